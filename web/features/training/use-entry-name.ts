import { useTranslation } from '#web/i18n/use-translation.ts'
import { entryName } from './entry-name.ts'
import type { LoggedFields } from './waiting-training.ts'

export function useEntryName(): (entry: Pick<LoggedFields, 'kind' | 'minutes'>) => string {
  const { t } = useTranslation('training')
  return (entry) => entryName(t, entry)
}
