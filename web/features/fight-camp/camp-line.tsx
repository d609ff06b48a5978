import type { FightCamp } from '#contract/fight-camp.ts'
import { type CampPhase, campLine } from '#contract/fight-camp-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The phases from left to right, with a mark for each step and one for today. Below each has its name and its last day. */
export function CampLine({ camp, phase }: { camp: FightCamp; phase: CampPhase }) {
  const { t } = useTranslation('fight-camp')
  const { day, shortDay } = useFormats()
  const { segments, place } = campLine(camp.event_date, camp.named_on < camp.today ? camp.named_on : camp.today)
  return (
    <div className="mt-8">
      <div
        role="img"
        aria-label={`${t('line')}. ${t('here', { phase: t(`phase.${phase}`) })}`}
        className="relative h-8"
      >
        {segments.map(({ phase: each, from, to }) => (
          <span
            key={each}
            style={{ insetInlineStart: percent(from), width: percent(to - from) }}
            className={classNames(
              'absolute inset-y-3 border-e-2 border-ink',
              each === phase ? 'bg-blood' : 'bg-strong',
            )}
          />
        ))}
        {camp.steps.map(({ step }) =>
          step.due_date === null ? null : (
            <span
              key={step.id}
              title={`${step.text} · ${step.done_at ? t('stepDone') : day(step.due_date)}`}
              style={{ insetInlineStart: percent(place(step.due_date)) }}
              className={classNames(
                'absolute top-2.5 size-3 -translate-x-1/2 rotate-45 border-2 border-bone',
                step.done_at ? 'bg-bone' : 'bg-ink',
              )}
            />
          ),
        )}
        <span
          style={{ insetInlineStart: percent(place(camp.today)) }}
          className="absolute inset-y-0 w-1 -translate-x-1/2 bg-ember"
        />
      </div>
      <ol className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {segments.map(({ phase: each, last_day }) => (
          <li
            key={each}
            aria-current={each === phase ? 'step' : undefined}
            className={classNames('flex gap-x-1.5', each === phase && 'font-semibold text-text')}
          >
            <span>{t(`phase.${each}`)}</span>
            <span>{t('until', { day: shortDay(last_day) })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
