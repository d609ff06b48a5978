import type { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { refusalOf, type SignInPage } from './refusals.ts'

type Refused = Pick<ApiError, 'code' | 'retryAfter' | 'reason'>

/** Problems found in the browser are shown as those of the server. */
export const CREDENTIALS_MISSING: Refused = {
  code: 'accounts.credentials-missing',
  retryAfter: undefined,
  reason: undefined,
}

/** Shows a toast with the reason why a sign-in page refuses. */
export function useRefusal(page: SignInPage): (error: Refused) => void {
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  return (error) => {
    const { title, text } = { text: undefined, ...refusalOf(page, error.code) }
    toast({ title: t(title), description: text ? t(text) : errorText(error), variant: 'destructive' })
  }
}
