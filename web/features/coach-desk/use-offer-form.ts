import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { forgetTyped, type KeptFor, readTyped } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { kindOf, type Offer, withOffer } from './desk-changes.ts'
import { changeDesk, coachDeskQuery } from './queries.ts'

/** The form's initial values: a kept draft, or the saved offer. */
export function useOfferDraft<Draft extends Record<string, string>>(place: KeptFor, begin: () => Draft) {
  const [saved] = useState(begin)
  const [kept] = useState(() => readTyped(place, saved))
  const [drafted, setDrafted] = useState(kept !== undefined)
  return { saved, initial: kept ?? saved, drafted, leaveDraft: () => setDrafted(false) }
}

/** Saves an offer of either kind. */
export function useSaved(place: KeptFor, onClose: () => void) {
  const { t } = useTranslation('coach-desk')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return {
    async keep(offer: Offer): Promise<void> {
      forgetTyped(place)
      await changeDesk(queryClient, (desk) => withOffer(desk, offer))
      toast({ title: t(`${kindOf(offer)}.saved`), variant: 'success' })
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
