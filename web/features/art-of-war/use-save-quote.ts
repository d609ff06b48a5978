import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { newWrite, writeOrWait } from '#web/offline/small-writes.ts'
import { sessionState } from '#web/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import type { Quote } from './book.ts'
import { changeBox } from './change-box.ts'
import { savedQuotesQuery } from './queries.ts'
import { withQuote } from './saved-list.ts'

/** Saves a quote in the current language, and shows the outcome in a toast. */
export function useSaveQuote() {
  const { t } = useTranslation('art-of-war')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, language }: Quote) => {
      const user_id = sessionState().session?.user.id ?? ''
      return writeOrWait(user_id, newWrite({ kind: 'save-quote', quote_id: id, language }))
    },
    onSuccess: async (saved) => {
      toast({ title: saved ? t('toast.saved') : t('toast.saveWaits'), variant: 'success' })
      if (!saved) return
      await changeBox(queryClient, (quotes) => withQuote(quotes, saved))
    },
    onError: (error) => {
      const refusal = asApiError(error)
      if (refusal.code === 'art-of-war.already-saved') {
        toast({ title: errorText(refusal) })
        // Another tab may have saved it, so the list is outdated.
        void queryClient.invalidateQueries(savedQuotesQuery)
      } else if (refusal.code === 'session.missing') {
        toast({ title: t('toast.signIn'), variant: 'destructive' })
      } else {
        toast({ title: t('toast.saveFailed'), description: errorText(refusal), variant: 'destructive' })
      }
    },
  })
}
