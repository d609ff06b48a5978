import type { Conversation } from '../conversation.ts'

export const FIGHT: readonly Conversation[] = [
  {
    name: 'debut en boxeo amateur',
    template: 'fight',
    turns: [
      {
        says: 'Debuto en boxeo amateur dentro de tres semanas y no como de los nervios. Trabajo de repartidor, llego muerto al gimnasio y mi entrenador dice que estoy listo pero yo no me lo creo',
        expect: {
          act: 'new-problem',
          cards: [
            'first-fight-nerves',
            'confidence-before-bout',
            'pre-fight-routine',
            'reappraise-pressure',
            'self-doubt',
          ],
          slots: { event_date: 21, sport: 'boxeo' },
          echo: ['boxeo', 'nervios', 'repartidor', 'entrenador'],
        },
      },
      { says: '¿Cómo hago lo primero exactamente?', expect: { act: 'question' } },
      { says: 'Ya lo hice dos días y duermo un poco mejor', expect: { act: 'progress', echo: ['dos días', 'duermo'] } },
    ],
  },
  {
    name: 'no da el peso',
    template: 'fight',
    turns: [
      {
        says: 'Siempre sufro para dar el peso y llego sin piernas al combate. Mi entrenador quiere que siga en 66 pero yo entreno y rindo mejor en 70. Pelea en marzo',
        expect: {
          cards: ['weight-class-choice', 'weigh-in-sanely', 'coach-disagreement'],
          echo: ['peso', 'piernas', '66', '70', 'entrenador'],
        },
      },
      { says: 'Es que en 70 todos son más grandes que yo', expect: { act: 'objection', echo: ['grandes', '70'] } },
    ],
  },
  {
    name: 'el patadista largo',
    template: 'fight',
    turns: [
      {
        says: 'en taekwondo me toca un tipo altísimo que mete la pierna de adelante como si fuera un jab, no puedo entrar. torneo el 5 de diciembre',
        expect: {
          cards: ['taller-opponent', 'game-plan-three-lines', 'opponent-study'],
          slots: { event_date: '2026-12-05', sport: 'taekwondo' },
          echo: ['altísimo', 'pierna', 'taekwondo', 'entrar'],
        },
      },
      { says: 'Probé meterme de frente y me comí tres patadas', expect: { echo: ['patadas', 'frente'] } },
      { says: 'gracias profe', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'debajo de la montada',
    template: 'fight',
    turns: [
      {
        says: 'Soy cinturón blanco de jiu-jitsu y cuando me montan entro en pánico, siento que me ahogo y toco aunque no me hayan hecho nada',
        expect: {
          cards: ['stuck-under-mount', 'guard-always-passed', 'breathing-reset'],
          slots: { sport: 'jiu-jitsu', level: 'cinturón blanco' },
          echo: ['pánico', 'montan', 'ahogo', 'cinturón blanco'],
        },
      },
      { says: '¿Y si el otro pesa 30 kilos más?', expect: { act: 'question', echo: ['30 kilos', 'kilos'] } },
      {
        says: 'El martes aguanté un round entero sin tocar',
        expect: { act: 'progress', echo: ['martes', 'round', 'tocar'] },
      },
    ],
  },
  {
    name: 'se confió en el último asalto',
    template: 'fight',
    turns: [
      {
        says: 'Perdí el sábado por puntos una pelea que tenía ganada, me confié en el último asalto. No paro de verla en el celular y me da rabia',
        expect: {
          cards: ['after-a-loss', 'setback-recovery', 'anger-in-the-ring'],
          slots: { emotion: 'rabia' },
          echo: ['puntos', 'último asalto', 'rabia', 'perdí', 'celular'],
        },
      },
      { says: 'Mi viejo me dijo que me falta hambre', expect: { echo: ['viejo', 'hambre'] } },
    ],
  },
  {
    name: 'miedo a los golpes',
    template: 'fight',
    turns: [
      {
        says: 'llevo seis meses de kickboxing y todavía cierro los ojos y giro la cara cuando me tiran. me da vergüenza',
        expect: {
          cards: ['fear-of-getting-hit', 'freeze-in-sparring'],
          slots: { sport: 'kickboxing', emotion: 'vergüenza' },
          echo: ['ojos', 'cara', 'kickboxing', 'vergüenza', 'seis meses'],
        },
      },
      { says: '¿Cuántas veces por semana debería hacer eso?', expect: { act: 'question' } },
    ],
  },
  {
    name: 'se enoja y se desordena',
    template: 'fight',
    turns: [
      {
        says: 'Cuando me meten una mano buena me caliento y salgo a cambiar golpes como loco, pierdo la pelea solito. Tengo combate de muay thai en quince días',
        expect: {
          cards: ['anger-in-the-ring', 'game-plan-three-lines', 'breathing-reset'],
          slots: { event_date: 15, sport: 'muay thai' },
          echo: ['caliento', 'golpes', 'muay thai', 'loco'],
        },
      },
      {
        says: 'Eso no me sirve, cuando me enojo no pienso en nada',
        expect: { act: 'objection', echo: ['enojo', 'pienso'] },
      },
      {
        says: 'En el sparring de hoy me calenté pero volví al plan',
        expect: { act: 'progress', echo: ['sparring', 'plan'] },
      },
    ],
  },
  {
    name: 'esquina de un amigo',
    template: 'fight',
    turns: [
      {
        says: 'El sábado hago de esquina por primera vez para un compañero y no tengo idea de qué decirle en el minuto de descanso',
        expect: {
          cards: ['cornering-others', 'corner-communication', 'between-rounds-reset'],
          slots: { event_date: 6, people: 'compañero' },
          echo: ['esquina', 'compañero', 'descanso', 'minuto'],
        },
      },
      { says: 'Dame un ejemplo de frase', expect: { act: 'question', echo: ['frase'] } },
    ],
  },
  {
    name: 'volver del menisco',
    template: 'fight',
    turns: [
      {
        says: 'Me operaron del menisco en agosto y el fisio ya me deja trotar. Quiero volver a la lucha para el regional, que es en 12 semanas, y tengo miedo de romperme otra vez',
        expect: {
          cards: ['return-after-injury', 'get-back-in-shape'],
          slots: { event_date: 84, emotion: 'miedo' },
          echo: ['menisco', 'fisio', 'regional', 'miedo'],
        },
      },
      { says: 'puedo entrenar 6 horas por semana', expect: { slots: { hours_a_week: 6 }, echo: ['6 horas'] } },
    ],
  },
  {
    name: 'no escucha a su profe',
    template: 'fight',
    turns: [
      {
        says: 'Mi profe quiere que pelee a la contra y yo soy de ir adelante. Discutimos cada entrenamiento y faltan 4 semanas para la pelea',
        expect: {
          cards: ['coach-disagreement', 'timing-and-counters', 'game-plan-three-lines'],
          slots: { event_date: 28, people: 'profe' },
          echo: ['profe', 'contra', 'adelante', 'discutimos'],
        },
      },
      { says: 'No va a cambiar de idea, es terco', expect: { act: 'objection', echo: ['terco', 'idea'] } },
    ],
  },
  {
    name: 'estancada en judo',
    template: 'fight',
    turns: [
      {
        says: 'llevo un año sin mejorar en judo, hago siempre lo mismo y siempre me ganan las mismas',
        expect: {
          cards: ['technique-plateau', 'comparison-with-others'],
          slots: { sport: 'judo' },
          echo: ['judo', 'un año', 'mismo', 'mejorar'],
        },
      },
      { says: 'Mi mejor técnica es el uchi mata', expect: { echo: ['uchi mata'] } },
      { says: 'Genial, muchas gracias', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'público en contra',
    template: 'fight',
    turns: [
      {
        says: 'Peleo el 19 de diciembre por el cinturón en la ciudad del campeón. Transmiten por la tele, va todo su barrio y siento que me tiemblan las rodillas de solo imaginarlo',
        expect: {
          cards: ['big-stage-title', 'hostile-crowd', 'first-fight-nerves', 'pre-fight-routine'],
          slots: { event_date: '2026-12-19' },
          echo: ['cinturón', 'campeón', 'tele', 'rodillas', 'barrio'],
        },
      },
      { says: '¿Qué hago la última hora antes de salir?', expect: { act: 'question', echo: ['hora'] } },
    ],
  },
]
