export const texts = {
  title: 'Outbox',
  lead: 'This installation has no mail server. The emails it would have sent are kept here, newest first.',
  filter: 'Sent to',
  apply: 'Show',
  clear: 'Show all',
  loading: 'Opening the outbox...',
  empty: 'No emails yet',
  emptyText: 'Sign up or request a new password, and the email appears here right away.',
  emptyFor: 'No emails to {{address}}',
  emptyForText: 'Check the address or show all emails.',
  refresh: 'Refresh',
  to: 'To {{address}}',
  asText: 'As plain text',
  frame: 'Email: {{subject}}',
  count_one: 'One email',
  count_other: '{{count}} emails',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mails: typeof texts
  }
}
