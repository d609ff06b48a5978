import { groupOf, type Matter, type MatterGroup } from '#content/playbook/matter-cards.ts'
import { isOfMinor } from '../knowledge/sums/sums.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { fold } from '../reading/fold.ts'
import { isKeptFromContact, namesContact } from '../safety/kept-from-contact.ts'
import type { Question, Reading, Reply, Trace } from '../strategist.ts'
import { createAnswerContext } from './answer-context.ts'
import { say } from './compose-talk.ts'

const BODY =
  'hand|wrist|arm|elbow|shoulder|collarbone|rib|ribs|foot|ankle|leg|knee|hip|nose|jaw|finger|toe|meniscus|acl|ligament|tendon|disc|retina|mao|punho|pulso|braco|cotovelo|ombro|clavicula|costela|pe|tornozelo|perna|joelho|quadril|nariz|mandibula|dedo|menisco|ligamento|tendao|lca|mano|muneca|brazo|codo|hombro|costilla|pie|tobillo|pierna|rodilla|cadera|tendon'
const HURT =
  'broken|fractured|torn|dislocated|ruptured|detached|slipped|herniated|quebrad[oa]|fraturad[oa]|deslocad[oa]|rompid[oa]|rot[oa]|fracturad[oa]|dislocad[oa]|luxad[oa]|desgarrad[oa]'
/** An injury or condition with which the usual advice may be wrong. Folded, in all three languages together. */
const CONDITION = new RegExp(
  [
    String.raw`\b(?:${HURT}) (?:\w+ )?(?:${BODY})\b|\b(?:${BODY}) (?:is |was |esta |ta )?(?:${HURT})\b`,
    String.raw`\b(?:pregnan\w+|pneumonia|chemo\w*|cancer|pacemaker|epilep\w+|h[ae]?emophili\w*|osteoporosis|heart (?:condition|disease|attack|problem)|stress fracture|c-?section)\b`,
    String.raw`\b(?:gravida|gestante|quimio\w*|marca-?passo|hemofilia\w*|osteoporose|cardiac[oa]|problema no coracao|descolamento de retina|cesarea|fratura)\b`,
    String.raw`\b(?:embarazad[oa]|embarazo|neumonia|marcapasos|hemofilia\w*|cardiac[oa]|problema(?:s)? (?:en el|del) corazon|desprendimiento de retina|fractura)\b`,
  ].join('|'),
)
/** Whoever gets this far in an answer has read that a doctor is to be asked. */
const NAMES_DOCTOR = /\b(?:doctor|physio\w*|midwife|medic[oa]s?|fisio\w*|obstet\w*|matrona|partera)\b/
const READ_FIRST = 300
/** What is said first; steps for adults may come before a later word on minors. */
const BEGINNING = 120

/** Of these nobody under 18 gets advice that was written for adults. */
const FOR_ADULTS: ReadonlySet<Matter> = new Set<Matter>([
  'lose-weight',
  'weight-over-limit',
  'weight-class-choice',
  'food-at-weigh-in',
  'supplements',
])
const NAMES_MINOR =
  /\b(?:under 18|under-18|minors?|parents?|menor(?:es)?(?: de (?:18|idade|edad))?|menos de 18|pais|padres)\b/

/** Advice about the body, which a condition may make wrong. */
const OF_BODY: ReadonlySet<MatterGroup> = new Set<MatterGroup>(['technique', 'body', 'time'])
const PREGNANT = /\b(?:pregnan\w+|gravida|gestante|embarazad\w+|embarazo)\b/
/** What is written about these has the condition in mind. */
const OF_CONDITIONS: ReadonlySet<Matter> = new Set<Matter>([
  'injury-now',
  'injury-return',
  'chronic-pain',
  'ill-now',
  'body-signs',
  'body-cycle',
  'return-after-knockout',
])
/** Whether what is written about a matter has an injury or illness in mind. */
export const isOfInjury = (matter: Matter): boolean => OF_CONDITIONS.has(matter)
const OF_WEIGHT: ReadonlySet<Matter> = new Set<Matter>(['lose-weight', 'weight-over-limit', 'weight-class-choice'])

type Told = Pick<Question, 'message' | 'history' | 'language' | 'today'>

/** Whether this or what was told before is about somebody under 18. */
export const isAboutMinor = (question: Told): boolean =>
  [question.message, ...toldSoFar(question).map(({ content }) => content)].some((text) => isOfMinor(fold(text)))

/** Whether somebody is ill, injured or kept out of contact: training advice for healthy people may be wrong then. */
export function isOfCondition(question: Told, matter: Matter | undefined): boolean {
  const told = [question.message, ...toldSoFar(question).map(({ content }) => content)].map(fold)
  const isOfCase = matter !== undefined && OF_CONDITIONS.has(matter)
  return isOfCase || told.some((text) => CONDITION.test(text)) || isKeptFromContact(question)
}

/** Whether advice may be given to somebody whom a doctor keeps out of contact: it has none in it. */
export function heedsBan(question: Question): (answer: string) => boolean {
  const isKept = isKeptFromContact(question)
  return (answer) => !isKept || !namesContact(answer)
}

/**
 * Whether advice of a matter may stand beside a reply: after an injury or condition only what was written for such, for
 * somebody under 18 nothing on weight or supplements, and in grief nothing at all.
 */
export function mayStandBeside(question: Told, inHand: Matter): (matter: Matter) => boolean {
  const isConditional = isOfCondition(question, inHand)
  const isMinor = isAboutMinor(question)
  return (matter) =>
    inHand !== 'grief' &&
    matter !== 'grief' &&
    !(isConditional && OF_BODY.has(groupOf(matter)) && !OF_CONDITIONS.has(matter)) &&
    !(isMinor && FOR_ADULTS.has(matter))
}

const isOfFood = (matter: Matter): boolean => matter.startsWith('food-') || FOR_ADULTS.has(matter)

/** Whether advice of a matter may be given just after a warning: none on food after one about eating or weight. */
export function mayFollowWarning(topic: Trace['safety'], matter: Matter): boolean {
  if (topic === 'eating-disorder' || topic === 'weight-cut') return !isOfFood(matter)
  if (topic === 'doping') return matter !== 'supplements'
  return (topic !== 'concussion' && topic !== 'injury') || groupOf(matter) !== 'body'
}

/**
 * Who is kept out of contact gets no advice with contact in it, and is told so when asking for it. Any other advice for
 * the body begins with the doctor.
 */
function withoutContact(question: Question, reading: Reading, reply: Reply): Reply {
  const { act, safety, cards, matter, besides } = reply.trace
  if (safety !== null || !isKeptFromContact(question)) return reply
  const { message, language } = question
  const isAdvice = cards.length > 0 || act === 'correction' || besides !== undefined
  const advised = reply.text.replaceAll(/“[^”]*”/g, '')
  const saysDoctor = NAMES_DOCTOR.test(fold(reply.text).slice(0, READ_FIRST))
  const isAskedFor = namesContact(message) && (isAdvice || asksQuestion(message, language)) && !saysDoctor
  const context = createAnswerContext(question, reading)
  if (isAskedFor || (isAdvice && namesContact(advised))) {
    const { besides: _besides, ...trace } = reply.trace
    return { text: say(context, 'notCleared'), trace, plan: null }
  }
  const isOfBody = isAdvice && matter !== undefined && OF_BODY.has(groupOf(matter))
  return isOfBody && !saysDoctor ? { ...reply, text: `${say(context, 'doctorFirst')}\n\n${reply.text}` } : reply
}

/**
 * Where the member names an injury or condition: says first that a doctor decides. Other advice for the body was
 * written for healthy people, and is not given; nor is advice on weight or supplements to somebody under 18.
 */
export function withCaution(question: Question, reading: Reading, chosen: Reply): Reply {
  const reply = withoutContact(question, reading, chosen)
  if (reply !== chosen) return reply
  const { cards, safety, matter = reading.matters[0]?.concept } = reply.trace
  const folded = fold(question.message)
  const isAdvice = cards.length > 0 && safety === null && matter !== undefined && OF_BODY.has(groupOf(matter))
  const namesCondition = isAdvice && CONDITION.test(folded)
  const saysMinor = NAMES_MINOR.test(fold(reply.text).slice(0, BEGINNING))
  // What was told, a date or a sum is no advice.
  if (
    cards.length > 0 &&
    !namesCondition &&
    matter &&
    FOR_ADULTS.has(matter) &&
    safety === null &&
    !saysMinor &&
    isAboutMinor(question)
  )
    return { ...reply, text: say(createAnswerContext(question, reading), 'underAge'), plan: null }
  if (!namesCondition) return reply
  const context = createAnswerContext(question, reading)
  const namesDoctor = NAMES_DOCTOR.test(fold(reply.text).slice(0, READ_FIRST))
  const isWrong = PREGNANT.test(folded) && OF_WEIGHT.has(matter)
  if (namesDoctor && !isWrong) return reply
  if (isWrong || !OF_CONDITIONS.has(matter)) return { ...reply, text: say(context, 'doctorOnly'), plan: null }
  return { ...reply, text: `${say(context, 'doctorFirst')}\n\n${reply.text}` }
}
