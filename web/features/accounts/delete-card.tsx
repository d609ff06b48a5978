import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from './settings-card.tsx'

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

export function DeleteCard() {
  const { t } = useTranslation('accounts')
  const [open, setOpen] = useState(false)
  return (
    <SettingsCard title={t('delete.title')} text={t('delete.text')} danger>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
      </div>
      <Suspense fallback={null}>{open && <DeleteDialog onClose={() => setOpen(false)} />}</Suspense>
    </SettingsCard>
  )
}
