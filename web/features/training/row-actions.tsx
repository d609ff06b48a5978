import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '#web/ui/button.tsx'

type RowActionsProps = { edit: string; remove: string; onEdit: () => void; onRemove: () => void }

export function RowActions({ edit, remove, onEdit, onRemove }: RowActionsProps) {
  return (
    <div className="-my-2 -me-3 ms-auto flex shrink-0">
      <IconButton label={edit} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label={remove} onClick={onRemove}>
        <Trash aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}
