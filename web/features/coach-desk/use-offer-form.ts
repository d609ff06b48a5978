import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { forgetTyped, type KeptFor, readTyped } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { kindOf, type Offer, withOffer } from './desk-changes.ts'
import { changeDesk, coachDeskQuery } from './queries.ts'

/** What the form begins with: a draft that was kept, or what is saved. */
export function useOfferDraft<Draft extends Record<string, string>>(place: KeptFor, begin: () => Draft) {
  const [saved] = useState(begin)
  const [kept] = useState(() => readTyped(place, saved))
  const [drafted, setDrafted] = useState(kept !== undefined)
  return { saved, initial: kept ?? saved, drafted, leaveDraft: () => setDrafted(false) }
}

/** What is the same for saving either kind of offer. */
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
      // Deleted from elsewhere: the list should show so.
      if (refusal.code === 'not-found') void queryClient.invalidateQueries(coachDeskQuery)
    },
  }
}
