export const texts = { title: 'Session' } as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    session: typeof texts
  }
}
