import { useTranslation } from '#web/i18n/use-translation.ts'
import type { LoggedFields } from './waiting-training.ts'

/** 'Sparring, 60 min', for messages and buttons. */
export function useEntryName(): (entry: Pick<LoggedFields, 'kind' | 'minutes'>) => string {
  const { t } = useTranslation('training')
  return ({ kind, minutes }) => `${t(`kind.${kind}`)}, ${t('log.minutesOf', { minutes })}`
}
