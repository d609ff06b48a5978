import type { SessionKind } from '#content/programmes/programme-texts.ts'
import { PROGRAMME_TEXTS } from '#content/programmes/programmes.ts'
import { DAYS } from '#content/talk/changed-facts.ts'
import type { ProgrammeFacts } from '../programmes/facts.ts'
import { planClass } from '../programmes/plan-class.ts'
import { type PreparedStep, planUntil } from '../programmes/plan-until.ts'
import { planWeek, USUAL_MINUTES, type WeekPlan } from '../programmes/plan-week.ts'
import { addDays, daysBetween } from '../reading/days.ts'
import { LOCALES } from '../reading/locales.ts'
import type { DayText, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { traceOf } from './compose-programme.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { listOf, weekdayName } from './weekday-names.ts'
import { capital, withValues } from './with-values.ts'
import { eventWithDay, pairsInWords, sessionText, WRITE_PROGRAMME, writtenStep } from './write-programme.ts'

/** What of the way to an event is to be done now: its first step. */
export function composeFirstStep(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const [step] = WRITE_PROGRAMME.until_event(context, PROGRAMME_TEXTS[context.question.language], facts)?.lines ?? []
  if (step === undefined) return null
  return talkReply(context, [say(context, 'weekLead'), step.replace(/^\d+\. /, '- ')], traceOf('until_event', facts))
}

/** The day of the last hard sparring before an event. */
export function composeLastHard(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { language, today } = context.question
  const { until_event } = PROGRAMME_TEXTS[language]
  const plan = planUntil(facts, today)
  if (!plan) return null
  const { lastHard } = plan
  const text =
    lastHard === undefined
      ? until_event.no_hard_left
      : withValues(until_event.last_hard_is, { date: dayLabel(lastHard, language, today) })
  return talkReply(context, [text], traceOf('until_event', facts))
}

/** What a worked-out week begins with. */
export function composeFirstDay(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const [first] = weekOf(facts).sessions
  return first ? composeDayOfWeek(context, facts, first.weekday) : null
}

/** What a worked-out week has on one weekday; null if there is none. */
export function composeDayOfWeek(context: AnswerContext, facts: ProgrammeFacts, weekday: number): Reply | null {
  const { language } = context.question
  const texts = PROGRAMME_TEXTS[language]
  const { sessions, strengthDays, runningDays } = weekOf(facts)
  const day = weekdayName(weekday, language)
  const beside = [
    strengthDays.includes(weekday) ? withValues(texts.week.strength_apart, { days: day }) : undefined,
    runningDays.includes(weekday) ? withValues(texts.week.running, { days: day }) : undefined,
  ].filter((each): each is string => each !== undefined)
  const session = sessions.find((each) => each.weekday === weekday)
  const next = [1, 2, 3, 4, 5, 6]
    .map((ahead) => (weekday + ahead) % 7)
    .find((each) => sessions.some((one) => one.weekday === each))
  if (!session && beside.length > 0) return talkReply(context, beside, traceOf('week', facts))
  if (!session && next === undefined) return null
  const text = session
    ? withValues(texts.on_that_day, {
        day,
        session: `${texts.week.names[session.kind]}. ${sessionText(texts, facts, session)}`,
      })
    : withValues(texts.free_day, { day, next: weekdayName(next ?? 0, language) })
  return talkReply(context, [capital(text), ...beside], traceOf('week', facts))
}

const weekOf = (facts: ProgrammeFacts): WeekPlan => planWeek({ ...facts, minutes: facts.minutes ?? USUAL_MINUTES })
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 0]

/** The sessions that ask least of somebody first. */
const EASIEST: readonly SessionKind[] = ['calm', 'technique', 'weak', 'all', 'fitness', 'hard']

/** Which days of a worked-out week are hard, free, or for weights or runs; null if it has none of these. */
export function composeDaysOf(
  context: AnswerContext,
  facts: ProgrammeFacts,
  of: 'hard' | 'easy' | 'free' | 'strength' | 'running',
): Reply | null {
  const { language } = context.question
  const { parts, week } = PROGRAMME_TEXTS[language]
  const { sessions, strengthDays, runningDays } = weekOf(facts)
  const named = (days: readonly number[]): string =>
    listOf(
      days.map((day) => weekdayName(day, language)),
      language,
    )
  const reply = (text: string): Reply => talkReply(context, [text], traceOf('week', facts))
  if (of === 'strength')
    return strengthDays.length > 0 ? reply(withValues(week.strength_apart, { days: named(strengthDays) })) : null
  if (of === 'running')
    return runningDays.length > 0 ? reply(withValues(week.running, { days: named(runningDays) })) : null
  if (of === 'free') {
    const taken = new Set([...sessions.map(({ weekday }) => weekday), ...strengthDays, ...runningDays])
    const free = ALL_DAYS.filter((day) => !taken.has(day))
    return reply(free.length > 0 ? withValues(parts.free_days, { days: named(free) }) : parts.no_free)
  }
  if (of === 'easy') {
    const easiest = EASIEST.find((kind) => sessions.some((session) => session.kind === kind))
    const easy = sessions.filter(({ kind }) => kind === easiest).map(({ weekday }) => weekday)
    return reply(withValues(parts.easy_days, { days: named(easy) }))
  }
  const hard = hardDays(sessions)
  return reply(hard.length > 0 ? withValues(parts.hard_days, { days: named(hard) }) : parts.no_hard)
}

const hardDays = (sessions: WeekPlan['sessions']): number[] =>
  sessions.filter(({ kind }) => kind === 'hard').map(({ weekday }) => weekday)

/** What to leave out of a week, if something has to be; null if it has too few sessions for that. */
export function composeWhatToSkip(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { week } = PROGRAMME_TEXTS[context.question.language]
  const { dropped } = weekOf(facts)
  if (!dropped) return null
  const text = withValues(week.if_one_falls_out, { first: week.names[dropped.first], last: week.names[dropped.last] })
  return talkReply(context, [text], traceOf('week', facts))
}

/** Why the days of a week are as they are; null without a hard one. */
export function composeWhyWeek(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { language } = context.question
  const { parts } = PROGRAMME_TEXTS[language]
  const hard = hardDays(weekOf(facts).sessions).map((day) => weekdayName(day, language))
  if (hard.length === 0) return null
  return talkReply(context, [withValues(parts.why_week, { days: listOf(hard, language) })], traceOf('week', facts))
}

const WEEK = 7

/** One week of the way to an event; the last one where none is named, or where it has fewer. */
export function composeWeekOfWay(context: AnswerContext, facts: ProgrammeFacts, named?: number): Reply | null {
  const { language, today } = context.question
  const plan = planUntil(facts, today)
  const last = plan?.steps.at(-1)
  if (!plan || !last) return null
  const weeks = Math.max(1, Math.ceil(daysBetween(today, last.day) / WEEK))
  const n = named === undefined || named > weeks ? weeks : named
  const from = n === weeks ? laterOf(today, addDays(last.day, 1 - WEEK)) : addDays(today, (n - 1) * WEEK)
  const to = n === weeks ? last.day : addDays(from, WEEK - 1)
  const lines = stepsBetween(plan.steps, today, from, to).map(
    (step) => `- ${writtenStep(context, facts, step, plan.hardAWeek)}`,
  )
  if (lines.length === 0) return null
  const label = (day: DayText): string => dayLabel(day, language, today)
  const heading = withValues(PROGRAMME_TEXTS[language].parts.week, { n, from: label(from), to: label(to) })
  return talkReply(context, [`${heading}\n\n${lines.join('\n')}`], traceOf('until_event', facts))
}

/** What of the way to an event is to be done on one day; null on a day without a step. */
export function composeStepOn(context: AnswerContext, facts: ProgrammeFacts, day: DayText): Reply | null {
  const { today } = context.question
  const plan = planUntil(facts, today)
  if (!plan) return null
  const [planned] = stepsBetween(plan.steps, today, day, day)
  const eve: PreparedStep = { of: plan.first.kind === 'grading' ? 'grading' : 'steps', name: 'eve', time: 'on', day }
  const step = planned ?? (day === addDays(plan.first.day, -1) ? eve : undefined)
  if (!step) return null
  return talkReply(context, [`- ${writtenStep(context, facts, step, plan.hardAWeek)}`], traceOf('until_event', facts))
}

const laterOf = (one: DayText, other: DayText): DayText => (one > other ? one : other)

/** The steps that are to be done from one day to another. */
function stepsBetween(steps: readonly PreparedStep[], today: DayText, from: DayText, to: DayText): PreparedStep[] {
  let since = today
  return steps.filter(({ time, day }) => {
    const start = time === 'until' ? since : day
    since = addDays(day, time === 'until' ? 1 : 0)
    return start <= to && day >= from
  })
}

/** How long it is until an event, and from when on training is easy, if that is asked, too. */
export function composeDaysLeft(context: AnswerContext, facts: ProgrammeFacts, asksEasy: boolean): Reply | null {
  const { language, today } = context.question
  const { parts, until_event } = PROGRAMME_TEXTS[language]
  const plan = planUntil(facts, today)
  if (!plan) return null
  const { daysLeft, first, steps } = plan
  const weeks = Math.floor(daysLeft / WEEK)
  const text = daysLeft === 0 ? until_event.lead_today : weeks > 1 ? parts.days_left_in_weeks : parts.days_left
  const left = withValues(text, {
    event: eventWithDay(context, PROGRAMME_TEXTS[language], first),
    days: DAYS[language](String(daysLeft)),
    weeks,
  })
  const half = steps.findIndex(({ name }) => name === 'half')
  const before = steps[half - 1]
  const easy =
    asksEasy && before && withValues(parts.easy_from, { date: dayLabel(addDays(before.day, 1), language, today) })
  return talkReply(context, [[left, easy].filter(Boolean).join(' ')], traceOf('until_event', facts))
}

/** How long a session in rounds is. */
export function composeLengthOfRounds(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { lead } = WRITE_PROGRAMME.rounds(context, PROGRAMME_TEXTS[context.question.language], facts) ?? {}
  return lead === undefined ? null : talkReply(context, [lead], traceOf('rounds', facts))
}

/** How the people of a class are divided into pairs; null if their number is not known. */
export function composePairs(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { class: words } = PROGRAMME_TEXTS[context.question.language]
  const { pairs } = planClass(facts, false)
  return pairs ? talkReply(context, [pairsInWords(words, pairs)], traceOf('class', facts)) : null
}

/** What of a class to shorten. */
export function composeClassLate(context: AnswerContext): Reply {
  return talkReply(context, [PROGRAMME_TEXTS[context.question.language].parts.class_late])
}

/** What a class begins with: the line and the warm-up. */
export function composeOpening(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { lines = [] } = WRITE_PROGRAMME.class(context, PROGRAMME_TEXTS[context.question.language], facts) ?? {}
  return lines.length === 0 ? null : talkReply(context, [lines.slice(0, 2).join('\n')], traceOf('class', facts))
}

/** How long a week is in all: its sessions, weights and runs; null if the length of its sessions is not known. */
export function composeWeekTotal(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { language } = context.question
  if (facts.minutes === undefined && facts.hours_a_week === undefined) return null
  const { sessions, strengthDays, runningDays } = weekOf(facts)
  const lengths = [
    ...sessions.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)),
    ...strengthDays.map(() => STRENGTH_MINUTES),
    ...runningDays.map(() => RUN_MINUTES),
  ]
  const total = lengths.reduce((sum, minutes) => sum + minutes, 0)
  const hours = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(total / 60)
  const text = withValues(PROGRAMME_TEXTS[language].parts.week_total, { list: lengths.join(' + '), total, hours })
  return talkReply(context, [text], traceOf('week', facts))
}
/** As long as the texts of weights and runs say. */
const STRENGTH_MINUTES = 35
const RUN_MINUTES = 30

/** How many sessions there are until an event; null if it is not known how often there is training. */
export function composeSessionsLeft(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { language, today } = context.question
  const plan = planUntil(facts, today)
  if (plan?.sessions === undefined) return null
  const texts = PROGRAMME_TEXTS[language]
  const text = withValues(texts.parts.sessions_left, {
    event: eventWithDay(context, texts, plan.first),
    n: plan.sessions,
  })
  return talkReply(context, [text], traceOf('until_event', facts))
}

/** The hardest week of the way to an event is that of the last hard sparring. */
export function composeHardestWeek(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { today } = context.question
  const { lastHard } = planUntil(facts, today) ?? {}
  if (lastHard === undefined) return composeLastHard(context, facts)
  return composeWeekOfWay(context, facts, Math.floor(daysBetween(today, lastHard) / WEEK) + 1)
}

/** Why training gets less before an event, or why a class is in this order. */
export function composeWhy(context: AnswerContext, programme: 'until_event' | 'class', facts: ProgrammeFacts): Reply {
  const { parts } = PROGRAMME_TEXTS[context.question.language]
  return talkReply(context, [programme === 'class' ? parts.why_class : parts.why_way], traceOf(programme, facts))
}

/** The warm-up of a session in rounds, one of its rounds, the last, or the hardest; null if it has no such round. */
export function composeOneRound(
  context: AnswerContext,
  facts: ProgrammeFacts,
  which: 'warm_up' | 'last' | 'hardest' | number,
): Reply | null {
  const texts = PROGRAMME_TEXTS[context.question.language]
  const { lines = [] } = WRITE_PROGRAMME.rounds(context, texts, facts) ?? {}
  const line =
    which === 'warm_up'
      ? lines[0]
      : typeof which === 'number'
        ? lines.find((each) => isOfRound(each, which))
        : lines.at(-1)
  if (line === undefined) return null
  const task = line.replace(/^- \*\*.+?\*\* /, '')
  const text = which === 'hardest' ? withValues(texts.parts.hardest_round, { task }) : line
  return talkReply(context, [text], traceOf('rounds', facts))
}

/** "- **Rounds 3–4:** …" is of the third and the fourth. */
function isOfRound(line: string, round: number): boolean {
  const [from, to] = (/^- \*\*(.+?)\*\*/.exec(line)?.[1]?.match(/\d+/g) ?? []).map(Number)
  return (
    !/ min:?$/.test(/^- \*\*(.+?)\*\*/.exec(line)?.[1] ?? '') &&
    from !== undefined &&
    round >= from &&
    round <= (to ?? from)
  )
}
