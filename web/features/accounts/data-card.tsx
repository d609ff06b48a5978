import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { downloadFile } from './download-file.ts'

export function DataCard() {
  const { t } = useTranslation('accounts')
  const { errorText } = useErrorTexts()
  const [busy, setBusy] = useState(false)
  const exportData = async () => {
    setBusy(true)
    try {
      const data = await call('GET /api/accounts/export', {})
      downloadFile(t('data.file'), 'application/json', `${JSON.stringify(data, null, 2)}\n`)
      toast({ title: t('data.exported'), variant: 'success' })
    } catch (error) {
      toast({ title: t('data.exportFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <SectionCard title={t('data.title')} text={t('data.text')}>
      <div>
        <Button variant="secondary" busy={busy} onClick={exportData}>
          {t('data.export')}
        </Button>
      </div>
    </SectionCard>
  )
}
