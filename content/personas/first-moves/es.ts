import type { FirstMoves } from './first-move.ts'

export const es: FirstMoves = {
  performance: {
    mind: [
      'Cierra los ojos, repasa diez veces los primeros treinta segundos del momento que te preocupa, tal como quieres vivirlos, y marca una raya después de cada repaso.',
      'Elige un gesto breve que te ayude en ese momento, como soltar el aire despacio, y practícalo en tres series de diez.',
    ],
    technique: [
      'Reduce esto a su parte más pequeña y repásala treinta veces, despacio, en tres series de diez, con el cuerpo o en la mente.',
      'Divídelo en cinco partes numeradas y repasa la primera diez veces, contando en voz alta, antes de mirar la segunda.',
    ],
    body: [
      'Anota tres números: cuántas horas dormiste anoche, cuántas pausas hiciste hoy y cuántos días de descanso tuviste en la última semana.',
      'Recuéstate diez minutos y cuenta cinco series de diez respiraciones lentas, con una pausa corta entre serie y serie.',
    ],
    time: [
      'Pon un temporizador de diez minutos, parte la próxima tarea en cinco tramos de dos minutos y tacha cada tramo al terminarlo.',
      'Cuenta cuántos de los últimos siete días salieron como querías, anota el número y escribe al lado cuántos quieres en los próximos siete.',
    ],
    work: [
      'Divide esto en bloques de diez minutos, numéralos y termina hoy el número uno.',
      'Di diez veces en voz alta la frase más importante de este asunto y cambia una palabra cada vez que suene mal.',
    ],
    business: [
      'Elige el número que mejor muestra cómo va esto y anota, uno junto al otro, su valor en cada una de las últimas cuatro semanas.',
      'Escoge una acción mínima, sea un mensaje, una llamada o una cuenta, y hazla cinco veces seguidas con una marca después de cada una.',
    ],
    life: [
      'Parte lo que tienes por delante en cinco pasos de dos minutos y haz ahora el primero.',
      'Escribe diez líneas cortas sobre esto, una por minuto, y subraya aquella en la que sí puedes hacer algo.',
    ],
  },
  excellence: {
    mind: [
      'Escribe en una frase cómo quieres actuar en esto, añade debajo tres puntos de sí o no y revísalos esta noche.',
      'Fija un estándar que puedas cumplir incluso en un mal día, escríbelo en una tarjeta con tres casillas y guárdala en tu mochila.',
    ],
    technique: [
      'Anota los tres puntos que lo hacen correcto, graba o imagina un intento lento y compáralo con cada punto.',
      'Escoge un solo detalle que deba estar bien siempre y prepara una lista de cinco líneas para revisarlo después de la próxima clase.',
    ],
    body: [
      'Haz una lista con sueño, comida, agua, descanso y calma, y marca cuáles cuidaste hoy.',
      'Fija un estándar para esta noche, por ejemplo apagar la luz a una hora exacta, y anota las tres cosas que deben estar listas para cumplirlo.',
    ],
    time: [
      'Escribe en una línea qué tiene que estar hecho hoy para dar el día por cumplido y, antes de acostarte, responde sí o no.',
      'Prepara una lista de cuatro puntos como máximo para empezar tu día y déjala donde la veas primero.',
    ],
    work: [
      'Escribe en una línea qué sería aquí un trabajo bien hecho, anota tres señales que lo demuestren y marca cuáles ya cumples.',
      'Haz una lista de cinco cosas que deben estar listas para el siguiente paso y resuelve hoy la que te tome diez minutos.',
    ],
    business: [
      'Define el estándar que debe cumplir esta parte del negocio, escribe cinco preguntas para comprobarlo y responde cada una con sí o no.',
      'Saca los números o papeles de este asunto, anota qué está completo y qué falta, y llena un solo hueco.',
    ],
    life: [
      'Escribe qué te gustaría poder decir más adelante sobre cómo llevaste esto y anota tres señales pequeñas que lo mostrarían.',
      'Elige un estándar para tratarte bien hoy, como una comida tranquila o una conversación honesta, y márcalo esta noche si lo cumpliste.',
    ],
  },
  mindset: {
    mind: [
      'Escribe lo que deseas, imagina durante dos minutos lo que dentro de ti se interpone y completa la frase “Cuando aparezca, voy a…”.',
      'Cierra los ojos, deja llegar el momento difícil como sería de verdad y anota la pequeña acción con la que vas a responder.',
    ],
    technique: [
      'Imagina el instante exacto en que se complica, nombra lo que notas justo antes y escribe “Cuando note eso, voy a…” con una sola acción.',
      'Escribe en tres líneas qué quieres lograr, qué te lo pondrá difícil la próxima vez y cómo vas a responder.',
    ],
    body: [
      'Anota qué deseas para tu cuerpo, ubica el momento de hoy en que más fácil sería ignorarlo y escribe qué harás en ese momento para cuidarlo.',
      'Imagina esta noche, busca lo que más puede quitarte el descanso y decide por escrito cómo le vas a hacer frente.',
    ],
    time: [
      'Recorre en tu mente el día de mañana hora por hora, encuentra el momento en que el plan puede caerse y escribe “Si eso pasa, entonces voy a…”.',
      'Escribe tu deseo para esta semana en cinco palabras, debajo el obstáculo más probable y al lado tu respuesta.',
    ],
    work: [
      'Imagina la conversación o la tarea en su punto más incómodo y escribe la frase o la acción con la que la vas a encarar.',
      'Anota el mejor resultado posible, luego el hábito tuyo que podría frenarlo y completa “Si me descubro haciendo eso, voy a…”.',
    ],
    business: [
      'Escribe el resultado que quieres a fin de mes, el obstáculo más probable y lo primero que harás el día en que aparezca.',
      'Imagina el rechazo, la demora o la factura en la que prefieres no pensar y escribe una línea de “si pasa esto, hago aquello”.',
    ],
    life: [
      'Escribe qué deseas para los próximos siete días, qué podría frenarte por dentro y qué cosa pequeña harás cuando lo sientas.',
      'Imagina la hora más difícil de mañana y anota en una línea qué harás, o a quién llamarás, cuando llegue.',
    ],
  },
  mental: {
    mind: [
      'Escribe el pensamiento tal como te llega, pon al lado lo que de verdad sabes y redáctalo de nuevo en una frase cierta y útil.',
      'Anota lo que te dices cuando se pone difícil, tacha cada “siempre” y cada “nunca”, y escríbelo otra vez sin ellos.',
    ],
    technique: [
      'Escribe la frase que te pasa por la cabeza en ese momento y conviértela en una instrucción corta que puedas seguir.',
      'Completa por escrito “Todavía no lo logro porque…” con algo que otra persona pueda ver y resúmelo en una clave de tres palabras.',
    ],
    body: [
      'Escribe lo que hoy te dices sobre tu cuerpo y cámbialo por lo que le dirías a alguien del gimnasio a quien aprecias.',
      'Anota el pensamiento que te empuja a exagerar o a rendirte y escríbelo de nuevo como lo diría un buen médico.',
    ],
    time: [
      'Escribe una frase que empiece con “debería” y cámbiala por “elijo” o “elijo no”, con una hora del día.',
      'Anota palabra por palabra la razón que te das, marca qué parte es un hecho y convierte el resto en algo que puedas hacer en diez minutos.',
    ],
    work: [
      'Escribe lo que temes que piensen de ti, separa lo que sabes de lo que supones y redáctalo de nuevo solo con lo que sabes.',
      'Anota la frase más dura que te has dicho sobre esto y escríbela otra vez como lo haría alguien justo que conoce tu trabajo.',
    ],
    business: [
      'Escribe la preocupación en una frase, sepárala en número, hecho y temor, y vuelve a escribirla sin el temor.',
      'Anota la creencia que te impide actuar, busca una prueba a favor y una en contra, y escribe una versión más justa.',
    ],
    life: [
      'Escribe la frase que vuelve una y otra vez y, debajo, lo que le responderías a alguien querido que te dijera lo mismo.',
      'Anota el pensamiento que más pesa, escríbelo de nuevo con “Estoy teniendo el pensamiento de que…” al principio y léelo despacio tres veces.',
    ],
  },
  leadership: {
    mind: [
      'Escribe los nombres de tres personas que hayan pasado por algo parecido y pregúntale hoy a una cómo lo manejó.',
      'Dile en voz alta a alguien de confianza qué necesitas de su parte en esto y qué no.',
    ],
    technique: [
      'Pídele a alguien de tu gimnasio, por su nombre, diez minutos para esto y dile en qué quieres que se fije.',
      'Piensa en quién sabe más de esto entre la gente que conoces y mándale una pregunta precisa.',
    ],
    body: [
      'Nombra a la persona que debería saberlo, sea tu médico, tu fisioterapeuta o tu entrenador, y pídele hoy una cita o unos minutos.',
      'Dile a alguien que vive o entrena contigo qué necesita tu cuerpo esta semana y pídele una ayuda concreta.',
    ],
    time: [
      'Anota todo lo que depende de ti esta semana, pon el nombre de otra persona junto a una tarea y pídele que la tome.',
      'Dile a la persona a quien le afecta qué hora necesitas libre y pídesela en voz alta.',
    ],
    work: [
      'Anota quién decide, quién puede ayudarte y quién debe saberlo, y mándale a una de esas personas un pedido corto y claro.',
      'Formula en una sola frase, sin disculpas, lo que quieres de otra persona y pídeselo hoy.',
    ],
    business: [
      'Haz una lista de las tareas de este asunto, marca las que solo tú puedes hacer y pásale una de las otras a alguien, por su nombre, en un mensaje.',
      'Llama a la persona de quien depende esto y dile con palabras simples qué le pides y para cuándo.',
    ],
    life: [
      'Escribe los nombres de quienes querrían saber de esto y cuéntaselo a una de esas personas en dos frases.',
      'Elige a alguien de confianza y pídele en voz alta algo concreto, como una hora, una caminata o que te escuche.',
    ],
  },
  empowerment: {
    mind: [
      'Recuerda una vez en que dudabas igual y salió lo bastante bien, escríbela y subraya lo que hiciste y puedes repetir.',
      'Piensa en un lugar fuera del gimnasio donde mantienes la calma, anota qué hacen ahí tu respiración, tu mirada y tu voz, y usa hoy una de las tres.',
    ],
    technique: [
      'Vuelve a una vez en que algo parecido te salió, aunque fuera solo una, y anota qué hiciste justo antes.',
      'Nombra la habilidad en la que más confías, escribe cómo la aprendiste y da aquí el mismo primer paso.',
    ],
    body: [
      'Recuerda un día del último año en que tu cuerpo se sentía bien y anota algo suave de ese día, sin entrenamiento, que puedas recuperar hoy.',
      'Nombra algo que tu cuerpo ya superó y escribe quién y qué lo ayudó entonces.',
    ],
    time: [
      'Busca un día del último mes que haya salido como querías, anota qué lo hizo posible y pon una de esas cosas en tu día de mañana.',
      'Nombra un hábito que ya mantienes sin esfuerzo y haz hoy, justo después, una primera parte pequeña del paso nuevo.',
    ],
    work: [
      'Escribe dos cosas difíciles que ya sacaste adelante, en el trabajo, el estudio o el entrenamiento, y qué fuerza tuya las sostuvo.',
      'Elige una fortaleza que traes del deporte, como la paciencia, la calma o el sentido del momento, y anota dónde exactamente la usarás en esto.',
    ],
    business: [
      'Recuerda una vez en que resolviste algo así con poco dinero o poca ayuda, escribe qué hiciste primero y anota cómo empezar igual ahora.',
      'Pregúntale a alguien que confía en ti por qué lo hace y escribe sus palabras encima de tu siguiente paso.',
    ],
    life: [
      'Escribe sobre una época dura que ya atravesaste, anota quién o qué te ayudó y trae hoy de vuelta una de esas ayudas.',
      'Busca la hora de esta semana que fue un poco más liviana y anota qué había de distinto.',
    ],
  },
  life: {
    mind: [
      'Ponte un número del 1 al 10 según cómo estás llevando esto y escribe qué lo haría subir uno.',
      'Escribe qué te gustaría sentir o hacer en lugar de esto y marca del 1 al 10 qué tan cerca estás hoy.',
    ],
    technique: [
      'Marca del 1 al 10 cuánta seguridad tienes en esto y describe qué estarías haciendo con un punto más.',
      'Escribe la pregunta sobre esto que más te gustaría resolver y marca del 1 al 10 cuánto te importa la respuesta.',
    ],
    body: [
      'Marca del 1 al 10 cómo se siente tu cuerpo y anota un cuidado, sin nada de entrenamiento, que lo subiría un punto.',
      'Pregúntate qué te ha dicho tu cuerpo esta semana, responde en tres líneas y ponle al descanso de hoy un número del 1 al 10.',
    ],
    time: [
      'Ponle a tu semana un número del 1 al 10 y escribe el cambio que la subiría un punto.',
      'Escribe, antes de mover nada en la agenda, para qué quieres ese tiempo y marca del 1 al 10 cuánto te importa.',
    ],
    work: [
      'Ponle a la situación un número del 1 al 10, escribe por qué no es uno menos y luego qué la haría subir uno.',
      'Anota tres preguntas que quieres responder antes de actuar y marca cada una del 1 al 10 según cuánto depende de ella.',
    ],
    business: [
      'Marca del 1 al 10 qué tan bien encaja esto con la vida que quieres y escribe cómo se vería un punto más.',
      'Escribe en qué notarías dentro de tres meses que esto se resolvió y marca del 1 al 10 dónde estás hoy.',
    ],
    life: [
      'Elige un número del 1 al 10 para el día de hoy y escribe qué lo haría subir uno, por pequeño que sea.',
      'Pregúntate qué es lo que más te importa en esto, escribe cinco minutos sin parar y subraya una frase.',
    ],
  },
  balance: {
    mind: [
      'Tacha una exigencia de tu lista de hoy y usa diez minutos de ese tiempo para sentarte sin hacer nada.',
      'Escribe todo lo que te exiges en esto, tacha lo que menos ayuda y deja el resto quieto hasta mañana.',
    ],
    technique: [
      'Anota todo lo que quieres resolver a la vez, quédate con una sola cosa para esta semana y tacha las demás.',
      'Quita un punto de lo que pensabas practicar hoy y pon diez minutos de descanso en su lugar.',
    ],
    body: [
      'Cancela una cosa de esta noche y acuéstate diez minutos sin el teléfono.',
      'Anota cuánto dormiste las últimas tres noches y quita una cosa que hoy se interponga entre tú y el sueño.',
    ],
    time: [
      'Escribe todo lo que tienes encima esta semana, saca una cosa del todo y avísale a quien deba saberlo.',
      'Reserva primero una hora de descanso en tu agenda y solo después mira qué cabe alrededor.',
    ],
    work: [
      'Elige una tarea que pueda esperar a la próxima semana, muévela y aléjate diez minutos de toda pantalla.',
      'Decide a qué hora termina tu jornada de hoy, anótala y suelta lo que te haría pasarte de esa hora.',
    ],
    business: [
      'Haz una lista de lo que hiciste esta semana por el negocio, tacha algo que nadie extrañaría y deja de hacerlo.',
      'Decide qué hora de hoy queda libre de negocio, apaga las notificaciones en ese rato y pasa una tarea pequeña a mañana.',
    ],
    life: [
      'Quita hoy una cosa de tu lista, avísale a quien le toque y usa diez de esos minutos para descansar.',
      'Mira cómo dormiste, comiste y descansaste en los últimos tres días y date hoy lo que más faltó.',
    ],
  },
}
