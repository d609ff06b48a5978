import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

const loadDeleteDialog = importPatiently(() => import('./delete-dialog.tsx'))
const DeleteDialog = lazy(async () => ({ default: (await loadDeleteDialog()).DeleteDialog }))

export function DeleteCard() {
  const { t } = useTranslation('accounts')
  const [open, setOpen] = useState(false)
  return (
    <SectionCard title={t('delete.title')} text={t('delete.text')} tone="chosen">
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
      </div>
      <Suspense fallback={null}>{open && <DeleteDialog onClose={() => setOpen(false)} />}</Suspense>
    </SectionCard>
  )
}
