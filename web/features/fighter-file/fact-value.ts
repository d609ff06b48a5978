import type { FactKey } from '#contract/fighter-file-items.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A fact as text: stored days and numbers are formatted for the reader. */
export function useFactValue(): (key: FactKey, value: string) => string {
  const { t } = useTranslation('fighter-file')
  const { fullDay } = useFormats()
  return (key, value) => {
    if (key === 'event_date') return DAY.test(value) ? fullDay(value) : value
    if (key === 'confidence') return t('value.confidence', { value })
    return key === 'hours_a_week' ? t('value.hours', { value }) : value
  }
}
