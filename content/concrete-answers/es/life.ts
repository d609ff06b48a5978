import type { ConcreteAnswer } from '../concrete-answer.ts'

export const LIFE: readonly ConcreteAnswer[] = [
  {
    matter: 'cannot-afford',
    asked: [
      '¿Cómo le digo al gimnasio que este mes no puedo pagar?',
      'no puedo pagar el gym q digo',
      '¿y qué le digo exactamente al dueño?',
      'Me da vergüenza ir porque debo la mensualidad.',
    ],
    answer:
      'Díselo antes del vencimiento, a solas: «Este mes no llego. Puedo pagar la mitad el 15 y el resto el 30, o ayudar con la limpieza o la clase de niños». Pide respuesta clara y cúmplela. Casi todos prefieren eso a que desaparezcas. Lo que sale mal es dejar de ir y acumular tres meses de deuda.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      '¿Cuántos días de entrenamiento negocio con mi pareja?',
      'mi pareja se queja q entreno mucho',
      '¿y qué le propongo?',
      'Mi pareja dice que vivo en el gimnasio.',
    ],
    answer:
      'Propón tres días fijos y una noche intocable para ustedes, por cuatro semanas. Di: «Entreno lunes, miércoles y sábado; el viernes es nuestro y sin teléfono. En un mes vemos si funciona». Escríbanlo en el calendario. Antes pregunta qué le falta, y escucha sin defenderte. Lo que rompe el acuerdo es el cuarto día «solo por esta vez».',
  },
  {
    matter: 'break-up',
    asked: [
      '¿Le escribo a mi ex o no?',
      'le escribo a mi ex?',
      '¿y cuánto tiempo sin hablarle?',
      'Me dejó hace una semana y no paro de mirar su perfil.',
    ],
    answer:
      'No le escribas durante 30 días, salvo hijos, llaves o dinero, y eso en una frase. Silencia su perfil hoy. Cuando venga el impulso, escribe el mensaje en una nota y sal 20 minutos a caminar. Ve a tus clases de siempre aunque rindas poco. Si no duermes, no comes o piensas en hacerte daño, habla hoy con alguien y un médico.',
  },
  {
    matter: 'parents-against',
    asked: [
      '¿Cómo convenzo a mis padres de que me dejen boxear?',
      'mis papas no me dejan boxear',
      '¿y qué les digo esta noche?',
      'Mis padres dicen que el boxeo es peligroso y no me dejan ir.',
    ],
    answer:
      'Pide una sola cosa pequeña: que vengan a ver una clase. Di: «Entiendo el miedo a los golpes. Vengan el jueves, hablen con el entrenador; seis meses sin sparring y mis notas no bajan». Lleva horario, precio y seguro en una hoja. Si eres menor, no vayas a escondidas: el gimnasio necesita su firma y perderías la confianza.',
  },
  {
    matter: 'family-care',
    asked: [
      'Acabo de tener un bebé, ¿cuánto entreno?',
      'bebe nuevo cuanto entreno',
      '¿y cuántas veces con un recién nacido?',
      'Tengo un bebé de un mes y no piso el gimnasio.',
    ],
    answer:
      'Dos veces por semana, 45 minutos, los tres primeros meses, y que tu pareja tenga sus dos salidas también. En casa: 15 minutos de sombra y fuerza cuando el bebé duerme. Con menos de cinco horas de sueño, nada de sparring. Si diste a luz tú, espera el visto bueno médico. Lo que crea pelea es decidir los días sin preguntar.',
  },
  {
    matter: 'loneliness',
    asked: [
      '¿Cómo hago amigos en el gimnasio?',
      'no tengo amigos en el gym',
      '¿y qué les digo después de clase?',
      'Soy nuevo en la ciudad y entreno sin hablar con nadie.',
    ],
    answer:
      'Ve siempre a la misma clase, los mismos dos días, y quédate diez minutos después. Aprende un nombre por sesión y pregunta: «¿Me enseñas cómo hiciste eso?». A la cuarta semana propone: «¿Tomamos algo después del jueves?». Lo que no funciona es cambiar de horario e irse con los auriculares puestos. Si la tristeza dura semanas, habla con un médico.',
  },
  {
    matter: 'money-saving',
    asked: [
      '¿Cuánto ahorro al mes para viajar a un torneo?',
      'cuanto ahorro para el torneo',
      '¿y eso por semana cuánto es?',
      'El torneo es en seis meses y no tengo nada guardado.',
    ],
    answer:
      'Suma inscripción, viaje, dos o tres noches, comida y un 15 % extra, y divide entre los meses que faltan. Ejemplo: 900 entre 6 son 150 al mes, unos 35 por semana. Transfiérelo el día que cobras a otra cuenta. Reserva transporte y cama ocho semanas antes. Lo que siempre se olvida es la licencia y el pago del equipaje.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      '¿Qué hago en el momento de un ataque de pánico?',
      'ataque de panico q hago',
      '¿y si me da en la calle?',
      'De repente me late el corazón y siento que me muero.',
    ],
    answer:
      'Siéntate, apoya los pies y suelta el aire largo: 4 segundos dentro, 6 fuera, diez veces. Nombra en voz alta cinco cosas que ves. Suele bajar en 10 a 20 minutos. Si es la primera vez, o hay dolor en el pecho, desmayo o falta de aire que no cede, urgencias. Si se repite, pide cita médica; huir de cada lugar lo agranda.',
  },
  {
    matter: 'self-doubt',
    asked: [
      '¿Cómo dejo de sentir que todo lo hago mal?',
      'todo lo hago mal',
      '¿y qué hago hoy mismo?',
      'Nada de lo que hago me parece bueno.',
    ],
    answer:
      'Escribe cada noche, durante dos semanas, una cosa hecha y su prueba: «Fui a clase cansado», «Ayudé a un nuevo con la guardia». Solo hechos, tres líneas. Cuando llegue «soy un desastre», cámbialo por «hoy falló esto». Elige una meta de siete días que puedas cumplir. Si llevas semanas sin ganas o piensas en no vivir, busca ayuda médica hoy.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      '¿Borro las redes para dejar de compararme?',
      'borro insta?',
      '¿y borrarlas ayuda o no?',
      'Todos mis amigos tienen casa y yo sigo igual.',
    ],
    answer:
      'Quítalas del teléfono 30 días; no hace falta borrar la cuenta. Deja de seguir diez perfiles que te dejan peor. Compárate con una fecha: escribe dónde estabas hace un año en salud, dinero y entrenamiento, y un paso para los próximos 90 días. Lo que falla es quitarlas y llenar el hueco con otra pantalla: pon ahí una clase.',
  },
  {
    matter: 'big-decision',
    asked: [
      '¿Cómo decido si llevo meses dándole vueltas?',
      'no puedo decidir',
      '¿y cómo elijo de una vez?',
      'Tengo que decidir algo grande y cada día cambio de opinión.',
    ],
    answer:
      'Pon fecha, dentro de siete días, y hasta entonces haz tres cosas: escribe lo peor realista de cada opción, habla con alguien que ya la vivió, y prueba una en pequeño. El séptimo día eliges la que puedas sostener un mal lunes. Si se puede deshacer, decide rápido. Preguntar a diez personas solo suma ruido.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Me mudo de ciudad, ¿cuándo busco gimnasio?',
      'me mudo y el gym?',
      '¿y cuándo empiezo a buscar?',
      'Me voy a otro país en un mes y dejo mi equipo.',
    ],
    answer:
      'Búscalo antes de mudarte: tres opciones a menos de 25 minutos de tu casa o trabajo, y escribe pidiendo clase de prueba para la primera semana. Pide a tu entrenador una recomendación: «¿Conoces a alguien allí?». Prueba los tres antes de firmar. Si esperas a estar instalado, pasan tres meses.',
  },
  {
    matter: 'saying-no',
    asked: [
      '¿Cómo digo que no sin dar explicaciones?',
      'como digo q no',
      '¿y con qué palabras?',
      'Siempre termino haciendo favores que no quiero.',
    ],
    answer:
      'Di: «Gracias por pensar en mí; esta vez no puedo», y cállate. Si insisten, repite la misma frase, igual, hasta tres veces. Si te piden respuesta inmediata: «Te digo mañana». Practica esta semana con algo pequeño. Lo que te hunde es dar razones: cada razón es una puerta para negociar.',
  },
  {
    matter: 'bullied',
    asked: [
      'Me molestan en la escuela, ¿me defiendo a golpes?',
      'me hacen bullying les pego?',
      '¿y si me empujan otra vez?',
      'Hay un grupo en la escuela que me molesta todos los días.',
    ],
    answer:
      'No pegues primero: manos arriba y abiertas, voz fuerte «¡Déjame!», sal hacia donde haya adultos. Hoy cuéntaselo a tu padre, madre o un profesor, con lista de fechas, nombres y capturas. Pidan reunión esta semana y respuesta por escrito. Si hay golpes o amenazas, policía o médico. Callarlo por vergüenza es lo que lo alarga; tampoco es culpa tuya.',
  },
  {
    matter: 'purpose',
    asked: [
      'Cumplo 40 y no sé qué quiero, ¿por dónde empiezo?',
      'no se q quiero en la vida',
      '¿y qué hago esta semana?',
      'Tengo trabajo y familia y siento que falta algo.',
    ],
    answer:
      'Empieza con una prueba de cuatro semanas, no con una respuesta: elige una actividad que te hacía perder la noción del tiempo y dale dos horas por semana. Cada domingo apunta qué te dio energía y qué te la quitó. A las cuatro semanas, amplía o cambia. Renunciar a todo de golpe suele salir caro. Vacío constante: médico o psicólogo.',
  },
  {
    matter: 'grief',
    asked: [
      '¿Cuándo vuelvo a entrenar después de una muerte?',
      'murio mi papa cuando vuelvo',
      '¿y es normal no querer ir?',
      'Se murió mi antiguo entrenador y no puedo entrar al gimnasio.',
    ],
    answer:
      'Vuelve cuando quieras estar entre gente, aunque sea a la semana, y solo a técnica o saco; sparring no mientras duermas mal. Avisa al entrenador: «Perdí a alguien, si me salgo un rato no pasa nada». Llorar en el vestuario es normal. Si en dos meses no puedes trabajar, dormir o comer, o quieres morir también, busca ayuda médica ya.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      '¿Qué le digo a un amigo que está bebiendo demasiado?',
      'mi amigo toma mucho q le digo',
      '¿y cómo empiezo esa charla?',
      'Un compañero llega oliendo a alcohol y nadie dice nada.',
    ],
    answer:
      'Háblale a solas, sobrio y caminando: «Te vi mal el martes y el sábado. Me preocupas. ¿Qué pasa?». Luego calla y escucha. Ofrece una cosa concreta: «Te acompaño al médico el jueves». Si entrena bebido, lo sabe el entrenador, por seguridad. No lo sermonees ante el equipo. Si habla de no vivir, no lo dejes solo y llama a emergencias.',
  },
  {
    matter: 'family-support',
    asked: [
      'Mi familia nunca viene a verme, ¿qué les digo?',
      'mi familia nunca va a mis peleas',
      '¿y cómo los invito sin rogar?',
      'Llevo cinco torneos y nunca vino nadie de mi casa.',
    ],
    answer:
      'Invita a una sola persona, a una sola fecha y con todo resuelto: «El 14 a las cinco compito, dura una hora, paso por ti; para mí es importante». Si dice que no: «Está bien, quería que lo supieras». Ofrécele ver un entrenamiento, da menos miedo. Pedirlo enojado tras perder no funciona; lleva además a un amigo.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Mi madre no me habla porque compito, ¿qué hago?',
      'mi mama se enojo x q compito',
      '¿y espero o le hablo yo?',
      'Soy mayor de edad y mi madre llora cada vez que peleo.',
    ],
    answer:
      'Háblale tú, en un momento tranquilo: «Sé que sufres. Te cuento qué medidas hay: médico, casco en sparring, y paro si el doctor lo dice». Ofrece no darle fechas y llamarla al terminar. No le pidas que lo apruebe. Discutirlo la semana de la pelea sale mal. Vuelve a intentarlo cada mes, diez minutos.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Mi pareja me dice que elija: ella o el deporte, ¿qué respondo?',
      'me pide elegir entre el deporte y ella',
      '¿y qué le contesto hoy?',
      'Anoche me dio un ultimátum por los entrenamientos.',
    ],
    answer:
      'Responde hoy: «No quiero perderte ni dejarlo. Dame el sábado dos horas para hablar; esta semana falto dos días». Ese sábado pregunta primero qué le duele: horas, dinero, golpes o celos, y propón un cambio por cada cosa. Revisen en cuatro semanas, o con terapeuta de pareja. Contestar al ultimátum en caliente lo vuelve definitivo. Si hay control o amenazas, busca ayuda.',
  },
  {
    matter: 'break-up',
    asked: [
      'Mi ex entrena en mi gimnasio, ¿me voy?',
      'mi ex va a mi gym',
      '¿y si me toca con ella en clase?',
      'Terminamos y nos vemos todos los días en clase.',
    ],
    answer:
      'No te vayas todavía: repartan horarios por ocho semanas. Mensaje único: «¿Tú lunes y miércoles, yo martes y jueves?». Avisa al entrenador: «No nos pongas de pareja, por favor». Si coinciden, saludo corto y a lo tuyo. Nada de pedir a los amigos que elijan. Si hay acoso, lo sabe el gimnasio hoy y, si sigue, la policía.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      '¿Cómo paro los pensamientos por la noche?',
      'no paro de pensar en la noche',
      '¿y si vuelven a los diez minutos?',
      'Me acuesto y la cabeza no para con todo lo de mañana.',
    ],
    answer:
      'Escribe en papel, una hora antes de dormir, cada preocupación y la primera acción con hora; diez minutos y cierras. En la cama, exhala 6 segundos, veinte veces. Si a los 20 minutos sigues, levántate y lee con luz baja. Sin café desde las dos. Si pasa más de tres noches por semana durante un mes, pide cita médica.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Nadie me invita a nada, ¿cómo propongo yo un plan?',
      'nadie me invita',
      '¿y qué les escribo?',
      'Los del gimnasio salen juntos y a mí no me dicen.',
    ],
    answer:
      'Propón tú algo pequeño, con día y hora, a dos personas: «El sábado después de clase voy a desayunar al lado, ¿vienen?». Si no pueden, repite en dos semanas con otras. Tres intentos es lo normal. Los planes abiertos, «un día hay que salir», no llegan nunca. Si te quedas en casa semanas y todo te da igual, habla con un médico.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      '¿Qué equipo compro primero si tengo poco dinero?',
      'poca plata q compro primero',
      '¿y cuáles guantes?',
      'Quiero entrenar y no me alcanza para todo el equipo.',
    ],
    answer:
      'Compra primero bucal y vendas, después guantes de 14 o 16 onzas; lo demás pídelo prestado. El bucal siempre nuevo; guantes, usados pero con relleno firme y muñeca entera. Pregunta en el gimnasio: «¿Alguien vende o presta?». Espinilleras a los tres meses. El error es comprar el guante más barato: la mano lo paga en el saco.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Mi familia me pide dinero siempre, ¿cómo digo que no?',
      'mi familia me pide plata',
      '¿y si se enojan?',
      'Desde que gano algo, todos me piden prestado.',
    ],
    answer:
      'Di: «Este año no presto dinero; puedo ayudarte a hacer la lista o llamar contigo», igual a todos. Si quieres dar, fija un monto mensual que no necesites y que sea regalo, no préstamo. Si se enojan: «Lo entiendo», y no cambias la respuesta. Una excepción secreta se sabe en una semana.',
  },
  {
    matter: 'grief',
    asked: [
      '¿Qué le digo a un compañero al que se le murió alguien?',
      'se le murio alguien a un amigo q digo',
      '¿y cuando vuelva a clase?',
      'Murió el padre de mi compañero y no sé qué escribirle.',
    ],
    answer:
      'Escríbele hoy: «Siento mucho lo de tu papá. No tienes que contestar. El jueves te llevo comida». Una ayuda concreta vale más que «lo que necesites». Cuando vuelva, un abrazo, «qué bueno verte», y entrena suave con él. Vuelve a escribir al mes, cuando los demás ya callan. Evita «está en un lugar mejor» y las comparaciones.',
  },
  {
    matter: 'bullied',
    asked: [
      'Se burlan de mí en el trabajo, ¿qué hago?',
      'se burlan d mi en el trabajo',
      '¿y a quién se lo digo?',
      'Mis compañeros hacen bromas sobre mí todos los días.',
    ],
    answer:
      'Dilo una vez, al que más lo hace y a solas: «Esas bromas me molestan; para». Desde hoy anota fecha, palabras y testigos. Si en una semana sigue, correo a tu jefe o recursos humanos con cinco ejemplos y una petición: «Que cese y quede por escrito». Sin respuesta, sindicato o abogado laboral. Reírte para disimular lo toma por permiso.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Un amigo me dijo que no quiere seguir viviendo, ¿qué hago?',
      'mi amigo dice q no quiere vivir',
      '¿y si me pide que no lo cuente?',
      'Mi compañero escribió que ya no quiere estar aquí.',
    ],
    answer:
      'Llámalo ahora y pregunta directo: «¿Estás pensando en matarte?». Preguntar no empuja a nadie. Quédate con él o que vaya alguien ya, y llama a emergencias o a la línea de crisis de tu país si hay plan o medio a mano. El secreto no se guarda: avisa a su familia. No lo dejes solo hasta que lo vea un profesional.',
  },
  {
    matter: 'family-care',
    asked: [
      'Cuido a mi madre enferma, ¿cómo sigo entrenando?',
      'cuido a mi mama y no entreno',
      '¿y quién se queda con ella?',
      'Mi madre enfermó y dejé todo para cuidarla.',
    ],
    answer:
      'Asegura dos huecos de 90 minutos por semana y pide relevo con fecha: «Hermano, martes y sábado de seis a siete y media te toca». Si no hay familia, pregunta en el centro de salud por ayuda a domicilio. En casa, 15 minutos diarios. Los que cuidan caen por no dormir: si no aguantas, dilo a tu médico.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'No me creo los elogios, ¿qué contesto?',
      'no se recibir elogios',
      '¿y qué digo cuando me felicitan?',
      'Cuando me felicitan digo que fue suerte.',
    ],
    answer:
      'Contesta «Gracias, lo trabajé» y cállate. Dos semanas así, aunque suene falso. Esa noche escribe el elogio y qué hiciste tú para que pasara: horas, repeticiones, decisiones. Explicar que fue suerte enseña a los demás a no verte. Si por dentro la voz es cruel casi todo el día, un psicólogo ayuda con eso.',
  },
  {
    matter: 'big-decision',
    asked: [
      '¿A quién pregunto antes de decidir?',
      'a quien le pregunto',
      '¿y cuántas opiniones pido?',
      'Cada persona me dice algo distinto y me confundo más.',
    ],
    answer:
      'Pregunta a tres: una que ya lo hizo, una que lo intentó y se arrepintió, y una que te quiere y no gana nada. A las tres lo mismo: «¿Qué no vi?». Después dos días sin hablar del tema y decides por escrito. Pedir permiso a toda la familia alarga la duda. Si hay contrato o herencia, abogado.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Extraño mi antiguo gimnasio, ¿es normal querer volver?',
      'extraño mi antiguo gym',
      '¿y cuánto le doy al nuevo?',
      'Me mudé y en el gimnasio nuevo nada es igual.',
    ],
    answer:
      'Sí, es normal; dale al nuevo tres meses y dos clases fijas antes de juzgar. Pregunta un nombre por clase y quédate diez minutos al final. Llama a tu antiguo equipo un día por semana, no todos. Visítalos con fecha en el calendario. Decir «allá se hacía mejor» te cierra puertas. Si tras tres meses sigues incómodo, prueba otro.',
  },
  {
    matter: 'money-saving',
    asked: [
      '¿En qué recorto primero para ahorrar?',
      'en q recorto',
      '¿y cuánto saco de ahí?',
      'Gano justo y nunca me queda nada a fin de mes.',
    ],
    answer:
      'Recorta primero comida a domicilio, suscripciones y bebidas fuera: anota siete días todos los gastos y quita los tres que menos extrañarías. Pon el 10 % en otra cuenta el mismo día que cobras; si no puedes, el 3 %. Cocina dos veces por semana para cuatro días. Ahorrar lo que sobre no funciona, porque no sobra.',
  },
]
