import type { SVGProps } from 'react'

export type Entry = readonly [x: number, baseline: number, text: string, fontSize?: number]

type EntriesProps = SVGProps<SVGTextElement> & { entries: readonly Entry[] }

/** Pieces of text on a drawing, in one style, each at its own place. */
export function Entries({ entries, ...rest }: EntriesProps) {
  return (
    <text {...rest}>
      {entries.map(([x, y, text, fontSize]) => (
        <tspan key={`${x} ${y}`} x={x} y={y} fontSize={fontSize}>
          {text}
        </tspan>
      ))}
    </text>
  )
}
