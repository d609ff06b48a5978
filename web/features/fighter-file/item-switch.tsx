import { startTransition, useOptimistic } from 'react'
import type { FileItem } from '#contract/fighter-file-items.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Switch } from '#web/ui/choice-field.tsx'
import { switchItem } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

/** Changes at once, and changes back if the server refuses. */
export function ItemSwitch({ item, enabled }: { item: FileItem; enabled: boolean }) {
  const { t } = useTranslation('fighter-file')
  const change = useChangeFile()
  const [shown, show] = useOptimistic(enabled)
  const turn = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await change({ make: () => switchItem({ item, enabled: next }), failed: t('toast.switchFailed') })
    })
  return (
    <Switch
      name={item}
      label={<span className="sr-only">{t(`item.${item}`)}</span>}
      checked={shown}
      onChange={(event) => turn(event.target.checked)}
      className="shrink-0"
    />
  )
}
