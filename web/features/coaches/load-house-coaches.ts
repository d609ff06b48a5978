import type { HouseCoachTexts } from '#content/house-coaches/house-coach.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'

const en = importPatiently(() => import('#content/house-coaches/en.ts'))
const pt = importPatiently(() => import('#content/house-coaches/pt.ts'))
const es = importPatiently(() => import('#content/house-coaches/es.ts'))

export const houseCoachLoaders: ContentLoaders<HouseCoachTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
