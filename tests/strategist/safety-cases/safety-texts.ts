import type { SafetyTopic } from '#server/strategist/strategist.ts'

/** What people in danger write, and what sounds like it and is only sport or a figure of speech. */
export interface SafetyTexts {
  dangers: Readonly<Record<SafetyTopic, readonly string[]>>
  innocent: readonly string[]
}
