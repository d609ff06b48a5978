import { useQueryClient } from '@tanstack/react-query'
import type { AdminUser } from '#contract/admin.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { showChanged } from './change-users.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { banUser, removePicture, signOutUser, unbanUser } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useAdminAction } from './use-admin-action.ts'

export type UserAction = 'ban' | 'unban' | 'sign-out' | 'remove-avatar' | 'remove-coach_image'

type UserActionDialogProps = { action: UserAction; user: AdminUser; name: string; onClose: () => void }

/** Confirmation dialogs for actions that affect a user at once. */
export function UserActionDialog({ action, user, name, onClose }: UserActionDialogProps) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const act = useAdminAction()
  const { user_id } = user
  const show = (changed: AdminUser) => showChanged(queryClient, changed)

  switch (action) {
    case 'ban':
      return (
        <ReasonDialog
          title={t('ban.title', { name })}
          text={t('ban.text')}
          label={t('ban.reason')}
          hint={t('ban.hint')}
          submitLabel={t('ban.submit')}
          keptAs={`ban ${user_id}`}
          send={(reason) =>
            act({
              make: async () => show(await banUser({ user_id, reason })),
              done: () => ({ title: t('ban.done'), description: t('ban.doneText', { name }) }),
              failed: t('ban.failed'),
            })
          }
          onClose={onClose}
        />
      )
    case 'unban':
      return (
        <ConfirmDialog
          title={t('unban.title', { name })}
          text={t('unban.text')}
          submitLabel={t('unban.submit')}
          run={async () => {
            const refusal = await act({
              make: async () => show(await unbanUser(user_id)),
              done: () => ({ title: t('unban.done'), description: t('unban.doneText', { name }) }),
              failed: t('unban.failed'),
            })
            return !refusal
          }}
          onClose={onClose}
        />
      )
    case 'remove-avatar':
    case 'remove-coach_image':
      return (
        <ConfirmDialog
          title={t('removePicture.title', { name })}
          text={t('removePicture.text')}
          submitLabel={t('removePicture.submit')}
          danger
          run={async () => {
            const kind = action === 'remove-avatar' ? 'avatar' : 'coach_image'
            const refusal = await act({
              make: async () => show(await removePicture({ user_id, kind })),
              done: () => ({ title: t('removePicture.done'), description: t('removePicture.doneText', { name }) }),
              failed: t('removePicture.failed'),
            })
            return !refusal
          }}
          onClose={onClose}
        />
      )
    case 'sign-out':
      return (
        <ConfirmDialog
          title={t('signOut.title', { name })}
          text={t('signOut.text')}
          submitLabel={t('signOut.submit')}
          danger
          run={async () => {
            const refusal = await act({
              make: () => signOutUser(user_id),
              done: ({ sessions }) => ({
                title: t('signOut.done'),
                description: t('signOut.doneText', { count: sessions }),
              }),
              failed: t('signOut.failed'),
            })
            return !refusal
          }}
          onClose={onClose}
        />
      )
  }
}
