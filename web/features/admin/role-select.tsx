import { useMutation, useQueryClient } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { may } from '#contract/access.ts'
import type { AdminUser } from '#contract/admin.ts'
import { GIVEN_ROLES, type GivenRole } from '#contract/admin-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { toast } from '#web/ui/toast.ts'
import { refreshAfterAction, showChanged } from './change-users.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { changeRole } from './queries.ts'
import { useAdminZone } from './use-admin-zone.ts'

const GiftDialog = lateDialog(
  () => import('./gift-dialog.tsx'),
  (module) => module.GiftDialog,
)

type RoleSelectProps = { user: AdminUser; name: string; own: boolean }

/**
 * A role takes effect at once: the new one is shown while it is saved, and the old one again if it is refused. Giving
 * Elite asks for its last day and leaves the role; ending a role or Elite asks for confirmation.
 */
export function RoleSelect({ user, name, own }: RoleSelectProps) {
  const { t } = useTranslation('admin')
  const change = useChangeRole(user)
  const select = useRef<HTMLSelectElement>(null)
  const [leaving, setLeaving] = useState<GivenRole>()
  const [asking, setAsking] = useState<'gift' | 'end' | 'role'>()
  const isPlain = user.membership_type === 'free_member' || user.membership_type === 'elite_member'
  const isGift = change.variables?.until !== undefined
  const shown = change.isPending && (isPlain || !isGift) ? change.variables.membership_type : user.membership_type
  const isAdmin = may('administer', user.membership_type)
  const choose = (chosen: string) => {
    const role = GIVEN_ROLES.find((one) => one === chosen)
    if (!role || change.isPending) return
    if (role === 'elite_member' && !user.elite) setAsking('gift')
    else if (own && isAdmin && !may('administer', role)) setLeaving(role)
    else if (role === 'elite_member') setAsking(isPlain ? 'gift' : 'role')
    else if (role === 'free_member' && user.elite) setAsking('end')
    else change.mutate({ membership_type: role })
  }
  /** The select gets the focus back, also where the element that opened the dialog is gone. */
  const close = () => {
    flushSync(() => {
      setAsking(undefined)
      setLeaving(undefined)
    })
    select.current?.focus()
  }
  // A role that cannot be assigned is listed only for members who have it.
  const roles = GIVEN_ROLES.some((role) => role === shown) ? GIVEN_ROLES : [shown, ...GIVEN_ROLES]
  return (
    <>
      <span className="relative inline-grid w-full md:w-auto md:min-w-48">
        <select
          ref={select}
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
      {user.paid && <Paid paid={user.paid} />}
      {user.elite && <EliteEnd elite={user.elite} onChange={() => setAsking('gift')} />}
      {asking === 'gift' && (
        <GiftDialog
          user={user}
          name={name}
          onGive={(until) => change.mutate({ membership_type: 'elite_member', until })}
          onClose={close}
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
          onClose={close}
        />
      )}
      {asking === 'role' && (
        <ConfirmDialog
          title={t('endRole.title', { name })}
          text={t('endRole.text', { role: t(`role.${user.membership_type}`) })}
          submitLabel={t('endRole.submit')}
          danger
          run={async () => {
            change.mutate({ membership_type: 'elite_member' })
            return true
          }}
          onClose={close}
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
          onClose={close}
        />
      )}
    </>
  )
}

/** What someone pays for, beside the role. */
function Paid({ paid }: { paid: NonNullable<AdminUser['paid']> }) {
  const { t } = useTranslation('admin')
  const { shortDate } = useFormats()
  const { plan, state, until, ends_at_period_end } = paid
  if (state === 'incomplete' || state === 'ended' || !until) return null
  const standing = ends_at_period_end && state !== 'past_due' ? 'cancelled' : state
  return (
    <span className="mt-1 block text-sm text-muted">
      {t(`users.paid.${standing}`, { plan: t(`users.plans.${plan}`), day: shortDate(until) })}
    </span>
  )
}

type EliteEndProps = { elite: NonNullable<AdminUser['elite']>; onChange: () => void }

/** Also beside a role: what someone pays for or was given stays while they coach. */
function EliteEnd({ elite, onChange }: EliteEndProps) {
  const { t } = useTranslation('admin')
  const { lastDay } = useFormats()
  const zone = useAdminZone()
  const text = elite.until ? t('users.eliteUntil', { day: lastDay(elite.until, zone) }) : t('users.eliteOpen')
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

function useChangeRole({ user_id, membership_type }: AdminUser) {
  const { t } = useTranslation('admin')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (chosen: { membership_type: GivenRole; until?: string | null }) => changeRole({ user_id, ...chosen }),
    onSuccess: (changed, { until }) => {
      showChanged(queryClient, changed)
      refreshAfterAction(queryClient)
      // A gift to a coach, or another end, leaves the role.
      const isRole = until === undefined || changed.membership_type !== membership_type
      toast({
        title: isRole ? t('roleChange.done') : t('gift.done'),
        description: isRole
          ? t('roleChange.doneText', { role: t(`role.${changed.membership_type}`) })
          : t('gift.doneText'),
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
