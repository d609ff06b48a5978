import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/language.ts'
import { asApiError } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { chooseLanguage } from '#web/session/choose-language.ts'
import { toast } from '#web/ui/toast.ts'

/** The screen has switched when this fails: only the account, and with it the mails, kept the former language. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { t } = useTranslation()
  const { errorText } = useErrorTexts()
  return async (language) => {
    try {
      await chooseLanguage(language)
    } catch (error) {
      toast({ title: t('language.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }
}
