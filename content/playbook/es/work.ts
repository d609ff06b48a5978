import type { CardWords } from '../card.ts'
import type { WORK_CARDS } from '../facts/work.ts'

export const WORK: Record<keyof typeof WORK_CARDS, CardWords> = {
  'ask-for-promotion': {
    title: 'Pelear el ascenso con pruebas',
    why: 'Quien decide tu ascenso casi siempre lo defiende en una sala donde tú no estás. Si tu caso no se puede contar en un minuto, nadie lo va a contar por ti.',
    steps: [
      'Anota tres resultados tuyos del último año, cada uno con una cifra o con el nombre de quien salió ganando.',
      'Pide una reunión de 30 minutos con quien decide y ensaya tu caso en voz alta dos veces con alguien exigente.',
      'Presenta los tres resultados, nombra el puesto en una sola frase, calla y no salgas sin fecha para el siguiente paso.',
    ],
    metric: 'Una respuesta con criterio y fecha por escrito; un “ya veremos” todavía no cuenta.',
    rules: [
      {
        cue: 'me contestan que no es el momento',
        action: 'pregunto qué resultado lo cambiaría y para cuándo, y lo apunto delante de todos',
      },
      {
        cue: 'ascienden a otra persona',
        action: 'la felicito y pido quince minutos para saber qué pesó en la decisión',
      },
    ],
    question: '¿Qué problema le quitas de encima a tu jefe o jefa si ese puesto pasa a ser tuyo?',
    close_up: [
      'Escribe un resultado tuyo con un número, el que más echaría de menos tu jefe o jefa.',
      'Empieza con: “Hago este trabajo desde hace tiempo sin el puesto. Traigo tres resultados y quiero hablar del cargo.”',
      'Pregunta la condición si dicen que no: qué resultado, para qué fecha, sería un sí, por escrito.',
    ],
  },
  'salary-negotiation': {
    title: 'Decir la cifra y callar',
    why: 'La primera cifra seria marca el terreno donde se pelea el resto. Y la serenidad para sostenerla no sale del carácter, sino de saber qué harás si te dicen que no.',
    steps: [
      'Busca cinco sueldos reales de tu función en tu zona y escribe tu cifra ideal, tu mínimo y tu segunda opción.',
      'Ensaya la cifra con alguien de confianza diez veces, cada vez con cinco segundos de silencio después y sin disculparte.',
      'Di tu cifra con una sola razón, guarda silencio y pide tiempo para pensar antes de aceptar una contraoferta.',
    ],
    metric: 'Cifra dicha sin rebajarla por tu cuenta, y un acuerdo por encima de tu mínimo o una fecha de revisión.',
    rules: [
      { cue: 'el silencio se me hace eterno', action: 'suelto el aire despacio y miro mis notas sin bajar la cifra' },
      {
        cue: 'me ofrecen menos que mi mínimo',
        action: 'agradezco, digo que así no me alcanza y pregunto qué más se puede mover',
      },
    ],
    question: '¿Cuál es tu plan concreto si la respuesta es un no rotundo?',
    close_up: [
      'Busca dos sueldos de tu puesto en tu zona y escribe tu número entre ellos.',
      'Di: “Por lo que aporto y lo que paga el mercado, quiero llegar a esta cifra.” Luego cuenta hasta cinco.',
      'Negocia otra cosa si no hay dinero: fecha de revisión, curso, bono, menos horas.',
    ],
  },
  'job-interview': {
    title: 'Cinco historias bien entrenadas',
    why: 'Te pueden hacer cincuenta preguntas distintas, pero cinco historias tuyas bien contadas sirven para casi todas. Con ellas entrenadas, te queda cabeza para escuchar.',
    steps: [
      'Escribe cinco historias en cuatro líneas: situación, qué hiciste, resultado, qué aprendiste; una que sea un fracaso.',
      'Haz un simulacro de 30 minutos con alguien que te interrumpa y prepara tres preguntas tuyas sobre el puesto.',
      'Llega 20 minutos antes, camina diez, repite tu primera frase dos veces en voz alta y suelta el aire antes de entrar.',
    ],
    metric: 'Preguntas del simulacro contestadas con una historia concreta: ocho de diez, en menos de dos minutos.',
    rules: [
      {
        cue: 'me quedo en blanco con una pregunta',
        action: 'pido un segundo para pensar y parto de la historia más cercana',
      },
      {
        cue: 'al salir repaso todo lo que dije mal',
        action: 'anoto una respuesta por mejorar y mando un mensaje de agradecimiento',
      },
    ],
    question: '¿Cuál de tus historias muestra mejor cómo reaccionas cuando algo sale mal?',
    close_up: [
      'Cuenta una historia en voz alta en noventa segundos, con el resultado en la primera frase.',
      'Responde sobre la debilidad: “Antes hacía esto. Ahora hago esto otro, y se nota aquí.”',
      'Gana tiempo si te quedas en blanco: repite la pregunta con tus palabras, suelta el aire y empieza por un ejemplo.',
    ],
  },
  'first-day-new-job': {
    title: 'Treinta días con oído abierto',
    why: 'El primer mes preguntar sale gratis y opinar sale caro. La gente confía en quien primero escuchó y luego arregló una cosa pequeña que molestaba a todos.',
    steps: [
      'Prepara cinco preguntas para hacerle a cada persona que conozcas, como qué cuesta aquí más de lo que debería.',
      'Dibuja un mapa de diez personas con lo que cada una necesita de tu puesto y toma un café con tres de ellas.',
      'Elige una molestia que varias personas nombraron, acuérdala con tu jefe o jefa y arréglala a la vista del equipo.',
    ],
    metric: 'Diez conversaciones de escucha en los primeros 30 días y una mejora pequeña terminada.',
    rules: [
      {
        cue: 'me entran ganas de decir que en mi trabajo anterior lo hacíamos mejor',
        action: 'pregunto por qué aquí se hace así',
      },
      {
        cue: 'llega el viernes y siento que no entendí nada',
        action: 'escribo tres preguntas y al lado de cada una, a quién se la hago el lunes',
      },
    ],
    question: '¿Qué te gustaría que dijeran de ti al cumplir un mes en ese puesto?',
    close_up: [
      'Escribe tres de tus cinco preguntas en un papel que quepa en el bolsillo.',
      'Pregunta a cada cara nueva: “¿Qué debo saber de aquí que nadie escribe?”',
      'Encuentra a alguien que entró poco antes y pregúntale qué le habría gustado saber.',
    ],
  },
  'difficult-boss': {
    title: 'Leerle el juego a quien manda',
    why: 'Quien controla de más suele temer una sorpresa ante sus propios superiores. Si te adelantas a ese miedo, muchas veces afloja la presión; si ni así cede, ya sabes que toca mirar la puerta.',
    steps: [
      'Apunta tres episodios recientes con fecha y hechos, y al lado qué temía perder esa persona en cada uno.',
      'Propón un informe fijo de 15 minutos con tres puntos: lo hecho, lo que viene y lo que necesitas que decida.',
      'Escribe tu línea de salida: qué trato no aceptas, a quién acudirías y con qué asesoría laboral lo consultarías.',
    ],
    metric: 'Interrupciones o cambios sorpresa por semana: que bajen a la mitad en un mes de informes fijos.',
    rules: [
      {
        cue: 'me habla mal delante de otros',
        action: 'respiro, contesto solo al hecho y pido seguir la charla en privado',
      },
      {
        cue: 'me cambia las prioridades a última hora',
        action: 'le mando por escrito qué entra y qué sale, y le pido que confirme',
      },
    ],
    question: '¿Qué es lo que más le preocupa a esa persona cuando te aprieta?',
    close_up: [
      'Manda un informe corto antes de que lo pidan: hecho, sigue, pendiente.',
      'Di: “Quiero darte lo que necesitas sin interrupciones. ¿Te sirven diez minutos cada lunes?”',
      'Habla de lo que le preocupa a tu jefe o jefa, errores, dueños, clientes, si lo justo ahí no mueve a nadie.',
    ],
  },
  'conflict-with-colleague': {
    title: 'Hecho, efecto y pedido',
    why: 'Las intenciones ajenas se pueden discutir una vida entera; los hechos, no. Una conversación que parte de lo que ambos vieron tiene dónde apoyarse.',
    steps: [
      'Redacta tres frases sin adjetivos: qué pasó, qué efecto tuvo en tu trabajo y qué pides de aquí en adelante.',
      'Invita a esa persona a hablar 20 minutos a solas, en una hora tranquila, y abre con el objetivo que comparten.',
      'Manda un mensaje de dos líneas con lo acordado y fija diez minutos para revisar entre ambos si se cumplió.',
    ],
    metric: 'Un acuerdo concreto por escrito y dos semanas seguidas en que ambos lo cumplen.',
    rules: [
      {
        cue: 'la charla se vuelve un intercambio de reproches',
        action: 'vuelvo al objetivo común y repito mi pedido una vez',
      },
      {
        cue: 'me da por contárselo a medio equipo',
        action: 'me guardo el comentario y le escribo a esa persona para hablar',
      },
    ],
    question: '¿Cómo contaría esta misma historia la otra persona?',
    close_up: [
      'Escribe el último episodio en una frase, tal como lo habría grabado una cámara.',
      'Empieza con: “Quiero que trabajemos bien. El martes pasó esto y me costó aquello. ¿Podemos hacerlo así?”',
      'Suma a una tercera persona que ambos respeten, si hablar a solas ya salió mal.',
    ],
  },
  'fear-of-public-speaking': {
    title: 'Nervios que trabajan para ti',
    why: 'El pulso que sube antes de hablar se parece mucho al de antes de un combate: el cuerpo se está preparando. Lo que peor sale en vivo es lo que nunca se dijo en voz alta.',
    steps: [
      'Aprende de memoria tu primera frase y la última, y dilas cinco veces de pie, a volumen real.',
      'Ensaya la charla completa tres veces en voz alta: a solas, grabándote, y ante dos personas de confianza.',
      'Di en voz baja “mi cuerpo se está activando”, apoya bien los pies, suelta el aire y lanza la primera frase de memoria.',
    ],
    metric: 'Tres ensayos completos en voz alta, y nervios del 1 al 10 al minuto dos más bajos que al empezar.',
    rules: [
      { cue: 'me empieza a temblar la voz', action: 'hago una pausa, exhalo y le hablo a una sola cara amable' },
      { cue: 'se me borra lo que seguía', action: 'tomo agua, repito mi última idea y paso al punto siguiente' },
    ],
    question: '¿Qué quieres que la gente haga distinto después de escucharte?',
    close_up: [
      'Ponte de pie y di solo la primera frase en voz alta, tres veces, a una silla.',
      'Empieza con algo corto, como: “Tres números cambiaron este año. Uno me preocupa.”',
      'Lleva en la mano una tarjeta con cinco palabras; saber que está ayuda más que leerla.',
    ],
  },
  'presentation-to-leaders': {
    title: 'Un mensaje, tres pruebas, un pedido',
    why: 'La gente que dirige no quiere el camino que recorriste, sino la decisión que le toca tomar. Abre con tu pedido y el resto de la reunión se ordena a su alrededor.',
    steps: [
      'Escribe en una hoja un mensaje, tres pruebas con dato y un pedido; borra toda diapositiva que no apoye eso.',
      'Envía un resumen de una página a dos asistentes y ensaya con alguien las diez preguntas que más temes.',
      'Abre con el pedido en el primer minuto, muestra las tres pruebas y cierra con quién hace qué y para cuándo.',
    ],
    metric: 'Una decisión clara al salir, sí, no o fecha, y ocho de diez preguntas ensayadas de antemano.',
    rules: [
      { cue: 'me cortan a mitad de la presentación', action: 'contesto en una frase y regreso al pedido' },
      {
        cue: 'salgo de la sala sin una decisión',
        action: 'escribo ese mismo día a quien decide, con el pedido y una fecha',
      },
    ],
    question: '¿Qué decisión exacta necesitas que salga de esa sala?',
    close_up: [
      'Escribe la frase que quieres que repitan cuando salgas de la sala.',
      'Empieza con: “Les pido una decisión hoy. La explico en tres puntos.”',
      'Habla antes cinco minutos con una de esas personas e incluye la objeción que oigas.',
    ],
  },
  'career-change': {
    title: 'Probar antes de saltar',
    why: 'Desde fuera, un oficio se ve por sus mejores momentos. Un martes cualquiera dentro de él enseña más que meses de darle vueltas.',
    steps: [
      'Escribe qué oficio te llama, qué parte diaria de él crees que disfrutarías y cuántos meses aguantan tus ahorros.',
      'Contacta a cinco personas que ya trabajen en eso y pide 20 minutos para que te cuenten lo aburrido y lo duro.',
      'Dedica tres horas a una prueba pequeña y real: un encargo, un turno de ayuda o un módulo de curso.',
    ],
    metric: 'Cinco conversaciones y cuatro pruebas hechas, con tu interés del 1 al 10 anotado tras cada una.',
    rules: [
      {
        cue: 'me dan ganas de renunciar de golpe tras un mal día',
        action: 'espero tres noches y reviso mis meses de ahorro',
      },
      {
        cue: 'alguien cercano me dice que ya es tarde para cambiar',
        action: 'le agradezco el cuidado y le cuento qué probé y qué aprendí',
      },
    ],
    question: '¿Qué tendrías que ver en una prueba pequeña para saber que ese camino sí es el tuyo?',
    close_up: [
      'Escribe a una persona que hace ese trabajo y pídele quince minutos por teléfono.',
      'Pregunta: “¿Qué haces todo el día, qué aprendiste primero y qué te saltarías?”',
      'Conserva el empleo y prueba una noche por semana, si no hay colchón para saltar.',
    ],
  },
  'choosing-between-offers': {
    title: 'Pesar las ofertas con tu balanza',
    why: 'Entre dos ofertas buenas, la duda rara vez es de datos: es que todavía no ordenaste lo que te importa. Pon peso a tus criterios antes de mirar los sueldos.',
    steps: [
      'Elige cinco criterios, repártele 100 puntos al conjunto y solo después califica cada oferta del 1 al 10.',
      'Habla 20 minutos con alguien que trabaje dentro de cada empresa y pide que te cuente cómo es una jornada mala.',
      'Imagina durante cinco minutos haber rechazado cada una, anota cuál te pesa más y comunica tu decisión por escrito.',
    ],
    metric: 'Una conversación con gente de cada lado y una decisión tomada antes del plazo, con su razón en una línea.',
    rules: [
      { cue: 'me presionan para firmar al instante', action: 'agradezco y pido un plazo con fecha por escrito' },
      {
        cue: 'ya elegí y me entra el miedo de haberme equivocado',
        action: 'releo mis puntajes una vez y guardo la comparación hasta haber empezado',
      },
    ],
    question: '¿A qué oferta le darías el sí si nadie se enterara del sueldo ni del cargo?',
    close_up: [
      'Escribe cómo sería un martes cualquiera con cada una de las dos.',
      'Pide a ambas: “Quiero decidir bien. ¿Puedo responder hasta este día y hablar con alguien del equipo?”',
      'Pregunta a quien vive contigo qué dejaría por cada una, y cuenta el dinero después.',
    ],
  },
  'losing-a-job': {
    title: 'Levantarse del despido',
    why: 'Un despido te quita tres cosas a la vez: ingreso, horario y gente. Si recuperas pronto el horario y la gente, buscas el ingreso con la cabeza más fría.',
    steps: [
      'Suma lo que tienes y lo que gastas al mes, escribe cuántas semanas cubre y cuéntaselo a una persona cercana.',
      'Consulta con asesoría laboral lo que te corresponde antes de firmar, y avisa a cinco contactos qué trabajo buscas.',
      'Cumple un horario fijo: cinco bloques de búsqueda de dos horas, tres entrenamientos y una salida con alguien.',
    ],
    metric:
      'Cinco contactos avisados y cuatro de cinco bloques cumplidos; si el ánimo no levanta en dos semanas, pide ayuda profesional.',
    rules: [
      {
        cue: 'me despierto sin ganas de levantarme',
        action: 'me ducho, salgo a caminar diez minutos y luego abro la lista',
      },
      {
        cue: 'me preguntan a qué me dedico',
        action: 'contesto qué trabajo busco y pido el nombre de alguien con quien hablar',
      },
    ],
    question: '¿Quién de tu gente querría enterarse de esto para darte una mano?',
    close_up: [
      'Escribe la primera línea del currículum: tu oficio, tus años y algo en lo que confiaban en ti.',
      'Manda a un antiguo colega: “Me quedé sin trabajo y busco esto. ¿Con quién debería hablar?”',
      'Empieza por los papeles si escribir es demasiado: una llamada a quien oriente sobre tus derechos.',
    ],
  },
  'job-search-rhythm': {
    title: 'Buscar trabajo como se entrena',
    why: 'Mandar cien currículums iguales es golpear el saco sin mirar. Con un bloque fijo y un solo ajuste por ronda, las respuestas empiezan a enseñarte algo.',
    steps: [
      'Abre una tabla con cuatro columnas, puesto, contacto, fecha y respuesta, y anota tus últimas diez solicitudes.',
      'Reserva 90 minutos diarios a la misma hora y envía cinco solicitudes adaptadas, con un contacto dentro cada una.',
      'Revisa la tabla 20 minutos, cambia una sola cosa, como el titular o la carta, y escribe a tres personas del sector.',
    ],
    metric: 'Respuestas por cada diez envíos: que suban de una revisión a la siguiente; apunta a dos de diez.',
    rules: [
      { cue: 'llega un rechazo', action: 'lo anoto en la tabla, pido una línea de comentario y mando el siguiente' },
      {
        cue: 'pasan dos semanas sin una sola respuesta',
        action: 'freno los envíos un día y pido a alguien del sector que lea una solicitud',
      },
    ],
    question: '¿En qué punto se te cortan más los procesos: antes de la llamada, en la entrevista o al final?',
    close_up: [
      'Anota en la tabla solo las tres últimas solicitudes, con su fecha.',
      'Escribe a una persona, no a un portal: “Vi que trabajas ahí. ¿Puedo hacerte dos preguntas sobre el puesto?”',
      'Reduce el número a la mitad y dobla el cuidado: dos solicitudes a medida valen más que diez copias.',
    ],
  },
  'imposter-feeling': {
    title: 'Archivo contra el impostor',
    why: 'Sentir que no sabes lo suficiente suele aparecer justo cuando subes de nivel, como al pasar al grupo avanzado. Es señal de terreno nuevo, y no prueba que te falte derecho a estar ahí.',
    steps: [
      'Abre un archivo con cinco pruebas de tu trabajo: un resultado, un correo de gracias, un problema que resolviste.',
      'Pide a dos personas que te vean trabajar una fortaleza y una mejora concreta, y anótalas con sus palabras.',
      'Suma una prueba al archivo y haz en una reunión una pregunta de aprendiz que antes te habrías callado.',
    ],
    metric: 'Una prueba nueva y una pregunta hecha por semana, durante un mes sin saltarte ninguna.',
    rules: [
      { cue: 'pienso que me van a descubrir', action: 'me digo “estoy aprendiendo esto” y leo una prueba del archivo' },
      {
        cue: 'me felicitan y quiero decir que fue suerte',
        action: 'digo “gracias”, nada más, y guardo la frase en mi archivo',
      },
    ],
    question: '¿Qué le dirías a alguien del equipo con tus mismos resultados y esa misma duda?',
    close_up: [
      'Escribe algo que resolviste la semana pasada y que otra persona tuvo que preguntar.',
      'Di cuando no sepas: “Eso aún no lo he hecho. Lo averiguo para mañana.”',
      'Guarda el archivo solo para ti si te suena a presumir: es una bitácora, hechos con fecha.',
    ],
  },
  'burnout-at-work': {
    title: 'Bajar la carga antes de romperse',
    why: 'El agotamiento de meses no se arregla con más aguante ni con un fin de semana libre: hay que quitar carga. Eso casi nunca se puede hacer en secreto.',
    steps: [
      'Nombra la tarea que más te desgasta y menos aporta, y suéltala, aplázala o pide ayuda con ella en un mensaje.',
      'Pide cita médica o psicológica para contar cómo estás, sobre todo si duermes mal, lloras o nada te interesa.',
      'Acuerda con tu jefe o jefa, en 20 minutos, qué se quita o se mueve y una hora de cierre que vas a respetar.',
    ],
    metric:
      'Energía del 1 al 10 al despertar: que suba en dos semanas; si baja o aparece desesperanza, consulta sin esperar.',
    rules: [
      { cue: 'abro el correo fuera de mi horario', action: 'cierro la pantalla y salgo a caminar diez minutos' },
      {
        cue: 'me cae otra urgencia cuando ya no doy más',
        action: 'pregunto qué tarea sale para que entre esa y espero la respuesta',
      },
    ],
    question: '¿Qué dejarías de cargar primero si alguien te diera permiso?',
    close_up: [
      'Elige una tarea de los próximos días que vas a dejar sin hacer y escribe su nombre.',
      'Di al médico: “Llevo tanto tiempo sin energía, duermo así de mal y el fin de semana no lo arregla.”',
      'Pide primero algo pequeño si nadie te cubre: una noche sin mensajes, un turno cambiado, una función en pausa.',
    ],
  },
  'leading-a-team-first-time': {
    title: 'Estrenar liderazgo escuchando',
    why: 'Quien asciende por pelear bien tiene que aprender a estar en la esquina. Tu trabajo ya no es dar los golpes, sino que los demás vean con claridad el siguiente.',
    steps: [
      'Escribe en cinco líneas qué espera tu equipo de ti y qué esperas tú de cada persona; marca lo que no sabes.',
      'Reúnete 30 minutos con cada integrante y cubre tres puntos: qué funciona, qué estorba y qué quiere aprender.',
      'Entrega una tarea que harías tú, conversa 20 minutos con cada persona y pide un consejo para liderar mejor.',
    ],
    metric: 'Una conversación a solas por persona sin cancelar y un consejo recibido y aplicado cada mes.',
    rules: [
      { cue: 'me tienta rehacer el trabajo ajeno', action: 'hago dos preguntas y dejo que lo resuelva quien lo tiene' },
      {
        cue: 'alguien que era mi par no me toma en serio',
        action: 'le invito un café y le pregunto qué necesita de mí en este puesto',
      },
    ],
    question: '¿Qué hacía la persona que mejor te ha dirigido para que quisieras dar más?',
    close_up: [
      'Elige a la persona más ruidosa del grupo y escribe algo que valoras de verdad en ella.',
      'Di a solas: “El mes pasado éramos colegas, ahora también respondo por el resultado. ¿Qué necesitas de mí?”',
      'Gana primero a dos personas, sin ruido, en vez de enfrentar a todas; un equipo sigue a los suyos.',
    ],
  },
  delegating: {
    title: 'Soltar sin desaparecer',
    why: 'Muchas veces delegar falla porque se entrega la tarea y se guarda en la cabeza cómo debía quedar. Define el final y deja libre el camino.',
    steps: [
      'Anota diez tareas que repites, marca una que otra persona pueda hacer al 80 % y escribe cómo se ve terminada.',
      'Entrégala en 20 minutos: resultado, límite de gasto, plazo y dos puntos de control; pide que te la repita.',
      'Pasa una tarea más de la lista y respeta los puntos de control: revisa el resultado y calla sobre el estilo.',
    ],
    metric: 'Horas liberadas por semana: tres al cabo de un mes, sin que ninguna tarea haya vuelto a tus manos.',
    rules: [
      { cue: 'me dan ganas de quitarle la tarea', action: 'espero al punto de control y pregunto qué necesita' },
      {
        cue: 'me entregan algo distinto de lo que imaginaba',
        action: 'lo comparo con el resultado escrito y comento solo lo que no cumple',
      },
    ],
    question: '¿Qué temes que pase si eso lo hace otra persona a su manera?',
    close_up: [
      'Escribe en tres líneas cómo se ve terminada una tarea pequeña.',
      'Di: “Esto ahora es tuyo. Lo miro el miércoles y el viernes, y no en medio.”',
      'Entrega un pedazo cuyo error cueste poco, si soltar el todo es demasiado.',
    ],
  },
  'giving-hard-feedback': {
    title: 'La verdad dicha de cerca',
    why: 'Callarte lo difícil parece amable, pero deja a la otra persona repitiendo un error que todos ven menos ella. Lo que ayuda es decirlo pronto, en privado y sobre algo que pueda cambiar.',
    steps: [
      'Escribe tres líneas: la conducta que viste, el efecto que tuvo y lo que pides; tacha cada juicio sobre la persona.',
      'Busca 20 minutos en privado, di tus tres líneas en el primer minuto y escucha el resto sin defenderte.',
      'Cierra con un cambio acordado y su fecha, y reconoce en voz alta el primer avance que veas.',
    ],
    metric: 'La conducta acordada se ve en tres ocasiones seguidas, y la charla ocurrió antes de siete días.',
    rules: [
      { cue: 'la otra persona se pone a la defensiva', action: 'me callo, escucho un minuto y repito lo que entendí' },
      {
        cue: 'la noche antes pienso en dejarlo para otro día',
        action: 'confirmo la hora por mensaje y leo mis tres líneas en voz alta',
      },
    ],
    question: '¿Qué puede estar pasando del otro lado que aún no has preguntado?',
    close_up: [
      'Escribe la última conducta que viste, con día y lugar, y tacha los adjetivos.',
      'Di: “Vi esto el lunes. El efecto fue este. Necesito esto. ¿Cómo lo ves?”',
      'Ponlo antes en dos líneas escritas, si la persona suele gritar o llorar, y hablen al día siguiente.',
    ],
  },
  'receiving-criticism': {
    title: 'Encajar la crítica y usarla',
    why: 'Una crítica puede venir mal dicha y traer algo de razón. No tienes que tragarla entera: basta con sacarle la parte verdadera y dejar el resto en la lona.',
    steps: [
      'Escribe la crítica textual, subraya lo que sí es cierto y tacha el tono; quédate con una frase útil.',
      'Agradece en dos líneas a quien la hizo y pide un ejemplo concreto de cómo se vería mejor hecho.',
      'Practica ese único cambio tres veces y vuelve con esa persona, cinco minutos, para que te diga qué nota.',
    ],
    metric: 'Minutos entre oír la crítica y decir “gracias, dame un ejemplo”: cada vez menos, sin justificarte.',
    rules: [
      {
        cue: 'siento calor en la cara al oírla',
        action: 'suelto el aire, apunto la frase y no respondo hasta terminar de escribir',
      },
      {
        cue: 'por la noche sigo dándole vueltas a la frase',
        action: 'escribo un solo cambio para mañana y cierro el cuaderno',
      },
    ],
    question: '¿Qué parte de esa crítica usarías si te la hubiera dicho alguien que admiras?',
    close_up: [
      'Escribe la frase que dolió y al lado lo que dirías si la hubiera recibido alguien que quieres.',
      'Responde: “Gracias. ¿Me das un ejemplo? Quiero entenderlo.”',
      'Pregunta a alguien neutral si también lo ve, antes de decidir qué guardar.',
    ],
  },
  'exam-certification': {
    title: 'Estudiar desde el examen hacia atrás',
    why: 'Releer da sensación de saber; cerrar el libro y recordar muestra lo que de verdad tienes. Lo incómodo de ese esfuerzo es justo el entrenamiento.',
    steps: [
      'Divide el temario en bloques, califícate del 1 al 5 en cada uno y estudia 25 minutos el más flojo.',
      'Resuelve un simulacro corto con reloj y libro cerrado, corrígelo y arma tu lista de diez errores por repasar.',
      'Haz dos simulacros completos a la hora real del examen y deja la última noche para repaso ligero y sueño.',
    ],
    metric: 'Aciertos en simulacro: diez puntos sobre la nota mínima antes de presentarte.',
    rules: [
      { cue: 'me sorprendo releyendo sin retener nada', action: 'cierro el libro y escribo de memoria cinco ideas' },
      { cue: 'me va mal en un simulacro', action: 'elijo los tres errores que más puntos cuestan y estudio solo esos' },
    ],
    question: '¿Qué tema estás evitando y cuánto pesa en la nota?',
    close_up: [
      'Cierra el libro y escribe en cinco minutos todo lo que recuerdas de un tema.',
      'Pregúntate tras cada página: “¿Cómo lo explicaría en una frase a alguien nuevo?”',
      'Usa exámenes viejos en vez del libro si leer no se te pega: el error enseña más rápido.',
    ],
  },
  'learning-new-skill': {
    title: 'Una pieza a la vez',
    why: 'Nadie aprende a derribar practicando “lucha”: se aprende la entrada, luego el agarre, luego el remate. Con cualquier habilidad, la pieza pequeña y corregida rinde más que las horas sueltas.',
    steps: [
      'Parte la habilidad en cinco piezas, escoge la que más te frena y practícala 20 minutos con el teléfono lejos.',
      'Busca a alguien que sepa más, enséñale un intento tuyo y pídele una sola corrección.',
      'Practica cuatro bloques de 20 minutos sobre esa pieza y graba uno para compararlo con el anterior.',
    ],
    metric: 'Cuatro bloques cumplidos y una corrección incorporada; al mes, una pieza que ya sale sin pensar.',
    rules: [
      { cue: 'me aburro y quiero saltar a otra pieza', action: 'hago cinco repeticiones más y solo entonces decido' },
      {
        cue: 'me da vergüenza que vean lo mal que me sale',
        action: 'muestro el intento igual y pregunto por un único detalle',
      },
    ],
    question: '¿Qué podrás hacer con esta habilidad que no puedes hacer sin ella?',
    close_up: [
      'Practica la parte más pequeña diez minutos y para mientras todavía sale bien.',
      'Pregunta a quien sabe más: “¿Qué corregirías primero?”',
      'Construye con eso algo mínimo y útil, si los ejercicios aburren.',
    ],
  },
  'networking-shy': {
    title: 'Una pregunta, un aporte',
    why: 'La timidez pesa menos cuando llegas con una tarea. Preguntar con curiosidad y ofrecer algo pequeño deja mejor recuerdo que cualquier discurso sobre ti.',
    steps: [
      'Escribe una pregunta que harías con gusto y una ayuda que puedes ofrecer, y mándasela a una persona conocida.',
      'Asiste a un encuentro o clase con el objetivo de hablar con dos personas, diez minutos cada una, y luego irte.',
      'Escribe a una persona nueva y retoma el hilo con otra antes de 48 horas, con algo que le sirva.',
    ],
    metric: 'Dos conversaciones y un seguimiento por semana; al mes, tres personas que te contestan.',
    rules: [
      { cue: 'me arrimo a la pared con el teléfono', action: 'lo guardo y hago mi pregunta a quien tenga más cerca' },
      {
        cue: 'la conversación se queda en silencio',
        action: 'pregunto en qué anda trabajando o me despido diciendo su nombre',
      },
    ],
    question: '¿Con quién te resulta fácil hablar, y qué tiene esa situación que las otras no?',
    close_up: [
      'Escribe un mensaje de tres líneas a alguien que viste una vez.',
      'Rompe el hielo con: “¿En qué estás trabajando ahora que te guste?”',
      'Toma una tarea en el evento, la puerta, el café, la lista; la tarea empieza la charla por ti.',
    ],
  },
  'athlete-to-work': {
    title: 'Colgar los guantes con rumbo',
    why: 'Años de rutina, madrugadas y derrotas te dieron un oficio que no cabe en un récord. El trabajo ahora es traducirlo a palabras que entienda quien nunca pisó un tatami.',
    steps: [
      'Traduce cinco cosas de tu vida de atleta a lenguaje de trabajo, cada una con un ejemplo que se pueda contar.',
      'Pide media hora a alguien que ya dio ese paso y saca de ahí dos oficios o cursos que valga la pena mirar.',
      'Dedica cuatro horas a un primer paso pagado o formativo, y conserva dos entrenamientos por puro gusto.',
    ],
    metric: 'Al mes: dos conversaciones con gente que ya dio el paso y una primera experiencia en curso.',
    rules: [
      {
        cue: 'siento que sin pelear no soy nadie',
        action: 'llamo a alguien que me quiera fuera del ring y se lo digo',
      },
      {
        cue: 'veo una pelea por pantalla y me entra la nostalgia',
        action: 'hago una clase por gusto y al volver le doy una hora a mi oficio nuevo',
      },
    ],
    question: '¿Qué parte de pelear quieres que siga viva en lo que hagas después?',
    close_up: [
      'Escribe quién te pide ayuda y para qué; ahí puede estar tu trabajo.',
      'Pregunta en un club, escuela o proyecto: “¿Puedo ayudar una tarde y ver si sirvo?”',
      'Empieza al lado del deporte, clases, jóvenes, seguridad, si un campo nuevo queda lejos.',
    ],
  },
  'dual-career-fighter': {
    title: 'Campamento con horario de oficina',
    why: 'Tu rival quizá entrena dos veces al día, pero el cuerpo cobra también las ocho horas de pie. Pon el trabajo dentro de la carga y el campamento se vuelve posible.',
    steps: [
      'Dibuja tu campamento en un calendario junto a los turnos y encierra las tres sesiones que no se negocian.',
      'Siéntate 15 minutos con tu jefe o jefa, muestra las fechas clave y propón cómo devolverás las horas que pidas.',
      'Cumple las tres sesiones fijas, deja un día libre de ambas cosas y baja el entrenamiento tras un turno pesado.',
    ],
    metric: 'Sesiones fijas cumplidas: tres de tres; noches con siete horas de sueño: al menos cinco.',
    rules: [
      { cue: 'salgo del turno sin piernas', action: 'hago 30 minutos de técnica suave y me voy a dormir' },
      {
        cue: 'me cambian el turno en plena preparación',
        action: 'reubico primero la sesión que más pesa y aviso a quien me entrena',
      },
    ],
    question: '¿Qué sesión de la semana le da más a tu pelea por cada hora que te cuesta?',
    close_up: [
      'Marca en una hoja los dos peores choques de la quincena, turno contra entrenamiento.',
      'Pide a un colega: “¿Me cubres el jueves por la tarde durante el campamento? Yo te cubro el fin de semana de Navidad.”',
      'Mueve la sesión dura al día después del descanso, si ningún turno cambia, y duerme primero.',
    ],
  },
  'stuck-no-growth': {
    title: 'Ponerle fecha al estancamiento',
    why: 'Un puesto sin salida se aguanta años porque nunca hay un momento en que toque decidir. Una fecha escrita crea ese momento.',
    steps: [
      'Escribe qué quieres aprender o ganar de aquí a un año y pon en el calendario una fecha para decidir si sigues.',
      'Pide 30 minutos con tu jefe o jefa para hablar de tu camino y sal con un paso concreto o con un no claro.',
      'Haz una prueba fuera: una solicitud, una charla con otra empresa o una hora de curso, y anota qué aprendiste.',
    ],
    metric: 'Una prueba externa por semana y, al llegar la fecha, una decisión escrita en una línea.',
    rules: [
      { cue: 'me repito que ya mejorará', action: 'abro el calendario y miro cuánto falta para mi fecha' },
      { cue: 'me prometen algo sin ponerle fecha', action: 'pregunto qué día lo revisamos y lo anoto ahí mismo' },
    ],
    question: '¿Qué señal de aquí a tres meses te diría que vale la pena quedarte?',
    close_up: [
      'Escribe lo último que aprendiste en el trabajo, y cuándo.',
      'Pregunta: “¿Qué tendría que mostrarte para marzo para que me confíes esto?”',
      'Toma un proyecto fuera de tu rutina que vea gente de otro equipo.',
    ],
  },
  'remote-work-focus': {
    title: 'El primer bloque manda',
    why: 'En casa nadie toca la campana, así que el día arranca cuando quiere. Un inicio siempre igual le avisa a tu cabeza que empezó el asalto.',
    steps: [
      'Deja el teléfono en otra habitación y trabaja 45 minutos en una sola tarea, escrita antes en un papel.',
      'Arma un ritual de entrada de tres gestos, como vestirte, servir agua y abrir un solo archivo, y úsalo cinco días.',
      'Protege cinco primeros bloques sin mensajes, avisa en casa el horario y fija una hora de cierre visible.',
    ],
    metric: 'Primeros bloques completos sin tocar el teléfono: cuatro de cinco.',
    rules: [
      {
        cue: 'la mano se me va al teléfono',
        action: 'apunto en el papel lo que quería mirar y sigo hasta el final del bloque',
      },
      {
        cue: 'ya se me fue la mañana entera',
        action: 'hago mi ritual de entrada como si acabara de empezar y cumplo un solo bloque',
      },
    ],
    question: '¿A qué hora y en qué rincón de la casa te ha salido mejor concentrarte?',
    close_up: [
      'Lleva el teléfono a otra habitación por un bloque de veinticinco minutos.',
      'Di en casa: “Puerta cerrada son cuarenta y cinco minutos. Después soy de ustedes.”',
      'Trabaja el primer bloque fuera, biblioteca o café, si la casa siempre gana.',
    ],
  },
  'return-to-study': {
    title: 'Volver a las aulas con mapa',
    why: 'Quien vuelve a estudiar no tiene menos cabeza que antes, tiene menos huecos. El curso se gana al encajarlo en el calendario, antes de abrir el primer libro.',
    steps: [
      'Dibuja tu semana con trabajo, entrenamiento y familia, y marca tres huecos de 45 minutos que puedan ser de estudio.',
      'Anota la primera entrega con su fecha, pártela en cuatro tareas y busca a dos personas del curso para estudiar.',
      'Cumple los tres huecos, empieza cada uno recordando lo anterior sin apuntes y reúnete una hora con tu grupo.',
    ],
    metric: 'Huecos de estudio cumplidos: tres de tres, y la primera entrega lista dos días antes.',
    rules: [
      { cue: 'llego a estudiar sin energía', action: 'hago 15 minutos de repaso fácil y cierro sin culpa' },
      {
        cue: 'saco una nota más baja de lo que esperaba',
        action: 'pido ver la corrección y elijo un tema para mi próximo hueco',
      },
    ],
    question: '¿Quién en tu casa puede cuidar contigo esos ratos de estudio?',
    close_up: [
      'Pon el libro o los apuntes en la mesa ahora, en la página donde empiezas.',
      'Escribe a alguien de la carrera: “¿Hacemos una hora el miércoles, cada quien con lo suyo?”',
      'Estudia en trozos de veinte minutos en el camino, si no hay bloque libre.',
    ],
  },
  'coach-as-job': {
    title: 'De competir a enseñar',
    why: 'Hacerlo bien y enseñarlo bien son dos oficios: los alumnos vuelven porque sienten que los ves y porque mejoran, rara vez por lo que ganaste. Antes de pagar un título, averigua si disfrutas la repetición número cuarenta de lo básico de otra persona.',
    steps: [
      'Escribe una clase de 45 minutos en cinco líneas y los nombres de tres personas que vendrían.',
      'Pregunta a tu federación qué licencia, curso de primeros auxilios, certificado de antecedentes y seguro necesitas antes de que alguien te pague.',
      'Ayuda en una clase por semana durante ocho semanas, y después de cada una pregunta al entrenador y a un alumno qué quedó claro y qué no.',
    ],
    metric:
      'Cuenta cuántos alumnos todavía pueden mostrar tu técnica una semana después: siete de diez quiere decir que enseñas bien.',
    rules: [
      {
        cue: 'un alumno no lo entiende después de mi segunda explicación',
        action: 'lo muestro una vez en silencio y le dejo probar una sola parte',
      },
      {
        cue: 'alguien quiere pagarme clases antes de que tenga licencia y seguro',
        action: 'lo apunto en una lista y le digo desde cuándo puedo darle clases',
      },
    ],
    question: '¿El progreso de quién te ha alegrado más que el tuyo?',
    close_up: [
      'Explícale a alguien de confianza una técnica básica en tres frases y mira qué hace con eso.',
      'Dile a tu entrenador: “Quiero aprender a enseñar. ¿Puedo dirigir el calentamiento y una técnica, contigo mirando, durante las próximas ocho semanas?”',
      'Conserva tu trabajo y da clases dos noches por semana si no puedes permitirte el salto, hasta que las cuotas hayan cubierto un tercio de tus ingresos durante seis meses.',
    ],
  },
  'teaching-class': {
    title: 'Una clase que camina sola',
    why: 'El desorden casi siempre empieza cuando el grupo espera o escucha demasiado. Explicaciones de un minuto y bloques cortos ocupan las manos, y quien está haciendo algo molesta menos.',
    steps: [
      'Escribe la clase en cinco bloques con minutos: juego, técnica, repetición en parejas, combate suave y cierre.',
      'Da la clase con la hoja en el bolsillo, explica cada ejercicio en menos de un minuto y corrige mientras se mueven.',
      'Anota al salir qué bloque funcionó, cuál se cayó y el nombre de alguien a quien casi no le hablaste.',
    ],
    metric: 'Minutos del grupo en movimiento, contados con reloj: al menos 40 de cada 60.',
    rules: [
      {
        cue: 'el grupo se me dispersa mientras explico',
        action: 'corto la frase, muestro el ejercicio una vez y los pongo a hacerlo',
      },
      {
        cue: 'un padre grita instrucciones desde la orilla',
        action: 'sigo con la clase y al final hablo con él aparte, sin su hijo delante',
      },
    ],
    question: '¿En qué momento de tu clase se pierde el grupo y qué estabas haciendo tú justo antes?',
    close_up: [
      'Prepara solo los primeros diez minutos: un juego, sus reglas en tres frases y la señal para parar.',
      'Di al grupo al empezar: «Cuando levante la mano, todos quietos y mirando acá. Probemos una vez».',
      'Pide a alguien con más experiencia que mire una clase tuya y te diga una sola cosa que cambiaría.',
    ],
  },
  'fight-offer': {
    title: 'Sí o no con la cabeza fría',
    why: 'Una oferta llega con prisa para que respondas con el orgullo. Con cinco datos escritos y una noche de por medio decides por tu estado real y no por miedo a que no te llamen más.',
    steps: [
      'Pide por escrito los cinco datos: rival y récord, peso, reglas y asaltos, fecha y lugar, bolsa y quién paga médico y viaje.',
      'Revisa con quien te entrena tu estado de hoy: peso, lesiones, golpes recientes en la cabeza y semanas de sparring.',
      'Responde sí con condiciones o no con una fecha en la que sí podrías, y guarda el mensaje.',
    ],
    metric: 'Los cinco datos por escrito antes de contestar: cinco de cinco.',
    rules: [
      {
        cue: 'me presionan para contestar en el momento',
        action: 'digo que respondo mañana a una hora fija y llamo a mi entrenador',
      },
      {
        cue: 'el peso o el rival cambian después de mi sí',
        action: 'trato el cambio como una oferta nueva y la vuelvo a revisar',
      },
    ],
    question: 'Si nadie se enterara nunca de que te la ofrecieron, ¿la aceptarías?',
    close_up: [
      'Anota en dos columnas lo que ya sabes de la pelea y lo que todavía no te dijeron.',
      'Escribe a quien te llamó: «Gracias por pensar en mí. Mándame rival, peso, reglas, bolsa y gastos, y mañana te confirmo».',
      'Propón otra fecha, otro peso o menos asaltos antes de decir que no del todo.',
    ],
  },
}
