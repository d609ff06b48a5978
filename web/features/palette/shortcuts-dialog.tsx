import { useTranslation } from '#web/i18n/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'

type ShortcutsDialogProps = { open: boolean; onClose: () => void; commandKey: string }

export function ShortcutsDialog({ open, onClose, commandKey }: ShortcutsDialogProps) {
  const { t } = useTranslation(['palette', 'common'])
  const rows = [
    { does: t('shortcuts.palette'), keys: [commandKey, 'K'] },
    { does: t('shortcuts.help'), keys: ['?'] },
    { does: t('shortcuts.move'), keys: ['↑', '↓'] },
    { does: t('shortcuts.choose'), keys: ['↵'] },
    { does: t('shortcuts.close'), keys: ['Esc'] },
    { does: t('shortcuts.send'), keys: ['↵'] },
    { does: t('shortcuts.newLine'), keys: ['⇧', '↵'] },
    { does: t('shortcuts.editLast'), keys: ['↑'] },
    { does: t('shortcuts.stop'), keys: ['Esc'] },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts.title')} closeLabel={t('common:action.close')}>
      <dl className="grid pb-4">
        {rows.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-6 border-b border-line py-3 last:border-0">
            <dt>{does}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-8 min-w-8 place-items-center rounded border border-edge bg-sunken px-2 font-body text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
