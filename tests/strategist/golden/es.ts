import type { Conversation } from './conversation.ts'

export const ES: readonly Conversation[] = [
  // Fight
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
      { says: '¿Cómo hago lo primero exactamente?', expect: { act: 'wants-detail' } },
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
      { says: '¿Y si el otro pesa 30 kilos más?', expect: { act: 'wants-detail', echo: ['30 kilos', 'kilos'] } },
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
      { says: '¿Cuántas veces por semana debería hacer eso?', expect: { act: 'wants-detail' } },
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
      { says: 'Dame un ejemplo de frase', expect: { act: 'wants-detail', echo: ['frase'] } },
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
      { says: '¿Qué hago la última hora antes de salir?', expect: { act: 'wants-detail', echo: ['hora'] } },
    ],
  },

  // Career
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
      { says: '¿Qué historia cuento si nunca trabajé de eso?', expect: { act: 'wants-detail', echo: ['historia'] } },
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
      { says: '¿Qué proyecto chico podría hacer?', expect: { act: 'wants-detail', echo: ['proyecto'] } },
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
      { says: 'Dame una pregunta para romper el hielo', expect: { act: 'wants-detail', echo: ['hielo', 'pregunta'] } },
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
      { says: '¿Cómo ensayo si vivo con tres niños?', expect: { act: 'wants-detail', echo: ['ensayo', 'niños'] } },
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

  // Business
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
      { says: '¿Cuántos alumnos tendría que tener antes?', expect: { act: 'wants-detail', echo: ['alumnos'] } },
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
      { says: 'Explícame cómo lo digo en el grupo', expect: { act: 'wants-detail', echo: ['grupo'] } },
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
      { says: '¿Con cuál hablo primero?', expect: { act: 'wants-detail' } },
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
      { says: 'Dame las palabras para decir el precio', expect: { act: 'wants-detail', echo: ['precio'] } },
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

  // Life
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
      { says: '¿Qué dejo preparado la noche anterior?', expect: { act: 'wants-detail', echo: ['noche'] } },
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
      { says: '¿Qué desayuno me propones?', expect: { act: 'wants-detail', echo: ['desayuno'] } },
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
        expect: { act: 'wants-detail', echo: ['dos minutos', 'paso'] },
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

  // General
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
      { says: '¿Cómo empiezo mañana?', expect: { act: 'wants-detail' } },
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
      { says: '¿Cómo lo divido por mes?', expect: { act: 'wants-detail', echo: ['mes'] } },
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
      { says: 'Dame un ejemplo para cuando me equivoco', expect: { act: 'wants-detail', echo: ['equivoco'] } },
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
