import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import { SAYS_NO, WAS_CHECKED, WAS_WRONG } from './correction-marks.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { mentionsIn } from './number-mentions.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'

/** How often, without any other number: "every other week", "a cada quinze dias", "una vez al mes". Folded. */
const OFTEN =
  /\b(?:every (?:other|second|two|2) (?<other>week|day|month)s?|(?<fortnight>once a fortnight|every fortnight|fortnightly|biweekly|bi-weekly|(?:a )?cada (?:15|14|quinze|catorze|quince|catorce) dias|(?:de )?(?:15|quinze) em (?:15|quinze) dias|quinzenal(?:mente)?|quincenal(?:mente)?|(?:a )?cada dos semanas|(?:a )?cada duas semanas|semana (?:sim|si),? semana (?:nao|no)|una semana si y (?:otra|una) no|uma semana sim e (?:outra|uma) nao|por quincena|por quinzena)|(?<month>once a month|uma vez por mes|una vez (?:al|por) mes|monthly|mensal|mensual|(?:a |per |each |every |por |al |cada )(?:month|mes))|(?<week>once a week|uma vez por semana|una vez (?:a la|por) semana|(?:a |per |each |every |por |cada |a la )(?:week|semana)))\b/
const LONGEST = 24
const COUNTED_BEFORE = /\b(?:one|uma?|una?|\d+) [a-z]+ $/
const ONCE = /^(?:once|uma vez|una vez) /

const nameOf = ({ other, fortnight, month }: Record<string, string | undefined>): string =>
  other ? `2 ${other}` : fortnight ? '2 week' : month ? 'month' : 'week'

/** "It is only every other week", after "one class a week": the earlier message for the other time; null if it is none. */
export function findOtherPeriod(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const { folded } = own
  const found = OFTEN.exec(folded)
  // "Make that one class a week" is another number.
  const isCounted = found !== null && COUNTED_BEFORE.test(folded.slice(0, found.index))
  if (!found || isCounted || words(folded).length > LONGEST) return null
  const isMarked =
    WAS_WRONG.test(folded) || SAYS_NO.test(folded) || WAS_CHECKED.test(folded) || readsAsCorrection(message, language)
  const isOther = ({ figure }: { figure: { start: number; end: number } }): boolean =>
    figure.end <= found.index || figure.start >= found.index + found[0].length
  if (!isMarked || mentionsIn(message, -1, language).some(isOther)) return null
  const name = nameOf(found.groups ?? {})
  const told = earlier.flatMap(({ content }, place) => mentionsIn(content, place, language))
  const all = told.filter(({ period, thing }) => period && thing !== 'minutes')
  const times = all.filter(({ thing }) => thing === 'times')
  const timed = times.length === 1 ? times : all
  const [old, another] = timed.filter(({ period }) => period?.name !== name)
  if (!old?.period || another || timed.length > 1) return null
  const { text, place, period } = old
  const said = own.original.slice(originalAt(own, found.index), originalAt(own, found.index + found[0].length))
  return rewriteMessage(text, { place, start: period.start, end: period.end, to: said.replace(ONCE, '') })
}
