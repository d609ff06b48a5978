import type { ConcreteAnswer } from '../concrete-answer.ts'

export const MIND: readonly ConcreteAnswer[] = [
  {
    matter: 'bad-decision',
    asked: [
      '¿Publico el video completo para que la gente vea que gané yo?',
      'subo el video o no',
      '¿y si lo cuelgo entero en redes?',
      'Todos me dicen que enseñe la pelea para que se vea el robo.',
    ],
    answer:
      'Súbelo entero, sin acusar a nadie y pasados dos días. Texto: «La pelea completa, juzguen ustedes. Gracias a mi rival y a mi equipo». No nombres a los jueces ni escribas «comprado»: eso puede costarte una sanción y el próximo contrato. Si vas a reclamar, primero entrega la reclamación y pregunta a tu entrenador. Lo que sale mal casi siempre es contestar comentarios a la una de la mañana.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Perdí por decisión dividida, ¿qué cambio para que los jueces no duden?',
      'perdi dividida q cambio',
      '¿y cómo hago para que la próxima sea clara?',
      'Ya van dos peleas cerradas y las dos se las dieron al otro.',
    ],
    answer:
      'Gana los últimos treinta segundos de cada asalto y termina siempre tú el intercambio. En el gimnasio pide que te avisen a falta de medio minuto y lanza dos combinaciones de cuatro golpes, saliendo por un lado. Mira el video sin sonido y apunta quién va hacia atrás y quién pega último. El fallo habitual es golpear bien y después retroceder con las manos abajo: desde la mesa eso parece perder.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Reclamé y me rechazaron la apelación, ¿qué hago ahora?',
      'me rechazaron el reclamo',
      'Me contestaron que no, ¿y ahora?',
      'Hoy llegó la carta: el resultado se queda como está.',
    ],
    answer:
      'Reclamar por la vía correcta y con tu nombre ya vale, aunque hoy duela. Guarda la carta y pregunta a tu federación si existe otra instancia y cuál es el plazo; si no la hay, ciérralo. Después pide la revancha por medio de tu entrenador: «Fue cerrada, queremos repetirla, misma categoría». Date una semana para estar enfadado y pon fecha al siguiente entrenamiento fuerte. Seguir peleando el papel te quita meses.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'El árbitro paró la pelea demasiado pronto y yo estaba bien, ¿qué digo?',
      'me pararon la pelea y yo estaba bien',
      '¿y si yo podía seguir?',
      'Me la pararon de pie, yo veía todo perfectamente.',
    ],
    answer:
      'En el ring no digas nada: saluda, baja y deja que te vea el médico, porque por dentro uno se siente mejor de lo que está. Después mira el video y cuenta los golpes sin respuesta antes de la parada; con cuatro o cinco seguidos, el árbitro te cuidó. Si te golpearon la cabeza, nada de sparring hasta tener el permiso médico, incluso sin síntomas. El plan para la revancha: responder o abrazar después del segundo golpe.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Ya lo dejé hace un mes y lo extraño, ¿vuelvo?',
      'lo deje y lo extraño',
      '¿y si me equivoqué al dejarlo?',
      'Paso por delante del gimnasio y se me hace un nudo.',
    ],
    answer:
      'Vuelve un día, sin anunciar nada: una clase técnica, sin sparring, y te vas. Escribe antes qué extrañas: el deporte, la gente o ser alguien allí. Si es la gente, basta con una clase a la semana y el café de después. Si es competir, habla con el entrenador pasadas cuatro semanas. El error típico es regresar al mismo ritmo que te hizo marcharte.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      '¿Cómo le digo a mi equipo que dejo de competir pero sigo entrenando?',
      'dejo d competir como lo digo',
      '¿y cómo se lo digo a los demás?',
      'Quiero seguir viniendo, pero no peleo más y no sé cómo contarlo.',
    ],
    answer:
      'Primero al entrenador, a solas y antes de clase: «No voy a competir más. Quiero seguir entrenando tres días y ayudar a los que pelean». Al grupo le basta una frase cuando pregunten: «Ya hice mi parte, ahora disfruto». No hace falta justificarlo. Lo que suele salir mal es decir «por ahora»: en dos semanas te ofrecen una pelea. Si lo tienes claro, di «no compito más».',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Mi última pelea fue una derrota, ¿me despido así o hago una más?',
      'una mas o lo dejo ya',
      '¿y si hago una última para cerrar bien?',
      'No quiero irme perdiendo, pero tampoco quiero otra preparación.',
    ],
    answer:
      'No hagas otra solo para cambiar el último resultado; hazla solo si te apetecen las ocho semanas de preparación. Prueba: imagina que también pierdes esa. Si aun así te alegrarías de haberla hecho, adelante; si no, ya terminaste. Otro cierre posible: un entrenamiento de despedida con cinco compañeros que elijas y una foto. Si hubo nocauts o dolores de cabeza, decide con el médico, no con el orgullo.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Dije que lo dejo y me siento un cobarde, ¿qué hago?',
      'lo deje y me siento cobarde',
      'Ya se lo dije y ahora me siento fatal.',
      'Ayer le avisé al entrenador que no sigo y no he parado de llorar.',
    ],
    answer:
      'Decirlo a la cara, en vez de desaparecer, fue valiente, y llorar por algo que quisiste tantos años es lógico. Durante dos semanas no decidas nada más: ni vendas el equipo ni prometas volver. Llena las dos horas que entrenabas con algo fijo, caminar, nadar o ver a alguien, porque el hueco de las siete es lo que más pesa. Si pasadas unas semanas no duermes o nada te interesa, habla con tu médico.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Pago el gimnasio y voy una vez al mes, ¿me doy de baja?',
      'me doy d baja o no',
      '¿y si mejor dejo de pagar?',
      'Llevo tres meses pagando para no ir.',
    ],
    answer:
      'Pausa un mes en vez de darte de baja, y antes haz cuatro visitas en dos semanas. Reserva día y hora con un compañero: «Martes a las siete, ¿vienes?». Si después de las cuatro sales igual de apagado, congela la cuota sin culpa. Pregunta en recepción cuánto dura la pausa y si guardan tu precio. El fallo típico es esperar a tener ganas y pagar otro trimestre.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Siempre hacemos la misma clase y me aburro, ¿qué hago sin cambiar de gimnasio?',
      'me aburro siempre lo mismo',
      '¿y si lo que me aburre es la clase?',
      'Calentamiento, saco, tres asaltos, así desde hace dos años.',
    ],
    answer:
      'Entra a cada clase con una tarea propia para cuatro semanas, por ejemplo «solo puntúo al cuerpo» o «solo juego desde media guardia». Cuenta cuántas veces sale y apúntalo al salir. Además pide al entrenador: «¿Puedo trabajar diez minutos esto al final?». Y cambia de compañero en cada asalto. Lo que no funciona es comprar guantes nuevos: la novedad dura una semana.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Fui dos veces esta semana y casi me muero, ¿eso cuenta?',
      'fui 2 veces y casi muero',
      'Al final fui, pero acabé destrozado.',
      'Volví a ir y a los diez minutos ya no podía.',
    ],
    answer:
      'Cuenta mucho: las dos primeras son las más caras y ya las pagaste. La semana que viene repite dos, no subas a cuatro, y baja al setenta por ciento: sales de un asalto si hace falta. El cuerpo nota la mejora hacia la tercera semana. Donde casi todos fallan es en compensar con una paliza y faltar diez días. Si te duele el pecho o te mareas, paras y vas al médico.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Desde que no tengo pelea a la vista no me levanto a entrenar, ¿qué pongo en su lugar?',
      'sin pelea no entreno',
      '¿y si no hay fecha de pelea?',
      'Con fecha entreno como un loco, sin fecha ni salgo de casa.',
    ],
    answer:
      'Pon otra fecha en el calendario, a ocho semanas: un torneo interno, un control con otro gimnasio o una prueba propia, por ejemplo seis asaltos de saco contando golpes. Díselo a dos personas. Entrena tres días fijos, no seis. Fuera de temporada se arregla una sola debilidad, y esa es tu meta. Si tampoco te apetece nada fuera del deporte desde hace semanas, cuéntaselo a tu médico.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Eligieron a mi compañero para la pelea que yo quería, ¿le digo algo al entrenador?',
      'lo eligieron a el y no a mi',
      '¿y al entrenador qué le digo?',
      'Llevo más tiempo que él y le dieron mi fecha.',
    ],
    answer:
      'Sí, habla con el entrenador, pero pregunta por ti y no por él: «Quería esa pelea. ¿Qué dos cosas te faltan por ver en mí?». Espera un día para ir tranquilo y apunta la respuesta. Después pide una fecha de revisión, por ejemplo seis semanas. Y ofrécete de sparring al elegido: te mejora y se nota. Lo que estropea todo es quejarse en el vestuario.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Mi rival del gimnasio y yo vamos al mismo torneo en la misma categoría, ¿entrenamos juntos?',
      'mismo torneo misma categoria',
      '¿y seguimos haciendo sparring estas semanas?',
      'Nos puede tocar cruzarnos en la final y entrenamos a diario.',
    ],
    answer:
      'Sigan juntos hasta dos semanas antes; después, técnica con él y sparring con otros. Díselo sin drama: «Las dos últimas semanas ruedo con otros, el sábado lo damos todo y el lunes seguimos igual». Pregunten antes al entrenador a quién acompaña en la esquina si se cruzan: lo habitual es que no se siente con ninguno. Lo que se tuerce es esconder técnicas durante meses: pierden los dos.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Hoy por fin le gané al compañero que siempre me gana, ¿y ahora?',
      'hoy le gane por fin',
      '¡Le gané! ¿qué hago ahora?',
      'Después de un año, hoy lo sometí dos veces.',
    ],
    answer:
      'Eso es un año de trabajo que por fin se ve, así que disfrútalo hoy. Escribe esta noche qué funcionó: el agarre, el momento, qué hizo él. Mañana dale la mano y ponle la pregunta: «¿Qué viste tú?». La próxima vez va a corregirlo, así que prepara la segunda opción desde la misma posición. El error es no volver a rodar con él para conservar la victoria.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Un compañero cuenta a todos que me domina en sparring, ¿le digo algo?',
      'va diciendo q me domina',
      '¿y si lo sigue contando?',
      'Me enteré de que se ríe de mí en el grupo del gimnasio.',
    ],
    answer:
      'Díselo una vez, a solas y corto: «Me contaron que hablas de nuestros asaltos. Lo del sparring se queda en el sparring». Sin testigos y sin devolverle la cuenta. Si continúa, cuéntaselo al entrenador con la frase exacta que escribió. No lo arregles subiendo la fuerza el viernes: así se lesiona alguien y encima le das la razón. Mientras tanto puedes elegir a otros compañeros.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'No me rendí a tiempo y ahora me duele el codo, ¿qué hago?',
      'no toque y me duele el codo',
      '¿y ahora con el codo qué?',
      'Aguanté la llave por orgullo y oí un crujido.',
    ],
    answer:
      'Para hoy, frío envuelto en un paño quince minutos, brazo quieto, y médico o fisioterapeuta si mañana sigue el dolor. Ve el mismo día si hay hinchazón, no puedes estirarlo del todo o sientes hormigueo en los dedos. No lo pruebes rodando «suave». Para después: toca en cuanto el brazo quede recto y sin salida, antes del dolor. El fallo es esperar a que duela; en las articulaciones el dolor llega tarde.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Un novato fuerte va a muerte conmigo y yo soy azul, ¿le subo o qué?',
      'un novato va a muerte',
      '¿y si le doy una lección?',
      'El nuevo pesa veinte kilos más y cada asalto es su final olímpica.',
    ],
    answer:
      'No le subas: cierra distancia, controla arriba y quédate un minuto quieto hasta que se vacíe. Antes del asalto dile: «Vamos al cincuenta por ciento, así los dos entrenamos mañana». Si sigue, para y repítelo; a la tercera, avisa al profesor y cambia de pareja. Lo que suele acabar en lesión es contestar con una sumisión rápida. Tienes derecho a decir que no a ese asalto.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Ayer me rendí cinco veces sin pelear por orgullo, ¿eso es progreso?',
      'toque 5 veces ayer',
      'Hice lo que dijimos y toqué cinco veces.',
      'Me sometió un blanco y esta vez toqué enseguida.',
    ],
    answer:
      'Sí, es un avance de verdad: tocar pronto cinco veces cuesta más que aguantar una. Ahora apunta de dónde vino cada una; si tres salieron de la misma posición, ya tienes el tema del mes. En la próxima clase empieza dos asaltos en esa posición mala a propósito. Donde se suele fallar es en explicar después «te dejé»: esa frase devuelve el orgullo por la puerta de atrás.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Le pegué demasiado fuerte a un compañero, ¿cómo me disculpo?',
      'me pase con un compañero',
      '¿y ahora cómo se lo digo?',
      'Me calenté en el sparring y lo dejé sangrando por la nariz.',
    ],
    answer:
      'Hoy mismo y en persona, o por llamada: «Me calenté y te pegué de más. Fue culpa mía. ¿Cómo tienes la nariz y la cabeza?». Sin «pero tú también». Si está mareado, vomita o le duele la cabeza, que vaya a urgencias y nada de sparring. Cuéntaselo tú al entrenador. Las dos semanas siguientes haz solo asaltos técnicos y pide a tu pareja que diga «baja» cuando te pases.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Mi entrenador no vino a mi esquina, ¿le reclamo?',
      'no vino a mi esquina',
      '¿y cómo le saco el tema?',
      'Peleé con un desconocido en la esquina porque él no apareció.',
    ],
    answer:
      'Sí, háblalo, en persona y dentro de esta semana: «El sábado peleé sin ti y me dolió. ¿Qué pasó, y puedo contar contigo en la próxima?». Luego calla y escucha. Si hubo un motivo, pidan para la siguiente un plan B con nombre. Si se encoge de hombros, ya sabes que necesitas otra esquina. No lo cuentes antes en el grupo: entonces discutirá eso y no la ausencia.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Hablé con mi entrenador y se enfadó, ¿qué hago la próxima clase?',
      'se enojo cuando le dije',
      'Se lo dije y se lo tomó fatal, ¿y ahora?',
      'Desde que le hablé no me mira.',
    ],
    answer:
      'Decirlo fue lo correcto, aunque la respuesta fuera mala. Ve a la próxima clase puntual, saluda como siempre y entrena; no vuelvas a sacar el tema durante una semana. Mucha gente se enfada primero y piensa después. Si a las dos semanas sigue sin corregirte, una sola pregunta: «¿Seguimos trabajando juntos?». Si te humilla o te manda a asaltos peligrosos como castigo, no subas y busca otro sitio.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Mi entrenador y mi preparador físico me dicen cosas contrarias, ¿a quién hago caso?',
      'uno dice una cosa y el otro otra',
      '¿y si los dos se contradicen?',
      'Uno me manda correr diez kilómetros y el otro me lo prohíbe.',
    ],
    answer:
      'En lo que toca a la pelea manda el entrenador principal, y en una lesión manda el médico. Júntalos en un chat de tres con tu semana escrita: «Esto hago lunes, martes y miércoles. ¿Qué quitamos?». Que decidan ellos y tú cumples una sola hoja. Lo que falla siempre es hacer los dos planes enteros: a las tres semanas estás roto y ninguno sabe por qué.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Mi entrenador me grita delante de todos, ¿cómo le pido que pare?',
      'me grita en clase',
      '¿y con qué palabras se lo pido?',
      'Cada error mío lo oye todo el gimnasio.',
    ],
    answer:
      'Pídeselo a solas, antes de clase: «Cuando me gritas me bloqueo. Dime una sola palabra, “manos” o “pies”, y la hago». Dale así algo que sí puede gritar. Si mejora, dáselo a entender: «Hoy me sirvió». Espera dos o tres semanas. Si además hay insultos, empujones o burlas, eso no es método: se lo cuentas al responsable del club y, si eres menor, a tus padres hoy.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'Ya le dije que me voy y me dejó de hablar, ¿qué hago?',
      'le dije y no me habla',
      'Se lo dije y se enfadó, ¿y ahora?',
      'Me sacó del grupo el mismo día.',
    ],
    answer:
      'Lo dijiste de frente, y eso es todo lo que te tocaba. Manda un último mensaje: «Gracias por estos años, lo que sé empezó contigo». No esperes respuesta ni expliques más. Revisa que la cuota esté cancelada por escrito y recoge tus cosas a una hora tranquila. Si se cruzan en un torneo, saluda tú primero. Lo que lo empeora es contestar a lo que otros te cuentan que dijo.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      '¿Me cambio antes o después de mi pelea de dentro de seis semanas?',
      'cambio antes o despues d la pelea',
      '¿y si ya tengo una pelea firmada?',
      'Quiero irme ya, pero peleo en mes y medio.',
    ],
    answer:
      'Después. Con seis semanas, un equipo nuevo no te conoce y en la esquina hace falta alguien que sepa cómo respiras. Termina la preparación, pelea, descansa una semana y avisa. La excepción: si te obligan a sparring duro con golpes en la cabeza o lesionado, vete ya y habla con el promotor. El fallo típico es entrenar en los dos sitios a escondidas y llegar con dos planes.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'El gimnasio nuevo no me gusta tanto como pensaba, ¿vuelvo al anterior?',
      'el nuevo no me gusta',
      '¿y si me arrepiento del cambio?',
      'Llevo tres semanas y nadie me habla.',
    ],
    answer:
      'Dale ocho semanas antes de decidir; en tres todavía eres la visita. Cada clase pide un asalto a alguien distinto y pregunta su nombre, y una vez al mes quédate al café. A las ocho semanas mira dos cosas: si aprendes y si vas con ganas. Si falta todo, vuelve sin vergüenza: «Probé, y me equivoqué. ¿Puedo volver?». La mayoría de los entrenadores dice que sí.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'Mi gimnasio me cobra seis meses por irme, ¿tengo que pagar?',
      'me cobran por irme',
      '¿y lo del contrato?',
      'Firmé un año y llevo la mitad.',
    ],
    answer:
      'Lee hoy la cláusula de baja y no dejes de pagar por las buenas. Escribe: «Quiero la baja a fin de mes. ¿Qué dice mi contrato y qué pueden ofrecerme?». Propón pagar un mes más o pasar la cuota a otra persona. Guarda todo por escrito. Por mudanza o lesión suele haber salida con un justificante. Si insisten, la oficina de consumo te lo revisa, normalmente sin costo.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Suspendí el examen de cinturón, ¿qué hago mañana en clase?',
      'suspendi el examen',
      'Me suspendieron, ¿y ahora qué?',
      'Fui el único que no aprobó y toda mi familia estaba mirando.',
    ],
    answer:
      'Presentarte delante de todos ya fue más que quedarte en casa, y hoy tienes permiso para que duela. En la próxima clase llega normal y pregunta al profesor: «¿Qué dos cosas me faltaron y cuándo repito?». Trabaja esas dos diez minutos después de cada clase, con la misma pareja. Felicita a los que aprobaron, una frase basta. Lo que alarga todo es faltar tres semanas por vergüenza.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Me quedo en blanco con las formas delante del tribunal, ¿cómo lo entreno?',
      'me quedo en blanco en el examen',
      '¿y si me olvido a la mitad?',
      'En casa me sale entera y ante el maestro olvido el giro.',
    ],
    answer:
      'Practica con público y empezando desde la mitad. Diez días: una vez delante de dos personas, una vez de espaldas a tu pared habitual y una vez arrancando desde el movimiento ocho. Si te pierdes en el examen, quédate firme, respira una vez y retoma en el último giro que sí recuerdas. Los tribunales ven errores a diario; lo que restan es la cara de disculpa y parar a hablar.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Me dieron el azul y me ganan blancos, ¿lo devuelvo?',
      'soy azul y me ganan blancos',
      '¿y si no me lo merezco?',
      'Desde que tengo el cinturón nuevo todos vienen a por mí.',
    ],
    answer:
      'No lo devuelvas: el cinturón lo decide quien te ve cada semana, no un asalto del martes. Los primeros tres meses te atacan más porque el color los motiva. Sigue probando cosas malas para ti y toca sin excusas. Si te pesa, pregunta al profesor: «¿Qué viste para dármelo?» y apunta la respuesta. El error común es jugar solo a no perder; ahí sí te estancas.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'El examen cuesta más de lo que puedo pagar este mes, ¿qué digo?',
      'el examen es caro',
      '¿y si no puedo pagarlo?',
      'Me piden el examen, el cinturón y la licencia todo junto.',
    ],
    answer:
      'Dilo ya, a solas y sin rodeos: «Quiero examinarme y este mes no llego. ¿Puedo pagarlo en tres partes o pasar al siguiente?». Pregunta también el precio desglosado: examen, cinturón, licencia. El cinturón se puede comprar usado o heredar de un compañero. Esperar tres meses no te quita nivel. Lo que se tuerce es inventar una lesión para no ir; después toca mantenerla.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Llego a clase pensando en el trabajo, ¿cómo desconecto antes de empezar?',
      'llego con la cabeza en el trabajo',
      '¿y antes de clase qué hago?',
      'Estoy haciendo saco y sigo contestando correos en la cabeza.',
    ],
    answer:
      'Escribe en el coche o en el vestuario las tres cosas pendientes y la hora en que las harás mañana. Teléfono apagado en el bolso. Luego véndate las manos contando las vueltas, sin hablar: dos minutos. Entra con una sola tarea, por ejemplo «hoy vuelvo la mano a la cara». Lo que rompe el truco es mirar mensajes entre asaltos «solo un segundo».',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Cuando el profesor explica me pierdo a la mitad, ¿qué hago?',
      'me pierdo cuando explica',
      '¿y si no retengo la explicación?',
      'Enseña cuatro pasos y solo recuerdo el primero.',
    ],
    answer:
      'Busca solo tres cosas: dónde va la primera mano, hacia dónde se mueve la cadera y cómo acaba. Mientras explica, hazlo en pequeño con las manos. Después di a tu pareja: «Empieza tú, yo miro una». Si falta un paso, pregunta uno concreto: «¿Qué mano va primero?». Ponte delante, no atrás. Intentar recordar cada detalle es justo lo que te deja sin ninguno.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Probé lo de contar respiraciones y no me sirve, ¿qué otra cosa hay?',
      'lo d respirar no me funciona',
      '¿y si eso no me funciona?',
      'Cuento hasta tres y ya estoy otra vez en otra cosa.',
    ],
    answer:
      'Usa el cuerpo en vez de la cabeza: aprieta fuerte los puños tres segundos, suelta, pisa dos veces y di en voz baja la tarea, «jab y salgo». Haz eso al empezar cada asalto durante dos semanas. Además acorta: asaltos de dos minutos con una regla distinta cada uno. Irse no es el fallo, el entrenamiento es volver. Si te pasa también en todo lo demás desde siempre, coméntalo con tu médico.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Hoy aguanté concentrado tres asaltos enteros, ¿cómo lo mantengo?',
      'hoy si me concentre',
      '¡Hoy salió! ¿cómo repito?',
      'Por primera vez no pensé en nada más en todo el sparring.',
    ],
    answer:
      'Tres asaltos enteros son mucho, y ahora sabes que puedes. Apunta hoy mismo qué hubo antes: cuánto dormiste, qué comiste, con quién rodaste y qué tarea llevabas. Repite dos de esas cosas la próxima vez, no todas. Quédate en tres asaltos una semana más antes de pedir cuatro. Lo normal es que el siguiente día salga peor; mira el mes y no la sesión.',
  },
  {
    matter: 'cornering-others',
    asked: [
      '¿Cuándo tiro la toalla si mi peleador no quiere parar?',
      'cuando tiro la toalla',
      '¿y si él me dice que sigue?',
      'Va perdiendo feo y me grita que ni se me ocurra.',
    ],
    answer:
      'Tírala cuando deje de responder: cuatro o cinco golpes limpios a la cabeza sin contestar, piernas flojas o mirada perdida. En el banquillo pregúntale el asalto y el rival; si duda, se acabó y avisas al médico. Acuérdenlo antes: «Esa decisión es mía, no tuya». Se enfadará una semana. El error de siempre es dar «un asalto más». Después, médico esa misma noche y nada de sparring sin permiso.',
  },
  {
    matter: 'cornering-others',
    asked: [
      '¿Qué llevo en el cubo de la esquina?',
      'q llevo en el cubo',
      '¿y de material qué preparo?',
      'Es mi primera vez en la esquina y no quiero olvidar nada.',
    ],
    answer:
      'Dos botellas de agua con pitorro, dos toallas, bolsa de hielo, vaselina, gasas, tijeras, cinta, bucal de repuesto, cubo y un papel con el plan en tres frases. Lleva también su documento y ropa de abrigo. Antes pregunta al inspector qué se permite y quién puede subir; para cortes, solo alguien con formación y producto autorizado. Lo que más se olvida es un reloj y las tijeras.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'Mi peleador perdió por un consejo mío, ¿qué le digo?',
      'perdio por mi culpa',
      '¿y cómo se lo digo a él?',
      'Le dije que presionara y lo noquearon entrando.',
    ],
    answer:
      'Primero que lo vea el médico; tu culpa puede esperar. Al día siguiente dile claro: «Te mandé presionar y fue un error mío. Diste la cara». Sin pedir que te consuele. La semana siguiente miren juntos ese asalto y apunten qué señal debiste ver. Tras un nocaut nada de sparring hasta el permiso médico, y en eso mandas tú. Callarlo es lo que rompe la confianza.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'Mi alumno ganó su primera pelea conmigo en la esquina, ¿qué hago ahora con él?',
      'gano mi alumno',
      '¡Ganó! ¿y ahora qué le digo?',
      'Ganó los tres asaltos haciendo lo que le pedí.',
    ],
    answer:
      'Que te escuchara con el corazón a mil dice mucho de los dos: felicidades. Esta noche solo alégrate con él y asegúrate de que lo vea el médico, coma y no maneje. Una semana suave, sin golpes. El día cuatro, diez minutos: dos cosas que salieron y una por arreglar. No firmes nada en el vestuario; la siguiente pelea se decide cuando se haya enfriado.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Mi hija ganó un bronce, ¿cómo lo celebro sin meterle presión?',
      'gano un bronce mi hija',
      '¡Sacó bronce! ¿qué le digo?',
      'Volvió con la medalla puesta y no se la quita ni para dormir.',
    ],
    answer:
      'Ese bronce es suyo, y que duerma con él dice lo contenta que está. Dile algo que viste: «Me gustó cómo te levantaste después del barrido», y deja que elija la cena. Hoy nada de «la próxima, el oro». Pasados dos días pregunta solo: «¿Te divertiste? ¿Quieres otro?». Lo que suele agriarlo son los padres que repasan el video esa misma noche.',
  },
  {
    matter: 'child-competes',
    asked: [
      '¿Qué le grito a mi hijo desde la grada?',
      'q le grito desde la grada',
      '¿y yo durante el combate qué hago?',
      'Me pongo a gritar instrucciones y el entrenador me mira mal.',
    ],
    answer:
      'Solo su nombre y «¡vamos!»; las instrucciones son del entrenador. Dos voces a la vez lo paralizan. Siéntate donde no te vea de frente, y si no puedes callar, graba con las dos manos: ayuda. Al acabar, gane o pierda, la misma frase: «Me encanta verte». En el coche no analices nada si él no empieza. Pregúntale en casa qué le gusta oír y cumple eso.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Mi hijo vomita de nervios antes de cada torneo, ¿lo sigo llevando?',
      'vomita antes d competir',
      '¿y si se pone malo cada vez?',
      'Cada sábado de torneo amanece blanco y con dolor de barriga.',
    ],
    answer:
      'Para dos meses los torneos y deja los entrenamientos. Dile: «Descansamos de competir, tú dirás cuándo». Después prueba algo pequeño: un torneo interno, sin familia en la grada y con un solo combate. Desayuno ligero tres horas antes. Si quiere él, sigue; si lo hace por ti, se acabó por ahora. Si los vómitos también aparecen en la escuela o pierde peso, pide cita con el pediatra.',
  },
  {
    matter: 'child-competes',
    asked: [
      'El entrenador quiere que mi hijo de 11 años baje dos kilos, ¿qué digo?',
      'quieren q mi hijo baje d peso',
      '¿y lo del peso cómo lo contesto?',
      'Me pidió que el niño no cene en toda la semana.',
    ],
    answer:
      'Di que no: «Está creciendo, compite en el peso que tiene». A los once años se sube de categoría, no se baja peso, y saltarse cenas antes de un torneo no es aceptable. Pide que lo inscriba en la de arriba y, si no se puede, no va a ese torneo. Si el entrenador insiste o se lo dice al niño a tus espaldas, cambia de club. Las dudas sobre su peso, al pediatra.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Mi hijo siempre pierde y aun así quiere ir, ¿lo dejo?',
      'siempre pierde pero quiere ir',
      '¿y si pierde otra vez?',
      'Lleva siete torneos sin ganar un solo combate y ya pregunta por el próximo.',
    ],
    answer:
      'Sí, déjalo: quien sufre con la cuenta eres tú, no él. Pide al entrenador un objetivo que no sea ganar, por ejemplo «tres intentos de derribo», y cuéntenlos juntos. Mira también si está en el nivel y la edad correctos; muchos torneos tienen categoría de principiantes. Uno cada dos meses es suficiente. Para solo si recibe golpes fuertes en la cabeza o empieza a decir que no sirve.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Todos en la clase tienen 20 años, ¿cómo elijo pareja para no lesionarme?',
      'todos son d 20 años',
      '¿y con quién me pongo?',
      'Tengo 44 y siempre me toca con el chico que salta como un muelle.',
    ],
    answer:
      'Ponte con alguien con experiencia y peso parecido, no con otro novato fuerte. Acércate antes de que repartan: «¿Hacemos juntos? Voy tranquilo, tengo 44». Los cinturones altos cuidan mejor. Y avisa al profesor de tus puntos débiles: rodilla, hombro, espalda. Está permitido decir «este asalto descanso». Casi todas las lesiones de los primeros meses vienen de resistir con fuerza algo que ya estaba perdido.',
  },
  {
    matter: 'late-beginner',
    asked: [
      '¿Cuánto tardo en dejar de ser el peor de la clase con 48 años?',
      'cuanto tardo en no ser el peor',
      '¿y cuándo se empieza a notar?',
      'Llevo dos meses y hasta los nuevos me pasan por encima.',
    ],
    answer:
      'Con dos o tres clases por semana, cuenta con seis a nueve meses hasta que llegue alguien nuevo y seas tú quien le explica algo. A los tres meses notarás otra cosa: respiras durante los asaltos. Mide eso, por ejemplo cuántos asaltos haces sin parar. Lo que frena a los mayores es faltar por agujetas después de querer igualar a los jóvenes en la primera semana.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Fui a mi primera clase con 50 años y casi me desmayo, ¿vuelvo?',
      'fui y casi me desmayo',
      'Ya fui, pero acabé mareado, ¿y ahora?',
      'Tuve que sentarme a los quince minutos y todos me miraban.',
    ],
    answer:
      'Cruzar esa puerta a los cincuenta tiene mérito, y sentarte a tiempo fue inteligente. Antes de la segunda clase pide un chequeo al médico con electrocardiograma, porque un mareo a tu edad se mira. Con el visto bueno, vuelve, come algo dos horas antes, bebe agua y avisa: «Hago la mitad». Si hay dolor en el pecho, falta de aire en reposo o desmayo, urgencias.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Las volteretas del calentamiento me marean y me dan miedo, ¿puedo saltármelas?',
      'las volteretas me marean',
      '¿y si no puedo rodar?',
      'Tengo 46 y lo de rodar por el suelo me deja el cuello torcido.',
    ],
    answer:
      'Sí, sáltatelas y haz en su lugar caídas desde sentado: barbilla al pecho, espalda redonda, palmada con el brazo a un lado. Diez por clase durante tres semanas; luego desde cuclillas. Díselo al profesor antes: «El rodar lo aprendo aparte». La voltereta va sobre el hombro en diagonal, nunca sobre la cabeza. Si el cuello duele al día siguiente o baja un hormigueo al brazo, médico primero.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Peso 48 kilos y todos me aplastan, ¿desde qué posición juego?',
      'peso 48 y me aplastan',
      '¿y desde dónde trabajo yo?',
      'El más ligero de mi clase me saca veinte kilos.',
    ],
    answer:
      'Juega desde la espalda del otro y desde guardias con marcos, no debajo del peso. Regla: los codos pegados, un antebrazo en su cuello, una rodilla siempre entre los dos. Si pierdes el marco, sal hacia un lado enseguida, no empujes hacia arriba. Empieza la mitad de los asaltos ya en su espalda, pídelo. Y con quien se deja caer encima, di que no: una costilla tarda seis semanas.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Los compañeros hombres no quieren pegarme nada, ¿cómo pido que entrenen de verdad conmigo?',
      'no me pegan por ser mujer',
      '¿y cómo les pido más?',
      'Me hacen sombra a un metro y así no aprendo.',
    ],
    answer:
      'Pide un número, no «más fuerte»: «Tócame al treinta por ciento, a la cara también, y si es mucho te digo». Haz un asalto así y al final confirma: «Así está bien». Elige primero a los más técnicos. Si te pegan, contesta tranquila, sin disculparte; de eso aprenden. El fallo común es provocarlos pegando duro: entonces pasan de cero a cien.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Al fin dije que aflojaran y lo hicieron, ¿cómo sigo?',
      'les dije y aflojaron',
      'Se lo dije y funcionó, ¿y ahora?',
      'Le pedí al grande que no se dejara caer y hoy rodamos muy bien.',
    ],
    answer:
      'Decirlo a uno que te dobla el peso cuesta, y lo hiciste. Cierra el círculo hoy: «Hoy aprendí contigo, gracias»; así lo repetirá y se lo contará a otros. Haz ahora una lista de tres compañeros con los que ruedas bien y pide cada clase a uno de ellos primero. A la próxima chica que llegue, ponte con ella en su primer día.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Un compañero aprovecha el agarre para tocarme, ¿qué hago?',
      'me toca al rodar',
      '¿y si no es un accidente?',
      'Con los demás no pasa, con él la mano siempre acaba en el mismo sitio.',
    ],
    answer:
      'Para el asalto y dilo en voz alta: «Quita la mano. No ruedo más contigo». No tienes que demostrar intención. El mismo día cuéntaselo al profesor con fecha y detalle, mejor por escrito, y pide que no los pongan juntos. Si el club lo minimiza, vete y acude a la federación o a la policía; también hay líneas de ayuda para mujeres. Si eres menor, a un adulto de confianza hoy.',
  },
  {
    matter: 'plateau',
    asked: [
      'Siempre me somete la misma persona con lo mismo, ¿le pregunto cómo lo hace?',
      'siempre me caza con lo mismo',
      '¿y si le pregunto a él?',
      'Sé que viene el estrangulamiento y aun así caigo.',
    ],
    answer:
      'Sí, pregúntale después del asalto: «¿En qué momento sabes que ya lo tienes?». Ese momento suele estar dos pasos antes de lo que tú defiendes. Pídele cinco minutos desde ese punto exacto, él ataca y tú sales, al cincuenta por ciento, dos veces por semana. En un mes cambia. El error es trabajar la última defensa cuando el problema es el agarre que le regalaste al principio.',
  },
  {
    matter: 'plateau',
    asked: [
      'Me salió la técnica una vez en diez asaltos, ¿eso es progreso?',
      'me salio 1 vez d 10',
      '¿y una sola vez cuenta?',
      'Un mes practicando el barrido y hoy por fin entró uno.',
    ],
    answer:
      'Sí, pasar de cero a uno es el paso más largo, enhorabuena. Ahora cuenta intentos y no éxitos: cinco intentos por clase durante tres semanas. Apunta por qué fallaron los otros nueve; normalmente siete fallan por lo mismo, casi siempre el agarre o llegar tarde. Prueba primero con gente de menos nivel. Guardarla para los mejores del gimnasio es lo que la mata.',
  },
  {
    matter: 'plateau',
    asked: [
      '¿Sirve grabarme en sparring y qué miro?',
      'me grabo o no',
      '¿y qué busco en el video?',
      'Mi entrenador dice que bajo las manos y yo juro que no.',
    ],
    answer:
      'Sí, graba dos asaltos cada dos semanas, con el teléfono a la altura del pecho y en una esquina. Míralo tres veces: una solo los pies, otra solo las manos después de golpear, otra solo qué haces al recibir. Elige un único fallo y trabájalo hasta la siguiente grabación. Pide permiso a tu pareja. Lo que no ayuda es verlo diez veces la misma noche y apuntar quince cosas.',
  },
  {
    matter: 'plateau',
    asked: [
      'Entreno seis días y no mejoro, ¿entreno menos?',
      'entreno 6 dias y nada',
      '¿y si el problema es que hago demasiado?',
      'Voy a todas las clases y ruedo peor que hace medio año.',
    ],
    answer:
      'Sí, baja a cuatro días durante tres semanas y usa uno de los libres para repasar. De los cuatro: dos técnicos, uno de sparring con tarea, uno fuerte. Duerme una hora más. Si al cabo de tres semanas te mueves mejor, era cansancio. Si no, falta corrección: pide una clase particular con una sola pregunta. Ir a todo sin objetivo solo repite los mismos errores más rápido.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Entreno en un piso y los vecinos se quejan del saco, ¿qué hago en su lugar?',
      'los vecinos se quejan del saco',
      '¿y sin hacer ruido qué entreno?',
      'Vivo en un tercero y cada golpe se oye abajo.',
    ],
    answer:
      'Cambia el saco por sombra con espejo, goma elástica y pelota con cuerda: treinta minutos casi sin ruido. Cinco asaltos de tres minutos: jab y pies, cuerpo y cabeza, defensa, goma para el golpe recto, libre. El saco déjalo para un parque o para dos horas a la semana que acuerdes con el vecino: «¿Martes y jueves de seis a siete le molesta?». Saltar la cuerda en casa es lo peor; hazlo en la calle.',
  },
  {
    matter: 'training-alone',
    asked: [
      '¿Cómo sé si hago bien los golpes si nadie me corrige?',
      'nadie me corrige',
      '¿y cómo me corrijo solo?',
      'Aprendo con videos y tengo miedo de coger vicios.',
    ],
    answer:
      'Grábate de lado y de frente un minuto por semana y compara tres puntos: el talón trasero gira, la otra mano sigue en la cara, vuelves a la guardia sin bajar. Uno por semana, no los tres. Una vez al mes paga una clase suelta con un entrenador y pide: «Corrígeme solo el directo». Si te duele la muñeca o el hombro al golpear, para: la técnica falla antes que el cuerpo.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Conseguí un compañero para entrenar en casa, ¿qué hacemos los dos novatos?',
      'ya tengo compañero',
      'Ya somos dos, ¿y ahora qué hacemos?',
      'Mi vecino se apuntó y ninguno tiene ni idea de sparring.',
    ],
    answer:
      'Encontrar a alguien era lo más difícil, bien hecho. Hagan cuarenta minutos: diez de comba y movilidad, diez de manoplas por turnos con jab y directo, diez de toques a hombros y muslos con la mano abierta, diez de fuerza. Nada de golpes a la cabeza ni estrangulaciones sin alguien que sepa. Una vez al mes vayan juntos a un gimnasio de verdad. Lo que se tuerce es «vamos suave» sin protector bucal.',
  },
  {
    matter: 'training-alone',
    asked: [
      'El gimnasio más cercano está a una hora, ¿cada cuánto vale la pena ir?',
      'el gimnasio queda a 1 hora',
      '¿y cada cuánto tendría que ir?',
      'Vivo en un pueblo y el club está a ochenta kilómetros.',
    ],
    answer:
      'Una vez por semana basta, si preparas la visita. Entre semana haz tres sesiones de treinta minutos en casa con lo último que te corrigieron. Al llegar di al entrenador: «Vengo una vez por semana, dame deberes» y graba treinta segundos de la corrección. Quédate a dos clases seguidas si las hay. Si no puedes cada semana, un sábado largo cada quince días da más que ir cansado.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Me retiré yo dos días antes y me siento un cobarde, ¿qué hago?',
      'me retire y me siento cobarde',
      'Dije que no peleaba, ¿y ahora cómo doy la cara?',
      'Llamé al entrenador y dije que no salía. No he vuelto al gimnasio.',
    ],
    answer:
      'Decirlo antes de subir, en voz alta, exige más que fingir una lesión. Vuelve esta semana a una clase normal y habla cinco minutos con el entrenador: «No estaba listo. Quiero saber qué me falta». Escribe dos líneas al promotor y al rival pidiendo disculpas por el aviso tardío. Después un paso pequeño: un control interno, sin público. Cuanto más tardes en aparecer, más crece la historia en tu cabeza.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'El rival se bajó en el pesaje, ¿me pagan igual?',
      'el rival no dio el peso me pagan',
      '¿y el dinero de la bolsa?',
      'Di el peso, él no apareció y el promotor se hace el loco.',
    ],
    answer:
      'Solo si el contrato lo prevé: ábrelo hoy y busca «cancelación» o «bolsa de comparecencia». Escribe al promotor: «Me presenté y di el peso. Solicito la bolsa de comparecencia y los gastos de viaje. ¿Qué día pagan?». Adjunta foto del pesaje y recibos. Si no hay contrato, pide al menos gastos. A los catorce días sin respuesta, acude a la comisión o a un abogado.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Ya se me cancelaron tres peleas este año, ¿sigo aceptando fechas?',
      'tres canceladas ya',
      '¿y si se cae otra vez?',
      'Cada vez que estoy en forma, el otro se lesiona.',
    ],
    answer:
      'Acepta, pero con condiciones: contrato firmado, un rival de reserva con nombre y gastos pagados si se cae. Prepárate por bloques de seis semanas y al final de cada uno haz un control fuerte con otro gimnasio, haya pelea o no; así el trabajo no se pierde. Vende entradas solo a tres semanas. Mantente a dos o tres kilos de la categoría comiendo bien, no en preparación permanente.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Me ofrecen otro rival para la misma noche, cinco kilos más pesado, ¿lo tomo?',
      'otro rival 5 kilos mas',
      '¿y si acepto al más pesado?',
      'Faltan tres días y el sustituto es de otra categoría.',
    ],
    answer:
      'No con cinco kilos, salvo en los pesos más altos y con tu entrenador a favor. Contesta: «Gracias, a mi peso acordado o con un máximo de dos kilos. Si no, la siguiente fecha». Quien decide es tu entrenador, que no lleva la ilusión de ocho semanas encima. Pregunta también por su récord y edad. Aceptar por las entradas vendidas es la razón que más se lamenta.',
  },
  {
    matter: 'body-shame',
    asked: [
      'No hay vestuario privado, ¿cómo me cambio sin que me miren?',
      'no hay vestuario privado',
      '¿y para cambiarme?',
      'Espero a que se vayan todos y llego tarde a clase.',
    ],
    answer:
      'Llega ya vestido debajo de un chándal y al salir ponte una sudadera seca encima; la ducha, en casa. Si te quieres cambiar allí, diez minutos antes o dentro del baño. Con toalla a la cintura, de espaldas a una esquina, son treinta segundos. Los demás van a lo suyo: vendas, teléfono, prisa. Esperar a que se vayan todos agranda el miedo, así que acorta la espera un minuto cada semana.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Un compañero hizo un chiste sobre mi barriga, ¿qué le contesto?',
      'se rio d mi barriga',
      '¿y si lo vuelve a decir?',
      'Lo dijo delante de todos y yo me reí también.',
    ],
    answer:
      'Contesta corto y serio: «Con mi cuerpo, chistes no». Míralo dos segundos y sigue con lo tuyo. Si ya pasó y te reíste, díselo la próxima vez a solas: «El otro día me reí, pero no me hizo gracia». La mayoría para ahí. Si repite, se lo cuentas al entrenador. Lo que no sirve es hacerte tú el chiste antes: le das permiso a todo el grupo.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Hoy entrené por primera vez en camiseta sin manga, ¿y ahora?',
      'hoy fui sin manga',
      'Lo hice y nadie dijo nada, ¿sigo así?',
      'Por primera vez no me tapé las cicatrices y no pasó nada.',
    ],
    answer:
      'Eso fue un paso grande, de los que nadie ve y tú sabes lo que costó. Repítelo las próximas tres clases, porque a la cuarta deja de ser noticia para tu cabeza. Si alguien pregunta por las cicatrices, ten una frase lista: «De hace tiempo, ya está bien», y a otra cosa. No lo conviertas en obligación: un día con manga larga no borra nada.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Me da asco sudar encima de la gente al rodar, ¿qué hago?',
      'sudo mucho y me da verguenza',
      '¿y lo del sudor?',
      'Sudo el doble que los demás y pido perdón cada minuto.',
    ],
    answer:
      'Lleva dos camisetas y una toalla pequeña: sécate cara y brazos entre asaltos y cambia la camiseta a mitad de clase. Camiseta larga de licra debajo del kimono recoge mucho. Ropa limpia cada vez y ducha antes si vienes del trabajo. No pidas perdón; en el tatami todos sudan. Si sudas a chorros también en reposo, de noche o de repente mucho más que antes, coméntalo con el médico.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Desde que compito me miro y peso cinco veces al día, ¿es normal?',
      'me peso 5 veces al dia',
      '¿y si no puedo dejar de pesarme?',
      'Si la báscula sube trescientos gramos, ya no ceno.',
    ],
    answer:
      'No, eso ya merece ayuda, y cuanto antes más fácil. Esta semana: báscula fuera de casa o guardada por otra persona, y cena todos los días aunque el número moleste. Cuéntaselo a alguien de confianza con esa misma frase, y pide cita con tu médico: «Me peso cinco veces y dejo de cenar». Si eres menor, hoy con tus padres. Compite en la categoría de arriba mientras tanto.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Tengo 55 años y tardo tres días en recuperarme, ¿cómo reparto la semana?',
      'tardo 3 dias en recuperarme',
      '¿y cómo reparto los días?',
      'Si entreno el lunes, hasta el jueves no soy persona.',
    ],
    answer:
      'Un día fuerte, dos suaves y uno de fuerza: lunes técnico, miércoles fuerza cuarenta minutos, viernes sparring con elegidos, domingo caminar una hora. Entre lo fuerte y lo siguiente, cuarenta y ocho horas. Come proteína en las tres comidas y duerme siete horas o más. Lo que rompe a los veteranos es añadir un asalto «porque hoy me siento bien». Si el cansancio es nuevo o te falta el aire, médico.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Gané un torneo máster con 50, ¿compito también con los jóvenes?',
      'gane en master',
      '¡Gané! ¿me apunto en adultos?',
      'Me llevé el oro en máster y ahora me pican para ir a absoluto.',
    ],
    answer:
      'Un oro a los cincuenta son décadas de constancia: disfrútalo. En adultos entra una vez como prueba, en grappling y con tu peso, con la regla de tocar pronto; en deportes con golpes a la cabeza quédate en máster. Hazte antes el chequeo médico con prueba de esfuerzo. Descansa dos semanas y decide después con tu entrenador. Apuntarse por el pique de la cena es mala razón.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Los jóvenes me dejan ganar por viejo, ¿cómo les pido que no lo hagan?',
      'me dejan ganar por viejo',
      '¿y qué les digo?',
      'Me pasan la guardia y de pronto se quedan quietos.',
    ],
    answer:
      'Diles antes del asalto: «Técnica toda, velocidad la mitad. Si me tienes, termina despacio». Así compiten de verdad y tus articulaciones siguen enteras. Elige tú la posición inicial, por ejemplo media guardia, donde tu experiencia cuenta. Al final pregunta: «¿Qué me viste?». Lo que no funciona es pedir «dale con todo»: a los cincuenta eso se paga en costillas.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Tengo 47 años y la rodilla operada, ¿dejo las patadas o cambio de deporte?',
      'rodilla operada y 47',
      '¿y cambio de deporte?',
      'Treinta años de kárate y ahora cada giro me avisa.',
    ],
    answer:
      'Cambia primero la forma, no el deporte: patadas hasta la cadera, pivote levantando el talón, nada de saltos ni giros, el doble de manos. Añade dos veces por semana subida a escalón y puente de glúteo, tres series de diez. Ocho semanas así y revisa con el fisioterapeuta. Si se hincha, se bloquea o falla al bajar escaleras, para y ve al traumatólogo. El orgullo de patear alto es lo que más rodillas acaba.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Vi mi derrota tres veces y en el tercer asalto dejé de lanzar, ¿qué cambio?',
      'en el tercero deje d tirar',
      'Ya vi el video, ¿y qué entreno?',
      'En el tercero solo esperaba que sonara la campana.',
    ],
    answer:
      'Entrena el último asalto cansado: dos veces por semana, tres asaltos de saco y en el último una combinación de tres golpes cada diez segundos, contada en voz alta por alguien. Revisa también el primero: si ahí lanzaste el doble, el problema fue el reparto. Pide a tu esquina una sola orden para ese momento, «jab». Correr más kilómetros no arregla un asalto sin lanzar. Ya no lo veas una cuarta vez.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Hoy volví a hacer sparring después de perder y me fue bien, ¿pido la revancha?',
      'volvi y me fue bien',
      'Hoy salió bien, ¿y ahora la revancha?',
      'Primer sparring desde la derrota y volví a sonreír.',
    ],
    answer:
      'Volver y disfrutarlo es la mejor señal posible; quédate con eso hoy. La revancha todavía no: haz seis semanas de trabajo y una pelea intermedia, con un rival de tu nivel. Luego que la pida tu entrenador. Apunta dos cosas que hoy hiciste distinto a aquella noche. Pedirla en caliente suele repetir la misma pelea. Si perdiste por golpes a la cabeza, antes va el permiso médico.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Vendí cien entradas y perdí, ¿cómo miro a la gente a la cara?',
      'vendi entradas y perdi',
      '¿y qué les digo a los que vinieron?',
      'Vino todo mi trabajo a verme y duré dos asaltos.',
    ],
    answer:
      'Mándales mañana un mensaje a todos: «Gracias por venir. No salió, y oírlos me ayudó igual. Volveré». En el trabajo, la misma frase y cambias de tema. La gente pagó por verte subir, y eso lo hiciste. Quien se burle recibe un «sí, perdí» y nada más. Esconderte dos semanas es lo que convierte una derrota en un asunto. Lo de la cabeza golpeada, que lo vea el médico.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Mi esquina me dijo que fue culpa mía por no escuchar, ¿tienen razón?',
      'mi esquina me culpa',
      '¿y si ellos también fallaron?',
      'Me gritaban tres a la vez y ahora dicen que no hice caso.',
    ],
    answer:
      'Compruébalo con el video y el sonido: apunta cada orden, quién la dio y qué hiciste en los diez segundos siguientes. Con esa hoja siéntate con ellos, pasados tres días: «Aquí no los oí, aquí no hice caso». Para la próxima, una sola voz y cuatro palabras acordadas, ensayadas en el sparring. Tres personas gritando a la vez no las oye nadie. Si siguen buscando culpable, cambia la esquina.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Probé a respirar y me sigo congelando, ¿qué más hay?',
      'respire y me congele igual',
      '¿y si respirar no me sirve?',
      'Hice lo de exhalar y aun así me quedé mirando.',
    ],
    answer:
      'Usa un movimiento en vez de la respiración: da un paso a la izquierda y lanza el jab, siempre eso, sin decidir nada. Entrénalo con una señal: tu compañero te empuja el hombro o da una palmada y sales con paso y jab, veinte veces por clase durante tres semanas. Luego en sparring suave. Quien intenta recordar tres cosas a la vez se congela otra vez; una sola sale.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'En el torneo, ¿cuándo empiezo con la rutina contra el bloqueo?',
      'cuando empiezo la rutina ese dia',
      '¿y el día del torneo cuándo lo hago?',
      'Si la hago en casa, cuando me llaman ya se me pasó.',
    ],
    answer:
      'Empieza veinte minutos antes de tu combate, no en casa: diez de calentar hasta sudar, cinco con un compañero que te ataque de verdad al cincuenta por ciento, y cinco caminando. En la llamada, ya de pie, tres veces paso y jab o agarre. Que alguien mire el turno por ti. Si se retrasa, repite solo los cinco con compañero. Sentarse frío con los auriculares trae el bloqueo.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Hoy me congelé pero salí a los diez segundos, ¿es progreso?',
      'me congele solo 10 segundos',
      'Me pasó otra vez, pero menos, ¿cuenta?',
      'Antes era un asalto entero, hoy fueron diez segundos.',
    ],
    answer:
      'Sí, pasar de un asalto a diez segundos es justo como se cura. Apunta qué te sacó: una voz, un golpe, un paso. Esa será tu señal, y díselo a tu esquina. Las próximas tres semanas provoca el bloqueo en sparring suave, por ejemplo empezando contra las cuerdas, y cuenta los segundos. No esperes cero; con tres ya puedes pelear. Si fue después de un golpe fuerte, médico antes de seguir.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Me congelo solo con un compañero concreto, ¿lo evito o lo busco?',
      'me congelo solo con uno',
      '¿y con ese qué hago?',
      'Con los demás bien, con él se me apaga todo.',
    ],
    answer:
      'Búscalo, pero en dosis pequeñas: un asalto por semana, al treinta por ciento y con una tarea, por ejemplo «solo él ataca con jab». Díselo: «Contigo me bloqueo, ¿me ayudas?». A la cuarta semana subes un poco. Si es porque pega de más o te lastimó, entonces se lo dices al entrenador y no subes con él. Evitarlo un mes entero lo vuelve más grande.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'El sparring es los jueves y desde el martes no duermo, ¿qué hago los días antes?',
      'no duermo antes del sparring',
      '¿y los días de antes?',
      'El martes ya me duele la barriga pensando en el jueves.',
    ],
    answer:
      'Acuerda el miércoles con quién y cuánto: «Mañana hago dos asaltos contigo al cuarenta por ciento». Saber eso quita la mayor parte del miedo. El martes haz una clase normal y escribe una tarea para el jueves, por ejemplo «salir por la izquierda». De noche, nada de videos de peleas. Si tras un mes de asaltos suaves sigues sin dormir, habla con el entrenador: puedes entrenar sin sparring.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Hoy hice dos asaltos y me temblaban las piernas, ¿es un buen comienzo?',
      'hice 2 asaltos temblando',
      'Lo hice, pero temblando, ¿y ahora?',
      'Acabé pálido, pero no me bajé.',
    ],
    answer:
      'Es un muy buen comienzo: subir temblando cuenta el doble. La próxima vez repite dos asaltos con la misma persona, no tres con otra. Apunta esta noche un golpe que viste venir. Hacia la cuarta o quinta sesión las piernas se calman. Lo que rompe el avance es que alguien «fuerte» te pida un asalto y no sepas decir: «Hoy ya terminé». Si te quedó dolor de cabeza, médico y nada de sparring.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'El entrenador me puso con un profesional y me dio una paliza, ¿qué le digo?',
      'me puso con un pro',
      '¿y al entrenador qué le digo?',
      'Llevo cuatro meses y me tocó el que pelea el sábado.',
    ],
    answer:
      'Díselo antes del próximo sparring: «Con él no aprendí nada, solo me cubrí. Quiero asaltos con alguien de mi nivel durante dos meses». Si vuelve a ponerte, di: «Hoy no» y haz saco. Eso no es cobardía, es entrenar. Si desde la paliza tienes dolor de cabeza, mareo o te molesta la luz, nada de golpes y médico. Un sitio que usa novatos de saco no es buen sitio.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Con qué protecciones me sentiría más seguro en el sparring?',
      'q protecciones uso',
      '¿y el casco ayuda?',
      'Pienso que con más equipo tendría menos miedo.',
    ],
    answer:
      'Bucal a medida, coquilla o protector de pecho, vendas y guantes de dieciséis onzas los dos; con patadas, espinilleras. El casco evita cortes y moratones, pero no protege el cerebro del sacudón, así que no lo uses para aceptar golpes más fuertes. Lo que más seguridad da es el acuerdo de fuerza antes del asalto. Revisa que el otro lleve también dieciséis: con guantes de saco no subas.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Voy al baño diez veces antes de pelear, ¿cómo lo organizo?',
      'voy al baño 10 veces',
      '¿y lo del baño?',
      'Ya vendado y con guantes me entran ganas otra vez.',
    ],
    answer:
      'Ve dos veces por plan: una antes de vendarte y otra justo antes de los guantes, aunque no tengas ganas. La última comida, tres o cuatro horas antes y baja en fibra; café, como mucho el de siempre. Bebe a sorbos y no medio litro de golpe. Las ganas con guantes son casi siempre adrenalina y se van al moverte dos minutos. Dejar de beber agua es la solución equivocada.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Retrasaron mi pelea dos horas y ya había calentado, ¿qué hago?',
      'retrasaron la pelea 2 horas',
      '¿y si se retrasa?',
      'Estaba listo y ahora dicen que a las once.',
    ],
    answer:
      'Abrígate, siéntate con las piernas en alto y come algo pequeño, medio plátano o pan con miel, con sorbos de agua. Que tu esquina vigile el turno; tú, auriculares y nada de mirar peleas. Cada treinta minutos camina tres. A falta de veinticinco, calienta otra vez, pero la mitad: movilidad, sombra, un asalto de manoplas. Seguir dando golpes dos horas «para no enfriarse» gasta la pelea.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Esta vez temblé menos y peleé mejor, ¿qué repito?',
      'esta vez temble menos',
      'Me fue mejor con los nervios, ¿y ahora?',
      'Seguía nervioso, pero pude escuchar a mi esquina.',
    ],
    answer:
      'Oír a tu esquina con el corazón a mil es un paso enorme. Escribe mañana la hora a hora de ese día: sueño, comida, calentamiento, con quién hablaste. Subraya las tres cosas que crees que ayudaron y haz de ellas tu lista fija. En el próximo sparring fuerte úsala igual, para que el cuerpo la conozca. No añadas cinco trucos nuevos; los nervios volverán y la lista también.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Mi familia me pone más nervioso el día de la pelea, ¿cómo los aparto?',
      'mi familia me pone nervioso',
      '¿y con la familia ese día?',
      'Mi madre llama cada hora para preguntar si estoy bien.',
    ],
    answer:
      'Avísales el jueves: «El sábado apago el teléfono a las doce. Mi esquina les escribe antes y después». Da a una sola persona el número de la esquina. Que se sienten donde no los busques con la mirada, y los abrazos, al terminar. Así tienen un plan y dejan de llamar. Lo que falla es contestar «la última llamada»: te llevas sus miedos al vestuario.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Volví, me ganó gente que yo enseñaba, ¿cómo lo llevo?',
      'me gano gente q yo enseñaba',
      '¿y cómo llevo eso?',
      'El chico al que le até el cinturón hoy me sometió tres veces.',
    ],
    answer:
      'Díselo al chico en una frase: «Has mejorado mucho», y pídele que te enseñe lo que te hizo. Durante seis semanas no cuentes quién gana; cuenta asistencia y asaltos terminados. Rueda la mitad con gente nueva y la otra mitad con gente mejor. Tu memoria técnica vuelve antes que el fondo. Querer recuperar el puesto en la primera semana es la vía rápida a un hombro lesionado.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Volví hace un mes y no he faltado ni una vez, ¿subo ya?',
      'un mes sin faltar',
      'Un mes cumplido, ¿y ahora qué?',
      'Doce clases de doce después de dos años parado.',
    ],
    answer:
      'Doce de doce después de dos años es justo lo que nadie consigue: enhorabuena. Sube una sola cosa: un asalto más por clase o un día más, no ambas, y mantenlo tres semanas. El sparring fuerte, a partir del segundo mes y medio. Tendones y cuello tardan más que los pulmones, así que añade diez minutos de fuerza. Si algo duele más de tres días, baja y que lo vea un fisioterapeuta.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Ya no queda nadie de mi época en el gimnasio, ¿vuelvo ahí o busco otro?',
      'no queda nadie d mi epoca',
      '¿y vuelvo al mismo sitio?',
      'Entré y todas las caras eran nuevas, hasta el entrenador.',
    ],
    answer:
      'Dale a ese cuatro clases y prueba una en otro; luego elige por horario y por cómo te tratan, no por recuerdos. En la primera, preséntate como nuevo: «Entrené aquí hace años, vuelvo a empezar». No cuentes cómo se hacía antes. Si en las cuatro nadie te pregunta el nombre, vete sin pena. Un sitio a diez minutos de casa gana casi siempre al de los recuerdos.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Subí quince kilos en el parón, ¿adelgazo antes de volver?',
      'subi 15 kilos',
      '¿y con estos kilos vuelvo ya?',
      'No me cierra ni el kimono de antes.',
    ],
    answer:
      'Vuelve ya, con ropa que te quede y dos clases por semana; esperar a adelgazar suele costar otro año. Las primeras cuatro semanas sin saltos ni carreras: rodillas y tobillos llevan quince kilos más. Cambia una cosa en la mesa, por ejemplo agua en vez de refresco. Medio kilo por semana es buen ritmo. Con más de cuarenta años, tensión alta o ahogo, chequeo médico antes.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Qué hago en la última hora antes de pelear si estoy temblando?',
      'tiemblo antes de pelear q hago',
      '¿y la última hora cómo la paso?',
      'Falta una hora y me tiemblan las manos y las piernas.',
    ],
    answer:
      'Camina despacio y suelta aire más largo de lo que lo tomas: 4 segundos dentro, 6 fuera, durante tres minutos. Luego calienta 15 minutos: cuerda suave, sombra, dos asaltos de manoplas, hasta sudar. El temblor es adrenalina y baja cuando te mueves. Lo que falla casi siempre es quedarse sentado mirando las otras peleas. Ponte ropa de abrigo y habla solo con tu esquina.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Qué como el día de la pelea si los nervios me cierran el estómago?',
      'no me entra nada el dia d la pelea',
      '¿y qué como si tengo náuseas?',
      'El día del combate todo lo que como lo quiero vomitar.',
    ],
    answer:
      'Come poco y blando tres o cuatro horas antes: arroz blanco con un poco de pollo, o pan con miel y plátano. Una hora antes basta medio plátano y sorbos de agua. Si lo sólido no entra, toma un batido o avena líquida. El error habitual es probar algo nuevo o llenarse de café. Si vomitas varias veces y no retienes agua, avisa al médico del evento.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Cómo duermo la noche antes de competir?',
      'no duermo antes d pelear',
      '¿y si esta noche no pego ojo?',
      'Mañana peleo y llevo dos horas dando vueltas en la cama.',
    ],
    answer:
      'Si llevas 20 minutos despierto, levántate, siéntate con luz baja y lee algo aburrido hasta que pesen los ojos. Una noche mala no te quita la pelea; cuentan más las tres anteriores, así que esas acuéstate una hora antes. Deja el bolso listo y el teléfono fuera del cuarto. Lo que más despierta es ver videos del rival a medianoche. Nada de pastillas que no te haya recetado tu médico.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Es normal querer retirarse el día antes?',
      'me quiero bajar de la pelea es normal',
      '¿y si mañana sigo queriendo bajarme?',
      'Estoy por escribirle al entrenador que no peleo.',
    ],
    answer:
      'Sí, es de lo más normal, y casi siempre se va con el primer contacto. Pon una regla: no decides de noche ni solo. Mañana calientas y después hablas con tu entrenador: «Tengo miedo, ¿me ves listo?». Si hay una lesión, un golpe reciente en la cabeza o semanas sin entrenar, eso sí es razón para retirarte, y lo dices antes del pesaje. El error es escribir el mensaje a las dos de la mañana.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿Cómo sé si estoy listo para mi primera pelea?',
      'estoy listo para pelear o no',
      '¿y cómo sé que ya estoy?',
      'Mi entrenador quiere que compita y yo no me veo preparado.',
    ],
    answer:
      'Estás listo si haces tres asaltos seguidos de sparring con gente distinta sin quedarte sin aire, te defiendes con los ojos abiertos y tu entrenador dice que sí. Suele llevar entre ocho meses y año y medio de clases constantes; en jiu-jitsu o judo, menos. Lo que engaña es hacer sparring siempre con el mismo compañero. Pide dos interclubes antes: sin ganador y con control.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿Qué llevo en el bolso a mi primer torneo?',
      'que llevo al torneo',
      '¿y en la mochila qué meto?',
      'Compito el sábado y no sé qué tengo que llevar.',
    ],
    answer:
      'Lleva documento, licencia y certificado médico; protector bucal y coquilla; vendas o dos uniformes; chanclas, toalla, ropa de abrigo; agua y comida que ya conoces, como arroz, plátano y pan con miel. Añade cinta, tijeras, cargador y dinero. Prepáralo dos noches antes con lista en mano. Lo que más se olvida es el bucal y el papel médico, y sin ellos no compites.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿A qué hora llego y cuándo empiezo a calentar?',
      'cuanto antes llego',
      '¿y cuándo caliento?',
      'No sé a qué hora me toca y temo enfriarme.',
    ],
    answer:
      'Llega 90 minutos antes de tu horario y empieza a calentar 30 minutos antes de salir. Diez minutos suaves, diez de técnica con compañero, cinco fuertes hasta sudar, y cinco tranquilo con chaqueta puesta. Si hay retraso, repite dos minutos fuertes cada veinte. El fallo típico es calentar al llegar y esperar dos horas en frío. Que un compañero vigile la lista de combates.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿Qué plan llevo a mi primer combate?',
      'q plan hago la primera vez',
      '¿y con qué salgo en el primer minuto?',
      'Tengo mil cosas en la cabeza y no sé qué voy a hacer.',
    ],
    answer:
      'Lleva solo tres cosas: una para empezar, una para cuando te presionan y una para salir de apuros. Por ejemplo: jab doble y paso lateral; clinch cuando te encierren; guardia alta y giro a la izquierda si te duele. En agarre: tu agarre favorito, un derribo, una escapada. Repítelas dos semanas en cada sparring. Lo que hunde a los debutantes es lanzarlo todo el primer minuto: sal al 70 %.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Qué hago si me quedo en blanco en pleno asalto?',
      'me quedo en blanco peleando',
      '¿y si me pasa otra vez, qué hago primero?',
      'Suena la campana y se me olvida todo lo que sé.',
    ],
    answer:
      'Sube las manos, suelta el aire con un sonido y lanza jab y paso a un lado; no pienses en nada más. Esa es tu acción de arranque: practícala al inicio de cada asalto de sparring durante tres semanas, hasta que salga sola. Tu esquina grita una sola palabra, por ejemplo «¡jab!». Lo que empeora todo es intentar recordar el plan completo mientras te pegan.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Cómo entreno para no paralizarme?',
      'como practico pa no congelarme',
      '¿y eso cómo se entrena?',
      'En manoplas soy bueno y en sparring me quedo tieso.',
    ],
    answer:
      'Haz sparring con tarea, dos veces por semana: asaltos de dos minutos en los que tu compañero ataca al 40 % y tú solo respondes con un golpe tras cada defensa. La segunda semana, dos golpes; la tercera, sparring libre ligero. Así pasas de manoplas a decidir tú. El error es curarse con sparring duro: el miedo crece y te congelas más.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Qué me tiene que gritar la esquina cuando me congelo?',
      'q me grita la esquina',
      '¿y mi entrenador qué me dice desde fuera?',
      'Mi esquina grita mucho y yo no oigo nada.',
    ],
    answer:
      'Una sola voz y tres palabras acordadas antes, cada una con una acción: «jab» para empezar, «gira» para salir, «aire» para respirar. Úsalas en todos los sparrings del último mes, así el cuerpo responde sin pensar. En el descanso: primero respirar diez segundos, luego una orden. Lo que falla es que griten tres personas a la vez; decide quién habla.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Cuánto se tarda en dejar de congelarse?',
      'cuanto tarda en quitarse',
      '¿y en cuánto tiempo se me pasa?',
      'Llevo tres peleas y en todas me quedé parado.',
    ],
    answer:
      'Cuenta con seis a diez semanas de sparring ligero y frecuente, y tres o cuatro salidas de poca presión como interclubes. Mide algo sencillo: cuántos segundos pasan hasta tu primer golpe; si bajas de diez a tres, avanzas. Si te congelaste tras un golpe fuerte con mareo o lagunas, no hagas sparring y ve al médico. Si también te paraliza fuera del gimnasio, habla con un psicólogo.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Cómo dejo de cerrar los ojos cuando me pegan?',
      'cierro los ojos siempre',
      '¿y los ojos cómo los dejo abiertos?',
      'Cada vez que viene un golpe cierro los ojos y me giro.',
    ],
    answer:
      'Haz tres minutos al inicio de cada clase: tu compañero te toca los guantes y la frente con la mano abierta, lento, y tú miras su pecho y sueltas aire en cada toque. A la semana, sube la velocidad; a la tercera, con guantes al 30 %. Barbilla abajo y bucal apretado. El error es aguantar la respiración: eso cierra los ojos.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Adónde miro para no asustarme con los golpes?',
      'a donde miro',
      '¿y mirando qué, los guantes o la cara?',
      'Miro los guantes del otro y siempre llego tarde.',
    ],
    answer:
      'Mira al centro del pecho, a la altura de las clavículas. Desde ahí ves hombros, caderas y manos a la vez, y el hombro se mueve antes que el guante. Practícalo en sombra frente a un compañero, tres asaltos de dos minutos sin contacto. Lo que suele fallar es bajar la mirada al piso tras el primer golpe: barbilla abajo, ojos arriba.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Con qué fuerza deben pegarme para que me acostumbre?',
      'q tan fuerte tienen que pegarme',
      '¿y a qué intensidad lo hago?',
      'Me dicen que me acostumbre a los golpes y me dan durísimo.',
    ],
    answer:
      'Entre el 20 y el 40 %: un toque que notas pero que no te mueve la cabeza. A la cabeza no se acostumbra nadie; solo se acumula daño. Al cuerpo puedes subir poco a poco hasta el 50 %. Dile al compañero: «Hoy toco, tú tocas, si subo me avisas». Dolor de cabeza, mareo o visión rara: paras, nada de sparring y médico.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Qué hago justo después de recibir un golpe?',
      'me pegan y me bloqueo que hago',
      '¿y después del golpe qué?',
      'Recibo uno y me quedo cubriéndome hasta que para.',
    ],
    answer:
      'Responde con una sola cosa fija: guardia cerrada, un paso a la derecha o izquierda y jab. Entrénalo así: el compañero lanza un golpe suave, tú cubres, das el paso y devuelves, veinte veces por lado. El objetivo es que el golpe sea la señal de moverte. Lo que falla es cubrirse en línea recta hacia atrás: ahí llegan el segundo y el tercero.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Cómo le digo a un compañero que afloje?',
      'pega muy fuerte que le digo',
      '¿y cómo se lo digo sin quedar mal?',
      'Hay uno que me da con todo cada viernes.',
    ],
    answer:
      'Díselo antes de empezar, chocando guantes: «Hoy voy al 50 %, a la cabeza suave». Si sube, baja las manos, da un paso atrás y di: «Más suave, por favor». A la segunda vez termina el asalto con «gracias» y cambia de pareja. Después cuéntaselo al entrenador. Lo que no sirve es devolver más fuerte: el asalto se convierte en pelea.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Puedo negarme a hacer sparring con alguien?',
      'puedo decir q no a un sparring',
      '¿y si me toca con él, le digo que no?',
      'Me ponen siempre con uno que pesa 20 kilos más.',
    ],
    answer:
      'Sí, puedes, y basta con: «Con él hoy no, gracias». No debes explicaciones. Con 20 kilos de diferencia, haz solo técnica o asaltos al 30 % y sin golpes a la cabeza. Dile al entrenador antes de la clase con quién quieres rotar: dos de tu peso y uno con más experiencia. Si te obligan o se burlan, ese gimnasio no te cuida.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Cuántos asaltos de sparring hago si me da miedo?',
      'cuantos rounds hago',
      '¿y cuántos por semana?',
      'El día de sparring me duele el estómago desde la mañana.',
    ],
    answer:
      'Empieza con dos asaltos de dos minutos, una vez por semana, con alguien que controla. Cada dos semanas añade uno, hasta cinco. Elige tú la tarea: solo jab, solo defensa, solo cuerpo. Termina siempre uno antes de querer escapar, así vuelves. Lo que alimenta el miedo es faltar el viernes y reaparecer un mes después en el sparring más duro.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Es normal que el sparring sea tan duro?',
      'sparring muy duro es normal',
      '¿y cuánto es demasiado?',
      'En mi gimnasio alguien termina tocado cada semana.',
    ],
    answer:
      'No, no es normal que cada semana alguien acabe aturdido. Lo sano: la mayor parte ligero, fuerte solo de vez en cuando, con protección, peso parecido y un entrenador mirando. Pregúntale: «¿Podemos hacer un grupo al 50 %?». Si contesta que así se hacen los duros, busca otro lugar. Después de un golpe con mareo, náusea o laguna: fuera del sparring y al médico.',
  },
  {
    matter: 'confidence-low',
    asked: [
      '¿Qué me digo cuando estoy seguro de que voy a perder?',
      'siento q voy a perder',
      '¿y qué me digo camino al ring?',
      'Todos son mejores que yo y compito el sábado.',
    ],
    answer:
      'Di una tarea, no un resultado: «Mano arriba, jab primero, giro a la izquierda». El cerebro discute un «voy a ganar», pero obedece una orden. Escribe hoy tres cosas que te salieron en los últimos sparrings, con fecha y compañero, y léelas el sábado antes de calentar. Lo que baja la confianza es mirar videos del rival la última noche: apágalos el jueves.',
  },
  {
    matter: 'confidence-low',
    asked: [
      '¿Cómo subo la confianza en dos semanas?',
      '2 semanas pa la pelea y 0 confianza',
      '¿y qué hago en estos días para creérmelo?',
      'Faltan dos semanas y me siento el peor del gimnasio.',
    ],
    answer:
      'Pule dos acciones y nada nuevo: cada sesión, diez minutos de cada una con compañero, luego dos asaltos donde solo puntúan esas. Apunta cuántas entraron. Pide a tu entrenador que diga una cosa buena por sesión, concreta. La última semana baja la intensidad a la mitad. El error es buscar sparrings duros para probarte: llegas golpeado y con más dudas.',
  },
  {
    matter: 'confidence-low',
    asked: [
      '¿Digo al entrenador que no me siento capaz?',
      'le digo al coach q dudo',
      '¿y se lo cuento o me lo callo?',
      'Finjo que estoy bien pero por dentro no me creo nada.',
    ],
    answer:
      'Sí, cuéntaselo, y hoy, no en el vestuario. Di: «No me siento seguro con la distancia; ¿qué ves tú y qué trabajamos esta semana?». Así recibe un problema con solución y no solo un miedo. Si te ve mal preparado, puede cambiar de rival o de fecha. Lo que suele salir mal es fingir hasta el día y hundirse tras el primer golpe.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'En el gimnasio gano y en competencia no, ¿qué cambio?',
      'en el gym gano y en torneos pierdo',
      '¿y por qué allá no me sale?',
      'Domino a todos en clase y en torneos me apago.',
    ],
    answer:
      'Cambia la forma de entrenar un día por semana: simula el torneo. Un solo asalto en frío, con gente mirando, árbitro, rival que no eliges y marcador; luego 20 minutos de espera y otro. Hazlo cuatro semanas. En competencia, tu única meta del primer minuto es imponer tu agarre o tu jab. Lo que falla es competir dos veces al año: ve a más torneos pequeños.',
  },
  {
    matter: 'big-stage',
    asked: [
      '¿Cómo camino al ring delante de tanta gente sin perder la cabeza?',
      'mucha gente en la pelea q hago',
      '¿y en la entrada en qué me fijo?',
      'Van a estar mil personas y mi familia entera.',
    ],
    answer:
      'Mira la espalda de tu entrenador, respira 4 segundos dentro y 6 fuera, y cuenta los pasos hasta la escalera. Arriba, toca las cuatro cuerdas o da una vuelta completa: es tu señal de que ya es un cuadrilátero igual al tuyo. La tarde antes, sube y camínalo vacío. Lo que desconcentra es buscar caras conocidas en el público: salúdalas después.',
  },
  {
    matter: 'big-stage',
    asked: [
      '¿Cuánta gente invito a la pelea por el título?',
      'invito a mi familia o no',
      '¿y a cuántos les aviso?',
      'Todos me piden entradas y no dejo de contestar mensajes.',
    ],
    answer:
      'Invita a quien te da calma y deja que otra persona lleve las entradas. Nombra a un amigo: «Todo lo de boletos, con él», y pon ese mensaje en tu teléfono desde siete días antes. El día de la pelea, teléfono apagado desde el mediodía. El error clásico es pasar la última tarde repartiendo entradas en la puerta del local.',
  },
  {
    matter: 'big-stage',
    asked: [
      '¿Qué respondo en entrevistas antes de la pelea?',
      'q digo en la entrevista',
      '¿y si me preguntan por el rival?',
      'Me van a entrevistar y no sé qué decir.',
    ],
    answer:
      'Lleva tres frases y repítelas: «Hice un buen campamento», «Respeto a mi rival y tengo un plan», «El sábado lo ven». Si te provocan: «De eso no hablo, pregúnteme por mi trabajo». Limita todo a 15 minutos y nada en las últimas tres horas. Lo que sale mal es contar lesiones, peso o táctica: el otro equipo también escucha.',
  },
  {
    matter: 'big-stage',
    asked: [
      'Es pelea a cinco asaltos, ¿cómo reparto la fuerza?',
      'como reparto 5 rounds',
      '¿y cuánto doy en el primero?',
      'Nunca pasé de tres asaltos y el título es a cinco.',
    ],
    answer:
      'Primer asalto al 70 %, segundo y tercero al 75, cuarto al 80 y quinto con lo que quede. Entrena seis semanas con un día de cinco asaltos completos, rivales frescos en el cuarto y quinto. En cada descanso: diez segundos de aire, agua, una orden. La emoción de la entrada gasta el primer asalto; acuerda con tu esquina la palabra «calma» en el minuto uno.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Mi rival está invicto, ¿qué hago distinto?',
      'rival invicto q hago',
      '¿y contra uno que nunca perdió?',
      'Me tocó uno con diez victorias y ninguna derrota.',
    ],
    answer:
      'No cambies tu juego: busca en dos videos suyos un hábito, por ejemplo que baja la derecha tras el jab, y prepara una sola respuesta. Mira los videos una vez, con tu entrenador, y ciérralos. El récord no dice contra quién ganó. El error es cambiar todo el plan por respeto y entrar esperando.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Me cambiaron el rival a última hora, ¿acepto?',
      'cambio de rival acepto?',
      '¿y si me ponen otro el mismo día?',
      'Faltan dos días y me pusieron a otro peleador.',
    ],
    answer:
      'Acepta solo si coinciden tres cosas: mismo peso pactado, experiencia parecida, y tu entrenador dice que sí después de ver un video. Más de cinco combates de diferencia o peso de más: no. Di: «Con este rival no; queremos otro o la próxima fecha». No decidas tú solo en el vestuario, con el promotor mirando.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      '¿Cómo peleo con alguien mucho más alto?',
      'es muy alto como le llego',
      '¿y si tiene más alcance?',
      'Mi rival me saca una cabeza y no le llego.',
    ],
    answer:
      'Entra detrás de su jab: desvíalo con la mano derecha, da dos pasos cortos y pega primero al cuerpo, luego arriba, y termina pegado o fuera por el lado. Nunca te quedes a media distancia. Entrena con el compañero más alto, tres asaltos por sesión. Lo que falla es saltar desde lejos con la cara por delante.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      '¿Cómo aguanto el cara a cara del pesaje?',
      'cara a cara me da miedo',
      '¿y en el pesaje adónde miro?',
      'En el pesaje me miró feo y me achiqué.',
    ],
    answer:
      'Mírale el entrecejo o la barbilla, respira por la nariz, cuenta hasta cinco y gírate tú primero hacia la cámara. Manos bajas o guardia quieta, sin hablar. Nadie puntúa en el pesaje, y achicarte ahí no decide nada. El error es acercar la frente: un empujón puede costarte la pelea o una sanción.',
  },
  {
    matter: 'trash-talk',
    asked: [
      '¿Respondo si me provoca en redes?',
      'me provoca por insta respondo?',
      '¿y le contesto o no?',
      'Mi rival sube historias burlándose de mí.',
    ],
    answer:
      'No contestes; a lo sumo una sola vez: «Nos vemos el sábado». Silencia su cuenta hasta después de la pelea y pide a un amigo que mire y guarde capturas. Si hay amenazas a ti o a tu familia, guarda todo y llévalo a la policía y al organizador. Lo que le da juego es tu segunda respuesta.',
  },
  {
    matter: 'trash-talk',
    asked: [
      '¿Qué digo si me insulta en el pesaje?',
      'me insulta q le digo',
      '¿y si me lo dice en la cara?',
      'Se me acercó y me empezó a insultar delante de todos.',
    ],
    answer:
      'Di «Suerte mañana», gírate y baja del escenario; dos palabras bastan. Acuerda antes con tu entrenador que él se pone en medio si hay menos de un metro. Suelta el aire despacio mientras caminas. Si te toca o empuja, lo denuncia tu equipo al supervisor. Devolver el empujón te puede dejar sin bolsa y sin pelea.',
  },
  {
    matter: 'trash-talk',
    asked: [
      '¿Y si me habla durante la pelea?',
      'me habla mientras peleamos',
      '¿y si me provoca en pleno asalto?',
      'Se ríe y me habla cada vez que le pego.',
    ],
    answer:
      'Que su voz sea tu señal de jab: habla, y tú tocas y giras. Quien habla respira mal y deja la mandíbula floja. No le contestes ni le sonrías. Ensáyalo: un compañero te habla durante dos asaltos mientras tú sigues tu plan. Lo que sale mal es ir a matarlo en línea recta: justo lo que busca.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Insultan a mi familia, ¿cómo me calmo?',
      'se mete con mi familia',
      '¿y si habla de mi madre?',
      'Publicó algo sobre mi familia y no puedo pensar en otra cosa.',
    ],
    answer:
      'Deja el teléfono a otra persona ahora y haz 20 minutos de carrera suave o saco; después duerme antes de decidir nada. Mañana habla con tu familia: «No respondan». Tu equipo lo reporta al organizador con capturas. Si hay amenaza o datos personales, policía o abogado. El error es contestar esa misma noche con rabia.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      '¿Cómo me calmo en pleno asalto cuando me enojo?',
      'me caliento peleando',
      '¿y en ese momento qué hago?',
      'Me pegan una y me vuelvo loco, me olvido del plan.',
    ],
    answer:
      'Da dos pasos laterales, suelta todo el aire y lanza solo jab durante diez segundos. Ese es tu freno, siempre igual. Ensáyalo en sparring: cuando el entrenador diga «calma», haces los diez segundos. También acuerda que en el descanso nadie te grite. Lo que falla es buscar devolver el mismo golpe enseguida: entras abierto.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Me descalificaron por golpe ilegal, ¿qué hago ahora?',
      'me descalificaron q hago',
      '¿y después de la descalificación qué?',
      'Le pegué después de la campana y me descalificaron.',
    ],
    answer:
      'Hoy mismo pide perdón al rival y a su esquina: «Me equivoqué, no debí pegarte; ¿cómo estás?». Después al árbitro y a tu entrenador, sin excusas. Pregunta si hay suspensión y plazo para alegar. Dos semanas sin sparring fuerte y luego asaltos con parada a la campana. Publicar tu versión enojado lo empeora.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      '¿Qué hago si me enojo con un compañero en sparring?',
      'me enojo en sparring',
      '¿y si noto que voy a explotar?',
      'Ayer casi me agarro de verdad con un compañero.',
    ],
    answer:
      'Para el asalto tú: guantes abajo, «Estoy caliente, descanso este». Sal del ring, bebe agua y camina dos minutos; vuelve solo a técnica. Al final de la clase: «Hoy me pasé, la próxima al 50 %». Si te ocurre cada semana, o también en casa y en la calle, habla con un psicólogo; eso se entrena igual.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'El rival hace trampa y el árbitro no ve, ¿qué hago?',
      'rival sucio q hago',
      '¿y si me da cabezazos?',
      'Me mete los dedos y cabezazos y el árbitro nada.',
    ],
    answer:
      'Sigue protegiéndote y que reclame tu esquina, no tú: en el descanso el entrenador se lo dice al árbitro con el gesto exacto. Tú cambia la posición: antebrazo en su clavícula en el clinch y sal por el lado. Si te daña un ojo, levanta la mano y pide médico. Devolver la falta: al segundo siempre lo ven.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      '¿Cuándo vuelvo a entrenar después de perder?',
      'perdi cuando vuelvo',
      '¿y cuántos días descanso?',
      'Perdí el sábado y no sé si ir el lunes.',
    ],
    answer:
      'Descansa de tres a siete días y vuelve a una clase de técnica, sin sparring las dos primeras semanas. Ve aunque sea a saludar el cuarto día; cuanto más esperas, más pesa la puerta. Si te noquearon o tuviste mareo o lagunas, nada de contacto hasta que un médico te autorice. Volver el lunes a matarse no repara nada.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      '¿Cuándo veo el video de mi derrota?',
      'veo el video o no',
      '¿y el video, ya?',
      'No me atrevo a ver la pelea que perdí.',
    ],
    answer:
      'Míralo a los cuatro o cinco días, con tu entrenador y sin sonido. Una pasada completa, luego apunta dos cosas que funcionaron y una que te costó el combate. Esa una es tu trabajo de las próximas cuatro semanas. Después no lo veas más. Lo que daña es repetirlo solo en la cama a la una de la mañana.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      '¿Qué digo cuando me preguntan por la derrota?',
      'q digo si preguntan',
      '¿y a la gente qué le cuento?',
      'Todos me preguntan cómo me fue y me da vergüenza.',
    ],
    answer:
      'Di: «Perdí, el otro fue mejor ese día, ya estoy trabajando en ello», y cambia de tema. Una frase igual para todos, y publícala una vez si tienes redes. Las excusas sobre el árbitro o la lesión te obligan a seguir explicando. Con una persona de confianza sí habla largo: guardárselo todo pesa más.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Perdí cuatro seguidas, ¿sigo compitiendo?',
      '4 derrotas sigo o no',
      '¿y si vuelvo a perder?',
      'Llevo una racha de derrotas y ya no sé para qué voy.',
    ],
    answer:
      'Sigue, pero para ocho semanas y baja un nivel: rival parecido en experiencia o torneo local. Con tu entrenador busca el patrón en las cuatro: mismo minuto, mismo golpe, mismo agarre. Entrena solo eso. Si varias fueron por nocaut, primero médico y revisión, sin sparring. Lo que alarga la racha es pedir revancha inmediata.',
  },
  {
    matter: 'after-a-win',
    asked: [
      '¿Cuánto descanso después de ganar?',
      'gane cuanto descanso',
      '¿y cuándo vuelvo?',
      'Gané el sábado y ya quiero volver mañana.',
    ],
    answer:
      'Descansa cinco a siete días sin contacto: caminar, nadar, movilidad. La segunda semana, técnica; sparring desde la tercera si no tienes golpes pendientes. Ganar también deja daño: dolor de cabeza, mareo o visión borrosa van al médico antes de volver. El error común es entrenar fuerte el lunes por la emoción y lesionarse el jueves.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Gané, ¿acepto otra pelea ya?',
      'gane y me ofrecen otra',
      '¿y si me la ofrecen para el mes que viene?',
      'Me ofrecen pelear otra vez en cuatro semanas.',
    ],
    answer:
      'Di que sí solo si saliste sin golpes en la cabeza, sin lesión y con cuatro semanas completas por delante; si no, pide ocho. Contesta: «Te confirmo el viernes con mi entrenador». Mira primero el peso y el rival. Lo que sale mal es firmar la misma noche, con la euforia y sin saber aún qué te duele.',
  },
  {
    matter: 'after-a-win',
    asked: [
      '¿Cómo evito relajarme después de ganar?',
      'gane y me relaje',
      '¿y cómo no me duermo?',
      'Desde que gané falto a clase y como cualquier cosa.',
    ],
    answer:
      'Fija hoy dos sesiones intocables por semana y una cosa que corregir del video de tu victoria. Siempre hay una: un golpe que recibiste, un asalto flojo. Date siete días de fiesta con fecha de fin escrita. Si a las tres semanas faltas más de la mitad, pide al entrenador un objetivo con día y rival.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Gané y me siento vacío, ¿es normal?',
      'gane y estoy triste normal?',
      '¿y por qué no estoy contento?',
      'Conseguí el título y a los dos días no sentía nada.',
    ],
    answer:
      'Sí, es muy común: el cuerpo baja tras meses de tensión y desaparece la meta. Suele durar de una a tres semanas. Duerme, come normal, ve gente que no sea del gimnasio y entrena por juego, no por plan. Si pasan más de dos semanas sin ganas de nada o con mal sueño, habla con un médico o psicólogo.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      '¿Cuándo puedo volver a hacer sparring tras un nocaut?',
      'me noquearon cuando vuelvo',
      '¿y el sparring para cuándo?',
      'Me noquearon hace tres semanas y me siento bien.',
    ],
    answer:
      'Solo con autorización escrita de un médico y cumplida la suspensión, que suele ser de 30 a 90 días o más. Luego por pasos de una semana: carrera, saco, manoplas, técnica con contacto al cuerpo, y al final sparring suave. Cualquier dolor de cabeza, mareo o luz molesta: vuelves atrás y llamas al médico. Sentirse bien no basta.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Ya tengo permiso, ¿cómo hago el primer sparring?',
      'primer sparring despues del ko',
      '¿y el primero cómo lo hago?',
      'El médico me autorizó pero tengo miedo a que me toquen.',
    ],
    answer:
      'Haz dos asaltos de dos minutos con tu compañero más controlado, solo al cuerpo y con casco. Dile: «Cabeza no, 30 %». La semana siguiente, jab suave a la cabeza; la tercera, libre ligero. El entrenador mira cada asalto. Lo que falla es entrar al sparring general para demostrar que estás bien.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      '¿Cómo recupero la confianza en mi mandíbula?',
      'ya no confio en mi menton',
      '¿y cómo vuelvo a confiar?',
      'Desde el nocaut me voy para atrás con cada golpe.',
    ],
    answer:
      'No pruebes la mandíbula: mejora la defensa. Tres semanas de diez minutos por sesión con el golpe que te noqueó, lanzado lento por un compañero: barbilla al hombro, mano en la sien, paso lateral y respuesta. Cien repeticiones por sesión. La confianza llega de verlo venir. Dejarse pegar para acostumbrarse solo añade daño; con síntomas, médico.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      '¿Qué síntomas significan que todavía no puedo volver?',
      'q sintomas son malos',
      '¿y qué señales miro?',
      'A veces me duele la cabeza cuando entreno, desde el nocaut.',
    ],
    answer:
      'Para si aparece dolor de cabeza, mareo, náusea, visión borrosa, molestia con la luz, sueño raro, olvidos o mal humor nuevo. Con uno solo no hay contacto y llamas al médico esta semana. Vómitos repetidos, confusión, debilidad de un lado o dolor que crece: urgencias ahora. Esconderlo al entrenador es lo que acaba mal.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿Cuántas veces por semana entreno al volver?',
      'vuelvo despues d 1 año cuantos dias',
      '¿y cuántos días a la semana?',
      'Llevo un año sin pisar el gimnasio y quiero volver.',
    ],
    answer:
      'Dos clases por semana durante las primeras cuatro, con un día libre entre ellas, y al 60 %. Desde la quinta, tres; sparring ligero a partir de la sexta. El pulmón vuelve antes que los tendones, así que las molestias de codo, rodilla o tobillo llegan en la tercera semana. Lo típico es ir cinco días y lesionarse.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿Qué le digo al entrenador después de tanto tiempo?',
      'q le digo al profe al volver',
      '¿y cómo le escribo?',
      'Me da vergüenza volver porque me fui sin avisar.',
    ],
    answer:
      'Escríbele hoy: «Hola, quiero volver. Estoy fuera de forma. ¿Puedo ir el martes a la clase de principiantes?». No expliques el año entero. Los entrenadores ven volver a gente todas las semanas. Llega diez minutos antes y saluda. Lo que alarga la vergüenza es esperar a estar en forma para aparecer.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿En cuánto tiempo recupero mi nivel?',
      'cuanto tardo en volver a mi nivel',
      '¿y cuándo vuelvo a estar como antes?',
      'Antes los pasaba a todos y ahora me ganan los nuevos.',
    ],
    answer:
      'Cuenta ocho a doce semanas para el aire, y tres a seis meses para el ritmo y los reflejos tras un año fuera. La técnica regresa antes si repites tres movimientos tuyos en cada clase. Mide asaltos seguidos sin parar: de dos a cinco. Compararte con tu mejor día te hará abandonar en la tercera semana.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿Vuelvo a mi cinturón o empiezo de blanco?',
      'me pongo mi cinturon al volver?',
      '¿y qué cinturón me pongo?',
      'Soy azul pero estuve cuatro años fuera y me da pena.',
    ],
    answer:
      'Ponte tu cinturón: el grado no caduca. Pregunta solo por cortesía: «Profe, vuelvo tras cuatro años, ¿entro con el azul?». Dile a los compañeros que vienes oxidado y rueda suave con blancos y azules el primer mes. Que un blanco te gane es normal. Lo que sale mal es forzar para defender el color: ahí se lesionan los hombros.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Me robaron la decisión, ¿puedo apelar?',
      'me robaron la pelea puedo apelar',
      '¿y qué plazo tengo?',
      'Gané claro y los jueces le dieron la pelea al otro.',
    ],
    answer:
      'Puedes reclamar, pero casi solo prospera por error de reglas, suma mal hecha o golpe ilegal; el criterio de los jueces rara vez cambia. Tu entrenador pide las tarjetas y el reglamento esa noche, porque el plazo puede ser de horas o pocos días. Presenta video y artículo exacto. Insultar al juez en redes trae sanción y cierra la puerta.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      '¿Cómo sé si de verdad quiero dejarlo?',
      'lo dejo o no',
      '¿y cuánto espero para decidir?',
      'Llevo meses pensando en dejar el deporte para siempre.',
    ],
    answer:
      'Para 30 días sin culpa y decide el día 31, no antes. En ese mes apunta cada semana si extrañas entrenar, competir o solo a la gente; son tres cosas distintas. Puedes dejar de competir y seguir en clase. Si es por golpes a la cabeza o lesión, pregunta al médico primero. Decidirlo la noche de una derrota engaña.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'No tengo ganas de entrenar, ¿voy igual o descanso?',
      'no tengo ganas voy igual?',
      '¿y si mañana tampoco quiero?',
      'Antes amaba entrenar y ahora busco excusas.',
    ],
    answer:
      'Ve igual, con la regla de 15 minutos: calientas y, si sigues sin ganas, te vas tranquilo. Si te vas tres veces seguidas, toma siete días libres y vuelve con algo distinto: otra clase, otro compañero, una técnica nueva. Duerme y come primero. Si tampoco disfrutas nada fuera del gimnasio durante dos semanas, habla con un médico.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Mi compañero avanza más que yo, ¿qué hago con la envidia?',
      'envidia d mi compañero',
      '¿y se lo digo?',
      'Empezamos juntos y a él ya le dieron la pelea.',
    ],
    answer:
      'Pídele diez minutos: «¿Qué haces tú que yo no? Enséñame tu entrada». Después pregunta al entrenador: «¿Qué me falta para pelear y en qué plazo?». Anota esa una cosa y mídela seis semanas. Felicítalo una vez, en serio. La envidia se vuelve veneno cuando subes la fuerza en el sparring contra él.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      '¿Cómo aprendo a rendirme a tiempo?',
      'no se palmear a tiempo',
      '¿y cuándo palmeo exactamente?',
      'Aguanto las llaves hasta que me duele el codo.',
    ],
    answer:
      'Palmea cuando la posición está cerrada y ya no puedes mover la articulación, antes del dolor; en llaves de pierna, antes todavía. Durante cuatro semanas empieza dos asaltos por clase en mala posición: perder ahí deja de importar. Di «tap» en voz alta si no tienes mano libre. Chasquido, hinchazón o inestabilidad: para y médico.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Mi entrenador me ignora, ¿cómo se lo digo?',
      'mi profe me ignora',
      '¿y cuándo se lo digo?',
      'Solo corrige a los que compiten y a mí nunca.',
    ],
    answer:
      'Pídele cinco minutos después de clase, no durante: «Quiero mejorar. ¿Qué dos cosas trabajo este mes, y me las revisas el jueves 30?». Así tiene una tarea y tú una fecha. Dale un mes. Si sigue igual, pregunta a otro instructor o prueba otro lugar. Quejarte con los compañeros llega a él antes que tú.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      '¿Cómo le digo a mi entrenador que me voy?',
      'como digo q me cambio d gym',
      '¿y en persona o por mensaje?',
      'Quiero irme a otro gimnasio y me siento traidor.',
    ],
    answer:
      'En persona, a solas y antes de empezar en el otro: «Gracias por estos tres años. Desde el mes que viene entreno en otro sitio, por horario y nivel. Quería decírtelo yo». Dos minutos, sin lista de quejas. Deja pagado el mes. Si se enoja: «Lo entiendo». Lo que rompe todo es que se entere por una foto.',
  },
  {
    matter: 'belt-grading',
    asked: [
      '¿Qué repaso la última semana antes del examen de cinturón?',
      'examen d cinturon q repaso',
      '¿y el día antes qué hago?',
      'El sábado tengo examen y se me olvidan los nombres.',
    ],
    answer:
      'Repasa la lista completa una vez al día, 20 minutos, diciendo cada nombre en voz alta mientras lo haces con compañero; las tres peores, diez veces más. El viernes solo una pasada lenta y a dormir. Si te equivocas en el examen, para, respira, «lo repito» y sigue. Lo que hunde es acelerar por nervios: hazlo al 70 %.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Se me va la cabeza entre asaltos, ¿qué hago en el descanso?',
      'me distraigo entre rounds',
      '¿y en ese minuto en qué pienso?',
      'En el descanso pienso en el trabajo y no oigo a mi esquina.',
    ],
    answer:
      'Divide el minuto: 20 segundos solo respirar mirando al piso, 20 escuchar una orden, 20 repetirla en voz alta y levantarte. Repetirla es la clave: «Jab y salgo a la izquierda». Antes de clase, escribe los pendientes en un papel y déjalo en el bolso. Si además fallan memoria o vista tras un golpe, nada de sparring y médico.',
  },
  {
    matter: 'cornering-others',
    asked: [
      '¿Qué digo en el minuto de descanso como esquina?',
      'q digo en la esquina',
      '¿y en qué orden lo hago?',
      'El sábado hago de esquina por primera vez.',
    ],
    answer:
      'Primero 15 segundos callado: agua, aire, hielo. Luego una sola orden en diez palabras: «Mano derecha arriba y entra tras su jab». Pide que la repita. Los últimos 15, vaselina y ánimo. Lleva toalla, agua, hielo, tijeras y gasas. Si responde confuso, no ve bien o no se defiende, paras tú la pelea, sin preguntarle.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Mi hijo perdió y llora, ¿qué le digo?',
      'mi hijo perdio y llora',
      '¿y en el coche qué le digo?',
      'Mi hija perdió su combate y no quiere hablar.',
    ],
    answer:
      'Abrázalo y di: «Me encanta verte competir», y nada más durante la primera hora. En el coche, comida y música; la técnica la comenta el entrenador en la siguiente clase. Si pregunta, devuelve: «¿Qué parte te gustó?». Si recibió un golpe en la cabeza y está raro, vomita o tiene sueño, urgencias. Analizar el combate enseguida es lo que quita las ganas.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Tengo 45 y empiezo, ¿cuántos días por semana?',
      '45 años y empiezo cuantos dias',
      '¿y cuándo puedo hacer sparring?',
      'Soy el más viejo de la clase y termino molido.',
    ],
    answer:
      'Dos días por semana con dos de descanso entre ellos, durante tres meses; luego tres si las rodillas y hombros están tranquilos. Sparring suave desde el cuarto mes y con gente que controla. Antes, chequeo médico si llevas años parado o tienes tensión alta. Lo que lesiona es seguir el ritmo de los de veinte en el calentamiento: ve a tu paso.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Soy la única mujer y me tratan con pena o a lo bruto, ¿qué digo?',
      'soy la unica mujer en clase',
      '¿y qué les digo antes de rodar?',
      'Los hombres o no me pegan nada o me aplastan.',
    ],
    answer:
      'Dilo antes de chocar manos: «Al 50 %, técnica real, sin cargarme tu peso». Si aplasta: «Para, más ligero», y cambias de pareja. Elige con el entrenador a tres compañeros que sepan regular y rueda con ellos la mayoría. Pregunta por una hora de mujeres. Si alguien te toca fuera de la técnica o se burla, entrenador hoy mismo, o denuncia.',
  },
  {
    matter: 'plateau',
    asked: [
      'Llevo meses sin mejorar, ¿qué cambio?',
      'no mejoro hace meses',
      '¿y por cuánto tiempo lo hago?',
      'Siempre me ganan los mismos con lo mismo.',
    ],
    answer:
      'Elige la única posición en la que más te ganan y empieza ahí dos asaltos de cada clase, seis semanas. Pide al que te gana: «¿Qué ves que hago mal?». Graba un asalto por semana y cuenta cuántas veces sales. Lo demás, igual. Lo que mantiene el estancamiento es una técnica nueva cada semana.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Entreno solo con un saco, ¿cómo hago una sesión?',
      'entreno solo en casa q hago',
      '¿y cuántos asaltos?',
      'No hay gimnasio cerca y solo tengo un saco.',
    ],
    answer:
      'Cuarenta minutos: cinco de cuerda, tres asaltos de sombra con desplazamiento, cinco de saco de tres minutos, uno por tarea, jab, cuerpo, salir por el lado, contraataque, libre, y diez de fuerza. Tres días por semana. Graba un asalto y mira la mano que baja. Pegar parado y sin volver a guardia es el vicio; busca un entrenador una vez al mes.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Se canceló mi pelea, ¿qué hago esta semana?',
      'cancelaron mi pelea q hago',
      '¿y pido que me paguen algo?',
      'El rival se bajó el día antes y me quedé sin nada.',
    ],
    answer:
      'Descansa tres días, come normal y después haz un sparring controlado con el plan que tenías, para cerrar el campamento. Mañana escribe al organizador: «Di el peso y estuve listo; pido gastos y la próxima fecha por escrito». Mira el contrato: a veces hay pago parcial. Seguir semanas a dieta y ritmo de pelea sin fecha te rompe.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Me da vergüenza mi cuerpo en el gimnasio, ¿qué me pongo?',
      'me da pena mi cuerpo en el gym',
      '¿y en el vestuario cómo hago?',
      'No voy a clase porque estoy gordo y todos me miran.',
    ],
    answer:
      'Ponte camiseta ajustada de manga larga oscura y pantalón hasta la rodilla: no se sube y nadie te la discute. Llega vestido de casa las primeras semanas. Pide la clase de principiantes y colócate en la segunda fila. A la cuarta clase casi nadie te mira. Esperar a adelgazar para empezar es la trampa; si dejas de comer o vomitas, médico.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Tengo 52 años, ¿cuánto sparring hago?',
      '52 años cuanto sparring',
      '¿y cuánto descanso después?',
      'Entreno desde joven y ahora tardo días en recuperarme.',
    ],
    answer:
      'Una sesión ligera por semana, tres o cuatro asaltos, con golpes suaves a la cabeza o solo al cuerpo, y 48 horas de descanso después. Cambia otra por técnica y fuerza dos veces por semana. Calienta 15 minutos. Chequeo de corazón y tensión cada año; dolor en el pecho o ahogo raro: para y urgencias. Igualar a los de veinte cuesta meses.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Mi hijo quiere dejarlo, ¿lo obligo a seguir?',
      'mi hijo quiere dejar el judo',
      '¿y cuánto espero antes de decidir?',
      'Mi hija de nueve años llora antes de cada clase.',
    ],
    answer:
      'No lo obligues; acuerda un final corto: «Terminamos este mes y decides tú». Pregunta en un momento tranquilo qué parte no le gusta: un compañero, el entrenador, competir o el cansancio. Habla luego con el entrenador. Muchas veces basta con dejar de competir. Si tiene miedo de un adulto o de golpes, sácalo ya y averigua qué pasó.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Mi entrenador quiere que pelee lesionado, ¿qué le digo?',
      'mi coach quiere q pelee lesionado',
      '¿y si se enoja?',
      'Me duele el hombro y mi entrenador dice que aguante.',
    ],
    answer:
      'Dile: «Con esta lesión no peleo hasta que un médico me autorice». Pide cita esta semana y llévale el informe. Mientras, piernas y técnica sin el hombro. Si se enoja, repite la frase; es tu cuerpo y la decisión es tuya. Si insiste o te amenaza con dejarte fuera, busca otra esquina. Con golpe en la cabeza no hay discusión: parado.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      '¿Cómo pruebo otro gimnasio sin ofender al mío?',
      'puedo probar otro gym?',
      '¿y se lo digo antes de probar?',
      'Me invitaron a entrenar en otro lugar y no sé si puedo ir.',
    ],
    answer:
      'Avisa antes con una frase: «El sábado voy a entrenar como visitante con unos amigos, ¿te parece bien?». La mayoría dice que sí. Ve a dos o tres clases, sin publicar fotos, y mira trato, sparring y limpieza. Si tu entrenador prohíbe visitar cualquier lugar, eso ya te dice algo. Esconderlo es lo que ofende.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Todos reciben cinturón menos yo, ¿pregunto?',
      'pregunto x q no me dan el cinturon?',
      '¿y cómo lo pregunto?',
      'Llevo cuatro años de azul y promovieron a los que llegaron después.',
    ],
    answer:
      'Sí, pregunta una vez y a solas: «¿Qué dos cosas te falta ver de mí para el siguiente grado?». Anótalas, trabájalas tres meses y pide que las mire. No pidas fecha ni nombres a otros. En muchas academias preguntar «¿cuándo me toca?» cae mal; preguntar qué mejorar, no. Revisa también tu asistencia real.',
  },
  {
    matter: 'plateau',
    asked: [
      '¿Cuándo me vendría bien parar una semana?',
      'descanso si no avanzo?',
      '¿y parar ayuda o es peor?',
      'Entreno seis días y cada vez voy peor.',
    ],
    answer:
      'Para ahora si llevas tres semanas peor, duermes mal o el pulso al despertar está más alto de lo normal. Siete días: dos caminatas, dos sesiones de movilidad, nada de sparring. Vuelve con cuatro días en lugar de seis. Entrenar más cuando vas a peor es el error habitual. Si a las dos semanas sigues agotado, análisis con tu médico.',
  },
  {
    matter: 'late-beginner',
    asked: [
      '¿Puedo competir si empecé a los 40?',
      'puedo competir a los 40?',
      '¿y en qué categoría?',
      'Empecé a los cuarenta y me gustaría competir una vez.',
    ],
    answer:
      'Sí: en jiu-jitsu, judo y otras disciplinas hay categorías máster por edad, cinturón y peso; en boxeo existen exhibiciones con control. Espera un año de clases y un chequeo médico con electrocardiograma. Entra en tu peso actual. Elige un torneo local y dos combates como meta. Apuntarse a la categoría adulta porque falta gente acaba en lesión.',
  },
]
