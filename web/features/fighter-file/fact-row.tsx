import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Fact } from '#contract/fighter-file.ts'
import type { FactKey } from '#contract/fighter-file-items.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FactSource } from './fact-source.tsx'
import { useFactValue } from './fact-value.ts'
import { ItemSwitch } from './item-switch.tsx'
import { forgetFact } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

type FactRowProps = { item: FactKey; fact: Fact | undefined; enabled: boolean; onEdit: () => void }

export function FactRow({ item, fact, enabled, onEdit }: FactRowProps) {
  const { t } = useTranslation('fighter-file')
  const valueText = useFactValue()
  const change = useChangeFile()
  const name = t(`item.${item}`)
  const forget = () =>
    change({ make: () => forgetFact(item), done: t('toast.forgotten'), failed: t('toast.forgetFailed') })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className={classNames('flex-1', fact ? 'min-w-52' : 'min-w-28')}>
        <h3 className="type-eyebrow">{name}</h3>
        {fact && (
          <>
            <p className={classNames('mt-1 text-lead wrap-anywhere', !enabled && 'text-muted')}>
              {valueText(item, fact.value)}
            </p>
            <FactSource fact={fact} />
          </>
        )}
        {!fact && enabled && <p className="mt-1 text-muted">{t('facts.unknown')}</p>}
        {!enabled && <p className="mt-1 text-sm text-fire">{t('off')}</p>}
      </div>
      <div className="flex items-center">
        <ItemSwitch item={item} enabled={enabled} />
        <IconButton
          label={fact ? t('facts.edit', { name }) : t('facts.add', { name })}
          onClick={onEdit}
          className="ms-2"
        >
          {fact ? <Pencil aria-hidden="true" className="size-4" /> : <Plus aria-hidden="true" className="size-5" />}
        </IconButton>
        {fact ? (
          <IconButton label={t('facts.forget', { name })} onClick={() => void forget()} className="hover:text-danger">
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        ) : (
          <span aria-hidden="true" className="hidden size-11 sm:block" />
        )}
      </div>
    </li>
  )
}
