import type { Plan } from '#contract/plans.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { InkSun } from '#web/ui/ink.tsx'
import { useInitialFocus } from '#web/ui/use-initial-focus.ts'
import { WarMask } from '#web/ui/war-mask.tsx'

type FinishedMomentProps = { plan: Plan; user_id: string; onClose: () => void }

const sun = <InkSun seed="finished plan" className="size-full text-ink" />

/** The poster shown when the last step of a plan is ticked off. */
export function FinishedMoment({ plan, user_id, onClose }: FinishedMomentProps) {
  const { t } = useTranslation('plans')
  const heading = useInitialFocus<HTMLHeadingElement>()
  return (
    <div className="milestone relative isolate grid content-end overflow-clip px-6 pt-24 pb-10 sm:px-14 sm:pb-14 lg:px-20">
      <div className="milestone-sun absolute -end-[18vw] -top-[6vh] -z-2 w-[min(120vw,96vh)] lg:end-[2vw] lg:top-[1vh]">
        {sun}
      </div>
      <div className="milestone-mask absolute end-[6vw] top-[8vh] -z-1 w-[min(70vw,52vh)] lg:end-[11vw] lg:top-[14vh] lg:w-[min(40vw,68vh)]">
        <WarMask id={user_id} className="w-full" />
      </div>
      <h2 ref={heading} tabIndex={-1} className="type-display grid outline-none">
        <span className="font-display text-base font-semibold tracking-[0.16em]">{t('finished.eyebrow')}</span>
        <span className="mt-3 text-title text-balance wrap-anywhere">{plan.title}</span>
      </h2>
      <p className="mt-4 max-w-[34ch] text-lead font-medium">{t('finished.text', { count: plan.steps.length })}</p>
      <div className="mt-8">
        <Button size="large" onClick={onClose} className="[--slab-hover:var(--smoke)] [--slab:var(--ink)]">
          {t('finished.close')}
        </Button>
      </div>
    </div>
  )
}
