import type { CardWords } from '../card.ts'
import type { TIME_CARDS } from '../facts/time.ts'

export const TIME: Record<keyof typeof TIME_CARDS, CardWords> = {
  'start-a-habit': {
    title: 'Hábito pequeño y bien atado',
    why: 'Los hábitos grandes se caen en el primer día malo. Uno tan pequeño que dé risa, pegado a algo que ya haces, sobrevive a los días malos y luego crece solo.',
    steps: [
      'Reduce el hábito a dos minutos y pégalo a algo que ya haces siempre, como cepillarte los dientes; hazlo una vez.',
      'Marca con una cruz en un papel a la vista cada día cumplido y deja preparado lo que necesites desde la noche.',
      'Cuenta tus cruces, celebra las que haya y sube el hábito apenas un minuto si pasaste de cinco.',
    ],
    metric: 'Días cumplidos de siete: cinco o más, y nunca dos vacíos seguidos.',
    rules: [
      { cue: 'se me pasa un día', action: 'hago la versión de dos minutos en cuanto me doy cuenta' },
      {
        cue: 'un viaje o una visita me rompe la rutina',
        action: 'pego el hábito a lo primero que hago ese día, aunque dure un minuto',
      },
    ],
    question: '¿Qué cosa haces ya sin falta que podría arrastrar a este hábito?',
    close_up: [
      'Hazlo una vez ahora, dos minutos, y marca la primera cruz en papel.',
      'Di en voz alta: “Después del café hago dos minutos, y luego puedo parar.”',
      'Cambia el ancla, no el hábito, si sigue fallando: otra hora, otro lugar.',
    ],
  },
  procrastination: {
    title: 'Arrancar en dos minutos',
    why: 'Lo que pospones rara vez es difícil entero; lo pesado es la entrada, porque no está claro cuál es el primer movimiento. Hazlo visible y ridículamente pequeño.',
    steps: [
      'Escribe la siguiente acción física de esa tarea, la que se vería en un video, y hazla durante dos minutos.',
      'Anota hora y lugar exactos para un bloque de 25 minutos y deja abierto lo que vas a usar.',
      'Programa tres bloques con hora y sitio para lo que más evitas, y avisa a alguien cuando termines cada uno.',
    ],
    metric: 'Bloques empezados a la hora escrita: dos de tres, sin importar cuánto avances.',
    rules: [
      {
        cue: 'me descubro haciendo cualquier otra cosa',
        action: 'cuento de cinco a cero y hago solo los dos primeros minutos',
      },
      {
        cue: 'la entrega está encima y me gana la culpa',
        action: 'escribo a quien espera qué tendrá hoy y trabajo solo en esa parte',
      },
    ],
    question: '¿Qué parte de esa tarea te incomoda tanto que prefieres no mirarla?',
    close_up: [
      'Abre la carta, el archivo o la página que más pesa y lee la primera línea; nada más.',
      'Di: “Dos minutos, mal hecho, ahora.”',
      'Hazlo al lado de alguien, en una biblioteca o una llamada, si a solas nunca empiezas.',
    ],
  },
  'no-time': {
    title: 'Encontrar las horas perdidas',
    why: 'El tiempo no aparece: se le quita a algo. Mientras no elijas a qué, lo decide quien te escriba más fuerte.',
    steps: [
      'Reconstruye tu último día hora por hora y marca los dos ratos que no elegirías repetir.',
      'Cancela un compromiso prescindible con un mensaje corto y guarda en el calendario dos bloques de 60 minutos para lo tuyo.',
      'Defiende esos dos bloques como si fueran cita médica: si uno se cae, muévelo de hora antes de borrarlo.',
    ],
    metric: 'Bloques protegidos y cumplidos: dos de dos durante tres semanas.',
    rules: [
      { cue: 'alguien me pide justo ese rato', action: 'respondo que ya tengo un compromiso y ofrezco otro horario' },
      {
        cue: 'por fin llega mi bloque y no sé por dónde empezar',
        action: 'abro lo último que dejé a medias y le doy diez minutos',
      },
    ],
    question: '¿A qué le estás diciendo que sí cuando dices que no tienes tiempo?',
    close_up: [
      'Borra una cosa de mañana y escribe qué haces con esa media hora.',
      'Responde al próximo pedido: “Esta semana no puedo. Pregúntame otra vez el lunes.”',
      'Junta dos cosas en vez de hallar una hora: caminar al trabajo, entrenar con tu peque, leer en el autobús.',
    ],
  },
  'boundaries-saying-no': {
    title: 'Decir no sin dar vueltas',
    why: 'Cuantas más explicaciones das, más puertas abres para que te convenzan. Un no corto y amable se respeta más que una excusa larga.',
    steps: [
      'Escribe tu frase de no en menos de diez palabras, por ejemplo “gracias, esta vez no puedo”, y dila tres veces.',
      'Di que no a un pedido pequeño de poco riesgo y aguanta la incomodidad sin mandar explicaciones después.',
      'Elige un pedido que no quieres, usa tu frase, repítela una vez si insisten y ofrece otra salida solo si te nace.',
    ],
    metric: 'Un no dicho por semana y culpa del 1 al 10 al día siguiente: que vaya bajando.',
    rules: [
      { cue: 'insisten después de mi negativa', action: 'repito la misma frase con la misma calma' },
      {
        cue: 'ya dije que sí y me arrepiento',
        action: 'aviso cuanto antes que lo pensé mejor y no puedo, sin inventar excusas',
      },
    ],
    question: '¿Qué cosa tuya se queda sin espacio cada vez que dices que sí?',
    close_up: [
      'Escribe tu no en diez palabras y dilo en voz alta a la pared.',
      'Di: “Te quiero y esta semana no puedo. Pregúntame otra vez para el jueves que viene.”',
      'Gana tiempo primero si un no cuesta: “Déjame ver y te digo mañana.”',
    ],
  },
  'discipline-of-mornings': {
    title: 'Ganar los primeros veinte minutos',
    why: 'A las seis nadie decide bien; por eso lo decidido la noche anterior manda. Cuanto menos haya que pensar al despertar, menos se negocia con la almohada.',
    steps: [
      'Deja ropa, agua y zapatos a la vista antes de acostarte, y la alarma lejos de la cama.',
      'Diseña tus primeros 20 minutos en tres gestos, como agua, luz y movimiento, y hazlos tres veces sin teléfono.',
      'Repite la secuencia cinco veces y adelanta la hora de acostarte lo mismo que adelantas la de levantarte.',
    ],
    metric: 'Arranques sin teléfono y con los tres gestos: cuatro de cinco, durmiendo tus horas.',
    rules: [
      { cue: 'suena la alarma y quiero seguir en la cama', action: 'pongo los dos pies en el suelo y voy por el agua' },
      { cue: 'la víspera se me hace tarde', action: 'preparo la ropa igual y recorto la mañana a un solo gesto' },
    ],
    question: '¿Qué te espera al levantarte que valga dejar la cama?',
    close_up: [
      'Deja ropa, botella y bolso en un solo montón junto a la puerta antes de acostarte.',
      'Di cuando suene: “Primero los pies al suelo. Después decido.”',
      'Empieza con dos mañanas por semana y mueve la alarma quince minutos, no una hora.',
    ],
  },
  'shift-work': {
    title: 'Un plan por turno',
    why: 'Un plan atado a los días de la semana se rompe con cada cambio de turnos; atado al tipo de turno, aguanta. Después de una noche trabajada, una sesión corta y suave vale como asistencia completa, porque el sueño que sacrificarías es de lo que está hecho tu entrenamiento.',
    steps: [
      'Toma tu cuadro de turnos y escribe una palabra junto a cada tipo de turno: duro, suave o dormir.',
      'Acuerda con tu entrenador una sesión de 20 minutos para las clases que te pierdes, y a qué clases puedes llegar sin avisar.',
      'Anota tus sesiones en cuanto sepas los turnos de la semana: dos duras cuando más descanso tengas, una corta y ninguna entre el turno de noche y el sueño.',
    ],
    metric:
      'Compara las sesiones hechas con las planeadas en una rotación completa: ocho de diez, sin ninguna dura justo después de una noche, es un logro.',
    rules: [
      {
        cue: 'salgo del turno de noche y siento que debería entrenar',
        action: 'como algo, duermo primero y hago la sesión de 20 minutos al despertar',
      },
      {
        cue: 'me cambian el turno a última hora',
        action: 'busco el turno nuevo en mi lista y hago lo que dice la palabra de al lado',
      },
    ],
    question: '¿Después de qué tipo de turno te sientes mejor, más como eres?',
    close_up: [
      'Marca solo los próximos tres turnos con duro, suave o dormir.',
      'Escríbele a tu entrenador: “Mis turnos cambian todo el tiempo. ¿Cuáles son las dos sesiones que más me sirven, y qué hago en 20 minutos cuando pierdo una?”',
      'Busca a alguien del trabajo con tus mismos turnos, o una clase al mediodía cerca del trabajo o de tu hotel, si tus horas nunca coinciden con el horario del club.',
    ],
  },
  'too-many-things': {
    title: 'Tres activas, otras esperan',
    why: 'Lo que te agota es menos el trabajo que la cantidad de cosas abiertas que te preguntan cada día “¿ya me toca?”. Una cosa en pausa con fecha de regreso deja de preguntar; una que solo descuidas, no.',
    steps: [
      'Escribe en una hoja todo lo que tienes abierto, encierra en un círculo tres cosas para las próximas cuatro semanas y pon fecha de regreso a cada una de las demás.',
      'Avísales a dos personas que esperan algo que pusiste en pausa cuándo vas a retomarlo.',
      'Repasa la hoja 15 minutos cada semana, y deja entrar algo nuevo solo cuando salga una de las tres.',
    ],
    metric:
      'Cuenta las cosas en marcha en cada repaso semanal: tres o menos durante cuatro semanas seguidas es un logro.',
    rules: [
      { cue: 'alguien me pide algo nuevo', action: 'digo “mañana te confirmo” y miro mi hoja antes de responder' },
      {
        cue: 'salto a otra tarea sin haber terminado la primera',
        action: 'anoto en una línea dónde me quedé, vuelvo y termino el pedazo más pequeño',
      },
    ],
    question: 'De todo lo que tienes abierto, ¿qué no volverías a empezar hoy?',
    close_up: [
      'Pon en pausa una sola cosa, la que lleva más tiempo dándote vueltas, y anota en qué mes la vas a mirar de nuevo.',
      'Escríbele a quien espera: “Ahora mismo no puedo hacer esto bien. Te busco a principios del mes que viene; si antes necesitas a otra persona, dímelo.”',
      'Elige una cosa para la mañana y una para la noche si tres todavía son demasiadas, y deja que la hoja espere.',
    ],
  },
  'work-life-balance': {
    title: 'Horas enteras para todo',
    why: 'La culpa viene menos de las horas en que no estás que de las que estás a medias, con el teléfono en la cena y el trabajo en la cabeza durante el calentamiento. La gente perdona mucho mejor una ausencia con la que ya cuenta que una que no ve venir.',
    steps: [
      'Anota las horas de la semana pasada para trabajo o escuela, familia, entrenamiento y sueño, y marca aquellas en las que estuviste a medias.',
      'Siéntate 20 minutos con la persona que más te extraña y acuerden dos momentos para entrenar y dos que sean suyos, con el teléfono guardado.',
      'Revisa con esa persona la semana que viene, diez minutos cada semana, y muevan lo que choca antes de que choque.',
    ],
    metric:
      'Cuenta los momentos acordados que cumpliste, los tuyos y los suyos: tres de cuatro o más en cada una de cuatro semanas es un logro.',
    rules: [
      {
        cue: 'siento culpa camino al entrenamiento',
        action: 'digo cuál es el próximo momento que es suyo, y entreno con toda la cabeza',
      },
      {
        cue: 'el trabajo se mete en un momento que había prometido',
        action: 'llamo antes de que se me haga tarde, propongo otro momento en la misma semana y lo cumplo',
      },
    ],
    question: '¿El tiempo de quién es el primero que rompes cuando no te alcanza?',
    close_up: [
      'Deja el teléfono en otro cuarto durante una comida.',
      'Di en casa: “Muchas veces he estado aquí sin estar de verdad. ¿Qué dos momentos de la semana te importan más? Esos los voy a respetar.”',
      'Invita a los tuyos si las horas no alcanzan para repartir: una clase en familia, volver caminando juntos del entrenamiento, un desayuno después de la sesión temprana.',
    ],
  },
}
