export const texts = {
  title: 'How did it go?',
  loading: 'Loading the question...',
  commitment: 'You said you would do this by {{day}}.',
  step: 'Your plan had this for {{day}}.',
  late: 'This was for {{day}}. Life happens, and nobody counts it against you. Answer once, then we leave it there.',
  scale: 'From 1 (not at all) to 10 (all of it)',
  mark: '{{mark}} of 10',
  noted: {
    low: '{{mark}} of 10, said straight. That is where the next round begins.',
    middle: '{{mark}} of 10. It moved, and that counts.',
    high: '{{mark}} of 10. Word kept.',
  },
  next: 'Your coach picks it up next time. You can still change the number here.',
  talk: 'Talk about it in the War Room',
  gone: 'This question is no longer there. Maybe you dropped what it was about, or the link is not complete.',
  stop: {
    title: 'Enough questions?',
    text: 'One tap, and Kiai stops asking how it went. Your coaches still know what you took on.',
    submit: 'Stop asking me',
    done: 'Kiai does not ask any more. You can switch it on again in your settings.',
    settings: 'Open settings',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'check-ins': typeof texts
  }
}
