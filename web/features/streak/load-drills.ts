import type { PowerUpTexts } from '#content/power-up/en.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'

const en = importPatiently(() => import('#content/power-up/en.ts'))
const pt = importPatiently(() => import('#content/power-up/pt.ts'))
const es = importPatiently(() => import('#content/power-up/es.ts'))

export const drillLoaders: ContentLoaders<PowerUpTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
