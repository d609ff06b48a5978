import { specialties } from '#content/specialties/en.ts'

export const texts = specialties

declare module 'i18next' {
  interface ResourceNamespaceMap {
    specialties: typeof texts
  }
}
