import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { addDays, mondayOf } from '#contract/day-rules.ts'
import type { Week } from '#contract/look-back.ts'
import { WEEKS_BACK } from '#contract/look-back-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { weekQuery } from './queries.ts'
import { ShareButton } from './share-button.tsx'
import { useWeekWords } from './use-week-words.ts'

/** One week, with buttons to the weeks before and after it. */
export function WeekCard() {
  const { t } = useTranslation(['look-back', 'common'])
  const [chosen, setChosen] = useState<string>()
  const { data: week, isPending, isError, isFetching, refetch } = useQuery(weekQuery(chosen))
  if (isPending) return <Skeleton className="h-80" />
  if (!week)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  return (
    <>
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      <ShownWeek week={week} isChosen={chosen !== undefined} busy={isFetching} onChoose={setChosen} />
    </>
  )
}

type ShownWeekProps = { week: Week; isChosen: boolean; busy: boolean; onChoose: (week: string) => void }

function ShownWeek({ week, isChosen, busy, onChoose }: ShownWeekProps) {
  const { t } = useTranslation('look-back')
  const { shortDay, dayRange } = useFormats()
  const words = useWeekWords(week)
  const { from, to, today, first_week } = week
  const current = mondayOf(today)
  const dates = dayRange(from, to)
  const before = addDays(current, -7)
  const earliest =
    first_week && first_week > addDays(current, -7 * WEEKS_BACK) ? first_week : addDays(current, -7 * WEEKS_BACK)
  return (
    <SectionCard
      title={
        from === current ? t('week.current') : from === before ? t('week.last') : t('week.of', { from: shortDay(from) })
      }
      text={dates}
    >
      {!isChosen && from === before && <p className="text-muted">{t('week.opened')}</p>}
      <div className="-mx-3 flex flex-wrap justify-between" aria-busy={busy}>
        <Button
          variant="ghost"
          size="small"
          disabled={first_week === null || from <= earliest}
          onClick={() => onChoose(addDays(from, -7))}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('week.before')}
        </Button>
        <Button variant="ghost" size="small" disabled={from >= current} onClick={() => onChoose(addDays(from, 7))}>
          {t('week.after')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <Days week={week} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {words.figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="type-display text-heading">{figure}</dd>
          </div>
        ))}
      </dl>
      {week.best && (
        <p className="border-s-4 border-blood ps-4">
          <span className="type-eyebrow block">{t('week.best')}</span>
          <span className="text-lead font-semibold wrap-anywhere">{week.best.text}</span>
          {week.best.outcome !== null && (
            <span className="ms-2 text-muted">{t('week.outcome', { outcome: week.best.outcome })}</span>
          )}
        </p>
      )}
      <p className="text-muted">{words.sentence}</p>
      {!words.isEmpty && (
        <div>
          <ShareButton words={words.card} note={dates} ink="ember" />
        </div>
      )}
    </SectionCard>
  )
}

/** Seven marks, Monday to Sunday. */
function Days({ week: { from, today, active_days } }: { week: Week }) {
  const { t } = useTranslation('look-back')
  const { weekday, day } = useFormats()
  return (
    <ol className="grid grid-cols-7 gap-1.5">
      {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((date) => {
        const state = active_days.includes(date)
          ? 'active'
          : date === today
            ? 'today'
            : date > today
              ? 'ahead'
              : 'quiet'
        return (
          <li key={date} className="grid gap-1 text-center text-sm text-muted">
            <span
              aria-hidden="true"
              className={classNames(
                'h-9 border',
                state === 'active' ? 'border-ember bg-ember' : 'border-line bg-strong',
              )}
            />
            <span aria-hidden="true">{weekday(date)}</span>
            <span className="sr-only">{`${day(date)}: ${t(`week.day.${state}`)}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
