import { groupOf, type Matter, type MatterGroup } from '#content/playbook/matter-cards.ts'
import { fold } from '../reading/fold.ts'
import type { Question, Reading, Reply } from '../strategist.ts'
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
const OF_WEIGHT: ReadonlySet<Matter> = new Set<Matter>(['lose-weight', 'weight-over-limit', 'weight-class-choice'])

/**
 * Where the member names an injury or condition: says first that a doctor decides. Other advice for the body was
 * written for healthy people, and is not given.
 */
export function withCaution(question: Question, reading: Reading, reply: Reply): Reply {
  const { cards, safety, matter } = reply.trace
  const folded = fold(question.message)
  const isAdvice = cards.length > 0 && safety === null && matter !== undefined && OF_BODY.has(groupOf(matter))
  if (!isAdvice || !CONDITION.test(folded)) return reply
  const context = createAnswerContext(question, reading)
  const namesDoctor = NAMES_DOCTOR.test(fold(reply.text).slice(0, READ_FIRST))
  const isWrong = PREGNANT.test(folded) && OF_WEIGHT.has(matter)
  if (namesDoctor && !isWrong) return reply
  if (isWrong || !OF_CONDITIONS.has(matter)) return { ...reply, text: say(context, 'doctorOnly'), plan: null }
  return { ...reply, text: `${say(context, 'doctorFirst')}\n\n${reply.text}` }
}
