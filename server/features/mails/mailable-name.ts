import { isolate } from '#contract/isolate-text-rules.ts'

const LONGEST_NAME = 60
const LONGEST_TEXT = 1_000

/**
 * What people write must not turn our mail into an advertisement or a trap: one line, and nothing that a mail program
 * would turn into a link. Undefined for a text that is not fit.
 */
export function mailableText(written: string): string | undefined {
  const text = written.replace(/[\p{C}\s]+/gu, ' ').trim()
  const looksLikeLink = /:\/\/|@|\bwww\b|\.\p{L}{2}/iu.test(text)
  return text === '' || text.length > LONGEST_TEXT || looksLikeLink ? undefined : isolate(text)
}

/** Anyone can sign up with someone else's address and any name. */
export function mailableName(full_name: string): string | undefined {
  return full_name.length > LONGEST_NAME ? undefined : mailableText(full_name)
}
