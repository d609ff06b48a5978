import { addDays } from '#contract/day-rules.ts'
import type { Output } from '#contract/endpoint.ts'
import type { readTrainingSummary } from '#contract/training.ts'
import { HARD_ABOVE, LIGHT_BELOW, type LoadZone, loadWords, usualLoad } from '#contract/training-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Chart } from '#web/ui/chart.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SectionCard } from '#web/ui/section-card.tsx'

type Summary = Output<typeof readTrainingSummary>

/** The harder, the more fire in it. */
const ZONES: Record<LoadZone, string> = { light: 'bg-ember/5', steady: 'bg-ember/15', hard: 'bg-ember/30' }

/** Twelve times 7 days in their zones, and what the last of them mean in words. */
export function LoadCard({ summary }: { summary: Summary }) {
  const { t } = useTranslation('training')
  const { shortDay, number } = useFormats()
  const { weeks, load, sessions_7, minutes_7 } = summary
  const usual = usualLoad(load)
  return (
    <SectionCard title={t('load.title')}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="type-display text-heading">{t('load.sessions', { count: sessions_7 })}</span>
        <span className="type-display text-heading text-fire">{t('load.minutes', { minutes: number(minutes_7) })}</span>
        <span className="text-muted">{t('load.week')}</span>
      </p>
      <p className="text-lead">
        <LoadSentence summary={summary} />
      </p>
      <Chart
        caption={t('load.caption')}
        kind="bars"
        tone="fire"
        whole
        format={number}
        points={weeks.map(({ week, load: value }) => ({
          id: week,
          value,
          mark: shortDay(addDays(week, 6)),
          label: t('load.point', { day: shortDay(addDays(week, 6)), load: number(value) }),
        }))}
        bands={
          usual === null
            ? []
            : [
                { id: 'light', from: 0, to: usual * LIGHT_BELOW, className: ZONES.light },
                { id: 'steady', from: usual * LIGHT_BELOW, to: usual * HARD_ABOVE, className: ZONES.steady },
                { id: 'hard', from: usual * HARD_ABOVE, to: Number.POSITIVE_INFINITY, className: ZONES.hard },
              ]
        }
      />
      {usual !== null && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {(Object.keys(ZONES) as LoadZone[]).map((zone) => (
            <li key={zone} className="flex items-center gap-2">
              <span aria-hidden="true" className={classNames('size-4 border border-line', ZONES[zone])} />
              {t(`load.zone.${zone}`)}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function LoadSentence({ summary }: { summary: Summary }) {
  const { t } = useTranslation('training')
  const { percent } = useFormats()
  const words = loadWords(summary.load)
  if (!('percent' in words)) return t(`load.${words.say}`)
  if (words.percent === -100) return t('load.rest')
  return t(`load.${words.say}`, { percent: percent(Math.abs(words.percent) / 100) })
}
