import type { PowerUpTexts } from '#content/power-up/en.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'

export const drillLoaders: ContentLoaders<PowerUpTexts> = {
  en: async () => (await import('#content/power-up/en.ts')).en,
  pt: async () => (await import('#content/power-up/pt.ts')).pt,
  es: async () => (await import('#content/power-up/es.ts')).es,
}
