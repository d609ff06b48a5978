import type { Language } from '#contract/language.ts'
import type { Template } from '#contract/strategy.ts'

interface Swap {
  language: Language
  template: Template
  /** Messages that differ in one detail: each must get a different answer. */
  says: readonly string[]
}

const swap = (language: Language, template: Template, frame: string, ...fillings: string[]): Swap => ({
  language,
  template,
  says: fillings.map((filling) => frame.replace('…', filling)),
})

export const SWAPS: readonly Swap[] = [
  swap('en', 'fight', 'I am nervous about my … match in four weeks', 'boxing', 'judo', 'muay thai', 'wrestling'),
  swap(
    'en',
    'fight',
    'I am nervous about my boxing match …',
    'in four weeks',
    'on Saturday',
    'on December 12',
    'in March',
  ),
  swap(
    'en',
    'fight',
    'My boxing match is in four weeks and …',
    'I gas out in round two',
    'my opponent is a southpaw',
    'I freeze in sparring',
  ),
  swap('en', 'career', 'I have a job interview … and I go blank', 'tomorrow', 'on Thursday', 'in three weeks'),
  swap(
    'en',
    'business',
    'My gym is losing money because …',
    'members leave',
    'my prices are too low',
    'people pay late',
  ),
  swap(
    'en',
    'life',
    'I want to train before work but …',
    'I cannot get up',
    'the baby wakes at five',
    'I lost all motivation',
  ),
  swap(
    'pt',
    'fight',
    'Tô nervoso com minha luta de … daqui a quatro semanas',
    'boxe',
    'judô',
    'muay thai',
    'jiu-jitsu',
  ),
  swap(
    'pt',
    'fight',
    'Tô nervoso com minha luta de boxe …',
    'daqui a quatro semanas',
    'no sábado',
    'dia 12 de dezembro',
    'em março',
  ),
  swap(
    'pt',
    'fight',
    'Minha luta de boxe é daqui a um mês e …',
    'perco o gás no segundo round',
    'o cara é canhoto',
    'eu travo no sparring',
  ),
  swap('pt', 'career', 'Tenho entrevista de emprego … e me dá branco', 'amanhã', 'na quinta', 'daqui a três semanas'),
  swap(
    'pt',
    'business',
    'Minha academia tá perdendo dinheiro porque …',
    'os alunos saem',
    'cobro barato',
    'me pagam atrasado',
  ),
  swap(
    'pt',
    'life',
    'Quero treinar antes do trabalho mas …',
    'não consigo acordar',
    'o bebê acorda às cinco',
    'perdi a motivação',
  ),
  swap(
    'es',
    'fight',
    'Estoy nervioso por mi pelea de … dentro de cuatro semanas',
    'boxeo',
    'judo',
    'muay thai',
    'lucha',
  ),
  swap(
    'es',
    'fight',
    'Estoy nervioso por mi pelea de boxeo …',
    'dentro de cuatro semanas',
    'el sábado',
    'el 12 de diciembre',
    'en marzo',
  ),
  swap(
    'es',
    'fight',
    'Mi pelea de boxeo es en un mes y …',
    'me quedo sin aire en el segundo asalto',
    'mi rival es zurdo',
    'me bloqueo en el sparring',
  ),
  swap(
    'es',
    'career',
    'Tengo una entrevista de trabajo … y me quedo en blanco',
    'mañana',
    'el jueves',
    'en tres semanas',
  ),
  swap('es', 'business', 'Mi gimnasio pierde plata porque …', 'los alumnos se van', 'cobro barato', 'me pagan tarde'),
  swap(
    'es',
    'life',
    'Quiero entrenar antes del trabajo pero …',
    'no logro levantarme',
    'el bebé se despierta a las cinco',
    'perdí la motivación',
  ),
]
