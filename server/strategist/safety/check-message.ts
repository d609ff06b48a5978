import { askedAfter } from '#content/talk/after-alarm.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'
import type { SafetyTopic } from '../strategist.ts'
import { belongsToWarning } from './after-warning.ts'
import {
  asksAboutTests,
  isAnsweredAlready,
  isNoDanger,
  namesNothingOfIt,
  onlyAsksAboutTalk,
  onlyAsksForDay,
  onlyTellsChange,
} from './doubtful.ts'
import { withoutFiguresOfSpeech } from './figures-of-speech.ts'
import { affirms, asksToHit, denies, isCleared, isStillAbout, saysSafe, takesBack } from './follow-up.ts'
import { isNoFreshInjury, isOfOldDays, isOverForYears } from './no-fresh-injury.ts'
import { has } from './pattern.ts'
import { plainWords, wordsOf } from './plain-words.ts'
import { certain, isPlainlyHarmless, readDanger } from './read-danger.ts'
import { type Message, type Rule, ruleApplies, type SafetyFinding } from './rule.ts'
import { ABUSE } from './rules/abuse.ts'
import { CONCUSSION } from './rules/concussion.ts'
import { ABOUT_TO_DIE, OVERDOSE } from './rules/crisis-under-way.ts'
import { DOPING } from './rules/doping.ts'
import { EATING_DISORDER } from './rules/eating-disorder.ts'
import { INJURY } from './rules/injury.ts'
import { MINOR_ADULT } from './rules/minor-adult.ts'
import { SELF_HARM } from './rules/self-harm.ts'
import { SPORT } from './rules/sport.ts'
import { SUBSTANCE } from './rules/substance.ts'
import { SOMEBODY_NEAR, VIOLENCE } from './rules/violence.ts'
import { WEIGHT_CUT } from './rules/weight-cut.ts'
import { asksForUnsafeWeight, weightOverSeveral } from './unsafe-weight.ts'
import { readings } from './visible-text.ts'

export type { SafetyFinding }

/** Most urgent first: a message with several topics gets the answer for the gravest. */
const RULES: readonly [SafetyTopic, readonly Rule[]][] = [
  ['self-harm', [...ABOUT_TO_DIE, ...SELF_HARM]],
  ['minor-adult', MINOR_ADULT],
  ['abuse', ABUSE],
  ['violence', VIOLENCE],
  ['concussion', CONCUSSION],
  ['weight-cut', WEIGHT_CUT],
  ['eating-disorder', EATING_DISORDER],
  ['doping', DOPING],
  ['injury', INJURY],
  ['substance', SUBSTANCE],
]

/** How many earlier messages of the member are read together with a new one. */
const MESSAGES_READ_TOGETHER = 3
/** How many messages back a finding may still apply to a new message. */
export const MESSAGES_REMEMBERED = 10

/** An earlier message of the member. An earlier decision about it stays valid; without one it is decided now. */
export interface EarlierMessage {
  text: string
  finding?: SafetyFinding | null | undefined
}

/**
 * What in a member's message takes precedence over coaching. The rules of all languages are checked, whatever the
 * interface language, because people mix them, most of all when they are upset; then the trained reader looks for what
 * no rule foresaw.
 */
export function checkMessage(
  text: string,
  language: Language,
  { earlier }: { earlier: readonly EarlierMessage[] } = { earlier: [] },
): SafetyFinding | null {
  return findInTalk([...earlier.slice(-MESSAGES_REMEMBERED), { text }], language).at(-1) ?? null
}

/** Whether one of the last messages was a crisis. */
export function hadCrisis(earlier: readonly EarlierMessage[], language: Language): boolean {
  return findInTalk(earlier.slice(-MESSAGES_REMEMBERED), language).some((finding) => finding?.level === 'crisis')
}

/** Goes message by message, because a follow-up is judged by its distance to the finding. */
function findInTalk(messages: readonly EarlierMessage[], language: Language): (SafetyFinding | null)[] {
  const findings: (SafetyFinding | null)[] = []
  for (const [index, { text, finding }] of messages.entries()) {
    const before = messages.slice(Math.max(0, index - MESSAGES_READ_TOGETHER), index)
    findings.push(finding === undefined ? findAfter(text, language, before, findings) : finding)
  }
  return findings
}

function findAfter(
  text: string,
  language: Language,
  before: readonly EarlierMessage[],
  findings: readonly (SafetyFinding | null)[],
): SafetyFinding | null {
  const said = before.map((each) => wordsOf(each.text)).join('. ')
  const meant = withoutFiguresOfSpeech(text)
  const messages = [...new Set(readings(meant).map(plainWords))].map((words) => ({ words, before: said }))
  for (const message of messages) {
    const found = findIn(message) ?? weightOverSeveral(message)
    const isTakenBack =
      found?.topic === 'violence' && !has(SOMEBODY_NEAR, message.words) && isPlainlyHarmless(meant, language)
    const isOfDay = found?.topic === 'weight-cut' && onlyAsksForDay(message.words)
    const isHarmless =
      found &&
      (isOverForYears(found.topic, message.words) ||
        isNoFreshInjury(found.topic, message.words) ||
        isOfOldDays(found.topic, message.words))
    if (found && !isTakenBack && !isOfDay && !isHarmless) return found
  }
  const harmless = before.filter((_, index) => findings[findings.length - before.length + index] === null)
  const last = findings.findLastIndex((finding) => finding !== null)
  const finding = findings[last]
  const messagesAgo = findings.length - last
  // Who asks for the day or the plan, also after a warning, gets it: nothing in that is dangerous.
  if (before.length > 0 && finding?.level !== 'crisis' && onlyAsksAboutTalk(meant, language)) return null
  if (finding?.topic === 'weight-cut' && messages.some(({ words }) => onlyAsksForDay(words))) return null
  const unforeseen = (): SafetyFinding | null => readUnforeseen(meant, language, { messages, harmless })
  if (!finding) return unforeseen()
  // Minutes count: whatever is asked next, "and the plan for today?", the ambulance comes first.
  if (finding.overdose && messagesAgo <= JUST_AFTER && !saysPutRight(text)) return finding
  const since = before
    .slice(-messagesAgo)
    .map(({ text }) => wordsOf(text))
    .join(' ')
  const isThreat = finding.topic === 'violence' && finding.level !== 'ask' && messagesAgo <= JUST_AFTER
  if (isThreat && messages.some(({ words }) => asksToHit(words, since))) return finding
  // After a warning and an answer to something else the member was asked whether everybody is safe.
  const wasAsked = messagesAgo === 2 && finding.level !== 'ask' && finding.level !== 'crisis'
  const isSafe = wasAsked && askedAfter(finding.topic, language) ? saysSafe(wordsOf(text)) : undefined
  if (isSafe !== undefined) return isSafe ? unforeseen() : finding
  if (finding.level === 'ask') return afterQuestion(finding, messagesAgo, messages, unforeseen)
  if (finding.topic === 'concussion' && wasCleared(before.slice(-messagesAgo))) return unforeseen()
  // "Doctor signed me off last June", "recovered for years": the warning does not go on.
  const { topic, level } = finding
  if (level !== 'crisis' && messages.some(({ words }) => takesBack(topic, words) || isOverForYears(topic, words)))
    return unforeseen()
  if (messages.some(({ words }) => isStillAbout(finding.topic, words, messagesAgo))) return finding
  if (messagesAgo > JUST_AFTER) return unforeseen()
  if (belongsToWarning(meant, finding.topic, language)) return finding
  // Just after a warning the reader sees other dangers in what goes on about the first one. A wish to die it takes seriously.
  const found = unforeseen()
  return found === null || found.level === 'crisis' ? found : finding
}

/** Whether a doctor allowed it since: not before the blow, and not in the message that tells of it. */
const wasCleared = (since: readonly EarlierMessage[]): boolean =>
  since.map(({ text }) => wordsOf(text)).some((words) => isCleared(words) && findIn({ words, before: '' }) === null)

/** For so many messages after a warning what goes on about it is read as such. */
const JUST_AFTER = 2

/** What a message means after a question whether there is danger. */
function afterQuestion(
  finding: SafetyFinding,
  messagesAgo: number,
  messages: readonly Message[],
  unforeseen: () => SafetyFinding | null,
): SafetyFinding | null {
  const found = unforeseen()
  if (messagesAgo > 1) return found
  if (messages.some(({ words }) => affirms(words))) return certain(finding)
  // "No way out" and "no, leave me alone" are no such no.
  const isNo = finding.topic !== 'self-harm' && messages.some(({ words }) => denies(words))
  if (isNo) return found
  // Who goes on about it without a no, "can I at least hit the bag", may be in the danger that was asked about.
  const goesOn =
    found?.topic === finding.topic ||
    // "I'm 41, my bike broke down": of a threat that was only doubtful a stray word is not enough.
    (finding.topic !== 'violence' && messages.some(({ words }) => isStillAbout(finding.topic, words, messagesAgo)))
  return goesOn && found?.level !== 'crisis' ? certain(finding) : found
}

/** So few words say too little alone: "i dont want to stop" may be about the sport. */
const FEW_WORDS = 8

/**
 * So far from its beginning a message says that it puts something right. Fewer words than elsewhere: “sorry” and “I mean”
 * begin a confession, too. Folded, in all three languages together.
 */
const BEGINNING = 40
const PUTS_RIGHT =
  /\b(?:i got wrong|got (?:it|that|them) wrong|got my \w+ (?:crossed|mixed up)|typo|typed (?:it|that|this) (?:wrong|in a rush)|correction|my (?:bad|mistake)(?=[,.!;:])|errei|(?:digitei|falei|escrevi) errado|corrig\w+|me enganei|me equivoque|me confundi|corrijo|correccion|(?:puse|escribi|dije) mal)\b/
const saysPutRight = (text: string): boolean => PUTS_RIGHT.test(fold(text).slice(0, BEGINNING))

const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= FEW_WORDS

/**
 * A short reply is danger only if it reads so both alone and together with the harmless messages before it. What sounds
 * like a wish to die is asked about at least, whatever was spoken of before.
 */
function readInContext(text: string, language: Language, harmless: readonly EarlierMessage[]): SafetyFinding | null {
  const alone = readDanger(text, language)
  const isCorrection = saysPutRight(text)
  if (alone === null || harmless.length === 0 || !(isShort(text) || isCorrection)) return alone
  const together = readDanger([...harmless.map((each) => each.text), text].join('. '), language)
  // "Got my classes crossed, tonight's lot are 10 to 13": two doubts about what is put right are none. Of a wish to die they are.
  const isSure = alone.level !== 'ask' || alone.topic === 'self-harm'
  if (isCorrection && !isSure && together?.level !== certain(alone).level) return null
  const isDoubtful = together === null ? alone.topic === 'self-harm' || isCorrection : together.level === 'ask'
  return isDoubtful ? { ...alone, level: 'ask' } : together && alone
}

/**
 * What the trained reader finds. "I'm going to kill him" or "I want to end it" in a talk about a bout is fight talk, as the
 * rules know; the reader does not. Of what sounds like a wish to die only a doubtful finding is taken back.
 */
function readUnforeseen(
  text: string,
  language: Language,
  { messages, harmless }: { messages: readonly Message[]; harmless: readonly EarlierMessage[] },
): SafetyFinding | null {
  const finding = readInContext(text, language, harmless)
  if (finding === null) return null
  const { topic } = finding
  if (harmless.length > 0 && onlyTellsChange(text, language)) return null
  // The reader is sure of a wish to die without such a word, too; of the rest it is not.
  const mayBeTakenBack = topic !== 'self-harm' || finding.level !== 'crisis'
  if (harmless.length > 0 && mayBeTakenBack && messages.every(({ words }) => namesNothingOfIt(topic, words)))
    return null
  if (messages.some(({ words }) => isOverForYears(topic, words) || asksAboutTests(topic, words))) return null
  if (messages.every(({ words }) => isNoDanger(topic, words) || isOfOldDays(topic, words))) return null
  const isQuestion = finding.level === 'ask'
  if (isQuestion && messages.some(({ words }) => isAnsweredAlready(finding.topic, words))) return null
  const isDoubtful = finding.topic === 'self-harm' && isQuestion
  const rules = finding.topic === 'violence' ? VIOLENCE : isDoubtful ? SELF_HARM : []
  const isFightTalk = messages.some(
    (message) =>
      isShort(message.words) &&
      rules.some(({ unlessAbout, ...rule }) => unlessAbout === SPORT && ruleApplies(rule, message)),
  )
  return isFightTalk ? null : finding
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
