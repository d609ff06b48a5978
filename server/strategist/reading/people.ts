import type { Language } from '#contract/language.ts'
import { cut, type MemberText } from './member-text.ts'

const MOST_PEOPLE = 3

const PEOPLE: Record<Language, RegExp> = {
  en: /\b(?:my|our) (?:(?!and |or |to |in |with |as |is )[a-z-]+ )?(?:coach(?:es)?|trainer|sensei|professor|instructor|corner|cornerman|boss|manager|supervisor|director|ceo|hr|mentor|co-?founder|cofounder|partners?|co-?workers?|colleagues?|employees?|staff|team|teammates?|clients?|customers?|investors?|husband|wife|girlfriend|boyfriend|fiancee?|ex|ex-(?:wife|husband)|father|dad|mother|mom|mum|parents|brother|sister|son|daughter|kids?|children|family|friends?|opponent|rival|students?|landlord|teacher|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|neighbou?rs?|mates?|stepson|stepdaughter)\b|(?:(?<=^)|(?<=[.!?,] ))(?:dad|mum|mom|grandma|grandpa)(?= (?:died|is|was|says|said|has|wants|left|won't|thinks)\b)/g,
  pt: /\b(?:meus?|minhas?|noss[oa]s?) (?:(?!e |ou |para |com |em )[a-z-]+ )?(?:treinador(?:a|es)?|mestre|mestra|sensei|professor(?:a)?|tecnic[oa]|corner|chef[ea]|gerente|gestor(?:a)?|supervisor(?:a)?|diretor(?:a)?|patrao|patroa|mentor(?:a)?|soci[oa]s?|parceir[oa]s?|colegas?|funcionari[oa]s?|equipe|time|clientes?|investidor(?:a|es)?|marido|esposa|mulher|esposo|namorad[oa]|noiv[oa]|ex(?:-(?:marido|mulher|namorad[oa]))?|pai|mae|pais|irma|irmao|irmaos|filh[oa]s?|familia|amig[oa]s?|adversari[oa]|oponente|rival|alun[oa]s?|avo|avos|ti[oa]s?|prim[oa]s?|vizinh[oa]s?|cunhad[oa]|entead[oa]|sogr[oa])\b|\b(?:uma?) (?:colega|cliente|alun[oa]|vizinh[oa]|chefe|soci[oa]|amig[oa]|funcionari[oa])\b/g,
  es: /\b(?:mis?|nuestr[oa]s?) (?:(?!y |o |para |con |en )[a-z-]+ )?(?:entrenador(?:a|es)?|maestr[oa]|sensei|profesor(?:a)?|profe|coach|esquina|jef[ea]s?|gerente|supervisor(?:a)?|director(?:a)?|mentor(?:a)?|soci[oa]s?|parejas?|companer[oa]s?|colegas?|emplead[oa]s?|equipo|clientes?|inversor(?:a|es)?|inversionistas?|marido|espos[oa]|mujer|novi[oa]|prometid[oa]|ex(?:-?(?:marido|mujer|espos[oa]|novi[oa]))?|padre|papa|madre|mama|padres|herman[oa]s?|hij[oa]s?|familia|amig[oa]s?|rival|oponente|contrincante|alumn[oa]s?|abuel[oa]s?|ti[oa]s?|prim[oa]s?|vecin[oa]s?|cunad[oa]|suegr[oa]|viej[oa]|hijastr[oa])\b|\b(?:un|una) (?:companer[oa]|colega|client[ea]|alumn[oa]|vecin[oa]|jef[ea]|soci[oa]|amig[oa]|emplead[oa])\b/g,
}

/** The people that the message names, in the member's words: "my boss", "meu sócio". */
export function findPeople(text: MemberText, language: Language): string | undefined {
  const named = new Map<string, string>()
  for (const match of text.folded.matchAll(PEOPLE[language])) {
    if (named.size < MOST_PEOPLE && !named.has(match[0]))
      named.set(match[0], cut(text, match.index, match.index + match[0].length))
  }
  return named.size > 0 ? [...named.values()].join(', ') : undefined
}
