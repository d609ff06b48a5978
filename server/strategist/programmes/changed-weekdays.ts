import type { Language } from '#contract/language.ts'
import { memberText } from '../reading/member-text.ts'
import { PATTERNS as FACT_PATTERNS, OTHER_ACTIVITY } from './fact-patterns.ts'
import { FACT_WORDS } from './fact-words.ts'
import { findRange, inWeekOrder } from './find-weekdays.ts'

/** Folded, in all three languages together: what follows a weekday that is no day of training any more. */
const IS_OUT =
  /^(?:s\b)?(?:[- ]?feiras?)?(?: (?:is|are|was|were|foi|fue|foram|s|one|hall|class|has|class|session|now|just|e|a|as|eh|eu|i|yo|ya|ja|ta|esta|me|se|has been|got|gets|at the gym|treino|aula|clase))* ?(?:no good|no go|not|out|off|gone|shut|libre|livre|free|cancel\w*|closed|full|don'?t|doesn'?t|dont|doesnt|can'?t|cant|won'?t|isn'?t|is not|dropped|nao|n da|ja era|caiu|fechou|acab\w+|encerr\w+|no(?=[,.;:!]|$| es\b| sino\b)|ni |no pued\w+|no se puede|no va|no voy|no llego|nao vou|nao posso|n vou|n posso|no hay|no me|no es|no se|cerraron|se cayo|cerrado)/
const ADDS =
  /\b(?:also|add|as well|too|plus|on top|another|extra|besides|tambem|tb|tbm|mais (?:a|um|uma|na|no)|alem|soma|acrescent\w+|incluir?|tambien|tmb|ademas|suma|sumo|sumar|sumaron|anadieron|agregaron|added|agreg\w+|otro dia|mas)\b/
const MOVES_TO =
  /^(?:s\b)?(?:[- ]?feiras?)?(?: [\w']+){0,4}? (?:to|into|become|becomes|be|for|pra|para|pro|a|al|por|virou|vira|swapped)(?: [\w']+){0,2} ?$/

/** "The dojo is closed on Saturday now." Folded, in all three languages together. */
const CLOSED =
  'nao abre|no abren?|closed|shut|closes|fechad[oa]|fecha|cierran?|cerrad[oa]|no hay (?:clase|entreno)|sem (?:treino|aula)|nao tem (?:treino|aula)|no (?:class|training)'

const patterns = (language: Language) => {
  const { weekdays, weekdayEnd, refused, notTraining, outOfDate } = FACT_WORDS[language]
  const day = weekdays.map((name, place) => `(?<d${place}>${name})`).join('|')
  return {
    day: new RegExp(String.raw`\b(?:${day})(?:${weekdayEnd})(?!\w)`, 'g'),
    notTraining: new RegExp(
      String.raw`${notTraining}|\b(?:${OTHER_ACTIVITY}|rest(?:ing)?|descans\w+|folga|plantao|free day|day off|libre|livre)\b`,
    ),
    // "I said Tuesday and it is Monday."
    refusedBefore: new RegExp(
      String.raw`(?<!\w)(?:${refused}|${outOfDate}|(?:skip|dropp?|miss|larg|salt|falt|dej|pul)(?:ping|ing|ped|o|ando|e|amos|ei|ado)?(?: (?:on|el|los|las|na|nas|as|a|the))?|he dicho|i said|disse|falei|(?:${CLOSED})(?: (?:on|el|los|no|na|aos|as|mas|mais))*) ?$`,
    ),
  }
}
const PATTERNS = { en: patterns('en'), pt: patterns('pt'), es: patterns('es') }

/** "Only Thursday and Saturday now": these are all. */
const ONLY = /\b(?:only|just|so|apenas|somente|solo|nomas)(?: (?:on|na|no|aos|as|a|os|los|el|la|de|mesmo))* $/

/** "This Wednesday there is none" is of one week. */
const THIS_ONE = /\b(?:this|este|esse|essa|esta|neste|nesta) $/

interface Named {
  weekday: number
  start: number
  end: number
  isOut: boolean
  isOnly: boolean
  isOther: boolean
}

const clauseEnd = (before: string): string =>
  before
    .slice(-22)
    .split(/[.,;!?]/)
    .at(-1) ?? ''

/** Where a message names weekdays, each with whether it is out: refused, closed, or no day of training any more. */
export function weekdaysAt(folded: string, language: Language): Named[] {
  const { day, refusedBefore, notTraining } = PATTERNS[language]
  const matches = [...folded.matchAll(day)]
  const named = matches.map((match, place) => {
    const weekday = [0, 1, 2, 3, 4, 5, 6].find((each) => match.groups?.[`d${each}`] !== undefined) ?? 0
    const before = folded.slice(Math.max(0, match.index - 40), match.index)
    const end = match.index + match[0].length
    const until = matches[place + 1]?.index ?? folded.length
    const between = folded.slice(end, until)
    const isMoved = place + 1 < matches.length && MOVES_TO.test(between)
    const after = folded.slice(end, Math.min(until, end + 40))
    return {
      weekday,
      start: match.index,
      end,
      isOnly: ONLY.test(before),
      isOther: notTraining.test(`${clauseEnd(before)}${match[0]}${after.slice(0, 14).split(/[.,;!?]/)[0]}`),
      isOut:
        !THIS_ONE.test(before) &&
        (refusedBefore.test(before) ||
          (!REFUSES_NEXT.test(between) && IS_OUT.test(after.trimStart() === after ? after : ` ${after.trimStart()}`)) ||
          isMoved),
    }
  })
  // "Not Monday and Wednesday": what is refused goes on.
  for (const [place, each] of named.entries()) {
    const last = named[place - 1]
    if (last?.isOut && refusedBefore.test(folded.slice(Math.max(0, last.start - 40), last.start)))
      each.isOut ||= AND.test(folded.slice(last.end, each.start))
  }
  return named
}

/** "Thursday, not Monday": the next one is refused. */
const REFUSES_NEXT = /^,? ?(?:and |e |y )?(?:not|nao|no)(?: on| na| no| el| los| las)? ?$/
const AND = /^ (?:and|e|y|&|or|ou|nor|ni|nem) (?:on |na |no |el |los |las |as )?$/

/** The weekdays that a message names. */
export const weekdaysIn = (message: string, language: Language): readonly number[] => [
  ...new Set(weekdaysAt(memberText(message, language).folded, language).map(({ weekday }) => weekday)),
]

/** The weekdays of training after a message that exchanges, adds or drops some; undefined if it changes none. */
export function changedWeekdays(
  message: string,
  before: readonly number[],
  language: Language,
): readonly number[] | undefined {
  const { folded } = memberText(message, language)
  const named = weekdaysAt(folded, language)
  if (named.length === 0) return undefined
  // "No Friday any more, so it is Monday to Thursday".
  const range = findRange(folded, FACT_PATTERNS[language])
  if (range !== undefined && range.join() !== before.join()) return range
  const out = new Set(named.filter(({ isOut }) => isOut).map(({ weekday }) => weekday))
  const others = named.filter(({ weekday, isOther }) => !out.has(weekday) && !isOther).map(({ weekday }) => weekday)
  const exchanges = [...out].some((weekday) => before.includes(weekday))
  // "Thursday is off, only Friday works": Friday is in the place of Thursday.
  if (!exchanges && named.some(({ isOnly }) => isOnly) && others.length > 0) return inOrder(new Set(others), before)
  const run = longestRun(named.filter(({ weekday, isOther }) => !out.has(weekday) && !isOther))
  if (run.length >= 2 && run.length >= before.length && !ADDS.test(folded)) return inOrder(new Set(run), before)
  const isMore = ADDS.test(folded)
  if (!exchanges && (!isMore || others.length === 0)) return undefined
  const after = new Set([...before.filter((weekday) => !out.has(weekday)), ...others])
  return inOrder(after, before)
}

/** Weekdays that stand together in a list say on which days it is. */
const MOST_BETWEEN = 4
function longestRun(named: readonly Named[]): number[] {
  let best: number[] = []
  let run: number[] = []
  for (const [place, { weekday, start }] of named.entries()) {
    const last = named[place - 1]
    run = last && start - last.end <= MOST_BETWEEN ? [...run, weekday] : [weekday]
    if (run.length > best.length) best = run
  }
  return best
}

function inOrder(days: ReadonlySet<number>, before: readonly number[]): readonly number[] | undefined {
  const weekdays = inWeekOrder(days)
  return weekdays.length > 0 && weekdays.join() !== before.join() ? weekdays : undefined
}
