import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

type SessionHeadProps = { name: string; label: string; back: string; profile: string }

export function SessionHead({ name, label, back, profile }: SessionHeadProps) {
  const { t } = useTranslation('coaching')
  return (
    <header data-no-paper className="max-lg:-mt-8">
      <div className="flex items-center justify-between gap-x-6 max-lg:h-11">
        <Link
          to={back}
          className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('back')}
        </Link>
        <Link to={profile} className={buttonClass({ variant: 'text', size: 'small' })}>
          {t('profile', { name })}
        </Link>
      </div>
      {/* On a phone the chat fills the screen. */}
      <div className="max-lg:sr-only">
        <h1 className="type-display mt-3 text-title">{name}</h1>
        <p className="mt-2 text-muted">
          {t('panel', { label })} <span aria-hidden="true">·</span> {t('kept', { name })}
        </p>
      </div>
    </header>
  )
}
