import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Plan } from '#contract/plans.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { tickOrWait } from '#web/offline/tick-or-wait.ts'
import { toast } from '#web/ui/toast.ts'
import { finishedAt, withPlan } from './plan-list-changes.ts'
import { plansQuery, type Tick } from './queries.ts'

/** Ticks a step and shows the outcome in a toast. The promise never rejects; it gives whether the step is ticked. */
export function useTickStep(onFinished: (plan: Plan) => void): (tick: Tick) => Promise<boolean> {
  const { t } = useTranslation('plans')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    // One after another: each response holds the whole plan, and an older one must not replace a newer one.
    scope: { id: 'plans' },
    mutationFn: async (tick: Tick) => {
      try {
        const plan = await tickOrWait(tick)
        // Without a connection it waits, and is shown as it will be.
        if (!plan) return true
        queryClient.setQueryData(plansQuery.queryKey, (plans) => plans && withPlan(plans, plan))
        if (tick.done && finishedAt(plan)) onFinished(plan)
        // The dashboard shows the next steps and the streak.
        await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
        return true
      } catch (error) {
        const title = tick.done ? t('toast.tickFailed') : t('toast.openFailed')
        toast({ title, description: errorText(asApiError(error)), variant: 'destructive' })
        void queryClient.invalidateQueries(plansQuery)
        return false
      }
    },
  })
  return mutateAsync
}
