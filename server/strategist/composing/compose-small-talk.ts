import { addDays, daysBetween } from '../reading/days.ts'
import { fold, words } from '../reading/fold.ts'
import type { Reply, Trace } from '../strategist.ts'
import { type AnswerContext, alreadyTold } from './answer-context.ts'
import { chooseOpener } from './choose-opener.ts'
import { followThrough } from './choose-question.ts'
import { dayLabel } from './dated-steps.ts'
import { sayRule } from './if-then-rules.ts'
import { fill } from './placeholders.ts'

const CHECK_IN_DAYS = 4

function reply(
  context: AnswerContext,
  act: Trace['act'],
  opener: string,
  asked: Trace['asked'],
  paragraphs: (string | undefined)[],
): Reply {
  return {
    text: paragraphs.filter(Boolean).join('\n\n'),
    trace: { act, cards: [], used: [...context.used], opener, asked, safety: null },
    plan: null,
  }
}

/** A short answer: the next check-in, and a rule for a bad day. */
export function composeThanks(context: AnswerContext): Reply {
  const { choice, phrases, question, reading, placeholders, used } = context
  const opener = chooseOpener(context, ['thanks'])
  const event = reading.slots.event_date
  const days =
    event === undefined ? CHECK_IN_DAYS : Math.min(CHECK_IN_DAYS, Math.max(1, daysBetween(question.today, event)))
  if (days < CHECK_IN_DAYS) used.add('event_date')
  const check_in = dayLabel(addDays(question.today, days), question.language, question.today)
  const slip = choice.shuffle(phrases.slips).find(({ action }) => !alreadyTold(context, action)) ?? phrases.slips[0]
  return reply(context, 'thanks', opener.id, null, [
    opener.text,
    fill(choice.one(phrases.checkIn), placeholders, used, { check_in }),
    slip && `**${phrases.labels.ifThen}:** ${sayRule(context, slip)}`,
  ])
}

const GREETING =
  /^(?:hi|hey|hello|good (?:morning|evening|afternoon)|yo|oi|ola|e ai|bom dia|boa (?:tarde|noite)|hola|buenas|buenos dias|que tal)\b/
const MOST_GREETING_WORDS = 5

/** An honest sentence on what the strategist is for, and a way back to the subject. */
export function composeOffTopic(context: AnswerContext): Reply {
  const { choice, phrases, question, placeholders, used } = context
  const isGreeting = GREETING.test(fold(question.message)) && words(question.message).length <= MOST_GREETING_WORDS
  const lead = followThrough(context)
  const opener = chooseOpener(context, [isGreeting ? 'greeting' : 'offTopic'])
  const wayBack =
    placeholders.known_goal === undefined ? phrases.wayBack[question.template] : choice.one(phrases.wayBackKnown)
  const asked = lead ? 'commitment' : null
  const manner = question.persona === null ? undefined : choice.one(phrases.manner[question.persona])
  return reply(context, 'off-topic', opener.id, asked, [opener.text, lead ?? fill(wayBack, placeholders, used), manner])
}
