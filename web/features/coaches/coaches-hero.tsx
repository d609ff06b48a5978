import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { CoachMask } from './coach-mask.tsx'

export function CoachesHero() {
  const { t } = useTranslation('coaches')
  return (
    <header className={classNames(posterClass, 'pb-20 md:pb-24')}>
      <HeroArt />
      <div className="pt-68 md:max-w-[54%] md:pt-24 lg:pt-28">
        <p className="type-eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="type-display mt-3 text-[clamp(3.25rem,1.8rem+6vw,7rem)]">{t('hero.title')}</h1>
        <p className="mt-6 max-w-[46ch] text-lead text-muted">{t('hero.lead')}</p>
        {/* The AI coaches fill several screens of a phone. */}
        <Link to="/coaches#human-coaches" className={buttonClass({ variant: 'secondary', className: 'mt-7 -ms-1' })}>
          {t('hero.toHumans')}
        </Link>
      </div>
    </header>
  )
}

/** Three masks side by side. */
function HeroArt() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-1">
      <InkStroke seed="coaches" className="absolute -start-[10%] bottom-[4%] h-40 w-[120%] -rotate-6 text-charcoal" />
      <div className="absolute start-1/2 top-0 aspect-square w-64 -translate-x-1/2 md:start-auto md:-end-[4%] md:top-1/2 md:w-[52%] md:translate-x-0 md:-translate-y-[54%]">
        <InkSun seed="coaches" className="size-full text-blood" />
        <CoachMask persona="mindset" className="absolute start-[-4%] top-[34%] size-[50%] -rotate-6" />
        <CoachMask persona="performance" className="absolute end-[-4%] top-[34%] size-[50%] rotate-6" />
        <CoachMask persona="leadership" className="absolute start-[17%] top-[14%] size-[66%]" />
      </div>
    </div>
  )
}
