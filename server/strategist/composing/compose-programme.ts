import { MATTER_CARDS, type Matter } from '#content/playbook/matter-cards.ts'
import { PROGRAMME_TEXTS } from '#content/programmes/programmes.ts'
import type { ProgrammeFacts } from '../programmes/facts.ts'
import { planUntil } from '../programmes/plan-until.ts'
import { planWeek, USUAL_MINUTES } from '../programmes/plan-week.ts'
import type { Programme } from '../programmes/read-programme.ts'
import type { Reply, Trace } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { quoted } from './member-words.ts'
import { factsInWords, whatIsGone } from './programme-facts-in-words.ts'
import { weekdayName } from './weekday-names.ts'
import { capital, withValues } from './with-values.ts'
import { sessionText, WRITE_PROGRAMME } from './write-programme.ts'

/** The matter of a talk that begins with a programme. */
const MATTER_OF: Record<Programme, Matter> = {
  week: 'training-plan',
  until_event: 'training-plan',
  rounds: 'training-alone',
  class: 'teaching-class',
}

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
  const written = WRITE_PROGRAMME[programme](context, texts, facts)
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
      ? withValues(change.isSupposed ? texts.supposed : texts.changed, { what: changed.join(', ') })
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

/** A programme without what stands under it: a week by the names of its sessions, a session or class by its parts. */
export function composeProgrammeInShort(
  context: AnswerContext,
  programme: Programme,
  facts: ProgrammeFacts,
): Reply | null {
  const { language } = context.question
  const texts = PROGRAMME_TEXTS[language]
  const written = programme === 'week' ? null : WRITE_PROGRAMME[programme](context, texts, facts)
  const lines =
    programme === 'week'
      ? planWeek(facts).sessions.map(
          ({ weekday, kind }) => `- **${capital(weekdayName(weekday, language))}:** ${texts.week.names[kind]}`,
        )
      : (written?.lines ?? [])
  if (lines.length === 0) return null
  const told = factsInWords(context, texts, programme, facts)
  const heading = `**${texts[programme].heading}**${told.length > 0 ? ` (${told.join(' · ')})` : ''}:`
  return talkReply(context, [`${heading}\n\n${lines.join('\n')}`], traceOf(programme, facts))
}

/** What was put right changes nothing that a programme is worked out from: that it counts, and the programme in short. */
export function composeStays(context: AnswerContext, programme: Programme, facts: ProgrammeFacts): Reply | null {
  const { message, language } = context.question
  const short = composeProgrammeInShort(context, programme, facts)
  if (!short) return null
  const noted = withValues(PROGRAMME_TEXTS[language].stays, { what: quoted(message) })
  return { ...short, text: `${noted}\n\n${short.text}`, trace: { ...short.trace, act: 'correction' } }
}

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

const traceOf = (programme: Programme, facts: ProgrammeFacts): Partial<Trace> => ({
  act: 'question',
  cards: [MATTER_CARDS[MATTER_OF[programme]][0]],
  matter: MATTER_OF[programme],
  programme: { kind: programme, facts },
})

/** What a worked-out week begins with. */
export function composeFirstDay(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const [first] = planWeek(facts).sessions
  return first ? composeDayOfWeek(context, facts, first.weekday) : null
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
    ? withValues(texts.on_that_day, {
        day,
        session: `${texts.week.names[session.kind]}. ${sessionText(texts, facts, session)}`,
      })
    : withValues(texts.free_day, { day, next: weekdayName(next ?? 0, language) })
  return talkReply(context, [capital(text)], traceOf('week', facts))
}
