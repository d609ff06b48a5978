export const texts = {
  title: 'Where to?',
  label: 'Commands',
  placeholder: 'Page, coach, language, theme...',
  empty: 'Nothing by that name.',
  pages: 'Pages',
  sessions: 'Saved sessions',
  coaches: 'Coaches',
  posts: 'Posts',
  searchPosts: 'Search posts for “{{words}}”',
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
    send: 'Send your message',
    newLine: 'New line in a message',
    editLast: 'Edit your last message (when the field is empty)',
    stop: 'Stop the answer',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    palette: typeof texts
  }
}
