import type { FireLabel, QuizHeadline } from '#contract/quiz-rules.ts'

export const texts = {
  title: 'Warrior Mindset',
  eyebrow: 'Four questions. One flame.',
  loading: 'Loading the questions...',
  loadFailed: 'The questions could not be loaded.',
  question: 'Question {{number}} of {{total}}',
  keys: 'Press 1 to 4 to answer, arrow keys to move.',
  gauge: {
    label: 'Fire level',
    value: '{{level}} of 100: {{label}}',
  },
  label: {
    getting_started: 'Getting Started',
    warming_up: 'Warming Up',
    ready: 'Ready',
    on_fire: 'On Fire',
    unstoppable: 'Unstoppable',
  },
  headline: {
    ready: 'You are ready',
    on_fire: 'You are on fire',
    unstoppable: 'You are unstoppable',
  },
  result: {
    eyebrow: 'Your fire level',
    next: 'What to train next',
    drill: 'Your drill',
    again: 'Light the Fire Again',
    coach: 'Talk to Your Coach',
    saving: 'Saving your result...',
    saved: 'Saved to your history. Today counts for your streak.',
    unsaved: 'Your result is not saved yet',
    unsavedText: 'Nothing is lost: it stays here until it is saved.',
  },
  history: {
    title: 'Your fire over time',
    loading: 'Loading your results...',
    failed: 'Your results could not be loaded.',
    empty: 'No results yet',
    emptyText: 'Answer the four questions above. Each result is saved here, so you can watch your fire grow.',
    chart: 'Fire level from {{from}} to {{to}}: first {{first}}, last {{last}} ({{label}}), highest {{highest}}.',
    single: 'Your first result, on {{date}}: {{level}}, {{label}}.',
    next_one: '{{count}} point to {{label}}.',
    next_other: '{{count}} points to {{label}}.',
    second: 'Take the quiz again after your next session: your line starts with a second result.',
    table: 'All results, newest first',
    date: 'Date',
    level: 'Fire level',
    state: 'State',
    all_one: 'Show {{count}} result',
    all_other: 'Show all {{count}} results',
  },
  latest: {
    title: 'Fire level',
    again: 'Take it again',
    first: 'Take the quiz',
    none: 'Not measured yet',
    noneText: 'Four questions show how hot you burn today.',
    on: 'Measured on {{date}}',
  },
} as const satisfies {
  [group: string]: unknown
  label: Record<FireLabel, string>
  headline: Record<QuizHeadline, string>
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    quiz: typeof texts
  }
}
