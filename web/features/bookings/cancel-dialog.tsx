import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CANCEL_REASON_MAX_LENGTH } from '#contract/booking-rules.ts'
import type { Booking } from '#contract/bookings.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useOwnZone } from '#web/session/use-own-zone.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { BothTimes } from './both-times.tsx'
import { bookingQuery, cancelBooking, showBooking } from './queries.ts'

type CancelDialogProps = { id: string; onClose: () => void }

/** Says what goes back before anything is cancelled: the newest answer of the server, not the one of the list. */
export function CancelDialog({ id, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['bookings', 'common'])
  const { data, isError, isFetching, refetch } = useQuery({ ...bookingQuery(id), staleTime: 0 })
  if (data) return <ConfirmCancel booking={data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('cancel.title')} closeLabel={t('common:action.close')}>
      {isError ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      ) : (
        <Skeleton className="mb-4 h-24" />
      )}
    </Dialog>
  )
}

function ConfirmCancel({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('bookings')
  const { problemText } = useErrorTexts()
  const zone = useOwnZone()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<FieldProblem>()
  const outcome = useOutcome(booking)
  const { id, title, seller, starts_at, coach_zone, side, refund } = booking
  const act = async () => {
    try {
      showBooking(client, await cancelBooking(id, refund?.amount_minor ?? 0, reason.trim() || null))
    } catch (error) {
      // What goes back may have changed: it is shown again before anything is agreed to.
      await client.invalidateQueries(bookingQuery(id))
      throw error
    }
    toast({ title: t('cancel.done'), variant: 'success' })
  }
  return (
    <ActionDialog
      title={t('cancel.title')}
      submitLabel={t('cancel.submit')}
      keepLabel={t('cancel.keep')}
      danger
      act={act}
      onProblems={(problems) => setProblem(problems.reason)}
      onClose={onClose}
    >
      <div className="grid gap-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        <BothTimes starts_at={starts_at} zone={zone} coach_zone={coach_zone} />
      </div>
      <p role="status" className="border-s-4 border-blood ps-4 text-lead">
        {outcome}
      </p>
      <TextField
        label={t('cancel.reason')}
        hint={t(`cancel.reasonHint.${side}`, { name: seller.name })}
        maxLength={CANCEL_REASON_MAX_LENGTH}
        value={reason}
        error={problem && problemText(problem)}
        onChange={({ target }) => {
          setReason(target.value)
          setProblem(undefined)
        }}
      />
    </ActionDialog>
  )
}

/** What goes back, in one sentence. */
function useOutcome({ side, state, refund, package_order_id, free_until }: Booking): string {
  const { t } = useTranslation('bookings')
  const { exactMoney } = useMoneyFormats()
  if (state === 'held') return t('cancel.held')
  const amount = exactMoney(refund?.amount_minor ?? 0, refund?.currency ?? 'USD')
  const total = exactMoney(refund?.total_minor ?? 0, refund?.currency ?? 'USD')
  if (side === 'coach')
    return refund && refund.total_minor > 0 ? t('cancel.byCoach', { amount }) : t('cancel.byCoachFree')
  if (package_order_id) {
    const isInTime = free_until !== null && serverNow() <= Date.parse(free_until)
    return t(isInTime ? 'cancel.packageBack' : 'cancel.packageLost')
  }
  if (!refund || refund.total_minor === 0) return t('cancel.free')
  return refund.amount_minor > 0 ? t('cancel.refund', { amount }) : t('cancel.noRefund', { total })
}
