import type { Conversation } from '../conversation.ts'

export const BUSINESS: readonly Conversation[] = [
  {
    name: 'abrir un gimnasio',
    template: 'business',
    turns: [
      {
        says: 'Con mi hermano queremos abrir un gimnasio de artes marciales mixtas, tenemos $20.000 ahorrados y un local visto, pero nadie en la familia tuvo nunca un negocio',
        expect: {
          act: 'new-problem',
          cards: ['open-own-gym', 'business-plan-one-page', 'partner-conflict'],
          slots: { people: 'hermano' },
          echo: ['gimnasio', 'hermano', '20.000', 'local', 'negocio'],
        },
      },
      {
        says: 'Hay que firmar el contrato el jueves',
        expect: { slots: { event_date: 4 }, echo: ['contrato', 'firmar'] },
      },
      { says: '¿Cuántos alumnos tendría que tener antes?', expect: { act: 'question', echo: ['alumnos'] } },
    ],
  },
  {
    name: 'vienen una vez y no vuelven',
    template: 'business',
    turns: [
      {
        says: 'vienen muchos a la clase de prueba y no vuelve ninguno, de 20 se queda 1',
        expect: {
          cards: ['get-more-members', 'members-leaving', 'sales-conversation'],
          echo: ['clase de prueba', 'prueba', '20', 'vuelve'],
        },
      },
      {
        says: 'Les escribí a todos los de octubre y se anotaron tres',
        expect: { act: 'progress', echo: ['octubre', 'tres', 'anotaron'] },
      },
    ],
  },
  {
    name: 'cuota congelada',
    template: 'business',
    turns: [
      {
        says: 'Cobro la cuota más barata del barrio, no me alcanza ni para arreglar la ducha y me da pena subirla porque mis alumnos son gente humilde',
        expect: { cards: ['pricing-too-low', 'cash-flow-hole'], echo: ['cuota', 'ducha', 'barata', 'pena', 'alumnos'] },
      },
      { says: 'Si subo se me van la mitad', expect: { act: 'objection', echo: ['mitad', 'subo'] } },
      { says: 'Explícame cómo lo digo en el grupo', expect: { act: 'question', echo: ['grupo'] } },
    ],
  },
  {
    name: 'enero vacío',
    template: 'business',
    turns: [
      {
        says: 'Todos los eneros se me vacía la escuela de taekwondo por las vacaciones y en febrero no puedo pagar el alquiler',
        expect: {
          cards: ['seasonal-slump', 'cash-flow-hole'],
          slots: { sport: 'taekwondo' },
          echo: ['eneros', 'vacaciones', 'alquiler', 'taekwondo', 'febrero'],
        },
      },
      { says: 'El año pasado me faltaron $900', expect: { slots: { money: '900' }, echo: ['900'] } },
    ],
  },
  {
    name: 'socio y la caja',
    template: 'business',
    turns: [
      {
        says: 'mi socio saca plata de la caja sin avisar y cuando le pregunto se ofende. somos amigos desde la primaria',
        expect: {
          cards: ['partner-conflict', 'cash-flow-hole', 'giving-hard-feedback'],
          slots: { people: 'socio' },
          echo: ['socio', 'caja', 'ofende', 'amigos', 'plata'],
        },
      },
      { says: 'No quiere firmar ningún papel', expect: { act: 'objection', echo: ['papel', 'firmar'] } },
    ],
  },
  {
    name: 'taller lleno de deudas',
    template: 'business',
    turns: [
      {
        says: 'Debo tres meses al proveedor de equipamiento y a la tarjeta, me llaman todos los días y ya no atiendo',
        expect: { cards: ['debt-pressure', 'cash-flow-hole'], echo: ['tres meses', 'proveedor', 'tarjeta', 'llaman'] },
      },
      { says: '¿Con cuál hablo primero?', expect: { act: 'question' } },
      {
        says: 'Llamé al proveedor y me dio plazo hasta enero',
        expect: { act: 'progress', echo: ['proveedor', 'plazo', 'enero'] },
      },
    ],
  },
  {
    name: 'cliente que nunca paga',
    template: 'business',
    turns: [
      {
        says: 'Hago uniformes para equipos y los clubes me pagan cuando quieren, uno me debe desde julio',
        expect: {
          cards: ['late-payers', 'difficult-client', 'cash-flow-hole'],
          echo: ['uniformes', 'clubes', 'julio', 'debe'],
        },
      },
      {
        says: 'Me da miedo que se vayan con otro',
        expect: { slots: { emotion: 'miedo' }, echo: ['otro', 'miedo', 'vayan'] },
      },
    ],
  },
  {
    name: 'vender le da vergüenza',
    template: 'business',
    turns: [
      {
        says: 'sé entrenar, no sé vender. cuando alguien pregunta el precio de la personalizada me achico y ofrezco descuento',
        expect: {
          cards: ['sales-conversation', 'pricing-too-low'],
          echo: ['vender', 'precio', 'descuento', 'personalizada', 'achico'],
        },
      },
      { says: 'Dame las palabras para decir el precio', expect: { act: 'question', echo: ['precio'] } },
      { says: 'Le dije el precio completo a uno y aceptó', expect: { act: 'progress', echo: ['precio', 'aceptó'] } },
    ],
  },
  {
    name: 'velada en el club',
    template: 'business',
    turns: [
      {
        says: 'Queremos organizar una velada de boxeo en el club el 30 de enero, nunca hicimos una y no sé ni por dónde arrancar',
        expect: {
          cards: ['seminar-or-event', 'launch-new-offer'],
          slots: { event_date: '2027-01-30', sport: 'boxeo' },
          echo: ['velada', 'club', 'boxeo', 'arrancar'],
        },
      },
      { says: 'Somos cuatro y todos trabajamos', expect: { echo: ['cuatro', 'trabajamos'] } },
    ],
  },
  {
    name: 'reseña falsa',
    template: 'business',
    turns: [
      {
        says: 'Me dejaron una reseña malísima de alguien que ni pisó la academia, y desde entonces no entra nadie nuevo',
        expect: { cards: ['bad-review', 'get-more-members'], echo: ['reseña', 'academia', 'nuevo', 'pisó'] },
      },
      { says: 'Pero si contesto parezco desesperado', expect: { act: 'objection', echo: ['desesperado', 'contesto'] } },
    ],
  },
  {
    name: 'no suelta la caja',
    template: 'business',
    turns: [
      {
        says: 'Abro a las 6, cierro a las 11, hago las clases, la limpieza y las cuentas. Mi hija me preguntó si vivo en el gimnasio',
        expect: {
          cards: ['working-too-many-hours', 'delegating', 'hire-first-person'],
          slots: { people: 'hija' },
          echo: ['hija', 'limpieza', 'gimnasio', 'cuentas'],
        },
      },
      { says: 'No me alcanza para pagarle a alguien', expect: { act: 'objection', echo: ['pagarle', 'alcanza'] } },
      { says: 'Cerré el domingo entero por primera vez', expect: { act: 'progress', echo: ['domingo'] } },
    ],
  },
  {
    name: 'préstamo',
    template: 'business',
    turns: [
      {
        says: 'El lunes 23 tengo reunión con el banco para pedir 15 mil y comprar tatamis, me van a preguntar cosas que no sé contestar',
        expect: {
          cards: ['investor-or-bank-meeting', 'business-plan-one-page'],
          slots: { event_date: '2026-11-23' },
          echo: ['banco', '15 mil', 'tatamis', 'reunión'],
        },
      },
      { says: 'Gracias, eso hago', expect: { act: 'thanks' } },
    ],
  },
]
