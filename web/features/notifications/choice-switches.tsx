import { startTransition, useOptimistic } from 'react'
import { may } from '#contract/access.ts'
import { ADMIN_KINDS, NOTIFICATION_KINDS, SELLER_KINDS } from '#contract/notification-rules.ts'
import type { NotificationChoices } from '#contract/notifications.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { Switch } from '#web/ui/choice-field.tsx'
import { type Choice, useChangeChoice } from './use-change-choice.ts'

/** A switch changes at once, and changes back if the server refuses. */
export function ChoiceSwitches({ choices }: { choices: NotificationChoices }) {
  const { t } = useTranslation('notifications')
  const changeChoice = useChangeChoice()
  const membership = useSessionState().session?.user.profile.membership_type
  const [isAdmin, isSeller] = [may('administer', membership), may('use-coach-desk', membership)]
  const kinds = NOTIFICATION_KINDS.filter(
    (kind) => (isAdmin || !ADMIN_KINDS.includes(kind)) && (isSeller || !SELLER_KINDS.includes(kind)),
  )
  const [shown, show] = useOptimistic(choices, (all, { kind, wanted }: Choice) => ({ ...all, [kind]: wanted }))
  const change = (choice: Choice) =>
    startTransition(async () => {
      show(choice)
      await changeChoice(choice)
    })
  return (
    <div className="grid gap-4">
      {kinds.map((kind) => (
        <Switch
          key={kind}
          name={kind}
          label={t(`kinds.${kind}.name`)}
          hint={t(`kinds.${kind}.hint`)}
          checked={shown[kind]}
          onChange={(event) => change({ kind, wanted: event.target.checked })}
        />
      ))}
    </div>
  )
}
