import type { CardWords } from '../card.ts'
import type { METHODS_CARDS } from '../facts/methods.ts'

export const METHODS: Record<keyof typeof METHODS_CARDS, CardWords> = {
  'if-then-plan': {
    title: 'Plan de si y entonces',
    why: 'Un plan que espera las ganas espera mucho. Átalo a un momento que va a llegar de todos modos y será ese momento el que se acuerde por ti.',
    steps: [
      'Redacta una frase que una un momento seguro con una acción pequeña y dila en voz alta tres veces.',
      'Recorre dos veces la situación en su lugar real y haz la acción apenas aparezca la señal.',
      'Cuenta cuántas veces llegó la señal y cuántas actuaste, y afina la mitad de la frase que quedó vaga.',
    ],
    metric: 'Acciones por cada diez señales: con siete, ya echó raíz.',
    rules: [
      { cue: 'aparece la señal y dudo', action: 'hago los primeros cinco segundos de la acción' },
      {
        cue: 'me acuerdo del plan cuando la señal ya pasó',
        action: 'digo la frase en voz alta y hago la acción una vez ahí mismo',
      },
    ],
    question: '¿En qué lugar y momento exactos se te suele escapar el plan?',
    close_up: [
      'Toma el momento que más te tumba y escribe solo la primera mitad: “Si es … y yo …”.',
      'Di la frase entera en voz alta una vez en el lugar donde pasará.',
      'Elige un momento imposible de perder, una puerta, una comida, la alarma, si el primero era vago.',
    ],
  },
  woop: {
    title: 'Deseo, resultado, obstáculo, plan',
    why: 'Soñar a secas relaja como si ya estuviera hecho. Cuando pones al lado lo que dentro de ti estorba, el deseo deja de flotar y pisa el suelo.',
    steps: [
      'Siéntate cinco minutos en silencio: nombra un deseo, imagina lo mejor que traería y luego lo que en ti se interpone.',
      'Escribe qué harás cuando asome ese obstáculo interior y léelo antes de la siguiente ocasión.',
      'Repasa las cuatro partes con papel y lápiz, y ajusta el plan a lo que de verdad se cruzó.',
    ],
    metric: 'Apariciones del obstáculo en las que usaste tu plan: más de la mitad.',
    rules: [
      { cue: 'asoma mi obstáculo de siempre', action: 'lo nombro en voz alta y hago lo que dejé escrito' },
      {
        cue: 'me quedo soñando con lo bueno que sería',
        action: 'me pregunto qué hay hoy en mí que lo frena y lo escribo en una línea',
      },
    ],
    question: '¿Qué hay en ti, y no a tu alrededor, entre tú y ese deseo?',
    close_up: [
      'Cierra los ojos un minuto e imagina lo mejor de esto, y luego lo que en ti lo frenaría.',
      'Escribe: “Cuando note que me escapo, hago los próximos cinco minutos.”',
      'Reduce el deseo hasta que quepa en una semana, si el obstáculo parece grande.',
    ],
  },
  'grow-talk': {
    title: 'Objetivo, realidad, opciones, voluntad',
    why: 'Del deseo se salta al plan y se olvida lo de en medio: cómo están las cosas. Mirar el terreno con honestidad suele dejar menos opciones, pero mejores.',
    steps: [
      'Llena cuatro títulos, objetivo, realidad, opciones y voluntad, con tres líneas cada uno en 15 minutos.',
      'Enseña la hoja a alguien con cabeza fría y pídele que agregue opciones, sin consejos.',
      'Escoge una opción, define el primer movimiento y califica tu voluntad; si no llega a 8, hazlo más pequeño.',
    ],
    metric: 'Voluntad para el primer movimiento: 8 o más; y el movimiento, hecho.',
    rules: [
      { cue: 'me lanzo a buscar soluciones', action: 'regreso y escribo dos líneas más sobre cómo están las cosas' },
      {
        cue: 'ya elegí una opción y pasan tres días sin moverme',
        action: 'reduzco el primer movimiento a diez minutos y le pongo hora',
      },
    ],
    question: '¿Qué es cierto de tu situación actual y todavía no has puesto por escrito?',
    close_up: [
      'Escribe una línea en cada título y deja el resto en blanco por ahora.',
      'Pregunta a una persona: “¿Qué más podría hacer? Solo opciones, sin consejos.”',
      'Empieza por lo que ya funciona, si el objetivo está borroso: qué hora de la semana pasada se sintió bien.',
    ],
  },
  'scale-one-to-ten': {
    title: 'Un peldaño más',
    why: 'Un cuatro no es un fracaso: demuestra que algo ya te sostiene. Busca por qué no es un dos y encontrarás herramientas que ya tienes; después pide solo un cinco.',
    steps: [
      'Ubícate del 1 al 10 y apunta tres razones por las que tu número no es más bajo.',
      'Describe cómo se vería medio punto más desde fuera y haz una sola cosa que pertenezca a eso.',
      'Vuelve a puntuarte y anota qué ayudó, aunque el número no se haya movido.',
    ],
    metric: 'Tu número: medio punto arriba, o el mismo con una razón más debajo.',
    rules: [
      { cue: 'el número baja', action: 'busco lo que aún lo mantiene en pie y hago un poco más de eso' },
      { cue: 'llevo días en el mismo número', action: 'pregunto a alguien que me ve a diario qué ha notado distinto' },
    ],
    question: '¿Por qué tu número no está dos puntos más abajo?',
    close_up: [
      'Escribe tu número y una razón de que no sea menor.',
      'Pregunta a quien te conoce: “¿Qué me verías hacer con medio punto más?”',
      'Califica tres áreas aparte, trabajo, cuerpo, gente, si un número dice poco, y empieza por la más baja.',
    ],
  },
  'break-goal-down': {
    title: 'Desde la fecha hacia atrás',
    why: 'Un objetivo enorme pesa porque no tiene asa. Camina hacia atrás desde la fecha hasta algo que quepa en una hora, y carga únicamente eso.',
    steps: [
      'Coloca el objetivo y su fecha arriba de una hoja y debajo lo que debe ser cierto a tres cuartos, a la mitad y a un cuarto.',
      'Toma la etapa más cercana, desglosa sus acciones y termina la primera que alguien más pueda ver.',
      'Revisa en qué etapa vas y reescribe solo la próxima acción, no el plan entero.',
    ],
    metric: 'Etapas alcanzadas a pocos días de su fecha: tres de cuatro.',
    rules: [
      { cue: 'me aplasta el tamaño del objetivo', action: 'tapo la hoja y miro solamente la próxima acción' },
      { cue: 'se me pasa la fecha de una etapa', action: 'le pongo fecha nueva y hago ya su acción más corta' },
    ],
    question: '¿Qué tendría que ser cierto a mitad de camino para que el resto quede a mano?',
    close_up: [
      'Escribe la fecha arriba y la mitad del camino al centro de la hoja; dos líneas bastan.',
      'Di a una persona: “Para fin de mes habré hecho esto.”',
      'Cuenta en semanas en vez de meses, si todavía parece montaña: qué debe ser cierto el domingo.',
    ],
  },
  'process-goals': {
    title: 'Objetivos que dependen de ti',
    why: 'El resultado tiene muchos dueños; tus acciones, uno. Los objetivos sobre lo que haces siguen en pie incluso cuando el marcador tiene otros planes.',
    steps: [
      'Escribe el resultado que quieres, táchalo y pon debajo tres acciones que estén por completo en tus manos.',
      'Dale un número a una de las tres y cúmplela en cada sesión o jornada durante siete días.',
      'Califica tus tres acciones del 1 al 5 antes de mirar cualquier resultado y mejora solo la más baja.',
    ],
    metric: 'Promedio de tus tres acciones: 4 o más, diga lo que diga el marcador.',
    rules: [
      { cue: 'se me va la mente al resultado', action: 'nombro mi próxima acción y la hago' },
      {
        cue: 'cumplo mis acciones y aun así pierdo',
        action: 'nombro en voz alta lo que sí cumplí y elijo qué repito en la próxima',
      },
    ],
    question: '¿Qué harías igual en todo esto si nadie llevara la cuenta?',
    close_up: [
      'Escribe una acción toda en tus manos que tome menos de una hora.',
      'Di después de cada punto o venta: “La siguiente.” Y repite tu primera acción.',
      'Guarda el resultado para fin de mes, aunque vivas de él, y mira cada día solo las acciones que llevan ahí.',
    ],
  },
  'strengths-inventory': {
    title: 'Una fuerza ya probada',
    why: 'Ya saliste de cosas difíciles, y no por casualidad. Aquello que te sostuvo rara vez se pierde: suele estar guardado, sin usar en este terreno.',
    steps: [
      'Recuerda tres épocas duras que superaste y apunta junto a cada una la cualidad que te ayudó.',
      'Pide a dos personas que te conocen la fuerza por la que apostarían y elige una para usarla a propósito.',
      'Aplica esa fuerza al asunto que te ocupa con un acto concreto y registra qué cambió.',
    ],
    metric: 'Usos deliberados de tu fuerza: tres, con efecto del 1 al 10 en cada uno.',
    rules: [
      { cue: 'siento que no tengo con qué', action: 'leo mis tres épocas duras y uso una vez la misma cualidad' },
      { cue: 'alguien me señala algo que hago bien', action: 'agradezco sin negarlo y le pregunto cuándo lo vio' },
    ],
    question: '¿Qué te sacó adelante en lo más difícil que has hecho hasta ahora?',
    close_up: [
      'Escribe un tiempo difícil que atravesaste y lo que en ti pudo con él.',
      'Pregunta a alguien cercano: “¿Cuándo me viste en mi mejor momento y qué hacía?”',
      'Mira lo que te irrita en otros; suele ser la fuerza que en ti das por hecha.',
    ],
  },
  'resource-map': {
    title: 'Mapa de lo que tienes',
    why: 'Contamos lo que falta y pasamos de largo lo que se puede pedir prestado. Un mapa de gente, tiempo, dinero y saberes casi siempre muestra una puerta abierta.',
    steps: [
      'Dibuja cuatro cuadros, gente, tiempo, dinero y saberes, y pon cinco cosas que ya tienes en cada uno.',
      'Señala dos huecos y pide a alguien del mapa que te preste, te enseñe o te presente a otra persona.',
      'Devuelve un favor a alguien del mapa y usa de verdad, una vez, el recurso que conseguiste.',
    ],
    metric: 'Peticiones hechas: dos; recursos nuevos en uso: uno.',
    rules: [
      { cue: 'pienso que tengo que hacerlo sin nadie', action: 'miro el cuadro de la gente y mando un mensaje' },
      {
        cue: 'pido ayuda y me dicen que no',
        action: 'agradezco, pregunto a quién más acudir y pongo ese nombre en el mapa',
      },
    ],
    question: '¿A quién le daría gusto que le pidieras algo y aún no se lo has pedido?',
    close_up: [
      'Escribe cinco nombres, por pequeña que sea su parte.',
      'Pide: “Estoy empezando esto y aún no tengo dinero. ¿Puedo usar el salón una tarde y dejarlo limpio?”',
      'Empieza por lo que no cuesta, un parque, equipo prestado, un voluntario, y deja que crezca.',
    ],
  },
  'obstacle-breakdown': {
    title: 'Mío, compartido, ajeno',
    why: 'Entero, un obstáculo parece un muro; repartido por dueños, es un montón de piedras. Tu parte suele ser menor que el muro y mayor que nada.',
    steps: [
      'Anota cada pieza del obstáculo en un papelito y sepáralos en tres montones: mío, compartido, ajeno.',
      'Toma el papelito más pequeño del montón “mío” y termínalo; lleva uno compartido a la otra persona.',
      'Guarda lo ajeno en un sobre y traza tu plan rodeándolo en lugar de chocar con él.',
    ],
    metric: 'Papelitos propios terminados: dos; tiempo gastado en lo ajeno: cada vez menos.',
    rules: [
      { cue: 'me descubro con rabia por lo que no es mío', action: 'tomo un papelito de mi montón' },
      {
        cue: 'la otra persona no cumple su parte',
        action: 'le recuerdo una vez lo acordado y sigo con lo que sí es mío',
      },
    ],
    question: '¿Qué pieza de todo esto está entera en tus manos?',
    close_up: [
      'Escribe las tres partes más grandes en tres papeles y aparta lo que no es tuyo.',
      'Di a la otra persona: “Esta parte es mía, la tomo. Esta es de ambos. ¿Cuándo la vemos?”',
      'Toma primero la parte que más pesa, si arrastra a las otras, y dale una llamada o una carta.',
    ],
  },
  'accountability-partner': {
    title: 'Alguien que pregunte',
    why: 'La promesa que te haces a solas se renegocia a cualquier hora; la que oyó otra persona tiene testigo. Un número en un día fijo toma dos minutos y basta.',
    steps: [
      'Piensa en alguien amable que no te deje pasar una y pídele que te pregunte por un solo número.',
      'Acuerden el día, el número y qué te dirá si no llega; envía ya el primero.',
      'Manda tu número antes de que te lo pidan, con una línea sobre lo que ayudó, y pide el suyo.',
    ],
    metric: 'Números enviados el día acordado: siete de ocho.',
    rules: [
      { cue: 'me da vergüenza un mal número', action: 'lo mando igual con una frase sobre lo que sigue' },
      { cue: 'llega el día y nadie me pregunta', action: 'mando mi número sin reclamar y confirmo la próxima fecha' },
    ],
    question: '¿De quién no querrías esquivar una pregunta sincera?',
    close_up: [
      'Escribe un nombre, aunque sea de alguien que solo conoces de entrenar.',
      'Pide: “¿Me preguntas un número cada domingo? Nada más.”',
      'Usa un cuadro en la pared, un grupo o una lista pública, si aún no hay a quién pedirle.',
    ],
  },
  'weekly-review': {
    title: 'Veinte minutos de balance',
    why: 'La experiencia enseña solo a quien se detiene a mirarla. Veinte minutos tranquilos convierten siete días de sucesos en una cosa que harás distinto.',
    steps: [
      'Contesta en papel tres renglones: qué se movió, qué se atascó, qué sigue. Con cinco minutos basta.',
      'Aparta 20 minutos contigo, en la misma silla, y haz el primer balance completo.',
      'Lee el balance anterior, responde otra vez los tres renglones y quédate con una sola cosa por hacer.',
    ],
    metric: 'Balances seguidos: cuatro; y esa única cosa cumplida en tres de ellos.',
    rules: [
      { cue: 'me quiero saltar el balance', action: 'escribo solo los tres renglones en cinco minutos' },
      {
        cue: 'el balance se me llena de reproches',
        action: 'agrego un renglón con algo que sí salió y elijo un solo cambio',
      },
    ],
    question: '¿Qué se movió en los últimos siete días sin que casi lo notaras?',
    close_up: [
      'Escribe tres líneas ahora: qué avanzó, qué frenó, qué sigue.',
      'Pon en la agenda: “Domingo, seis de la tarde, veinte minutos, misma silla.”',
      'Habla al teléfono mientras caminas, si el papel no es lo tuyo.',
    ],
  },
  'reappraise-pressure': {
    title: 'Los nervios como energía',
    why: 'Del corazón desbocado a la calma hay mucho camino; a la emoción, apenas un paso. Ponle a esa energía un nombre mejor y enseguida dale una tarea.',
    steps: [
      'Haz una lista de lo que hace tu cuerpo bajo presión y escribe al lado para qué sirve: rapidez, alerta, fuerza.',
      'Prueba en dos momentos de presión pequeña: di “esto es energía”, suelta el aire una vez y empieza sin demora.',
      'Di en voz alta que sientes emoción, alarga una exhalación y arranca con tu primera acción pequeña.',
    ],
    metric: 'Segundos entre sentir la presión y tu primera acción: menos cada vez.',
    rules: [
      { cue: 'el corazón se me acelera', action: 'digo “esto es energía” y doy el primer paso pequeño' },
      {
        cue: 'me equivoco en pleno momento de presión',
        action: 'sacudo los brazos, digo “sigo aquí” y hago lo siguiente de la lista',
      },
    ],
    question: '¿Cuándo te ayudaron los nervios por última vez y qué hiciste con ellos?',
    close_up: [
      'Nombra la presión más fuerte y escribe algo que puedas hacer por ella en una hora.',
      'Di: “Es mi cuerpo preparándose. Una cosa primero.”',
      'Quita una carga antes de tocar el sentimiento: aplaza, pasa o cancela un solo punto.',
    ],
  },
  'breathing-reset': {
    title: 'Pausa de aire, un minuto',
    why: 'Al pulso no se le convence con palabras, pero una exhalación larga sabe hablarle. Si la enganchas a una señal cotidiana, estará a mano sin que la busques.',
    steps: [
      'Respira un minuto soltando el aire el doble de lento de lo que lo tomas y puntúa tu tensión del 1 al 10.',
      'Engánchalo a una señal que encuentres cinco veces al día, como una puerta o la campana, con tres respiraciones.',
      'Usa la pausa un minuto antes de empezar y otra vez a la mitad, con la señal que entrenaste.',
    ],
    metric: 'Pausas hechas al ver la señal: cuatro de cinco; la tensión baja uno o dos puntos.',
    rules: [
      { cue: 'noto los hombros pegados a las orejas', action: 'exhalo lento tres veces y los dejo caer' },
      {
        cue: 'respiro y la tensión no baja',
        action: 'siento los pies, nombro tres cosas que veo y hago otra ronda lenta',
      },
    ],
    question: '¿En qué parte del cuerpo notas primero que vas con demasiada prisa?',
    close_up: [
      'Suelta el aire contando hasta seis y tómalo contando hasta tres, cinco veces, ahí donde estás.',
      'Di por dentro: “Primero suelto. Después decido.”',
      'Usa las manos si respirar lo empeora: apriétalas diez segundos y suelta.',
    ],
  },
  'self-talk-script': {
    title: 'Tu propio guion',
    why: 'Te vas a hablar de todas formas, así que conviene que sirva. La instrucción guía las manos, el aliento empuja las piernas y tu nombre pone un poco de distancia.',
    steps: [
      'Redacta dos frases que instruyan y dos que alienten, de menos de seis palabras, con tu nombre en alguna.',
      'Di las frases en voz alta en tres prácticas y descarta las que suenen a póster.',
      'Usa la frase que instruye antes de comenzar y la que alienta cuando se ponga cuesta arriba.',
    ],
    metric: 'Frases que te salen sin buscarlas: dos de cuatro tras unos cuantos ensayos.',
    rules: [
      { cue: 'empiezo a regañarme', action: 'digo mi nombre y una instrucción corta' },
      {
        cue: 'mi frase ya no me dice nada',
        action: 'la cambio por un solo verbo de lo que toca hacer y lo digo en voz alta',
      },
    ],
    question: '¿Qué frase te ayudaría más en boca de alguien que te quiere bien?',
    close_up: [
      'Escribe la frase que dice la voz y debajo lo que diría tu entrenador en su lugar.',
      'Prueba frases como “vista al frente, la que sigue”, “una cosa, ahora”, “ya estuve aquí”.',
      'Háblate por tu nombre, como a alguien que quieres, si la primera persona suena falsa.',
    ],
  },
  'setback-recovery': {
    title: 'Retomar en dos días',
    why: 'Un tropiezo es un hecho; lo que te cuentas después decide si se vuelve costumbre. Volver antes de dos días importa más que no haber caído.',
    steps: [
      'Apunta en dos líneas qué pasó justo antes del tropiezo y haz una vez la versión más pequeña de tu plan.',
      'Cambia un detalle de aquel momento, el lugar, la hora o la compañía, y haz dos versiones pequeñas más.',
      'Retoma el tamaño normal y comparte con una persona lo que descubriste sobre la señal.',
    ],
    metric: 'Horas entre el tropiezo y el reinicio: menos de 48.',
    rules: [
      { cue: 'pienso que ya da lo mismo', action: 'hago la versión más pequeña antes de mi próxima comida' },
      { cue: 'tropiezo por segunda vez en pocos días', action: 'le escribo a alguien qué pasó y a qué hora lo retomo' },
    ],
    question: '¿Qué estaba pasando en la hora anterior al tropiezo?',
    close_up: [
      'Haz la versión más pequeña una vez antes de que acabe el día, a la hora que sea.',
      'Di: “Un tropiezo es una fecha, no una sentencia. Vale el siguiente.”',
      'Planea los días de riesgo, fiesta, viaje, mala noche, con un mínimo que los sobreviva.',
    ],
  },
}
