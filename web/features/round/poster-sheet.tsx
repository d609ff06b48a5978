import { type ReactNode, useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { WarMask } from '#web/ui/war-mask.tsx'
import { headlineSize } from './headline-size.ts'
import type { SheetProps } from './round-parts.ts'
import './round.css'

type PosterSheetProps = SheetProps & {
  won?: boolean
  headline: string
  /** The end of the headline, in fire. */
  accent: string
  lead: ReactNode
  /** The action, and at most one way around it. */
  children?: ReactNode
}

const sun = {
  open: <InkSun seed="round" className="size-full text-blood" />,
  won: <InkSun seed="won" className="size-full text-ink" />,
}

/** One poster with one action: black while the day is open, red once it is won. */
export function PosterSheet(props: PosterSheetProps) {
  const { userId, fightWeek, won = false, headline, accent, lead, children, foot } = props
  const { t } = useTranslation('round')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={classNames(posterClass, won && 'round-won')}>
      <div aria-hidden="true" className="round-art pointer-events-none absolute inset-0 -z-1">
        {!won && (
          <InkStroke seed="round" className="absolute -start-[10%] bottom-[8%] h-36 w-[120%] -rotate-6 text-charcoal" />
        )}
        <div
          className={classNames(
            'absolute md:-end-[5%] md:top-1/2 md:aspect-square md:size-auto md:w-[42%] md:max-w-[34rem] md:-translate-y-[56%]',
            won && !foot ? '-end-16 top-2 size-88' : '-end-14 -top-2 size-56',
          )}
        >
          {won ? sun.won : sun.open}
          <WarMask id={userId} className="absolute inset-[17%] size-[66%]" />
        </div>
      </div>
      <div className="round-sheet pt-7 pb-14 lg:pt-9">
        <h2 id={headingId} className="type-eyebrow text-text">
          {t('title')}
        </h2>
        {fightWeek && (
          <p className={classNames('type-eyebrow mt-1', won ? 'text-text' : 'text-fire')}>
            {t(fightWeek.is_fight ? 'fightWeek.fight' : 'fightWeek.other', { count: fightWeek.days })}
          </p>
        )}
        <div
          aria-live="polite"
          className="flex grow flex-col justify-end pt-28 md:max-w-[64%] md:justify-center md:pt-6"
        >
          <p
            tabIndex={-1}
            className={classNames('round-headline type-display wrap-anywhere outline-none', headlineSize(headline))}
          >
            {headline} <span className={classNames('block', won ? 'text-ink' : 'text-fire')}>{accent}</span>
          </p>
          <div className="mt-5 grid max-w-[52ch] gap-1 text-lead">{lead}</div>
          {children && <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>}
        </div>
        {foot && <div className="mt-7 border-t border-current/25 pt-4">{foot}</div>}
      </div>
    </section>
  )
}
