import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Tone = 'error' | 'warn' | 'success' | 'info'

const tones = {
  error: { role: 'alert', bar: 'border-s-danger', text: 'text-danger', Icon: CircleAlert },
  warn: { role: 'status', bar: 'border-s-ember', text: 'text-fire', Icon: TriangleAlert },
  success: { role: 'status', bar: 'border-s-good', text: 'text-good', Icon: CircleCheck },
  info: { role: 'status', bar: 'border-s-edge', text: 'text-muted', Icon: Info },
} as const satisfies Record<Tone, unknown>

export type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button such as Retry. */
  action?: ReactNode
  className?: string
}

/** A message inside the page, at the place it concerns. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const { role, bar, text, Icon } = tones[tone]
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 border border-s-4 border-line bg-raised px-4 py-3.5',
        bar,
        className,
      )}
    >
      <Icon aria-hidden="true" className={classNames('size-5 shrink-0', text)} />
      <div className="min-w-48 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'text-sm text-muted' : undefined}>{children}</div>}
      </div>
      {action}
    </div>
  )
}
