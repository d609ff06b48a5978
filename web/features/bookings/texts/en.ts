export const texts = {
  title: 'Bookings',
  book: 'Book a session',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bookings: typeof texts
  }
}
