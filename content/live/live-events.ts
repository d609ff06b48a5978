import type { Language } from '#contract/language.ts'
import type { LivePlace, LiveRepeat } from '#contract/live-rules.ts'
import type { HouseSpace } from '#contract/space-rules.ts'

export const HOUSE_LIVE_EVENTS = ['kings-thursday', 'kings-mastermind', 'mindset-weekly', 'open-mat'] as const
export type HouseLiveEvent = (typeof HOUSE_LIVE_EVENTS)[number]

interface LiveEventFacts {
  space: HouseSpace
  repeat: LiveRepeat
  first_day: string
  start_time: string
  time_zone: string
  minutes: number
  place: LivePlace
  address?: string
  seats?: number
  /** An event in person exists only with the demo data: nobody would be there. */
  demo?: boolean
}

/** What is the same in every language. The hosts of an installation give the links. */
export const HOUSE_LIVE_EVENT_FACTS: Record<HouseLiveEvent, LiveEventFacts> = {
  'kings-thursday': {
    space: 'kings',
    repeat: 'weekly',
    first_day: '2026-01-01',
    start_time: '19:00',
    time_zone: 'America/Los_Angeles',
    minutes: 60,
    place: 'online',
  },
  'kings-mastermind': {
    space: 'kings',
    repeat: 'monthly',
    first_day: '2026-01-03',
    start_time: '09:00',
    time_zone: 'America/Los_Angeles',
    minutes: 90,
    place: 'online',
  },
  'mindset-weekly': {
    space: 'mindset-live',
    repeat: 'weekly',
    first_day: '2026-01-06',
    start_time: '20:00',
    time_zone: 'America/Sao_Paulo',
    minutes: 45,
    place: 'online',
  },
  'open-mat': {
    space: 'global-community',
    repeat: 'monthly',
    first_day: '2026-01-11',
    start_time: '11:00',
    time_zone: 'Europe/Madrid',
    minutes: 120,
    place: 'in_person',
    address: 'Parque de El Retiro, Madrid',
    seats: 24,
    demo: true,
  },
}

export interface LiveEventText {
  title: string
  about: string
}

const TEXTS: Record<Language, Record<HouseLiveEvent, LiveEventText>> = {
  en: {
    'kings-thursday': {
      title: 'Kings live: Thursday round',
      about:
        'An hour together, every Thursday. Bring one thing that is stuck: a decision, a fight, a talk you keep putting off. The questions with the most votes come first.',
    },
    'kings-mastermind': {
      title: 'Kings mastermind',
      about:
        'Ninety minutes on the first Saturday of the month. Three people sit in the hot seat, everybody else works for them. You leave with a next step and somebody who asks about it.',
    },
    'mindset-weekly': {
      title: 'Mindset live',
      about:
        'Three quarters of an hour for the head: nerves, slumps, comebacks. A short drill that you can use tomorrow, then your questions.',
    },
    'open-mat': {
      title: 'Open mat in the park',
      about:
        'Two hours on the grass, for every style and level. Bring water, a mouthguard and a towel. Light contact only.',
    },
  },
  pt: {
    'kings-thursday': {
      title: 'Kings ao vivo: round de quinta',
      about:
        'Uma hora com a turma, toda quinta. Traga uma coisa que travou: uma decisão, uma luta, uma conversa que você vive adiando. As perguntas com mais votos vêm primeiro.',
    },
    'kings-mastermind': {
      title: 'Mastermind Kings',
      about:
        'Noventa minutos no primeiro sábado do mês. Três pessoas ficam no centro, e todo mundo trabalha por elas. Você sai com um próximo passo e alguém que cobra.',
    },
    'mindset-weekly': {
      title: 'Mindset ao vivo',
      about:
        'Quarenta e cinco minutos para a cabeça: nervosismo, fase ruim, volta por cima. Um exercício curto para usar amanhã e depois as suas perguntas.',
    },
    'open-mat': {
      title: 'Treino aberto no parque',
      about: 'Duas horas na grama, para todo estilo e nível. Leve água, protetor bucal e toalha. Só contato leve.',
    },
  },
  es: {
    'kings-thursday': {
      title: 'Kings en vivo: la cita del jueves',
      about:
        'Una hora en grupo, cada jueves. Trae eso que no avanza: una decisión, una pelea, una conversación que siempre dejas para después. Las preguntas con más votos van primero.',
    },
    'kings-mastermind': {
      title: 'Mastermind Kings',
      about:
        'Noventa minutos el primer sábado del mes. Tres personas pasan al centro y el resto trabaja para ellas. Te vas con un próximo paso y con alguien que te va a preguntar cómo te fue.',
    },
    'mindset-weekly': {
      title: 'Mindset en vivo',
      about:
        'Cuarenta y cinco minutos para la cabeza: nervios, malas rachas, regresos. Un ejercicio corto para usar mañana y después tus preguntas.',
    },
    'open-mat': {
      title: 'Entrenamiento abierto en el parque',
      about:
        'Dos horas sobre el césped, para todos los estilos y niveles. Lleva agua, protector bucal y toalla. Solo contacto ligero.',
    },
  },
}

function isHouseLiveEvent(id: string): id is HouseLiveEvent {
  return (HOUSE_LIVE_EVENTS as readonly string[]).includes(id)
}

export function liveEventText(content_id: string, language: Language): LiveEventText | undefined {
  return isHouseLiveEvent(content_id) ? TEXTS[language][content_id] : undefined
}
