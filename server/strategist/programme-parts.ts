import type { AnswerContext } from './composing/answer-context.ts'
import { composeProgrammeInShort } from './composing/compose-programme.ts'
import {
  composeClassLate,
  composeDayOfWeek,
  composeDaysLeft,
  composeDaysOf,
  composeFirstDay,
  composeFirstStep,
  composeHardestWeek,
  composeLastHard,
  composeLengthOfRounds,
  composeOneRound,
  composeOpening,
  composePairs,
  composeSessionsLeft,
  composeStepOn,
  composeWeekOfWay,
  composeWeekTotal,
  composeWhatToSkip,
  composeWhy,
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
const HARD =
  /\b(?:hard(?:est)?|heavy|heaviest|tough(?:est)?|killer|spar\w*|fortes?|pesad[oa]s?|puxad[oa]s?|dur[oa]s?|fuertes?|intens[oa]s?|guantes?)\b/
const LAST_OR_STOP = /\b(?:last|final|stop|ultim[oa]|paro|parar|dejo|dejar|corto|cortar)\b/
const EASY = /\b(?:eas(?:y|ier|iest)|light(?:er|est)?|taper|leves?|suaves?|tranquil[oa]|descarga|floj[oa])\b/
const FREE =
  /\b(?:free|off|rest(?:ing)?|livres?|folga|descans\w+|libres?|sem nada|sin nada|without anything)\b(?!.*\b(?:between|entre|sets?|series?|rounds?|asaltos?)\b)/
const RUN = /\b(?:runs?|running|sprints?|corridas?|correr|corro|trote|carreras?)\b/
const WEIGHTS = /\b(?:weights?|lift(?:ing)?|gym|strength|musculacao|academia|forca|pesas?|fuerza|gimnasio|gym)\b/
const WHICH =
  /\b(?:which|what day|when|when'?s|qua(?:l|is)|quando|cual(?:es)?|cuando|(?:em |en |a )?que (?:dias?|semana)|what week|onde|donde|where|on what)\b/
const WHICH_DAYS = /\b(?:which|what|que|qu?ais|cuales|quais) (?:days?|dias?|\d)\b/
const TOMORROW = /\b(?:tomorrow|tmrw|tmr|amanha|manana)\b/
const NTH_WEEK = /\b(?:week|semana) (?<n>\d{1,2})\b|\b(?<n2>\d{1,2})(?:st|nd|rd|th|a|ª)? (?:week|semana)\b/
const FIRST_WEEK = /\b(?:first week|primeira semana|primera semana)\b/
const LAST_WEEK =
  /\b(?:(?:last|final) (?:week|one)|ultima semana|(?:la|a) ultima|fight week|semana da luta|semana de la pelea)\b/
const HOW_MANY = /\b(?:how many|quant[oa]s|cuant[oa]s) (?:weeks?|days?|semanas?|dias?)\b/
const HOW_LONG =
  /\b(?:how long|how many (?:hours|minutes|rounds)|in all|total|altogether|all in|quanto tempo|qto tempo|cuanto (?:dura|tiempo|suma)|quanto da|cuanto da|(?:quantas|cuantas) horas|(?:quantos|cuantos) (?:minutos|rounds|asaltos|rounds|quedan|ficam))\b/
const HOW_MANY_SESSIONS =
  /\b(?:how many|quant[oa]s|cuant[oa]s) (?:more |mais |mas )?(?:class(?:es)?|practices?|sessions?|trainings?|treinos?|aulas?|clases?|entren\w+|sesion\w*)\b/
const WARM_UP = /\b(?:warm ?-?up|aquecimento|aquecer|calentamiento|calentar)\b/
const LESS =
  /\b(?:back off|less|reduce|cut down|taper\w*|stop|diminuir|menos|reduzir|baixar|parar|bajar|reducir|aflojar)\b/
const ORDER = /\b(?:order|way round|orden|ordem|asi|assim|like that)\b/
const NTH_ROUND =
  /\b(?:round|asalto|assalto|r) (?<n>\d{1,2})\b|\b(?<n2>\d{1,2})(?:o|er|st|nd|rd|th|ª|º)? (?:round|asalto|assalto)\b/
const OF_WEEK = /\b(?:weeks?|semanas?)\b/
const SKIP =
  /\b(?:skip\w*|miss\w*|drop|leave out|falls? out|pul(?:o|ar)|falt(?:o|ar)|perder|pierdo|corto|cortar|saltar(?:me)?|salto|quito|sacar|saco)\b/
const DOES =
  /\b(?:do|hago|faco|toca|entreno|treino) (?:what|que|oq|o que)\b|\b(?:que|q|oq|what)(?: (?:q|e|do|should|would))?(?: (?:i|eu|yo))? (?:do|hago|faco|toca|entreno|treino)\b/
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
const WHAT = /\b(?:what|que|o que|oq)\b/
const WHY = /\b(?:why|how come|por ?que|pq|xq|porq)\b/
const IN_PARTS =
  /\b(?:minute by minute|minuto (?:a|por) minuto|step by step|passo a passo|paso a paso|(?:times|tempos|tiempos)\b.*\b(?:each|part|cada|parte))\b/

/** What is asked about a programme: one day or week of it, what comes first, what is hard or free, or all of it in short. */
export function partOfProgramme(context: AnswerContext, kind: Programme, facts: ProgrammeFacts): Reply | null {
  if (words(context.question.message).length > FEW_WORDS) return null
  if (kind === 'until_event') return partOfWay(context, facts)
  if (kind === 'week') return partOfWeek(context, facts)
  return kind === 'rounds' ? partOfRounds(context, facts) : partOfClass(context, facts)
}

function partOfRounds(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  if (WARM_UP.test(folded) && asksQuestion(message, language)) return composeOneRound(context, facts, 'warm_up')
  if (HOW_LONG.test(folded)) return composeLengthOfRounds(context, facts)
  if (HARD.test(folded) && WHICH.test(folded)) return composeOneRound(context, facts, 'hardest')
  const nth = NTH_ROUND.exec(folded)?.groups
  if (nth) return composeOneRound(context, facts, Number(nth.n ?? nth.n2))
  if (/\b(?:last|ultimo|final)\b/.test(folded) && !/\d/.test(folded)) return composeOneRound(context, facts, 'last')
  return isInShort(context) ? composeProgrammeInShort(context, 'rounds', facts) : null
}

function partOfClass(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  const isAsked = asksQuestion(message, language)
  if (WHY.test(folded)) return composeWhy(context, 'class', facts)
  if (LEFT_OVER.test(folded) && isAsked) return composePairs(context, facts)
  if (LATE.test(folded) && isAsked) return composeClassLate(context)
  if (OPENING.test(folded) && isAsked) return composeOpening(context, facts)
  return isInShort(context) ? composeProgrammeInShort(context, 'class', facts) : null
}

/** "Tell me the order of the class again." */
const OF_ALL_OF_IT =
  /\b(?:plan|order|ordem|orden|class|aula|clase|session|sesion|sessao|treino|entreno|week|semana|list|lista)\b/

/** All of it is asked for in short, or part by part. */
function isInShort({ question: { message, language } }: AnswerContext): boolean {
  const asked = readTalkQuestion(message, language)
  const isAgain = asked === 'advised' && OF_ALL_OF_IT.test(fold(message))
  return asked === 'summary' || asked === 'this_week' || isAgain || IN_PARTS.test(fold(message))
}

function partOfWay(context: AnswerContext, facts: ProgrammeFacts): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  const asked = readTalkQuestion(message, language)
  const isAsked = asksQuestion(message, language) || asked === 'when' || asked === 'time_left'
  if (HOW_MANY_SESSIONS.test(folded)) return composeSessionsLeft(context, facts)
  if (WHY.test(folded) && (EASY.test(folded) || LESS.test(folded) || ORDER.test(folded)))
    return composeWhy(context, 'until_event', facts)
  if (HARD.test(folded) && OF_WEEK.test(folded) && WHICH.test(folded)) return composeHardestWeek(context, facts)
  if (isAsked && HOW_MANY.test(folded)) return composeDaysLeft(context, facts, EASY.test(folded))
  if (HARD.test(folded) && ((isAsked && LAST_OR_STOP.test(folded)) || WHICH.test(folded)))
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
  if (SKIP.test(folded) && (WHICH.test(folded) || WHAT.test(folded))) return composeWhatToSkip(context, facts)
  if (HOW_LONG.test(folded) && !HARD.test(folded)) return composeWeekTotal(context, facts)
  if (isAsked && FREE.test(folded)) return composeDaysOf(context, facts, 'free')
  if (weekday !== undefined && others.length === 0 && (isAsked || asked === 'today' || DOES.test(folded)))
    return composeDayOfWeek(context, facts, weekday)
  const of = RUN.test(folded)
    ? 'running'
    : WEIGHTS.test(folded)
      ? 'strength'
      : HARD.test(folded)
        ? 'hard'
        : EASY.test(folded)
          ? 'easy'
          : null
  if (of && (WHICH.test(folded) || (of === 'hard' && LAST_OR_STOP.test(folded))))
    return composeDaysOf(context, facts, of)
  if (WHY.test(folded) && asked === 'why') return composeWhyWeek(context, facts)
  if (asked === 'summary' || asked === 'this_week' || (isAsked && WHICH_DAYS.test(folded)))
    return composeProgrammeInShort(context, 'week', facts)
  if (asked === 'today')
    return composeDayOfWeek(context, facts, weekdayOf(TOMORROW.test(folded) ? addDays(today, 1) : today))
  return asked === 'first' || FIRST_DAY.test(folded) || IN_PARTS.test(folded) ? composeFirstDay(context, facts) : null
}
