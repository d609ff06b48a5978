export const texts = {
  title: 'AI coaching session',
  panel: 'AI coach · {{label}}',
  speaker: '{{name}} (AI)',
  sessions: 'Your sessions with {{name}}',
  restart: 'New session',
  started: 'New Session Started',
  startedText: '{{label}} coaching started',
  back: 'Back to Coaches',
  profile: 'About {{name}}',
  kept: 'Sessions with {{name}} are saved automatically. Only you can read them.',
  closed: {
    title: '{{name}} is not open yet',
    text: '{{name}} is still in training camp, so there are no sessions yet. Until then, another coach is ready for you.',
    instead: 'Talk to {{name}}',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    coaching: typeof texts
  }
}
