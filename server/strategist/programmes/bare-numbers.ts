import type { Language } from '#contract/language.ts'
import { memberText } from '../reading/member-text.ts'
import { FACT_WORDS } from './fact-words.ts'
import type { ProgrammeFacts } from './facts.ts'
import { withoutRelative, withPlainAmounts } from './plain-amounts.ts'

/** Numbers without what they count, after what was told already. In all three languages together, for plain amounts. */
export const BARE_PEOPLE =
  /\b(?:son|sao|eram|vieram|vinieron|somos|its|it's|it is|there'?s|there are|theres|total|they are|theyre|unas|ya son|van a ser|vao ser|serao|seran|seremos|somos|vienen|vem|come|show up|turn up|aparecerem|vierem|forem|vengan|aparezcan|so|expecting|espero|esperando|there'?ll be|will be|make it|make that|only|ficam|vao ser|van a ser) (?:only |just |so |solo |like |about |unos |uns )?(?<n>\d{1,2})(?=$|[.,;:!?)]| ?(?:kids|children|people|ppl)\b| (?:now|then|today|in total|total|of (?:us|them|em)|already|ya|ja|agora|ahora|hoje|hoy|en total|no total|mas|mais|more|and|e|y|but|pero|mas|so|instead|not|nao|no)\b)/
const MORE_PEOPLE =
  /(?<![\d.,:])(?<n>\d{1,2}) (?:more|extra|mas|mais) (?:joined|came|kids|people|signed|turned|girls|boys|ladies|criancas|alunos|pessoas|ninos|personas|chicos)|\b(?:entraram|se sumaron|llegaron|chegaram|vinieron|apareceram)(?: (?:mais|otr[oa]s|mas|outr[oa]s))? (?<n2>\d{1,2})(?! (?:pares|luvas|guantes|sacos|costales|de)\b|[.,:]\d)/
const BARE_AGES =
  /(?:\b(?:de|from|say|between|entre|are|son|sao|theyre|they're|em is|it's|its|vai ser|va a ser|vao ser|van a ser) |^)(?<from>\d{1,2}) ?(?:to|a|-|–) ?(?<to>\d{1,2})(?![\d:]| ?(?:min|x|kg|h\b|rounds|semanas|weeks))/
const BARE_MINUTES =
  /\b(?:same|mesmos|mismos|got|have|ter|tener|tenho|tengo|temos|tenemos|da|dan|dao|dura|duram|duran|lasts?|for|have it for|it's only|solo|so) (?:only |just |so |solo )?(?<n>\d{2,3})(?!\d|[.,:]\d|x| ?(?:people|kids|ninos|criancas|alun|seg|sec|kg|anos|years|dias|days|rounds|semanas|weeks|euros|reais|pesos))/
const MEANT =
  /\b(?:si puedo|puedo|consigo|posso|i can do|can do|realistically|realmente|realista|realistamente|honestly|more like|na real|na pratica|en la practica|siendo realista|siendo honesto|sendo sincer[oa]|quise poner|quise decir|melhor|mejor|better|call it|i meant|meant|quis dizer|quis por|should be|should say|(?:cut|bring|take|drop|corto|corte|cortar|bajo|bajar|baixar|baixo|reduz\w+|dejo|deixo|deixar|dejar) (?:it|them|los|as|os|las|eso|isso)? ?(?:down )?(?:to|a|pra|para|en|em)) (?<n>\d{1,2})(?!\d|[.,:]\d|x| ?(?:min|seg|sec))/
const ALTOGETHER =
  /\b(?:altogether|in all|in total|en total|no total|o sea son|ou seja sao|entao sao|so that'?s|so thats|that'?s|thats) (?<n>\d{1,2})(?!\d|[.,:]\d|x| ?(?:min|people|kids|rounds|kg))|(?<![\d.,:])(?<n2>\d{1,2}) (?:max\w*|altogether|in total|no total|en total|in all|como mucho)\b/
const THIRD_DAY = /\b(?:third|3rd|tercer|terceiro) (?:day|evening|night|session|dia|treino)\b/
const MORE_DAY =
  /\b(?:add\w*|sum\w+|agreg\w+|mais|another|extra) (?:an? |1 |una? |uma? |otro |outro )?(?:extra |more )?(?:day|session|evening|dia|treino|sesion|clase|aula)\b|\b1 (?:more |extra )(?:day|session|evening)\b|\b(?:1|un|um) (?:dia|treino|sesion|clase|aula) (?:mas|mais|a mais|extra)\b/
const LESS_DAY =
  /\b1 (?:less|fewer) (?:day|session)|\b1 (?:day|session) (?:less|fewer)|\b(?:1|un|um) (?:dia|treino|sesion|clase|aula) (?:menos|a menos)\b|\b(?:menos|quitar?|tirar?) (?:1|un|um) (?:dia|treino|sesion|clase|aula)\b/
/** "It's 3 of 2". */
const BARE_FORMAT = /(?<![\d.,:])(?<n>[1-9]|1[0-2]) (?:de|of|por) (?<m>[1-5])(?![\d:]|[.,]\d| ?(?:kg|de\b|of\b))/
const DOUBLED = /\b(?:double|dobr\w+|doble|duplic\w+) (?:the |os |los )?(?:rounds|asaltos|assaltos|rondas)/
const MOST_DAYS = 12
const OLDEST_ARE = /\b(?:oldest|older ones|mais velh[oa]s?|maiores|mas grandes?|mayores)[^\d.]{0,16}(?<n>\d{1,2})/
const YOUNGEST_ARE =
  /\b(?:youngest|younger ones|smallest|mais nov[oa]s?|menores|mas chic[oa]s?|mas pequen[oa]s)[^\d.]{0,16}(?<n>\d{1,2})/
const SHORT_MINUTES = /(?<![\d.,:x])(?<n>[1-9]|10) ?-?min/
const SHORTEST = { class: 20, session: 8 }
const LONGEST_CLASS = 150
const OLDEST = 90
const MOST_ROUNDS = 20

/** A number that says nothing by itself, but stands in the place of one that was told. */
export function withBareNumbers(
  before: ProgrammeFacts,
  message: string,
  told: ProgrammeFacts,
  language: Language,
): ProgrammeFacts {
  const text = withPlainAmounts(memberText(message, language).folded, language)
  const own = withoutRelative(text)
  const read = (pattern: RegExp) => pattern.exec(own)?.groups
  const found: ProgrammeFacts = {}
  const isOfGroup = before.pupils !== undefined || before.ages !== undefined
  if (isOfGroup && told.pupils === undefined) {
    const n = Number(read(BARE_PEOPLE)?.n)
    const { n: more, n2: others } = MORE_PEOPLE.exec(text)?.groups ?? {}
    if (n >= 2) found.pupils = n
    else if (before.pupils !== undefined && (more ?? others)) found.pupils = before.pupils + Number(more ?? others)
  }
  if (before.rounds !== undefined && before.pupils === undefined && told.rounds === undefined) {
    const n = told.three ? Number.NaN : Number(read(MEANT)?.n ?? read(BARE_PEOPLE)?.n)
    if (n >= 1 && n <= MOST_ROUNDS) found.rounds = n
  }
  if (
    before.days !== undefined &&
    before.pupils === undefined &&
    before.rounds === undefined &&
    (told.days === undefined || told.days === 1)
  ) {
    const { n, n2 } = read(ALTOGETHER) ?? {}
    const days = MORE_DAY.test(text)
      ? before.days + 1
      : LESS_DAY.test(text)
        ? before.days - 1
        : THIRD_DAY.test(text)
          ? 3
          : Number(n ?? n2 ?? read(MEANT)?.n)
    if (days >= 1 && days <= MOST_DAYS) found.days = days
  }
  for (const kind of ['strength', 'running'] as const) {
    const n = Number(
      new RegExp(
        String.raw`\b(?:${FACT_WORDS[language][kind]})\b[^.;\d]{0,30}(?:to|a|pra|para|por|only|so|solo|now) (?<n>\d)\b(?!\d|[.,:]\d)`,
      ).exec(own)?.groups?.n,
    )
    if (before[kind] !== undefined && told[kind] === undefined && n <= MOST_DAYS) found[kind] = n
  }
  const format = read(BARE_FORMAT)
  if (before.rounds !== undefined && before.round_minutes !== undefined && told.rounds === undefined && format) {
    found.rounds = Number(format.n)
    found.round_minutes = Number(format.m)
  }
  const rounds = before.rounds
  if (rounds !== undefined && told.rounds === undefined && DOUBLED.test(text)) found.rounds = rounds * 2
  if (before.ages && !told.ages) {
    const [youngest, oldest] = before.ages
    const upTo = Number(read(OLDEST_ARE)?.n)
    const from = Number(read(YOUNGEST_ARE)?.n)
    if (upTo > youngest) found.ages = [youngest, upTo]
    if (from < oldest) found.ages = [from, found.ages?.[1] ?? oldest]
  }
  if (before.ages && !told.ages && !found.ages) {
    const { from, to } = read(BARE_AGES) ?? {}
    if (Number(from) >= 3 && Number(to) > Number(from) && Number(to) <= OLDEST) found.ages = [Number(from), Number(to)]
  }
  if (before.minutes !== undefined && told.minutes === undefined) {
    const n = Number(read(BARE_MINUTES)?.n)
    if (n >= (before.pupils === undefined ? SHORTEST.session : SHORTEST.class) && n <= LONGEST_CLASS) found.minutes = n
  }
  if (before.round_minutes !== undefined && told.round_minutes === undefined && told.rest_seconds === undefined) {
    const n = Number(read(SHORT_MINUTES)?.n)
    if (n >= 1) found.round_minutes = n
  }
  return found
}
