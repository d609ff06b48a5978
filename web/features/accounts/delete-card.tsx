import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

const DeleteDialog = lateDialog(
  () => import('./delete-dialog.tsx'),
  (module) => module.DeleteDialog,
)

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
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}
