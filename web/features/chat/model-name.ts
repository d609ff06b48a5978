import { useTranslation } from '#web/i18n/use-translation.ts'

/** Who answers, by name: the built-in one has a name in every language, a model its own. */
export function useModelName(): (model: string | null) => string {
  const { t } = useTranslation('chat')
  return (model) => (model === null || model.startsWith('builtin:') ? t('builtIn') : model)
}
