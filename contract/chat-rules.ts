/* How many messages a member may send a day is a setting of the operator: AI_FREE_MESSAGES in server/settings.ts. */

/** §9: how many earlier messages go to the model. */
export const HISTORY_LENGTH = 10
export const MESSAGE_LENGTH = 4000
/** A model's answer may be longer than a member's message; when sent as history it is cut to this length. */
export const HISTORY_MESSAGE_LENGTH = 8000
/** The longest answer; what a model writes beyond it is cut off. */
export const ANSWER_LENGTH = 20_000
/** The state of an answer. Only `streaming` is not final. */
export const ANSWER_STATES = ['streaming', 'complete', 'stopped', 'cut', 'failed', 'interrupted'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]
export const TOPIC_LENGTH = 120

/** Why an answer offers to talk to a person: it was asked for, the same obstacle was named three times, or something hurts. */
export const REASONS_FOR_A_PERSON = ['asked', 'stuck', 'injury'] as const
export type ReasonForAPerson = (typeof REASONS_FOR_A_PERSON)[number]
