import type { SafetyTopic } from '../../strategist.ts'

/** What to ask where a message may be about danger, but may also not. No plan, no accusation, one question. */
export type CaringQuestions = Readonly<Record<SafetyTopic, readonly [string, string, ...string[]]>>
