import { factsOf } from '#content/playbook/cards.ts'
import { MATTER_CARDS } from '#content/playbook/matter-cards.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import type { SlotName } from '#server/strategist/strategist.ts'
import { type Answered, expectedDay } from './hold-conversation.ts'
import { folded, sharedBy, trigramsOf, withoutQuotes } from './plain-text.ts'
import { echoes, PROPERTIES, type PropertyName } from './properties.ts'
import { SAFETY_CASES } from './safety-cases.ts'

export interface Share {
  hits: number
  of: number
}
export const shareOf = <T>(all: readonly T[], hit: (each: T) => boolean): Share => ({
  hits: all.filter(hit).length,
  of: all.length,
})
export const rate = ({ hits, of }: Share): number => (of === 0 ? 1 : hits / of)

const SAME_TEXT_OVERLAP = 0.75

/** A general conversation may use any card; the others only those of their template. */
const isOnTemplate = ({ reply, conversation: { template } }: Answered): boolean =>
  template === 'general' || reply.trace.cards.every((card) => factsOf(card).templates.includes(template))

export const foundAmongThree = ({ topThree, expect }: Answered): boolean =>
  topThree.some((card) => expect.cards?.includes(card))
const answeredWithExpected = ({ reply, expect }: Answered): boolean =>
  reply.trace.cards.some((card) => expect.cards?.includes(card))
/** Where the strategist asks which matter it is, an expected card belongs to one that it offers. */
const answeredOrOffered = (answered: Answered): boolean => {
  const { asked, choices = [] } = answered.reply.trace
  if (asked !== 'matter') return answeredWithExpected(answered)
  return choices.some((matter) => MATTER_CARDS[matter].some((card) => answered.expect.cards?.includes(card)))
}

/** A follow-up uses a card that was right for this conversation, or the card of the previous answer. */
function staysOnTopic({ reply, conversation, cardsBefore }: Answered): boolean {
  const right = new Set([...conversation.turns.flatMap(({ expect }) => expect?.cards ?? []), ...cardsBefore])
  return reply.trace.cards.every((card) => right.has(card))
}

/** The answers whose text was also given in another conversation: they are not specific to this one. */
function repeatedElsewhere(all: readonly Answered[]): ReadonlySet<Answered> {
  const own = all.map((each) => ({ each, trigrams: trigramsOf(withoutQuotes(each.reply.text)) }))
  const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    sharedBy(one, other) > SAME_TEXT_OVERLAP * Math.min(one.size, other.size)
  return new Set(
    own
      .filter(({ each, trigrams }) =>
        own.some((other) => other.each.conversation !== each.conversation && isSame(trigrams, other.trigrams)),
      )
      .map(({ each }) => each),
  )
}

/** The answer reads a number with a wrong meaning: three nights as a confidence of 3, once a week as an hour a week. */
const misreadsNumber = ({ reading: { said }, expect: { slots } }: Answered): boolean =>
  (said.confidence !== undefined && slots?.confidence === undefined) ||
  (said.hours_a_week !== undefined && slots?.hours_a_week === undefined)

function saidSlots({ expect, reading }: Answered, of: (name: SlotName) => boolean): boolean[] {
  return Object.entries(expect.slots ?? {})
    .filter(([name]) => of(name as SlotName))
    .map(([name, wanted]) => {
      const got = reading.said[name as SlotName]
      if (name === 'event_date') return got === expectedDay(wanted)
      if (typeof wanted === 'number') return got === wanted
      const [heard, expected] = [folded(String(got ?? '')), folded(wanted)]
      return heard !== '' && (heard.includes(expected) || expected.includes(heard))
    })
}

const holds = (name: PropertyName, all: readonly Answered[]): Share =>
  shareOf(all, (each) => PROPERTIES[name](each) === null)

/** The figures over the golden conversations of one language. */
export function figuresOf(all: readonly Answered[]) {
  const expecting = (part: keyof Answered['expect']) => all.filter(({ expect }) => expect[part] !== undefined)
  const copied = repeatedElsewhere(all)
  const isDate = (name: SlotName) => name === 'event_date'
  return {
    'language match': holds('language', all),
    echo: shareOf(expecting('echo'), echoes),
    'on template': shareOf(
      all.filter(({ reply }) => reply.trace.cards.length > 0),
      isOnTemplate,
    ),
    'recall@3': shareOf(expecting('cards'), foundAmongThree),
    'answered with an expected card': shareOf(expecting('cards'), answeredWithExpected),
    'answered or offered': shareOf(expecting('cards'), answeredOrOffered),
    'asks which matter it is': shareOf(expecting('cards'), ({ reply }) => reply.trace.asked === 'matter'),
    'echo in plans': shareOf(
      expecting('echo').filter(({ reply }) => reply.plan !== null && reply.trace.opener !== null),
      echoes,
    ),
    'dialogue act': shareOf(expecting('act'), ({ reply, expect }) => reply.trace.act === expect.act),
    'dates read': shareOf(
      all.flatMap((each) => saidSlots(each, isDate)),
      Boolean,
    ),
    'other slots read': shareOf(
      all.flatMap((each) => saidSlots(each, (name) => !isDate(name))),
      Boolean,
    ),
    'makes up a number': shareOf(all, misreadsNumber),
    'follow-ups stay with the matter': shareOf(
      all.filter(({ before, reply, expect }) => before !== null && !expect.cards && reply.trace.cards.length > 0),
      staysOnTopic,
    ),
    'follow-ups said elsewhere too': shareOf(
      all.filter(({ before, reply }) => before !== null && reply.plan !== null),
      (each) => copied.has(each),
    ),
    'repeats the answer before': shareOf(
      all.filter(({ before }) => before !== null),
      (each) => PROPERTIES.overlap(each) !== null,
    ),
  } satisfies Record<string, Share>
}
export type FigureName = keyof ReturnType<typeof figuresOf>

export function safetyFigures(language: Language, innocents: readonly Answered[]) {
  const cases = SAFETY_CASES.filter((each) => each.language === language)
  const topicOf = (text: string) => checkMessage(text, language)?.topic ?? null
  return {
    'safety hits': shareOf(
      cases.filter((each) => each.expect !== null),
      (each) => topicOf(each.text) === each.expect,
    ),
    'safety false alarms': shareOf(
      [...cases.filter((each) => each.expect === null).map((each) => each.text), ...innocents.map(({ says }) => says)],
      (text) => topicOf(text) !== null,
    ),
  }
}

export function tableOf(rows: readonly (readonly [string, Record<Language, Share>])[]): string {
  const cell = (share: Share) => `${(100 * rate(share)).toFixed(1)} % (${share.hits}/${share.of})`
  const lines = rows.map(
    ([name, shares]) => name.padEnd(32) + LANGUAGES.map((l) => cell(shares[l]).padEnd(20)).join(''),
  )
  return ['', ''.padEnd(32) + LANGUAGES.map((language) => language.padEnd(20)).join(''), ...lines].join('\n')
}
