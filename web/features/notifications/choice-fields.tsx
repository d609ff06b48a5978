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
import { useSaveChoices } from './use-save-choices.ts'

/** A field changes at once, and changes back if the server refuses. */
export function ChoiceFields({ choices }: { choices: NotificationChoices }) {
  const { t } = useTranslation('notifications')
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
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {kinds.map((kind) => (
          <SelectField
            key={kind}
            name={kind}
            label={t(`kinds.${kind}.name`)}
            hint={t(`kinds.${kind}.hint`)}
            value={shown.choices[kind]}
            onChange={(event) => change(kind, event.target.value as NotificationMode)}
          >
            {modesOf(kind).map((mode) => (
              <option key={mode} value={mode}>
                {t(`choices.modes.${mode}`)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <MailFields {...shown} onChange={changeMails} />
    </div>
  )
}

/** Without the kinds that this member never gets. */
function useOwnKinds(): readonly NotificationKind[] {
  const membership = useSessionState().session?.user.profile.membership_type
  const [isAdmin, isSeller] = [may('administer', membership), may('use-coach-desk', membership)]
  return NOTIFICATION_KINDS.filter(
    (kind) => (isAdmin || !ADMIN_KINDS.includes(kind)) && (isSeller || !SELLER_KINDS.includes(kind)),
  )
}
