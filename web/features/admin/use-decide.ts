import { useQueryClient } from '@tanstack/react-query'
import { UNDO_SECONDS } from '#contract/coach-application-rules.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import {
  approveCoach,
  type DecidedApplication,
  decidedQuery,
  type PendingApplication,
  pendingQuery,
  rejectCoach,
  undoDecision,
} from './queries.ts'

/** Each action shows its outcome in a toast, and gives the error that leaves the application undecided. */
export function useDecide() {
  const { t } = useTranslation('admin')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()

  const leaveList = async ({ user_id }: PendingApplication) => {
    // A response under way may be older than the decision.
    await queryClient.cancelQueries(pendingQuery)
    queryClient.setQueryData(pendingQuery.queryKey, (waiting) => waiting?.filter((one) => one.user_id !== user_id))
    void queryClient.invalidateQueries({ queryKey: queryKeys.admin })
  }

  /** The decision is final, or the application is pending again. */
  const close = ({ id }: DecidedApplication) =>
    queryClient.setQueryData(decidedQuery.queryKey, (decided) => decided?.filter((one) => one.id !== id))

  /** The list and its figures are fetched again, whatever the outcome. */
  const undo = async (decided: DecidedApplication) => {
    const name = decided.full_name
    try {
      await undoDecision(decided.user_id)
      toast({ title: t('pending.undone'), description: t('pending.undoneText', { name }), variant: 'success' })
    } catch (error) {
      toast({ title: t('pending.undoFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
    close(decided)
  }

  const decide = async (
    application: PendingApplication,
    decision: DecidedApplication['decision'],
    send: () => Promise<unknown>,
    words: { done: string; doneText: string; failed: string },
  ): Promise<ApiError | undefined> => {
    const name = application.full_name
    // Measured from before the request, so that it ends no later than the server's time for undoing.
    const until = Date.now() + UNDO_SECONDS * 1000
    try {
      await send()
      toast({ title: words.done, description: words.doneText, variant: 'success' })
      queryClient.setQueryData(decidedQuery.queryKey, (decided = []) => [
        ...decided,
        { ...application, decision, until },
      ])
      await leaveList(application)
      return undefined
    } catch (error) {
      const refusal = asApiError(error)
      if (refusal.code === 'coach-applications.decided' || refusal.code === 'not-found') {
        toast({ title: t('pending.decided'), description: t('pending.decidedText', { name }) })
        await leaveList(application)
        return undefined
      }
      toast({ title: words.failed, description: errorText(refusal), variant: 'destructive' })
      return refusal
    }
  }

  return {
    undo,
    close,
    approve: (application: PendingApplication) =>
      decide(application, 'approved', () => approveCoach(application.user_id), {
        done: t('pending.approved'),
        doneText: t('pending.approvedText', { name: application.full_name }),
        failed: t('pending.approveFailed'),
      }),
    reject: (application: PendingApplication, reason: string) =>
      decide(application, 'rejected', () => rejectCoach({ coach_user_id: application.user_id, reason }), {
        done: t('pending.rejected'),
        doneText: t('pending.rejectedText', { name: application.full_name }),
        failed: t('pending.rejectFailed'),
      }),
  }
}
