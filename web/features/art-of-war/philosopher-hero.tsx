import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkSun } from '#web/ui/ink.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { WarMask } from '#web/ui/war-mask.tsx'
import type { Philosopher } from './book.ts'
import { INKS, PHILOSOPHER_LOOKS } from './philosopher-look.ts'

export function PhilosopherHero({ philosopher }: { philosopher: Philosopher }) {
  const { t } = useTranslation('art-of-war')
  const { id, name, title, specialty, introduction } = philosopher
  const { mask, ink } = PHILOSOPHER_LOOKS[id]
  return (
    <header className={classNames(posterClass, 'pt-5 pb-16 lg:pt-8')}>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -end-10 top-10 -z-1 size-60 md:top-1/2 md:-end-[7%] md:aspect-square md:h-auto md:w-[44%] md:-translate-y-1/2"
      >
        <InkSun seed={`art of war ${id}`} className={classNames('size-full', INKS[ink])} />
        <WarMask id={mask} className="absolute inset-[15%] size-[70%]" />
      </div>
      <Link
        to="/art-of-war"
        className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('philosophers.back')}
      </Link>
      <div className="pt-48 md:max-w-[60%] md:py-16">
        <p className="type-eyebrow">{title}</p>
        <h1 className="type-display mt-3 text-[clamp(3rem,1.6rem+6vw,6.5rem)]">{name}</h1>
        <Badge variant="brass" className="mt-6">
          {specialty}
        </Badge>
        <p className="mt-6 max-w-prose text-lead">{introduction}</p>
      </div>
    </header>
  )
}
