import { useQuery } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { may } from '#contract/access.ts'
import {
  ADMIN_KINDS,
  modesOf,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationMode,
  SELLER_KINDS,
} from '#contract/notification-rules.ts'
import type { NotificationChoices } from '#contract/notifications.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { SelectField } from '#web/ui/text-field.tsx'
import { MailFields } from './mail-fields.tsx'
import { pushHereQuery } from './push-query.ts'
import { useSaveChoices } from './use-save-choices.ts'

/** A field changes at once, and changes back if the server refuses. */
export function ChoiceFields({ choices }: { choices: NotificationChoices }) {
  const save = useSaveChoices()
  const kinds = useOwnKinds()
  const [shown, show] = useOptimistic(choices)
  const change = (kind: NotificationKind, mode: NotificationMode) =>
    startTransition(async () => {
      show({ ...shown, choices: { ...shown.choices, [kind]: mode } })
      await save('PUT /api/notifications/choices', { kind, mode })
    })
  const changeMails = (changed: Partial<Pick<NotificationChoices, 'mails' | 'quiet_hours'>>) =>
    startTransition(async () => {
      const { mails, quiet_hours } = { ...shown, ...changed }
      show({ ...shown, mails, quiet_hours })
      await save('PUT /api/notifications/mails', { mails, quiet_hours })
    })
  return (
    <div className="grid gap-6">
      <div className="grid gap-2 border-line border-b pb-6">
        <ModeField kind="check_in" mode={shown.choices.check_in} onChange={change} />
        {shown.choices.check_in === 'push' && <NoDeviceYet />}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {kinds.map((kind) => (
          <ModeField key={kind} kind={kind} mode={shown.choices[kind]} onChange={change} />
        ))}
      </div>
      <MailFields {...shown} onChange={changeMails} />
    </div>
  )
}

type ModeFieldProps = {
  kind: NotificationKind
  mode: NotificationMode
  onChange: (kind: NotificationKind, mode: NotificationMode) => void
}

function ModeField({ kind, mode, onChange }: ModeFieldProps) {
  const { t } = useTranslation('notifications')
  return (
    <SelectField
      name={kind}
      label={t(`kinds.${kind}.name`)}
      hint={t(`kinds.${kind}.hint`)}
      value={mode}
      onChange={(event) => onChange(kind, event.target.value as NotificationMode)}
    >
      {modesOf(kind).map((each) => (
        <option key={each} value={each}>
          {t(`choices.modes.${each}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The usual choice reaches nobody whose devices are all switched off. */
function NoDeviceYet() {
  const { t } = useTranslation('notifications')
  const { data } = useQuery(pushHereQuery)
  return data?.settings.devices.length === 0 ? <p className="text-sm text-fire">{t('choices.noDevice')}</p> : null
}

/** Without the kinds that this member never gets, and without the question of the morning, which has its own place. */
function useOwnKinds(): readonly NotificationKind[] {
  const membership = useSessionState().session?.user.profile.membership_type
  const [isAdmin, isSeller] = [may('administer', membership), may('use-coach-desk', membership)]
  return NOTIFICATION_KINDS.filter(
    (kind) =>
      kind !== 'check_in' && (isAdmin || !ADMIN_KINDS.includes(kind)) && (isSeller || !SELLER_KINDS.includes(kind)),
  )
}
