import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { MONTH } from './month-names.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'

const NUMBER = String.raw`(?<![\d.,:/])\d{1,6}(?:[.,:]\d{1,3})?(?![\d/]|[.,:]\d)`
const SMALL =
  '(?:at|a|as|the|on|of|its|is|for|around|half|o|os|ao|das|de|e|eh|era|son|es|las|los|la|el|al|im|i am|que|q|my|to|con|com)'

/** Refuses the number that follows, or says that it was told before; folded, in all three languages together. */
const REFUSES = new RegExp(
  String.raw`\b(?:not?|nao|n|isn'?t|wasn'?t|instead of|rather than|en vez de|en lugar de|em vez de|no lugar de|(?:i )?(?:said|told you|wrote|put|typed)|te dije|dije|puse|escribi|falei|disse|escrevi|coloquei)(?: ${SMALL})* (?<number>${NUMBER})`,
  'g',
)
/** "12 no, 15". */
const REFUSED_AFTER = new RegExp(String.raw`(?<number>${NUMBER})(?: \w+)? (?:no|nao|not)(?=[,.;!])`, 'g')
const MOST_WORDS = 18

/** "Now it's 3 hours", "agora são 3h", "ahora somos 12": what it is now, with its unit. */
const IS_NOW = new RegExp(
  String.raw`\b(?:now|agora|ahora|ya)(?: (?:its|it's|it is|i have|i've got|we're|we are|i get|i can|sao|e|eh|tenho|temos|fica|ficou|somos|posso|consigo|son|es|tengo|tenemos|queda|quedo|puedo))+(?: (?:only|so|solo|just|about|uns|unos))* (?<number>${NUMBER}) ?(?<unit>h|hs|hours?|hrs?|horas?|min\w*|weeks?|semanas?|days?|dias?|months?|mes(?:es)?|people|kids|members|students|pessoas|alunos|alunas|criancas|personas|alumnos|alumnas|ninos|€|euros?|reais|pesos|dollars?|pounds|quid|kg|kilos?|quilos?)(?![a-z])`,
)
const stemOfUnit = (unit: string): string => unit.slice(0, 1)

/** What a number is now, in the place of the only other one of its unit that was told. */
export function findNumberNow(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const found = IS_NOW.exec(own.folded)?.groups
  if (!found?.number || !found.unit || words(own.folded).length > MOST_WORDS) return null
  const { number, unit } = found
  const same = new RegExp(`(?<number>${NUMBER}) ?(?<unit>[a-z€]+)`, 'g')
  const told = earlier.flatMap(({ content }, place) => {
    const text = memberText(content, language)
    return [...text.folded.matchAll(same)].flatMap(({ index, groups }) =>
      groups?.number && groups.unit && stemOfUnit(groups.unit) === stemOfUnit(unit)
        ? [{ place, text, start: index, number: groups.number }]
        : [],
    )
  })
  const [old, ...others] = told
  if (!old || others.length > 0 || old.number === number) return null
  return rewriteMessage(old.text, {
    place: old.place,
    start: old.start,
    end: old.start + old.number.length,
    to: number,
  })
}

const PEOPLE =
  '(?:people|persons|kids|children|members|students|lads|girls|boys|pupils|pessoas|alun[oa]s|criancas|caras|personas|alumn[oa]s|ninos|peques|chic[oa]s)'
/** "We're 8 now", "desde ayer somos 8". */
const WE_ARE = new RegExp(
  String.raw`\b(?:we're|we are|there are|there's|somos|seremos|hay|sao) (?:now |already |agora |ahora |ya |ja |only |so |solo )*(?<number>${NUMBER})(?= ?(?:now|agora|ahora|ya|$|[,.;!]|${PEOPLE}))`,
)
const GROUP = new RegExp(
  String.raw`(?<number>${NUMBER}) ${PEOPLE}\b|\b(?:team|class|group|equipo|equipe|turma|grupo|clase) (?:of|de) (?<team>${NUMBER})(?!\w)|\b(?:we're|we are|somos) (?<we>${NUMBER})(?!\w)`,
  'g',
)

/** How many there are now, in the place of the only number of people that was told. */
export function findPeopleNow(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const number = WE_ARE.exec(own.folded)?.groups?.number
  if (number === undefined || words(own.folded).length > MOST_WORDS) return null
  const told = earlier.flatMap(({ content }, place) => {
    const text = memberText(content, language)
    return [...text.folded.matchAll(GROUP)].flatMap(({ 0: all, index, groups }) => {
      const old = groups?.number ?? groups?.team ?? groups?.we
      return old === undefined ? [] : [{ place, text, old, start: index + all.indexOf(old) }]
    })
  })
  const [only, ...others] = told
  if (!only || others.length > 0 || only.old === number) return null
  return rewriteMessage(only.text, {
    place: only.place,
    start: only.start,
    end: only.start + only.old.length,
    to: number,
  })
}

/** "It is 7, not 6", "I told you 61, it's 62": the number that is refused, where it was told, and the only other one of the message in its place. */
export function findRefusedNumber(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  if (words(own.folded).length > MOST_WORDS || new RegExp(String.raw`\b(?:${MONTH[language]})\b`).test(own.folded))
    return null
  const said = [...own.folded.matchAll(new RegExp(NUMBER, 'g'))]
  const refused = new Set(
    [REFUSES, REFUSED_AFTER].flatMap((pattern) =>
      [...own.folded.matchAll(pattern)].flatMap(({ groups }) => groups?.number ?? []),
    ),
  )
  const right = said.filter(([number]) => !refused.has(number))
  const [now, ...others] = right
  const [old, ...more] = [...refused]
  if (!now || old === undefined || others.length + more.length > 0) return null
  const to = own.original.slice(originalAt(own, now.index), originalAt(own, now.index + now[0].length))
  for (const [place, { content }] of [...earlier.entries()].reverse()) {
    const text = memberText(content, language)
    const told = [...text.folded.matchAll(new RegExp(NUMBER, 'g'))].filter(([number]) => number === old)
    const [only, ...again] = told
    // Of two such numbers it is not plain which one is meant.
    if (only && again.length === 0)
      return rewriteMessage(text, { place, start: only.index, end: only.index + old.length, to })
  }
  return null
}
