import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

type UnavailableCoachProps = { name: string; mask: ReactNode; back: string; instead: { name: string; path: string } }

/** A coach who is not available yet: says why, and links to another coach. */
export function UnavailableCoach({ name, mask, back, instead }: UnavailableCoachProps) {
  const { t } = useTranslation('coaching')
  return (
    <section className="grid min-h-[70dvh] content-center justify-items-start gap-6">
      {mask}
      <h1 className="type-display text-title">{t('closed.title', { name })}</h1>
      <p className="max-w-[46ch] text-lead text-muted">{t('closed.text', { name })}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={instead.path} className={buttonClass({ size: 'large' })}>
          {t('closed.instead', { name: instead.name })}
        </Link>
        <Link to={back} className={buttonClass({ variant: 'secondary', size: 'large' })}>
          {t('back')}
        </Link>
      </div>
    </section>
  )
}
