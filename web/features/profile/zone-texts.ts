import { placeOf } from '#contract/zone-name-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { texts } from './texts/en.ts'
import { offsetOf } from './time-zones.ts'

type Area = keyof typeof texts.zone.areas

/** A time zone in the reader's language. */
export function useZoneTexts() {
  const { t } = useTranslation('profile')
  const { timeIn } = useFormats()
  const areas = t('zone.areas', { returnObjects: true }) as Record<Area, string>
  const areaName = (area: string) => (Object.hasOwn(areas, area) ? areas[area as Area] : area)
  return {
    areaName,
    describe(zone: string): string {
      const { place, area } = placeOf(zone)
      return [place, area && areaName(area), offsetOf(zone, new Date())].filter(Boolean).join(', ')
    },
    timeIn: (zone: string) => timeIn(zone, Date.now()),
  }
}
