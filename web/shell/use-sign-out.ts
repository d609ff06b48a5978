import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { signOut } from '#web/session/sign-out.ts'
import { toast } from '#web/ui/toast.ts'

export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation()
  const { errorText } = useErrorTexts()
  return async () => {
    try {
      await signOut()
      toast({ title: t('signOut.done') })
    } catch (error) {
      toast({ title: t('signOut.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }
}
