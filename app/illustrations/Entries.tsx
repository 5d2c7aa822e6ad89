import type { SVGProps } from 'react'

export type Entry = readonly [x: number, baseline: number, text: string, fontSize?: number]

type EntriesProps = SVGProps<SVGTextElement> & { entries: readonly Entry[] }

/** What is written on a drawn paper in one style, each entry at its place. */
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
