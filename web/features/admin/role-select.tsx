import { useMutation, useQueryClient } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { GIVEN_ROLES, type GivenRole } from '#contract/admin-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { refreshAfterDeed, showChanged } from './change-users.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { changeRole } from './queries.ts'

type RoleSelectProps = { user: AdminUser; name: string; own: boolean }

/** Takes effect at once: the new role is shown while it is saved, and the old one again if it is refused. */
export function RoleSelect({ user, name, own }: RoleSelectProps) {
  const { t } = useTranslation('admin')
  const change = useChangeRole(user)
  const [leaving, setLeaving] = useState<GivenRole>()
  const shown = change.isPending ? change.variables : user.membership_type
  const choose = (chosen: string) => {
    const role = GIVEN_ROLES.find((one) => one === chosen)
    if (!role || change.isPending) return
    if (own && user.membership_type === 'admin' && role !== 'admin') setLeaving(role)
    else change.mutate(role)
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
      {leaving && (
        <ConfirmDialog
          title={t('leave.title')}
          text={t('leave.text')}
          submitLabel={t('leave.submit')}
          danger
          run={async () => {
            change.mutate(leaving)
            return true
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

function useChangeRole({ user_id }: AdminUser) {
  const { t } = useTranslation('admin')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (membership_type: GivenRole) => changeRole({ user_id, membership_type }),
    onSuccess: (changed) => {
      showChanged(queryClient, changed)
      refreshAfterDeed(queryClient)
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
