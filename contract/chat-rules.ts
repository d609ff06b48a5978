/** §9: how many earlier messages go to the model. */
export const HISTORY_LENGTH = 10
export const MESSAGE_LENGTH = 4000
/** An answer of a model may be longer than what a member writes; as history it is cut to this. */
export const HISTORY_MESSAGE_LENGTH = 8000
/** Where an answer is cut off, whatever more a model would say. */
export const ANSWER_LENGTH = 20_000
/** What became of an answer: only `streaming` will change by itself. */
export const ANSWER_STATES = ['streaming', 'complete', 'stopped', 'cut', 'failed', 'interrupted'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]
export const TOPIC_LENGTH = 120
