import type { FightCamp } from '#contract/fight-camp.ts'
import { type CampPhase, campLine } from '#contract/fight-camp-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The phases from left to right, with a mark for each step and one for today. The text below says the same in words. */
export function CampLine({ camp, phase }: { camp: FightCamp; phase: CampPhase }) {
  const { t } = useTranslation('fight-camp')
  const { day } = useFormats()
  const { segments, place } = campLine(camp.event_date, camp.named_on < camp.today ? camp.named_on : camp.today)
  return (
    <div role="img" aria-label={`${t('line')}. ${t('here', { phase: t(`phase.${phase}`) })}`} className="mt-8">
      <div className="relative h-8">
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
      <div aria-hidden="true" className="relative mt-1 hidden h-5 text-sm text-muted sm:block">
        {segments.map(({ phase: each, from, to }) =>
          to - from < 0.12 ? null : (
            <span
              key={each}
              style={{ insetInlineStart: percent(from) }}
              className={classNames('absolute', each === phase && 'font-semibold text-text')}
            >
              {t(`phase.${each}`)}
            </span>
          ),
        )}
      </div>
    </div>
  )
}
