import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { withNearest } from './besides.ts'
import type { AnswerContext } from './composing/answer-context.ts'
import { composeDayOfWeek, composeProgramme } from './composing/compose-programme.ts'
import { isOfCondition } from './composing/medical-caution.ts'
import { changedWeekdays, weekdaysIn } from './programmes/changed-weekdays.ts'
import { differs, type ProgrammeFacts } from './programmes/facts.ts'
import { type Programme, readProgramme } from './programmes/read-programme.ts'
import { familyOf } from './programmes/sport-family.ts'
import { factsOfTalk, toldFirst } from './programmes/talk-facts.ts'
import { asksQuestion } from './reading/asks-question.ts'
import { fold, words } from './reading/fold.ts'
import { findSupposition } from './reading/supposition.ts'
import { findReady } from './ready-answers.ts'
import type { Reading, Reply } from './strategist.ts'
import { readTalkQuestion } from './talk-questions/read-talk-question.ts'

/** From this share on a message asks for a programme: less is enough where it is about a matter of that programme. */
const SURE = 0.75
const SURE_IF_AGREED = 0.4
/** In a talk less is told, and the words for it are used for much else. */
const SURE_IN_TALK = 0.8

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
const VETO: ReadonlySet<Matter> = new Set<Matter>([
  ...(['injury-now', 'injury-return', 'chronic-pain', 'ill-now', 'body-signs', 'body-cycle', 'lose-weight'] as const),
  ...(['weight-over-limit', 'weight-class-choice', 'food-at-weigh-in', 'food-for-training', 'overtraining'] as const),
  ...(['return-after-knockout', 'nerves-before-fight', 'grief', 'supplements', 'sleep', 'burnout'] as const),
  ...(['bout-cancelled', 'freezing-in-fight', 'fear-of-getting-hit', 'sparring-fear', 'body-shame'] as const),
])
const SURELY_THAT = 0.6
const OF_TRAINING: ReadonlySet<string> = new Set(['mind', 'technique', 'body', 'time'])

/** Acts that are met with something else than a programme. */
const NOT_ASKING: ReadonlySet<Reading['act']> = new Set<Reading['act']>([
  ...(['greeting', 'thanks', 'goodbye', 'agreement', 'about-bot', 'wants-human', 'insult'] as const),
  ...(['injection', 'gibberish', 'off-topic', 'good-news', 'progress', 'venting'] as const),
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

/** How sure it must be that a first message asks for a programme; never, where it is about something else. */
function shareNeeded(programme: Programme, { matters }: Reading): number {
  const [first] = matters
  if (!first) return SURE
  if (VETO.has(first.concept) && first.share >= SURELY_THAT / 2) return Number.POSITIVE_INFINITY
  if (MATTERS[programme].has(first.concept)) return SURE_IF_AGREED
  const isElsewhere = !OF_TRAINING.has(groupOf(first.concept)) && first.share >= SURELY_THAT && programme !== 'class'
  return isElsewhere ? Number.POSITIVE_INFINITY : SURE
}

/** The sport of the Fighter File, where none was told. */
function withSport(facts: ProgrammeFacts, { reading }: AnswerContext): ProgrammeFacts {
  const { sport } = reading.slots
  const family = facts.family ?? (sport === undefined ? undefined : familyOf(fold(sport)))
  return family ? { ...facts, family } : facts
}

/** A programme worked out from what was told, if one is asked for, or if what it was worked out from is different now. */
export function programmeReply(context: AnswerContext): Reply | null {
  const { question, reading, answers } = context
  if (NOT_ASKING.has(reading.act) || isOfCondition(question, undefined)) return null
  if (answers.length === 0) return firstProgramme(context)
  return programmeInTalk(context)
}

function firstProgramme(context: AnswerContext): Reply | null {
  const { question, reading } = context
  const { message, language, today } = question
  const programme = readProgramme(message, language, SURE_IF_AGREED)
  if (!programme || readProgramme(message, language, shareNeeded(programme, reading)) === null) return null
  const facts = withSport(toldFirst(message, language, today), context)
  if (!isEnough(programme, facts)) return null
  const reply = composeProgramme(context, programme, facts)
  return reply && withNearest(reply, findReady(context))
}

/** So many words ask for one day of a week. */
const FEW_WORDS = 14

function programmeInTalk(context: AnswerContext): Reply | null {
  const { question, reading, last } = context
  const { message, language } = question
  if (last?.trace?.safety || readTalkQuestion(message, language) !== null) return null
  const { before, now } = factsOfTalk(question, reading)
  const asked = readProgramme(message, language, SURE_IN_TALK)
  const { programme } = last?.trace ?? {}
  if (asked && asked !== programme?.kind && shareNeeded(asked, reading) <= SURE && isEnough(asked, now))
    return composeProgramme(context, asked, withSport(now, context))
  if (!programme) return null
  const { kind } = programme
  const isQuestion = asksQuestion(message, language)
  const isSupposed = findSupposition(message, language) !== null
  const [weekday, ...others] = weekdaysIn(message, language)
  const isOfDay =
    weekday !== undefined && others.length === 0 && isQuestion && !isSupposed && words(message).length <= FEW_WORDS
  if (kind === 'week' && isOfDay && changedWeekdays(message, now.weekdays ?? [], language) === undefined)
    return composeDayOfWeek(context, withSport(before, context), weekday)
  if (!differs(before, now) || !isEnough(kind, now)) return null
  return composeProgramme(context, kind, withSport(now, context), { before: withSport(before, context), isSupposed })
}
