import type { Conversation } from '../conversation.ts'

export const GENERAL: readonly Conversation[] = [
  {
    name: 'sin brújula',
    template: 'general',
    turns: [
      {
        says: 'Tengo 29, trabajo en un depósito, entreno cuando puedo y siento que se me va la vida sin decidir nada',
        expect: {
          cards: ['grow-talk', 'woop', 'scale-one-to-ten', 'strengths-inventory', 'break-goal-down', 'big-decision'],
          echo: ['29', 'depósito', 'vida', 'decidir'],
        },
      },
      { says: 'del 1 al 10, un 4', expect: { slots: { confidence: 4 }, echo: ['4'] } },
      { says: '¿Cómo empiezo mañana?', expect: { act: 'question' } },
    ],
  },
  {
    name: 'propósitos que no duran',
    template: 'general',
    turns: [
      {
        says: 'cada lunes arranco con todo y el jueves ya abandoné. dieta, inglés, correr, lo que sea',
        expect: {
          cards: ['setback-recovery', 'accountability-partner', 'if-then-plan', 'weekly-review', 'start-a-habit'],
          echo: ['lunes', 'jueves', 'inglés', 'dieta', 'correr'],
        },
      },
      { says: 'No tengo a quién contarle', expect: { act: 'objection' } },
    ],
  },
  {
    name: 'dos metas grandes',
    template: 'general',
    turns: [
      {
        says: 'Quiero terminar la secundaria y competir en el nacional de lucha del 18 de abril, no sé cómo ordenar todo eso',
        expect: {
          cards: ['return-to-study', 'break-goal-down', 'process-goals', 'grow-talk', 'weekly-review'],
          slots: { event_date: '2027-04-18' },
          echo: ['secundaria', 'nacional', 'lucha', 'ordenar'],
        },
      },
      { says: '¿Cómo lo divido por mes?', expect: { act: 'question', echo: ['mes'] } },
      {
        says: 'Ya entregué el primer trabajo práctico',
        expect: { act: 'progress', echo: ['trabajo práctico', 'entregué'] },
      },
    ],
  },
  {
    name: 'explota por dentro',
    template: 'general',
    turns: [
      {
        says: 'Siento un nudo en el pecho todo el día, el trabajo, la pelea, las cuentas. Necesito algo rápido para bajar las revoluciones',
        expect: {
          cards: ['anxiety-everyday', 'breathing-reset', 'reappraise-pressure', 'obstacle-breakdown'],
          echo: ['nudo', 'pecho', 'cuentas', 'revoluciones'],
        },
      },
      { says: 'Lo hice tres veces hoy antes de atender', expect: { act: 'progress', echo: ['tres veces', 'atender'] } },
    ],
  },
  {
    name: 'la voz que insulta',
    template: 'general',
    turns: [
      {
        says: 'me hablo horrible a mí mismo, "burro", "inútil", en el trabajo y en el ring. quiero cambiar eso',
        expect: { cards: ['self-talk-script', 'self-doubt'], echo: ['burro', 'inútil', 'ring', 'hablo'] },
      },
      { says: 'Dame un ejemplo para cuando me equivoco', expect: { act: 'question', echo: ['equivoco'] } },
    ],
  },
  {
    name: 'escuelita en la plaza',
    template: 'general',
    turns: [
      {
        says: 'Sueño con armar una escuelita de lucha en la plaza para los pibes del barrio, pero no tengo ni colchonetas ni permiso',
        expect: {
          cards: ['resource-map', 'break-goal-down', 'grow-talk', 'woop', 'obstacle-breakdown'],
          echo: ['escuelita', 'plaza', 'colchonetas', 'permiso', 'barrio'],
        },
      },
      {
        says: 'Un vecino trabaja en la municipalidad',
        expect: { slots: { people: 'vecino' }, echo: ['vecino', 'municipalidad'] },
      },
      {
        says: 'Hablé con el vecino y me consigue una reunión',
        expect: { act: 'progress', echo: ['vecino', 'reunión'] },
      },
    ],
  },
  {
    name: 'chiste',
    template: 'general',
    turns: [
      { says: 'cuéntame un chiste', expect: { act: 'off-topic' } },
      {
        says: 'bueno, en serio: prometo cosas y no las cumplo, necesito que alguien me controle',
        expect: {
          cards: ['accountability-partner', 'if-then-plan', 'weekly-review'],
          echo: ['prometo', 'cumplo', 'controle'],
        },
      },
    ],
  },
  {
    name: 'vivir del resultado',
    template: 'general',
    turns: [
      {
        says: 'Si gano soy el mejor y si pierdo no sirvo para nada. Vivo así en la lucha y en las ventas, y me agota',
        expect: {
          cards: ['process-goals', 'self-talk-script', 'setback-recovery', 'self-doubt'],
          echo: ['gano', 'pierdo', 'ventas', 'agota'],
        },
      },
      { says: 'Sí, pero a mí me pagan por ganar', expect: { act: 'objection', echo: ['ganar', 'pagan'] } },
    ],
  },
  {
    name: 'en qué soy buena',
    template: 'general',
    turns: [
      {
        says: 'Crié tres hijos sola, limpio oficinas y hago boxeo a los 48, y aun así no sé decir una sola cosa en la que sea buena',
        expect: { cards: ['strengths-inventory', 'self-doubt'], echo: ['tres hijos', 'oficinas', '48', 'boxeo'] },
      },
      { says: 'Supongo que no me rindo', expect: { echo: ['rindo'] } },
      { says: 'Qué lindo, gracias', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'sueño de irse',
    template: 'general',
    turns: [
      {
        says: 'Fantaseo con vivir en Japón un año entrenando judo, pero nunca paso de mirar fotos',
        expect: {
          cards: ['woop', 'break-goal-down', 'grow-talk', 'if-then-plan', 'procrastination'],
          echo: ['japón', 'judo', 'fotos'],
        },
      },
      { says: 'El martes voy a averiguar lo de la visa', expect: { echo: ['visa', 'martes'] } },
    ],
  },
  {
    name: 'semana caótica',
    template: 'general',
    turns: [
      {
        says: 'mi semana es un caos, corro de un lado a otro y el domingo no sé qué hice. ¿cómo la reviso o la planifico?',
        expect: { cards: ['weekly-review', 'if-then-plan', 'no-time'], echo: ['semana', 'caos', 'domingo'] },
      },
      { says: 'No tengo tiempo ni para eso', expect: { act: 'objection', echo: ['tiempo'] } },
      {
        says: 'Hice la revisión anoche, me salieron dos cosas para cambiar',
        expect: { act: 'progress', echo: ['revisión', 'dos cosas', 'cambiar'] },
      },
    ],
  },
  {
    name: 'buenas',
    template: 'general',
    turns: [
      { says: 'buenas' },
      {
        says: 'mira, estoy trabado. tengo un montón de problemas juntos: la casa, mi viejo enfermo, el laburo',
        expect: {
          cards: ['obstacle-breakdown', 'grow-talk', 'resource-map', 'scale-one-to-ten', 'breathing-reset'],
          echo: ['casa', 'viejo', 'laburo', 'trabado'],
        },
      },
      { says: 'lo de mi viejo es lo que más pesa', expect: { echo: ['viejo', 'pesa'] } },
    ],
  },
]
