import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { bookingQuery, showBooking } from './queries.ts'

/** Changes the booking and shows what the server answers. A refusal is said, and the page shows what is true now. */
export function useChange(id: string) {
  const { t } = useTranslation('session')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const refetch = () => client.invalidateQueries({ queryKey: bookingQuery(id).queryKey })
  const refuse = (error: unknown) => {
    void refetch()
    toast({ title: t('failed'), description: errorText(asApiError(error)), variant: 'destructive' })
  }
  return {
    busy,
    refuse,
    refetch,
    show: (booking: Booking) => showBooking(client, booking),
    /** False after a refusal. */
    async change(act: () => Promise<Booking>, done?: string): Promise<boolean> {
      setBusy(true)
      try {
        const booking = await act()
        if (booking.id === id) showBooking(client, booking)
        else await refetch()
        if (done) toast({ title: done, variant: 'success' })
        return true
      } catch (error) {
        refuse(error)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
