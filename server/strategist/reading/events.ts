import type { Language } from '#contract/language.ts'
import { EVENT_WORDS, type EventKind } from './event-words.ts'
import { clauseAt, clauses, cut, type MemberText, type Span } from './member-text.ts'

interface EventMatcher {
  kind: EventKind
  pattern: RegExp
  needsArticle: boolean
}

const matchersOf = (language: Language): EventMatcher[] =>
  EVENT_WORDS[language].map(({ kind, nouns, needsArticle }) => ({
    kind,
    pattern: new RegExp(String.raw`\b(?:${nouns})\b`, 'g'),
    needsArticle: needsArticle ?? false,
  }))
const MATCHERS = { en: matchersOf('en'), pt: matchersOf('pt'), es: matchersOf('es') }

const OWNERS: Record<Language, RegExp> = {
  en: /^(?:my|our)$/,
  pt: /^(?:meu|minha|nosso|nossa)$/,
  es: /^(?:mi|nuestro|nuestra)$/,
}
const ARTICLES: Record<Language, RegExp> = {
  en: /^(?:a|an|the|this|that|another|his|her|their)$/,
  pt: /^(?:[ao]|uma?|esta|este|essa|esse|na|no|da|do|outra|outro)$/,
  es: /^(?:el|la|una?|esta|este|esa|ese|del|al|otra|otro)$/,
}
/** Words that may be between the article and the event. */
const QUALIFIERS: Record<Language, RegExp> = {
  en: /^(?:first|1st|second|2nd|third|3rd|next|upcoming|big|biggest|important|amateur|pro|professional|title|main|final|local|regional|state|national|world|international|job|annual|new|boxing|mma|bjj|judo|karate|kickboxing|muay|thai|jiu|jitsu|jiu-jitsu|wrestling|sales|board|product|client|team|weekly|black|blue|purple|brown|belt|quarterly|math|real|debut)$/,
  pt: /^(?:primeir[oa]|1a|1o|segund[oa]|terceir[oa]|proxim[oa]|grande|importante|nov[oa])$/,
  es: /^(?:primera?|primer|segund[oa]|tercera?|tercer|proxim[oa]|gran|importante|nuev[oa])$/,
}
const GONE: Record<Language, RegExp> = {
  en: /\b(?:last|previous|past|lost (?:a|the|my)|won (?:a|the|my)|had (?:a|my)|back from|recover\w* from|since (?:the|my)|after (?:the|my))\b/,
  pt: /\b(?:ultim[oa]|anterior|passad[oa]|perdi|tive|volt\w+ d[ae]|depois d[aeo]|desde [ao]|travei n[ao])\b/,
  es: /\b(?:ultim[oa]|anterior|pasad[oa]|perdi|tuve|v(?:olvi|uelvo) de|despues de|desde (?:la|el|mi)|tras (?:la|el|mi)|me trabe en)\b/,
}
const GONE_AFTER =
  /^ (?:passad[oa]|pasad[oa]|anterior|was|foi|fue|de ontem|ontem|de ayer|ayer|yesterday|last (?:week|night|month))\b/
/** A quarrel or a "fight against depression" is no event to train for. */
const QUARREL =
  /^ (?:with|com|con|against (?:depression|anxiety|cancer)|contra (?:a |la )?(?:depressao|depresion|ansiedad|ansiedade))\b/
const TAIL: Record<Language, RegExp> = {
  en: /^ (?:to the (?:board|team|investors)|with the (?:board|ceo)|for a (?:new )?(?:job|promotion))\b/,
  pt: /^(?: (?:amador(?:a)?|profissional|estadual|nacional|regional|mundial|brasileiro|paulista|importante|decisiv[oa]|final|intern[oa]))?(?: de (?!(?:hoje|repente|novo|meu|minha|amanha|sexta|sabado|domingo|segunda|terca|quarta|quinta|\d))[a-z-]+(?: (?:thai|jitsu|preta|azul|roxa|marrom))?| (?:para|pra) (?:a|o|os) (?:diretoria|conselho|chefe|equipe|investidores|time|vaga))?/,
  es: /^(?: (?:amateur|profesional|estatal|nacional|regional|mundial|importante|decisiv[oa]|final|intern[oa]))?(?: de (?!(?:hoy|manana|este|esta|la|los|las|mi|mis|su|tu|repente|\d))[a-z-]+(?: (?:thai|jitsu|negr[oa]|azul|morad[oa]|marron))?| (?:ante|para) (?:la|el|los) (?:directiva|junta|jefe|equipo|inversores|inversionistas|consejo))?/,
}
const MOST_BEFORE = 4

/** How far the phrase extends to the left, and whether it begins with an article or possessive. */
function reachLeft(before: string, language: Language): { length: number; introduced: boolean } {
  const wordsBefore = before.trimEnd().split(' ')
  let length = before.length - before.trimEnd().length
  let introduced = false
  for (let taken = 0; taken < MOST_BEFORE; taken++) {
    const word = wordsBefore.pop() ?? ''
    if (OWNERS[language].test(word)) return { length: length + word.length, introduced: true }
    if (ARTICLES[language].test(word)) return { length, introduced: true }
    if (!QUALIFIERS[language].test(word)) break
    introduced = true
    length += word.length + 1
  }
  return { length, introduced }
}

export interface EventFound extends Span {
  kind: EventKind
  words: string
}

/** The future events in a text, each with the words around it: "my first amateur fight". */
export function findEvents(text: MemberText, language: Language): EventFound[] {
  const spans = clauses(text, language)
  const found: EventFound[] = []
  for (const { kind, pattern, needsArticle } of MATCHERS[language]) {
    for (const match of text.folded.matchAll(pattern)) {
      const clauseStart = clauseAt(spans, match.index).start
      const before = text.folded.slice(clauseStart, match.index)
      const after = text.folded.slice(match.index + match[0].length)
      if (GONE[language].test(before.slice(-30)) || GONE_AFTER.test(after)) continue
      if (kind === 'fight' && QUARREL.test(after)) continue
      const { length, introduced } = reachLeft(before, language)
      if (needsArticle && !introduced) continue
      const start = match.index - length
      const end = match.index + match[0].length + (TAIL[language].exec(after)?.[0].length ?? 0)
      found.push({ kind, start, end, words: cut(text, Math.max(0, start), end) })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

/** The kind of event in a stored phrase, which may lack its article. */
export function eventKind(words: string, language: Language): EventKind | undefined {
  return MATCHERS[language].find(({ pattern }) => words.search(pattern) !== -1)?.kind
}
