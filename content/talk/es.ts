import type { Talk } from './talk-texts.ts'

export const es: Talk = {
  greeting: [
    'Hola, qué bueno que estás aquí. ¿Qué tienes en mente: una pelea que se acerca, una técnica que no sale o una semana demasiado llena?',
    'Te doy la bienvenida a tu esquina. ¿Qué te trae hoy: los nervios, tu plan de entrenamiento o algo del trabajo?',
    'Hola, aquí hay lugar para lo que traigas. ¿Qué te ronda la cabeza: el sparring, la categoría de peso o un problema en casa?',
    'Hola, adelante, vamos con calma. ¿Qué te ocupa hoy: una derrota que pesa, una decisión pendiente o un gimnasio que necesita más alumnos?',
  ],
  thanks: [
    'De nada.',
    'Qué bueno que te sirvió.',
    'Para eso estoy; hacerlo ya es cosa tuya.',
    'No hay de qué. Escribe cuando surja lo siguiente.',
    'De nada, y ve paso a paso.',
  ],
  goodbye: [
    'Cuídate, y que tengas un buen entrenamiento.',
    'Hasta pronto; que los rounds de hoy te dejen algo útil.',
    'Hasta luego; entrena bien y vuelve a casa con todo en su lugar.',
    'Hasta la próxima, y que te toque buena compañía para entrenar.',
  ],
  agree: [
    'Bien. Después cuéntame cómo te fue.',
    'De acuerdo, así queda.',
    'Bien, empieza por lo pequeño y luego me cuentas.',
    'Muy bien; aquí sigo para cuando lo hayas probado.',
    'Bien. Vuelve y cuéntame, también si no salió.',
  ],
  bot: [
    'Soy un programa integrado en Kiai. Puedo ayudarte con planes, técnica, entrenamiento, trabajo, el negocio de un gimnasio y temas de la vida. No puedo verte ni diagnosticarte, no conozco tu cuerpo y no reemplazo a un entrenador ni a un médico.',
    'Le escribes a un programa, no a una persona. Hace planes y responde sobre técnica, entrenamiento, trabajo, gimnasios como negocio y asuntos de la vida. Lo que no puede es mirar cómo te mueves, evaluar una lesión o saber qué siente tu cuerpo; para eso están tu entrenador y tu médico.',
    'No soy una persona, soy un programa. Pregúntame cómo preparar una pelea, o por una técnica, tu semana, tu trabajo, tu gimnasio o algo de tu vida. Para lo que requiere ojos, manos o un diagnóstico, hace falta un entrenador o un médico.',
  ],
  insult: [
    'Entiendo, esa respuesta no te sirvió. ¿Qué falló?',
    'Está bien. Dime qué parte no iba y lo intento de nuevo.',
    'De acuerdo, probemos otra vez: ¿qué necesitabas y no encontraste?',
    'Puede que haya apuntado a otra cosa. ¿Qué debí tener en cuenta?',
  ],
  gibberish: [
    'No pude leer eso. ¿Me cuentas en una frase qué tienes en mente?',
    'Eso no lo entiendo. Basta una frase sencilla sobre lo que necesitas.',
    'No me llegó como palabras que pueda leer. En una frase, ¿de qué se trata?',
    'No logré descifrar ese mensaje. Escríbeme una frase sobre lo que te ocupa y empezamos por ahí.',
  ],
  offTopic: [
    'Para eso no estoy hecho; si hay algo de tu entrenamiento, tu trabajo o tu vida, ahí sí puedo ayudar.',
    'Eso es mejor preguntarlo en otro lado. ¿Cómo va tu entrenamiento?',
    'Otras herramientas hacen eso mejor que yo. Con una pelea, una técnica o una semana llena sí puedo ayudarte.',
    'Eso queda fuera de mi terreno. ¿Hay algo de tu deporte o de tu vida que quieras mover?',
  ],
  inject: [
    'Mis reglas se quedan como están y no las muestro. Estoy aquí para tu entrenamiento, tu trabajo y lo que pasa en tu vida.',
    'No cambio mi forma de trabajar ni la explico por dentro. Estoy para darte un plan o una respuesta que te sirva, dentro y fuera del gimnasio.',
    'Esa parte es fija y queda cerrada. Lo mío es ayudarte con el deporte, el trabajo, el gimnasio y la vida.',
  ],
  abilities: [
    'Cuéntame qué se interpone y te armo un plan o te respondo: técnica, entrenamiento, nervios, trabajo, gimnasio o vida. Cada respuesta muestra cómo te entendí, y si entendí mal, lo tocas y lo corriges. Lo que escribes se queda en tu cuenta. En la Ficha de Combate puedes verlo y borrarlo.',
    'Soy un estratega para gente de deportes de combate: tú traes una meta o un problema y yo te doy pasos. En cada respuesta ves cómo te leí; tócalo si hay algo que corregir. Lo que me cuentas se guarda en tu cuenta, y en la Ficha de Combate lo puedes ver y borrar.',
  ],
  human: [
    'Los entrenadores humanos están en Coaches, y para cualquier cosa de la app está Contactar con soporte, que encuentras con Buscar. Mientras tanto, sigo aquí.',
    'Si quieres hablar con una persona, entra en Coaches; si necesitas ayuda con la app, busca Contactar con soporte. Entretanto puedes seguir escribiendo aquí.',
    'Tiene sentido. En Coaches hay personas que entrenan a otras, al equipo de la app le escribes en Contactar con soporte, que encuentras con Buscar, y este chat queda abierto mientras tanto.',
  ],
  vents: [
    'Es mucho, y está bien decirlo tal cual. ¿Hay algo más?',
    'Leí todo lo que escribiste. Ahora no van consejos; sigue si quieres.',
    'Te leo. ¿Qué es lo que más pesa de todo esto?',
    'No hay que resolver nada en este momento. ¿Desde cuándo cargas con esto?',
  ],
  goodNews: [
    '¡Felicidades! Era difícil y llegaste hasta el final. ¿Qué lo hizo posible?',
    '¡Lo lograste! Esa parte nadie podía hacerla por ti. ¿Qué fue lo que más te ayudó?',
    '¡Qué buena noticia! Seguiste adelante cuando no era nada fácil. ¿Qué hiciste distinto esta vez?',
    '¡Esto hay que celebrarlo! Te costó y no lo soltaste. ¿Qué te sostuvo en el camino?',
    '¡Bien hecho! Detrás de un momento así hay mucho trabajo que nadie ve. ¿Qué marcó la diferencia?',
  ],
  goodNewsOther: [
    '¡Qué gran noticia! Algo tan difícil no llega por casualidad. ¿Qué lo hizo posible?',
    '¡Felicidades para los dos! La parte dura la hizo esa persona, y tú estuviste ahí. ¿Qué fue lo que más le ayudó?',
    '¡Qué momento! Insistió en algo difícil hasta que salió. ¿Qué crees que marcó la diferencia?',
  ],
  wrongTopic: [
    'Perdón, te entendí mal. ¿Cuál de estas opciones es?',
    'Entonces leí otra cosa, disculpa. ¿De qué se trata en realidad?',
    'Perdón, me fui por otro lado. ¿Qué se acerca más a lo tuyo?',
  ],
  corrected: [
    'Corregido: {what}. Lo que sigue ya lo tiene en cuenta.',
    'Gracias, lo cambio: {what}. Mi respuesta con ese dato:',
    'Cambio anotado: {what}. Esta es la respuesta actualizada:',
  ],
  correctedSame: [
    'Corregido: {what}. Lo que te dije sigue igual.',
    'Gracias, ya lo tengo bien: {what}. Eso no cambia mi respuesta.',
  ],
  correctedThis: ['Corregido: {what}.', 'Gracias, ahora lo tengo: {what}.'],
  correctedPerson: ['es para {person}', 'es sobre {person}'],
  correctedEvent: ['{event} ahora es el {date}', '{event} es el {date}'],
  correctedDay: ['la fecha ahora es el {date}', 'queda para el {date}'],
  correctedNumber: ['“{phrase}” en lugar de {from}', '“{phrase}”, no {from}'],
  restated: ['Entonces te entendí mal.', 'Ya entiendo, la pregunta es otra.'],
  supposed: ['Supongamos {what}.', 'Con {what}:'],
  firstStep: ['Si vas a hacer una sola cosa, que sea esta:', 'Empieza por esta:'],
  besides: ['Cerca de lo que preguntas:', 'Y por si quieres saber una de estas cosas:'],
  alsoThis: [
    'Y sobre {matter}, una cosa:',
    'También escribiste sobre {matter}. Para eso:',
    'Sobre {matter}, empieza por esto:',
  ],
  noPlanYet: [
    'Todavía no hay un plan que pueda resumir. Dime qué quieres lograr y armamos uno.',
    'Hasta ahora no hemos hecho ningún plan. ¿Para qué sería y para cuándo?',
  ],
  summaryLead: ['Así está tu plan:', 'El plan, en pocas palabras:', 'En resumen, esto es lo que tenemos:'],
  dateKnown: ['{event} es el {date}, {countdown}.', 'La fecha que me diste: {event}, el {date}, {countdown}.'],
  dayKnown: ['Es el {date}, {countdown}.', 'La fecha que me diste es el {date}, {countdown}.'],
  doctorFirst: [
    'Antes que nada: con eso, no pruebes nada sin preguntarle a tu médico qué puedes hacer, y deja lo que te duela o te haga sentir mal.',
    'Primero una cosa: con eso, lo que puedes hacer lo decide tu médico. Lo que sigue vale solo hasta donde te lo permita.',
  ],
  doctorOnly: [
    'Con eso no te doy pautas de entrenamiento: lo que puedes hacer lo decide el médico o fisio que conoce tu caso. Pregúntale: “¿Qué puedo hacer ahora, qué todavía no y a partir de cuándo?”. Hasta entonces, deja todo lo que pueda empeorarlo o te duela, y avísale a tu entrenador antes de la próxima clase. Cuando tengas la respuesta, escríbeme otra vez y armamos el plan a partir de ahí.',
    'Primero el médico, después el plan: con eso, lo que a otros les sirve a ti puede hacerte daño. Pregúntale tres cosas: qué puedes hacer ahora, qué no y qué sería una señal de alarma. Cuéntale la respuesta a tu entrenador antes de entrenar. Luego dime qué te permite y armo el plan a partir de ahí.',
  ],
  underAge: [
    'Con menos de 18 años no recomiendo bajar de peso para una categoría ni tomar suplementos: el cuerpo todavía crece, y lo que ayuda a un adulto puede hacer daño. Compite en la categoría del peso que tienes hoy, come a tus horas, bebe cuando tengas sed y duerme nueve horas. Junto con tu mamá o tu papá, dile al entrenador: «Vamos en la categoría del peso de hoy». Si el peso preocupa, que lo vea un pediatra.',
    'Para quien tiene menos de 18 la respuesta es sencilla: la categoría del peso normal, y nada de polvos ni pastillas si no lo indica un médico. Tres comidas, algo ligero alrededor del entrenamiento, agua y dormir suficiente hacen más. Si el entrenador presiona, que hable con él un adulto de la familia: «Antes de los 18, nada de bajar peso».',
  ],
  askDay: [
    '¿Cuándo es? Si me dices el día, te armo un plan hasta entonces.',
    '¿Qué día es? Así le pongo fechas a esto.',
  ],
  todayIs: ['Hoy es {date}.', 'La fecha de hoy: {date}.'],
  dateUnknown: ['Todavía no me has dado una fecha. ¿Cuándo es?', 'Aún no tengo la fecha. ¿Qué día es?'],
  askedLead: ['Preguntaste:', 'Tu pregunta era:'],
  saidLead: ['Esto es lo que me has contado:', 'Hasta ahora sé esto de ti:'],
  saidNothing: [
    'Todavía no me has contado nada que pueda poner en una lista. ¿Qué debería saber de ti?',
    'Por ahora no tengo datos tuyos. Empieza por tu deporte y lo que quieres lograr.',
  ],
  noKnowledge: [
    'No tengo una buena respuesta para esa pregunta y no quiero inventarla. Puedo ayudarte a planear el siguiente paso, o puedes preguntarle a alguien en Coaches.',
    'Eso no lo sé lo bastante bien como para decírtelo. Lo que sí puedo darte es lo que está alrededor: qué probar primero y a quién preguntar.',
    'Con honestidad: nada de lo que tengo responde justo a eso. Si me dices qué quieres lograr, busco un camino desde ahí.',
  ],
  injuryFirst: [
    'Si algo duele, eso va primero. No te doy pasos de entrenamiento para esa parte hasta que la revise un profesional. ¿Qué te duele exactamente y desde cuándo?',
    'Dejemos esa parte fuera del entrenamiento hasta que la vea un médico o fisioterapeuta. ¿Dónde está el dolor exactamente y cuándo empezó?',
    'Antes de cualquier plan: eso hay que revisarlo, y hasta entonces no entra en el entrenamiento. ¿Qué pasó, qué sientes y desde cuándo?',
  ],
  checkIn: [
    'Antes que nada: ¿cómo estás ahora, después de lo que escribiste?',
    'Primero quiero volver a lo que me escribiste hace un momento. ¿Cómo te sientes ahora mismo?',
    'Hay algo que va antes de tu pregunta: ¿estás bien en este momento y hay alguien contigo?',
  ],
}
