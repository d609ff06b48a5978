import type { ReactNode } from 'react'

export type PaletteCommand = {
  id: string
  label: string
  icon?: ReactNode
  /** Other words by which someone might look for it. */
  keywords?: string[]
  /** What the server was asked when it found this: it may have seen those words where the label does not show them. */
  foundBy?: string
  run: () => void
}

export type PaletteGroup = {
  id: 'pages' | 'sessions' | 'coaches' | 'language' | 'theme' | 'account'
  commands: PaletteCommand[]
}
