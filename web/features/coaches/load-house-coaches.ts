import type { HouseCoachTexts } from '#content/house-coaches/house-coach.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'

const en = importWithRetries(() => import('#content/house-coaches/en.ts'))
const pt = importWithRetries(() => import('#content/house-coaches/pt.ts'))
const es = importWithRetries(() => import('#content/house-coaches/es.ts'))

export const houseCoachLoaders: ContentLoaders<HouseCoachTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
