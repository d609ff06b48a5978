import type { MembershipView } from '#contract/memberships.ts'
import { call } from '#web/api/client.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { useChangeMembership } from './show-membership.ts'

type CancelDialogProps = { paid: NonNullable<MembershipView['paid']>; onClose: () => void }

/** One question, one answer: nobody is asked why or offered something else. */
export function CancelDialog({ paid: { state, period_end }, onClose }: CancelDialogProps) {
  const { t } = useTranslation('membership')
  const { date } = useFormats()
  const change = useChangeMembership()
  const day = period_end ? date(period_end) : ''
  return (
    <ActionDialog
      title={t('cancel.title')}
      submitLabel={t('cancel.submit')}
      keepLabel={t('cancel.keep')}
      danger
      act={async () => {
        await change(() => call('POST /api/membership/cancel', {}))
        toast({ title: t('cancel.done'), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>{state === 'past_due' ? t('cancel.textOwing') : t('cancel.text', { day })}</p>
    </ActionDialog>
  )
}
