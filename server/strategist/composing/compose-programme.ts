import { MATTER_CARDS, type Matter } from '#content/playbook/matter-cards.ts'
import type { Family, ProgrammeTexts } from '#content/programmes/programme-texts.ts'
import { PROGRAMME_TEXTS } from '#content/programmes/programmes.ts'
import { DAYS } from '#content/talk/changed-facts.ts'
import type { EventTold, ProgrammeFacts } from '../programmes/facts.ts'
import { planClass } from '../programmes/plan-class.ts'
import { isMinor, planRounds } from '../programmes/plan-rounds.ts'
import { type PreparedStep, planUntil } from '../programmes/plan-until.ts'
import { planWeek, USUAL_MINUTES, type WeekPlan } from '../programmes/plan-week.ts'
import type { Programme } from '../programmes/read-programme.ts'
import { daysBetween } from '../reading/days.ts'
import { eventKind } from '../reading/events.ts'
import { fold } from '../reading/fold.ts'
import type { DayText, PlanDraft, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { dayLabel } from './dated-steps.ts'
import { listOf, weekdayName } from './weekday-names.ts'

/** The matter of a talk that begins with a programme. */
const MATTER_OF: Record<Programme, Matter> = {
  week: 'training-plan',
  until_event: 'training-plan',
  rounds: 'training-alone',
  class: 'teaching-class',
}

interface Written {
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

const fillIn = (text: string, values: Record<string, string | number | undefined>): string =>
  text
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    // A date may end with the full stop of its month.
    .replace(/\.\.(?!\.)/g, '.')
/** The same in all languages. */
const timesMinutes = (times: number, minutes: number): string => `${times} × ${minutes} min`
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

interface Change {
  before: ProgrammeFacts
  /** It is only asked what would be then. */
  isSupposed: boolean
}

/** The programme that is asked for, worked out from what was told. After a change it says first what is different. */
export function composeProgramme(
  context: AnswerContext,
  programme: Programme,
  facts: ProgrammeFacts,
  change?: Change,
): Reply | null {
  const texts = PROGRAMME_TEXTS[context.question.language]
  const written = WRITE[programme](context, texts, facts)
  if (!written) return null
  const told = factsInWords(context, texts, programme, facts)
  const known = new Set(change ? factsInWords(context, texts, programme, change.before) : [])
  const changed = [
    ...told.filter((fact) => !known.has(fact)),
    ...(change ? whatIsGone(texts, change.before, facts) : []),
  ]
  const heading = `**${written.heading}**${told.length > 0 ? ` (${told.join(' · ')})` : ''}:`
  const paragraphs = [
    change && changed.length > 0
      ? fillIn(change.isSupposed ? texts.supposed : texts.changed, { what: changed.join(', ') })
      : null,
    written.lead,
    `${heading}\n\n${written.lines.join('\n')}`,
    ...written.after,
    written.question,
  ]
  const matter = MATTER_OF[programme]
  return {
    text: paragraphs.filter(Boolean).join('\n\n'),
    trace: {
      act: change && !change.isSupposed ? 'correction' : context.reading.act,
      cards: [MATTER_CARDS[matter][0]],
      matter,
      programme: { kind: programme, facts },
      used: [...context.used],
      opener: null,
      asked: null,
      safety: null,
    },
    plan: written.plan ?? null,
  }
}

const WRITE: Record<
  Programme,
  (context: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts) => Written | null
> = { week: writeWeek, until_event: writeUntil, rounds: writeRounds, class: writeClass }

/** What was told before and is no more. */
function whatIsGone({ facts: words }: ProgrammeTexts, before: ProgrammeFacts, now: ProgrammeFacts): string[] {
  const gone: string[] = []
  if (before.events && !now.events) gone.push(words.no_event)
  for (const name of ['strength', 'running'] as const)
    if (before[name] && now[name] === 0) gone.push(fillIn(words[name], { n: 0 }))
  return gone
}

/** What was told, as it stands in brackets behind the heading. */
function factsInWords(
  { question, placeholders, phrases, used }: AnswerContext,
  { facts: words }: ProgrammeTexts,
  programme: Programme,
  facts: ProgrammeFacts,
): string[] {
  const { language, today } = question
  const { labels } = phrases
  const { days, minutes, weekdays, rounds, round_minutes, events = [], ages, age, pupils, gear, company } = facts
  const parts: (string | undefined | false)[] = []
  if (placeholders.sport !== undefined) {
    used.add('sport')
    parts.push(placeholders.sport)
  }
  if (programme === 'week' || programme === 'until_event') {
    if (days !== undefined && minutes !== undefined) parts.push(timesMinutes(days, minutes))
    else if (days !== undefined) parts.push(fillIn(words.sessions, { n: days }))
    else if (minutes !== undefined) parts.push(`${minutes} min`)
    if (facts.hours_a_week !== undefined) parts.push(labels.hours.replace('{hours}', String(facts.hours_a_week)))
    if (weekdays)
      parts.push(
        listOf(
          weekdays.map((day) => weekdayName(day, language)),
          language,
        ),
      )
    if (facts.strength) parts.push(fillIn(words.strength, { n: facts.strength }))
    if (facts.running) parts.push(fillIn(words.running, { n: facts.running }))
  } else if (minutes !== undefined) parts.push(`${minutes} min`)
  if (programme === 'rounds' || programme === 'until_event') {
    if (round_minutes !== undefined) parts.push(rounds === undefined ? undefined : timesMinutes(rounds, round_minutes))
    parts.push(
      programme === 'rounds' && facts.rest_seconds !== undefined && fillIn(words.rest, { rest: facts.rest_seconds }),
    )
    parts.push(programme === 'rounds' && gear !== undefined && words.gear[gear])
    parts.push(programme === 'rounds' && company !== undefined && words[company])
  }
  if (programme === 'class') {
    if (ages) parts.push(fillIn(words.ages, { from: ages[0], to: ages[1] }))
    if (pupils !== undefined) parts.push(fillIn(words.people, { n: pupils }))
    if (facts.helpers) parts.push(fillIn(words.helpers, { n: facts.helpers }))
  } else {
    if (age !== undefined) parts.push(fillIn(words.age, { age }))
    if (facts.beginner) parts.push(words.beginner)
    for (const { day } of events) parts.push(fillIn(words.until, { date: dayLabel(day, language, today) }))
  }
  return parts.filter((part): part is string => typeof part === 'string')
}

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
    plan.strengthDays.length > 0 ? fillIn(week.strength_apart, { days: days(plan.strengthDays) }) : undefined,
    plan.strengthAfter ? week.strength_after : undefined,
    plan.runningDays.length > 0 ? fillIn(week.running, { days: days(plan.runningDays) }) : undefined,
    plan.atHome ? week.at_home[withoutPoints(facts.family)] : undefined,
    facts.beginner ? week.first_months : undefined,
    isMinor(facts) ? week.for_minors : undefined,
    until?.lastHard === undefined
      ? undefined
      : fillIn(week.until_event, {
          last_hard: dayLabel(until.lastHard, language, today),
          event: eventWithDay(context, texts, until.first),
        }),
    dropped && fillIn(week.if_one_falls_out, { first: week.names[dropped.first], last: week.names[dropped.last] }),
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

function sessionText(
  { week }: ProgrammeTexts,
  { family = 'any' }: ProgrammeFacts,
  { kind, parts }: WeekPlan['sessions'][number],
): string {
  const [a, b, c] = parts
  return fillIn(week.sessions[family][kind], { a, b, c })
}

/** "Your first bout on Sat, Apr 12". */
function eventWithDay(
  { question, placeholders }: AnswerContext,
  { until_event }: ProgrammeTexts,
  { kind, day }: EventTold,
): string {
  const { language, today } = question
  const date = dayLabel(day, language, today)
  const { event } = placeholders
  const named = event === undefined ? undefined : eventKind(fold(event), language)
  const isThis = kind === 'grading' ? named === 'grading' : named === 'fight'
  return isThis ? fillIn(until_event.event_named, { event, date }) : fillIn(until_event.event[kind], { date })
}

function writeUntil(context: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts): Written | null {
  const { language, today } = context.question
  const { until_event, week } = texts
  const plan = planUntil(facts, today)
  if (!plan || plan.steps.length === 0) return null
  const { first, second, gap, sessions } = plan
  const event = eventWithDay(context, texts, first)
  const label = (day: DayText): string => dayLabel(day, language, today)
  const inDays = (days: number): string => DAYS[language](String(days))
  const lead = [
    second && gap !== undefined
      ? fillIn(until_event.lead_two[gap < 9 ? 'close' : 'apart'], {
          gap: inDays(gap),
          first: label(first.day),
          second: label(second.day),
        })
      : fillIn(until_event.lead, { days: inDays(plan.daysLeft), event }),
    sessions !== undefined && sessions >= 3 && !second ? fillIn(until_event.lead_sessions, { sessions }) : undefined,
  ]
  const steps = plan.steps.map((step) => ({ ...step, text: stepText(texts, facts, step, plan.hardAWeek) }))
  const { cue, action } = until_event.tired
  const ifThen = context.phrases.ifThen.replace('{cue}', cue).replace('{action}', action)
  const { labels } = context.phrases
  return {
    lead: lead.filter(Boolean).join(' '),
    heading: until_event.heading,
    lines: steps.map((step, place) => `${place + 1}. **${stepLabel(context, texts, step)}:** ${step.text}`),
    after: [
      ...(isMinor(facts) ? [week.for_minors] : []),
      `**${labels.measure}:** ${until_event.measure}`,
      `**${labels.ifThen}:** ${ifThen}`,
    ],
    question:
      facts.days === undefined && facts.hours_a_week === undefined && plan.daysLeft >= 15 ? week.ask_days : undefined,
    plan: {
      title: fillIn(until_event.title, { event }),
      steps: steps.map(({ text, day }) => ({ text, due_date: day })),
      metric: until_event.measure,
      if_then: ifThen,
    },
  }
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
  if (name === 'the_day') return fillIn(labels.onTheDayOf, { date })
  if (left === 1) return fillIn(labels.tomorrow, { date })
  if (time === 'until') return capital(fillIn(labels.until, { date }))
  return fillIn(time === 'by' ? labels.by : until_event.on, { date })
}

/** How bouts are told: "3 × 2 min". */
const formatOf = ({ rounds, round_minutes }: ProgrammeFacts): string | undefined =>
  rounds === undefined || round_minutes === undefined ? undefined : timesMinutes(rounds, round_minutes)

function stepText(texts: ProgrammeTexts, facts: ProgrammeFacts, { of, name }: PreparedStep, hard: number): string {
  const { until_event } = texts
  const { steps, grading, between } = until_event
  const all: Record<string, string> =
    of === 'steps' ? steps[withoutKicking(facts.family)] : of === 'grading' ? grading : between
  const format = formatOf(facts)
  const text = all[name] ?? ''
  // Without a known format that part is left out: ", {format} at most".
  return fillIn(format === undefined ? text.replace(/,[^,.;:]*\{format\}[^,.;:]*(?=[,.;:])/, '') : text, {
    format,
    hard,
  })
}

function writeRounds(context: AnswerContext, texts: ProgrammeTexts, facts: ProgrammeFacts): Written {
  const { language, today } = context.question
  const { rounds: words } = texts
  const place = planRounds(facts, true, 1).place
  const tasks = words.tasks[place]
  const plan = planRounds(facts, facts.events !== undefined || facts.round_minutes !== undefined, tasks.length)
  const until = facts.events?.length ? planUntil(facts, today) : null
  const rest = plan.rest_seconds % 60 === 0 ? `${plan.rest_seconds / 60} min` : `${plan.rest_seconds} s`
  const warmUp = words.warm_up[withoutPoints(facts.family ?? (place.startsWith('grappling') ? 'grappling' : 'any'))]
  const lines = [
    `- **${plan.warm_up} min:** ${warmUp}`,
    ...plan.tasks.map((task, round) => `- **${fillIn(words.round, { n: round + 1 })}:** ${tasks[task] ?? ''}`),
  ]
  const last = until?.lastHard
  const after = [
    words.end,
    plan.most === undefined ? undefined : fillIn(words.more_each_week, { most: plan.most }),
    isMinor(facts) || facts.beginner ? words.light_for_minors : words.pace,
    until && last !== undefined
      ? fillIn(words.last_hard_on, {
          last_hard: dayLabel(last, language, today),
          event: eventWithDay(context, texts, until.first),
        })
      : undefined,
  ].filter((each): each is string => each !== undefined)
  return {
    lead: fillIn(words.lead, { rounds: plan.rounds, minutes: `${plan.round_minutes} min`, rest, total: plan.total }),
    heading: words.heading,
    lines,
    after,
    question:
      facts.minutes === undefined && facts.round_minutes === undefined && facts.rounds === undefined
        ? words.ask_length
        : undefined,
  }
}

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
  const technique = words.techniques[withoutPoints(facts.family)][plan.age]
  const lines = plan.parts.map(
    ({ part, from, to }) => `- **${from}–${to} min:** ${fillIn(words.parts[plan.age][part], { technique })}`,
  )
  const { pairs } = plan
  const after = [
    pairs && fillIn(pairs.three ? words.pairs_and_three : words.pairs, { people: pairs.people, pairs: pairs.pairs }),
    plan.isAlone ? words.alone : plan.adults > 1 ? fillIn(words.two_halves, { adults: plan.adults }) : undefined,
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

/** What a worked-out week has on one weekday; null if there is none. */
export function composeDayOfWeek(context: AnswerContext, facts: ProgrammeFacts, weekday: number): Reply | null {
  const { language } = context.question
  const texts = PROGRAMME_TEXTS[language]
  const { sessions } = planWeek({ ...facts, minutes: facts.minutes ?? USUAL_MINUTES })
  const day = weekdayName(weekday, language)
  const session = sessions.find((each) => each.weekday === weekday)
  const next = [1, 2, 3, 4, 5, 6]
    .map((ahead) => (weekday + ahead) % 7)
    .find((each) => sessions.some((one) => one.weekday === each))
  if (!session && next === undefined) return null
  const text = session
    ? fillIn(texts.on_that_day, {
        day,
        session: `${texts.week.names[session.kind]}. ${sessionText(texts, facts, session)}`,
      })
    : fillIn(texts.free_day, { day, next: weekdayName(next ?? 0, language) })
  const matter = MATTER_OF.week
  return {
    text: capital(text),
    trace: {
      act: 'question',
      cards: [MATTER_CARDS[matter][0]],
      matter,
      programme: { kind: 'week', facts },
      used: [...context.used],
      opener: null,
      asked: null,
      safety: null,
    },
    plan: null,
  }
}
