import { useTranslation } from 'react-i18next'
import { buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'
import { usePageTitle } from './page-title.ts'

export function NotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('page.notFound'))
  return (
    <section className="relative isolate grid min-h-[70dvh] content-center overflow-hidden">
      <p
        aria-hidden="true"
        className="type-display pointer-events-none absolute -start-2 top-1/2 -z-2 -translate-y-1/2 text-[clamp(11rem,38vw,30rem)] leading-[0.8] text-ghost select-none"
      >
        404
      </p>
      <InkStroke
        seed="swing and a miss"
        className="pointer-events-none absolute -start-[6%] top-1/2 -z-1 h-28 w-[112%] -translate-y-[120%] -rotate-6 text-blood sm:h-44"
      />
      <div className="mt-44 grid justify-items-start gap-5 sm:mt-64">
        <h1 className="type-display text-title">{t('notFound.title')}</h1>
        <p className="max-w-[38ch] text-lead text-muted">{t('notFound.text')}</p>
        <a href="/" className={buttonClass({ size: 'large' })}>
          {t('notFound.home')}
        </a>
      </div>
    </section>
  )
}
