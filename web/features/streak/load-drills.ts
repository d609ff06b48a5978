import type { PowerUpTexts } from '#content/power-up/en.ts'
import { importAgain } from '#web/api/import-again.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'

const en = importAgain(() => import('#content/power-up/en.ts'))
const pt = importAgain(() => import('#content/power-up/pt.ts'))
const es = importAgain(() => import('#content/power-up/es.ts'))

export const drillLoaders: ContentLoaders<PowerUpTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
