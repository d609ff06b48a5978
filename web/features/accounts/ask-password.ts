import type { ReactNode } from 'react'

/** Of the dialog that asks for the password before what weakens or deletes the account (password-dialog.tsx). */
export type AskPasswordProps = {
  onClose: () => void
  title: string
  text: ReactNode
  /** In its place for an account without a password, which is confirmed at the provider of this name. */
  textAtProvider?: (provider: string) => ReactNode
  submitLabel: string
  failedTitle: string
  danger?: boolean
  /** A word to type before an action that cannot be undone. */
  word?: string
  /** Without a password for an account that has none. */
  run: (password: string | undefined) => Promise<void>
}
