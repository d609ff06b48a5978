import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type RetryNoticeProps = {
  retryLabel: string
  onRetry: () => unknown
  busy?: boolean
  className?: string
  children: ReactNode
}

/** Says that something failed to load, with a retry button. */
export function RetryNotice({ retryLabel, onRetry, busy = false, className = '', children }: RetryNoticeProps) {
  return (
    <Notice
      tone="error"
      className={className}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={() => onRetry()}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
