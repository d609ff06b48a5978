import { useQuery } from '@tanstack/react-query'
import type { MembershipPlan } from '#contract/membership-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeMembership } from './show-membership.ts'

type ChangePlanDialogProps = { to: MembershipPlan; onClose: () => void }

/** States what is charged now and next time. Exactly that is charged, or nothing. */
export function ChangePlanDialog({ to, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation(['membership', 'common'])
  const { errorText } = useErrorTexts()
  const { date } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const change = useChangeMembership()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.planChange(to),
    queryFn: ({ signal }) => call('GET /api/membership/change', { plan: to }, { signal }),
    // It holds for a moment only, so each opening of the dialog asks anew.
    staleTime: 0,
    gcTime: 0,
  })
  const confirm = async () => {
    if (!data) return
    const { as_of, due_now_minor: shown_due_now_minor } = data
    try {
      await change(() => call('POST /api/membership/change', { plan: to, as_of, shown_due_now_minor }))
    } catch (refusal) {
      // The new sum is shown before it can be confirmed.
      if (asApiError(refusal).code === 'membership.price-changed') void refetch()
      throw refusal
    }
    toast({ title: t('change.done', { plan: t(`plan.${to}`) }), variant: 'success' })
  }
  return (
    <ActionDialog
      title={t('change.title', { plan: t(`plan.${to}`) })}
      submitLabel={
        data && data.due_now_minor > 0
          ? t('change.submitPay', { total: exactMoney(data.due_now_minor, data.currency) })
          : t('change.submit')
      }
      keepLabel={t('change.keep')}
      check={() => data !== undefined && !isFetching}
      act={confirm}
      onClose={onClose}
    >
      {!data && !error && <Loading label={t('change.loading')} className="justify-start p-0" />}
      {error && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {errorText(asApiError(error))}
        </RetryNotice>
      )}
      {data && (
        <dl className="grid gap-3">
          <Line name={t('change.now')} value={exactMoney(data.due_now_minor, data.currency)} />
          {data.credit_minor > 0 && (
            <Line name={t('change.credit')} value={exactMoney(data.credit_minor, data.currency)} />
          )}
          <Line
            name={t('change.next', { day: date(data.next_at) })}
            value={exactMoney(data.next_amount_minor, data.currency)}
          />
        </dl>
      )}
      {data && (
        <p className="text-muted">
          {data.due_now_minor > 0 ? t('change.atOnce') : t('change.later', { day: date(data.next_at) })}
        </p>
      )}
    </ActionDialog>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
      <dt>{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
