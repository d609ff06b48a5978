export const texts = {
  title: 'Contact support',
  lead: 'Stuck, unsure, or something is broken? Tell us, and a person answers.',
  loading: 'Looking for who answers...',
  mail: {
    title: 'Write to us',
    text: 'Your mail program opens with our address and a subject.',
    subject: 'A question about Kiai',
    open: 'Write an email',
  },
  message: {
    title: 'Write to the team',
    text: 'Your message goes to the people who run this Kiai. They answer to {{email}}.',
    label: 'Your message',
    hint: 'What did you want to do, and what happened?',
    submit: 'Send message',
    failed: 'Your message was not sent',
  },
  sent: {
    title: 'Message sent',
    text: 'We have it. The answer comes to {{email}}.',
    dashboard: 'To your dashboard',
    again: 'Write another one',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    support: typeof texts
  }
}
