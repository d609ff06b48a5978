import { useMutation, useQueryClient } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { may } from '#contract/access.ts'
import type { AdminUser } from '#contract/admin.ts'
import { GIVEN_ROLES, type GivenRole } from '#contract/admin-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/navigation/late-part.tsx'
import { toast } from '#web/ui/toast.ts'
import { refreshAfterAction, showChanged } from './change-users.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { lastDayOf } from './elite-gift.ts'
import { changeRole } from './queries.ts'

const GiftDialog = lateDialog(
  () => import('./gift-dialog.tsx'),
  (module) => module.GiftDialog,
)

type RoleSelectProps = { user: AdminUser; name: string; own: boolean }

/**
 * A role takes effect at once: the new one is shown while it is saved, and the old one again if it is refused. Giving
 * Elite asks for its last day, and taking it away asks for confirmation.
 */
export function RoleSelect({ user, name, own }: RoleSelectProps) {
  const { t } = useTranslation('admin')
  const change = useChangeRole(user)
  const [leaving, setLeaving] = useState<GivenRole>()
  const [asking, setAsking] = useState<'gift' | 'end'>()
  const shown = change.isPending ? change.variables.membership_type : user.membership_type
  const isAdmin = may('administer', user.membership_type)
  const choose = (chosen: string) => {
    const role = GIVEN_ROLES.find((one) => one === chosen)
    if (!role || change.isPending) return
    if (own && isAdmin && !may('administer', role)) setLeaving(role)
    else if (role === 'elite_member') setAsking('gift')
    else if (role === 'free_member' && user.elite) setAsking('end')
    else change.mutate({ membership_type: role })
  }
  // A role that cannot be assigned is listed only for members who have it.
  const roles = GIVEN_ROLES.some((role) => role === shown) ? GIVEN_ROLES : [shown, ...GIVEN_ROLES]
  return (
    <>
      <span className="relative inline-grid w-full md:w-auto md:min-w-48">
        <select
          aria-label={t('users.roleOf', { name })}
          aria-busy={change.isPending}
          value={shown}
          onChange={(event) => choose(event.target.value)}
          className="field-box appearance-none pe-10 text-ellipsis max-md:min-h-11 max-md:py-1.5 md:text-sm"
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
      </span>
      {user.elite && <EliteEnd user={user} elite={user.elite} onChange={() => setAsking('gift')} />}
      {asking === 'gift' && (
        <GiftDialog
          user={user}
          name={name}
          onGive={(until) => change.mutate({ membership_type: 'elite_member', until })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'end' && (
        <ConfirmDialog
          title={t('endElite.title', { name })}
          text={t('endElite.text')}
          submitLabel={t('endElite.submit')}
          danger
          run={async () => {
            change.mutate({ membership_type: 'free_member' })
            return true
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('leave.title')}
          text={t('leave.text')}
          submitLabel={t('leave.submit')}
          danger
          run={async () => {
            change.mutate({ membership_type: leaving })
            return true
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

type EliteEndProps = { user: AdminUser; elite: NonNullable<AdminUser['elite']>; onChange: () => void }

/** Also beside a role: what someone pays for or was given stays while they coach. Only a plain member's end is changed here. */
function EliteEnd({ user, elite, onChange }: EliteEndProps) {
  const { t } = useTranslation('admin')
  const { fullDay } = useFormats()
  const text = elite.until ? t('users.eliteUntil', { day: fullDay(lastDayOf(elite.until)) }) : t('users.eliteOpen')
  if (user.membership_type !== 'elite_member') return <span className="mt-1 block text-sm text-muted">{text}</span>
  return (
    <button
      type="button"
      onClick={onChange}
      className="mt-1 block min-h-6 text-start text-sm text-muted underline underline-offset-4 hover:text-text max-md:min-h-11"
    >
      {text}
    </button>
  )
}

function useChangeRole({ user_id }: AdminUser) {
  const { t } = useTranslation('admin')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (chosen: { membership_type: GivenRole; until?: string }) => changeRole({ user_id, ...chosen }),
    onSuccess: (changed) => {
      showChanged(queryClient, changed)
      refreshAfterAction(queryClient)
      toast({
        title: t('roleChange.done'),
        description: t('roleChange.doneText', { role: t(`role.${changed.membership_type}`) }),
        variant: 'success',
      })
    },
    onError: (error) => {
      const refusal = asApiError(error)
      toast({ title: t('roleChange.failed'), description: errorText(refusal), variant: 'destructive' })
      if (refusal.code === 'not-found') void queryClient.invalidateQueries({ queryKey: queryKeys.adminUsers })
    },
  })
}
