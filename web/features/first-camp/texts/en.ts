import type { CampTask } from '#contract/first-camp-rules.ts'

export const texts = {
  title: 'First camp',
  day: 'Day {{day}} of {{days}}',
  finished: 'Finished. All seven are yours.',
  task: {
    sign_in: 'Sign in',
    quiz: 'Quiz',
    plan: 'A plan',
    quote: 'A quote',
    power_up: 'Power-Up',
    follow_up: 'How it went',
    look_back: 'Look back',
  },
  state: { done: '{{task}}: done', open: '{{task}}: open today', ahead: '{{task}}: still to come' },
  now: 'Today: {{task}}',
  next: 'Next: {{task}}',
  all: 'All seven tasks',
  menu: 'First camp: options',
  leave: 'Leave the camp',
  left: 'You left on day {{day}}. Everything you did still counts.',
  resume: 'Take it up again',
  offer: 'Seven days, one small task a day. Want to try?',
  start: 'Start the camp',
  toast: {
    left: 'You left the camp. The door stays open.',
    leaveFailed: 'You are still in the camp',
    resumed: 'Welcome to the camp.',
    resumeFailed: 'The camp did not start',
  },
} as const satisfies { task: Record<CampTask, string> } & Record<string, unknown>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'first-camp': typeof texts
  }
}
