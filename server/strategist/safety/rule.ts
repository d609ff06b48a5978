import type { SafetyLevel, SafetyTopic } from '../strategist.ts'
import { has, hasUndenied } from './pattern.ts'
import { sentencesOf } from './plain-words.ts'

export interface SafetyFinding {
  topic: SafetyTopic
  level: SafetyLevel
  /** Something that can kill was swallowed already. */
  overdose?: true | undefined
}

export interface Rule {
  level: SafetyLevel
  /** What must stand in one sentence. */
  says: RegExp
  /** What must stand in that same sentence, in any order. */
  and?: RegExp
  /** What must stand anywhere in the message. */
  about?: RegExp
  /** What in the same sentence shows that it is meant otherwise. */
  unless?: RegExp
  /** What anywhere in the message, or in those just before it, shows that it is meant otherwise. */
  unlessAbout?: RegExp
  /** "I would never …" does not count. */
  undenied?: true
}

/** What one message says, in plain words, and what the messages just before it said. */
export interface Message {
  words: string
  before: string
}

export function ruleApplies(rule: Rule, { words, before }: Message): boolean {
  if (!has(rule.says, words)) return false
  if (rule.about && !has(rule.about, words)) return false
  if (rule.unlessAbout && (has(rule.unlessAbout, words) || has(rule.unlessAbout, before))) return false
  return sentencesOf(words).some(
    (sentence) =>
      (rule.undenied ? hasUndenied(rule.says, sentence) : has(rule.says, sentence)) &&
      (!rule.and || has(rule.and, sentence)) &&
      (!rule.unless || !has(rule.unless, sentence)),
  )
}
