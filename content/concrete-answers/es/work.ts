import type { ConcreteAnswer } from '../concrete-answer.ts'

export const WORK: readonly ConcreteAnswer[] = [
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
