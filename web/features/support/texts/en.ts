export const texts = {
  title: 'Contact support',
  lead: 'Stuck, unsure, or is something broken? Tell us, and a person will answer.',
  loading: 'Loading support options...',
  about: { speaking: 'I would like {{name}} to speak in person. When, where and for how many people:' },
  mail: {
    title: 'Write to us',
    text: 'Your email app opens with our address and a subject filled in.',
    subject: 'A question about Kiai',
    open: 'Write an email',
  },
  message: {
    title: 'Write to the team',
    text: 'Your message goes to the people who run this installation. They will reply to {{email}}.',
    label: 'Your message',
    hint: 'What did you want to do, and what happened?',
    submit: 'Send message',
    failed: 'Your message was not sent',
  },
  sent: {
    title: 'Message sent',
    text: 'We got it. We will reply to {{email}}.',
    dashboard: 'Go to your dashboard',
    again: 'Write another message',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    support: typeof texts
  }
}
