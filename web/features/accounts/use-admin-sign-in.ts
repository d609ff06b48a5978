import { may } from '#contract/access.ts'
import { ApiError } from '#web/api/api-error.ts'
import { languageSettled } from '#web/i18n/change-language.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { translatorFor, useTranslation } from '#web/i18n/use-translation.ts'
import { signOutOrRetryLater } from '#web/session/sign-out.ts'
import { toast } from '#web/ui/toast.ts'
import { enter, readOwnSession } from './sign-in.ts'

/** After the password: reads the profile, lets an admin in, and signs out anyone else. */
export function useAdminSignIn() {
  const { t } = useTranslation(['accounts', 'common'])
  const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' })

  return async (how: 'signed-in' | 'second-factor-verified'): Promise<void> => {
    const session = await readOwnSession().catch((error: unknown) => {
      const refused = error instanceof ApiError && error.status > 0
      refuse(t('common:error.title'), refused ? t('admin.unverified') : t('admin.verifyFailed'))
      return undefined
    })
    if (session === null) refuse(t('common:error.title'), t('admin.unverified'))
    if (session && !may('administer', session.user.profile.membership_type))
      refuse(t('admin.denied'), t('admin.deniedText'))
    if (!session || !may('administer', session.user.profile.membership_type)) return signOutOrRetryLater()
    enter(session, how)
    // The page is about to change to the language of the account.
    await languageSettled()
    const say = translatorFor<'accounts'>(currentLanguage(), 'accounts')
    toast({ title: say('admin.welcome'), variant: 'success' })
  }
}
