import { useState } from 'react'
import type { NextStep } from '#contract/round.ts'
import { wordingOn } from '#contract/round-words-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import type { SheetProps } from './round-parts.ts'

type StepRoundProps = SheetProps & {
  next: NextStep
  /** Today's date in the member's time zone. */
  today: string
  /** Promises never reject. */
  onTick: () => Promise<unknown>
  onPostpone: () => Promise<unknown>
}

/** A due step, which is ticked off here or waits until tomorrow. */
export function StepRound({ next, today, onTick, onPostpone, ...sheet }: StepRoundProps) {
  const { t } = useTranslation('round')
  const { day } = useFormats()
  const [busy, setBusy] = useState<'tick' | 'postpone'>()
  const act = async (which: 'tick' | 'postpone') => {
    if (busy) return
    setBusy(which)
    await (which === 'tick' ? onTick() : onPostpone())
    setBusy(undefined)
  }
  const { text, due_date } = next.step
  const isLate = due_date !== null && due_date < today
  const plan = next.plan_title
  return (
    <PosterSheet
      {...sheet}
      headline={text}
      accent={t(`step.${isLate ? 'overdue' : 'today'}.${wordingOn(today)}`)}
      lead={<p>{isLate ? t('step.since', { day: day(due_date), plan }) : t('step.of', { plan })}</p>}
    >
      <Button size="large" busy={busy === 'tick'} onClick={() => void act('tick')}>
        {t('step.done')}
      </Button>
      <Button variant="text" size="small" busy={busy === 'postpone'} onClick={() => void act('postpone')}>
        {t('step.notToday')}
      </Button>
    </PosterSheet>
  )
}
