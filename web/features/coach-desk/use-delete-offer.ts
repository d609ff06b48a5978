import { useQueryClient } from '@tanstack/react-query'
import { tabOf } from '#contract/offer-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import type { Offer } from './desk-changes.ts'
import { coachDeskQuery, deleteOffer, restoreOffer, showChange } from './queries.ts'

type Deletion = {
  /** The coach agreed to the refunds; then nothing can be undone. */
  refund?: boolean
  /** Somebody has a seat: the coach has to agree first. */
  onBuyers: () => void
}

/** Deletes an offer at once, offers an undo, and restores it if the server refuses. */
export function useDeleteOffer(): (offer: Offer, deletion: Deletion) => Promise<void> {
  const { t } = useTranslation('coach-desk')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()

  const restore = async (deleted: Offer) => {
    const tab = tabOf(deleted.kind)
    try {
      await showChange(queryClient, { after: await restoreOffer(deleted.id) })
      toast({ title: t(`${tab}.restored`), variant: 'success' })
    } catch (error) {
      toast({ title: t(`${tab}.restoreFailed`), description: errorText(asApiError(error)), variant: 'destructive' })
      void queryClient.invalidateQueries(coachDeskQuery)
    }
  }

  return async (offer, { refund = false, onBuyers }) => {
    const tab = tabOf(offer.kind)
    await showChange(queryClient, { before: offer })
    try {
      const { kept_bookings: count } = await deleteOffer(offer.id, refund)
      if (refund) toast({ title: t(`${tab}.deleted`), description: t('cancelSeminar.done') })
      else
        toast({
          title: t(`${tab}.deleted`),
          // Nobody buys it any more, but who did still comes.
          ...(count > 0 && { description: t('keptBookings', { count }) }),
          action: { label: t('undo'), onClick: () => void restore(offer) },
        })
    } catch (error) {
      const refusal = asApiError(error)
      await showChange(queryClient, { after: offer })
      if (refusal.code === 'coach-desk.has-buyers') onBuyers()
      else toast({ title: t(`${tab}.deleteFailed`), description: errorText(refusal), variant: 'destructive' })
      void queryClient.invalidateQueries(coachDeskQuery)
    }
  }
}
