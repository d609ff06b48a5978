export const texts = {
  title: 'Outbox',
  lead: 'This installation has no mail server. The mails it would have sent are kept here, newest first.',
  filter: 'To this address',
  apply: 'Show',
  clear: 'Show all',
  loading: 'Opening the outbox...',
  empty: 'No mail yet',
  emptyText: 'Sign up, or ask for a new password: the mail appears here at once.',
  emptyFor: 'Nothing to {{address}}',
  emptyForText: 'Check the address, or show all mails.',
  refresh: 'Look again',
  to: 'To {{address}}',
  asText: 'As plain text',
  frame: 'Mail: {{subject}}',
  count_one: 'One mail',
  count_other: '{{count}} mails',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mails: typeof texts
  }
}
