import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ActiveSwitch } from './active-switch.tsx'
import type { Offer } from './desk-changes.ts'

type OfferControlsProps = { offer: Offer; onEdit: () => void; onDelete: () => void }

export function OfferControls({ offer, onEdit, onDelete }: OfferControlsProps) {
  const { t } = useTranslation('coach-desk')
  return (
    <>
      <ActiveSwitch offer={offer} />
      <div className="-ms-3 flex flex-wrap gap-1">
        <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          {t('offer.edit')}
          <span className="sr-only">: {offer.title}</span>
        </Button>
        <Button variant="ghost" size="small" className="hover:text-danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t('offer.delete')}
          <span className="sr-only">: {offer.title}</span>
        </Button>
      </div>
    </>
  )
}
