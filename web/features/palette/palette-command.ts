import type { ReactNode } from 'react'

export type PaletteCommand = {
  id: string
  label: string
  icon?: ReactNode
  /** Other words that find it. */
  keywords?: string[]
  /** The search text for which the server found this; the label need not contain it. */
  foundBy?: string
  run: () => void
}

export type PaletteGroup = {
  id: 'pages' | 'sessions' | 'posts' | 'coaches' | 'language' | 'theme' | 'account'
  commands: PaletteCommand[]
}
