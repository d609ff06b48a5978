import type { SafetyLevel, SafetyTopic } from '../strategist.ts'
import { has, hasUndenied } from './pattern.ts'
import { sentencesOf } from './plain-words.ts'

export interface SafetyFinding {
  topic: SafetyTopic
  level: SafetyLevel
  /** Something deadly was already swallowed. */
  overdose?: true | undefined
}

export interface Rule {
  level: SafetyLevel
  /** Must occur in one sentence. */
  says: RegExp
  /** Must occur in the same sentence, in any order. */
  and?: RegExp
  /** Must occur anywhere in the message. */
  about?: RegExp
  /** Must occur in one of the messages before, or in this one: a danger may be told in pieces. */
  told?: RegExp
  /** Shows in the same sentence that it is meant differently. */
  unless?: RegExp
  /** Shows anywhere in this or the previous messages that it is meant differently. */
  unlessAbout?: RegExp
  /** "I would never …" does not count. */
  undenied?: true
}

/** The plain words of a message and of the messages before it. */
export interface Message {
  words: string
  before: string
}

export function ruleApplies(rule: Rule, { words, before }: Message): boolean {
  if (!has(rule.says, words)) return false
  if (rule.about && !has(rule.about, words)) return false
  if (rule.told && !has(rule.told, words) && !has(rule.told, before)) return false
  if (rule.unlessAbout && (has(rule.unlessAbout, words) || has(rule.unlessAbout, before))) return false
  return sentencesOf(words).some(
    (sentence) =>
      (rule.undenied ? hasUndenied(rule.says, sentence) : has(rule.says, sentence)) &&
      (!rule.and || has(rule.and, sentence)) &&
      (!rule.unless || !has(rule.unless, sentence)),
  )
}
