import type { OwedDebrief } from '#contract/round.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import type { SheetProps } from './round-parts.ts'

type DebriefRoundProps = SheetProps & { debrief: OwedDebrief; onDebrief: () => void }

/** The day after the fight: the coaches ask how it went. */
export function DebriefRound({ debrief, onDebrief, ...sheet }: DebriefRoundProps) {
  const { t } = useTranslation('round')
  const { day } = useFormats()
  const lead = t('debrief.lead', { event: debrief.event ?? t('debrief.unnamed'), day: day(debrief.event_date) })
  return (
    <PosterSheet
      {...sheet}
      headline={t('debrief.headline')}
      accent={t('debrief.accent')}
      lead={<p className="wrap-anywhere">{lead}</p>}
    >
      <Button size="large" onClick={onDebrief}>
        {t('debrief.tell')}
      </Button>
    </PosterSheet>
  )
}
