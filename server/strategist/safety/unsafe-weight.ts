import { anyOf, has } from './pattern.ts'
import type { Message, SafetyFinding } from './rule.ts'
import { CUT_INTENT } from './rules/weight-cut.ts'
import { asksForCrashLoss } from './weight-loss.ts'

const age = '(1[0-7]|[6-9])'

/** Someone under eighteen: the member or a child they mention. */
const MINOR = anyOf(
  `(im|i am|hes|shes|he is|she is|son is|daughter is|kid is|turned|aged|age|only|just) ${age}(?! (kg|lb|cm|m|days?|weeks?|months?|hours?|minutes?|rounds?|fights|percent|over|under|out|of|_) )`,
  `${age} (years? old|yo|yr old|yrs old|y o)`,
  '(im|i am|hes|shes|he is|she is|turned|turning|just) (ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|([5-9]|1[0-2]) ?th grade|middle school',
  `(tiene|tem) ${age}(?= [0-9]| limite| peso)|(primero|segundo|tercero|cuarto) de la eso|no [7-9] (\\. o )?ano|theyre ${age}`,
  `(tenho|tengo|tem|tiene|com|con|de|fiz|cumpli|faco) ${age} anos(?! (de|entren*|trein*|lut*|pele*|na|no|en) )`,
  'under ?age|under 18|minor|menor de (idade|edad)|u1[0-7]|sub 1[0-7]|high school (wrestl*|team|season|student)',
  'my (son|daughter|kid|child|little (brother|sister))|meu filho|minha filha|mi hij[oa]',
)

/** How many kilos are missing to a limit. Whoever is still growing, or pregnant, loses none of them. */
const KILOS_LEFT = anyOf(
  'how many (kg|lb) …… (left|to (lose|go|my|the|[0-9_]{2,4})|per day|a day)|([0-9_]{1,4}|one|two|three|four|five) (kg|lb) (over|left to|too (much|heavy)|above|are left)|how much …… to lose|quick cut|limit (is |of )?[0-9]{2}',
  'quantos kg …… (faltam?|por dia|a menos)|(faltam?|faltam lhe) ([0-9_]{1,4}|dois|tres|quatro) kg|kg acima|limite (de |e |para )?[0-9]{2}',
  'cuantos kg …… (faltan?|quedan?|por dia)|(faltan?|sobran) ([0-9_]{1,4}|dos|tres|cuatro) kg|kg por encima|corte rapido|limite (de |es )?[0-9]{2}',
)
const PREGNANT = anyOf('pregnan(t|cy)|gravid(a|ez)|embaraz(ada|o)')

/** Whether somebody would lose weight too fast, or ever, who must lose none. */
export function asksForUnsafeWeight(words: string): boolean {
  const mustNotLose = has(MINOR, words) || has(PREGNANT, words)
  return (mustNotLose && (has(CUT_INTENT, words) || has(KILOS_LEFT, words))) || asksForCrashLoss(words)
}

/** "I'm 91 really, I just weighed myself", after 96: the first number was no weight to lose from. */
const WEIGHED_AGAIN = anyOf(
  'actually|really|weighed (myself|again)|scales? (says?|said|shows?)|na verdade|na vdd|me pesei|pesei|na real|en realidad|me pese|pesarme|en la bascula|(was|era|foi|eso era) (last|ano passado|el ano pasado|antes|en verano|de verano|in (summer|spring))',
)

const SOON = anyOf('tomorrow|tonight|days?|hours?|weigh ?ins?|amanha|dias?|horas?|pesagem|manana|pesaje')

/** Nobody who says so is taken for somebody who wants to lose weight. */
const NO_CUTTING = anyOf(
  '(dont|do not|not|never) (want to |wanna |going to |gonna )?(diet|cut|lose|drop)|nao (quero|queremos|vou|vai) (cortar|perder|fazer dieta|secar)|sem (cortar|dieta|perder peso)|no (quiero|queremos|voy a|va a) (cortar|bajar|hacer dieta|dieta)|sin (cortar|dieta|bajar)',
)

/** Age, weights and date often come in separate messages. */
export function weightOverSeveral({ words, before }: Message): SafetyFinding | null {
  const all = `${before} ${words}`
  const mayLose = !has(MINOR, all) || has(NO_CUTTING, all)
  if (has(WEIGHED_AGAIN, words) && !has(CUT_INTENT, words) && !has(SOON, words) && mayLose) return null
  const adds = has(CUT_INTENT, words) || has(MINOR, words) || /\d/.test(words)
  return adds && before !== '' && asksForUnsafeWeight(`${before}. ${words}`)
    ? { topic: 'weight-cut', level: 'refuse' }
    : null
}
