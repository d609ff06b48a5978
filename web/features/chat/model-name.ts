import { useTranslation } from '#web/i18n/use-translation.ts'

/** The name of who answers: translated for the built-in strategist, the model's own name otherwise. */
export function useModelName(): (model: string | null) => string {
  const { t } = useTranslation('chat')
  return (model) => (model === null || model.startsWith('builtin:') ? t('builtIn') : model)
}
