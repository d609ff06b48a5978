import Ban from 'lucide-react/icons/ban'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ImageOff from 'lucide-react/icons/image-off'
import LogOut from 'lucide-react/icons/log-out'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { PROFILE_PICTURE_KINDS } from '#contract/file-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { RoleSelect } from './role-select.tsx'
import { type UserAction, UserActionDialog } from './user-action-dialog.tsx'

const STATUS_VARIANTS = { active: 'outline', banned: 'blood', unconfirmed: 'quiet' } as const

/** Someone may have no name; the address is never missing. */
const nameOf = ({ full_name, email }: AdminUser) => full_name || email

export function UserTable({ users }: { users: AdminUser[] }) {
  const { t } = useTranslation('admin')
  const { shortDate } = useFormats()
  const { session } = useSessionState()
  const [asked, setAsked] = useState<{ action: UserAction; user: AdminUser }>()
  const isOwn = ({ user_id }: AdminUser) => user_id === session?.user.id
  const columns: Column<AdminUser>[] = [
    {
      id: 'user',
      header: t('users.user'),
      phone: 'col-span-3 row-start-1',
      cell: (user) => <Who user={user} own={isOwn(user)} />,
    },
    {
      id: 'role',
      header: t('users.role'),
      phone: 'row-start-3 max-md:max-w-44',
      cell: (user) => <RoleSelect user={user} name={nameOf(user)} own={isOwn(user)} />,
    },
    { id: 'status', header: t('users.status'), phone: 'row-start-3', cell: (user) => <Standing user={user} /> },
    {
      id: 'last-active',
      header: t('users.lastActive'),
      phone: 'col-span-3 row-start-2 ps-13 -mt-1 max-md:text-xs max-md:text-muted',
      cell: ({ last_active_at, created_at }) => (
        <>
          <span className="whitespace-nowrap">{last_active_at ? shortDate(last_active_at) : t('users.never')}</span>
          <span aria-hidden="true" className="md:hidden">
            {' · '}
          </span>
          <span className="text-muted md:block md:text-sm">{t('users.joined', { date: shortDate(created_at) })}</span>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('users.actions'),
      phone: 'row-start-3',
      cell: (user) => <UserMenu user={user} own={isOwn(user)} onChoose={(action) => setAsked({ action, user })} />,
    },
  ]
  return (
    <>
      <Table
        caption={t('users.caption')}
        columns={columns}
        rows={users}
        rowKey={({ user_id }) => user_id}
        compact="grid-cols-[minmax(7rem,1fr)_fit-content(45%)_auto]"
      />
      {asked && (
        <UserActionDialog
          action={asked.action}
          user={asked.user}
          name={nameOf(asked.user)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function Who({ user, own }: { user: AdminUser; own: boolean }) {
  const { t } = useTranslation('admin')
  const { user_id, avatar_url, full_name, email } = user
  return (
    <span className="flex items-center gap-3 text-start">
      <Avatar id={user_id} src={avatar_url} size="small" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          {full_name && <bdi className="font-semibold [overflow-wrap:anywhere]">{full_name}</bdi>}
          {own && <Badge variant="brass">{t('users.you')}</Badge>}
        </span>
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">{email}</span>
      </span>
    </span>
  )
}

function Standing({ user: { status, ban_reason } }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Badge variant={STATUS_VARIANTS[status]}>{t(`users.statuses.${status}`)}</Badge>
      {ban_reason && <span className="mt-1 block text-sm text-muted [overflow-wrap:anywhere]">{ban_reason}</span>}
    </>
  )
}

type UserMenuProps = { user: AdminUser; own: boolean; onChoose: (action: UserAction) => void }

function UserMenu({ user, own, onChoose }: UserMenuProps) {
  const { t } = useTranslation('admin')
  const signOut: MenuItem = {
    id: 'sign-out',
    label: t('signOut.open'),
    icon: <LogOut />,
    onSelect: () => onChoose('sign-out'),
  }
  const ban: MenuItem =
    user.status === 'banned'
      ? { id: 'unban', label: t('unban.open'), icon: <RotateCcw />, onSelect: () => onChoose('unban') }
      : { id: 'ban', label: t('ban.open'), icon: <Ban />, danger: true, onSelect: () => onChoose('ban') }
  const pictures = PROFILE_PICTURE_KINDS.filter((kind) => user[`${kind}_url`]).map(
    (kind): MenuItem => ({
      id: `remove-${kind}`,
      label: t(`removePicture.open.${kind}`),
      icon: <ImageOff />,
      onSelect: () => onChoose(`remove-${kind}`),
    }),
  )
  return (
    <Menu
      // Admins cannot ban themselves, so it is not offered.
      items={own ? [...pictures, signOut] : [...pictures, signOut, ban]}
      label={t('users.actionsFor', { name: nameOf(user) })}
      align="end"
      buttonClassName="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-strong hover:text-text"
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </Menu>
  )
}
