import type { Language } from '#contract/language.ts'
import type { SafetyTopic } from '../strategist.ts'
import { isStillAbout } from './follow-up.ts'
import { MINOR } from './minor.ts'
import { has } from './pattern.ts'
import { plainWords } from './plain-words.ts'
import { type Message, type Rule, ruleApplies, type SafetyFinding } from './rule.ts'
import { ABUSE } from './rules/abuse.ts'
import { CONCUSSION } from './rules/concussion.ts'
import { ABOUT_TO_DIE, OVERDOSE } from './rules/crisis-under-way.ts'
import { DOPING } from './rules/doping.ts'
import { EATING_DISORDER } from './rules/eating-disorder.ts'
import { SELF_HARM } from './rules/self-harm.ts'
import { VIOLENCE } from './rules/violence.ts'
import { CUT_INTENT, WEIGHT_CUT } from './rules/weight-cut.ts'
import { readings } from './visible-text.ts'
import { asksForCrashLoss } from './weight-loss.ts'

export type { SafetyFinding }

/** The most urgent first: a message that says several things is answered for the gravest. */
const RULES: readonly [SafetyTopic, readonly Rule[]][] = [
  ['self-harm', [...ABOUT_TO_DIE, ...SELF_HARM]],
  ['abuse', ABUSE],
  ['violence', VIOLENCE],
  ['concussion', CONCUSSION],
  ['weight-cut', WEIGHT_CUT],
  ['eating-disorder', EATING_DISORDER],
  ['doping', DOPING],
]

/** How many of the member's earlier messages a new one is read together with. */
const MESSAGES_READ_TOGETHER = 3
/** How far back a danger is looked for that a new message may still be about. */
export const MESSAGES_REMEMBERED = 10

/** One of the member's earlier messages. What was decided about it then stands; it is decided now where that is unknown. */
export interface EarlierMessage {
  text: string
  finding?: SafetyFinding | null | undefined
}

/**
 * What in a member's message takes precedence over coaching. Every language is looked for, whichever one the member
 * reads: people mix them, most of all when they are upset.
 */
export function checkMessage(
  text: string,
  _language: Language,
  { earlier }: { earlier: readonly EarlierMessage[] } = { earlier: [] },
): SafetyFinding | null {
  return findInTalk([...earlier.slice(-MESSAGES_REMEMBERED), { text }]).at(-1) ?? null
}

/** Whether one of the last messages was a crisis. */
export function hadCrisis(earlier: readonly EarlierMessage[]): boolean {
  return findInTalk(earlier.slice(-MESSAGES_REMEMBERED)).some((finding) => finding?.level === 'crisis')
}

/** Message by message, for what follows a danger is judged by how far back it is. */
function findInTalk(messages: readonly EarlierMessage[]): (SafetyFinding | null)[] {
  const findings: (SafetyFinding | null)[] = []
  for (const [index, { text, finding }] of messages.entries()) {
    const before = messages.slice(Math.max(0, index - MESSAGES_READ_TOGETHER), index)
    findings.push(finding === undefined ? findAfter(text, before, findings) : finding)
  }
  return findings
}

function findAfter(
  text: string,
  before: readonly EarlierMessage[],
  findings: readonly (SafetyFinding | null)[],
): SafetyFinding | null {
  const said = before.map((each) => plainWords(readings(each.text)[0] ?? '')).join('. ')
  const messages = readings(text).map((seen) => ({ words: plainWords(seen), before: said }))
  for (const message of messages) {
    const found = findIn(message) ?? weightOverSeveral(message)
    if (found) return found
  }
  const last = findings.findLastIndex((finding) => finding !== null)
  const finding = findings[last]
  const stillAbout = finding && messages.some(({ words }) => isStillAbout(finding.topic, words, findings.length - last))
  return stillAbout ? finding : null
}

function findIn(message: Message): SafetyFinding | null {
  if (OVERDOSE.some((rule) => ruleApplies(rule, message)))
    return { topic: 'self-harm', level: 'crisis', overdose: true }
  for (const [topic, rules] of RULES) {
    const rule = rules.find((each) => ruleApplies(each, message))
    if (rule) return { topic, level: rule.level }
    if (topic === 'weight-cut' && asksForUnsafeWeight(message.words)) return { topic, level: 'refuse' }
  }
  return null
}

/** The age, the weights and the day often come one message at a time. */
function weightOverSeveral({ words, before }: Message): SafetyFinding | null {
  const adds = has(CUT_INTENT, words) || has(MINOR, words) || /\d/.test(words)
  return adds && before !== '' && asksForUnsafeWeight(`${before}. ${words}`)
    ? { topic: 'weight-cut', level: 'refuse' }
    : null
}

function asksForUnsafeWeight(words: string): boolean {
  return (has(MINOR, words) && has(CUT_INTENT, words)) || asksForCrashLoss(words)
}
