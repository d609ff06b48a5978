import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/navigation/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Says how well the account is protected, and leads to where that can be changed. */
export function GuardCard({ twoFactor }: { twoFactor: boolean }) {
  const { t } = useTranslation('profile')
  const Icon = twoFactor ? ShieldCheck : ShieldAlert
  return (
    <Card as="section" leads className="grid content-start gap-3" aria-labelledby="guard">
      <Icon aria-hidden="true" className={twoFactor ? 'size-9 text-good' : 'size-9 text-danger'} />
      <h2 id="guard" className="type-display mt-3 text-heading">
        {twoFactor ? t('guard.onTitle') : t('guard.title')}
      </h2>
      <p className="text-muted">{twoFactor ? t('guard.onText') : t('guard.text')}</p>
      <p>
        <Link to="/settings" data-cover className={buttonClass({ variant: 'text', size: 'small' })}>
          {t('guard.action')}
        </Link>
      </p>
    </Card>
  )
}
