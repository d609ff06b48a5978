export const texts = {
  title: 'Posts in other languages',
  text: 'People write here in English, Portuguese and Spanish. AI translates, and the original is always one tap away.',
  always: 'Always translate posts',
  alwaysHint: 'Otherwise you tap Translate on the posts you want.',
  failed: 'Nothing was changed',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    translation: typeof texts
  }
}
