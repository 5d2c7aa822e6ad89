import { useLayoutEffect, useRef, useState } from 'react'
import { BothSchemes } from '../BothSchemes'
import { contrast } from '../contrast'
import { sourcesOf, type Token, tokensNamed } from '../tokens'
import styles from './ColourRoles.module.css'

/** A role is in the first group whose pattern fits, so that a new one always has a place. */
const groups = [
  { title: 'Grounds', roles: /^color-(ground|sheet|well|night)/ },
  { title: 'Text', roles: /^color-(text|label|danger)/, measured: true },
  { title: 'Action', roles: /^color-(on-)?action/, measured: true },
  { title: 'Lines', roles: /^color-(edge|hairline|ruling)/, measured: true },
  { title: 'Lamp and brass', roles: /^color-(brass|lamp|beam|selection|scrim)/ },
  { title: 'Engraving', roles: /^color-(engraving|tone)/ },
  { title: 'Papers', roles: /^color-paper/ },
  { title: 'Others', roles: /^/ },
]

/** What a role stands on where that is not the page's ground. */
const standsOn: Record<string, string> = {
  'color-on-action': 'color-action',
  'color-paper-ink': 'color-paper',
  'color-paper-ink-muted': 'color-paper',
  'color-paper-rule': 'color-paper',
  'color-paper-action': 'color-paper',
  'color-paper-brass': 'color-paper',
}

const roles = tokensNamed('color')

const grouped = groups.map((group) => ({
  ...group,
  tokens: roles.filter(({ name }) => groups.find((other) => other.roles.test(name)) === group),
}))

export function ColourRoles() {
  return (
    <BothSchemes>
      <div className={styles.groups}>
        {grouped
          .filter(({ tokens }) => tokens.length > 0)
          .map(({ title, tokens, measured }) => (
            <div key={title} className={styles.group}>
              <h3 className={styles.title}>{title}</h3>
              <ul>
                {tokens.map((token) => (
                  <Swatch
                    key={token.name}
                    token={token}
                    measured={measured === true || token.name in standsOn}
                  />
                ))}
              </ul>
            </div>
          ))}
      </div>
    </BothSchemes>
  )
}

function Swatch({ token, measured }: { token: Token; measured: boolean }) {
  const chip = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  const { name } = token
  const sources = sourcesOf(token)

  useLayoutEffect(() => {
    if (!measured || !chip.current) return
    const { backgroundColor, borderColor } = getComputedStyle(chip.current)
    setRatio(contrast(backgroundColor, borderColor))
  }, [measured])

  return (
    <li className={styles.swatch}>
      <span className={styles.frame}>
        <span
          ref={chip}
          className={styles.chip}
          style={{
            backgroundColor: `var(--${name})`,
            borderColor: `var(--${standsOn[name] ?? 'color-ground'})`,
          }}
        />
      </span>
      <span className={styles.name}>{name.replace('color-', '')}</span>
      <span className={styles.source}>
        <span className={styles.light}>{sources.light}</span>
        <span className={styles.dark}>{sources.dark}</span>
      </span>
      <span className={styles.ratio}>{ratio?.toFixed(1)}</span>
    </li>
  )
}
