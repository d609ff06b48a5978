import { MATTER_CARDS, type Matter } from '#content/playbook/matter-cards.ts'
import { PROGRAMME_TEXTS } from '#content/programmes/programmes.ts'
import type { ProgrammeFacts } from '../programmes/facts.ts'
import { planWeek } from '../programmes/plan-week.ts'
import type { Programme } from '../programmes/read-programme.ts'
import type { Reply, Trace } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'
import { quoted } from './member-words.ts'
import { factsInWords, whatIsGone } from './programme-facts-in-words.ts'
import { weekdayName } from './weekday-names.ts'
import { capital, withValues } from './with-values.ts'
import { WRITE_PROGRAMME } from './write-programme.ts'

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
      // What was only supposed is not remembered.
      programme: { kind: programme, facts: change?.isSupposed ? change.before : facts },
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

/** What is remembered of an answer about a programme. */
export const traceOf = (programme: Programme, facts: ProgrammeFacts): Partial<Trace> => ({
  act: 'question',
  cards: [MATTER_CARDS[MATTER_OF[programme]][0]],
  matter: MATTER_OF[programme],
  programme: { kind: programme, facts },
})
