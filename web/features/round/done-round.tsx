import type { Tomorrow } from '#contract/round.ts'
import { wordingOn } from '#contract/round-words-rules.ts'
import type { ActivityKind } from '#contract/streak.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { PosterSheet } from './poster-sheet.tsx'
import type { SheetProps } from './round-parts.ts'

type DoneRoundProps = SheetProps & {
  today: string
  did: readonly ActivityKind[]
  tomorrow: Tomorrow
  timeZone: string | undefined
}

/** The day is won: what was done, and what tomorrow brings. */
export function DoneRound({ today, did, tomorrow, timeZone, ...sheet }: DoneRoundProps) {
  const { t } = useTranslation('round')
  const { list } = useFormats()
  const tomorrowText = useTomorrowText(timeZone)
  const things = list(did.map((kind) => t(`done.thing.${kind}`)))
  return (
    <PosterSheet
      {...sheet}
      won
      headline={t('done.headline')}
      accent={t(`done.accent.${wordingOn(today)}`)}
      lead={
        <>
          <p className="font-medium">{t('done.did', { things })}</p>
          <p className="wrap-anywhere">{tomorrowText(tomorrow)}</p>
        </>
      }
    />
  )
}

function useTomorrowText(timeZone: string | undefined): (tomorrow: Tomorrow) => string {
  const { t } = useTranslation(['round', 'first-camp'])
  const { time, timeIn } = useFormats()
  return (tomorrow) => {
    switch (tomorrow.kind) {
      case 'step':
        return t('done.tomorrow.step', { text: tomorrow.text })
      case 'session': {
        const { title, starts_at } = tomorrow.session
        return t('done.tomorrow.session', { title, time: timeZone ? timeIn(timeZone, starts_at) : time(starts_at) })
      }
      case 'camp':
        return t('done.tomorrow.camp', { task: t(`first-camp:task.${tomorrow.task}`) })
      case 'streak':
        return t('done.tomorrow.streak', { count: tomorrow.days })
    }
  }
}
