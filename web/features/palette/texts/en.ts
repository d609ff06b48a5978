export const texts = {
  title: 'Where to?',
  label: 'Commands',
  placeholder: 'Type a page, a language, a theme...',
  empty: 'Nothing by that name.',
  pages: 'Pages',
  language: 'Language',
  theme: 'Theme',
  account: 'Account',
  shortcuts: {
    title: 'Keyboard shortcuts',
    palette: 'Search and commands',
    help: 'These shortcuts',
    move: 'Move through a list',
    choose: 'Choose',
    close: 'Close what is open',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    palette: typeof texts
  }
}
