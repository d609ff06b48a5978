import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FighterFile } from '#contract/fighter-file.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { toast } from '#web/ui/toast.ts'
import { fileQuery } from './queries.ts'

interface Change {
  make: () => Promise<FighterFile>
  /** The toasts; without `done` there is none for success, because the screen shows it. */
  done?: string
  failed: string
}

/** Changes the file and shows the outcome in a toast. Gives the error, or undefined for success. */
export function useChangeFile(): (change: Change) => Promise<ApiError | undefined> {
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    // One after another: each response holds the whole file, and an older one must not replace a newer one.
    scope: { id: 'fighter-file' },
    mutationFn: async ({ make, done, failed }: Change) => {
      try {
        queryClient.setQueryData(fileQuery.queryKey, await make())
        // The dashboard shows the fight camp and the commitments.
        void queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
        if (done) toast({ title: done, variant: 'success' })
        return undefined
      } catch (error) {
        const refusal = asApiError(error)
        toast({ title: failed, description: errorText(refusal), variant: 'destructive' })
        if (refusal.code === 'not-found') void queryClient.invalidateQueries(fileQuery)
        return refusal
      }
    },
  })
  return mutateAsync
}
