import type { AnswerContext } from './composing/answer-context.ts'
import { composeProgrammeInShort } from './composing/compose-programme.ts'
import {
  composeClassLate,
  composeDayOfWeek,
  composeDaysLeft,
  composeDaysOf,
  composeFirstDay,
  composeFirstStep,
  composeLastHard,
  composeLengthOfRounds,
  composeOpening,
  composePairs,
  composeStepOn,
  composeWeekOfWay,
  composeWhatToSkip,
  composeWhyWeek,
} from './composing/compose-programme-part.ts'
import { weekdaysIn } from './programmes/changed-weekdays.ts'
import type { ProgrammeFacts } from './programmes/facts.ts'
import type { Programme } from './programmes/read-programme.ts'
import { asksQuestion } from './reading/asks-question.ts'
import { addDays, weekdayOf } from './reading/days.ts'
import { fold, words } from './reading/fold.ts'
import type { DayText, Reply } from './strategist.ts'
import { readTalkQuestion } from './talk-questions/read-talk-question.ts'

/** So many words ask for a part of a programme. */
const FEW_WORDS = 14

// All folded, in the three languages together.
const HARD = /\b(?:hard|heavy|toughest|spar\w*|forte|pesad[oa]|puxad[oa]|dur[oa]|fuerte|guantes?)\b/
const LAST_OR_STOP = /\b(?:last|final|stop|ultim[oa]|paro|parar|dejo|dejar|corto|cortar)\b/
const EASY = /\b(?:eas(?:y|ier)|light(?:er)?|taper|leves?|suaves?|tranquil[oa]|descarga|floj[oa])\b/
const FREE =
  /\b(?:free|off|rest(?:ing)?|livres?|folga|descans\w+|libres?|sem nada|sin nada|without anything)\b(?!.*\b(?:between|entre|sets?|series?|rounds?|asaltos?)\b)/
const RUN = /\b(?:runs?|running|sprints?|corridas?|correr|corro|trote|carreras?)\b/
const WEIGHTS = /\b(?:weights?|lift(?:ing)?|gym|strength|musculacao|academia|forca|pesas?|fuerza|gimnasio|gym)\b/
const WHICH =
  /\b(?:which|what day|when|when'?s|qua(?:l|is)|quando|cual(?:es)?|cuando|(?:em |en |a )?que dias?|onde|donde|where|on what)\b/
const WHICH_DAYS = /\b(?:which|what|que|qu?ais|cuales|quais) (?:days?|dias?|\d)\b/
const TOMORROW = /\b(?:tomorrow|tmrw|tmr|amanha|manana)\b/
const NTH_WEEK = /\b(?:week|semana) (?<n>\d{1,2})\b|\b(?<n2>\d{1,2})(?:st|nd|rd|th|a|ª)? (?:week|semana)\b/
const FIRST_WEEK = /\b(?:first week|primeira semana|primera semana)\b/
const LAST_WEEK =
  /\b(?:(?:last|final) (?:week|one)|ultima semana|(?:la|a) ultima|fight week|semana da luta|semana de la pelea)\b/
const HOW_MANY = /\b(?:how many|quant[oa]s|cuant[oa]s) (?:weeks?|days?|semanas?|dias?)\b/
const HOW_LONG = /\b(?:how long|total|altogether|quanto tempo|cuanto (?:dura|tiempo)|quanto da|cuanto da)\b/
const SKIP =
  /\b(?:skip\w*|miss\w*|drop|leave out|falls? out|pul(?:o|ar)|falt(?:o|ar)|perder|pierdo|corto|cortar|saltar(?:me)?|salto|quito|sacar|saco)\b/
const DOES = /\b(?:que|q|oq|what)(?: (?:q|e|do|should|would))?(?: (?:i|eu|yo))? (?:do|hago|faco|toca|entreno|treino)\b/
const FIRST_DAY =
  /\b(?:first (?:day|session)|day (?:1|one)|primeir[oa] (?:dia|treino|sessao|aula)|primer (?:dia|entreno|entrenamiento)|primera (?:sesion|clase))\b/
const DAY_BEFORE =
  /\b(?:(?:night|day) before|the eve|vespera|vispera|(?:noite|dia|noche) (?:de )?antes|noche anterior|noite anterior)\b/
const ON_THE_DAY =
  /\b(?:on the day|the day itself|fight day|no dia d[ao]|dia da (?:luta|prova)|el (?:mismo )?dia (?:de la|del)|ese (?:mismo )?dia)\b/
const OPENING =
  /\b(?:open|begin|start|first|abrir|abro|comec\w+|inici\w+|empiez\w+|empez\w+|arranc\w+|primer[oa]?|primeir[oa])\b/
const LATE =
  /\b(?:cut|dropped|drop|shorten\w*|skip|late|short of time|cortou|cortar|corto|quito|quitar|quitaste|saco|tarde|atras\w+|sin tiempo|sem tempo)\b/
const LEFT_OVER =
  /\b(?:pairs?|odd one|left over|without a partner|no partner|duplas?|pares|sobra\w*|sem (?:dupla|par)|parejas?|queda sol[oa]|sin pareja|impar|odd number)\b/
const WHY = /\b(?:why|how come|por ?que|pq|xq|porq)\b/
const IN_PARTS =
  /\b(?:minute by minute|minuto (?:a|por) minuto|step by step|passo a passo|paso a paso|(?:times|tempos|tiempos)\b.*\b(?:each|part|cada|parte))\b/

/** What is asked about a programme: one day or week of it, what comes first, what is hard or free, or all of it in short. */
export function partOfProgramme(context: AnswerContext, kind: Programme, facts: ProgrammeFacts): Reply | null {
  const { message, language } = context.question
  if (words(message).length > FEW_WORDS) return null
  if (kind === 'until_event') return partOfWay(context, facts)
  if (kind === 'week') return partOfWeek(context, facts)
  const asked = readTalkQuestion(message, language)
  const isAsked = asksQuestion(message, language)
  if (kind === 'rounds' && HOW_LONG.test(fold(message)) && isAsked) return composeLengthOfRounds(context, facts)
  if (kind === 'class' && LEFT_OVER.test(fold(message)) && isAsked) return composePairs(context, facts)
  if (kind === 'class' && LATE.test(fold(message)) && isAsked) return composeClassLate(context, facts)
  if (kind === 'class' && OPENING.test(fold(message)) && isAsked) return composeOpening(context, facts)
  const isInShort = asked === 'summary' || asked === 'this_week' || IN_PARTS.test(fold(message))
  return isInShort ? composeProgrammeInShort(context, kind, facts) : null
}

function partOfWay(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  const asked = readTalkQuestion(message, language)
  const isAsked = asksQuestion(message, language) || asked === 'when' || asked === 'time_left'
  if (isAsked && HOW_MANY.test(folded)) return composeDaysLeft(context, facts, EASY.test(folded))
  if (isAsked && HARD.test(folded) && (LAST_OR_STOP.test(folded) || WHICH.test(folded)))
    return composeLastHard(context, facts)
  const nth = NTH_WEEK.exec(folded)?.groups
  if (nth || FIRST_WEEK.test(folded)) return composeWeekOfWay(context, facts, Number(nth?.n ?? nth?.n2 ?? 1))
  if (LAST_WEEK.test(folded)) return composeWeekOfWay(context, facts)
  const day = dayAsked(context, facts)
  if (day !== undefined && (isAsked || asked !== null)) return composeStepOn(context, facts, day)
  return asked === 'this_week' || asked === 'first' ? composeFirstStep(context, facts) : null
}

/** The day of the way to an event that a message asks about. */
function dayAsked({ question }: AnswerContext, { events }: ProgrammeFacts): DayText | undefined {
  const { message, language, today } = question
  const folded = fold(message)
  const event = events?.find(({ day }) => day >= today)?.day
  if (event !== undefined && DAY_BEFORE.test(folded)) return addDays(event, -1)
  if (event !== undefined && ON_THE_DAY.test(folded)) return event
  if (readTalkQuestion(message, language) === 'today') return TOMORROW.test(folded) ? addDays(today, 1) : today
  const [weekday, ...others] = weekdaysIn(message, language)
  return weekday === undefined || others.length > 0
    ? undefined
    : [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead)).find((day) => weekdayOf(day) === weekday)
}

function partOfWeek(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { message, language, today } = context.question
  const folded = fold(message)
  const asked = readTalkQuestion(message, language)
  const isAsked = asksQuestion(message, language)
  const [weekday, ...others] = weekdaysIn(message, language)
  if (isAsked && FREE.test(folded)) return composeDaysOf(context, facts, 'free')
  if (weekday !== undefined && others.length === 0 && (isAsked || DOES.test(folded)))
    return composeDayOfWeek(context, facts, weekday)
  if (SKIP.test(folded) && WHICH.test(folded)) return composeWhatToSkip(context, facts)
  const of = RUN.test(folded) ? 'running' : WEIGHTS.test(folded) ? 'strength' : HARD.test(folded) ? 'hard' : null
  if (of && WHICH.test(folded)) return composeDaysOf(context, facts, of)
  if (WHY.test(folded) && asked === 'why') return composeWhyWeek(context, facts)
  if (asked === 'summary' || asked === 'this_week' || (isAsked && WHICH_DAYS.test(folded)))
    return composeProgrammeInShort(context, 'week', facts)
  if (asked === 'today')
    return composeDayOfWeek(context, facts, weekdayOf(TOMORROW.test(folded) ? addDays(today, 1) : today))
  return asked === 'first' || FIRST_DAY.test(folded) || IN_PARTS.test(folded) ? composeFirstDay(context, facts) : null
}
