import { useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { toast } from '#web/ui/toast.ts'
import type { ToastInput } from '#web/ui/toast-layer.ts'
import { refetchTraining } from './queries.ts'

type Change = {
  make: () => Promise<unknown>
  /** The toast of a success. */
  done: Omit<ToastInput, 'variant'>
  failed: string
}

/** Changes something of the log and shows the outcome in a toast. The promise never rejects; it gives whether it worked. */
export function useChangeTraining(): (change: Change) => Promise<boolean> {
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return async ({ make, done, failed }) => {
    try {
      await make()
    } catch (error) {
      const refusal = asApiError(error)
      toast({ title: failed, description: errorText(refusal), variant: 'destructive' })
      if (refusal.code === 'not-found') void refetchTraining(queryClient)
      return false
    }
    toast({ ...done, variant: 'success' })
    void refetchTraining(queryClient)
    return true
  }
}
