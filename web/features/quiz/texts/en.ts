import type { FireLabel, QuizHeadline } from '#contract/quiz-rules.ts'

export const texts = {
  title: 'Warrior Mindset',
  eyebrow: 'Four questions. One flame.',
  loading: 'Loading the questions...',
  loadFailed: 'The questions could not be loaded.',
  question: 'Question {{number}} of {{total}}',
  keys: 'Keys 1 to 4 answer, arrows move.',
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
    unsavedText: 'Nothing is lost: it stays here until Kiai has it.',
  },
  history: {
    title: 'Your fire over time',
    loading: 'Loading your results...',
    failed: 'Your results could not be loaded.',
    empty: 'No fire measured yet',
    emptyText: 'Answer the four questions above. Each result is kept here, so that you see your fire grow.',
    chart: 'Fire level from {{from}} to {{to}}: first {{first}}, last {{last}} ({{label}}), highest {{highest}}.',
    single: 'Your first result, on {{date}}: {{level}}, {{label}}.',
    next_one: '{{count}} point to {{label}}.',
    next_other: '{{count}} points to {{label}}.',
    second: 'Take the quiz again after your next training: with a second result your line begins.',
    table: 'All results, the newest first',
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
    noneText: 'Four questions tell how hot you burn today.',
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
