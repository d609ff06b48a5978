export const texts = {
  title: 'Contact support',
  lead: 'Stuck, unsure, or is something broken? Tell us, and a person will answer.',
  loading: 'Loading support options...',
  talk: {
    title: 'Ask {{name}} for a talk',
    lead: 'For your gym, your school or your team. {{name}} comes in person; date and price are agreed with you first.',
    form: 'When, where, for how many',
    formText: 'It goes to the Kiai team, who arrange it. You get a copy at {{email}}, and the answer there too.',
    day: 'Date (optional)',
    dayHint: 'Leave it empty if the date is open.',
    dayProblem: 'Choose a day that is still to come, or leave it empty.',
    people: 'How many people',
    peopleProblem: 'Enter a whole number from 1 to {{most}}.',
    place: 'Place',
    placeHint: 'The city and the gym or hall.',
    message: 'Anything else (optional)',
    messageHint: 'What should {{name}} talk about, and who is listening?',
    submit: 'Send the request',
    failed: 'Your request was not sent',
    sent: 'Your request is in',
    sentText: 'We ask {{name}} and reply to {{email}}. A copy is on its way to you. Nothing is booked yet.',
    back: 'Back to {{name}}',
  },
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
