import { useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { kindOf, type Offer, withOffer, withoutOffer } from './desk-changes.ts'
import { changeDesk, coachDeskQuery, deleteOffer, restoreOffer } from './queries.ts'

/** Deletes an offer at once, offers an undo, and restores it if the server refuses. */
export function useDeleteOffer(): (offer: Offer) => Promise<void> {
  const { t } = useTranslation('coach-desk')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()

  const restore = async (deleted: Offer) => {
    const kind = kindOf(deleted)
    try {
      const restored = await restoreOffer(kind, deleted.id)
      await changeDesk(queryClient, (desk) => withOffer(desk, restored))
      toast({ title: t(`${kind}.restored`), variant: 'success' })
    } catch (error) {
      toast({ title: t(`${kind}.restoreFailed`), description: errorText(asApiError(error)), variant: 'destructive' })
      void queryClient.invalidateQueries(coachDeskQuery)
    }
  }

  return async (offer) => {
    const kind = kindOf(offer)
    await changeDesk(queryClient, (desk) => withoutOffer(desk, offer))
    try {
      await deleteOffer(kind, offer.id)
      toast({ title: t(`${kind}.deleted`), action: { label: t('undo'), onClick: () => void restore(offer) } })
    } catch (error) {
      await changeDesk(queryClient, (desk) => withOffer(desk, offer))
      toast({ title: t(`${kind}.deleteFailed`), description: errorText(asApiError(error)), variant: 'destructive' })
      void queryClient.invalidateQueries(coachDeskQuery)
    }
  }
}
