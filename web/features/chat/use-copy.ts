import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'

export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('action.copied'), variant: 'success' })
    } catch (error) {
      console.warn(error)
      toast({ title: t('action.copyFailed'), variant: 'destructive' })
    }
  }
}
