import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { InkSun } from '#web/ui/ink.tsx'
import { useInitialFocus } from '#web/ui/use-initial-focus.ts'
import { WarMask } from '#web/ui/war-mask.tsx'
import type { Milestone } from './milestones.ts'

type MilestoneMomentProps = {
  milestone: Milestone
  /** The seven days were those of the first camp, and not in a row. */
  camp?: boolean
  user_id: string
  onClose: () => void
}

const sun = <InkSun seed="milestone" className="size-full text-ink" />

/** A fight poster with the member's war mask in front of a black sun, and the number of days. */
export function MilestoneMoment({ milestone, camp = false, user_id, onClose }: MilestoneMomentProps) {
  const { t } = useTranslation('streak')
  const heading = useInitialFocus<HTMLHeadingElement>()
  return (
    <div className="milestone relative isolate grid content-end overflow-clip px-6 pt-24 pb-10 sm:px-14 sm:pb-14 lg:px-20">
      <div className="milestone-sun absolute -end-[18vw] -top-[6vh] -z-2 w-[min(120vw,96vh)] lg:end-[2vw] lg:top-[1vh]">
        {sun}
      </div>
      <div className="milestone-mask absolute end-[6vw] top-[8vh] -z-1 w-[min(70vw,52vh)] lg:end-[11vw] lg:top-[14vh] lg:w-[min(40vw,68vh)]">
        <WarMask id={user_id} className="w-full" />
      </div>
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        <span className="sr-only">{camp ? t('milestone.camp.title') : t('milestone.title', { count: milestone })}</span>
        <span aria-hidden="true" className="type-display grid">
          <span className="font-display text-base font-semibold tracking-[0.16em]">
            {camp ? t('milestone.camp.eyebrow') : t('milestone.eyebrow')}
          </span>
          <span className="milestone-figure mt-3">{milestone}</span>
          <span className="mt-5 text-title">{camp ? t('milestone.camp.label') : t('milestone.label')}</span>
        </span>
      </h2>
      <p className="mt-4 max-w-[34ch] text-lead font-medium">
        {camp ? t('milestone.camp.text') : t(`milestone.text.day${milestone}`)}
      </p>
      <div className="mt-8">
        <Button size="large" onClick={onClose} className="[--slab-hover:var(--smoke)] [--slab:var(--ink)]">
          {t('milestone.close')}
        </Button>
      </div>
    </div>
  )
}
