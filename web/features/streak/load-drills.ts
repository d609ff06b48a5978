import type { PowerUpTexts } from '#content/power-up/en.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'
import { importWithRetries } from '#web/navigation/import-with-retries.ts'

const en = importWithRetries(() => import('#content/power-up/en.ts'))
const pt = importWithRetries(() => import('#content/power-up/pt.ts'))
const es = importWithRetries(() => import('#content/power-up/es.ts'))

export const drillLoaders: ContentLoaders<PowerUpTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
