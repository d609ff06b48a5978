import type { ReportReason } from '#contract/moderation-rules.ts'

/** Written by hand to test what is recognised: sixty that a moderator should see, and sixty as fighters talk. */
export interface HarmSentences {
  harmful: Record<Exclude<ReportReason, 'spam' | 'danger' | 'other'>, readonly string[]>
  harmless: readonly string[]
}
