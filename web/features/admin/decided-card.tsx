import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { DecidedApplication } from './queries.ts'
import { useDecide } from './use-decide.ts'

/** Shown in place of the application while the decision can be undone. */
export function DecidedCard({ decided }: { decided: DecidedApplication }) {
  const { t } = useTranslation('admin')
  const { undo, close } = useDecide()
  const [undoing, setUndoing] = useState(false)
  const seconds = useSecondsUntil(decided.until)
  const button = useRef<HTMLButtonElement>(null)
  const headingId = useId()
  // The pressed button was removed together with the application.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  const over = seconds <= 0 && !undoing
  useEffect(() => {
    if (over) close(decided)
  }, [over, close, decided])
  const onUndo = async () => {
    setUndoing(true)
    await undo(decided)
  }
  return (
    <Card as="li" aria-labelledby={headingId} className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <h2 id={headingId} className="type-display min-w-0 text-subheading [overflow-wrap:anywhere]">
        {decided.full_name}
      </h2>
      <Badge variant={decided.decision === 'approved' ? 'brass' : 'quiet'}>{t(`pending.${decided.decision}`)}</Badge>
      <Button ref={button} size="small" variant="secondary" className="ms-auto" busy={undoing} onClick={onUndo}>
        {t('pending.undo')}
        <span className="sr-only">: {decided.full_name}</span>
        <span className="tabular-nums">{t('pending.secondsLeft', { seconds: Math.max(0, seconds) })}</span>
      </Button>
    </Card>
  )
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(ticking)
  }, [])
  return Math.ceil((moment - now) / 1000)
}
