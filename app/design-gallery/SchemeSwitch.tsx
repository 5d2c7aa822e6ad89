import { useState } from 'react'
import { Button } from '~/design-system/button/Button'
import styles from './SchemeSwitch.module.css'

const choices = [
  { label: 'System', colorScheme: '' },
  { label: 'Light', colorScheme: 'light' },
  { label: 'Dark', colorScheme: 'dark' },
]

/** The scheme of the page itself, for the parts that take its whole width. */
export function SchemeSwitch() {
  const [chosen, setChosen] = useState('')
  return (
    <fieldset className={styles.schemeSwitch} aria-label="Colour scheme of this page">
      {choices.map(({ label, colorScheme }) => (
        <Button
          key={label}
          variant={colorScheme === chosen ? 'primary' : 'quiet'}
          size="compact"
          className={styles.choice}
          aria-pressed={colorScheme === chosen}
          onClick={() => {
            document.documentElement.style.colorScheme = colorScheme
            setChosen(colorScheme)
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
