import Store from 'lucide-react/icons/store'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

export function MissingOffer() {
  const { t } = useTranslation('checkout')
  return (
    <section className="grid min-h-[60dvh] content-center justify-items-start gap-5">
      <Store aria-hidden="true" className="size-12 text-danger" />
      <h1 className="type-display text-title">{t('missing.title')}</h1>
      <p className="max-w-[46ch] text-lead text-muted">{t('missing.text')}</p>
      <Link to="/coaches" className={buttonClass()}>
        {t('missing.action')}
      </Link>
    </section>
  )
}
