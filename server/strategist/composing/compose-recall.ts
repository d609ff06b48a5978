import type { Language } from '#contract/language.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { fold, words } from '../reading/fold.ts'
import type { Reply, Turn } from '../strategist.ts'
import { type AskedOfTalk, readTalkQuestion } from '../talk-questions/read-talk-question.ts'
import { type AnswerContext, cardWords, currentCard } from './answer-context.ts'
import {
  adviceNamed,
  composeAdvised,
  composeOfDay,
  composeOfQuestion,
  composeWorry,
  likePassages,
} from './compose-advised.ts'
import { composeDate, composeToday, isWithinWeek, knownDate } from './compose-date.ts'
import { composeDays, composeFacts } from './compose-facts.ts'
import { composeNth } from './compose-nth.ts'
import { composeSaid, isAboutTalk } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { composeWarningAgain } from './compose-warning-again.ts'
import { composeWhy } from './compose-why.ts'
import { sumOfTalk } from './sums-line.ts'
import { type AskedInWords, askedInWords, asksInTalk, isOfAdvice } from './talk-words.ts'
import {
  adviceTold,
  allAdviceTold,
  answersThatHold,
  inShort,
  isOfMistake,
  mainAdvice,
  stepsTold,
  type ToldAdvice,
  withoutGuesses,
} from './told-advice.ts'
import { numbersIn } from './told-facts.ts'

const MOST_STEPS = 5
/** A week may have a part for each of its days. */
const MOST_STEPS_TOLD = 7
/** After the first answer so many later ones stand in a summary, with one sentence each. */
const MOST_LATER = 3

const asList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
const numbered = (lines: readonly string[]): string => lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/** "In two lines". Folded, in all three languages together. */
const LINES =
  /\b(?<count>one|two|three|four|five|an?|[1-5]|uma?|duas|dois|tres|quatro|cinco|una?|dos|cuatro) (?:short |single )?(?:lines?|bullets?|bullet points|points?|things?|sentences?|linhas?|frases?|topicos?|pontos?|coisas?|lineas?|renglon(?:es)?|oracion(?:es)?|puntos?|cosas?|pasos?|passos?|steps?|most important|main|key|mais importantes|mas importantes|principais|principales)\b/
const COUNTS: readonly (readonly string[])[] = [
  ['two', 'duas', 'dois', 'dos'],
  ['three', 'tres'],
  ['four', 'quatro', 'cuatro'],
  ['five', 'cinco'],
]

/** How many lines a reply may have; undefined if that was not said. */
function linesWanted(message: string): number | undefined {
  const { count } = LINES.exec(fold(message))?.groups ?? {}
  if (count === undefined) return undefined
  // The words begin with two; any other word is a "one".
  return Number(count) || COUNTS.findIndex((names) => names.includes(count)) + 2
}

/** The first answer in a few lines, then the first sentence of each later one. */
function adviceInShort([first, ...later]: readonly ToldAdvice[], most?: number): string[] {
  if (!first) return []
  const others = later.slice(-MOST_LATER).flatMap((advice) => inShort(advice, 1).slice(0, 1))
  return [...new Set([...inShort(first, most), ...others])]
}

/** "What to do with the knee, in short", "lo de los bonos en qué habíamos quedado": of one thing. Folded. */
const OF_ONE_THING =
  /\b(?:(?:about|on|regarding|with|sobre|con (?:el|la|los|las|mi|lo)|com (?:o|a|os|as|meu|minha)|lo del?|(?:recap|summary|resumo|resumen|resumito|resumencito|resuminho) (?:of|d[oa]s?|del?)) (?:(?:the|my|his|her|that|mi|la|el|los|las|meu|minha) )?)\p{L}{4,}/u
/** The event itself is what all of it is for. */
const OF_ALL =
  /\b(?:plan[oe]?|fight|bout|match|comp\w*|tournament|exam|grading|test|trip|camp|luta|campeonato|torneio|competicao|exame|prova|viagem|pelea|combate|torneo|competencia|competicion|examen|viaje|so far|all|everything|tudo|todo|ate aqui|ate agora|hasta (?:aqui|ahora|aca))\b/

/** The answer in short to a question for one thing of the plan; null for a question for all of it. */
function composeInShortOf(context: AnswerContext): Reply | null {
  const folded = fold(context.question.message)
  return OF_ONE_THING.test(folded) && !OF_ALL.test(folded) ? composeOfQuestion(context) : null
}

/** This conversation in short: what was answered, the steps of its plan, the numbers and the date. */
function composeSummary(context: AnswerContext, withFacts = true): Reply {
  const card = currentCard(context)
  const steps = stepsTold(context).slice(-MOST_STEPS_TOLD)
  const told = adviceTold(context)
  if (card === undefined) return talkReply(context, [say(context, 'noPlanYet')])
  const most = linesWanted(context.question.message)
  const advice = adviceInShort(withoutGuesses(told), most)
  const facts = withFacts ? factsTold(context) : []
  if (most !== undefined && steps.length + advice.length > 0) {
    const about =
      most >= LINES_WITH_FACTS && facts.length > 0 ? `${say(context, 'saidLead')} ${facts.at(-1)}` : undefined
    return talkReply(context, [numbered([...steps, ...advice].slice(0, most)), about])
  }
  const { labels } = context.phrases
  const rule = answersThatHold(context).findLast(({ content }) => content.includes(`**${labels.ifThen}:**`))?.content
  const ifThen = rule?.split('\n').findLast((line) => line.startsWith(`**${labels.ifThen}:**`))
  const toDo = told.flatMap((each) => each.toDo).at(-1)
  const isEmpty = steps.length + advice.length === 0
  return talkReply(context, [
    say(context, 'summaryLead'),
    asList(advice),
    isEmpty ? numbered(cardWords(context, card).steps) : numbered(steps),
    steps.length === 0 || told.at(-1)?.programme?.kind === 'week' ? toDo : undefined,
    sumOfTalk(context),
    facts.length > 0 ? [say(context, 'saidLead'), asList(facts)].join('\n') : undefined,
    knownDate(context),
    steps.length > 0 ? ifThen : undefined,
  ])
}

/** A message of so many words tells something. */
const TELLS = 4
const MOST_FACTS = 2

/** A summary of so many lines also says for what it was made. */
const LINES_WITH_FACTS = 3

/** What the member told in numbers, as it reads now: the plan was made for that. Only the clauses with the numbers. */
function factsTold(context: AnswerContext): string[] {
  const { language } = context.question
  return toldSoFar(context.question)
    .filter(({ content }) => words(content).length >= TELLS && !isAboutTalk(content, language))
    .map((told) => numbersIn(told, language).join('; '))
    .filter((numbers, place, all) => numbers !== '' && all.indexOf(numbers) === place)
    .slice(-MOST_FACTS)
}

/** What changes in the plan with what was put right last: what was said of that, and the plan as it is now. */
function composePlanNow(context: AnswerContext): Reply | null {
  if (currentCard(context) === undefined) return null
  const corrected = context.answers.findLast(({ trace }) => trace?.act === 'correction')
  const [changed] = corrected?.content.split('\n\n') ?? []
  const summary = composeSummary(context)
  return changed === undefined ? summary : { ...summary, text: `${changed}\n\n${summary.text}` }
}

/** The steps or points in the order in which they are to be done; null if nothing was advised. */
function composeInOrder(context: AnswerContext): Reply | null {
  const steps = stepsTold(context).slice(-MOST_STEPS)
  const meant = adviceNamed(context) ?? mainAdvice(context)
  const lines = steps.length > 1 || !meant ? steps : inShort(meant, MOST_STEPS)
  if (lines.length < 2) return composeFirst(context)
  return talkReply(context, [say(context, 'summaryLead'), numbered(lines.slice(0, MOST_STEPS))])
}

/** "That last bit". Folded, in all three languages together. */
const LAST_PART =
  /\b(?:last|final|end|ultim[oa]s?|fim|fin|final) (?:(?:of|de) )?(?:bit|part|point|thing|sentence|line|step|one|parte|ponto|coisa|frase|linha|passo|punto|cosa|linea|paso)\b|\b(?:parte|ponto|coisa|frase|punto|cosa) (?:final|ultim[oa])\b/

/** The last answer again in its fewest words, or its last part. */
function composeSimpler(context: AnswerContext): Reply {
  const last = adviceTold(context).at(-1)
  if (!last) return composeSummary(context)
  const { sentences, points } = last
  if (LAST_PART.test(fold(context.question.message))) {
    const part = points.at(-1) ?? sentences.slice(-2).join(' ')
    if (part !== '') return talkReply(context, [say(context, 'simplerLead'), part])
  }
  const part = likePassages(context)
  if (part.length > 0) return talkReply(context, [say(context, 'simplerLead'), part.join(' ')])
  const lines = sentences.length > 0 ? inShort(last, 2) : stepsTold(context).slice(0, 2)
  return talkReply(context, [
    say(context, 'simplerLead'),
    lines.length > 2 ? asList(lines) : lines.join(' '),
    ...last.toDo.slice(0, 1),
  ])
}

const MOST_SOON = 2
/** Whether a step with its label is for the next days: "**By Sat, Nov 21:** …", "**Today:** …". */
const isSoon = (step: string, { question }: AnswerContext): boolean =>
  isWithinWeek(/^\*\*(.+?):\*\*/.exec(step)?.[1] ?? '', question)

/** What of it is for this week, or for today. */
function composeSoon(context: AnswerContext, lead: 'weekLead' | 'todayLead'): Reply | null {
  const told = adviceTold(context)
  const isOfWeek = lead === 'weekLead' && told.findLast(({ programme }) => programme)?.programme?.kind === 'week'
  const soon = isOfWeek ? stepsTold(context) : stepsTold(context).filter((step) => isSoon(step, context))
  const steps = isOfWeek ? soon : soon.slice(0, lead === 'weekLead' ? MOST_SOON : 1)
  const first = mainAdvice(context)
  const toDo = told.flatMap((each) => each.toDo).filter((line) => !steps.includes(line))
  const all = [...steps, ...(steps.length === 0 ? toDo.slice(-1) : []), ...(first ? inShort(first, 2) : [])]
  const lines = all.slice(0, linesWanted(context.question.message))
  return lines.length === 0
    ? null
    : talkReply(context, [say(context, lead), lines.length === 1 ? lines[0] : asList(lines)])
}

/** What an answer says to begin with: its first sentences, or the first point that they lead to. */
function beginningIn({ points, sentences, toDo }: ToldAdvice): string | undefined {
  const said = sentences.filter((sentence) => !isOfMistake(sentence))
  const [lead] = said
  const leadsOn = lead === undefined || lead.endsWith(':')
  if (points.length > 0) return leadsOn ? points[0] : lead
  return lead === undefined ? toDo[0] : said.slice(0, 2).join(' ')
}

/** What to begin with: the first step of the plan, or else what the answer says that is asked about. */
function composeFirst(context: AnswerContext): Reply | null {
  const [step] = stepsTold(context)
  const named = step === undefined ? adviceNamed(context) : undefined
  const [like] = named ? likePassages(context).filter((passage) => named.sentences.includes(passage)) : []
  const meant = named ?? (isOfAdvice(context.question.message) ? allAdviceTold(context)[0] : mainAdvice(context))
  const first = step ?? like ?? (meant && beginningIn(meant))
  return first === undefined ? null : talkReply(context, [say(context, 'firstStep'), first])
}

/** Folded, in all three languages together. */
const NAMES_STEP = /\b(?:steps?|passos?|pasos?)\b/

/** What matters most: what the first answer says first, or the first step. */
function composeMostImportant(context: AnswerContext): Reply | null {
  const told = adviceTold(context).filter(({ sentences }) => sentences.length > 0)
  const count = linesWanted(context.question.message) ?? 1
  const [main] = told
  const [step] = stepsTold(context)
  if (main && count > 1) {
    const lines = [
      ...told.flatMap(({ sentences }) => sentences.slice(0, 1)),
      ...main.sentences.slice(1),
      ...main.points,
    ]
    return talkReply(context, [say(context, 'mattersMost'), numbered(lines.slice(0, count))])
  }
  const isStep = step !== undefined && NAMES_STEP.test(fold(context.question.message))
  const most = main && !isStep ? main.sentences.slice(0, 2).join(' ').replace(/:$/, '.') : step
  return most === undefined ? null : talkReply(context, [say(context, 'mattersMost'), most])
}

const NAMES_TODAY = /\b(?:today|hoje|hoy)\b/
/** So few words name nothing of the advice. */
const A_FEW_WORDS = 5
/** A longer message tells something, too. */
const LONGEST = 30
const STATED = 0.3

/** What the model may take for another kind than the words say: it knows these from the words alone. */
const LEFT_TO_MODEL: ReadonlySet<AskedOfTalk> = new Set<AskedOfTalk>([
  ...(['summary', 'simpler', 'this_week', 'today', 'most_important', 'when', 'time_left'] as const),
])
/** What the words say more surely than the model. */
const SAID_BY_WORDS: ReadonlySet<AskedInWords> = new Set<AskedInWords>([
  ...(['why', 'worry', 'plan_now', 'most_important', 'in_order', 'when', 'time_left'] as const),
])

/**
 * Without such a word these must be surer: "how would I put that to the owner" asks for no simpler words. Folded, in
 * all three languages together.
 */
const HAS_WORD_FOR: Partial<Record<AskedOfTalk, RegExp>> = {
  simpler:
    /\b(?:simpl\w*|plain\w*|expla\w*|mean\w*|underst\w*|get (?:it|that|what)|confus\w*|lost|dumb (?:it|that|this)|easier|clear\w*|short\w*|english|explic\w*|entend\w*|entiend\w*|facil|clar[oa]|miud\w*|palabras|palavras|signific\w*|quer dizer|quis dizer|quieres decir|resum\w*|traduz\w*|traduc\w*|sencill\w*|cort[oa]|curt[oa])\b/,
  today: /\b(?:today|tonight|tomorrow|now|hoje|amanha|agora|ja|hoy|manana|ahora|ya)\b/,
  this_week: /\b(?:weeks?|semanas?|days|dias|monday|segunda|lunes|now|agora|ahora)\b/,
  why: /\b(?:why|how come|reasons?|what for|point of|por ?que|pq|motivos?|razao|razoes|razon(?:es)?|para que|pra que|xq|porq)\b/,
  when: /\b(?:when|days?|dates?|time|first|before|earlier|quando|dias?|datas?|horas?|horario|qual|antes|primeiro|cuando|fechas?|cual|primero|marcad\w+|cae|cai)\b/,
  most_important: /\b(?:most|main|key|important\w*|one thing|principal|mais|mas|clave|chave|focus|foco)\b/,
}

/** What the model reads in a message, if it is sure enough of that. */
function readSurely(message: string, language: Language): AskedOfTalk | null {
  // What is no question by its form asks for something only if hardly anything else can be meant.
  const read = readTalkQuestion(message, language, asksInTalk(message, language) ? undefined : STATED)
  const word = read === null ? undefined : HAS_WORD_FOR[read]
  return word === undefined || word.test(fold(message)) ? read : readTalkQuestion(message, language, STATED)
}

/** What a message asks about the talk, by its words and by the model together. */
function askedOf(message: string, language: Language): AskedInWords | null {
  const inWords = askedInWords(message, language)
  if (inWords !== null && SAID_BY_WORDS.has(inWords)) return inWords
  const read = readSurely(message, language)
  const isSum = read === 'sum' && inWords !== 'told'
  return read !== null && (LEFT_TO_MODEL.has(read) || isSum) ? read : (inWords ?? read)
}

/** "What did I tell you? And what did you suggest?": two questions in one message. */
const NEXT_QUESTION =
  /\?\s+|,?\s+(?=(?:and|e|y)\s+(?:what(?!\s+not\b)|whats|which|how|why|when|o\s+q(?!(?:ue)?\s+n[ãa]o\b)|oq|q\s|qual|quais|quant|pq|por\s*qu|como|cual|cuál|cuánt|cuant|qué(?!\s+no\b)|que\s+me|cómo)(?:\p{L}*))/iu

/** The answers to two questions about the talk in one message; null if it asks only one, or something else besides. */
function composeBoth(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const parts = message.split(NEXT_QUESTION).filter((part) => words(part).length > 0)
  if (parts.length !== 2) return null
  // "… só pra ver se você tá acompanhando": what comes after a question asks something only in its form or by its words.
  const asksToo = (part: string): boolean => asksInTalk(part, language) || askedInWords(part, language) !== null
  const kinds = parts.map((part, place) => (place === 0 || asksToo(part) ? askedOf(part, language) : null))
  const [one, other] = kinds
  const isDay = (kind: AskedInWords): boolean => kind === 'when' || kind === 'time_left'
  if (!one || !other || one === other || (isDay(one) && isDay(other))) return null
  // "Sum it up, and why?": the reason for what is asked about in the other part.
  const answerTo = (kind: AskedInWords, part: string, before: Reply | null): Reply | null => {
    if (kind === 'why') return composeWhy(context, { isOfAdvice: true, said: before?.text ?? '' })
    const ofPart = { ...context, question: { ...context.question, message: part } }
    // What was told stands there already.
    const saidAlready = before && one === 'told'
    if (saidAlready && kind === 'sum') return talkReply(context, [sumOfTalk(context)])
    return saidAlready && kind === 'summary' ? composeSummary(ofPart, false) : RECALL[kind](ofPart)
  }
  const first = answerTo(one, parts[0] ?? '', null)
  const second = first && answerTo(other, parts[1] ?? '', first)
  return second && { ...second, text: [first.text, second.text].filter(Boolean).join('\n\n') }
}

/** Questions about the conversation itself: the plan, the sum, the date, what was said, why. Null for any other message. */
export function composeRecall(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  // "What day is it?" is the day of the event.
  const today = NAMES_TODAY.test(fold(message)) ? composeToday(context) : null
  const named = today ?? composeNth(context)
  if (named) return named
  if (words(message).length > LONGEST) return null
  const asked = askedOf(message, language)
  if (asked === null) return composeBoth(context)
  const warning = OF_FACTS.has(asked) ? undefined : warningToRepeat(context)
  if (warning && isReadByModel(asked)) {
    const again = composeWarningAgain(context, warning, asked)
    // After a crisis, or while it is asked what is meant, nothing else is recalled.
    if (again || warning.trace?.safety_level) return again
  }
  return composeBoth(context) ?? RECALL[asked](context) ?? instead(context, asked)
}

/** "Faz a conta de quanto falta": days, where no sum was told. Folded, in all three languages together. */
const IS_LEFT = /\b(?:faltam?|faltan|restam?|to go)\b/

/** What is left for a question that surely is one about the talk, where what it asks for is not in it. */
function instead(context: AnswerContext, asked: AskedInWords): Reply | null {
  const { message } = context.question
  if (asked === 'sum' && IS_LEFT.test(fold(message)) && !/\d/.test(message)) return composeDate(context)
  return isOfAdvice(message) ? composeAdvised(context) : null
}

/** Questions about what was told and not about what was advised. */
const OF_FACTS: ReadonlySet<AskedInWords> = new Set<AskedInWords>(['when', 'time_left', 'told'])

const isReadByModel = (asked: AskedInWords): asked is AskedOfTalk =>
  asked !== 'worry' && asked !== 'plan_now' && asked !== 'in_order'

/** The warning that a question is about: the last answer, or any earlier one if nothing else was advised. */
function warningToRepeat(context: AnswerContext): Turn | undefined {
  const { answers, last, question } = context
  const hasAdvice = answers.some(({ trace }) => trace?.cards.length)
  const isOfEarlier = last?.trace?.safety_level !== 'crisis' && isOfAdvice(question.message) && adviceNamed(context)
  if (hasAdvice && isOfEarlier) return undefined
  const answer = hasAdvice ? last : answers.findLast(({ trace }) => trace?.safety)
  return answer?.trace?.safety ? answer : undefined
}

const RECALL: Record<AskedInWords, (context: AnswerContext) => Reply | null> = {
  summary: (context) => composeInShortOf(context) ?? composeSummary(context),
  simpler: composeSimpler,
  this_week: (context) => composeSoon(context, 'weekLead'),
  // "What's tomorrow in that plan" may stand in it by the day of the week.
  today: (context) => composeOfDay(context) ?? composeSoon(context, 'todayLead'),
  first: composeFirst,
  most_important: composeMostImportant,
  when: (context) => composeDays(context) ?? composeDate(context) ?? composeFacts(context, 'when'),
  time_left: (context) => composeDays(context) ?? composeDate(context) ?? composeFacts(context, 'time_left'),
  why: (context) => composeWhy(context),
  worry: composeWorry,
  plan_now: composePlanNow,
  in_order: composeInOrder,
  told: composeSaid,
  // "What was the plan?" asks for all of it.
  advised: (context) =>
    composeAdvised(context) ?? (words(context.question.message).length <= A_FEW_WORDS ? composeSummary(context) : null),
  sum: (context) => {
    // A number in the question is another one: the sum is made anew with it.
    if (/\d/.test(context.question.message)) return null
    const sum = sumOfTalk(context)
    return sum === undefined ? composeFacts(context, 'sum') : talkReply(context, [sum])
  },
}
