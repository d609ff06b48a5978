import { useQuery } from '@tanstack/react-query'
import { POINT_CAUSES, POINTS, RANK_POINTS, RANKS } from '#contract/people-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Progress } from '#web/ui/progress.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { ownPersonQuery } from './queries.ts'

/** The member's own rank, what is missing for the next one, and what gives points. */
export function RankCard() {
  const { t } = useTranslation('people')
  const { number } = useFormats()
  const { data: own } = useQuery(ownPersonQuery)
  if (!own) return null
  const { rank, points } = own
  const next = RANKS[RANKS.indexOf(rank) + 1]
  const missing = next
    ? t('points.missing', { count: RANK_POINTS[next] - points, next: t(`rank.${next}`) })
    : t('points.highest')
  return (
    <SectionCard tone="brass" title={t('points.title')} text={t('points.text')}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="type-display text-heading text-gilt">{t(`rank.${rank}`)}</span>
          <span className="font-semibold">{t('points.count', { count: points, shown: number(points) })}</span>
        </p>
        {next && (
          <Progress
            label={t('points.progress')}
            tone="brass"
            value={points - RANK_POINTS[rank]}
            max={RANK_POINTS[next] - RANK_POINTS[rank]}
            valueText={missing}
          />
        )}
        <p className="text-sm text-muted">{missing}</p>
      </div>
      <ul className="grid gap-2 border-t border-line pt-4">
        {POINT_CAUSES.map((cause) => (
          <li key={cause} className="flex items-baseline justify-between gap-4">
            <span>{t(`points.causes.${cause}`)}</span>
            <span className="font-semibold whitespace-nowrap">+{POINTS[cause]}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
