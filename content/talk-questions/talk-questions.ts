/** What a message can ask about the talk itself, or put right in it. The sentences that teach to tell them apart are beside this file. */
export const TALK_QUESTIONS = {
  summary: 'the plan or advice in short, again, as a list',
  simpler: 'the same in simpler or fewer words',
  this_week: 'what of it to do this week',
  today: 'what of it to do today or tomorrow',
  first: 'what to begin with',
  most_important: 'the one thing that matters most',
  when: 'the day that was told',
  time_left: 'how long is left until then',
  why: 'the reason for what was advised',
  told: 'what the member told',
  advised: 'what was advised about something, or on some day, once more',
  sum: 'the calculation again, or its result',
  corrects: 'asks nothing, and puts right what was told',
  none: 'anything else',
} as const satisfies Record<string, string>
export type TalkQuestion = keyof typeof TALK_QUESTIONS
export const TALK_QUESTION_KINDS = Object.keys(TALK_QUESTIONS) as TalkQuestion[]
