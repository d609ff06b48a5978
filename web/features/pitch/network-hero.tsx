import { useTranslation } from '#web/i18n/use-translation.ts'
import { planPath } from '#web/network/paths.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { MaskPicture } from '#web/ui/mask-picture.tsx'
import { posterClass } from '#web/ui/poster-class.ts'

export function NetworkHero() {
  const { t } = useTranslation('pitch')
  return (
    <header className={classNames(posterClass, 'pb-20 md:pb-24')}>
      <HeroArt />
      <div className="pt-72 md:max-w-[56%] md:pt-24 lg:pt-28">
        <p className="type-eyebrow text-gilt">{t('hero.eyebrow')}</p>
        <h1 className="type-display mt-3 text-[clamp(3.25rem,1.8rem+6vw,7rem)]">{t('hero.title')}</h1>
        <p className="mt-6 max-w-[46ch] text-lead">{t('hero.lead')}</p>
        <div className="mt-8 -ms-1 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link to={planPath('elite_monthly')} className={buttonClass({ size: 'large' })}>
            {t('upgrade')}
          </Link>
          <Link to="/network#compare" className={buttonClass({ size: 'large', variant: 'text' })}>
            {t('learnMore')}
          </Link>
        </div>
      </div>
    </header>
  )
}

/** Five masks shoulder to shoulder in front of a brass sun. */
function HeroArt() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-1">
      <InkStroke seed="network" className="absolute -start-[10%] bottom-[2%] h-40 w-[120%] -rotate-6 text-charcoal" />
      <div className="absolute start-1/2 top-2 aspect-square w-64 -translate-x-1/2 md:start-auto md:-end-[5%] md:top-1/2 md:w-[52%] md:translate-x-0 md:-translate-y-[54%]">
        <InkSun seed="network" className="size-full text-brass" />
        <MaskPicture face="stag" className="absolute start-[-6%] top-[20%] size-[38%] -rotate-12" />
        <MaskPicture face="fox" className="absolute end-[-6%] top-[20%] size-[38%] rotate-12" />
        <MaskPicture face="oni" className="absolute start-[2%] top-[42%] size-[46%] -rotate-6" />
        <MaskPicture face="phoenix" className="absolute end-[2%] top-[42%] size-[46%] rotate-6" />
        <MaskPicture face="lion" className="absolute start-[21%] top-[24%] size-[58%]" />
      </div>
    </div>
  )
}
