import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tabOf } from '#contract/offer-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { forgetTyped, type KeptFor, readTyped } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import type { Offer } from './desk-changes.ts'
import { coachDeskQuery, showChange } from './queries.ts'

/** The form's initial values: a kept draft, or the saved offer. */
export function useOfferDraft<Draft extends Record<string, string>>(place: KeptFor, begin: () => Draft) {
  const [saved] = useState(begin)
  const [kept] = useState(() => readTyped(place, saved))
  const [drafted, setDrafted] = useState(kept !== undefined)
  return { saved, initial: kept ?? saved, drafted, leaveDraft: () => setDrafted(false) }
}

/** `before`: the offer that is changed; undefined for a new one. */
export function useSaved(place: KeptFor, before: Offer | undefined, onClose: () => void) {
  const { t } = useTranslation('coach-desk')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return {
    async keep(after: Offer): Promise<void> {
      forgetTyped(place)
      await showChange(queryClient, { before, after })
      toast({ title: t(`${tabOf(after.kind)}.saved`), variant: 'success' })
      onClose()
    },
    refuse(error: unknown): void {
      const refusal = asApiError(error)
      toast({ title: t('dialog.failed'), description: errorText(refusal), variant: 'destructive' })
      // The offer was deleted elsewhere, so the list is fetched again.
      if (refusal.code === 'not-found') void queryClient.invalidateQueries(coachDeskQuery)
    },
  }
}
