import type { CardWords } from '../card.ts'
import type { MIND_CARDS } from '../facts/mind.ts'

export const MIND: Record<keyof typeof MIND_CARDS, CardWords> = {
  'first-fight-nerves': {
    title: 'Nervios del debut',
    why: 'El temblor y el corazón a mil no avisan que vas a fallar: son el motor que ya arrancó. Quien conoce sus señales de antemano deja de pelear contra ellas y pelea contra su rival.',
    steps: [
      'Anota las tres señales que da tu cuerpo cuando aparece el miedo y escribe junto a cada una “mi cuerpo se está preparando”.',
      'Ensaya dos veces en el gimnasio la caminata al ring y los primeros 30 segundos, con alguien del equipo enfrente.',
      'Repite en voz baja “mi cuerpo está listo”, suelta el aire largo cinco veces y haz solo los 30 segundos que ensayaste.',
    ],
    metric: 'Miedo de 0 a 10 antes y después de cada ensayo: la marca es arrancar igual, aunque el número siga alto.',
    rules: [
      {
        cue: 'me tiemblan las manos mientras espero mi turno',
        action: 'suelto el aire despacio y pienso solo en mi primer golpe',
      },
      {
        cue: 'la noche anterior me imagino perdiendo delante de todo el mundo',
        action: 'rebobino hasta la caminata y corto la película en mi primer golpe',
      },
    ],
    question: '¿Qué parte del debut te pesa más: la espera, el público, los golpes o el resultado?',
    close_up: [
      'Ve al lugar donde calientas, cierra los ojos un minuto y recorre el camino desde la puerta hasta el primer contacto.',
      'Escribe en la venda o la cinta: “Temblar es combustible. Jab primero.” Léelo cuando te tiemblen las manos.',
      'Cuéntale a tu entrenador lo de los nervios y pide un asalto que empiece con la entrada completa.',
    ],
  },
  'pre-fight-routine': {
    title: 'La última hora, siempre igual',
    why: 'En el vestuario todo se retrasa y nada depende de ti, salvo el orden en que haces tus cosas. Una secuencia calma solo cuando ya está gastada de tanto usarla.',
    steps: [
      'Escribe en una tarjeta tu última hora en cinco bloques: llegar, vendarte, calentar, repasar el plan y silencio.',
      'Prueba la secuencia completa antes de dos sesiones de sparring, cronometra cada bloque y quita lo que no te sirvió.',
      'Sigue la tarjeta en orden y lleva lista una versión de diez minutos por si adelantan tu combate.',
    ],
    metric: 'Ensayos completos antes de hacer sparring: con cuatro debería salirte sin mirar la tarjeta.',
    rules: [
      { cue: 'cambian la hora de mi combate', action: 'retomo desde el bloque de calentar en versión corta' },
      {
        cue: 'alguien viene a darme charla mientras me preparo',
        action: 'le sonrío, señalo mi tarjeta y sigo con el bloque que toca',
      },
    ],
    question: '¿Qué hiciste en la hora previa al entrenamiento en que mejor entraste?',
    close_up: [
      'Cronometra un solo bloque, las vendas o el kimono, de principio a fin, y anota los minutos.',
      'Avisa a tu esquina: “Desde una hora antes sigo mi lista. Cuídame la puerta y el reloj.”',
      'Arma una versión de diez minutos para el día en que la cartelera se atrase o no haya espacio.',
    ],
  },
  'first-minute-plan': {
    title: 'El primer minuto decidido',
    why: 'Al sonar la campana la cabeza llega unos segundos después que el cuerpo. Si el primer intercambio ya está elegido, no tienes que decidir justo cuando peor decides.',
    steps: [
      'Elige tu primer intercambio y anótalo: guardia o agarre, primera arma y lado por donde sales.',
      'Repite ese intercambio 50 veces con alguien del equipo hasta aburrirte y abre con él tres asaltos suaves.',
      'Ejecuta lo elegido en cuanto den la orden, sal por tu lado y solo entonces lee lo que hace tu rival.',
    ],
    metric: 'Asaltos de práctica en los que la primera acción fue tuya: cuatro de cada cinco.',
    rules: [
      {
        cue: 'mi rival sale disparado antes que yo',
        action: 'doy el paso hacia mi lado y suelto desde ahí mi primera arma',
      },
      {
        cue: 'mi primera arma falla o me la bloquean',
        action: 'salgo por el lado elegido y la repito una vez antes de cambiar nada',
      },
    ],
    question: '¿Qué suele pasar en tus primeros veinte segundos cuando no llevas nada decidido?',
    close_up: [
      'Haz la apertura diez veces frente al espejo, desde las manos abajo hasta la primera arma, sin seguir.',
      'Dila en seis palabras antes de la campana, algo como “guardia alta, jab, jab, salgo”.',
      'Prepara una segunda apertura por si se te vienen encima: cubrir, girar, volver al centro.',
    ],
  },
  'opponent-study': {
    title: 'Tres preguntas al video',
    why: 'Mirar videos sin una pregunta alimenta fantasmas, porque se queda grabado solo lo mejor del otro lado. Con tres preguntas fijas, el video se convierte en tarea.',
    steps: [
      'Mira una pelea completa de tu rival y anota tres cosas: cómo entra, por dónde sale y qué hace con cansancio.',
      'Entrena una respuesta por cada nota, diez minutos cada una, con alguien que imite ese estilo.',
      'Cierra el estudio en una hoja con tres respuestas y dedica el resto del tiempo a tus propias armas.',
    ],
    metric: 'Tres hábitos anotados y tres respuestas que aparecen en sparring sin que nadie las grite.',
    rules: [
      {
        cue: 'pongo el mismo video por cuarta vez',
        action: 'apago la pantalla y practico diez minutos una de mis respuestas',
      },
      {
        cue: 'alguien me cuenta lo peligroso que es mi rival',
        action: 'pregunto qué hizo exactamente y lo agrego a una de mis tres notas',
      },
    ],
    question: '¿Qué costumbre de tu rival se repite tanto que casi puedes contar con ella?',
    close_up: [
      'Mira un solo minuto y anota nada más lo que hace primero cuando alguien entra.',
      'Escribe a quien ya enfrentó a tu rival: “¿Qué te sorprendió y qué hacía al cansarse?”',
      'Estudia el tipo en vez de la persona si no hay video: gimnasio, guardia, altura y primer ataque habitual.',
    ],
  },
  'taller-opponent': {
    title: 'Acortar con finta y ángulo',
    why: 'El alcance manda solo mientras te quedas mirando desde lejos. Entra detrás de una finta, trabaja abajo y sal en ángulo: la línea recta es el camino que esperan.',
    steps: [
      'Practica frente al espejo tres fintas que ya dominas, diez de cada una, seguidas de un paso corto al costado.',
      'Haz cuatro asaltos con la persona más alta del gimnasio y suma solo si entras con finta y tocas el cuerpo.',
      'Ensaya en dos sparrings la cadena finta, cuerpo, ángulo, y aléjate del todo cuando no estés entrando.',
    ],
    metric: 'Entradas con finta frente a entradas directas: tres de cada cuatro con finta.',
    rules: [
      { cue: 'me quedo a la distancia de su jab', action: 'doy un paso atrás o finto y entro, pero no me quedo ahí' },
      {
        cue: 'ya estoy dentro y siento que va a abrazarme',
        action: 'dejo dos manos en el cuerpo y me voy por el costado',
      },
    ],
    question: '¿Cómo fue la última vez que lograste meterte dentro sin recibir?',
    close_up: [
      'Suelta cinco fintas seguidas fuera de distancia y entra solo detrás de la quinta.',
      'Pide a tu entrenador: “Llámame a entrar en el segundo jab y grita si voy derecho dos veces.”',
      'Deja que venga: quédate un palmo fuera de alcance, haz fallar el brazo largo y responde cuando regresa.',
    ],
  },
  'freeze-in-sparring': {
    title: 'Un estímulo, una acción',
    why: 'Bloquearse no es falta de agallas, sino demasiadas opciones a la vez. Deja un solo estímulo con una sola acción y sube el ritmo únicamente cuando eso salga sin pensar.',
    steps: [
      'Elige un estímulo visible, como su jab, y una acción, como desviar y salir; repítela 50 veces despacio.',
      'Pide tres asaltos a un tercio de velocidad con alguien de confianza que use solo ese estímulo.',
      'Agrega un asalto un poco más rápido y baja un nivel en cuanto contengas el aire dos veces seguidas.',
    ],
    metric: 'Estímulos respondidos en un asalto suave: ocho de diez antes de subir el ritmo.',
    rules: [
      { cue: 'siento que me quedo de piedra', action: 'suelto el aire, muevo los pies y hago mi única acción' },
      {
        cue: 'después del sparring me digo que me faltó valor',
        action: 'cuento las veces que sí hice mi acción y le digo el número a mi pareja',
      },
    ],
    question: '¿Con quién o a qué velocidad no te bloqueas nunca?',
    close_up: [
      'Repite veinte veces despacio la defensa con paso, con tu pareja diciendo “ya” antes de cada jab.',
      'Avisa a tu pareja: “Estoy entrenando estar presente. Un tercio del ritmo y solo jabs, por favor.”',
      'Haz de parpadear y respirar toda la tarea de un asalto: ojos abiertos, aire fuera en cada toque, sin puntos.',
    ],
  },
  'between-rounds-reset': {
    title: 'Sesenta segundos en el banquito',
    why: 'En un minuto caben tres cosas, nunca diez. El aire va primero, porque un consejo que llega a alguien que jadea entra por un oído y sale por el otro.',
    steps: [
      'Fija tu orden y escríbelo: 20 segundos de aire, 20 de una sola indicación, 20 para imaginar la próxima acción.',
      'Practícalo en un banquito de verdad entre todos los asaltos de un sparring, con alguien que cante las tres partes.',
      'Siéntate, exhala más largo de lo que inhalas, toma una indicación de la esquina y levántate con una imagen clara.',
    ],
    metric: 'Indicaciones que puedes repetir al terminar el sparring: una por cada pausa, todas.',
    rules: [
      {
        cue: 'llego al banquito con rabia por el asalto que pasó',
        action: 'la suelto en una exhalación larga y miro solo a mi esquina',
      },
      {
        cue: 'dan el aviso y todavía me falta el aire',
        action: 'me levanto sin prisa, exhalo una vez más y repito la única indicación',
      },
    ],
    question: '¿Qué tienes en la cabeza cuando te levantas del banquito?',
    close_up: [
      'Siéntate en una silla tras un minuto fuerte y haz solo la primera parte: veinte segundos soltando el aire.',
      'Pide a tu esquina: “Déjame respirar primero. Luego una frase, y nada más.”',
      'Hazlo de pie contra la pared entre ejercicios si nadie te da el minuto en el banco.',
    ],
  },
  'corner-communication': {
    title: 'Tres palabras, una voz',
    why: 'Con ruido no se oyen frases, se oyen nombres y palabras sueltas. Una esquina que acordó tres palabras dice más que otra que grita toda una clase.',
    steps: [
      'Manda a quien te entrena tres palabras que quieres oír y lo que harás con cada una.',
      'Prueba las palabras en dos asaltos con música fuerte: habla una sola persona y el resto calla.',
      'Confirma con la esquina antes de calentar quién habla, quién da el agua y qué tres palabras valen.',
    ],
    metric: 'Avisos que cumples en menos de tres segundos en sparring: cuatro de cada cinco.',
    rules: [
      { cue: 'gritan varias personas al mismo tiempo', action: 'busco solo la voz acordada y su palabra' },
      {
        cue: 'vuelvo al banquito sin haber entendido nada',
        action: 'lo digo tal cual y pido una sola de las tres palabras',
      },
    ],
    question: '¿Cuál fue la última frase de tu esquina que de verdad cambió lo que hacías?',
    close_up: [
      'Elige la palabra que más te ha servido en el sparring y di qué hace tu cuerpo al oírla.',
      'Manda esto: “Ese día puedo oír una voz y tres palabras. ¿Pueden ser estas?”',
      'Acuerda señas con la mano si el lugar es muy ruidoso: un dedo, palma, puño.',
    ],
  },
  'fight-week-calm': {
    title: 'Últimos días sin ruido',
    why: 'A estas alturas ya no se gana forma, solo se llega con más o menos frescura. Si te aburres un poco cerca del combate, lo estás haciendo bien.',
    steps: [
      'Pon tres horas fijas en el teléfono: acostarte, levantarte y una sesión corta.',
      'Reduce el volumen más o menos a la mitad, conserva algo de velocidad y contesta mensajes una sola vez al día.',
      'Quédate con la comida, el equipo y la gente de siempre, arma el bolso con una lista y no estrenes nada.',
    ],
    metric: 'Noches a menos de 30 minutos de la hora prevista para dormir: todas menos una.',
    rules: [
      {
        cue: 'me dan ganas de meter otra sesión dura',
        action: 'camino 20 minutos y me voy a casa con las piernas frescas',
      },
      {
        cue: 'leo comentarios sobre mi pelea antes de dormir',
        action: 'dejo el teléfono en otra habitación y reviso el bolso con mi lista',
      },
    ],
    question: '¿Qué personas y pantallas te calman en los últimos días, y cuáles te aceleran?',
    close_up: [
      'Pon una alarma para apagar la luz y pasa a alguien de confianza todo lo que pregunten sobre entradas.',
      'Responde los mensajes con: “Gracias por pensar en mí. Esta semana guardo silencio y vuelvo el domingo.”',
      'Quédate con un solo punto fijo, la hora de dormir, si los turnos o los hijos rompen lo demás.',
    ],
  },
  'return-after-knockout': {
    title: 'Paciencia tras el golpe',
    why: 'Desde dentro no se nota si el cerebro ya se recuperó, así que sentirse bien no es luz verde. Esperar también es una destreza, y es la que cuida a todas las demás.',
    steps: [
      'Suspende todo contacto, cuenta a alguien lo que pasó y llama a un médico; ve a urgencias si hay vómito, confusión o más dolor.',
      'Acude a revisión médica y pide por escrito los pasos de regreso; nada de sparring, ni suave, sin ese permiso.',
      'Avisa a tu equipo que no haces sparring hasta tener el alta médica y pídeles que te lo recuerden.',
    ],
    metric: 'Días sin ningún síntoma, contados con tu médico: el paso lo abre su palabra y no la cuenta.',
    rules: [
      {
        cue: 'me invitan a hacer un asalto suavecito',
        action: 'digo que no tengo el alta y me ofrezco para llevar el cronómetro',
      },
      {
        cue: 'un día me siento como si nada hubiera pasado',
        action: 'abro la hoja del médico y sigo en el paso que me toca',
      },
    ],
    question: '¿Quién cerca de ti te hablará con franqueza mientras esperas?',
    close_up: [
      'Guarda los guantes donde no los veas y llama para pedir cita con el médico.',
      'Di a quien insista: “Sin contacto hasta que firme el médico. Eso no se discute.”',
      'Ven al gimnasio a llevar el cronómetro o grabar, y sigue cerca sin ningún contacto.',
    ],
  },
  'after-a-loss': {
    title: 'Leer la derrota',
    why: 'Duele porque te importaba, y un día de dolor no es un día perdido. Lo que hace daño es inventar un cuento sobre quién eres donde bastan tres hechos sobre lo que pasó.',
    steps: [
      'Date 24 horas para sentirlo: habla con una persona, come, descansa y deja el video guardado.',
      'Mira la pelea una vez con quien te entrena y escribe tres hechos y una destreza, sin adjetivos sobre ti.',
      'Ponle fecha a lo siguiente, aunque sea pequeño, y arma cuatro sesiones alrededor de esa única destreza.',
    ],
    metric: 'Sesiones dedicadas a la destreza elegida: cuatro de cuatro.',
    rules: [
      {
        cue: 'repito en la cabeza el peor momento',
        action: 'nombro la destreza que faltó y anoto un ejercicio para ella',
      },
      {
        cue: 'me preguntan por la pelea y se me cierra la garganta',
        action: 'digo “perdí, y ya sé qué trabajar” y pregunto cómo les va',
      },
    ],
    question: '¿Qué hiciste bien en esa pelea que el resultado no deja ver?',
    close_up: [
      'Manda un mensaje a alguien que estuvo ahí y cuéntale cómo fue; deja el video para después.',
      'Responde en el gimnasio: “Dolió, aprendí una cosa y ya estoy de vuelta.”',
      'Vuelve primero a una hora tranquila, con una sola pareja, si enfrentar a todos pesa demasiado.',
    ],
  },
  'after-a-win': {
    title: 'Revisar la victoria',
    why: 'Una mano levantada esconde errores mejor de lo que una derrota los enseña. Separa oficio y suerte con el recuerdo fresco, o lo hará tu próximo rival.',
    steps: [
      'Celebra con quienes te ayudaron y agradece a cada persona una cosa concreta.',
      'Divide una hoja en oficio y suerte mientras ves la pelea y coloca cada momento clave en su lado.',
      'Escoge algo que conservar y algo que corregir, acuérdalo con quien te entrena y fija el próximo objetivo.',
    ],
    metric: 'Lo que conservas y lo que corriges, presentes en tus próximas seis sesiones: marca ambos cada vez.',
    rules: [
      {
        cue: 'quiero saltarme una sesión porque acabo de ganar',
        action: 'hago media hora suave con lo que tengo que corregir',
      },
      {
        cue: 'me llueven elogios y ya me nombran un rival más grande',
        action: 'agradezco y digo que lo hablo con mi equipo después de ver el video',
      },
    ],
    question: '¿Qué cambiaría contra ti la misma persona en una revancha?',
    close_up: [
      'Escribe una línea sobre el momento en que casi se te escapa, mientras lo recuerdas.',
      'Di a tu entrenador: “Quiero una cosa que corregir de esta victoria antes de hablar del próximo nombre.”',
      'Fija una tarea pequeña para el primer entrenamiento y empieza por ella, no por las historias.',
    ],
  },
  'trash-talk': {
    title: 'De vuelta a tu palabra',
    why: 'Quien provoca está pidiendo prestada tu atención. Ponerle nombre a la jugada te la devuelve, y entonces puedes gastarla en lo tuyo.',
    steps: [
      'Elige una palabra propia de dos sílabas y únela a tu primer golpe o agarre en 20 repeticiones.',
      'Pide a alguien del equipo que te provoque en dos asaltos suaves: nombra “anzuelo”, exhala y di tu palabra.',
      'Nombra por dentro “anzuelo” en cuanto empiece, exhala una vez, di tu palabra y mira solo a tu esquina.',
    ],
    metric: 'Provocaciones de práctica que terminan en tu palabra y no en respuesta: nueve de diez.',
    rules: [
      { cue: 'me dice algo que me hierve la sangre', action: 'pienso “anzuelo”, suelto el aire y digo mi palabra' },
      {
        cue: 'ya caí y contesté la provocación',
        action: 'dejo ahí el cruce, guardo el teléfono y hago un asalto de sombra con mi palabra',
      },
    ],
    question: '¿Qué tema sabe tocar la gente para sacarte de tu centro?',
    close_up: [
      'Silencia la cuenta y deja que alguien de confianza lea los comentarios esta semana.',
      'Responde una vez, si hace falta: “Nos vemos ese día.” Y nada más.',
      'Da antes a tu patrocinador y a los tuyos una frase tranquila, para que el silencio no parezca miedo.',
    ],
  },
  'hostile-crowd': {
    title: 'Estrechar el foco',
    why: 'El ruido se vuelve fondo cuando la atención tiene dónde apoyarse. No hace falta apagar las gradas, bastan tres cosas más cercanas que ellas.',
    steps: [
      'Escoge tres apoyos para tu atención: algo que veas, como su pecho, algo que oigas y algo que sientas en los pies.',
      'Haz dos sesiones de sparring con abucheos grabados a todo volumen y regresa a tus tres apoyos en cada pausa.',
      'Recorre la sala vacía si te dejan, ubica a tu esquina y repasa los tres apoyos al cruzar hacia el ring.',
    ],
    metric: 'Veces que la atención se te va a las gradas por asalto: dos o menos con ruido grabado.',
    rules: [
      { cue: 'me llega el abucheo', action: 'siento los pies, miro el pecho de mi rival y busco la voz de mi esquina' },
      {
        cue: 'la grada celebra un golpe que ni me tocó',
        action: 'cierro la guardia y respondo con mi siguiente acción, sin mirar al jurado',
      },
    ],
    question: '¿Qué sonido o imagen te trae de vuelta cuando te dispersas?',
    close_up: [
      'Pon dos minutos de ruido de público en los auriculares mientras haces sombra y nombra tu aire, su pecho, tu entrenador.',
      'Di al primer abucheo: “Eso es clima. Mi trabajo está aquí.”',
      'Usa el ruido: que cada grito sea la señal para soltar el aire.',
    ],
  },
  'big-stage-title': {
    title: 'Misma tarea, sala grande',
    why: 'El título cambia la sala, las luces y la lista de invitados; el ring mide lo mismo. Quien protege sus tareas de siempre llega con menos peso encima.',
    steps: [
      'Traza dos columnas, lo que cambia y lo que sigue igual, y subraya tres tareas tuyas de la segunda.',
      'Nombra a alguien que atienda entradas, entrevistas y mensajes, y deja para ti solo dos compromisos.',
      'Cumple la rutina de cualquier combate y mídete por tus tres tareas, asalto por asalto.',
    ],
    metric: 'Compromisos ajenos al entrenamiento: dos como máximo; tareas cumplidas por asalto: dos de tres.',
    rules: [
      { cue: 'empiezo a pensar en lo que está en juego', action: 'me digo “misma tarea” y nombro la siguiente acción' },
      {
        cue: 'la noche previa me llegan mensajes de todas partes',
        action: 'se los paso a quien los atiende y leo mis tres tareas antes de dormir',
      },
    ],
    question: '¿Qué harías exactamente igual si esto fuera un torneo de barrio?',
    close_up: [
      'Tacha la palabra título en tu hoja y escribe en su lugar el primer intercambio.',
      'Di a tu familia y a tu gente: “Después de la pelea soy de ustedes. Hasta entonces apago el teléfono de noche.”',
      'Ensaya una vez en tu cabeza lo raro, luces, espera, anuncio, para que nada sea nuevo.',
    ],
  },
  'belt-grading': {
    title: 'Preparar el examen de cinturón',
    why: 'En el examen se nota lo que evitaste, no lo que ya te gusta. Empezar por lo más flojo y enseñarlo a otra persona descubre los huecos antes que el jurado.',
    steps: [
      'Copia la lista de requisitos y pinta cada uno de verde, amarillo o rojo según te salga en frío.',
      'Dedica tres bloques de 20 minutos a los rojos y enséñale uno a alguien de grado menor.',
      'Presenta un simulacro completo, con uniforme y en orden, ante alguien de mayor grado que tome nota.',
    ],
    metric: 'Requisitos en rojo: cero; en amarillo, no más de tres después del simulacro.',
    rules: [
      {
        cue: 'me trabo a mitad de una técnica',
        action: 'respiro, vuelvo a la posición inicial y la hago de nuevo sin disculparme',
      },
      {
        cue: 'la víspera me parece que no sé nada',
        action: 'hago despacio un requisito verde y cierro la lista hasta el examen',
      },
    ],
    question: '¿Qué requisito llevas tiempo dejando para el final?',
    close_up: [
      'Haz una vez, aunque salga mal, lo que más temes y escribe el punto exacto donde se rompe.',
      'Pide a un grado superior: “¿Me ves hacerlo tres veces y me dices una sola cosa?”',
      'Practica en casa sin pareja los días sin tatami: diez repeticiones lentas y limpias de un punto rojo.',
    ],
  },
  'technique-plateau': {
    title: 'Una destreza, cuatro semanas',
    why: 'Quien trabaja todo un poco recibe un poco de todo. Cuatro semanas con una sola destreza se hacen largas, y por eso mismo dan resultado.',
    steps: [
      'Elige una sola destreza para cuatro semanas y grábala cinco minutos tal como te sale.',
      'Haz seis asaltos con restricción, en los que solo puntúas por medio de esa destreza.',
      'Compara un video corto con el anterior, corrige un único detalle y cuenta los intentos en sparring.',
    ],
    metric: 'Intentos de la destreza por asalto y cuántos salen: primero suben los intentos, luego los aciertos.',
    rules: [
      { cue: 'me aburro y quiero cambiar de técnica', action: 'le cambio la entrada o la pareja y sigo con la misma' },
      {
        cue: 'en sparring vuelvo a mi truco de siempre',
        action: 'no cuento ese punto y busco la destreza una vez antes de la campana',
      },
    ],
    question: '¿Qué única destreza haría más fáciles todas las demás?',
    close_up: [
      'Graba diez repeticiones con el teléfono y mira solo la primera y la última.',
      'Pide a tu pareja: “Dame la misma reacción cinco veces y dime cuándo se me nota.”',
      'Toma dos semanas una técnica vecina; volver de lado suele soltar lo trabado.',
    ],
  },
  'training-partner-ego': {
    title: 'Acordar la intensidad',
    why: 'Casi nadie pega fuerte por maldad: responde a lo que cree recibir, y cada golpe sube un poco la cuenta. Un número acordado antes de empezar corta esa escalera.',
    steps: [
      'Escribe tu frase para pedir intensidad, por ejemplo “vamos al cuatro sobre diez”, y dila en voz alta tres veces.',
      'Acuerda el número con tu pareja antes de cada asalto y para con un “más suave” a la primera vez que lo pase.',
      'Habla con quien dirige la clase y elige dos parejas con quienes aprendes; di que no a la que no cumple.',
    ],
    metric: 'Asaltos que terminan en la intensidad pactada: nueve de diez.',
    rules: [
      {
        cue: 'me cae un golpe más duro de lo acordado',
        action: 'doy un paso atrás, levanto la mano y repito el número',
      },
      {
        cue: 'noto que soy yo quien empieza a pegar más fuerte',
        action: 'choco los guantes, pido disculpas y bajo dos puntos',
      },
    ],
    question: '¿Con quién aprendes más y qué hace distinto esa persona?',
    close_up: [
      'Escribe en la cinta tu número de hoy y elige pareja antes de la clase.',
      'Dilo antes del asalto: “Hoy cuatro de diez, estoy con la defensa. ¿Te sirve también?”',
      'Cambia de pareja tras un asalto, sin discutir, y cuéntale al entrenador al final.',
    ],
  },
  'coach-disagreement': {
    title: 'Pedir el propósito',
    why: 'Un desacuerdo sobre el método suele ser un malentendido sobre el propósito. Pregunta primero para qué sirve, y tu objeción se vuelve una propuesta que se puede probar.',
    steps: [
      'Resume en tres frases qué te pide, qué ves tú y un hecho concreto que lo respalde.',
      'Pide diez minutos fuera de clase, pregunta qué busca con eso y muestra tu hecho sin adjetivos.',
      'Propón una prueba de dos semanas con una sola medida y respeta lo que salga de ella.',
    ],
    metric: 'Conversación hecha y prueba acordada con fecha y medida: las dos cosas.',
    rules: [
      { cue: 'me dan ganas de discutir delante del grupo', action: 'cumplo el ejercicio y pido hablar al terminar' },
      { cue: 'me contesta de mala manera', action: 'no discuto el tono y pregunto qué día le queda mejor hablarlo' },
    ],
    question: '¿Qué crees que le preocupa de ti a quien te entrena?',
    close_up: [
      'Escribe el cambio que quieres en forma de pregunta, en una línea.',
      'Empieza con: “Ayúdame a entender para qué es esto. Noté algo y quisiera tu ojo.”',
      'Busca la libertad dentro del plan: calentamiento, diez minutos extra y tarea en casa no piden permiso.',
    ],
  },
  'changing-gyms': {
    title: 'Cambiar de gimnasio con calma',
    why: 'Con enojo, cualquier otro gimnasio parece mejor; con lealtad, ninguno. Unos criterios escritos antes de visitar te protegen de las dos trampas.',
    steps: [
      'Pon en una hoja cinco criterios, como seguridad, nivel, horarios, trato y costo, y califica tu lugar actual.',
      'Visita un gimnasio distinto, toma una clase completa y ponle nota con la misma hoja al salir.',
      'Conversa en persona con quien te entrena: agradece, explica en dos frases y di tu decisión o tu duda.',
    ],
    metric: 'Diferencia entre ambas notas: cambia si el otro gana por cinco puntos o más y también en seguridad.',
    rules: [
      { cue: 'quiero irme dando un portazo', action: 'espero dos noches y releo mis cinco criterios' },
      {
        cue: 'alguien del equipo me reprocha que me voy',
        action: 'le agradezco lo que entrenamos y no hablo mal de nadie',
      },
    ],
    question: '¿Qué tendría que cambiar en tu gimnasio para que te quedaras con gusto?',
    close_up: [
      'Escribe lo que más echarías de menos y lo que no consigues donde estás.',
      'Di a tu entrenador: “Te debo mucho, sobre todo esto. Voy a probar otro lugar y quería que lo supieras por mí.”',
      'Pide un cambio donde estás, con fecha, antes de armar el bolso.',
    ],
  },
  'cornering-others': {
    title: 'Una esquina serena',
    why: 'La esquina presta su pulso: si gritas con miedo, el miedo sube al ring. Voz baja, una sola indicación y algo que sí se hizo bien caben de sobra en un minuto.',
    steps: [
      'Pregunta a quien pelea qué palabras le sirven y cuáles le estorban, y anota tres de cada una.',
      'Practica en dos asaltos de sparring: un elogio al esfuerzo, una indicación de cinco palabras y silencio.',
      'Respira antes de hablar, da una sola indicación por pausa y sé la primera voz amable cuando todo termine.',
    ],
    metric: 'Indicaciones por pausa: una; y la persona puede repetirla al levantarse.',
    rules: [
      { cue: 'me oigo gritar tres cosas a la vez', action: 'callo, exhalo y digo solo la más útil' },
      {
        cue: 'quien pelea me mira con miedo desde el banquito',
        action: 'bajo la voz, respiro a su ritmo y le nombro algo que ya le salió',
      },
    ],
    question: '¿Qué necesita oír de ti esa persona cuando va perdiendo?',
    close_up: [
      'Escribe una instrucción de hasta ocho palabras que diste bien en el entrenamiento.',
      'Pregunta a quien pelea: “¿Qué te digo cuando vaya mal y qué nunca?”',
      'Deja la voz a alguien con más calma si la tuya sube, y encárgate del agua y del tiempo.',
    ],
  },
  'kids-first-tournament': {
    title: 'Que quiera volver',
    why: 'La infancia recuerda más el camino a casa que el combate. Si hubo juego y alguien vio el esfuerzo, habrá ganas de volver, y volver es lo que enseña.',
    steps: [
      'Pide a tu peque un objetivo divertido y uno de esfuerzo, como saludar fuerte y levantarse cada vez.',
      'Jueguen en casa a un torneo de mentira: entrar, saludar, perder una vez y dar la mano.',
      'Elogia tres veces el esfuerzo, no hables de cuerpo ni de peso y deja el análisis para otro día, salvo que lo pida.',
    ],
    metric: 'Una sola señal: quiere ir a la próxima clase.',
    rules: [
      {
        cue: 'me muero por corregirle algo al terminar',
        action: 'le digo que me encantó verle y hablo de qué vamos a comer',
      },
      { cue: 'sale llorando del tatami', action: 'me agacho a su altura, le abrazo y espero a que hable primero' },
    ],
    question: '¿Qué sería para tu peque un buen día, dicho con sus palabras?',
    close_up: [
      'Pregunta en el desayuno qué es lo que más espera del día, y no digas nada más.',
      'Di de vuelta a casa: “Me encantó verte. ¿Vamos a comer algo?”',
      'Deja que el entrenador dirija y siéntate en la silla más lejana del tatami.',
    ],
  },
  'fear-of-getting-hit': {
    title: 'Contacto elegido y pequeño',
    why: 'Cerrar los ojos es un reflejo que aún no distingue lo inofensivo. Aprende con muchos toques que tú eliges y desaprende con una paliza que no elegiste.',
    steps: [
      'Levanta la guardia con los ojos abiertos y pide a alguien que te toque los guantes, muy suave, 30 veces.',
      'Busca a alguien de confianza para tres asaltos de toques a guardia y cuerpo, con el ritmo marcado por ti.',
      'Repite los tres asaltos de toques, cuenta los que ves con ojos abiertos y sube el ritmo tras dos sesiones tranquilas.',
    ],
    metric: 'Toques vistos con los ojos abiertos sobre 30: de los que tengas ahora hasta 25.',
    rules: [
      { cue: 'se me cierran los ojos', action: 'exhalo, subo la guardia y vuelvo a mirar el pecho del otro' },
      {
        cue: 'me llega un golpe que sí dolió',
        action: 'pido pausa, digo cómo estoy y bajo a toques o termino por hoy',
      },
    ],
    question: '¿Qué tipo de contacto ya te resulta llevadero?',
    close_up: [
      'Pide que te toquen los guantes diez veces con la mano abierta mientras sueltas el aire.',
      'Di a alguien de confianza: “Solo toques, a la guardia, despacio. Yo digo cuándo subimos.”',
      'Empieza por el cuerpo: tres asaltos donde solo vale el cuerpo sacan la cara de la cuenta.',
    ],
  },
  'confidence-before-bout': {
    title: 'Pruebas, no arengas',
    why: 'La arenga dura hasta el primer intercambio; las pruebas se quedan. Lo que ya trabajaste es el único argumento que la duda no puede discutirte.',
    steps: [
      'Enumera 20 trabajos hechos para este combate: asaltos, carreras, madrugones, detalles que resolviste.',
      'Convierte los tres más fuertes en órdenes cortas, como “manos arriba, pies primero”, y dilas mientras golpeas el saco.',
      'Endereza la espalda, lee la lista una vez y nombra dos cosas que controlas en el primer asalto.',
    ],
    metric: 'Confianza de 1 a 10 en cumplir tus tareas, no en ganar: busca un 7.',
    rules: [
      { cue: 'me digo que no doy la talla', action: 'leo una línea de mi lista y me doy una orden corta' },
      {
        cue: 'veo calentar a mi rival y me parece enorme',
        action: 'le doy la espalda y digo en voz alta tres trabajos que hice',
      },
    ],
    question: '¿Qué sesión reciente te mostró mejor de lo que eres capaz?',
    close_up: [
      'Escribe cinco asaltos o sesiones de este campamento que fueron duros y que terminaste.',
      'Di frente al saco: “Este trabajo ya lo hice. Manos arriba, pies primero.”',
      'Pregunta a tu entrenador tres cosas que te ha visto hacer bien y cópialas palabra por palabra.',
    ],
  },
  'anger-in-the-ring': {
    title: 'La rabia no conduce',
    why: 'La rabia avisa rápido que algo te entró, y ese dato sirve. Deja que informe y devuélvele el volante a algo que tus manos ya saben hacer.',
    steps: [
      'Identifica tu primera señal corporal, como la mandíbula apretada, y la frase que piensas antes de perder el orden.',
      'Ensaya la cadena en tres asaltos suaves: te tocan limpio, sueltas el aire, das un paso y tiras el jab.',
      'Cuéntale tu señal a la esquina y responde con aire, paso y jab a cada golpe limpio que recibas.',
    ],
    metric: 'Golpes recibidos a los que sigue aire, paso y jab: cuatro de cada cinco.',
    rules: [
      {
        cue: 'me entra un golpe limpio y se me sube la sangre',
        action: 'suelto el aire, salgo de la línea y tiro el jab',
      },
      {
        cue: 'suena la campana y sigo con ganas de devolverla',
        action: 'camino a mi esquina, aflojo la mandíbula y tomo agua antes de hablar',
      },
    ],
    question: '¿Qué intenta defender tu rabia en el momento en que toma el mando?',
    close_up: [
      'Recuerda la última vez que perdiste la cabeza y escribe el segundo anterior: qué te dijeron, qué sentiste.',
      'Elige una palabra para tu esquina, como “frío”, que signifique solo esto: soltar el aire y un paso.',
      'Entrena el regreso en vez de la calma: cinco segundos de rabia en el saco, luego jab y diez segundos girando.',
    ],
  },
  'late-opponent-change': {
    title: 'Dos ajustes y nada más',
    why: 'Un nombre nuevo en la cartelera cambia menos de lo que asusta: lo mejor tuyo sigue siendo lo mejor tuyo. En pocos días se aprenden dos ajustes, cinco no.',
    steps: [
      'Decide con quien te entrena si aceptas, tras revisar con honestidad salud, peso y forma; decir que no también vale.',
      'Anota tus tres acciones más fuertes y, debajo, solo dos ajustes para la persona que te toca.',
      'Calienta con tus tres acciones, suma los dos ajustes en los últimos cinco minutos y quédate con eso.',
    ],
    metric: 'Ajustes en tu hoja: dos como máximo; acciones propias practicadas: tres.',
    rules: [
      { cue: 'empiezo a inventar un tercer ajuste', action: 'vuelvo a mis tres acciones de siempre' },
      {
        cue: 'me llaman para proponerme otro cambio más',
        action: 'no contesto en el momento y llamo primero a quien me entrena',
      },
    ],
    question: '¿Qué parte de tu plan sirve contra cualquiera que se ponga enfrente?',
    close_up: [
      'Escribe tus tres mejores acciones en una línea antes de ver cualquier video.',
      'Pregunta a tu entrenador: “¿Qué dos cosas cambian y qué queda exactamente igual?”',
      'Rechaza si la forma, el peso o la salud no dan; la próxima oferta llega y nadie recuerda esta.',
    ],
  },
  'get-back-in-shape': {
    title: 'Volver con la mitad',
    why: 'La cabeza recuerda tu mejor versión y el cuerpo no ha recibido el aviso. Empezar con la mitad de lo que crees poder te deja con ganas de volver, que es lo único que importa al principio.',
    steps: [
      'Camina o haz sombra suave 15 minutos y termina antes de cansarte; anota cómo te sentiste.',
      'Programa tres sesiones de 30 minutos a la mitad de tu ritmo de antes y avisa a tu profe que vienes de una pausa.',
      'Completa tres sesiones y sube solo una cosa, cinco minutos o un asalto; con dolor en el pecho o mareos, ve al médico.',
    ],
    metric: 'Sesiones cumplidas: tres, y ganas de volver del 1 al 10 por encima de seis.',
    rules: [
      { cue: 'me pico y quiero rendir como antes', action: 'bajo la intensidad y termino la sesión con aire de sobra' },
      {
        cue: 'veo que quienes entrenaban conmigo van muy adelante',
        action: 'saludo, busco pareja de mi ritmo y hago mi media hora',
      },
    ],
    question: '¿Qué te hizo parar la vez anterior y cómo lo esquivarías ahora?',
    close_up: [
      'Camina quince minutos hoy, cinco de ida, cinco rápidos, cinco de vuelta, y para ahí.',
      'Di en la puerta: “La mitad es el plan. Por eso vuelvo mañana.”',
      'Elige lo que cuide tu punto débil, natación, bicicleta, movilidad, antes de lo que golpea.',
    ],
  },
  'comparison-with-others': {
    title: 'Medirte con tu mes pasado',
    why: 'Comparas tu entrenamiento de un martes con el mejor minuto publicado por otra persona. El único rival con tus mismas horas, tu cuerpo y tu historia eres tú hace un mes.',
    steps: [
      'Silencia tres cuentas que te dejan peor de lo que estabas y escribe tres cosas que haces mejor que hace un mes.',
      'Convierte una envidia en dato: escribe qué hizo esa persona y pregúntale o copia una sola práctica.',
      'Graba o apunta una misma prueba tuya y compárala con la anterior, sin mirar el marcador de nadie más.',
    ],
    metric: 'Una mejora propia anotada por semana y menos minutos en las cuentas que te amargan.',
    rules: [
      { cue: 'me pica la envidia mirando el teléfono', action: 'lo dejo boca abajo y leo mi última mejora anotada' },
      {
        cue: 'a alguien de mi grupo le dan lo que yo quería',
        action: 'le felicito y le pregunto qué fue lo que más practicó',
      },
    ],
    question: '¿Qué te está señalando esa envidia que de verdad quieres para ti?',
    close_up: [
      'Silencia una cuenta ahora y escribe algo que hace un año no sabías hacer.',
      'Di cuando llegue la punzada: “Ese es el capítulo doce de otra persona. Yo escribo el mío.”',
      'Convierte la envidia en pregunta: qué parte quieres de verdad y cuál es su primer centímetro.',
    ],
  },
  'motivation-gone': {
    title: 'Reavivar las ganas',
    why: 'Esperar las ganas para moverte es esperar el calor antes de calentar. A menudo llegan a los diez minutos; y si no llegan nunca, también es un dato que merece atención.',
    steps: [
      'Escribe por qué empezaste, qué sería lo mejor de retomarlo y qué cosa tuya lo frena; muévete diez minutos.',
      'Cambia el escenario una vez: otra clase, otra pareja de práctica, aire libre o el ejercicio que más te divertía.',
      'Haz dos sesiones mínimas de diez minutos con permiso de parar ahí, y puntúa tu ánimo antes y después.',
    ],
    metric:
      'Ánimo del 1 al 10 tras cada sesión: que suba; si nada te da gusto por dos semanas, consulta a un profesional.',
    rules: [
      { cue: 'me digo que así no vale la pena ir', action: 'me pongo la ropa y hago solo diez minutos' },
      {
        cue: 'falto tres veces seguidas',
        action: 'le escribo a alguien de la clase qué día voy y que me espere en la puerta',
      },
    ],
    question: '¿Cuándo fue la última vez que disfrutaste esto, y qué tenía ese momento?',
    close_up: [
      'Haz diez minutos solo de la parte que siempre te gustó, sin plan.',
      'Escribe a alguien del gimnasio: “Perdí un poco las ganas. ¿Haces una sesión suave conmigo?”',
      'Detente a propósito una semana, con fecha de vuelta, y mira qué echas de menos.',
    ],
  },
  'big-decision': {
    title: 'Decidir con fecha y criterios',
    why: 'Dos opciones que llevan meses empatadas suelen esconder una tercera, o un precio que no quieres nombrar. Un plazo escrito obliga a nombrarlo.',
    steps: [
      'Escribe al menos tres opciones, cuatro criterios que te importen y la fecha en que vas a decidir.',
      'Habla con dos personas que ya decidieron algo parecido y prueba cada opción imaginándola en diez meses y diez años.',
      'Elige en voz alta, duerme dos noches con esa elección y, si sigue en pie, da el primer paso que cueste deshacer.',
    ],
    metric: 'Una decisión tomada en la fecha escrita, con su razón en una frase que puedas releer.',
    rules: [
      { cue: 'me pongo a pedir una opinión más', action: 'cierro la consulta y reviso mis cuatro criterios' },
      {
        cue: 'ya decidí y de noche vuelvo a abrir el debate',
        action: 'leo por qué elegí y dejo la duda en papel hasta la mañana',
      },
    ],
    question: '¿Qué elegirías si supieras que de las dos maneras vas a salir adelante?',
    close_up: [
      'Escribe la decisión como pregunta con tres respuestas, una de ellas rara.',
      'Pregunta a quien lo eligió: “¿Qué pagas por eso que nadie ve?”',
      'Vive una opción una semana como si estuviera decidida, si pensar solo da vueltas.',
    ],
  },
  drilling: {
    title: 'Recordar, mezclar, resistir',
    why: 'Veinte repeticiones seguidas salen fluidas y muchas veces a la semana ya se borraron. Mezclar técnicas y sacarlas de la memoria se siente más torpe, y ese pequeño esfuerzo es lo que hace que se queden.',
    steps: [
      'Escribe de memoria las últimas tres técnicas que te enseñaron, con tres puntos clave cada una, y repasa cada una cinco veces sin compañero.',
      'Practica dos de ellas con alguien en orden mezclado durante diez minutos, y que la otra persona diga cuál sigue.',
      'Usa una de ellas al menos tres veces por semana en entrenamiento con resistencia real y escribe una línea sobre qué la frenó.',
    ],
    metric: 'Cuenta las técnicas que puedes mostrar una semana después sin ayuda: la meta son dos de tres.',
    rules: [
      { cue: 'salgo del tatami', action: 'escribo la técnica del día en tres puntos clave antes de mirar el teléfono' },
      {
        cue: 'un ejercicio me sale completamente fácil',
        action: 'pido a la otra persona que se mueva, cambie de lado o resista un poco',
      },
    ],
    question: '¿Qué técnica del mes pasado podrías mostrarle a alguien ahora mismo sin consultarla?',
    close_up: [
      'Elige una técnica y haz cinco repeticiones lentas con los ojos cerrados.',
      'Dile a alguien del equipo: “¿Diez minutos antes de clase? Tú dices A o B y yo tengo que hacer la correcta”.',
      'Dibuja en papel las tres etapas de la técnica si no tienes espacio ni compañía, y nombra el punto débil de cada una.',
    ],
  },
  'sparring-fear': {
    title: 'Sparring a tu medida',
    why: 'El miedo crece cuando el compañero y el ritmo quedan librados a la suerte, porque tu cuerpo se prepara para el peor round que te ha tocado. El sparring es una clase que se puede regular, y pedir de antemano con quién, a qué ritmo y con qué tarea es lo que hace siempre la gente con experiencia.',
    steps: [
      'Anota tres personas con las que entrenas con confianza, una que te da miedo y qué es exactamente lo que sale mal en los rounds con ella.',
      'Pídele a tu entrenador dos rounds a media intensidad con una de las tres personas de confianza, cada uno con una sola tarea, como no bajar las manos o ganar el primer agarre.',
      'Acuerda el ritmo en voz alta antes de cada round y para al llegar al número de rounds que te habías puesto.',
    ],
    metric:
      'Ponle nota del 1 al 10 al miedo camino a cada sesión: si en cuatro sesiones baja dos puntos, está funcionando.',
    rules: [
      {
        cue: 'alguien sube más de lo que acordamos',
        action:
          'doy un paso atrás, levanto la mano y digo “a la mitad, por favor”, y a la segunda vez termino el round',
      },
      {
        cue: 'voy camino al sparring y ya estoy buscando una excusa',
        action: 'voy al calentamiento y hago un round con alguien de confianza, y lo demás lo decido después',
      },
    ],
    question: '¿Qué te da más miedo: que te lastimen, que te vean perder o una persona en particular?',
    close_up: [
      'Empieza con un solo round de un minuto, apenas tocando, en el que tu compañero ataca y tú solo defiendes y te mueves.',
      'Dile a tu compañero antes del round: “¿Vamos a la mitad? Estoy trabajando en mantener la calma; cuando quiera más, te aviso.”',
      'Cambia durante un mes el sparring libre por rounds desde una sola posición o con una sola tarea, y conoce otro gimnasio si en el tuyo nadie quiere bajar el ritmo.',
    ],
  },
  'opponent-intimidating': {
    title: 'Costumbres, no fama',
    why: 'Un récord cuenta lo que pasó contra otra gente; en tu combate esa persona solo trae las pocas cosas que le gusta hacer. Contra la fama no se puede entrenar, pero contra un ataque favorito bastan tres rounds para empezar.',
    steps: [
      'Haz dos columnas, lo que de verdad sabes de tu rival (guardia, estatura, ataque favorito) y lo que son rumores, y tacha la segunda.',
      'Pídele a alguien del equipo con un físico parecido que imite su ataque favorito en tres rounds cortos, mientras tú respondes solo con tus dos mejores acciones.',
      'Mira hacia tu esquina mientras esperas, di en voz alta tu primera acción y hazla en los primeros veinte segundos.',
    ],
    metric:
      'Revisa si hiciste tu primera acción antes de los veinte segundos, en los tres rounds de práctica y en el combate: tres de cuatro es un logro.',
    rules: [
      {
        cue: 'veo calentar a mi rival y me parece enorme',
        action: 'me doy la vuelta, miro a mi entrenador y hago cinco veces mi primera acción',
      },
      {
        cue: 'me cambian de rival a última hora',
        action: 'pregunto solo la guardia o el lado del agarre y la estatura, y dejo mi primera acción como está',
      },
    ],
    question: '¿Cuál de tus acciones es la que menos le gustaría encontrarse a este rival?',
    close_up: [
      'Anota una cosa, una sola, que quieras hacer en los primeros veinte segundos.',
      'Dile a tu entrenador: “¿Qué es lo que más hace, y con qué le respondo yo?”',
      'Pídele a tu entrenador que revise el emparejamiento si hay mucha diferencia de peso o de experiencia, porque rechazar una mala pelea también es parte del oficio.',
    ],
  },
  'return-after-break': {
    title: 'Volver de a poco',
    why: 'Tu cabeza vuelve al nivel que dejaste; tus pulmones y tus articulaciones, no, así que la sesión que pide más cuidado es justo aquella en la que empiezas a sentirte bien. Y nadie en la sala ha llevado la cuenta de tu ausencia tanto como tú.',
    steps: [
      'Mándale un mensaje a tu entrenador o a alguien con quien entrenabas y dile a qué sesión vas a ir.',
      'Haz dos sesiones solo de técnica y repeticiones, y termina cada una con algo de gasolina en el tanque.',
      'Agrega una sola cosa por semana durante seis semanas: primero más minutos, luego rounds suaves y al final de todo los fuertes.',
    ],
    metric:
      'Cuenta las sesiones de las que saliste con ganas de más: ocho en las primeras cuatro semanas quiere decir que ya volviste.',
    rules: [
      {
        cue: 'me gana alguien a quien antes le ganaba',
        action: 'le digo “muy buena” y le pido que me la enseñe después del round',
      },
      {
        cue: 'estoy en la puerta y me da vergüenza mi estado físico',
        action: 'saludo a una persona y empiezo a calentar a su lado',
      },
    ],
    question: '¿Por qué lo dejaste en su momento, y ese motivo sigue ahí?',
    close_up: [
      'Arma la mochila y déjala junto a la puerta, aunque falten días para la sesión.',
      'Escríbele a tu entrenador: “Quiero volver. Estoy fuera de forma y prefiero empezar despacio, ¿qué clase me conviene?”',
      'Entra a una clase de principiantes o toma una clase particular en otro lado si volver a tu sala de siempre te pesa demasiado, y si fueron años, hazte antes un chequeo con tu médico.',
    ],
  },
  'bad-decision': {
    title: 'Después del mal fallo',
    why: 'Los jueces puntúan lo que se ve desde una silla, así que hasta un fallo equivocado te muestra qué parte de tu trabajo no se veía desde ahí. Eso no lo vuelve justo; es simplemente lo único que puedes aprovechar.',
    steps: [
      'Pregunta a tu entrenador o a tu club si el reglamento permite reclamar y hasta cuándo, y anota en tres líneas lo que pasó.',
      'Mira el combate una vez con tu entrenador, sin sonido, y marca cada intercambio como claro para ti, claro para tu rival o dudoso.',
      'Trabaja cada semana uno de los intercambios dudosos en tres rounds cortos, hasta que termine en algo que nadie pueda dejar de ver.',
    ],
    metric:
      'Que tu entrenador cuente los intercambios claros en tus rounds de sparring: dos más por round que en aquel combate es un logro.',
    rules: [
      {
        cue: 'empiezo a escribir una publicación furiosa contra los jueces',
        action: 'se la mando solo a mi entrenador y guardo el teléfono hasta haber dormido',
      },
      {
        cue: 'alguien me repite que me robaron la pelea',
        action: 'digo “gracias, ya sé qué intercambios voy a dejar más claros” y cambio de tema',
      },
    ],
    question: 'Si se borrara el resultado, ¿de qué parte de ese combate sentirías orgullo?',
    close_up: [
      'Completa en un papel una sola frase: “El fallo lo pusieron ellos, y esta parte la puse yo:”',
      'Escribe a la organización a través de tu club: “Quisiera entender la decisión. ¿Hay un procedimiento para reclamar, puedo ver las tarjetas y hasta cuándo tengo para pedirlo?”',
      'Pregunta a dos personas que lo vieron desde lados distintos qué intercambio les dejó dudas, si no hay video o todavía no soportas verlo.',
    ],
  },
  'quitting-the-sport': {
    title: 'Seguir, parar o dejarlo',
    why: 'Muchas veces las ganas de dejarlo vienen de una parte, como competir, el entrenador, el peso o las noches ocupadas, y la culpa se la lleva el deporte entero. Cuando sabes cuál es, irte es una decisión que puedes tomar con calma, y quedarte también.',
    steps: [
      'Haz una lista de diez cosas que el deporte te exige y marca cada una: se queda, cambia o nunca más.',
      'Háblalo con una persona que no gane nada con tu respuesta, y avísale a tu entrenador que vas a pasar tres semanas sin competir y sin decidir.',
      'Escribe cada semana una línea sobre el deporte: si lo extrañaste o sentiste alivio.',
    ],
    metric: 'Lee juntas tus líneas semanales: tres “lo extrañé” o tres “sentí alivio” seguidos son tu respuesta.',
    rules: [
      {
        cue: 'quiero mandar todo a volar después de una mala sesión',
        action: 'anoto lo que pienso con la hora y no decido nada hasta haber dormido dos noches',
      },
      { cue: 'me preguntan dónde me había metido', action: 'digo “me tomé tres semanas para pensar” y lo dejo ahí' },
    ],
    question: '¿Qué única parte tendría que desaparecer para que quisieras quedarte?',
    close_up: [
      'Escribe solo dos frases: “Me quedaría si…” y “Me iría si…”',
      'Escríbele a tu entrenador: “Necesito tres semanas sin competir para saber qué quiero. Al final voy y te lo digo en persona.”',
      'Cambia de papel durante un mes si no te convence ni quedarte ni irte: una clase recreativa, ayudar a principiantes, un curso de arbitraje u otro estilo.',
    ],
  },
  'teammate-rivalry': {
    title: 'Rival en tu equipo',
    why: 'La envidia tiene buena puntería: señala justo lo que esa persona tiene y tú quieres, casi nunca todo lo suyo. Y a quien te pica la puedes estudiar a dos metros, varias veces por semana.',
    steps: [
      'Completa tres veces la frase “Le envidio que…” y encierra en un círculo lo que tú podrías entrenar.',
      'Pídele a esa persona que te enseñe durante diez minutos lo que marcaste, y ofrécele a cambio algo que a ti te salga bien.',
      'Compárate una vez por semana con tus propias notas de cuatro semanas atrás, en dos líneas y sin poner su nombre.',
    ],
    metric:
      'Cuenta cuántas veces por sesión volteas a ver qué está haciendo: la mitad después de cuatro semanas es un logro.',
    rules: [
      {
        cue: 'le dan un elogio y me duele',
        action: 'digo “bien hecho” una vez y paso directo a mi siguiente repetición',
      },
      {
        cue: 'nuestro round se está volviendo una guerra personal',
        action: 'bajo a la mitad y trabajo solo en lo que marqué con el círculo',
      },
    ],
    question: '¿Qué querrías seguir mejorando aunque esa persona dejara el gimnasio mañana?',
    close_up: [
      'Mira uno de sus rounds y anota un solo detalle de cómo lo hace.',
      'Dile: “Esa me la metes siempre. ¿Me enseñas cómo la empiezas después de la clase?”',
      'Habla con tu entrenador si lo que envidias es la atención o un lugar en el equipo, y pregúntale qué tendrías que mostrar en las próximas ocho semanas.',
    ],
  },
  'focus-wanders': {
    title: 'Una cosa por round',
    why: 'La mente se va cuando la tarea es demasiado vaga para retenerla: “concéntrate” no te da nada que mirar; “veo el pecho antes de moverme”, sí. Lo que se entrena es volver, así que cada regreso cuenta como una repetición.',
    steps: [
      'Vacía la cabeza en un papel durante cinco minutos, pon junto a cada preocupación el siguiente paso y elige una consigna de cuatro palabras como máximo para tu próxima sesión.',
      'Haz tres ejercicios o rounds de dos minutos solo con esa consigna, y al final de cada uno dile a un compañero cuántas veces se te fue la cabeza.',
      'Repite las mismas tres cosas en cada descanso de tus sesiones: soltar el aire largo una vez, mirar un punto fijo y decir la consigna.',
    ],
    metric: 'Anota cuántas veces te distraes por round: la mitad después de seis sesiones es un logro.',
    rules: [
      {
        cue: 'me doy cuenta de que estoy pensando en el trabajo o en la escuela',
        action: 'suelto el aire una vez, miro el pecho de mi compañero y digo mi consigna',
      },
      {
        cue: 'no me entra nada de lo que me dice la esquina entre rounds',
        action: 'pido una sola indicación y la repito en voz alta',
      },
    ],
    question: '¿Qué pensamiento aparece más seguido, y qué te está pidiendo que hagas fuera del gimnasio?',
    close_up: [
      'Escribe una preocupación en un papelito y déjala en la mochila antes de empezar.',
      'Dile a tu entrenador: “Dame una sola cosa para este round, y al final pregúntame cuál era.”',
      'Acorta los bloques a noventa segundos, con una tarea nueva cada vez, si lo que tienes es cansancio, y acuéstate más temprano esa noche.',
    ],
  },
  'late-beginner': {
    title: 'Empezar más tarde, bien',
    why: 'La gente más joven puede ganar con una velocidad que nunca tuvo que aprender; tú no puedes esconderte detrás de eso, así que aprendes tiempo y posición desde el primer mes. Lo que decide ahora es llegar en condiciones a la próxima clase.',
    steps: [
      'Elige dos sesiones que puedas sostener ocho semanas y una habilidad básica para cuidar en ellas, y anota las dos cosas.',
      'Pídele dos rounds lentos a alguien tranquilo y con experiencia, y que te diga una cosa que hiciste bien.',
      'Deja cada semana al menos un día entre sesiones duras, y anota algo que hace cuatro semanas no te salía.',
    ],
    metric: 'Cuenta tus sesiones: catorce de dieciséis en ocho semanas es un logro, gane quien gane los rounds.',
    rules: [
      {
        cue: 'alguien con la mitad de mis años me pasa por encima',
        action: 'bajo la velocidad, cuido mi posición y busco una sola acción limpia en ese round',
      },
      {
        cue: 'en el camino pienso que ya no tengo edad para esto',
        action: 'leo lo último que anoté que ya me sale, y entro',
      },
    ],
    question:
      '¿Qué te gustaría poder hacer dentro de un año que no tenga nada que ver con ganarle a alguien más joven?',
    close_up: [
      'Empieza en casa con cinco minutos de guardia y desplazamientos, en calcetines.',
      'Dile a tu compañero: “Estoy empezando y ya no tengo veinte. ¿Vamos despacio y al final me dices una cosa?”',
      'Busca una clase de principiantes o para mayores de 35 si la general va muy rápido, y hazte antes un chequeo con tu médico si llevas años sin deporte.',
    ],
  },
  'women-and-small': {
    title: 'Rounds justos para ti',
    why: 'Que te aplasten te enseña lo que es el peso, y que te traten como si fueras de cristal no te enseña nada; un buen compañero te pone un problema que apenas alcanzas a resolver. Pedirlo no es un favor que te hacen: así los grandes aprenden control y técnica.',
    steps: [
      'Haz dos listas de compañeros, con quienes aprendes y quienes te aplastan o solo hacen como que entrenan, y junto a cada nombre de la segunda escribe en una frase qué necesitas de esa persona.',
      'Dile a tu entrenador en dos frases lo que necesitas, y pídele una pareja fija para la técnica y poder elegir con quién haces sparring.',
      'Empieza al menos dos rounds por semana poniendo las condiciones: el ritmo, cuánto peso o fuerza y una cosa para trabajar.',
    ],
    metric: 'Cuenta los rounds de la semana que fueron duros y justos a la vez: cuatro es un logro.',
    rules: [
      {
        cue: 'alguien usa solo su tamaño',
        action: 'paro, digo “menos peso y más técnica, por favor” y vuelvo a empezar desde la misma posición',
      },
      {
        cue: 'se arman las parejas y temo quedarme sin nadie',
        action: 'voy directo a alguien de mi primera lista y le pido entrenar',
      },
    ],
    question: '¿Con quién tuviste tu último round duro y justo a la vez?',
    close_up: [
      'Pídele a alguien de tu primera lista un round de dos minutos al final de una clase.',
      'Dile antes del round: “Dame técnica de verdad con la mitad de la fuerza, y por favor no te dejes ganar.”',
      'Prueba una clase de mujeres, un grupo más liviano o una sesión abierta en otro lado si nada cambia, y lleva cualquier cosa que se sienta como acoso a la persona responsable de protección del club o a otro adulto de confianza.',
    ],
  },
  'training-alone': {
    title: 'A solas, con tarea',
    why: 'Lo que te da un compañero es sorpresa, y ni el saco ni una sala vacía la tienen. Usa entonces tu tiempo a solas para lo que no la necesita, como pies, entradas, equilibrio y volver a la guardia, y guarda cada hora que consigas con gente para lo demás.',
    steps: [
      'Marca dos metros de piso con cinta y grábate en un round de movimiento de dos minutos.',
      'Escribe a dos gimnasios o clubes que te queden a una hora de viaje como máximo y pide una sesión abierta al mes.',
      'Entrena tres veces por semana 25 minutos: diez de desplazamientos, diez de una sola entrada y cinco en los que un temporizador al azar o una voz te canta los movimientos.',
    ],
    metric:
      'Graba los mismos dos minutos cada cuatro sesiones y cuenta cuántas veces terminas sin equilibrio o fuera de guardia: la mitad después de un mes es un logro.',
    rules: [
      {
        cue: 'noto que estoy entrenando en automático',
        action: 'paro, digo una tarea en voz alta y hago diez repeticiones limpias',
      },
      {
        cue: 'quiero saltarme el entrenamiento porque nadie me espera',
        action:
          'pongo el temporizador en cinco minutos, empiezo, y cuando suena le mando un “hecho” a alguien de confianza',
      },
    ],
    question: '¿Qué parte de tu juego mejora aunque no haya nadie más en la sala?',
    close_up: [
      'Muévete en tu espacio marcado lo que dure una canción.',
      'Escribe a un club: “Entreno por mi cuenta y vivo algo lejos. ¿Puedo ir a una sesión abierta una vez al mes, y qué tengo que llevar?”',
      'Pídele a un entrenador por mensaje una corrección al mes sobre un video corto si no tienes a nadie cerca, con tu mamá, tu papá o tu tutor en la conversación si tienes menos de 18 años.',
    ],
  },
  'bout-cancelled': {
    title: 'Después de la cancelación',
    why: 'Te quedaste con toda la preparación adentro y sin dónde ponerla, y eso pega como una derrota. La forma no desaparece en una semana: se puede guardar para la próxima fecha.',
    steps: [
      'Avisa en un solo mensaje a tu gente que no hay pelea y pregunta al organizador por nueva fecha, gastos y otro rival.',
      'Haz en el gimnasio tres asaltos con reglas, ropa y esquina de pelea, a ritmo controlado, y cierra así la preparación.',
      'Elige con tu entrenador la próxima fecha posible y baja la carga unos días antes de volver a subirla.',
    ],
    metric: 'Días desde la cancelación hasta tener una fecha nueva o una meta escrita: catorce como máximo.',
    rules: [
      {
        cue: 'repaso otra vez todo lo que dejé por esa pelea',
        action: 'anoto una cosa que mejoré en la preparación y la entreno esa semana',
      },
      {
        cue: 'alguien me pregunta qué pasó con la pelea',
        action: 'contesto con una frase corta y cuento qué viene ahora',
      },
    ],
    question: '¿Qué te enseñó esta preparación que ya es tuya aunque no hubo pelea?',
    close_up: [
      'Escribe una lista de tres cosas que hoy haces mejor que al comenzar la preparación.',
      'Manda al organizador: «Sigo en forma y en peso normal. ¿Qué fechas tienes en los próximos dos meses?».',
      'Busca un torneo abierto, un interclub o un sparring en otro gimnasio para usar lo preparado.',
    ],
  },
  'body-shame': {
    title: 'Entrenar con el cuerpo de hoy',
    why: 'La vergüenza te pone a mirarte desde afuera, justo cuando necesitas atender a lo que haces. Baja más por volver seguido y ocuparte de una tarea que por esperar a tener otro cuerpo.',
    steps: [
      'Elige ropa que no tengas que acomodarte, pruébala en casa con diez sprawls o patadas y déjala en la bolsa.',
      'Ve a la misma clase dos veces por semana y lleva una tarea técnica para cada una, escrita en la mano o en el teléfono.',
      'Anota después de cada clase algo que tu cuerpo hizo bien, con verbo: aguantó, giró, frenó, se levantó.',
    ],
    metric: 'Clases a las que fuiste aunque había vergüenza: seis en tres semanas.',
    rules: [
      {
        cue: 'siento que me miran en el vestuario',
        action: 'me cambio a mi ritmo, respiro una vez largo y pienso en mi tarea de hoy',
      },
      {
        cue: 'alguien comenta mi peso o mis marcas',
        action: 'digo que de mi cuerpo no se habla y vuelvo al ejercicio',
      },
    ],
    question: '¿Qué harías distinto en la próxima clase si nadie pudiera verte?',
    close_up: [
      'Llega ya con la ropa puesta y quédate solo los primeros veinte minutos.',
      'Di a quien comenta: «De mi cuerpo no hablamos. ¿Seguimos con el ejercicio?».',
      'Empieza en el horario más vacío o con una clase privada compartida y pasa luego al grupo.',
    ],
  },
  'older-athlete': {
    title: 'Más años, otra cuenta',
    why: 'Con los años lo primero que cambia es cuánto tardas en recuperarte, y se nota más que en la técnica. Quien elige bien los asaltos duros y cuida la fuerza puede seguir mucho tiempo en el tatami o el ring.',
    steps: [
      'Ordena la semana con un solo día duro, dos técnicos, dos cortos de fuerza y por lo menos un día libre.',
      'Elige antes de cada clase con quién haces los asaltos fuertes y con quién solo trabajas técnica.',
      'Define con quien te entrena un juego que gaste menos: distancia, agarres, presión y dos ataques de confianza.',
    ],
    metric: 'Semanas seguidas sin perder una clase por molestias: ocho.',
    rules: [
      {
        cue: 'alguien de veinte años me sube el ritmo',
        action: 'cierro distancia o controlo el agarre y bajo yo la velocidad',
      },
      {
        cue: 'me levanto con el cuerpo roto dos días después',
        action: 'cambio la sesión dura de esa semana por técnica y caminata',
      },
    ],
    question: '¿Qué haces hoy mejor que a los veinticinco y cuánto lo usas en el sparring?',
    close_up: [
      'Alarga tu calentamiento a quince minutos en la próxima clase y llega antes para hacerlo.',
      'Di a tu pareja: «Vamos técnico, al sesenta por ciento. Si subo yo, avísame».',
      'Mira el calendario máster de tu deporte y entra en uno con tu edad, tu peso y tu cinturón.',
    ],
  },
  'athlete-of-mine': {
    title: 'Pregunta antes de exigir',
    why: 'Quien se calla, falta o entrena a escondidas casi siempre tiene un motivo que cree que no te va a gustar. Si primero preguntas y después exiges, te enteras cuando todavía se puede hacer algo.',
    steps: [
      'Manda un mensaje corto y sin reproche: qué notaste, que estás de su lado y cuándo tienes tiempo.',
      'Siéntate quince minutos a solas con tu atleta, pregunta qué cambió y deja que hable la mayor parte.',
      'Acuerda una cosa que hace tu atleta y una que cambias tú, y que cada quien la repita con sus palabras.',
    ],
    metric:
      'Quién habla más en esa charla y si el acuerdo se cumple: tu atleta habla más que tú y las dos tareas duran dos semanas.',
    rules: [
      {
        cue: 'no contesta mi mensaje',
        action: 'mando una línea amable a los dos días y le hablo en persona en vez de escribir más',
      },
      {
        cue: 'siento que me viene un sermón',
        action: 'hago una pregunta abierta y guardo silencio hasta que termine',
      },
    ],
    question: '¿Qué le dará miedo contarte a tu atleta?',
    close_up: [
      'Anota tres cosas que viste de verdad, sin ninguna suposición sobre el motivo.',
      'Dile: “Te noto con menos ganas de hablar desde la última pelea. No es un reproche. ¿Cómo lo estás viviendo?”. Pon lo que tú notaste.',
      'Pide a un asistente o compañero de su confianza que abra la puerta si contigo todavía no habla.',
    ],
  },
  'setbacks-in-a-row': {
    title: 'Empezar desde lo que queda',
    why: 'Tras la tercera interrupción parece que vuelves a cero, pero la técnica y el hábito se pierden mucho más lento que la condición física. Lo que tumba es un plan que solo sirve en semanas perfectas; con una versión mínima aguanta la próxima.',
    steps: [
      'Escribe todas las interrupciones desde el primer comienzo y, al lado de cada una, qué sabías hacer todavía después.',
      'Define una versión mínima de tu entrenamiento que sirva con la rodilla adolorida, un hijo enfermo o un turno largo: diez minutos, en casa, sin equipo.',
      'Haz dos veces la versión mínima, suma sesiones normales solo encima de ella y márcala en un papel.',
    ],
    metric: 'Semanas en que la versión mínima salió dos veces: ocho de diez, se caiga lo que se caiga.',
    rules: [
      {
        cue: 'llega la próxima interrupción',
        action: 'paso ese mismo día a la versión mínima y anoto la fecha en que lo reviso',
      },
      {
        cue: 'pienso que otra vez estoy en cero',
        action: 'nombro tres cosas que aún sé hacer y empiezo con la mitad de la carga de antes',
      },
    ],
    question: '¿Qué te quedó del último comienzo, aunque se haya cortado?',
    close_up: [
      'Haz ahora cinco minutos de desplazamientos o movilidad, con la ropa que llevas puesta.',
      'Di a quien te entrena: “Fue una cosa tras otra. Vuelvo a medio ritmo tres semanas. No me dejes hacer más”.',
      'Elige una meta que ninguna interrupción pueda quitarte, como una técnica, un cuaderno de notas o una hora ayudando en clase.',
    ],
  },
  'humbled-in-gym': {
    title: 'Volver con una sola tarea',
    why: 'Duele porque había gente mirando, pero los demás lo olvidan en días mientras tú repites la escena. Pierde fuerza en la clase siguiente, cuando vuelves con una tarea clara.',
    steps: [
      'Escribe dos frases sobre lo que pasó, solo lo que mostraría una cámara, y una sobre lo que harás la próxima vez.',
      'Entrena otra vez con la misma persona o grupo, con una sola tarea, como codo cerrado o aguantar el primer minuto.',
      'Trabaja diez minutos la situación en que pasó, con alguien paciente, y anota una cosa que salió mejor.',
    ],
    metric: 'Clases después de ese día: las tres siguientes sin faltar, y un asalto con la misma gente.',
    rules: [
      {
        cue: 'la escena me vuelve a la cabeza',
        action: 'digo mi nombre y “fue un asalto”, e imagino qué hago la próxima vez',
      },
      {
        cue: 'alguien lo menciona o se ríe',
        action: 'digo “sí, estuvo bien hecho” y sigo con mi ejercicio',
      },
    ],
    question: '¿Qué le dirías a alguien que aprecias del gimnasio si le hubiera pasado lo mismo?',
    close_up: [
      'Deja la mochila lista junto a la puerta y no le contestes a nadie sobre ese día.',
      'Pregunta a quien te ganó: “Estuvo muy bien. ¿Me muestras cómo lo preparaste?”',
      'Ve primero a dos clases con menos gente si el grupo completo todavía te pesa.',
    ],
  },
}
