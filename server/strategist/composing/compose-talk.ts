import { TALK } from '#content/talk/talk.ts'
import type { Talk } from '#content/talk/talk-texts.ts'
import type { DialogueAct, Reply, Trace } from '../strategist.ts'
import { type AnswerContext, alreadyTold } from './answer-context.ts'
import { reportedAside } from './asides.ts'
import { followThrough } from './choose-question.ts'

/** The texts for acts that need neither a plan nor an answer. */
const TALK_FOR: Partial<Record<DialogueAct, keyof Talk>> = {
  greeting: 'greeting',
  thanks: 'thanks',
  goodbye: 'goodbye',
  agreement: 'agree',
  'about-bot': 'bot',
  abilities: 'abilities',
  'wants-human': 'human',
  insult: 'insult',
  gibberish: 'gibberish',
  'off-topic': 'offTopic',
  injection: 'inject',
  venting: 'vents',
  'good-news': 'goodNews',
}

/** One of the texts, preferably one that this conversation has not heard. */
export function say(context: AnswerContext, name: keyof Talk, values: Record<string, string> = {}): string {
  const ways = context.choice.shuffle(TALK[context.question.language][name])
  const chosen = ways.find((way) => !alreadyTold(context, way)) ?? ways[0] ?? ''
  const filled = chosen.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  return filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

export function talkReply(
  context: AnswerContext,
  paragraphs: readonly (string | undefined)[],
  trace: Partial<Trace> = {},
): Reply {
  return {
    text: paragraphs.filter(Boolean).join('\n\n'),
    trace: {
      act: context.reading.act,
      cards: [],
      used: [...context.used],
      opener: null,
      asked: null,
      safety: null,
      ...trace,
    },
    plan: null,
  }
}

/** A short answer to what is no problem: a greeting, thanks, an insult, good news; null for everything else. */
export function composeTalk(context: AnswerContext): Reply | null {
  const { act, concepts } = context.reading
  const name = TALK_FOR[act]
  if (!name) return null
  const [frame] = concepts.frames
  const isOfAnother = frame?.concept === 'frame-other-past' || frame?.concept === 'frame-other-coming'
  const text = say(context, act === 'good-news' && isOfAnother ? 'goodNewsOther' : name)
  const lead = act === 'greeting' ? followThrough(context) : undefined
  const reported = act === 'greeting' ? reportedAside(context) : null
  if (reported) context.used.add(reported.item)
  if (lead === undefined && reported === null) return talkReply(context, [text])
  return talkReply(context, [text.split(/(?<=[.!])\s/)[0], reported?.text, lead], {
    ...(lead !== undefined && { asked: 'commitment' }),
  })
}
