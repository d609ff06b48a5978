import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('page.notFound'))
  return (
    <section className="grid min-h-[76dvh] content-center justify-items-start gap-6 overflow-x-clip">
      <div aria-hidden="true" className="relative select-none">
        <p className="type-display type-outline text-[clamp(9rem,34vw,23rem)] leading-[0.82] text-edge">404</p>
        <InkStroke
          seed="swing and a miss"
          className="absolute top-1/2 -start-[7%] h-[38%] w-[118%] -translate-y-1/2 -rotate-6 text-blood"
        />
      </div>
      <h1 className="type-display text-title">{t('notFound.title')}</h1>
      <p className="max-w-[38ch] text-lead text-muted">{t('notFound.text')}</p>
      <a href="/" className={buttonClass({ size: 'large' })}>
        {t('notFound.home')}
      </a>
    </section>
  )
}
