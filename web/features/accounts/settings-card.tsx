import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type SettingsCardProps = {
  title: string
  text?: string | undefined
  /** Stands beside the title: a badge, say. */
  state?: ReactNode
  danger?: boolean
  children: ReactNode
}

export function SettingsCard({ title, text, state, danger = false, children }: SettingsCardProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} tone={danger ? 'chosen' : 'plain'} className="grid gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-3 pe-4">
          <h2 id={headingId} className="type-display text-subheading">
            {title}
          </h2>
          {state}
        </div>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </div>
      {children}
    </Card>
  )
}
