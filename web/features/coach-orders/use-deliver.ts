import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Delivery } from '#contract/orders.ts'
import type { ApiError } from '#web/api/api-error.ts'
import type { KeptFor } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { sessionState } from '#web/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { deliver, orderQuery, showChanged } from './queries.ts'

/** Where the text typed for this order is kept until it is delivered, over a reload too. */
export function keptAt(name: string, id: string): KeptFor {
  return { name: `${name}.${id}`, owner: sessionState().session?.user.id ?? '' }
}

/** Delivers an order. Nothing is shown as delivered before the server has said so. */
export function useDeliver(id: string, done: string) {
  const queryClient = useQueryClient()
  const { errorText } = useErrorTexts()
  const [refusal, setRefusal] = useState<string>()
  return {
    /** Shown beside the button. */
    refusal,
    async send(delivery: Delivery): Promise<void> {
      setRefusal(undefined)
      showChanged(queryClient, await deliver(id, delivery))
      toast({ title: done, variant: 'success' })
    },
    refuse(error: ApiError): void {
      setRefusal(errorText(error))
      // The order changed meanwhile, for example it was refunded because it was late.
      if (error.code === 'orders.not-possible-now') void queryClient.invalidateQueries(orderQuery(id))
    },
  }
}
