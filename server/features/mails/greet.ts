import { isolate } from '#contract/text-rules.ts'
import type { MailTexts } from './texts/en.ts'

const LONGEST_NAME = 60

/**
 * Anyone can sign up with someone else's address and any name, so a name must not turn our mail into an advert:
 * one line, and none that a mail program would make a link of.
 */
export function greet(texts: MailTexts, full_name: string): string {
  const name = full_name.replace(/[\p{C}\s]+/gu, ' ').trim()
  const looksLikeLink = /:\/\/|@|\bwww\b|\.\p{L}{2}/iu.test(name)
  if (name === '' || name.length > LONGEST_NAME || looksLikeLink) return texts.helloWithoutName
  return texts.hello(isolate(name))
}
