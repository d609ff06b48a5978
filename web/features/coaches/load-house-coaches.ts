import type { HouseCoachTexts } from '#content/house-coaches/house-coach.ts'
import { importAgain } from '#web/api/import-again.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'

const en = importAgain(() => import('#content/house-coaches/en.ts'))
const pt = importAgain(() => import('#content/house-coaches/pt.ts'))
const es = importAgain(() => import('#content/house-coaches/es.ts'))

export const houseCoachLoaders: ContentLoaders<HouseCoachTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
