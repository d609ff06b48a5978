import type { PlanStep } from '#contract/plans.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import type { PromisedRound, SheetProps } from './round-parts.ts'

type EventDayRoundProps = SheetProps & {
  round: Extract<PromisedRound, { kind: 'event_day' }>
  /** The open steps of the plans for this event that are due by now. */
  plan: readonly Pick<PlanStep, 'id' | 'text'>[]
  onWarmUp: () => void
}

/** The day of the fight: calm words, the plan once more, and a warm-up. Nothing else is asked for. */
export function EventDayRound({ round, plan, onWarmUp, ...sheet }: EventDayRoundProps) {
  const { t } = useTranslation('round')
  const { event, is_fight, is_warm } = round
  const kind = is_fight ? 'fight' : 'other'
  return (
    <PosterSheet
      {...sheet}
      headline={t(`eventDay.${kind}.headline`)}
      accent={t(`eventDay.${kind}.accent`)}
      lead={
        <>
          {event && <p className="font-medium wrap-anywhere">{event}</p>}
          <p>{t(`eventDay.${kind}.lead`)}</p>
          {plan.length > 0 && (
            <ul aria-label={t('eventDay.plan')} className="mt-3 grid gap-1 border-s-2 border-fire ps-4 text-base">
              {plan.map(({ id, text }) => (
                <li key={id} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {is_warm ? (
        <p className="font-medium">{t('eventDay.warm')}</p>
      ) : (
        <Button size="large" onClick={onWarmUp}>
          {t('eventDay.warmUp')}
        </Button>
      )}
      {plan.length > 0 && (
        <Link to="/plans" className={buttonClass({ variant: 'text', size: 'small' })}>
          {t('eventDay.openPlan')}
        </Link>
      )}
    </PosterSheet>
  )
}
