import { useQueryClient } from '@tanstack/react-query'
import type { SavedQuote } from '#contract/art-of-war.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { newWrite, smallWrites, writeOrWait } from '#web/offline/small-writes.ts'
import { sessionState } from '#web/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { changeBox } from './change-box.ts'
import { savedQuotesQuery } from './queries.ts'
import { withoutQuote, withQuote } from './saved-list.ts'

/** Removes a quote from the box at once, offers an undo, and restores it if the server refuses. */
export function useRemoveQuote(): (saved: SavedQuote) => Promise<void> {
  const { t } = useTranslation('art-of-war')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()

  const restore = async (removed: SavedQuote) => {
    try {
      const restored = await call('POST /api/saved-quotes/:id/restore', { id: removed.id })
      await changeBox(queryClient, (quotes) => withQuote(quotes, restored))
      toast({ title: t('toast.restored'), variant: 'success' })
    } catch (error) {
      const refusal = asApiError(error)
      if (refusal.code === 'art-of-war.already-saved') toast({ title: errorText(refusal) })
      else toast({ title: t('toast.restoreFailed'), description: errorText(refusal), variant: 'destructive' })
      void queryClient.invalidateQueries(savedQuotesQuery)
    }
  }

  return async (saved) => {
    const user_id = sessionState().session?.user.id ?? ''
    const write = newWrite({ kind: 'remove-quote', id: saved.id })
    await changeBox(queryClient, (quotes) => withoutQuote(quotes, saved.id))
    /** While it waits, it is only taken out of the line. */
    const undo = () => {
      if (smallWrites.itemsOf(user_id).some(({ key }) => key === write.key)) {
        smallWrites.remove(user_id, write.key)
        void changeBox(queryClient, (quotes) => withQuote(quotes, saved))
      } else void restore(saved)
    }
    try {
      await writeOrWait(user_id, write)
      toast({ title: t('toast.removed'), action: { label: t('toast.undo'), onClick: undo } })
    } catch (error) {
      await changeBox(queryClient, (quotes) => withQuote(quotes, saved))
      toast({ title: t('toast.removeFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      void queryClient.invalidateQueries(savedQuotesQuery)
    }
  }
}
