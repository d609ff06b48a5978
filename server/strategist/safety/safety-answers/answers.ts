import type { SafetyTopic } from '../../strategist.ts'

export interface SafetyAnswers {
  /** Stands for {line} in an answer when the operator has set a crisis line: {crisis_line} is its text. */
  line: string
  /** Stands for {line} when there is none. */
  without_line: string
  /** Said after a sentence was withheld in which the model claims to be a person. */
  not_human: string
  /** Markdown, one for each time in turn. "self-harm-of-another" is for someone the member is worried about,
   * "overdose" for something that was swallowed already. */
  answers: Record<SafetyTopic | 'self-harm-of-another' | 'overdose', readonly [string, string, ...string[]]>
}
