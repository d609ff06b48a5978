import type { Language } from '#contract/language.ts'
import { cut, memberText } from '../reading/member-text.ts'

const END = String.raw`(?=[,.;:!?\n]|$| (?:and|but|so|for|till|until|before|by|in|on|during|with|en|na|no|durante|e|mas|pra|para|ate|antes|com|y|pero|hasta|antes|con|q|que|what|how|como)\b)`
const WHAT = String.raw`(?<what>[a-z][a-z' -]{2,40}?)${END}`

const WAYS: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:theme(?: is|:)?|focus(?:ing)? on|improve|work on|fix|sharpen|get better at|weak (?:at|on|in)|struggle with|bad at)(?: on| at)? (?:my |the )?${WHAT}|\bmy (?<what2>[a-z][a-z' -]{2,30}?) (?:is|are|'s) (?:weak|bad|terrible|rubbish|awful|shit|trash|poor|slow|my weak point)\b`,
  ),
  pt: new RegExp(
    String.raw`\b(?:tema|foco)(?: e| em| no| na|:)? ${WHAT.replace('<what>', '<what3>')}|\b(?:melhorar|corrigir|acertar|fraco n|fraca n|fraco em|fraca em|ruim n|ruim em|sofro (?:com|n))(?:[ao]s? |o |a |os |as | )(?:meu |minha |meus |minhas )?${WHAT}|\b(?:meu|minha) (?<what2>[a-z][a-z -]{2,30}?) (?:e|ta|esta) (?:fraca?|ruim|pessim[oa]|lent[oa]|horrivel)\b`,
  ),
  es: new RegExp(
    String.raw`\b(?:tema|foco|enfoque|centrad[oa])(?: es| en| en el| en la|:)? ${WHAT.replace('<what>', '<what3>')}|\b(?:mejorar|corregir|arreglar|floj[oa] (?:en|de)|mal[oa] (?:en|con|de)|me cuesta|debil en)(?: (?:la|el|mi|mis|los|las|en|con))* ${WHAT}|\bmi (?<what2>[a-z][a-z -]{2,30}?) (?:es|esta|anda) (?:floj[oa]|debil|mal[oa]?|lent[oa]|pesim[oa]|horrible)\b`,
  ),
}
/** These are no skill. */
const NO_SKILL =
  /\b(?:weight|peso|sleep|sono|sueno|diet|dieta|money|dinheiro|plata|life|vida|time|tempo|tiempo|everything|tudo|todo|that|isso|eso|it|english|ingles)\b/

/** What somebody wants to get better at, or what a class is about, in their own words; undefined if that was not told. */
export function findWeakPoint(message: string, language: Language): string | undefined {
  const text = memberText(message, language)
  const match = WAYS[language].exec(text.folded)
  const what = match?.groups?.what ?? match?.groups?.what2 ?? match?.groups?.what3
  if (!match || what === undefined || NO_SKILL.test(what)) return undefined
  const start = match.index + match[0].indexOf(what)
  return cut(text, start, start + what.length)
}
