import type { SafetyTopic } from '../../strategist.ts'

export interface SafetyAnswers {
  /** Replaces {line} in an answer when the operator has set a crisis line: {crisis_line} is its text. */
  line: string
  /** Replaces {line} without a crisis line. */
  without_line: string
  /** Sent after a sentence was withheld in which the model claims to be a person. */
  not_human: string
  /** Markdown, used in turn. "self-harm-of-another" is for someone the member is worried about,
   * "overdose" for something that was swallowed already. What stands in <adult></adult> is for the adult it is about, and
   * is left out for whoever plainly is somebody else. */
  answers: Record<SafetyTopic | 'self-harm-of-another' | 'overdose', readonly [string, string, ...string[]]>
}
