import type { ConcreteAnswer } from '../concrete-answer.ts'

export const WORK: readonly ConcreteAnswer[] = [
  {
    matter: 'career-change',
    asked: [
      'Tengo 42 años, ¿es tarde para cambiar de profesión?',
      '42 años cambiar de trabajo tarde?',
      '¿y con mi edad, 42?',
      'Tengo 42, dos hijos y ya no soporto la oficina.',
    ],
    answer:
      'No es tarde: te quedan más de veinte años de trabajo. Con hijos se hace por pasos: tres meses probando el oficio nuevo cuatro horas por semana, luego el curso, luego media jornada. Habla con dos personas que ya lo hacen y pregunta qué cobran y qué odian. Lo que suele fallar es renunciar por rabia un lunes, sin números ni prueba.',
  },
  {
    matter: 'career-change',
    asked: [
      '¿Cómo le explico a mi pareja que quiero dejar la oficina?',
      'como le digo a mi mujer q dejo la oficina',
      '¿y a mi mujer cómo se lo planteo?',
      'Mi pareja piensa que es un capricho dejar un sueldo fijo.',
    ],
    answer:
      'Llévale números y un límite, no un sueño. Di: «Quiero probarlo seis meses sin dejar el sueldo. Si en marzo no gano 600 con esto, paro. ¿Qué necesitas para estar tranquila?». Anota su respuesta y métela en el plan. Elige una tarde sin niños ni prisa. Lo que rompe la confianza es contarlo cuando ya renunciaste.',
  },
  {
    matter: 'career-change',
    asked: [
      '¿Pido media jornada antes de renunciar?',
      'media jornada o renuncio',
      '¿y si pido menos horas en vez de irme?',
      'No quiero soltar el sueldo, pero no me queda tiempo para lo nuevo.',
    ],
    answer:
      'Sí, pide primero reducir horas: es la prueba más barata. Di: «Quiero pasar al 80 por ciento desde marzo, durante seis meses. Estas tareas sigo haciéndolas yo y estas propongo pasarlas». Usa el día libre solo para el oficio nuevo. Mira antes cómo baja tu cotización y tu seguro. El fallo habitual es hacer el mismo trabajo en menos días y cobrando menos.',
  },
  {
    matter: 'career-change',
    asked: [
      'Rechacé el puesto nuevo a última hora y me siento cobarde, ¿qué hago?',
      'dije q no al cambio, soy un cobarde',
      'al final no me atreví a firmar',
      'Tenía el contrato delante y no firmé.',
    ],
    answer:
      'Frenar ante una firma que no veías clara también es decidir, y eso no es cobardía. Escribe hoy las tres razones que te frenaron: dinero, persona o miedo. Las de dinero se resuelven con ahorro y fecha; el miedo, con una prueba pequeña. Manda mañana dos líneas de agradecimiento a la empresa y deja la puerta abierta. No busques otra oferta esta semana solo para compensar.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Un compañero habla mal de mí a mis espaldas, ¿lo enfrento?',
      'habla mal de mi en el trabajo q hago',
      '¿y si lo niega todo?',
      'Me contaron que un compañero dice que soy un vago.',
    ],
    answer:
      'Sí, a solas y con una frase: «Me llegó que dijiste que no cumplo. Si hay algo, dímelo a mí». Si lo niega, responde: «Perfecto, entonces queda claro para los dos», y vete. No digas quién te lo contó. Si sigue, anota fechas y frases durante dos semanas y llévalas a tu jefe. Hacerlo delante del equipo lo convierte en espectáculo.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Mi compañero no hace su parte y yo la termino, ¿dejo que falle?',
      'no hace su parte, lo dejo caer?',
      '¿y si dejo de cubrirlo?',
      'Llevo dos meses terminando el trabajo de otro.',
    ],
    answer:
      'Deja de cubrirlo, pero avisa antes. Di: «Hasta el viernes termino yo el informe; desde el lunes tu parte es tuya. ¿Qué necesitas para llegar?». Mándalo también por escrito. Si falla, informa a tu jefe del hecho, sin adjetivos: qué faltó y qué día. Si la tarea afecta a la seguridad o a un cliente, avisa antes de que falle.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Le grité a un compañero en la oficina, ¿cómo lo arreglo?',
      'le grite a uno en el trabajo',
      '¿y ahora le pido perdón o espero?',
      'Perdí los nervios ayer y lo vio todo el equipo.',
    ],
    answer:
      'Discúlpate hoy, antes del mediodía y sin excusas: «Ayer te grité. Estuvo mal y no se repite». Si fue ante el equipo, dilo también ante el equipo, en una frase. El motivo de la pelea se habla otro día, con calma. Lo que estropea la disculpa es el «pero tú». Si te ocurre cada mes, háblalo con un psicólogo.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Hablé con él y se disculpó, ¿ya está?',
      'hable con el y pidio perdon',
      'al final lo hablamos y me pidió disculpas',
      'Hoy por fin se lo dije y reconoció que se equivocó.',
    ],
    answer:
      'Decírselo a la cara vale mucho: la mayoría se lo traga meses. Ahora acuerden una sola regla práctica, por ejemplo, los dos nombres en cada informe, y escríbela en un mensaje corto. Trátalo normal desde mañana, saluda primero. Observa tres semanas. No se lo cuentes al resto del equipo: una disculpa que se comenta en el pasillo se rompe.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      '¿Cuántos minutos seguidos trabajo antes de parar?',
      'cuantos minutos y descanso',
      '¿y cada cuánto paro?',
      'A los veinte minutos ya estoy mirando el móvil.',
    ],
    answer:
      'Empieza con asaltos de 25 minutos y 5 de pausa de pie; tras cuatro, veinte minutos fuera de la silla. Si a los veinte ya saltas, pon quince y sube cinco cada semana. Teléfono en otra habitación, no boca abajo. En la pausa camina o haz sombra, sin pantalla. Lo que rompe todo es mirar un mensaje «solo un segundo».',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'Me interrumpen cada diez minutos en la oficina, ¿qué les digo?',
      'me interrumpen todo el rato',
      '¿y si viene el jefe?',
      'Oficina abierta, todos me preguntan cosas y no termino nada.',
    ],
    answer:
      'Di: «Termino esto a las once y voy a tu mesa». Y ve a las once, siempre. Ponte auriculares de nueve a once y avisa al equipo de esas dos horas. Al jefe pregúntale: «¿Esto va antes que el informe?». Anota la duda en un papel y vuelve. Falla cuando contestas «solo esta vez» el primer día.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'El día después de un sparring duro no me concentro, ¿es normal?',
      'despues del sparring no me concentro',
      '¿y si es por los golpes?',
      'Los miércoles entreno duro y los jueves leo la misma línea tres veces.',
    ],
    answer:
      'Cansancio un día puede ser, pero si recibiste golpes en la cabeza no lo trates como falta de concentración. Para el sparring y ve al médico si hay dolor de cabeza, niebla, luz molesta, náuseas o sueño raro. Vómitos repetidos, confusión o un dolor que crece: urgencias hoy. Díselo al entrenador. Vuelves cuando el médico lo autorice, no cuando se pase.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'Hoy trabajé dos horas sin tocar el móvil, ¿cómo lo repito?',
      '2 horas sin movil hoy!',
      'hoy me salió, dos horas seguidas',
      'Probé lo de dejar el teléfono en la cocina y funcionó.',
    ],
    answer:
      'Dos horas limpias valen más que una tarde entera a medias, buen trabajo. Repite mañana lo mismo: misma hora, misma mesa, teléfono en el mismo sitio, y decide esta noche la tarea. No lo alargues a cuatro horas; busca cuatro días de cinco durante dos semanas. El día que falle, haz un solo bloque de 25 minutos y cuenta igual.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      '¿Cómo le digo a un alumno que huele mal?',
      'alumno huele mal como le digo',
      '¿y si se ofende?',
      'Nadie quiere entrenar con uno porque su ropa huele.',
    ],
    answer:
      'A solas, al final, en veinte segundos: «Te lo digo yo para que no lo diga otro: tu ropa huele fuerte. Lávala cada vez y trae una camiseta de repuesto». Luego habla de otra cosa. Si se ofende: «Lo entiendo, lo hago por ti». Que lo diga una sola persona. Mandar un mensaje al grupo con indirectas lo humilla más.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'Mi entrenador me dijo que no estoy para competir, ¿qué respondo?',
      'mi profe dice q no estoy para competir',
      '¿y qué le contesto?',
      'Llevo un año preparándome y me dijo que no delante de todos.',
    ],
    answer:
      'Responde: «De acuerdo. ¿Qué dos cosas tengo que mostrar y para cuándo?». Así la crítica se vuelve tarea. Anótalas y pide otra revisión en ocho semanas, con un sparring grabado. Lo de decirlo ante todos, háblalo aparte al día siguiente: «Prefiero oírlo a solas». Buscar otro gimnasio que diga que sí esta semana es la salida peligrosa.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'La persona se puso a llorar cuando se lo dije, ¿qué hago?',
      'se puso a llorar',
      '¿y si llora?',
      'Le di mi opinión a una compañera y rompió a llorar.',
    ],
    answer:
      'Calla, ofrece agua y espera un minuto entero. Luego di: «Paramos aquí si quieres; seguimos mañana a las diez». No retires lo dicho ni lo suavices hasta que no signifique nada. Al día siguiente, repite un solo punto y la ayuda que das. Lo que falla es llenar el silencio con disculpas: sale sin saber qué debe cambiar.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'Se lo dije y me salió fatal, ¿cómo lo reparo?',
      'se lo dije y salio mal',
      'hablé con él y fue un desastre',
      'Le dije lo que pensaba, me puse nervioso y fui demasiado duro.',
    ],
    answer:
      'Lo dijiste a la cara, y eso ya es más honesto que callar. Repáralo mañana en dos minutos: «El fondo lo mantengo: llegas tarde. La forma fue mala y lo siento». Da un ejemplo con fecha y una petición: diez minutos antes, desde el lunes. Luego deja que hable sin interrumpir. Pedir perdón por todo borra también el mensaje.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Me preguntaron algo en la reunión y no lo sabía, ¿qué digo la próxima vez?',
      'no supe contestar en la reunion',
      '¿y si me preguntan y no sé?',
      'Me quedé en blanco delante del director.',
    ],
    answer:
      'Di: «No lo tengo aquí; te lo mando hoy antes de las cinco». Y mándalo a las cuatro. Nadie exige saberlo todo; exigen que llegue. Prepara antes de cada reunión tres cifras y dos preguntas probables en una tarjeta. Lo que sí te delata es inventar: una cifra falsa se recuerda más que diez «lo miro».',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Todos tienen carrera menos yo, ¿lo cuento o lo escondo?',
      'no tengo carrera lo digo?',
      '¿y si preguntan qué estudié?',
      'En mi equipo todos son ingenieros y yo vengo del taller.',
    ],
    answer:
      'Cuéntalo en una frase y sin pedir perdón: «No estudié ingeniería; vengo de ocho años de taller y sé por qué se rompen las piezas». Esconderlo cansa y acaba saliendo. Apunta cada semana un problema que viste tú primero. Elige un hueco real, por ejemplo las hojas de cálculo, y estúdialo veinte minutos al día durante dos meses.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Me ofrecen un ascenso y creo que no puedo, ¿lo acepto?',
      'me ascienden y no me siento capaz',
      '¿y si acepto y fracaso?',
      'Quieren que lleve el equipo y pienso que se equivocan.',
    ],
    answer:
      'Acéptalo si cumples más o menos la mitad de las tareas y el resto se aprende. Pide tres cosas antes: «Un mes de traspaso, una persona para preguntar y una revisión a los noventa días». Quien te eligió vio tu trabajo más tiempo que tú tu miedo. Lo que hunde es aceptar callado y no preguntar nada durante dos meses.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Me felicitaron y pensé que fue suerte, ¿cómo me lo creo?',
      'me felicitaron y no me lo creo',
      'hoy me felicitó el jefe y me sentí peor',
      'Salió bien el proyecto y sigo pensando que fue casualidad.',
    ],
    answer:
      'Un proyecto que sale bien y un jefe que lo dice son dos hechos, y son tuyos. Contesta solo «gracias, me costó» y nada más. Esta noche escribe tres decisiones tuyas que lo hicieron posible y guarda el mensaje en una carpeta. Ábrela antes del próximo reto. Si el miedo te quita el sueño semanas, un psicólogo ayuda bastante.',
  },
  {
    matter: 'job-search',
    asked: [
      '¿Pongo en el currículo que compito en boxeo?',
      'pongo el boxeo en el cv?',
      '¿y lo de las peleas lo pongo?',
      'No sé si lo de pelear asusta a las empresas.',
    ],
    answer:
      'Sí, una línea al final, en hechos: «Boxeo amateur, 11 combates, cinco entrenamientos por semana junto a jornada completa». Muestra constancia sin presumir de golpes. Para trato con público o niños, añade si das clases. En la entrevista, habla de horarios y de perder y volver. Quita fotos de pelea y del ojo morado de tu perfil profesional.',
  },
  {
    matter: 'job-search',
    asked: [
      'Hice la entrevista hace diez días y no responden, ¿escribo?',
      '10 dias sin respuesta escribo?',
      '¿y cuánto espero para escribir?',
      'Dijeron que llamaban el lunes y ya pasó otra semana.',
    ],
    answer:
      'Escribe hoy, tres líneas: «Sigo interesado en el puesto. ¿Saben ya la fecha de la decisión? Quedo disponible el jueves». Si no contestan en cinco días laborables, una llamada y ahí se acaba. Mientras tanto, sigue enviando dos candidaturas buenas al día. Lo que falla es parar toda la búsqueda por una empresa que te gustó.',
  },
  {
    matter: 'job-search',
    asked: [
      '¿Cómo explico dos años sin trabajar?',
      '2 años sin trabajo q digo',
      '¿y el hueco de dos años?',
      'Estuve dos años cuidando a mi padre y en el currículo queda vacío.',
    ],
    answer:
      'Nómbralo en una línea: «2023 a 2025: cuidado de un familiar a tiempo completo; ya resuelto». En la entrevista, diez segundos y pasas al presente: «Ahora estoy libre y este año hice tal curso». No des detalles médicos. Añade algo reciente, aunque sean ocho semanas de curso o ayudar en el gimnasio. Mover fechas para taparlo se descubre con una llamada.',
  },
  {
    matter: 'job-search',
    asked: [
      'Me llamaron por fin para una entrevista, ¿qué hago hoy?',
      'me llamaron!! entrevista el jueves',
      'hoy me llamaron de una',
      'Después de dos meses, me citan el jueves.',
    ],
    answer:
      'Después de dos meses de silencio, esa llamada se la ganó tu constancia. Hoy confirma por escrito hora, dirección y con quién hablas. Mañana lee el anuncio y prepara tres ejemplos tuyos, de un minuto cada uno, que respondan a lo que piden. El miércoles deja ropa y ruta listas. Sigue enviando dos candidaturas diarias: una sola cita pesa demasiado.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Delego y me lo devuelven mal hecho, ¿lo corrijo yo?',
      'delego y lo hacen mal',
      '¿y si me lo devuelven mal?',
      'Acabo rehaciendo de noche lo que encargué por la mañana.',
    ],
    answer:
      'No lo corrijas: devuélvelo con dos marcas y una hora. «Faltan las fechas y el total. Lo necesito a las cuatro». La próxima vez muestra un ejemplo terminado al encargarlo y revisa al 20 por ciento, no al final. Cuenta con que tres veces irá lento. Si lo arreglas tú, aprenden que siempre lo arreglas tú.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Uno del equipo es mayor que yo y no me hace caso, ¿qué le digo?',
      'el mayor no me hace caso',
      '¿y el veterano que me ignora?',
      'Tengo 28 y el de 55 contesta «siempre lo hicimos así».',
    ],
    answer:
      'Pídele quince minutos a solas: «Llevas veinte años aquí y necesito tu ojo. La decisión la tomo yo; quiero oírte antes, no después». Dale un área donde mande de verdad. Ante todos, cuando ignore algo: «Hablado está, empezamos hoy», sin discutir. Si sigue tras dos charlas, fechas por escrito y recursos humanos. Imponer la edad o el cargo lo enroca.',
  },
  {
    matter: 'leading-people',
    asked: [
      '¿Puedo seguir yendo a tomar cervezas con mi equipo?',
      'cervezas con el equipo siendo jefe?',
      '¿y el viernes voy con ellos o no?',
      'Antes salíamos juntos y ahora soy el jefe.',
    ],
    answer:
      'Sí, ve una hora, paga la primera ronda y márchate antes de la segunda. No hables de sueldos, de ausentes ni de planes. Invita siempre a todos, nunca a los tres de antes. El lunes trata igual al que fue y al que no. El problema empieza cuando el turno bueno le toca justo al amigo del viernes.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Hoy uno de mi equipo me dijo que soy buen jefe, ¿y ahora?',
      'me dijeron q soy buen jefe',
      'hoy me dieron las gracias por primera vez',
      'Un chico del equipo me agradeció cómo llevé lo de la semana.',
    ],
    answer:
      'Que alguien lo diga sin necesidad vale más que una evaluación. Pregúntale mañana: «¿Qué hice exactamente que te ayudó?», y anótalo, porque eso hay que repetirlo. Luego pregunta al que menos habla qué le falta de ti, y cambia una cosa en dos semanas. El riesgo ahora es empezar a buscar que te quieran y dejar de corregir.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Me voy a entrenar a Tailandia en tres meses, ¿qué inglés aprendo primero?',
      'ingles para entrenar afuera q aprendo',
      '¿y qué palabras primero?',
      'Voy a un campamento afuera y apenas hablo inglés.',
    ],
    answer:
      'Aprende primero cien frases del gimnasio: izquierda, más suave, me duele aquí, cuántos asaltos, cuánto cuesta. Veinte minutos al día: diez en voz alta, diez mirando vídeos de entrenadores en inglés y repitiendo. Desde el segundo mes, dos llamadas por semana con alguien. La gramática espera. Di bien una frase de seguridad: «Light sparring, please». Callar por vergüenza es lo que más frena.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Suspendí el examen de conducir dos veces, ¿qué cambio?',
      'suspendi 2 veces el carnet',
      '¿y si suspendo otra vez?',
      'Conduzco bien en clase y en el examen me tiemblan las piernas.',
    ],
    answer:
      'Cambia la práctica: haz tres simulacros completos con otro profesor callado al lado, en la zona del examen. Anota los dos fallos que te suspendieron y entrena solo esos, veinte minutos por clase. El día: llega media hora antes, tres minutos de aire largo hacia fuera, y di en voz baja cada señal. Sumar clases normales no arregla los nervios del examen.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Empecé tres cursos de programación y no terminé ninguno, ¿cuál sigo?',
      '3 cursos sin terminar',
      '¿y cuál de los tres termino?',
      'Siempre llego a la lección ocho y empiezo otro.',
    ],
    answer:
      'Sigue el que llevas más avanzado y borra los otros dos hoy. Deja el curso a la mitad del tiempo: media hora de lección, media hora haciendo algo tuyo, por ejemplo una página con los horarios de tu gimnasio. Enséñala a alguien en cuatro semanas. La lección ocho es donde deja de ser fácil; cambiar de curso solo te devuelve a la uno.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Hoy tuve mi primera conversación en inglés, ¿qué hago ahora?',
      'hable ingles 10 minutos hoy!',
      'hoy hablé diez minutos y me entendieron',
      'Me entendieron, aunque hablé fatal.',
    ],
    answer:
      'Diez minutos y te entendieron: eso es hablar, y lo demás es pulir. Apunta esta noche las cinco palabras que te faltaron y úsalas en una frase cada una. Repite la charla antes de cuatro días, mismo tema, y verás la diferencia. Mantén dos conversaciones por semana. Volver a estudiar a solas hasta «estar listo» es donde muchos se quedan mudos.',
  },
  {
    matter: 'new-job',
    asked: [
      'Llego con el ojo morado al trabajo nuevo, ¿qué digo?',
      'ojo morado en trabajo nuevo',
      '¿y si preguntan por el ojo?',
      'Empecé el lunes y ayer en el sparring me dejaron el ojo morado.',
    ],
    answer:
      'Dilo tú antes de que pregunten: «Hago boxeo, fue entrenando, estoy bien», y sigue con el trabajo. A tu jefe, en privado, la misma frase. Con público delante, pregúntale si prefiere que lo tapes con maquillaje. Sin sparring el primer mes de trabajo es más fácil. Si ves doble o te duele la cabeza, médico hoy y nada de guantes.',
  },
  {
    matter: 'new-job',
    asked: [
      'Cometí un error grave en mi segunda semana, ¿lo digo?',
      'la cague en la 2da semana',
      '¿y si me echan por eso?',
      'Mandé un presupuesto equivocado a un cliente y nadie lo sabe aún.',
    ],
    answer:
      'Dilo en la próxima hora, con la solución: «Mandé 2.400 en lugar de 4.200. Propongo llamar al cliente ahora con la cifra correcta. ¿Lo hago?». Los errores de novato se perdonan; los escondidos, no. Después apunta qué control faltó y cuéntalo en una línea. No te disculpes cinco veces: una basta y a trabajar.',
  },
  {
    matter: 'new-job',
    asked: [
      '¿Cómo digo que salgo a las seis porque entreno?',
      'digo q salgo a las 6 a entrenar?',
      '¿y lo del horario cuándo lo digo?',
      'Todos se quedan hasta las ocho y yo tengo clase a las siete.',
    ],
    answer:
      'Dilo en la segunda semana, con hechos: «Martes y jueves salgo a las seis. Lo urgente lo dejo listo antes; si hay emergencia, me llamas». Esos días llega quince minutos antes y manda a las cinco y media el resumen. No pidas permiso cada vez. Escaparse sin decir nada es lo que molesta, más que la hora.',
  },
  {
    matter: 'new-job',
    asked: [
      'Pasé el periodo de prueba, ¿qué hago ahora?',
      'pase la prueba!!',
      'hoy me confirmaron en el puesto',
      'Tres meses y me dijeron que me quedo.',
    ],
    answer:
      'Tres meses aprendiendo todo de nuevo y se quedan contigo: te lo ganaste. Pide esta semana veinte minutos con tu jefe: «¿Qué hago bien y qué una cosa debería mejorar hasta junio?». Anótala y revísala cada mes. Da las gracias a quien te enseñó. Ahora es también el momento de fijar tus días de entreno. Relajarse de golpe al cuarto mes se nota.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'Me quedo en blanco a mitad de la charla, ¿qué hago en ese momento?',
      'en blanco a mitad q hago',
      '¿y si me quedo en blanco?',
      'La última vez me callé quince segundos y quise salir corriendo.',
    ],
    answer:
      'Para, bebe un sorbo y repite tu última frase en voz alta; casi siempre trae la siguiente. Si no, mira la tarjeta y di: «El punto importante es este». Lleva una tarjeta por bloque, cinco palabras grandes. El público nota tres segundos donde tú sientes quince. Aprender el texto de memoria palabra por palabra es lo que más deja en blanco.',
  },
  {
    matter: 'public-speaking',
    asked: [
      '¿Cuántas veces ensayo una presentación de diez minutos?',
      'cuantas veces ensayo',
      '¿y cuántas veces la practico?',
      'Tengo que presentar el jueves diez minutos y solo la leí.',
    ],
    answer:
      'Cinco veces en voz alta y de pie: dos a solas, una grabada, una ante una persona y una en la sala o con los mismos zapatos y mando. Reparte: dos el lunes, una cada día después. Cronometra y quédate en nueve minutos. Los primeros treinta segundos y el cierre, de memoria. Leerla en silencio no cuenta como ensayo.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'Un jefe me hace preguntas agresivas en la presentación, ¿cómo respondo?',
      'pregunta agresiva en la presentacion',
      '¿y si me atacan con preguntas?',
      'Siempre hay uno que busca dejarme mal delante de todos.',
    ],
    answer:
      'Respira, mírale y repite la pregunta en neutro: «Preguntas por el coste». Responde en dos frases y mira a otra persona al terminar. Si insiste: «Lo vemos tú y yo después, a las doce; sigo con el punto tres». Prepara por escrito las tres preguntas que más temes. Justificarte durante dos minutos le da justo lo que busca.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'Hablé ante cuarenta personas y me tembló todo, pero terminé, ¿qué mejoro?',
      'hable ante 40 y temble',
      'hoy la hice, temblando, pero la hice',
      'Terminé la charla con la voz temblando hasta el final.',
    ],
    answer:
      'Terminar temblando ante cuarenta es más valiente que hacerlo tranquilo. Hoy pregunta a dos personas qué recuerdan; ese es tu resultado, no el temblor. Para la próxima cambia una sola cosa: primera frase más lenta, con los pies quietos. Busca otra ocasión pequeña antes de tres semanas, aunque sea explicar un ejercicio en clase. Si esperas meses, el miedo vuelve entero.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      '¿Cómo pido a mi jefe dos semanas libres para un campamento?',
      'pido 2 semanas para el camp',
      '¿y cómo se lo pido al jefe?',
      'Peleo en mayo y necesito dos semanas sin trabajar.',
    ],
    answer:
      'Pídelo ocho semanas antes, por escrito y con cobertura: «Necesito del 2 al 15 de mayo. Uso diez días de vacaciones; Ana cubre los pedidos y dejo todo cerrado el 30». Si dice que no, propón una semana y tardes cortas. Lleva el cartel de la pelea, ayuda. Avisar con diez días de antelación es lo que cierra la puerta para siempre.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Tengo un trabajo físico y llego muerto a entrenar, ¿qué cambio?',
      'trabajo en obra y llego muerto',
      '¿y con trabajo de obra cómo entreno?',
      'Cargo sacos ocho horas y por la tarde no me quedan piernas.',
    ],
    answer:
      'Quita la fuerza y la carrera entre semana: tu trabajo ya las hace. Deja tres sesiones de técnica y una dura, el sábado. Come a las cinco, pan con algo y fruta, y échate veinte minutos antes de salir. Sparring solo el día más ligero de obra. Si la espalda duele al despertar más de una semana, médico. Sumar más kilos al cansancio lesiona.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Me retiro a los 34, ¿qué trabajo busco sin experiencia?',
      'me retiro 34 q trabajo',
      '¿y de qué trabajo ahora?',
      'Peleé quince años y mi currículo está vacío.',
    ],
    answer:
      'Busca tres frentes a la vez: clases por horas, trabajos que valoran tu constancia, como ventas, logística o seguridad con licencia, y un curso corto con título en seis meses. Escribe el currículo en hechos: «quince años, 28 combates, organización de campamentos, clases a veinte personas». Llama a diez alumnos o patrocinadores con empresa. Esperar la oferta perfecta se come los ahorros.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'No me dieron el permiso y tuve que bajarme de la pelea, ¿qué hago?',
      'me baje de la pelea x el trabajo',
      'al final elegí el trabajo y no peleo',
      'Mi jefe dijo que no y renuncié a la pelea.',
    ],
    answer:
      'Elegir el sueldo que mantiene tu casa duele, y es una decisión de adulto, no una derrota. Llama hoy al promotor: «No puedo el 12; desde septiembre sí, con ocho semanas de aviso». Sigue entrenando tres días. Pide ya a tu jefe las fechas de otoño por escrito. Desaparecer del gimnasio por vergüenza es lo que cierra la siguiente oferta.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'Ascendieron a otro con menos años que yo, ¿qué digo?',
      'ascendieron a otro',
      '¿y qué le digo al jefe?',
      'Llevo seis años y ascendieron al que entró el año pasado.',
    ],
    answer:
      'Espera dos días y pide veinte minutos: «Quería ese puesto. ¿Qué le faltó a mi candidatura y qué debo mostrar para el próximo?». Apunta la respuesta y mándala por correo. Si son cosas concretas, dales seis meses. Si solo hay humo, empieza a buscar ese mismo mes. Felicita al otro en una frase. Criticarlo en el pasillo te descarta.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'Me aburro, pero pagan bien, ¿me quedo?',
      'me aburro pero pagan bien',
      '¿y si el sueldo es bueno?',
      'Hago en tres horas lo de ocho y cobro bien.',
    ],
    answer:
      'Quédate un año con un plan: usa el sueldo para ahorrar seis meses de gastos y las horas libres para aprender algo que otro pague. Pide también una tarea nueva: «Tengo hueco, quiero llevar el proyecto tal». Pon fecha de revisión, por ejemplo el 1 de octubre. El peligro del aburrimiento cómodo es despertar cinco años después sin nada nuevo que ofrecer.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      '¿Cómo busco otro trabajo sin que se entere mi jefe?',
      'buscar trabajo sin q se enteren',
      '¿y si mi jefe se entera?',
      'Quiero irme, pero el sector es pequeño y todos hablan.',
    ],
    answer:
      'Busca fuera de horario, con correo y teléfono propios, y no cambies tu perfil de golpe: apaga los avisos antes. Pon en cada carta: «Pido discreción, sigo en activo». Entrevistas a las ocho o a mediodía. Cuéntaselo a una persona, no a tres. Si el jefe pregunta: «Escucho el mercado, mi trabajo aquí está al día». Mentirle con médicos falsos sale mal.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'Pedí el cambio de departamento y me dijeron que sí, ¿y ahora?',
      'me dieron el cambio!',
      'hoy me aprobaron el traslado',
      'Después de dos años quieto, me cambian de área.',
    ],
    answer:
      'Dos años quieto y lo moviste tú con una pregunta: eso cuenta. Pide hoy fecha, tareas y sueldo por escrito. Deja un traspaso de dos páginas y enséñaselo a quien te sigue. La primera semana nueva, pregunta mucho y promete poco. Revisa a los noventa días si aprendes algo cada semana. Irte dejando desorden te perseguirá en la misma empresa.',
  },
  {
    matter: 'two-offers',
    asked: [
      '¿Uso una oferta para que la otra suba?',
      'uso una oferta para subir la otra?',
      '¿y si les digo que tengo otra?',
      'La que me gusta paga 300 menos que la otra.',
    ],
    answer:
      'Sí, una vez y con verdad: «Prefiero trabajar con ustedes. Tengo otra oferta por 300 más; si llegan a 200, firmo hoy». Dilo a quien decide, por teléfono. Si no suben, pide un día en casa o revisión escrita a los seis meses. No inventes una oferta ni hagas tres rondas: la retiran. Y si dijiste que firmas, firma.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Una empresa me pide respuesta mañana y la otra tarda, ¿qué digo?',
      'me piden respuesta mañana',
      '¿y si no me dan tiempo?',
      'Una quiere el sí mañana y la otra decide en una semana.',
    ],
    answer:
      'Pide plazo a una y prisa a la otra hoy mismo. A la primera: «Me interesa; necesito hasta el viernes para responder en serio». A la segunda: «Tengo una oferta con fecha viernes, ¿pueden decirme antes?». Si la primera niega tres días, decide como si la segunda no existiera. Firmar y echarte atrás después quema el nombre en un sector pequeño.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Una oferta está en otra ciudad sin buen gimnasio, ¿pesa eso?',
      'otra ciudad sin gym',
      '¿y el entreno, lo cuento?',
      'Pagan más, pero no hay ni un equipo de mi deporte.',
    ],
    answer:
      'Sí, cuéntalo como un gasto: horas y dinero de llegar al gimnasio más cercano. Antes de decidir, ve un fin de semana, entrena en dos sitios y mide el trayecto a la hora real. Más de 50 minutos por viaje acaba en un día por semana. Si compites en serio, eso decide; si entrenas por salud, otro deporte sirve.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Ya elegí y ahora dudo, ¿me equivoqué?',
      'elegi y ahora dudo',
      'firmé ayer y no dormí',
      'Acepté una y solo pienso en la otra.',
    ],
    answer:
      'Decidiste con lo que sabías, y la duda de la primera semana le llega a casi cualquiera que elige en serio. Escribe hoy las tres razones de tu sí y guárdalas. Rechaza la otra con dos líneas amables para cerrar. Pon una revisión a los noventa días con tres preguntas: sueldo, jefe, aprendizaje. Hasta entonces no compares: nadie conoce la versión no vivida.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'Mi jefe dijo «quizá en enero», ¿qué hago hasta entonces?',
      'dijo quiza en enero',
      '¿y si me dice que en enero?',
      'Pedí el aumento y quedó en un quizá para enero.',
    ],
    answer:
      'Conviértelo hoy en fecha por escrito: «Gracias. Quedamos en revisar mi sueldo el 15 de enero, con 200 como meta. ¿Qué quieres ver hasta entonces?». Manda cada mes tres líneas con resultados. El 10 de enero pide la cita tú. Si lo vuelve a mover sin cifra, empieza a buscar fuera. Esperar que se acuerde solo casi nunca funciona.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'Me ofrecen la mitad de lo que pedí, ¿lo acepto?',
      'me dan la mitad acepto?',
      '¿y si me da la mitad?',
      'Pedí 300 y me ofreció 150.',
    ],
    answer:
      'Acéptalo y ata el resto: «Gracias, tomo los 150 desde marzo. ¿Ponemos por escrito los otros 150 para septiembre si cumplo esto?». Si no hay más dinero, pide una tarde libre fija para entrenar o un curso pagado. Responde en uno o dos días, no en caliente. Rechazarlo todo por orgullo te deja con cero y mal ambiente.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'Gano menos que un compañero nuevo, ¿lo digo en la reunión?',
      'el nuevo gana mas q yo',
      '¿y nombro al compañero?',
      'Me enteré de que el nuevo cobra 250 más por lo mismo.',
    ],
    answer:
      'No lo nombres: habla del puesto y del mercado. Di: «Por estas funciones se pagan entre 1.900 y 2.200; yo estoy en 1.750 y llevo además los turnos. Pido 2.000». Lleva tres anuncios y tres resultados tuyos. Nombrarlo mueve la charla a quién habló. Si sospechas discriminación por sexo u origen, consulta al sindicato o a un abogado laboral.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'Lo pedí y me dijo que sí, ¿qué hago ahora?',
      'me dieron el aumento!',
      'hoy me dijo que sí',
      'Conseguí 200 más desde el mes que viene.',
    ],
    answer:
      'Te sentaste, dijiste la cifra y salió: esa valentía es tuya. Hoy mismo escribe: «Gracias. Queda en 200 más desde el 1 de marzo», y revisa la primera nómina. Manda la mitad del aumento al ahorro con orden automática antes de acostumbrarte. No compares la cifra con los compañeros. Apunta qué argumentos funcionaron para la próxima vez, en un año.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Un niño muerde a otro en clase, ¿qué hago?',
      'un niño muerde',
      '¿y si muerde otra vez?',
      'Hoy un niño de seis mordió a su compañero en el suelo.',
    ],
    answer:
      'Para, sepáralos y atiende primero al mordido: lava con agua y jabón y, si rompió la piel, médico hoy. Al otro, agachado: «Morder no. Cuando te agobies, golpea dos veces el suelo y paro». Se sienta tres minutos y vuelve. Habla con ambos padres ese día, por separado. Una semana sin suelo para él. Avergonzarlo ante el grupo trae otro mordisco.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Tengo cinturones blancos y avanzados en la misma clase, ¿cómo la organizo?',
      'niveles mezclados en clase',
      '¿y si hay niveles mezclados?',
      'Veinte personas, la mitad empezó ayer y la otra compite.',
    ],
    answer:
      'Un solo tema, dos tareas: quince minutos juntos de calentamiento y la técnica base; después, veinte minutos en que los nuevos la repiten lento y los avanzados la hacen desde reacción. Diez minutos mezclados: el avanzado con una sola tarea, defender. Sparring por niveles. Pasa tres minutos por grupo. Lo que falla es enseñar dos técnicas y correr entre las dos.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Mi mejor adolescente dejó de venir, ¿hablo con él o con sus padres?',
      'mi mejor chico no viene',
      '¿y a quién llamo primero?',
      'Tiene quince, mucho talento y lleva tres semanas sin aparecer.',
    ],
    answer:
      'Llama primero a los padres, dos minutos, y con su permiso escríbele a él: «Te echamos de menos. No hace falta competir. ¿Vienes el jueves a ayudarme con los pequeños?». Escucha la razón: estudios, novia, presión o alguien del grupo. No hables de talento perdido. Si sale acoso o tristeza larga, los padres y un profesional van antes que el deporte.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Di mi primera clase y fue un caos, ¿qué cambio?',
      'mi primera clase fue un caos',
      'hoy di mi primera y me salió mal',
      'Olvidé la mitad y me sobraron quince minutos.',
    ],
    answer:
      'Ya la diste, y la segunda siempre parte de más arriba. Cambia tres cosas: hoja con minutos en el bolsillo, una técnica en lugar de cuatro y dos juegos de reserva para cuando sobre tiempo. Explica en 60 segundos y ponlos a moverse. Pide a un alumno veterano una sola crítica. Disculparte ante el grupo por los nervios les hace notar lo que no vieron.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'El rival tiene doce peleas y yo dos, ¿la tomo?',
      'el rival 12 peleas yo 2',
      '¿y si tiene mucha más experiencia?',
      'Me ofrecen a uno de doce combates y yo llevo dos.',
    ],
    answer:
      'No la tomes: diez combates de diferencia es un castigo, no un escalón. Pide otro nombre: «Acepto rival de hasta cinco peleas, mismo peso y fecha». Que tu entrenador vea vídeo antes de cualquier sí y decida él contigo. Si el promotor insiste con más dinero, es justo porque nadie la quiere. Una paliza temprana cuesta más que un año de espera.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'Me ofrecen pelear en el extranjero, ¿qué exijo por escrito?',
      'pelea afuera q pido x escrito',
      '¿y qué tiene que poner el contrato?',
      'Me llaman de otro país y solo me mandan audios.',
    ],
    answer:
      'Exige contrato con bolsa y día de pago, peso, reglas, asaltos, vuelo y hotel para ti y tu esquina, médico, seguro y pesaje. La mitad del dinero antes de volar o billetes ya emitidos. Comprueba permisos con tu federación. Un abogado o tu mánager lo lee. Con solo audios no subas al avión: el peso y el rival cambian al llegar.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'Me piden bajar seis kilos en tres semanas para la pelea, ¿acepto?',
      'bajar 6 kg en 3 semanas',
      '¿y si tengo que dar ese peso?',
      'La pelea es en tres semanas y estoy seis kilos arriba.',
    ],
    answer:
      'No, seis kilos en tres semanas no se hace sanamente. Ofrece: «Peleo en mi peso, o en una categoría más arriba, o ese peso en diez semanas». Con comida se baja más o menos medio kilo por semana. Si no aceptan, se busca otra. Secarse con calor o sin agua y luego recibir golpes es peligroso de verdad; que lo confirme tu médico.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'La rechacé y me siento un cobarde, ¿hice bien?',
      'rechace la pelea, me siento cobarde',
      'dije que no y ahora me arrepiento',
      'Dije que no a la pelea y no dejo de pensarlo.',
    ],
    answer:
      'Decir que no cuando no estabas listo es cuidar tu carrera, y hace falta valor para decirlo. Escribe mañana al promotor: «Gracias. Desde el 1 de junio estoy disponible en 66 kilos, con seis semanas de aviso». Así el no queda con fecha. Cuéntale al entrenador qué te faltó y entrenen eso. Aceptar la siguiente a ciegas para compensar es el riesgo.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Mi jefe revisa cada correo que mando, ¿cómo lo freno?',
      'mi jefe controla todo',
      '¿y si no me suelta nada?',
      'No puedo mandar un correo sin que lo corrija.',
    ],
    answer:
      'Dale información antes de que la pida: cada día a las nueve, tres líneas con hecho, hoy y dudas. A las dos semanas propón: «Los correos a clientes habituales los mando yo; los nuevos te los enseño. ¿Probamos un mes?». Empieza por lo pequeño. Pedirle de golpe que confíe suele dar más control, no menos.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      '¿Voy a recursos humanos o hablo antes con él?',
      'rrhh o hablo con el',
      '¿y a recursos humanos cuándo?',
      'Mi jefe me humilla y no sé si denunciarlo dentro.',
    ],
    answer:
      'Habla antes con él una vez si es mala forma; ve directo a recursos humanos o al sindicato si hay insultos por sexo u origen, acoso o amenazas. Lleva una hoja: fecha, frase exacta, testigos, desde hace cuatro semanas. Pide acuse por escrito. Guarda copia en casa. Ir con «me trata mal», sin fechas, casi nunca mueve nada.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Mi jefe me quita horas desde que me quejé, ¿es represalia?',
      'me quita horas x quejarme',
      '¿y si ahora se venga?',
      'Me quejé el mes pasado y ahora me pone los peores turnos.',
    ],
    answer:
      'Puede serlo, así que junta pruebas: horarios de los tres meses anteriores y de ahora, en fotos con fecha. Pregunta por escrito: «Vi que bajé de 40 a 28 horas. ¿Cuál es el motivo?». Con la respuesta, consulta esta semana al sindicato o a un abogado laboral; los plazos son cortos. No faltes ni llegues tarde ahora: le daría la excusa.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Le dije que no me gritara y se calló, ¿qué hago mañana?',
      'le dije q no me grite y se callo',
      'hoy le puse el límite',
      'Hoy por fin le dije que así no me hable.',
    ],
    answer:
      'Decirlo con la voz firme y sin gritar es de las cosas más difíciles en un trabajo. Mañana saluda normal y habla solo de tareas; no lo comentes con nadie. Apunta hoy la fecha y las palabras. Si vuelve a gritar, la misma frase y te retiras diez minutos. A la tercera, recursos humanos. Esperar una disculpa puede desgastarte; mira si cambia la conducta.',
  },
  {
    matter: 'job-interview',
    asked: [
      '¿Qué digo si preguntan por qué me echaron?',
      'por q te echaron q digo',
      '¿y si preguntan por el despido?',
      'Me despidieron por discutir con el encargado y lo van a preguntar.',
    ],
    answer:
      'Di en veinte segundos: «Discutí con el encargado y lo llevé mal. Aprendí a pedir la charla a solas, y así lo hago desde entonces». Luego pasa a lo que sabes hacer. No hables mal de nadie ni des la versión larga. Ensáyalo cinco veces en voz alta. Mentir es peor: una llamada basta para descubrirlo.',
  },
  {
    matter: 'job-interview',
    asked: [
      'La entrevista es por vídeo, ¿qué preparo?',
      'entrevista x video',
      '¿y si es por cámara?',
      'Mañana me entrevistan por videollamada y comparto piso.',
    ],
    answer:
      'Cámara a la altura de los ojos, luz de frente, pared lisa y auriculares con cable. Prueba el enlace una hora antes y avisa al piso: «De diez a once, silencio». Tres notas pegadas junto a la cámara. Mira al objetivo cuando hablas. Si se corta, llama al teléfono que pediste antes. Leer respuestas en la pantalla se nota en los ojos.',
  },
  {
    matter: 'job-interview',
    asked: [
      '¿Qué pregunto yo al final de la entrevista?',
      'q pregunto al final',
      '¿y cuando dicen «tienes preguntas»?',
      'Siempre me quedo callado cuando me toca preguntar.',
    ],
    answer:
      'Haz dos: «¿Qué tendría que lograr en los primeros tres meses para que digan que acertaron?» y «¿Cuál es el siguiente paso y cuándo?». Con la primera sabes el trabajo real; con la segunda, cuándo escribir. Llévalas en papel, se ve bien. Deja sueldo y vacaciones para cuando haya interés claro. Decir «ninguna» suena a desgana.',
  },
  {
    matter: 'job-interview',
    asked: [
      'No me eligieron, quedé segundo, ¿qué hago?',
      'quede segundo',
      'me llamaron para decirme que no',
      'Llegué a la última ronda y eligieron a otro.',
    ],
    answer:
      'Llegar a la final significa que te veían en el puesto; duele, pero es buena señal. Escribe hoy: «Gracias por el proceso. ¿Qué una cosa me faltó? Si algo se abre, cuenten conmigo». A veces el primero falla en el mes de prueba. Date la tarde, entrena, y mañana dos candidaturas parecidas. No cambies todo tu discurso por un solo no.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Me piden firmar la baja voluntaria, ¿firmo?',
      'quieren q firme q me voy yo',
      '¿y si me presionan para firmar?',
      'Me pusieron un papel delante donde dice que renuncio yo.',
    ],
    answer:
      'No la firmes: una renuncia puede dejarte sin indemnización y sin paro. Di: «Me lo llevo y lo leo con un abogado». Si obligan a firmar la entrega, escribe «recibido, no conforme» y la fecha. Foto del papel. Hoy o mañana, sindicato o abogado laboral; los plazos para reclamar son de pocos días o semanas según el país.',
  },
  {
    matter: 'job-lost',
    asked: [
      '¿Sigo pagando el gimnasio si me quedé sin trabajo?',
      'sin trabajo sigo pagando el gym?',
      '¿y la cuota del gimnasio?',
      'Me quedé sin sueldo y la cuota son 60.',
    ],
    answer:
      'Sigue entrenando, pero habla del precio esta semana: «Me quedé sin trabajo. ¿Puedo pagar la mitad tres meses y ayudar dos horas con la limpieza o los niños?». Muchos dueños aceptan si lo pides pronto. Recorta antes plataformas y comidas fuera. El horario fijo te sostiene ahora. Dejar de pagar sin avisar te quita también el equipo.',
  },
  {
    matter: 'job-lost',
    asked: [
      '¿Cómo organizo el día si ya no tengo trabajo?',
      'sin trabajo como organizo el dia',
      '¿y qué hago con tanto tiempo?',
      'Me levanto a las once y se me va el día.',
    ],
    answer:
      'Despierta a la misma hora que antes y haz tres bloques: de nueve a doce búsqueda, a mediodía entreno, de cuatro a cinco y media un curso o llamadas. Dos candidaturas buenas al día y una persona contactada. Tarde libre sin culpa. Viernes, revisión de media hora. Si pasas dos semanas sin poder levantarte, habla con tu médico.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Encontré trabajo, pero pagan menos, ¿lo tomo?',
      'encontre trabajo pagan menos',
      'me ofrecieron algo por 300 menos',
      'Después de cuatro meses, me dan uno peor pagado.',
    ],
    answer:
      'Cuatro meses buscando y hay un sí: eso ya es un alivio ganado. Tómalo si cubre tus gastos fijos y no te encierra; pide revisión escrita a los seis meses: «Entro por 1.500 y en octubre lo revisamos». Sigue buscando con calma, una candidatura por semana. Si no cubre el alquiler, suma horas de clases o negocia. Rechazarlo por orgullo cansa el ahorro.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      '¿Cuánto cobro por una clase particular de boxeo?',
      'cuanto cobro x clase particular',
      '¿y cuánto pido por hora?',
      'Un vecino quiere clases particulares y no sé qué precio decir.',
    ],
    answer:
      'Pregunta el precio de tres entrenadores de tu zona y entra en el medio; si cobran 20, 25 y 35, di 25. Bono de diez pagado por adelantado: 220. Cancelar con menos de 24 horas cuenta como dada. Incluye sala y seguro en la cuenta. Empezar en 10 «para que venga» te deja años explicando por qué subes.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'Mi entrenador no quiere que dé clases por mi cuenta, ¿qué hago?',
      'mi profe no quiere q de clases',
      '¿y si mi entrenador se enfada?',
      'Empecé a dar clases en un parque y mi entrenador se molestó.',
    ],
    answer:
      'Habla con él antes de la próxima clase: «No me llevo a ningún alumno tuyo. Doy martes en el parque a principiantes; si quieren competir, te los mando». Ofrece dar una clase en su sala o una parte pequeña. Si tienes contrato, míralo. Hacerlo a escondidas te cuesta el rincón y las referencias, que ahora valen más que esas horas.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      '¿Puedo dar clases sin haber competido nunca?',
      'dar clases sin competir se puede?',
      '¿y si nunca peleé?',
      'Llevo nueve años entrenando, pero no tengo ni un combate.',
    ],
    answer:
      'Sí, para principiantes, niños y gente que busca forma física. Haz el curso de la federación, primeros auxilios y seguro, y ayuda seis meses a otro entrenador. Di la verdad si preguntan: «Nueve años de práctica, sin combates; a competidores los paso a un colega». Preparar a alguien para pelear sí pide esquina con experiencia. Inventar peleas se descubre en una semana.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'Di mi primera clase pagada y volvieron todos, ¿qué sigue?',
      'mi primera clase pagada!',
      'volvieron los seis de la primera clase',
      'Cobré mi primera clase y los seis quieren seguir.',
    ],
    answer:
      'Seis de seis que vuelven es la mejor nota que puede sacar un entrenador nuevo. Fija ya día y hora durante ocho semanas y cobra el bloque entero. Escribe tras cada clase una línea por alumno: qué mejoró, qué toca. En la cuarta, pide a cada uno que traiga a una persona. Antes de crecer, seguro y papeles en regla con un contador.',
  },
  {
    matter: 'burnout',
    asked: [
      'El domingo por la tarde me da angustia el lunes, ¿qué hago ese rato?',
      'angustia el domingo',
      '¿y el domingo por la tarde?',
      'Desde las cinco del domingo tengo un nudo en el estómago.',
    ],
    answer:
      'A las cinco escribe en un papel las tres tareas del lunes y la primera de veinte minutos; cierra el papel y sal a caminar media hora. Cena temprano y nada de correo. Pon algo tuyo el lunes a las siete, clase o amigo. Si el nudo dura más de un mes o no duermes, pide cita médica. Mirar el correo «para adelantar» lo alarga.',
  },
  {
    matter: 'burnout',
    asked: [
      'El médico me da la baja, ¿la tomo o aguanto?',
      'el medico me da la baja',
      '¿y si me quedo en casa qué pensarán?',
      'Me ofrecen dos semanas de baja y me da vergüenza.',
    ],
    answer:
      'Tómala: el médico te vio y el trabajo seguirá allí. Avisa en una línea: «Estoy de baja hasta el 20; Marta tiene los pendientes», sin diagnóstico. Los primeros tres días duerme; luego camina a diario y entrena suave si el médico lo aprueba. Correo apagado. Pide ayuda psicológica desde la primera semana. Volver antes por culpa suele traer una baja más larga.',
  },
  {
    matter: 'burnout',
    asked: [
      'Esta semana dije que no a dos cosas y dormí mejor, ¿qué sigue?',
      'dije q no a 2 cosas y dormi',
      'esta semana salí a mi hora tres días',
      'Salí a las seis tres días y dormí siete horas.',
    ],
    answer:
      'Tres salidas a tu hora y siete horas de sueño: así empieza a girar. Repite la misma semana sin añadir nada, dos semanas más. Después habla con tu jefe: «Puedo con estas cuatro tareas; la quinta necesita otra persona». Entrena dos días suaves. Si te encuentras mejor, no llenes el hueco con más trabajo: ahí se recae.',
  },
  {
    matter: 'exam-study',
    asked: [
      'Llego de entrenar y me duermo con el libro, ¿estudio antes?',
      'me duermo estudiando',
      '¿y si estudio antes de entrenar?',
      'Entreno a las ocho y a las diez ya no leo ni una línea.',
    ],
    answer:
      'Sí, estudia antes: dos bloques de 40 minutos entre las cinco y las siete, lo más difícil primero. Después de entrenar, solo quince minutos de repaso en voz alta con tarjetas, y a dormir. En semana de examen, cambia sparring por técnica suave. Estudiar a medianoche después de entrenar duro se siente heroico y queda poco.',
  },
  {
    matter: 'exam-study',
    asked: [
      'Mis padres me quitan el gimnasio por las notas, ¿qué les propongo?',
      'me quitan el gym x las notas',
      '¿y si no me dejan ir?',
      'Suspendí dos y mis padres dicen que se acabó el judo.',
    ],
    answer:
      'Propón un trato escrito: «Dos días de judo en lugar de cuatro, hora y media de estudio antes, y os enseño cada nota. Si en seis semanas no subo, paro yo». Pide a tu entrenador que hable con ellos. Empieza a cumplirlo antes de que digan que sí. Ir a escondidas te quita la única carta buena, la confianza.',
  },
  {
    matter: 'exam-study',
    asked: [
      'Aprobé y no falté a ningún entreno, ¿cómo sigo?',
      'aprobe todo!!',
      'hoy salió la nota, aprobé',
      'Aprobé el examen difícil sin dejar de entrenar.',
    ],
    answer:
      'Aprobar y entrenar a la vez demuestra que tu semana funciona: felicidades. Descansa dos días de ambas cosas. Luego guarda el horario que usaste en una hoja, porque es tu plantilla para el próximo. Sube los entrenos de a uno por semana, no todos el lunes. Marca ya la fecha del siguiente examen y cuenta seis semanas hacia atrás.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Dame la clase de niños de mañana minuto a minuto.',
      'clase niños minuto a minuto',
      '¿y cómo reparto los 45 minutos?',
      'Mañana doy mi primera clase a niños de 7 años.',
    ],
    answer:
      'Cuarenta y cinco minutos: 0–3 saludo y una regla; 3–12 juego de persecución tocando hombros; 12–20 una técnica, máximo tres frases; 20–28 en parejas, cambio cada dos minutos; 28–30 agua; 30–40 juego que usa la técnica; 40–45 círculo y un elogio por niño. Filas y explicaciones largas traen el desorden. Golpe en la cabeza: sentado, padres y médico.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'Me ofrecen pelear en dos semanas, ¿acepto?',
      'pelea en 2 semanas acepto?',
      '¿y cuánto tiempo mínimo necesito?',
      'Me llamó un promotor, falta uno para dentro de diez días.',
    ],
    answer:
      'Acepta solo si ya haces sparring completo, estás a menos de un 3 % del peso y tu entrenador lo aprueba tras ver al rival; si falta una, di que no. «Gracias, con seis semanas sí; o en la categoría de arriba». Pide por escrito bolsa, gastos, seguro y médico. Bajar kilos deprisa es el peligro real: no lo hagas.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      '¿Qué cifra digo primero cuando pido un aumento?',
      'cuanto pido de aumento',
      '¿y qué número digo primero?',
      'Llevo dos años con el mismo sueldo y mañana hablo con mi jefe.',
    ],
    answer:
      'Di una cifra exacta, un 10 a 15 % sobre tu sueldo y apoyada en ofertas parecidas: «Por estos tres resultados pido 2300 desde marzo». Luego calla hasta que responda. Si dice que no: «¿Qué tendría que pasar y en qué fecha lo revisamos?». Escríbelo por correo. Justificar con tus gastos o disculparte baja el número.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Mi jefe me grita delante de todos, ¿qué le digo?',
      'mi jefe me grita',
      '¿y en el momento qué contesto?',
      'Hoy me volvió a gritar en la reunión.',
    ],
    answer:
      'Di tranquilo: «Quiero resolverlo; hablemos a solas en diez minutos». A solas: «Acepto la crítica, no los gritos ante el equipo». Después anota fecha, frase y testigos. Si se repite tres veces, llévalo a recursos humanos con esa lista; con insultos o amenazas, sindicato o abogado laboral. Contestar gritando te convierte en el problema.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Un colega se lleva el mérito de mi trabajo, ¿qué hago?',
      'se roba mi trabajo un compañero',
      '¿y se lo digo a él o al jefe?',
      'Presentó mi informe como si fuera suyo.',
    ],
    answer:
      'Primero a él, a solas y hoy: «El informe lo hice yo y lo presentaste como tuyo. La próxima, con mi nombre». Desde ahora envía tus avances por correo con copia al jefe. Si se repite, al jefe con dos ejemplos y fechas. Lo que sale mal es contarlo por los pasillos antes de hablar con él.',
  },
  {
    matter: 'job-interview',
    asked: [
      '¿Cómo preparo una entrevista en una tarde?',
      'entrevista mañana q hago',
      '¿y qué digo cuando me pregunten por mí?',
      'Mañana tengo entrevista y no preparé nada.',
    ],
    answer:
      'Prepara tres historias de un minuto, situación, qué hiciste, resultado, y una presentación de 60 segundos: qué haces, qué lograste, por qué ellos. Dilas en voz alta tres veces. Lleva dos preguntas: «¿Qué sería un buen primer trimestre?». Llega diez minutos antes. Del sueldo, una banda ya pensada. El fallo común es hablar cinco minutos seguidos.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Me despidieron hoy, ¿qué hago primero?',
      'me despidieron q hago',
      '¿y firmo lo que me dieron?',
      'Me acaban de echar y me pidieron firmar un papel.',
    ],
    answer:
      'No firmes hoy: pide copia y di «Lo reviso y respondo». En 48 horas, sindicato o abogado laboral, porque los plazos para reclamar son cortos. Solicita la prestación por desempleo esta semana. Haz la lista de gastos de tres meses y recorta. Mantén tus dos clases semanales. Desaparecer un mes antes de contarlo en casa es lo peor.',
  },
  {
    matter: 'job-search',
    asked: [
      'Envié cincuenta currículos y nadie responde, ¿qué cambio?',
      'nadie responde mi cv',
      '¿y qué cambio primero?',
      'Llevo tres meses mandando currículos sin respuesta.',
    ],
    answer:
      'Cambia las cinco primeras líneas: puesto que buscas, tres resultados con números y las palabras exactas del anuncio. Una página. Envía cinco por semana bien hechos en vez de veinte iguales, y por cada uno escribe a alguien de la empresa: «¿Diez minutos sobre tu equipo?». Pregunta también en tu gimnasio. El mismo texto para todos no pasa el filtro.',
  },
  {
    matter: 'new-job',
    asked: [
      '¿Qué hago la primera semana en un trabajo nuevo?',
      'primer dia d trabajo q hago',
      '¿y el primer día qué pregunto?',
      'Empiezo el lunes y tengo miedo de quedar mal.',
    ],
    answer:
      'Pregunta a tu jefe el primer día: «¿Qué debería estar hecho en 30 días para que digas que va bien?». Anota nombres, preséntate a tres personas por día y termina algo pequeño el viernes. Lleva las dudas juntas, dos veces al día. Lo que cae mal es proponer cambios o decir «en mi antiguo trabajo» la primera semana.',
  },
  {
    matter: 'career-change',
    asked: [
      '¿Cuánto dinero guardo antes de dejar mi trabajo?',
      'cuanto ahorro antes d renunciar',
      '¿y cuántos meses de colchón?',
      'Odio la oficina y quiero dedicarme a otra cosa.',
    ],
    answer:
      'Seis meses de gastos completos, nueve si tienes hijos, y el primer ingreso del oficio nuevo ya cobrado. Prueba tres meses en paralelo: cuatro horas por semana con clientes reales. Si al final cubre un 30 % de tus gastos, pon fecha. Renunciar el lunes malo, sin prueba y con deuda de tarjeta, es lo que sale mal.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      '¿Cuándo dejo el trabajo para ser profesional?',
      'dejo el trabajo x pelear?',
      '¿y cuánto tengo que ganar antes?',
      'Peleo de profesional y trabajo ocho horas en un almacén.',
    ],
    answer:
      'Cuando bolsas y patrocinios de los últimos 12 meses cubran tus gastos, más seis meses guardados; antes, pide media jornada. Di a tu jefe: «Ocho semanas antes de pelear necesito turno de mañana; lo recupero después». Entrena siete a nueve horas bien puestas. Dejarlo todo por una promesa del promotor sin contrato es el error; que lo lea un abogado.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      '¿Qué necesito para empezar a dar clases?',
      'quiero ser entrenador q necesito',
      '¿y cuánto cobro la primera clase?',
      'Me piden que les enseñe y no tengo título.',
    ],
    answer:
      'Cuatro cosas: curso básico de tu federación, primeros auxilios, seguro de responsabilidad y permiso de tu entrenador. Asiste tres meses una clase de niños o principiantes antes de dar la tuya. Privadas: empieza a dos tercios del precio local. Con menores, antecedentes y permiso de los padres. Enseñar sin seguro es lo que acaba mal cuando alguien se lesiona.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Soy jefe nuevo de mis antiguos compañeros, ¿qué digo el primer día?',
      'soy jefe d mis amigos',
      '¿y cómo hago que me respeten?',
      'Me ascendieron y ahora mando a mis amigos.',
    ],
    answer:
      'Di el primer día: «Sigo siendo yo, pero ahora decido turnos y reparto. Esta semana hablo 20 minutos con cada uno». Pregunta en cada charla: «¿Qué no cambiarías y qué sí?». Cumple una cosa pequeña antes del viernes. Mismo trato para todos. Lo que quita respeto es prometer favores a los amigos o cambiarlo todo el lunes.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      '¿Cómo le digo a alguien que trabaja mal?',
      'como le digo q lo hace mal',
      '¿y con qué frase empiezo?',
      'Tengo que decirle a un compañero que su trabajo no sirve.',
    ],
    answer:
      'Empieza por el hecho, a solas y en menos de un minuto: «El martes y el jueves llegaste 20 minutos tarde y la clase esperó». Luego: «¿Qué pasó?». Y cierra: «Desde el lunes a las seis en punto; lo vemos en dos semanas». Un tema por charla. Envolverlo entre elogios hace que no se oiga; en público, humilla.',
  },
  {
    matter: 'public-speaking',
    asked: [
      '¿Qué hago si me tiembla la voz al empezar?',
      'me tiembla la voz al hablar',
      '¿y si me quedo en blanco?',
      'Tengo que presentar el lunes y me muero de miedo.',
    ],
    answer:
      'Di la primera frase lenta y aprendida de memoria, mira a una sola persona y haz una pausa de dos segundos. Antes, tres minutos soltando aire largo. Ensaya cinco veces de pie y en voz alta; tarjeta con cinco palabras. Si te quedas en blanco: bebe agua y lee la siguiente palabra. Leer la diapositiva o disculparse empeora todo.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Siento que me van a descubrir en el trabajo, ¿qué hago?',
      'siento q soy un fraude',
      '¿y se lo digo a mi jefe?',
      'Me ascendieron y creo que fue un error.',
    ],
    answer:
      'Abre una nota con tres columnas, tarea, qué hiciste tú, quién lo confirmó, y llénala cada viernes durante seis semanas. Después pide a tu jefe un dato, no consuelo: «Dime una cosa que va bien y una que mejorar este mes». No saber algo se dice así: «Lo averiguo y te digo mañana». Trabajar el doble para tapar la duda agota.',
  },
  {
    matter: 'burnout',
    asked: [
      'Estoy agotado del trabajo, ¿sigo entrenando?',
      'quemado del trabajo entreno?',
      '¿y cuánto bajo el entrenamiento?',
      'Los domingos ya me angustio y no tengo fuerza para nada.',
    ],
    answer:
      'Sí, pero la mitad y suave: dos sesiones de 40 minutos a ritmo de poder hablar, sin sparring, durante cuatro semanas. Acuéstate a la misma hora y fija una tarde sin trabajo. Pide cita médica si llevas más de dos semanas vacío, sin dormir o con palpitaciones; una baja puede ser necesaria. Entrenar más para aguantar termina de vaciarte.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'Estoy estancado en mi trabajo, ¿pido cambio o me voy?',
      'aburrido en el trabajo me voy?',
      '¿y cuánto espero?',
      'Hago lo mismo desde hace cinco años y me aburro.',
    ],
    answer:
      'Pide primero y da 90 días: «Quiero llevar este proyecto o aprender aquello; ¿qué ves posible antes de junio?». Mientras, dos horas semanales de un curso y dos entrevistas fuera para conocer tu precio. Si en 90 días no hay nada escrito, busca con sueldo todavía. Esperar a que lo noten no funciona, renunciar sin oferta tampoco.',
  },
  {
    matter: 'exam-study',
    asked: [
      '¿Dejo de entrenar en época de exámenes?',
      'dejo d entrenar x examenes?',
      '¿y cuánto entreno esas semanas?',
      'En tres semanas tengo finales y compito después.',
    ],
    answer:
      'No lo dejes: baja a dos sesiones técnicas de una hora, sin sparring duro, hasta el último examen. Estudia antes de entrenar, en bloques de 45 minutos con 10 de pausa, cuatro al día, y hazte preguntas sin mirar. Duerme ocho horas la víspera. Avisa al entrenador la fecha. Estudiar de noche después de rodar casi no se queda.',
  },
  {
    matter: 'learning-skill',
    asked: [
      '¿Cuánto estudio al día para aprender un idioma?',
      'cuanto estudio ingles al dia',
      '¿y en cuánto tiempo hablo?',
      'Empecé inglés tres veces y siempre lo dejo.',
    ],
    answer:
      'Treinta minutos, seis días por semana: diez de repaso de tarjetas, diez de escuchar, diez de hablar en voz alta. En seis meses sostienes una charla sencilla. Únelo a algo fijo, como el viaje al gimnasio. Desde la segunda semana, una conversación semanal con alguien. Cambiar de aplicación y no hablar nunca es lo que te hace abandonar.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      '¿Cómo me concentro trabajando en casa?',
      'no me concentro en casa',
      '¿y cuánto dura cada bloque?',
      'Trabajo en casa y a la hora ya estoy en el teléfono.',
    ],
    answer:
      'Bloques de 50 minutos y 10 de pausa, tres por la mañana, con el teléfono en otra habitación. Antes de cada uno escribe la única cosa que saldrá terminada. En la pausa levántate: 20 sentadillas y agua, sin pantalla. Correo a las 11 y a las 4. El error es dejar abierto el chat «por si acaso».',
  },
  {
    matter: 'two-offers',
    asked: [
      'Tengo dos ofertas de trabajo, ¿cómo elijo?',
      '2 ofertas cual',
      '¿y cuánto tiempo puedo pedir?',
      'Una paga más y la otra me deja entrenar.',
    ],
    answer:
      'Pide cinco días a las dos: «Me interesa mucho, confirmo el viernes por escrito». Calcula sueldo por hora real, con viaje y extras: muchas veces la mejor pagada pierde. Habla diez minutos con alguien del equipo. Si quedan iguales, elige la que deja tus tres tardes. No renuncies a nada hasta tener el contrato firmado.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Un niño no deja dar la clase, ¿qué hago?',
      'un niño no me deja dar clase',
      '¿y hablo con los padres o con él?',
      'Hay un niño que empuja a todos y no obedece.',
    ],
    answer:
      'Primero con él, agachado y en diez palabras: «Manos quietas; tú me ayudas a repartir los petos». Si repite, tres minutos sentado a tu lado y vuelve. A la tercera, hablas con el padre o la madre ese día, en privado: hecho y plan. Gritar desde lejos le da público. Menos fila y más juego: casi siempre se aburre.',
  },
  {
    matter: 'fight-offer',
    asked: [
      '¿Cuánto pido por mi primera pelea profesional?',
      'cuanto pido x mi primera pelea pro',
      '¿y qué más pido además de la bolsa?',
      'El promotor me pregunta cuánto quiero y no sé qué decir.',
    ],
    answer:
      'Haz que hable primero: «¿Qué bolsa tienes prevista para esta pelea?». Pregunta a dos profesionales de tu zona lo que cobraron y pide un 20 % más que eso. Suma viaje, hotel para ti y la esquina, médico, seguro y pago esa noche. Todo por escrito antes de anunciar. Firmar varias peleas u opciones sin abogado es la trampa.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      '¿Qué hago si me dicen que no hay presupuesto?',
      'me dijeron q no hay presupuesto',
      '¿y si me dice que no?',
      'Pedí aumento y me contestaron que este año no se puede.',
    ],
    answer:
      'Pide fecha y condición ahí mismo: «Entiendo. ¿Qué resultado necesitas y lo revisamos el 1 de junio? ¿Me lo confirmas por correo?». Ofrece otra moneda: dos tardes libres, formación pagada o bono. Mientras, consigue una oferta fuera para saber tu precio. Amenazar con irte sin tenerla te deja sin fuerza.',
  },
  {
    matter: 'job-interview',
    asked: [
      '¿Qué respondo cuando preguntan cuánto quiero ganar?',
      'cuanto quiero ganar q respondo',
      '¿y si insisten con el sueldo?',
      'En la entrevista me preguntaron el sueldo y me quedé mudo.',
    ],
    answer:
      'Devuelve una vez: «¿Qué rango tienen para el puesto?». Si insisten, di una banda cuyo piso ya te sirva: «Entre 1800 y 2100, según funciones», y calla. Mira antes tres anuncios parecidos. No digas tu sueldo actual si no te conviene. El error es «lo que sea»: te ofrecen el mínimo.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      '¿Qué llevo a una empresa para dar una clase de boxeo?',
      'q llevo a la empresa pa clase d boxeo',
      '¿y cuánto les cobro?',
      'Una empresa quiere una clase y nunca hice una.',
    ],
    answer:
      'Lleva ocho pares de manoplas, guantes y guantines limpios para la mitad del grupo, temporizador, botiquín, altavoz, hoja de salud para firmar y tu seguro. Cobra por sesión, no por persona: tres o cuatro veces tu privada, viaje incluido. Sesenta minutos, doce personas, nada de golpes a la cara. Olvidar desinfectante y preguntar por lesiones es lo habitual.',
  },
  {
    matter: 'job-lost',
    asked: [
      '¿Cómo se lo digo a mi pareja?',
      'como digo en casa q me echaron',
      '¿y se lo digo hoy?',
      'Me echaron ayer y en casa no lo saben.',
    ],
    answer:
      'Hoy, antes de cenar y en dos frases: «Me despidieron ayer. Tengo dinero para dos meses y mañana pido la ayuda por desempleo y llamo a tres personas». Luego deja que reaccione. El sábado hagan juntos la lista de gastos. Salir cada mañana fingiendo que trabajas duele mucho más cuando se descubre.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Mi jefe me escribe a las once de la noche, ¿contesto?',
      'mi jefe me escribe d noche',
      '¿y qué le digo mañana?',
      'Mi jefe me manda mensajes todas las noches y los domingos.',
    ],
    answer:
      'No contestes de noche; responde a las nueve de la mañana. Y di una vez: «Después de las siete no veo mensajes; si es urgente, llámame». Define juntos qué es urgente. Silencia el chat desde esa hora. Guarda ejemplos: en varios países hay derecho a desconectar; pregunta al sindicato. Responder «solo esta» reabre la puerta.',
  },
  {
    matter: 'burnout',
    asked: [
      '¿Cuánto tiempo tarda en pasar el agotamiento?',
      'cuanto dura el burnout',
      '¿y con unas vacaciones basta?',
      'Me tomé una semana libre y volví igual de cansado.',
    ],
    answer:
      'Cuenta meses, no días: leve, de seis a doce semanas con menos carga; fuerte, medio año o más. Una semana libre no basta si vuelves a lo mismo. Quita una responsabilidad concreta ya y habla con tu jefe: «Necesito soltar esto hasta junio». Médico si no duermes, lloras o te duele el pecho. Volver al cien por cien el lunes causa la recaída.',
  },
  {
    matter: 'exam-study',
    asked: [
      '¿Entreno el día antes del examen?',
      'entreno el dia antes del examen?',
      '¿y la mañana del examen?',
      'Mañana tengo examen y hoy es día de sparring.',
    ],
    answer:
      'Sí, 30 o 40 minutos suaves por la tarde: cuerda, sombra, movilidad; nada de sparring. Termina cuatro horas antes de dormir. Repasa una hora después, solo preguntas que fallas, y a la cama. Por la mañana, diez minutos caminando y desayuno conocido. Estudiar hasta las tres te quita más de lo que da.',
  },
]
