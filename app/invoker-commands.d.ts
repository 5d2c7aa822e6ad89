import 'react'

/** Invoker commands (HTML, 'the command attribute') are not yet in @types/react. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}
