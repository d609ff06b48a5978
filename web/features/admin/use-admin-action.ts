import { useQueryClient } from '@tanstack/react-query'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { toast } from '#web/ui/toast.ts'
import { refreshAfterAction } from './change-users.ts'

interface AdminAction<Result> {
  make: () => Promise<Result>
  done: (result: Result) => { title: string; description: string }
  failed: string
}

/** Runs an admin's action on a user and shows the outcome in a toast. Gives the error, or undefined for success. */
export function useAdminAction() {
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return async <Result>({ make, done, failed }: AdminAction<Result>): Promise<ApiError | undefined> => {
    try {
      toast({ ...done(await make()), variant: 'success' })
      refreshAfterAction(queryClient)
      return undefined
    } catch (error) {
      const refusal = asApiError(error)
      toast({ title: failed, description: errorText(refusal), variant: 'destructive' })
      // The user was deleted meanwhile.
      if (refusal.code === 'not-found') void queryClient.invalidateQueries({ queryKey: queryKeys.adminUsers })
      return refusal
    }
  }
}
