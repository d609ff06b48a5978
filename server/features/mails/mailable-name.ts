import { isolate } from '#contract/text-rules.ts'

const LONGEST_NAME = 60

/**
 * Anyone can sign up with someone else's address and any name, so a name must not turn our mail into an advertisement:
 * one line, and nothing that a mail program would turn into a link. Undefined for a name that is not fit.
 */
export function mailableName(full_name: string): string | undefined {
  const name = full_name.replace(/[\p{C}\s]+/gu, ' ').trim()
  const looksLikeLink = /:\/\/|@|\bwww\b|\.\p{L}{2}/iu.test(name)
  return name === '' || name.length > LONGEST_NAME || looksLikeLink ? undefined : isolate(name)
}
