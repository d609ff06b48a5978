import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'

export function BackToCoaches() {
  const { t } = useTranslation('coaches')
  return (
    <Link
      to="/coaches"
      className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('back')}
    </Link>
  )
}
