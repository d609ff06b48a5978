import type { Language } from '#contract/language.ts'
import { asApiError } from '#web/api/api-error.ts'
import { setLanguage } from '#web/i18n/change-language.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { saveLanguage } from '#web/session/save-language.ts'
import { toast } from '#web/ui/toast.ts'

/** The screen switches first. If saving in the account fails, a toast says so, and the language stays. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { t } = useTranslation()
  const { errorText } = useErrorTexts()
  const refuse = (title: string, error: unknown) =>
    toast({ title, description: errorText(asApiError(error)), variant: 'destructive' })
  return async (language) => {
    try {
      // If another language was chosen since, that one is saved.
      if (!(await setLanguage(language))) return
    } catch (error) {
      refuse(t('language.notLoaded'), error)
      return
    }
    await saveLanguage(language).catch((error) => refuse(t('language.notSaved'), error))
  }
}
