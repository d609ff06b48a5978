import type { Conversation } from '../conversation.ts'

export const LIFE: readonly Conversation[] = [
  {
    name: 'duerme mal por turnos',
    template: 'life',
    turns: [
      {
        says: 'Trabajo de guardia en turnos rotativos y duermo fatal, me despierto a cada rato y en el entrenamiento no doy una',
        expect: {
          cards: ['sleep-better', 'training-around-work'],
          echo: ['guardia', 'turnos', 'duermo', 'entrenamiento'],
        },
      },
      { says: 'Probé con té y con dejar el celular', expect: { slots: { tried: 'té' }, echo: ['té', 'celular'] } },
      { says: 'Dormí seis horas seguidas anoche', expect: { act: 'progress', echo: ['seis horas'] } },
    ],
  },
  {
    name: 'pareja que no entiende',
    template: 'life',
    turns: [
      {
        says: 'mi novia dice que quiero más al gimnasio que a ella, cada jueves terminamos a los gritos',
        expect: {
          cards: ['relationship-conflict', 'family-does-not-support', 'boundaries-saying-no'],
          slots: { people: 'novia' },
          echo: ['novia', 'gimnasio', 'jueves', 'gritos'],
        },
      },
      { says: 'Ya lo hablamos mil veces y no sirve', expect: { act: 'objection', echo: ['mil veces', 'hablamos'] } },
    ],
  },
  {
    name: 'abuela que ya no está',
    template: 'life',
    turns: [
      {
        says: 'Murió mi abuela, la que me crió. Tengo torneo en dos semanas y no sé si ir, me siento vacío',
        expect: {
          cards: ['grief', 'big-decision', 'motivation-gone'],
          slots: { event_date: 14, people: 'abuela' },
          echo: ['abuela', 'torneo', 'vacío', 'crió'],
        },
      },
      { says: 'Ella nunca se perdía una pelea mía', expect: { echo: ['pelea', 'perdía'] } },
    ],
  },
  {
    name: 'madrugar',
    template: 'life',
    turns: [
      {
        says: 'quiero levantarme a las 5:30 para correr antes del trabajo, pongo cinco alarmas y las apago todas',
        expect: {
          cards: ['discipline-of-mornings', 'start-a-habit', 'sleep-better'],
          echo: ['5:30', 'correr', 'alarmas'],
        },
      },
      { says: '¿Qué dejo preparado la noche anterior?', expect: { act: 'question', echo: ['noche'] } },
      { says: 'Me levanté martes y jueves', expect: { act: 'progress', echo: ['martes', 'jueves'] } },
    ],
  },
  {
    name: 'ahorrar para la mudanza',
    template: 'life',
    turns: [
      {
        says: 'Quiero juntar $2.000 para irme a vivir solo antes del 1 de junio pero cobro el 5 y el 15 ya no queda nada',
        expect: {
          cards: ['money-savings-goal', 'break-goal-down'],
          slots: { money: '2.000', event_date: '2027-06-01' },
          echo: ['2.000', 'vivir solo', 'juntar'],
        },
      },
      { says: 'Gasto mucho en salidas con los del gym', expect: { echo: ['salidas', 'gym'] } },
    ],
  },
  {
    name: 'recién separado',
    template: 'life',
    turns: [
      {
        says: 'Me separé hace un mes después de nueve años y los fines de semana sin los chicos se me hacen eternos',
        expect: {
          cards: ['break-up', 'loneliness'],
          echo: ['nueve años', 'chicos', 'fines de semana', 'eternos', 'separé'],
        },
      },
      { says: 'No tengo ganas de ver a nadie', expect: { echo: ['ganas', 'nadie'] } },
      {
        says: 'El sábado fui al entrenamiento abierto y me quedé a comer con ellos',
        expect: { act: 'progress', echo: ['sábado', 'entrenamiento', 'comer'] },
      },
    ],
  },
  {
    name: 'bajar de peso sin dietas',
    template: 'life',
    turns: [
      {
        says: 'Quiero bajar de peso sin volverme loca con las dietas, tengo 45, dos trabajos y ceno pan a las once de la noche',
        expect: {
          cards: ['lose-weight-healthily', 'start-a-habit', 'break-a-habit'],
          echo: ['bajar de peso', 'dietas', 'pan', 'dos trabajos', 'once'],
        },
      },
      { says: '¿Qué desayuno me propones?', expect: { act: 'question', echo: ['desayuno'] } },
    ],
  },
  {
    name: 'mudanza a otra provincia',
    template: 'life',
    turns: [
      {
        says: 'el 8 de enero me mudo a Monterrey por trabajo y dejo a mi familia, mi equipo de judo, todo',
        expect: {
          cards: ['moving-city', 'loneliness', 'changing-gyms'],
          slots: { event_date: '2027-01-08', sport: 'judo' },
          echo: ['monterrey', 'familia', 'judo', 'equipo'],
        },
      },
      { says: 'Ya le escribí a un club de allá', expect: { act: 'progress', echo: ['club', 'escribí'] } },
    ],
  },
  {
    name: 'mellizos',
    template: 'life',
    turns: [
      {
        says: 'Nacieron mis mellizos en septiembre y no piso el tatami desde entonces, estoy feliz y a la vez me siento preso',
        expect: {
          cards: ['becoming-a-parent', 'no-time', 'training-around-work'],
          echo: ['mellizos', 'tatami', 'preso', 'feliz'],
        },
      },
      {
        says: 'Imposible dejar sola a mi mujer con los dos',
        expect: { act: 'objection', echo: ['mujer', 'sola', 'dos'] },
      },
    ],
  },
  {
    name: 'preocupación constante',
    template: 'life',
    turns: [
      {
        says: 'Me preocupo por todo, que si la plata, que si mis papás se enferman, que si me echan. La cabeza no para ni cuando golpeo la bolsa',
        expect: {
          cards: ['anxiety-everyday', 'breathing-reset'],
          echo: ['plata', 'papás', 'cabeza', 'bolsa', 'preocupo'],
        },
      },
      { says: 'Sobre todo los domingos en la noche', expect: { echo: ['domingos', 'noche'] } },
      { says: 'gracias, me sirvió', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'deja todo para mañana',
    template: 'life',
    turns: [
      {
        says: 'dejo todo para mañana, debo un trámite de la licencia desde marzo y cada vez que lo pienso abro tiktok',
        expect: {
          cards: ['procrastination', 'break-a-habit'],
          echo: ['trámite', 'licencia', 'mañana', 'tiktok', 'marzo'],
        },
      },
      {
        says: '¿Y cuál es el primer paso de dos minutos?',
        expect: { act: 'question', echo: ['dos minutos', 'paso'] },
      },
    ],
  },
  {
    name: 'la tía que pide favores',
    template: 'life',
    turns: [
      {
        says: 'No sé decir que no. Mi tía me pide favores, mi jefe horas extra, los del equipo que lave los petos. Y yo siempre sí',
        expect: {
          cards: ['boundaries-saying-no', 'no-time'],
          echo: ['tía', 'favores', 'jefe', 'petos'],
        },
      },
      { says: 'Me van a decir egoísta', expect: { act: 'objection', echo: ['egoísta'] } },
      { says: 'Le dije que no a mi tía y no pasó nada jaja', expect: { act: 'progress', echo: ['tía'] } },
    ],
  },
]
