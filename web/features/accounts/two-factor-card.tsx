import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import type { TwoFactorStep } from './two-factor-dialogs.tsx'

/** Loaded late, because they are rarely used and the QR code alone is a tenth of the page. */
const TwoFactorDialogs = lateDialog(
  () => import('./two-factor-dialogs.tsx'),
  (module) => module.TwoFactorDialogs,
)

export function TwoFactorCard({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('accounts')
  const [step, setStep] = useState<TwoFactorStep | null>(null)
  return (
    <SectionCard
      title={t('twoFactor.title')}
      text={enabled ? t('twoFactor.onText') : t('twoFactor.offText')}
      state={<Badge variant={enabled ? 'blood' : 'quiet'}>{enabled ? t('twoFactor.on') : t('twoFactor.off')}</Badge>}
    >
      <div className="flex flex-wrap gap-3">
        {enabled && (
          <Button variant="secondary" onClick={() => setStep('renew')}>
            {t('twoFactor.renew')}
          </Button>
        )}
        {/* One button in both states, so that it keeps the focus when the state changes. */}
        <Button variant={enabled ? 'danger' : 'primary'} onClick={() => setStep(enabled ? 'stop' : 'set-up')}>
          {enabled ? t('twoFactor.stop') : t('twoFactor.start')}
        </Button>
      </div>
      {step && <TwoFactorDialogs step={step} onStep={setStep} onClose={() => setStep(null)} />}
    </SectionCard>
  )
}
