import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { withNearest } from './besides.ts'
import { readChange } from './changes/read-change.ts'
import type { AnswerContext } from './composing/answer-context.ts'
import { composeProgramme, composeStays } from './composing/compose-programme.ts'
import { isOfCondition } from './composing/medical-caution.ts'
import { askedInWords } from './composing/talk-words.ts'
import { partOfProgramme } from './programme-parts.ts'
import { weekdaysIn } from './programmes/changed-weekdays.ts'
import { differs, type ProgrammeFacts } from './programmes/facts.ts'
import { isClosed } from './programmes/find-facts.ts'
import { withPlainAmounts } from './programmes/plain-amounts.ts'
import { type Programme, programmeShares } from './programmes/read-programme.ts'
import { familyOf } from './programmes/sport-family.ts'
import { type FactsOfTalk, factsOfTalk, isOnlyDifference, type KnownSince, toldFirst } from './programmes/talk-facts.ts'
import { asksQuestion } from './reading/asks-question.ts'
import { saysCorrection } from './reading/correction-marks.ts'
import { fold } from './reading/fold.ts'
import { painIn } from './reading/named-pain.ts'
import { once } from './reading/once.ts'
import { findSupposition } from './reading/supposition.ts'
import { findReady } from './ready-answers.ts'
import type { Reading, Reply } from './strategist.ts'
import { readsAsCorrection, readTalkQuestion } from './talk-questions/read-talk-question.ts'

/** From this share on a message asks for a programme: less is enough where it is about a matter of that programme. */
const SURE = 0.75
const SURE_IF_AGREED = 0.4
/** Where it is about something else. */
const VERY_SURE = 0.95
/** In a talk the same words are used for much else. */
const SURE_IN_TALK = 0.97

const MATTERS: Record<Programme, ReadonlySet<Matter>> = {
  week: new Set<Matter>([
    ...(['training-plan', 'strength-training', 'shift-work', 'no-time-to-train', 'training-alone'] as const),
    ...(['rest-days', 'too-many-things', 'late-beginner', 'return-after-break'] as const),
  ]),
  until_event: new Set<Matter>([
    ...(['training-plan', 'belt-grading', 'first-competition', 'game-plan', 'no-time-to-train'] as const),
    ...(['child-competes', 'older-athlete', 'training-alone', 'athlete-of-mine', 'late-beginner'] as const),
  ]),
  rounds: new Set<Matter>([
    ...(['training-alone', 'drilling', 'strength-training', 'no-time-to-train', 'rounds-and-corner'] as const),
    ...(['gassing-out', 'training-plan', 'footwork-distance', 'power-and-combos', 'late-beginner'] as const),
  ]),
  class: new Set<Matter>(['teaching-class', 'coach-as-job', 'athlete-of-mine', 'late-beginner']),
}
/** Where one of these is what it is about, a programme would be beside the matter. */
const NEVER: ReadonlySet<Matter> = new Set<Matter>([
  ...(['injury-now', 'injury-return', 'chronic-pain', 'ill-now', 'body-signs', 'body-cycle', 'lose-weight'] as const),
  ...(['weight-over-limit', 'weight-class-choice', 'food-at-weigh-in', 'food-for-training', 'grief'] as const),
  ...(['return-after-knockout', 'supplements', 'bout-cancelled', 'body-shame'] as const),
])
/** Somebody may be worried and ask for a plan all the same, in so many words. */
const SELDOM: ReadonlySet<Matter> = new Set<Matter>([
  ...(['nerves-before-fight', 'overtraining', 'sleep', 'burnout', 'freezing-in-fight'] as const),
  ...(['fear-of-getting-hit', 'sparring-fear'] as const),
])
const SURELY_THAT = 0.6
const OF_TRAINING: ReadonlySet<string> = new Set(['mind', 'technique', 'body', 'time'])

/** Acts that are met with something else than a programme. */
const NOT_ASKING: ReadonlySet<Reading['act']> = new Set<Reading['act']>([
  ...(['greeting', 'thanks', 'goodbye', 'agreement', 'about-bot', 'wants-human', 'insult'] as const),
  ...(['injection', 'gibberish'] as const),
])
/** In a talk these may come with a number that changes a programme. */
const TELLS_NUMBER: ReadonlySet<Reading['act']> = new Set<Reading['act']>(['agreement', 'thanks', 'goodbye'])
/** Of a first message these say, too, that nothing is asked. */
const ONLY_TELLING: ReadonlySet<Reading['act']> = new Set<Reading['act']>([
  'off-topic',
  'good-news',
  'progress',
  'venting',
])

/** Whether enough is known to work it out. */
function isEnough(programme: Programme, facts: ProgrammeFacts): boolean {
  switch (programme) {
    case 'week':
      return (facts.days ?? facts.hours_a_week) !== undefined
    case 'until_event':
      return facts.events !== undefined
    case 'rounds':
      return (facts.minutes ?? facts.rounds ?? facts.round_minutes) !== undefined
    case 'class':
      return (facts.pupils ?? facts.ages ?? facts.minutes) !== undefined
  }
}

/** Folded, in all three languages together: what to do is asked, too. */
const ASKS_WHAT =
  /\b(?:plan|program\w*|split|lay (?:it )?out|set out|structure|schedule|what (?:do|should|would|to|will)|how (?:do|should|would|to|can)|which|where do|monta\w*|organiz\w*|divid\w*|encaix\w*|roteiro|cronograma|como|o que|oq|q faco|arm[aeo]\w*|haz(?:me)?|reparto|que (?:hago|entreno|pongo|hacemos)|cual)\b/

/** How sure it must be that a first message asks for a programme; never, where it is about something else. */
function shareNeeded(programme: Programme, { matters }: Reading, asksWhat: boolean): number {
  const [first] = matters
  if (!first) return SURE
  if (NEVER.has(first.concept) && first.share >= SURELY_THAT / 2) return Number.POSITIVE_INFINITY
  if (MATTERS[programme].has(first.concept)) return SURE_IF_AGREED
  const isElsewhere = !OF_TRAINING.has(groupOf(first.concept)) && programme !== 'class'
  if (!isElsewhere && !SELDOM.has(first.concept)) return SURE
  if (first.share < SURELY_THAT) return SURE
  // "I want to win my first fight, but I have no money" asks about the money.
  return asksWhat ? VERY_SURE : Number.POSITIVE_INFINITY
}

const OF_OPPONENT: ReadonlySet<Matter> = new Set<Matter>([
  ...(['southpaw-opponent', 'taller-opponent', 'pressure-fighter', 'opponent-intimidating'] as const),
])
const MAY_BE_OPPONENT = 0.3

/** A week in which somebody prepares for a day is the way to that day. */
const MAY_BE_UNTIL = 0.15

/** What a coach earns or takes for a class is another matter. */
const OF_PAY =
  /[$€£]|\b(?:raise|pay rise|salary|wages?|get paid|pay me|charg\w+|fees?|aumento|salario|sueldo|cobr\w+|me pag\w+|cache|por hora|la hora)\b/
/** So many are a class. */
const A_GROUP = 4
/** Folded, in all three languages together. */
const OF_GROUP =
  /\b(?:my (?:teen |kids?'? |beginners?'? )?(?:class|pupils|students|kids)|(?:teen|kids|youth|beginners?) class|i (?:teach|coach)|minha turma|minha aula|meus alunos|dou aula|treino um grupo|mis alumnos|mi clase|doy clases?|entreno a (?:un grupo|unos|ninos|chicos))\b/
const FOR_STRENGTH =
  /\b(?:strength|kettlebells?|weights?|forca|musculacao|fuerza|pesas?)\b[^.;?!\d]{0,24}\b(?:for|pra|pro|para)\b/

/** Who asks what to say to somebody wants no plan. Folded, in all three languages together. */
const DEALS_WITH_PERSON =
  /\b(?:how|what) (?:do|should|can|would|could) (?:i|we) (?:ask|tell|say|convince|talk|explain|bring)|\b(?:como|que|o que) (?:eu )?(?:le |lhe |les )?(?:digo|falo|peco|pido|explico|convenzo|aviso|hablo|conto|cuento)\b/
/** A trip or seminar is no contest. */
const OF_TRIP = /\b(?:trip|retreat|seminar|training camp|seminario|retiro|viagem|viaje|acampamento|campamento)\b/

/** Weeks of training far away, where no contest is named. */
const IS_AWAY =
  /\b(?:camp (?:in|at)|(?:muay thai|mma|bjj|boxing|fight|training) camp in|fly(?:ing)? (?:to|out)|thailand|phuket|bangkok|tailandia|embarco|(?:viajo|vuelo|vou|voy) (?:a|pra|para) (?:tailandia|entrenar|treinar)|vou passar (?:um|uns|\d+))\b/
const NAMES_CONTEST =
  /\b(?:fight(?!ers?| camp)|bout|match|tournament|comp|competition|championships?|open|smoker|interclub|grading|exam|test|debut|nationals|luta|combate|campeonato|torneio|competicao|exame|prova|seletiva|pelea|torneo|competencia|examen|selectivo)\b/

/** The programme that a message asks for, as far as its facts go; null if it asks for none, or tells too little. */
function askedFor(
  { question, reading }: AnswerContext,
  factsTold: () => ProgrammeFacts,
  least = SURE_IF_AGREED,
): Programme | null {
  const asked = programmeShares(question.message, question.language)
  const total = asked.reduce((sum, { share }) => sum + share, 0)
  const [first] = asked
  const folded = fold(question.message)
  if (!first || total < least || DEALS_WITH_PERSON.test(folded)) return null
  const facts = factsTold()
  const until = asked.find(({ programme }) => programme === 'until_event')
  const isUntil = first.programme === 'week' && facts.events !== undefined && (until?.share ?? 0) >= MAY_BE_UNTIL
  const isOfGroup = first.programme === 'rounds' && (facts.pupils ?? 0) >= A_GROUP
  const programme = isUntil ? 'until_event' : isOfGroup ? 'class' : first.programme
  // What to do against an opponent is technique.
  if (
    programme === 'rounds' &&
    reading.matters.some(({ concept, share }) => OF_OPPONENT.has(concept) && share >= MAY_BE_OPPONENT)
  )
    return null
  // A group of others on two days, and what is hard with them, asks for no week.
  if (programme === 'week' && OF_GROUP.test(folded) && !ASKS_WHAT.test(folded)) return null
  if (programme === 'class' && (facts.events !== undefined || OF_PAY.test(folded))) return null
  // A week of the sport is beside who wants to get stronger for it.
  if (programme === 'week' && facts.weekdays === undefined && FOR_STRENGTH.test(folded)) return null
  const isTravel = IS_AWAY.test(folded) && !NAMES_CONTEST.test(folded)
  if (programme === 'until_event' && (OF_TRIP.test(folded) || isTravel)) return null
  return total >= shareNeeded(programme, reading, ASKS_WHAT.test(folded)) && isEnough(programme, facts)
    ? programme
    : null
}

/** The sport of the Fighter File, where none was told. */
function withSport(facts: ProgrammeFacts, { reading }: AnswerContext): ProgrammeFacts {
  const { sport } = reading.slots
  const family = facts.family ?? (sport === undefined ? undefined : familyOf(fold(sport)))
  return family ? { ...facts, family } : facts
}

const tellsNumber = ({ message, language }: AnswerContext['question']): boolean =>
  /\d/.test(withPlainAmounts(fold(message), language))

/** Who writes more than this tells a story. */
const LONGEST = 900

/** A programme worked out from what was told, if one is asked for, or if what it was worked out from is different now. */
export function programmeReply(context: AnswerContext): Reply | null {
  const { question, reading, answers } = context
  // "Four rounds will do" agrees, and tells a number.
  const isNothing =
    NOT_ASKING.has(reading.act) && !(answers.length > 0 && TELLS_NUMBER.has(reading.act) && tellsNumber(question))
  if (isNothing || question.message.length > LONGEST || isOfCondition(question, undefined)) return null
  if (answers.length === 0) return ONLY_TELLING.has(reading.act) ? null : firstProgramme(context)
  return programmeInTalk(context)
}

/** Folded, in all three languages together. */
const ASKS_TO_EASE =
  /\b(?:ease (?:off|up)|cut back|back off|slow down|stop|rest|pause|skip|keep (?:going|training)|train through|diminuo|paro|parar|pauso|descanso|reduzo|alivio|continuo|sigo|bajo (?:el ritmo|la carga)|aflojo|freno|dejo de|descansar|bajarle|le paro)\b/

/** "Am I overtraining?" */
const ASKS_IF_TOO_MUCH =
  /\b(?:am i|is (?:this|it|that)) (?:over ?train\w*|too much)\b|\b(?:overtraining|treinando demais|treino demais|entrenando de mas|sobreentren\w+|sobrentren\w+)\b[^.]*\?|\b(?:e|es) (?:muito|mucho|demasiado)\?/

function firstProgramme(context: AnswerContext): Reply | null {
  const { message, language, today } = context.question
  if (isYesNo(message) && !ASKS_WHAT.test(fold(message))) return null
  if (ASKS_IF_TOO_MUCH.test(fold(message))) return null
  // Something hurts, and the question is whether to do less: no plan of hard weeks answers that.
  if (painIn(message) !== undefined && ASKS_TO_EASE.test(fold(message))) return null
  const facts = once(() => withSport(toldFirst(message, language, today), context))
  const programme = askedFor(context, facts)
  const reply = programme && composeProgramme(context, programme, facts())
  return reply && withNearest(reply, findReady(context))
}

/** What is only told belongs to a programme for so many answers. */
const STILL_SPOKEN_OF = 2

/**
 * The programme that was worked out last, with what it was worked out from. Who puts a fact right, or asks about the
 * plan, means it in the whole talk.
 */
function programmeInHand(context: AnswerContext): (KnownSince & { kind: Programme }) | undefined {
  const { question, reading, answers } = context
  const { message, language } = question
  const meansPlan =
    reading.correction !== undefined ||
    saysCorrection(message) ||
    readsAsCorrection(message, language) ||
    readTalkQuestion(message, language) !== null
  const answer = (meansPlan ? answers : answers.slice(-STILL_SPOKEN_OF)).findLast(({ trace }) => trace?.programme)
  const { programme } = answer?.trace ?? {}
  return answer && programme && { ...programme, place: question.history.indexOf(answer) }
}

/** "Does a walk of 40 minutes count?", not "how do I": folded, in all three languages together. */
const YES_NO =
  /(?<!\b(?:how|what|when|where|which|como|que|cual|qual)(?: \w+)? )\b(?:counts?|conta|cuenta|is (?:it|that)|does|do i|can i|should i|posso|da pra|vale|puedo|sirve|se puede|pode)\b[^.!]*\?\s*$/
const isYesNo = (message: string): boolean => YES_NO.test(fold(message))

const FROM_TODAY =
  /\b(?:from (?:today|now)|counting from today|a partir de h(?:oje|oy)|desde h(?:oje|oy)|contando de hoje)\b/

function programmeInTalk(context: AnswerContext): Reply | null {
  const { question, last } = context
  const { message, language } = question
  // "From today to the tournament, how many weeks is it?": today is no other day of the tournament.
  if (FROM_TODAY.test(fold(message)) && askedInWords(message, language) === 'time_left') return null
  if (last?.trace?.safety) return null
  const inHand = programmeInHand(context)
  const facts = once(() => factsOfTalk(question, inHand))
  // What only tells something else belongs to the programme that is spoken of.
  const tells = inHand !== undefined && !ASKS_WHAT.test(fold(message)) && !asksQuestion(message, language)
  const changed = tells ? changedProgramme(context, inHand.kind, facts()) : null
  if (changed) return changed
  const isNew = readTalkQuestion(message, language) === null && !isYesNo(message)
  // "It's Tuesday and Thursday now" puts right what was told, and asks for no week where none was made.
  const onlyPutsRight = !inHand && saysCorrection(message) && !ASKS_WHAT.test(fold(message))
  const asked = isNew && !onlyPutsRight ? askedFor(context, () => facts().now, SURE_IN_TALK) : null
  if (asked) {
    const { now } = facts()
    const own = toldFirst(message, language, question.today)
    const { minutes: _, ...withoutMinutes } = own
    const isAnother = asked !== inHand?.kind
    if (isAnother && isEnough(asked, { ...withoutMinutes, ...(now.events && { events: now.events }) }))
      return composeProgramme(context, asked, withSport(now, context))
    // Who asks for the same once more, with all that is needed for it, begins anew.
    if (!isAnother && isEnough(asked, own))
      return composeProgramme(context, asked, withSport({ ...now, ...own }, context))
  }
  if (!inHand) return null
  return (
    changedProgramme(context, inHand.kind, facts()) ??
    partOfProgramme(context, inHand.kind, withSport(facts().before, context)) ??
    unchangedProgramme(context, inHand.kind, withSport(facts().before, context))
  )
}

/** "And the last 10 minutes are what": folded, in Portuguese and Spanish and English together. */
const ENDS_ASKING = /\b(?:o que|oq|what|que|qual|cual)\s*$/

/** The programme worked out again, if what was told or supposed makes it another one. */
function changedProgramme(context: AnswerContext, kind: Programme, { before, now }: FactsOfTalk): Reply | null {
  const { message, language } = context.question
  const isSupposed = findSupposition(message, language) !== null
  const putsRight = readsAsCorrection(message, language) || context.reading.act === 'correction'
  // "Which of the two mornings?" tells nothing.
  const isAsked = asksQuestion(message, language) || ENDS_ASKING.test(fold(message))
  if (isAsked && !isSupposed && !putsRight) return null
  if (!differs(before, now) || !isEnough(kind, now)) return null
  return composeProgramme(context, kind, withSport(now, context), { before: withSport(before, context), isSupposed })
}

/** What was put right changes none of the facts: the programme stays, unless it is known what changes with it. */
function unchangedProgramme(context: AnswerContext, kind: Programme, facts: ProgrammeFacts): Reply | null {
  const { question, reading } = context
  const { message, language } = question
  const putsRight = reading.act === 'correction' && readsAsCorrection(message, language)
  // "No class on the 26th", "nights are now Wednesday to Saturday".
  const isOfDays =
    isClosed(fold(message), 0) ||
    (kind === 'week' && weekdaysIn(message, language).length > 0) ||
    isOnlyDifference(question)
  if (
    !(putsRight || isOfDays) ||
    asksQuestion(message, language) ||
    (!isOfDays && readChange(message, language) !== null)
  )
    return null
  return composeStays(context, kind, facts)
}
