import { useQueryClient } from '@tanstack/react-query'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { ADMIN_KEY, approveCoach, pendingQuery, rejectCoach, undoDecision } from './queries.ts'

type Applicant = { user_id: string; full_name: string }

/** Each says what came of it, and answers with what leaves the application undecided. */
export function useDecide() {
  const { t } = useTranslation('admin')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()

  const leaveList = async ({ user_id }: Applicant) => {
    // An answer under way may be older than the decision.
    await queryClient.cancelQueries(pendingQuery)
    queryClient.setQueryData(pendingQuery.queryKey, (waiting) => waiting?.filter((one) => one.user_id !== user_id))
    void queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
  }

  /** The list and its figures are asked for again whatever came of it. */
  const undo = async ({ user_id, full_name: name }: Applicant) => {
    try {
      await undoDecision(user_id)
      toast({ title: t('pending.undone'), description: t('pending.undoneText', { name }), variant: 'success' })
    } catch (error) {
      toast({ title: t('pending.undoFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
    await queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
  }

  const decide = async (
    applicant: Applicant,
    send: () => Promise<unknown>,
    words: { done: string; doneText: string; failed: string },
  ): Promise<ApiError | undefined> => {
    const name = applicant.full_name
    try {
      await send()
      toast({
        title: words.done,
        description: words.doneText,
        variant: 'success',
        action: { label: t('pending.undo'), onClick: () => void undo(applicant) },
      })
      await leaveList(applicant)
      return undefined
    } catch (error) {
      const refusal = asApiError(error)
      if (refusal.code === 'coach-applications.decided' || refusal.code === 'not-found') {
        toast({ title: t('pending.decided'), description: t('pending.decidedText', { name }) })
        await leaveList(applicant)
        return undefined
      }
      toast({ title: words.failed, description: errorText(refusal), variant: 'destructive' })
      return refusal
    }
  }

  return {
    approve: (applicant: Applicant) =>
      decide(applicant, () => approveCoach(applicant.user_id), {
        done: t('pending.approved'),
        doneText: t('pending.approvedText', { name: applicant.full_name }),
        failed: t('pending.approveFailed'),
      }),
    reject: (applicant: Applicant, reason: string) =>
      decide(applicant, () => rejectCoach({ coach_user_id: applicant.user_id, reason }), {
        done: t('pending.rejected'),
        doneText: t('pending.rejectedText', { name: applicant.full_name }),
        failed: t('pending.rejectFailed'),
      }),
  }
}
