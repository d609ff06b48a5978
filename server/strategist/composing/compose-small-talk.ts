import { addDays, daysBetween } from '../reading/days.ts'
import { fold, words } from '../reading/fold.ts'
import type { Reply, Trace } from '../strategist.ts'
import { chooseOpener } from './choose-opener.ts'
import { dayLabel } from './dated-steps.ts'
import { followThrough } from './follow-through.ts'
import { sayRule } from './if-then-rules.ts'
import { alreadyTold, type Telling } from './telling.ts'
import { fill } from './woven-words.ts'

const CHECK_IN_DAYS = 4

function reply(
  telling: Telling,
  act: Trace['act'],
  opener: string,
  asked: Trace['asked'],
  paragraphs: (string | undefined)[],
): Reply {
  return {
    text: paragraphs.filter(Boolean).join('\n\n'),
    trace: { act, cards: [], used: [...telling.used], opener, asked, safety: null },
    plan: null,
  }
}

/** Short: the next look back, and a rule for the day it slips. */
export function composeThanks(telling: Telling): Reply {
  const { choice, phrases, question, reading, woven, used } = telling
  const opener = chooseOpener(telling, ['thanks'])
  const event = reading.slots.event_date
  const days =
    event === undefined ? CHECK_IN_DAYS : Math.min(CHECK_IN_DAYS, Math.max(1, daysBetween(question.today, event)))
  if (days < CHECK_IN_DAYS) used.add('event_date')
  const check_in = dayLabel(addDays(question.today, days), question.language, question.today)
  const slip = choice.shuffle(phrases.slips).find(({ action }) => !alreadyTold(telling, action)) ?? phrases.slips[0]
  return reply(telling, 'thanks', opener.id, null, [
    opener.text,
    fill(choice.one(phrases.checkIn), woven, used, { check_in }),
    slip && `**${phrases.labels.ifThen}:** ${sayRule(telling, slip)}`,
  ])
}

const GREETING =
  /^(?:hi|hey|hello|good (?:morning|evening|afternoon)|yo|oi|ola|e ai|bom dia|boa (?:tarde|noite)|hola|buenas|buenos dias|que tal)\b/
const MOST_GREETING_WORDS = 5

/** An honest sentence on what this is for, and a way back in. */
export function composeOffTopic(telling: Telling): Reply {
  const { choice, phrases, question, woven, used } = telling
  const isGreeting = GREETING.test(fold(question.message)) && words(question.message).length <= MOST_GREETING_WORDS
  const lead = followThrough(telling)
  const opener = chooseOpener(telling, [isGreeting ? 'greeting' : 'offTopic'])
  const wayBack = woven.known_goal === undefined ? phrases.wayBack[question.template] : choice.one(phrases.wayBackKnown)
  const asked = lead ? 'commitment' : null
  const manner = question.persona === null ? undefined : choice.one(phrases.manner[question.persona])
  return reply(telling, 'off-topic', opener.id, asked, [opener.text, lead ?? fill(wayBack, woven, used), manner])
}
