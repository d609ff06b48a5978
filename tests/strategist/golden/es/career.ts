import type { Conversation } from '../conversation.ts'

export const CAREER: readonly Conversation[] = [
  {
    name: 'ascenso en el taller',
    template: 'career',
    turns: [
      {
        says: 'Llevo cuatro años en el taller y soy el que resuelve todo, pero el puesto de jefe se lo dan siempre al de afuera. Quiero pedirle el ascenso al dueño el viernes',
        expect: {
          act: 'new-problem',
          cards: ['ask-for-promotion', 'salary-negotiation'],
          slots: { event_date: 5 },
          echo: ['taller', 'ascenso', 'dueño', 'jefe', 'cuatro años'],
        },
      },
      { says: 'Me pongo rojo y termino pidiendo perdón', expect: { echo: ['rojo', 'perdón'] } },
      { says: 'Hablé con él, me pidió que le mande los números', expect: { act: 'progress', echo: ['números'] } },
    ],
  },
  {
    name: 'entrevista por videollamada',
    template: 'career',
    turns: [
      {
        says: 'tengo entrevista el miércoles por videollamada para soporte técnico, hace ocho años que no hago una y me trabo hablando',
        expect: {
          cards: ['job-interview', 'fear-of-public-speaking'],
          slots: { event_date: 3 },
          echo: ['entrevista', 'videollamada', 'soporte', 'trabo', 'ocho años'],
        },
      },
      { says: 'confianza un 3 de 10', expect: { slots: { confidence: 3 }, echo: ['3'] } },
      { says: '¿Qué historia cuento si nunca trabajé de eso?', expect: { act: 'question', echo: ['historia'] } },
    ],
  },
  {
    name: 'compañera que habla mal',
    template: 'career',
    turns: [
      {
        says: 'Una compañera del restaurante me habla mal delante de los clientes y después hace como si nada. Ya no quiero ir a trabajar',
        expect: {
          cards: ['conflict-with-colleague', 'boundaries-saying-no', 'giving-hard-feedback'],
          slots: { people: 'compañera' },
          echo: ['compañera', 'restaurante', 'clientes'],
        },
      },
      { says: 'Si le digo algo va a llorar con el gerente', expect: { act: 'objection', echo: ['llorar', 'gerente'] } },
    ],
  },
  {
    name: 'quemada',
    template: 'career',
    turns: [
      {
        says: 'Soy maestra, doy clase a 40 chicos, corrijo hasta medianoche y ya ni entrenar me alegra. Estoy quemada',
        expect: {
          cards: ['burnout-at-work', 'working-too-many-hours', 'boundaries-saying-no'],
          echo: ['maestra', 'corrijo', 'medianoche', 'quemada', '40'],
        },
      },
      { says: 'No puedo soltar nada, no hay quien me cubra', expect: { act: 'objection', echo: ['soltar', 'cubra'] } },
      { says: 'Ayer cerré la compu a las ocho', expect: { act: 'progress', echo: ['ocho', 'compu'] } },
    ],
  },
  {
    name: 'primer equipo',
    template: 'career',
    turns: [
      {
        says: 'Me ascendieron a encargada de turno, tengo a cargo a cinco personas mayores que yo y me da miedo corregirlas',
        expect: {
          cards: ['leading-a-team-first-time', 'giving-hard-feedback', 'imposter-feeling', 'delegating'],
          slots: { emotion: 'miedo' },
          echo: ['encargada', 'cinco personas', 'mayores', 'turno', 'corregirlas'],
        },
      },
      { says: 'Sobre todo una que lleva 20 años', expect: { echo: ['20 años'] } },
    ],
  },
  {
    name: 'cambio de rubro',
    template: 'career',
    turns: [
      {
        says: 'manejo un taxi hace diez años y quiero ser programador, hago cursos pero siento que estoy viejo para esto (39)',
        expect: {
          cards: ['career-change', 'learning-new-skill', 'self-doubt', 'return-to-study'],
          echo: ['taxi', 'programador', 'cursos', 'viejo', '39'],
        },
      },
      { says: 'Tengo unas 8 horas a la semana', expect: { slots: { hours_a_week: 8 }, echo: ['8 horas'] } },
      { says: '¿Qué proyecto chico podría hacer?', expect: { act: 'question', echo: ['proyecto'] } },
    ],
  },
  {
    name: 'oposición',
    template: 'career',
    turns: [
      {
        says: 'El examen de bombero es el 10 de diciembre. La parte física la paso caminando, la teoría la repruebo siempre',
        expect: {
          cards: ['exam-certification', 'learning-new-skill', 'return-to-study'],
          slots: { event_date: '2026-12-10' },
          echo: ['bombero', 'teoría', 'examen', 'física'],
        },
      },
      { says: 'Leo y subrayo todo pero se me borra', expect: { echo: ['subrayo', 'borra', 'leo'] } },
    ],
  },
  {
    name: 'sin contactos',
    template: 'career',
    turns: [
      {
        says: 'Todos dicen que el trabajo se consigue por contactos y a mí me cuesta hablar con desconocidos, en los eventos me quedo pegado al café',
        expect: {
          cards: ['networking-shy', 'job-search-rhythm'],
          echo: ['contactos', 'desconocidos', 'eventos', 'café'],
        },
      },
      { says: 'Dame una pregunta para romper el hielo', expect: { act: 'question', echo: ['hielo', 'pregunta'] } },
      {
        says: 'Hablé con dos personas ayer y una me pasó su correo',
        expect: { act: 'progress', echo: ['dos personas', 'correo'] },
      },
    ],
  },
  {
    name: 'patrocinador del barrio',
    template: 'career',
    turns: [
      {
        says: 'Necesito un patrocinador para ir al panamericano de karate, son $1.500 entre vuelos e inscripción y no sé a quién pedirle',
        expect: {
          cards: ['sponsorship-pitch', 'networking-shy'],
          slots: { sport: 'karate', money: '1.500' },
          echo: ['patrocinador', 'panamericano', 'karate', '1.500', 'vuelos'],
        },
      },
      { says: 'El ferretero de la esquina me conoce de chico', expect: { echo: ['ferretero'] } },
    ],
  },
  {
    name: 'colgar los guantes',
    template: 'career',
    turns: [
      {
        says: 'A los 36 cuelgo los guantes después de 40 peleas y en mi currículum no hay nada más. Me da vergüenza mandarlo',
        expect: {
          cards: ['athlete-to-work', 'career-change', 'strengths-inventory', 'job-search-rhythm'],
          slots: { emotion: 'vergüenza' },
          echo: ['guantes', '40 peleas', 'currículum', 'vergüenza', '36'],
        },
      },
      {
        says: 'suena bien, pero a las empresas no les importa el ring',
        expect: { act: 'objection', echo: ['empresas', 'ring'] },
      },
    ],
  },
  {
    name: 'charla ante todos',
    template: 'career',
    turns: [
      {
        says: 'el 24 de noviembre tengo que dar una charla de seguridad delante de toda la planta, 120 personas, y se me seca la boca',
        expect: {
          cards: ['fear-of-public-speaking', 'presentation-to-leaders'],
          slots: { event_date: '2026-11-24' },
          echo: ['charla', 'planta', '120 personas', 'boca'],
        },
      },
      { says: '¿Cómo ensayo si vivo con tres niños?', expect: { act: 'question', echo: ['ensayo', 'niños'] } },
    ],
  },
  {
    name: 'teletrabajo',
    template: 'career',
    turns: [
      {
        says: 'Trabajo desde casa y entre la tele, el perro y el teléfono no avanzo nada hasta la tarde, después termino a las 11 de la noche y falto a entrenar',
        expect: {
          cards: ['remote-work-focus', 'procrastination', 'no-time'],
          echo: ['casa', 'perro', 'teléfono', 'entrenar', 'noche'],
        },
      },
      { says: 'Hoy hice el primer bloque sin teléfono', expect: { act: 'progress', echo: ['bloque', 'teléfono'] } },
      { says: 'mil gracias', expect: { act: 'thanks' } },
    ],
  },
]
