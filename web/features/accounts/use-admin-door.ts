import { ApiError } from '#web/api/api-error.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { leave } from '#web/session/leave.ts'
import { toast } from '#web/ui/toast.ts'
import { enter, readOwnSession } from './sign-in.ts'

/** After the password: reads the profile, lets an admin in, and sends anyone else away signed out. */
export function useAdminDoor() {
  const { t } = useTranslation(['accounts', 'common'])
  const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' })

  return async (how: 'signed-in' | 'second-factor-verified'): Promise<void> => {
    const session = await readOwnSession().catch(async (error: unknown) => {
      const refused = error instanceof ApiError && error.status > 0
      refuse(t('common:error.title'), refused ? t('admin.unverified') : t('admin.verifyFailed'))
      await leave()
      return undefined
    })
    if (session === undefined) return
    if (session === null) {
      refuse(t('common:error.title'), t('admin.unverified'))
      await leave()
      return
    }
    if (session.user.profile.membership_type !== 'admin') {
      await leave()
      refuse(t('admin.denied'), t('admin.deniedText'))
      return
    }
    enter(session, how)
    toast({ title: t('admin.welcome'), variant: 'success' })
  }
}
