import { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { Progress } from '#web/session/send-queue.ts'
import { Button } from '#web/ui/button.tsx'

type WaitingListProps<Item> = {
  items: Item[]
  wordsOf: (item: Item) => string
  labels: { mark: string; sending: string; refused: (reason: string) => string; edit: string; remove: string }
  retry: (key: string) => void
  remove: (item: Item) => void
  /** Puts one back into the composer. */
  onEdit: (item: Item) => void
}

/** What was written here without a connection and is not sent yet. */
export function WaitingList<Item extends { key: string; progress: Progress | undefined }>(
  props: WaitingListProps<Item>,
) {
  const { items, wordsOf, labels, retry, remove, onEdit } = props
  const { t } = useTranslation('common')
  const { errorText } = useErrorTexts()
  if (items.length === 0) return null
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.key} className="grid gap-2 border border-dashed border-edge p-4">
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{wordsOf(item)}</p>
          <div className="flex flex-wrap items-center justify-end gap-x-1">
            <p role="status" className="me-auto text-sm text-fire">
              {item.progress === 'sending'
                ? labels.sending
                : item.progress
                  ? labels.refused(errorText(new ApiError(item.progress, { status: 0 })))
                  : labels.mark}
            </p>
            {item.progress !== 'sending' && (
              <>
                {item.progress && (
                  <Button variant="ghost" size="small" onClick={() => retry(item.key)}>
                    {t('action.retry')}
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    remove(item)
                    onEdit(item)
                  }}
                >
                  {labels.edit}
                </Button>
                <Button variant="ghost" size="small" onClick={() => remove(item)}>
                  {labels.remove}
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
