import { useTranslation } from '#web/i18n/use-translation.ts'
import { Loading } from '#web/ui/spinner.tsx'

export function LoadingScreen() {
  const { t } = useTranslation()
  return <Loading label={t('loading')} className="min-h-dvh" />
}
