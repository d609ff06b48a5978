import type { Family, ProgrammeTexts } from '#content/programmes/programme-texts.ts'
import { PROGRAMME_TEXTS } from '#content/programmes/programmes.ts'
import { DAYS } from '#content/talk/changed-facts.ts'
import { type EventTold, isChild, isMinor, isOverFifty, type ProgrammeFacts } from '../programmes/facts.ts'
import { type ClassPlan, planClass } from '../programmes/plan-class.ts'
import { planRounds } from '../programmes/plan-rounds.ts'
import { type PreparedStep, planUntil } from '../programmes/plan-until.ts'
import { planWeek, type WeekPlan } from '../programmes/plan-week.ts'
import type { Programme } from '../programmes/read-programme.ts'
import { daysBetween } from '../reading/days.ts'
import { eventKind } from '../reading/events.ts'
import { fold } from '../reading/fold.ts'
import type { DayText, PlanDraft } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { dayLabel } from './dated-steps.ts'
import { quoted } from './member-words.ts'
import { restInWords } from './programme-facts-in-words.ts'
import { listOf, weekdayName } from './weekday-names.ts'
import { capital, timesMinutes, withValues } from './with-values.ts'

/** A programme in sentences, in the order in which it is read. */
export interface Written {
  lead: string
  heading: string
  /** What stands in the list under the heading. */
  lines: readonly string[]
  /** Sentences and labelled lines under it. */
  after: readonly string[]
  /** What is missing to work it out better. */
  question?: string | undefined
  plan?: PlanDraft
}

export const WRITE_PROGRAMME: Record<
  Programme,
  (context: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts) => Written | null
> = { week: writeWeek, until_event: writeUntil, rounds: writeRounds, class: writeClass }

/** Karate is warmed up like kickboxing, and kickboxing prepared like boxing. */
const withoutPoints = (family: Family = 'any') => (family === 'points' ? 'kicking' : family)
const withoutKicking = (family: Family = 'any') => (family === 'kicking' ? 'striking' : family)

function writeWeek(context: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts): Written {
  const { language, today } = context.question
  const { week } = texts
  const plan = planWeek(facts)
  const day = (weekday: number): string => weekdayName(weekday, language)
  const days = (weekdays: readonly number[]): string => listOf(weekdays.map(day), language)
  const lead = week.leads[Math.min(plan.sessions.length, week.leads.length) - 1] ?? ''
  const lines = plan.sessions.map(
    (session) =>
      `- **${capital(day(session.weekday))}, ${week.names[session.kind]}:** ${sessionText(texts, facts, session)}`,
  )
  const { dropped } = plan
  const until = facts.events?.length ? planUntil(facts, today) : null
  const after = [
    plan.strengthDays.length > 0 ? withValues(week.strength_apart, { days: days(plan.strengthDays) }) : undefined,
    plan.strengthAfter ? week.strength_after : undefined,
    plan.runningDays.length > 0 ? withValues(week.running, { days: days(plan.runningDays) }) : undefined,
    plan.atHome ? week.at_home[withoutPoints(facts.family)] : undefined,
    facts.beginner ? week.first_months : undefined,
    isMinor(facts) ? week.for_minors : undefined,
    isOverFifty(facts) && plan.sessions.some(({ kind }) => kind === 'hard') ? week.over_fifty : undefined,
    facts.weak === undefined ? undefined : withValues(week.weak_point, { weak: quoted(facts.weak) }),
    until?.lastHard === undefined
      ? undefined
      : withValues(week.until_event, {
          last_hard: dayLabel(until.lastHard, language, today),
          event: eventWithDay(context, texts, until.first),
        }),
    dropped && withValues(week.if_one_falls_out, { first: week.names[dropped.first], last: week.names[dropped.last] }),
    plan.isProposal && facts.days !== undefined ? week.days_are_examples : undefined,
  ].filter((each): each is string => each !== undefined)
  return {
    lead,
    heading: week.heading,
    lines,
    after,
    question: facts.days === undefined && facts.hours_a_week === undefined ? week.ask_days : undefined,
  }
}

export function sessionText(
  { week }: ProgrammeTexts,
  { family = 'any', company }: ProgrammeFacts,
  { kind, parts }: WeekPlan['sessions'][number],
): string {
  const [a, b, c] = parts
  return withValues((company === 'alone' ? week.alone : week.sessions[family])[kind], { a, b, c })
}

/** "Your first bout on Sat, Apr 12". */
export function eventWithDay(
  { question, placeholders }: AnswerContext,
  { until_event }: ProgrammeTexts,
  { kind, day }: EventTold,
): string {
  const { language, today } = question
  const date = dayLabel(day, language, today)
  const { event } = placeholders
  const named = event === undefined ? undefined : eventKind(fold(event), language)
  const isThis = kind === 'grading' ? named === 'grading' : named === 'fight'
  return isThis ? withValues(until_event.event_named, { event, date }) : withValues(until_event.event[kind], { date })
}

function writeUntil(context: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts): Written | null {
  const { language, today } = context.question
  const { until_event, week } = texts
  const plan = planUntil(facts, today)
  if (!plan || plan.steps.length === 0) return null
  const { first, second, gap, sessions, lastHard } = plan
  const event = eventWithDay(context, texts, first)
  const label = (day: DayText): string => dayLabel(day, language, today)
  const inDays = (days: number): string => DAYS[language](String(days))
  const lead = [
    second && gap !== undefined
      ? withValues(until_event.lead_two[gap < 9 ? 'close' : 'apart'], {
          gap: inDays(gap),
          first: label(first.day),
          second: label(second.day),
        })
      : plan.daysLeft === 0
        ? withValues(until_event.lead_today, { event })
        : withValues(until_event.lead, { days: inDays(plan.daysLeft), event }),
    sessions !== undefined && sessions >= 3 && !second
      ? withValues(until_event.lead_sessions, { sessions })
      : undefined,
  ]
  const steps = plan.steps.map((step) => ({ ...step, text: stepText(texts, facts, step, plan.hardAWeek) }))
  const { cue, action } = until_event.tired
  const ifThen = context.phrases.ifThen.replace('{cue}', () => cue).replace('{action}', () => action)
  const { labels } = context.phrases
  return {
    lead: lead.filter(Boolean).join(' '),
    heading: until_event.heading,
    lines: plan.steps.map((step, place) => `${place + 1}. ${writtenStep(context, facts, step, plan.hardAWeek)}`),
    after: [
      ...(isMinor(facts) ? [week.for_minors] : []),
      ...(isOverFifty(facts) ? [week.over_fifty] : []),
      ...(facts.weak === undefined ? [] : [withValues(week.weak_point, { weak: quoted(facts.weak) })]),
      ...(facts.wants_fitness && lastHard !== undefined
        ? [withValues(until_event.fitness, { until: label(lastHard) })]
        : []),
      `**${labels.measure}:** ${until_event.measure}`,
      `**${labels.ifThen}:** ${ifThen}`,
    ],
    question:
      facts.days === undefined && facts.hours_a_week === undefined && plan.daysLeft >= 15 ? week.ask_days : undefined,
    plan: {
      title: withValues(until_event.title, { event }),
      steps: steps.map(({ text, day }) => ({ text, due_date: day })),
      metric: until_event.measure,
      if_then: ifThen,
    },
  }
}

/** "**Until Sat, Dec 5:** Build up…" */
export function writtenStep(
  context: AnswerContext,
  facts: ProgrammeFacts,
  step: PreparedStep,
  hardAWeek: number,
): string {
  const texts = PROGRAMME_TEXTS[context.question.language]
  return `**${stepLabel(context, texts, step)}:** ${stepText(texts, facts, step, hardAWeek)}`
}

function stepLabel(
  { question, phrases }: AnswerContext,
  { until_event }: ProgrammeTexts,
  { name, time, day }: PreparedStep,
): string {
  const { language, today } = question
  const { labels } = phrases
  const date = dayLabel(day, language, today)
  const left = daysBetween(today, day)
  if (left === 0) return labels.today
  if (name === 'the_day') return withValues(labels.onTheDayOf, { date })
  if (left === 1) return withValues(labels.tomorrow, { date })
  if (time === 'until') return capital(withValues(labels.until, { date }))
  return withValues(time === 'by' ? labels.by : until_event.on, { date })
}

/** How bouts are told: "3 × 2 min". */
const formatOf = ({ rounds, round_minutes }: ProgrammeFacts): string | undefined => {
  if (round_minutes === undefined) return undefined
  return rounds === undefined ? `${round_minutes} min` : timesMinutes(rounds, round_minutes)
}

function stepText(texts: ProgrammeTexts, facts: ProgrammeFacts, { of, name }: PreparedStep, hard: number): string {
  const { until_event } = texts
  const { steps, child_steps, grading, between } = until_event
  const all: Record<string, string> =
    of === 'steps'
      ? isChild(facts)
        ? child_steps
        : steps[withoutKicking(facts.family)]
      : of === 'grading'
        ? grading
        : between
  const format = formatOf(facts)
  const text = all[name] ?? ''
  // Without a known format that part is left out: ", {format} at most".
  return withValues(format === undefined ? text.replace(/,[^,.;:]*\{format\}[^,.;:]*(?=[,.;:])/, '') : text, {
    format,
    hard,
  })
}

function writeRounds(context: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts): Written {
  const { language, today } = context.question
  const { rounds: words } = texts
  const place = planRounds(facts, true, 1).place
  const tasks = words.tasks[place]
  const plan = planRounds(facts, facts.events !== undefined, tasks.length)
  const until = facts.events?.length ? planUntil(facts, today) : null
  const rest = restInWords(plan.rest_seconds, language)
  const warmUp = words.warm_up[withoutPoints(facts.family ?? (place.startsWith('grappling') ? 'grappling' : 'any'))]
  const lines = [
    `- **${plan.warm_up} min:** ${warmUp}`,
    ...roundsByTask(plan.tasks).map(({ task, from, to }) => {
      const label = from === to ? withValues(words.round, { n: from }) : withValues(words.rounds_of_task, { from, to })
      return `- **${label}:** ${tasks[task] ?? ''}`
    }),
  ]
  const last = until?.lastHard
  const after = [
    // Where not even the fewest rounds fit, it would say that these do.
    plan.isFewer && plan.total <= (facts.minutes ?? plan.total)
      ? withValues(words.fewer_fit, { minutes: `${facts.minutes} min`, rounds: plan.rounds, told: facts.rounds })
      : undefined,
    facts.weak === undefined ? undefined : withValues(texts.week.weak_point, { weak: quoted(facts.weak) }),
    facts.three ? words.three : undefined,
    withValues(words.end, { end: plan.end }),
    plan.most === undefined ? undefined : withValues(words.more_each_week, { most: plan.most }),
    isMinor(facts) || facts.beginner ? words.light_for_minors : words.pace,
    until && last !== undefined
      ? withValues(words.last_hard_on, {
          last_hard: dayLabel(last, language, today),
          event: eventWithDay(context, texts, until.first),
        })
      : undefined,
  ].filter((each): each is string => each !== undefined)
  return {
    lead: withValues(words.lead, {
      rounds: plan.rounds,
      minutes: `${plan.round_minutes} min`,
      rest,
      total: plan.total,
    }),
    heading: words.heading,
    lines,
    after,
    question:
      facts.minutes === undefined && facts.round_minutes === undefined && facts.rounds === undefined
        ? words.ask_length
        : undefined,
  }
}

/** Rounds with the same task, one after the other, stand in one line. */
function roundsByTask(tasks: readonly number[]): { task: number; from: number; to: number }[] {
  const rows: { task: number; from: number; to: number }[] = []
  for (const [place, task] of tasks.entries()) {
    const last = rows.at(-1)
    if (last?.task === task) last.to = place + 1
    else rows.push({ task, from: place + 1, to: place + 1 })
  }
  return rows
}

/** "13 people are 5 pairs and a group of three." */
export const pairsInWords = (
  words: ProgrammeTexts['class'],
  { people, pairs, three }: NonNullable<ClassPlan['pairs']>,
): string => withValues(three ? words.pairs_and_three : words.pairs, { people, pairs })

/** Folded, in all three languages together. */
const CHILDREN =
  /\b(?:kids?|child(?:ren)?|boys|girls|juniors?|criancas?|meninos|meninas|molecada|infantil|ninos|ninas|peques?|chiquitos)\b/

function writeClass({ question }: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts): Written {
  const { class: words } = texts
  const said = [
    question.message,
    ...question.history.filter(({ role }) => role === 'user').map(({ content }) => content),
  ]
  const plan = planClass(
    facts,
    said.some((text) => CHILDREN.test(fold(text))),
  )
  const technique =
    facts.weak === undefined ? words.techniques[withoutPoints(facts.family)][plan.age] : quoted(facts.weak)
  const lines = plan.parts.map(
    ({ part, from, to }) => `- **${from}–${to} min:** ${withValues(words.parts[plan.age][part], { technique })}`,
  )
  const { pairs } = plan
  const after = [
    pairs &&
      withValues(pairs.three ? words.pairs_and_three : words.pairs, { people: pairs.people, pairs: pairs.pairs }),
    plan.isAlone ? words.alone : plan.adults > 1 ? withValues(words.two_halves, { adults: plan.adults }) : undefined,
  ].filter((each): each is string => each !== undefined && each !== '')
  const isThin = facts.pupils === undefined && facts.ages === undefined
  return {
    lead: words.lead[plan.age],
    heading: words.heading,
    lines,
    after,
    question: isThin ? words.ask_facts : undefined,
  }
}
