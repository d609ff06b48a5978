import { type ReactNode, useEffect, useRef } from 'react'
import { SectionCard } from '#web/ui/section-card.tsx'

/** The pressed button is gone, so the focus moves to the outcome. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <SectionCard title={title}>{children}</SectionCard>
    </div>
  )
}
