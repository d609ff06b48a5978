import { useQueryClient } from '@tanstack/react-query'
import type { SavedQuote } from '#contract/art-of-war.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
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
    await changeBox(queryClient, (quotes) => withoutQuote(quotes, saved.id))
    try {
      await call('DELETE /api/saved-quotes/:id', { id: saved.id })
      toast({ title: t('toast.removed'), action: { label: t('toast.undo'), onClick: () => void restore(saved) } })
    } catch (error) {
      await changeBox(queryClient, (quotes) => withQuote(quotes, saved))
      toast({ title: t('toast.removeFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      void queryClient.invalidateQueries(savedQuotesQuery)
    }
  }
}
