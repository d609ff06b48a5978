import type { CloseUp } from '../card.ts'
import type { CardId } from '../cards.ts'

export const CLOSE_UPS: Record<CardId, CloseUp> = {
  'first-fight-nerves': [
    'Ve al lugar donde calientas, cierra los ojos un minuto y recorre el camino desde la puerta hasta el primer contacto.',
    'Escribe en la venda o la cinta: “Temblar es combustible. Jab primero.” Léelo cuando te tiemblen las manos.',
    'Cuéntale a tu entrenador lo de los nervios y pide un asalto que empiece con la entrada completa.',
  ],
  'pre-fight-routine': [
    'Cronometra un solo bloque, las vendas o el kimono, de principio a fin, y anota los minutos.',
    'Avisa a tu esquina: “Desde una hora antes sigo mi lista. Cuídame la puerta y el reloj.”',
    'Arma una versión de diez minutos para el día en que la cartelera se atrase o no haya espacio.',
  ],
  'first-minute-plan': [
    'Haz la apertura diez veces frente al espejo, desde las manos abajo hasta la primera arma, sin seguir.',
    'Dila en seis palabras antes de la campana, algo como “guardia alta, jab, jab, salgo”.',
    'Prepara una segunda apertura por si se te vienen encima: cubrir, girar, volver al centro.',
  ],
  'game-plan-three-lines': [
    'Completa solo la primera línea: la distancia o posición donde ganas la mayoría de tus asaltos.',
    'Ponlo en palabras que tu esquina pueda gritar: “Lejos. Cuerpo. Sal de las cuerdas.”',
    'Conserva el plan de tu entrenador y elige en él la línea que no sueltas por nada.',
  ],
  'opponent-study': [
    'Mira un solo minuto y anota nada más lo que hace primero cuando alguien entra.',
    'Escribe a quien ya enfrentó a tu rival: “¿Qué te sorprendió y qué hacía al cansarse?”',
    'Estudia el tipo en vez de la persona si no hay video: gimnasio, guardia, altura y primer ataque habitual.',
  ],
  'southpaw-problem': [
    'Ponte en guardia frente a una línea y pisa veinte veces con el pie delantero por fuera.',
    'Pide en el gimnasio: “¿Me das cuatro asaltos suaves de zurdo? Después te sostengo las manoplas.”',
    'Busca a alguien de guardia diestra que la cambie dos asaltos si no hay zurdos cerca.',
  ],
  'taller-opponent': [
    'Suelta cinco fintas seguidas fuera de distancia y entra solo detrás de la quinta.',
    'Pide a tu entrenador: “Llámame a entrar en el segundo jab y grita si voy derecho dos veces.”',
    'Deja que venga: quédate un palmo fuera de alcance, haz fallar el brazo largo y responde cuando regresa.',
  ],
  'pressure-fighter': [
    'Marca un cuadrado de dos metros en el suelo y muévete dos minutos sin tocar el borde.',
    'Acuerda una palabra con tu esquina, como “puerta”, para el momento de salir de la línea.',
    'Sal tú primero al choque diez segundos por asalto: un jab firme y un clinch frenan más que correr.',
  ],
  'freeze-in-sparring': [
    'Repite veinte veces despacio la defensa con paso, con tu pareja diciendo “ya” antes de cada jab.',
    'Avisa a tu pareja: “Estoy entrenando estar presente. Un tercio del ritmo y solo jabs, por favor.”',
    'Haz de parpadear y respirar toda la tarea de un asalto: ojos abiertos, aire fuera en cada toque, sin puntos.',
  ],
  'gassing-out': [
    'Haz un asalto de sombra soltando el aire con sonido en cada golpe, y para si lo retienes.',
    'Pide a tu esquina que diga “suelta” cada medio minuto, y deja caer los hombros cada vez.',
    'Trabaja el ritmo dentro de lo que ya entrenas: primer minuto a seis de diez, último a ocho.',
  ],
  'between-rounds-reset': [
    'Siéntate en una silla tras un minuto fuerte y haz solo la primera parte: veinte segundos soltando el aire.',
    'Pide a tu esquina: “Déjame respirar primero. Luego una frase, y nada más.”',
    'Hazlo de pie contra la pared entre ejercicios si nadie te da el minuto en el banco.',
  ],
  'corner-communication': [
    'Elige la palabra que más te ha servido en el sparring y di qué hace tu cuerpo al oírla.',
    'Manda esto: “Ese día puedo oír una voz y tres palabras. ¿Pueden ser estas?”',
    'Acuerda señas con la mano si el lugar es muy ruidoso: un dedo, palma, puño.',
  ],
  'fight-week-calm': [
    'Pon una alarma para apagar la luz y pasa a alguien de confianza todo lo que pregunten sobre entradas.',
    'Responde los mensajes con: “Gracias por pensar en mí. Esta semana guardo silencio y vuelvo el domingo.”',
    'Quédate con un solo punto fijo, la hora de dormir, si los turnos o los hijos rompen lo demás.',
  ],
  'night-before-sleep': [
    'Arma el bolso ahora, completo, para que la última noche no te pida nada más.',
    'Di cuando no llegue el sueño: “Acostarse ya es descanso. Una noche corta nunca perdió una pelea.”',
    'Levántate tras veinte minutos sin dormir, siéntate con poca luz y algo aburrido, y vuelve cuando pesen los ojos.',
  ],
  'weigh-in-sanely': [
    'Anota tres pesos de la mañana en tres días, y nada más sobre comida.',
    'Pregunta al profesional: “¿Esta categoría es sana para mí en esa fecha y qué me desaconseja?”',
    'Pide a tu entrenador la categoría de arriba; pelear fuerte ahí vale más que pelear vacío abajo.',
  ],
  'weight-class-choice': [
    'Recuerda el mes en que te sentiste con más fuerza en el gimnasio y el peso que tenías.',
    'Pregunta: “Si solo decidiera la salud, ¿en qué categoría me pondría?”',
    'Entra primero a un evento menor en la categoría de arriba y juzga por cómo te moviste.',
  ],
  'return-after-injury': [
    'Escribe tres movimientos permitidos y sin dolor, y haz diez de cada uno con calma.',
    'Avisa antes de empezar: “Este lado no se toca. Entradas lentas, y para cuando te toque la espalda.”',
    'Recupera primero la confianza en la articulación con trabajo solo permitido, si el contacto aún te frena.',
  ],
  'return-after-knockout': [
    'Guarda los guantes donde no los veas y llama para pedir cita con el médico.',
    'Di a quien insista: “Sin contacto hasta que firme el médico. Eso no se discute.”',
    'Ven al gimnasio a llevar el cronómetro o grabar, y sigue cerca sin ningún contacto.',
  ],
  'after-a-loss': [
    'Manda un mensaje a alguien que estuvo ahí y cuéntale cómo fue; deja el video para después.',
    'Responde en el gimnasio: “Dolió, aprendí una cosa y ya estoy de vuelta.”',
    'Vuelve primero a una hora tranquila, con una sola pareja, si enfrentar a todos pesa demasiado.',
  ],
  'after-a-win': [
    'Escribe una línea sobre el momento en que casi se te escapa, mientras lo recuerdas.',
    'Di a tu entrenador: “Quiero una cosa que corregir de esta victoria antes de hablar del próximo nombre.”',
    'Fija una tarea pequeña para el primer entrenamiento y empieza por ella, no por las historias.',
  ],
  'trash-talk': [
    'Silencia la cuenta y deja que alguien de confianza lea los comentarios esta semana.',
    'Responde una vez, si hace falta: “Nos vemos ese día.” Y nada más.',
    'Da antes a tu patrocinador y a los tuyos una frase tranquila, para que el silencio no parezca miedo.',
  ],
  'hostile-crowd': [
    'Pon dos minutos de ruido de público en los auriculares mientras haces sombra y nombra tu aire, su pecho, tu entrenador.',
    'Di al primer abucheo: “Eso es clima. Mi trabajo está aquí.”',
    'Usa el ruido: que cada grito sea la señal para soltar el aire.',
  ],
  'big-stage-title': [
    'Tacha la palabra título en tu hoja y escribe en su lugar el primer intercambio.',
    'Di a tu familia y a tu gente: “Después de la pelea soy de ustedes. Hasta entonces apago el teléfono de noche.”',
    'Ensaya una vez en tu cabeza lo raro, luces, espera, anuncio, para que nada sea nuevo.',
  ],
  'belt-grading': [
    'Haz una vez, aunque salga mal, lo que más temes y escribe el punto exacto donde se rompe.',
    'Pide a un grado superior: “¿Me ves hacerlo tres veces y me dices una sola cosa?”',
    'Practica en casa sin pareja los días sin tatami: diez repeticiones lentas y limpias de un punto rojo.',
  ],
  'technique-plateau': [
    'Graba diez repeticiones con el teléfono y mira solo la primera y la última.',
    'Pide a tu pareja: “Dame la misma reacción cinco veces y dime cuándo se me nota.”',
    'Toma dos semanas una técnica vecina; volver de lado suele soltar lo trabado.',
  ],
  'guard-always-passed': [
    'Haz dos minutos de rodilla al codo por lado, en el suelo, antes de levantarte del calentamiento.',
    'Pide a tu pareja: “Pásame despacio cinco veces y para cuando sientas caer mi marco.”',
    'Siéntate antes: pelea el primer agarre mientras sigue de pie, antes de que prueben tu guardia.',
  ],
  'stuck-under-mount': [
    'Acuéstate, pega los codos y practica sin pareja diez veces un puente y una salida de cadera.',
    'Di por dentro cuando llegue el peso: “Aire, codos, cadera.” Siempre en ese orden.',
    'Dedica el asalto a no llegar ahí: ponte de lado en cuanto empiece el pase.',
  ],
  'takedown-defence': [
    'Haz diez sprawls lentos, la cadera primero, y congela cada uno para revisar la cabeza.',
    'Pide a tu pareja: “Entra diez veces a medio ritmo y dime dónde sentiste hueco.”',
    'Trabaja el levantarte: mano al suelo, cadera fuera, espalda a la pared, de pie.',
  ],
  'timing-and-counters': [
    'Observa a alguien desde fuera un minuto y di “ya” cada vez que se mueva el hombro.',
    'Pide: “Solo el jab, cuando quieras, despacio. Yo espero.”',
    'Da un paso atrás primero y responde después, si esperar en el sitio te tensa.',
  ],
  'training-partner-ego': [
    'Escribe en la cinta tu número de hoy y elige pareja antes de la clase.',
    'Dilo antes del asalto: “Hoy cuatro de diez, estoy con la defensa. ¿Te sirve también?”',
    'Cambia de pareja tras un asalto, sin discutir, y cuéntale al entrenador al final.',
  ],
  'coach-disagreement': [
    'Escribe el cambio que quieres en forma de pregunta, en una línea.',
    'Empieza con: “Ayúdame a entender para qué es esto. Noté algo y quisiera tu ojo.”',
    'Busca la libertad dentro del plan: calentamiento, diez minutos extra y tarea en casa no piden permiso.',
  ],
  'changing-gyms': [
    'Escribe lo que más echarías de menos y lo que no consigues donde estás.',
    'Di a tu entrenador: “Te debo mucho, sobre todo esto. Voy a probar otro lugar y quería que lo supieras por mí.”',
    'Pide un cambio donde estás, con fecha, antes de armar el bolso.',
  ],
  'training-around-work': [
    'Mira la semana y encuentra una sola hora que nadie te quite; ponla en la agenda ahora.',
    'Di a quien comparte tus días: “El martes a las siete es mío. ¿Qué necesitas a cambio?”',
    'Divide la sesión: diez minutos antes y diez después del trabajo valen más que una hora que no llega.',
  ],
  'overtraining-signs': [
    'Cancela un entrenamiento duro de los próximos dos días y duerme en su lugar.',
    'Di a tu entrenador: “Estoy sin reservas: sueño, ánimo, energía. Necesito una semana suave para conservar mi lugar.”',
    'Conserva la presencia y quita la carga: ve a clase, haz técnica a medio ritmo, sáltate los asaltos duros.',
  ],
  'cornering-others': [
    'Escribe una instrucción de hasta ocho palabras que diste bien en el entrenamiento.',
    'Pregunta a quien pelea: “¿Qué te digo cuando vaya mal y qué nunca?”',
    'Deja la voz a alguien con más calma si la tuya sube, y encárgate del agua y del tiempo.',
  ],
  'kids-first-tournament': [
    'Pregunta en el desayuno qué es lo que más espera del día, y no digas nada más.',
    'Di de vuelta a casa: “Me encantó verte. ¿Vamos a comer algo?”',
    'Deja que el entrenador dirija y siéntate en la silla más lejana del tatami.',
  ],
  'fear-of-getting-hit': [
    'Pide que te toquen los guantes diez veces con la mano abierta mientras sueltas el aire.',
    'Di a alguien de confianza: “Solo toques, a la guardia, despacio. Yo digo cuándo subimos.”',
    'Empieza por el cuerpo: tres asaltos donde solo vale el cuerpo sacan la cara de la cuenta.',
  ],
  'confidence-before-bout': [
    'Escribe cinco asaltos o sesiones de este campamento que fueron duros y que terminaste.',
    'Di frente al saco: “Este trabajo ya lo hice. Manos arriba, pies primero.”',
    'Pregunta a tu entrenador tres cosas que te ha visto hacer bien y cópialas palabra por palabra.',
  ],
  'anger-in-the-ring': [
    'Recuerda la última vez que perdiste la cabeza y escribe el segundo anterior: qué te dijeron, qué sentiste.',
    'Elige una palabra para tu esquina, como “frío”, que signifique solo esto: soltar el aire y un paso.',
    'Entrena el regreso en vez de la calma: cinco segundos de rabia en el saco, luego jab y diez segundos girando.',
  ],
  'late-opponent-change': [
    'Escribe tus tres mejores acciones en una línea antes de ver cualquier video.',
    'Pregunta a tu entrenador: “¿Qué dos cosas cambian y qué queda exactamente igual?”',
    'Rechaza si la forma, el peso o la salud no dan; la próxima oferta llega y nadie recuerda esta.',
  ],
  'ask-for-promotion': [
    'Escribe un resultado tuyo con un número, el que más echaría de menos tu jefe o jefa.',
    'Empieza con: “Hago este trabajo desde hace tiempo sin el puesto. Traigo tres resultados y quiero hablar del cargo.”',
    'Pregunta la condición si dicen que no: qué resultado, para qué fecha, sería un sí, por escrito.',
  ],
  'salary-negotiation': [
    'Busca dos sueldos de tu puesto en tu zona y escribe tu número entre ellos.',
    'Di: “Por lo que aporto y lo que paga el mercado, quiero llegar a esta cifra.” Luego cuenta hasta cinco.',
    'Negocia otra cosa si no hay dinero: fecha de revisión, curso, bono, menos horas.',
  ],
  'job-interview': [
    'Cuenta una historia en voz alta en noventa segundos, con el resultado en la primera frase.',
    'Responde sobre la debilidad: “Antes hacía esto. Ahora hago esto otro, y se nota aquí.”',
    'Gana tiempo si te quedas en blanco: repite la pregunta con tus palabras, suelta el aire y empieza por un ejemplo.',
  ],
  'first-day-new-job': [
    'Escribe tres de tus cinco preguntas en un papel que quepa en el bolsillo.',
    'Pregunta a cada cara nueva: “¿Qué debo saber de aquí que nadie escribe?”',
    'Encuentra a alguien que entró poco antes y pregúntale qué le habría gustado saber.',
  ],
  'difficult-boss': [
    'Manda un informe corto antes de que lo pidan: hecho, sigue, pendiente.',
    'Di: “Quiero darte lo que necesitas sin interrupciones. ¿Te sirven diez minutos cada lunes?”',
    'Habla de lo que le preocupa a tu jefe o jefa, errores, dueños, clientes, si lo justo ahí no mueve a nadie.',
  ],
  'conflict-with-colleague': [
    'Escribe el último episodio en una frase, tal como lo habría grabado una cámara.',
    'Empieza con: “Quiero que trabajemos bien. El martes pasó esto y me costó aquello. ¿Podemos hacerlo así?”',
    'Suma a una tercera persona que ambos respeten, si hablar a solas ya salió mal.',
  ],
  'fear-of-public-speaking': [
    'Ponte de pie y di solo la primera frase en voz alta, tres veces, a una silla.',
    'Empieza con algo corto, como: “Tres números cambiaron este año. Uno me preocupa.”',
    'Lleva en la mano una tarjeta con cinco palabras; saber que está ayuda más que leerla.',
  ],
  'presentation-to-leaders': [
    'Escribe la frase que quieres que repitan cuando salgas de la sala.',
    'Empieza con: “Les pido una decisión hoy. La explico en tres puntos.”',
    'Habla antes cinco minutos con una de esas personas e incluye la objeción que oigas.',
  ],
  'career-change': [
    'Escribe a una persona que hace ese trabajo y pídele quince minutos por teléfono.',
    'Pregunta: “¿Qué haces todo el día, qué aprendiste primero y qué te saltarías?”',
    'Conserva el empleo y prueba una noche por semana, si no hay colchón para saltar.',
  ],
  'choosing-between-offers': [
    'Escribe cómo sería un martes cualquiera con cada una de las dos.',
    'Pide a ambas: “Quiero decidir bien. ¿Puedo responder hasta este día y hablar con alguien del equipo?”',
    'Pregunta a quien vive contigo qué dejaría por cada una, y cuenta el dinero después.',
  ],
  'losing-a-job': [
    'Escribe la primera línea del currículum: tu oficio, tus años y algo en lo que confiaban en ti.',
    'Manda a un antiguo colega: “Me quedé sin trabajo y busco esto. ¿Con quién debería hablar?”',
    'Empieza por los papeles si escribir es demasiado: una llamada a quien oriente sobre tus derechos.',
  ],
  'job-search-rhythm': [
    'Anota en la tabla solo las tres últimas solicitudes, con su fecha.',
    'Escribe a una persona, no a un portal: “Vi que trabajas ahí. ¿Puedo hacerte dos preguntas sobre el puesto?”',
    'Reduce el número a la mitad y dobla el cuidado: dos solicitudes a medida valen más que diez copias.',
  ],
  'imposter-feeling': [
    'Escribe algo que resolviste la semana pasada y que otra persona tuvo que preguntar.',
    'Di cuando no sepas: “Eso aún no lo he hecho. Lo averiguo para mañana.”',
    'Guarda el archivo solo para ti si te suena a presumir: es una bitácora, hechos con fecha.',
  ],
  'burnout-at-work': [
    'Elige una tarea de los próximos días que vas a dejar sin hacer y escribe su nombre.',
    'Di al médico: “Llevo tanto tiempo sin energía, duermo así de mal y el fin de semana no lo arregla.”',
    'Pide primero algo pequeño si nadie te cubre: una noche sin mensajes, un turno cambiado, una función en pausa.',
  ],
  'leading-a-team-first-time': [
    'Elige a la persona más ruidosa del grupo y escribe algo que valoras de verdad en ella.',
    'Di a solas: “El mes pasado éramos colegas, ahora también respondo por el resultado. ¿Qué necesitas de mí?”',
    'Gana primero a dos personas, sin ruido, en vez de enfrentar a todas; un equipo sigue a los suyos.',
  ],
  delegating: [
    'Escribe en tres líneas cómo se ve terminada una tarea pequeña.',
    'Di: “Esto ahora es tuyo. Lo miro el miércoles y el viernes, y no en medio.”',
    'Entrega un pedazo cuyo error cueste poco, si soltar el todo es demasiado.',
  ],
  'giving-hard-feedback': [
    'Escribe la última conducta que viste, con día y lugar, y tacha los adjetivos.',
    'Di: “Vi esto el lunes. El efecto fue este. Necesito esto. ¿Cómo lo ves?”',
    'Ponlo antes en dos líneas escritas, si la persona suele gritar o llorar, y hablen al día siguiente.',
  ],
  'receiving-criticism': [
    'Escribe la frase que dolió y al lado lo que dirías si la hubiera recibido alguien que quieres.',
    'Responde: “Gracias. ¿Me das un ejemplo? Quiero entenderlo.”',
    'Pregunta a alguien neutral si también lo ve, antes de decidir qué guardar.',
  ],
  'exam-certification': [
    'Cierra el libro y escribe en cinco minutos todo lo que recuerdas de un tema.',
    'Pregúntate tras cada página: “¿Cómo lo explicaría en una frase a alguien nuevo?”',
    'Usa exámenes viejos en vez del libro si leer no se te pega: el error enseña más rápido.',
  ],
  'learning-new-skill': [
    'Practica la parte más pequeña diez minutos y para mientras todavía sale bien.',
    'Pregunta a quien sabe más: “¿Qué corregirías primero?”',
    'Construye con eso algo mínimo y útil, si los ejercicios aburren.',
  ],
  'networking-shy': [
    'Escribe un mensaje de tres líneas a alguien que viste una vez.',
    'Rompe el hielo con: “¿En qué estás trabajando ahora que te guste?”',
    'Toma una tarea en el evento, la puerta, el café, la lista; la tarea empieza la charla por ti.',
  ],
  'athlete-to-work': [
    'Escribe quién te pide ayuda y para qué; ahí puede estar tu trabajo.',
    'Pregunta en un club, escuela o proyecto: “¿Puedo ayudar una tarde y ver si sirvo?”',
    'Empieza al lado del deporte, clases, jóvenes, seguridad, si un campo nuevo queda lejos.',
  ],
  'sponsorship-pitch': [
    'Haz una lista de tres tiendas o empresas donde ya conocen tu cara.',
    'Di: “Mi próxima pelea es en esta fecha. Pongo su nombre en mi uniforme y entreno una vez a su equipo. ¿Les sirve?”',
    'Ofrece primero un trueque en vez de pedir dinero: comida, fisio, equipo por fotos y una clase.',
  ],
  'dual-career-fighter': [
    'Marca en una hoja los dos peores choques de la quincena, turno contra entrenamiento.',
    'Pide a un colega: “¿Me cubres el jueves por la tarde durante el campamento? Yo te cubro el fin de semana de Navidad.”',
    'Mueve la sesión dura al día después del descanso, si ningún turno cambia, y duerme primero.',
  ],
  'stuck-no-growth': [
    'Escribe lo último que aprendiste en el trabajo, y cuándo.',
    'Pregunta: “¿Qué tendría que mostrarte para marzo para que me confíes esto?”',
    'Toma un proyecto fuera de tu rutina que vea gente de otro equipo.',
  ],
  'remote-work-focus': [
    'Lleva el teléfono a otra habitación por un bloque de veinticinco minutos.',
    'Di en casa: “Puerta cerrada son cuarenta y cinco minutos. Después soy de ustedes.”',
    'Trabaja el primer bloque fuera, biblioteca o café, si la casa siempre gana.',
  ],
  'open-own-gym': [
    'Divide el costo del mes por tu precio y escribe en un papel el número de alumnos.',
    'Pide al dueño: “Va en serio y reviso mis números. ¿Me da dos semanas más o salida después de un año?”',
    'Alquila primero horas en el local de otra persona y sal solo cuando se llenen.',
  ],
  'get-more-members': [
    'Escribe a una persona que preguntó y no vino, por su nombre, con un horario.',
    'Manda: “Tu primera clase es el jueves a las siete. Te espero en la puerta, y el primer día nadie pelea.”',
    'Pide a cada alumno fijo un nombre esta semana, si la publicidad no trajo a nadie.',
  ],
  'members-leaving': [
    'Elige un nombre del mes pasado y manda una línea antes de irte a casa.',
    'Escribe: “Te echamos de menos. Sin oferta, solo una pregunta: ¿cuál fue la última clase que te gustó y qué cambió?”',
    'Mira la tercera semana en vez de la salida: ahí saluda y presenta por su nombre a cada principiante.',
  ],
  'pricing-too-low': [
    'Di el precio nuevo en voz alta al espejo cinco veces, sin nada después.',
    'Escribe: “Desde el primero la sesión cuesta esto. Llevas conmigo desde el inicio, así que la tuya cambia tres meses después.”',
    'Sube solo a quienes llegan ahora, si temes por los de siempre, y mira los números en un mes.',
  ],
  'cash-flow-hole': [
    'Escribe tres números: lo que hay en la cuenta, lo que debe salir ese día y lo que falta.',
    'Llama y di: “Me va a faltar esto ese día. Pago esta parte ahora y el resto en esta fecha.”',
    'Vende algo por adelantado, paquetes, vales, un curso, si ya no hay qué recortar.',
  ],
  'debt-pressure': [
    'Abre una carta, la más cercana, y escribe en el sobre la suma y la fecha.',
    'Di por teléfono: “Quiero pagar y no puedo todo ahora. ¿Qué acuerdo ofrecen?”',
    'Deja que un servicio de orientación haga las llamadas si te falla la voz; para eso existe.',
  ],
  'difficult-client': [
    'Escribe lo acordado en dos líneas, como para alguien que no estuvo.',
    'Di: “Me gusta trabajar contigo y quiero que sea justo. Esto está incluido, esto es extra y la regla de cancelación es esta.”',
    'Sube el precio solo a esa persona en vez de discutir, y deja que decida.',
  ],
  'late-payers': [
    'Manda ahora un recordatorio, el de la factura más vieja, en dos líneas amables.',
    'Escribe: “La factura 12 venció el día 1. ¿Me dices hoy qué día se paga?”',
    'Pide una parte por adelantado en el próximo trabajo, si los recordatorios no cambian nada.',
  ],
  'competitor-next-door': [
    'Escribe el nombre de un alumno que nunca se iría, y por qué.',
    'Pregúntale: “¿Qué tienes aquí que echarías de menos allí?”',
    'Apuesta por el grupo que nadie más atiende bien, y dilo en la puerta.',
  ],
  'partner-conflict': [
    'Escribe tres decisiones del último mes y quién tomó de verdad cada una.',
    'Empieza con: “Quiero que siga la amistad y que siga el negocio. ¿Ponemos en papel quién decide qué?”',
    'Propón primero a una tercera persona neutral, si entre los dos siempre alguien se va.',
  ],
  'hire-first-person': [
    'Encierra en un círculo las dos horas de la semana pasada que haría cualquiera con llave.',
    'Di a la persona: “Tú diriges el calentamiento y un ejercicio, yo miro veinte minutos y hablamos. Se paga.”',
    'Empieza con pocas horas pagadas de alguien que ya entrena contigo, antes de crear un puesto.',
  ],
  'fire-someone-fairly': [
    'Escribe los tres hechos con fecha que entendería alguien de fuera.',
    'Di: “Decidí terminar nuestro trabajo. El último día es este. Te explico lo que sigue.”',
    'Da una última oportunidad por escrito, con fecha, si nunca hubo una clara.',
  ],
  'launch-new-offer': [
    'Escribe la oferta en una frase y mándala a una persona a quien le sirva.',
    'Pregunta: “Hago un primer grupo pequeño en esta fecha, a este precio. ¿Te guardo un lugar?”',
    'Véndela una vez a mano antes de construir nada.',
  ],
  'social-media-marketing': [
    'Graba treinta segundos del primer logro de un principiante, con su permiso.',
    'Cierra cada publicación con: “¿Vives cerca y nunca probaste? Jueves a las siete, escríbeme.”',
    'Deja las redes una semana y usa la hora en diez mensajes a gente de tu barrio.',
  ],
  'sales-conversation': [
    'Escribe el precio en una tarjeta y dilo en voz alta con punto final.',
    'Di: “Por lo que me contaste, esto te sirve. Cuesta esto. ¿Empezamos el lunes?” Y espera.',
    'Deja que prueben una sesión primero y pregunta a la salida, no en el mostrador.',
  ],
  'lost-big-client': [
    'Escribe el hueco del mes en un número y cuántos clientes pequeños lo llenarían.',
    'Pregunta: “Sin rodeos: ¿qué te hizo irte y quién más necesita lo que hago?”',
    'Ofrece un poco más a los tres mejores que quedaron, antes de buscar desconocidos.',
  ],
  'too-many-ideas': [
    'Escribe las ideas en papeles y da la vuelta a cada papel que no avanzó este mes.',
    'Di a dos personas: “Hasta fin de trimestre hago solo esto. Recuérdenmelo si hablo de otra cosa.”',
    'Sortea entre las dos mejores, si todas parecen buenas, y nota si llega alivio.',
  ],
  'working-too-many-hours': [
    'Elige una noche de esta semana y escribe “cerrado” donde se vea.',
    'Di a los clientes: “Los miércoles respondo hasta las seis. Lo que llegue después, el jueves.”',
    'Recorta un servicio que nadie echaría de menos, si no hay dinero para ayuda.',
  ],
  'business-plan-one-page': [
    'Escribe solo el cuadro de números: precio, clientes al mes, costos, lo que queda.',
    'Explícalo así: “Ayudo a estas personas con este problema. Cuesta tanto y se paga desde tantos clientes.”',
    'Empieza con un cliente que pague y escribe el plan con lo que aprendas.',
  ],
  'investor-or-bank-meeting': [
    'Escribe en una tarjeta tres de los seis números: cuánto pides, qué compra, cuánto entra al mes.',
    'Empieza con: “Pido esta suma para esto. Se paga con aquello y, si va mal, con esto.”',
    'Pide primero una suma menor o equipo usado, si el total parece riesgoso.',
  ],
  'seminar-or-event': [
    'Multiplica lugares por precio, resta sala e invitado, y escribe lo que queda.',
    'Invita con: “Guardo veinte lugares para gente que conozco. ¿Quieres uno hasta el viernes?”',
    'Haz antes una versión pequeña para los tuyos, una noche en vez de un día.',
  ],
  'online-coaching-offer': [
    'Escribe la pregunta que más te hacen y tu respuesta en cinco líneas.',
    'Ofrécelo así: “Tomo tres personas por cuatro semanas, una llamada y un plan cada una. ¿Eres una?”',
    'Acompaña gratis a una persona dos semanas y pide sus palabras, si aún no hay pruebas.',
  ],
  'seasonal-slump': [
    'Escribe el mes más flojo del año pasado y la suma que faltó.',
    'Ofrece: “Diez clases para usar hasta marzo al precio de ocho. Solo esta semana.”',
    'Usa las semanas vacías para una clase en una empresa o un curso de vacaciones.',
  ],
  'bad-review': [
    'Cierra la página, pon una alarma de una hora y escribe a mano la versión con rabia.',
    'Responde: “Gracias por contarlo. No queremos que nadie se sienta así. Llámame, quiero entenderlo.”',
    'Deja que hablen otros: tres reseñas honestas de alumnos pesan más que cualquier defensa.',
  ],
  'start-a-habit': [
    'Hazlo una vez ahora, dos minutos, y marca la primera cruz en papel.',
    'Di en voz alta: “Después del café hago dos minutos, y luego puedo parar.”',
    'Cambia el ancla, no el hábito, si sigue fallando: otra hora, otro lugar.',
  ],
  'break-a-habit': [
    'Deja la cosa veinte segundos más lejos: otra habitación, un estante alto, una caja cerrada.',
    'Di cuando llegue el impulso: “Diez minutos. Luego decido otra vez.”',
    'Planea solo la peor hora del día y deja las otras como están por ahora.',
  ],
  procrastination: [
    'Abre la carta, el archivo o la página que más pesa y lee la primera línea; nada más.',
    'Di: “Dos minutos, mal hecho, ahora.”',
    'Hazlo al lado de alguien, en una biblioteca o una llamada, si a solas nunca empiezas.',
  ],
  'no-time': [
    'Borra una cosa de mañana y escribe qué haces con esa media hora.',
    'Responde al próximo pedido: “Esta semana no puedo. Pregúntame otra vez el lunes.”',
    'Junta dos cosas en vez de hallar una hora: caminar al trabajo, entrenar con tu peque, leer en el autobús.',
  ],
  'money-savings-goal': [
    'Abre la aplicación del banco y programa una transferencia pequeña, casi ridícula, para el día de pago.',
    'Di en la caja: “Esto o mi objetivo.” Luego decide.',
    'Gana la primera parte si no hay qué recortar: una cosa vendida, un turno extra, una clase.',
  ],
  'sleep-better': [
    'Pon el cargador en la cocina ahora y un despertador sencillo junto a la cama.',
    'Di de noche: “Descansar basta. Me levanto a la misma hora igual.”',
    'Deja en paz la hora de dormir y fija solo la de levantarte, fin de semana incluido.',
  ],
  'lose-weight-healthily': [
    'Elige ahora el desayuno de mañana: huevos, yogur o legumbres, con fruta y agua al lado.',
    'Di cuando insistan: “Se ve riquísimo. Ya comí bien, gracias.”',
    'Cambia solo la cena, comida de olla en la mesa, y deja el resto del día como está.',
  ],
  'get-back-in-shape': [
    'Camina quince minutos hoy, cinco de ida, cinco rápidos, cinco de vuelta, y para ahí.',
    'Di en la puerta: “La mitad es el plan. Por eso vuelvo mañana.”',
    'Elige lo que cuide tu punto débil, natación, bicicleta, movilidad, antes de lo que golpea.',
  ],
  'relationship-conflict': [
    'Escribe una frase que empiece con “me gustaría”, sin la palabra tú.',
    'Di: “No quiero ganar esto. Cuando pasa siento distancia, y quisiera que me escuches diez minutos.”',
    'Escríbelo como carta corta, si toda charla se calienta, y pide respuesta en dos días.',
  ],
  'family-does-not-support': [
    'Elige al familiar que se preocupa con menos ruido y pídele diez minutos.',
    'Di: “Sé que temen por mí. Cuéntame lo peor, que yo solo escucho.”',
    'Muestra en vez de hablar: llévalos a una clase común, sin pelea, y deja que el entrenador los reciba.',
  ],
  'break-up': [
    'Come algo caliente y escribe a alguien de confianza: “¿Puedo pasar un rato?”',
    'Di a las amistades en común: “Nadie tiene que elegir. Solo avísenme cuando nos inviten a los dos.”',
    'Ve a lugares que nunca fueron de ustedes, si los de antes duelen demasiado.',
  ],
  grief: [
    'Quédate cinco minutos con una foto o una cosa suya y deja que venga lo que venga.',
    'Di a tu entrenador: “Unos días entrenaré y otros solo me sentaré aquí. Los dos son lo que puedo.”',
    'Haz de eso un ritual pequeño, un asalto, una caminata, una canción, y deja libre el resto de la hora.',
  ],
  loneliness: [
    'Escribe una línea a alguien que te caía bien: “Me acordé de ti. ¿Cómo andas?”',
    'Di después de clase: “No soy de aquí y aún no conozco a nadie. ¿A dónde van después?”',
    'Elige un lugar donde haya algo que hacer con las manos, si charlar cuesta: una clase, una cocina, un equipo.',
  ],
  'anxiety-everyday': [
    'Pon los dos pies en el suelo, suelta el aire contando hasta seis, diez veces, y nombra cinco cosas que ves.',
    'Di cuando llegue de madrugada: “Esta es la voz de la noche. La escucho mañana a las cinco de la tarde.”',
    'Levántate y escribe la preocupación en la cocina, si en la cama crece, y después vuelve.',
  ],
  'self-doubt': [
    'Escribe la frase de la voz y detrás: “quién lo dice, y desde cuándo”.',
    'Respóndele: “Te oigo. Ya hice cosas difíciles, y empiezo ahora.”',
    'Actúa primero y discute después: cinco minutos de la cosa misma callan más que las razones.',
  ],
  perfectionism: [
    'Elige una tarea abierta y escribe las tres líneas que la hacen suficiente.',
    'Entrega con: “Es una primera versión. ¿Qué cambiarías, si fuera una sola cosa?”',
    'Recorta el tiempo en vez del nivel: cuando suena la alarma, sale.',
  ],
  'comparison-with-others': [
    'Silencia una cuenta ahora y escribe algo que hace un año no sabías hacer.',
    'Di cuando llegue la punzada: “Ese es el capítulo doce de otra persona. Yo escribo el mío.”',
    'Convierte la envidia en pregunta: qué parte quieres de verdad y cuál es su primer centímetro.',
  ],
  'motivation-gone': [
    'Haz diez minutos solo de la parte que siempre te gustó, sin plan.',
    'Escribe a alguien del gimnasio: “Perdí un poco las ganas. ¿Haces una sesión suave conmigo?”',
    'Detente a propósito una semana, con fecha de vuelta, y mira qué echas de menos.',
  ],
  'big-decision': [
    'Escribe la decisión como pregunta con tres respuestas, una de ellas rara.',
    'Pregunta a quien lo eligió: “¿Qué pagas por eso que nadie ve?”',
    'Vive una opción una semana como si estuviera decidida, si pensar solo da vueltas.',
  ],
  'moving-city': [
    'Escribe las tres cosas por resolver antes de la primera noche allá, y nada más.',
    'Manda a un club de allá: “Me mudo en unas semanas y quiero entrenar. ¿Cuándo puedo pasar?”',
    'Lleva a propósito algo de aquí, una llamada semanal o un último entrenamiento, para que no todo termine junto.',
  ],
  'becoming-a-parent': [
    'Pregunta hoy: “¿Qué es lo que más te ayudaría esta semana?”, y di lo tuyo.',
    'Di: “Tú duermes de ocho a doce, yo me quedo con el resto y mañana cambiamos.”',
    'Cuenta el sueño como entrenamiento por ahora, y deja que diez minutos en el suelo con tu bebé valgan una sesión.',
  ],
  'boundaries-saying-no': [
    'Escribe tu no en diez palabras y dilo en voz alta a la pared.',
    'Di: “Te quiero y esta semana no puedo. Pregúntame otra vez para el jueves que viene.”',
    'Gana tiempo primero si un no cuesta: “Déjame ver y te digo mañana.”',
  ],
  'return-to-study': [
    'Pon el libro o los apuntes en la mesa ahora, en la página donde empiezas.',
    'Escribe a alguien de la carrera: “¿Hacemos una hora el miércoles, cada quien con lo suyo?”',
    'Estudia en trozos de veinte minutos en el camino, si no hay bloque libre.',
  ],
  'discipline-of-mornings': [
    'Deja ropa, botella y bolso en un solo montón junto a la puerta antes de acostarte.',
    'Di cuando suene: “Primero los pies al suelo. Después decido.”',
    'Empieza con dos mañanas por semana y mueve la alarma quince minutos, no una hora.',
  ],
  'if-then-plan': [
    'Toma el momento que más te tumba y escribe solo la primera mitad: “Si es … y yo …”.',
    'Di la frase entera en voz alta una vez en el lugar donde pasará.',
    'Elige un momento imposible de perder, una puerta, una comida, la alarma, si el primero era vago.',
  ],
  woop: [
    'Cierra los ojos un minuto e imagina lo mejor de esto, y luego lo que en ti lo frenaría.',
    'Escribe: “Cuando note que me escapo, hago los próximos cinco minutos.”',
    'Reduce el deseo hasta que quepa en una semana, si el obstáculo parece grande.',
  ],
  'grow-talk': [
    'Escribe una línea en cada título y deja el resto en blanco por ahora.',
    'Pregunta a una persona: “¿Qué más podría hacer? Solo opciones, sin consejos.”',
    'Empieza por lo que ya funciona, si el objetivo está borroso: qué hora de la semana pasada se sintió bien.',
  ],
  'scale-one-to-ten': [
    'Escribe tu número y una razón de que no sea menor.',
    'Pregunta a quien te conoce: “¿Qué me verías hacer con medio punto más?”',
    'Califica tres áreas aparte, trabajo, cuerpo, gente, si un número dice poco, y empieza por la más baja.',
  ],
  'break-goal-down': [
    'Escribe la fecha arriba y la mitad del camino al centro de la hoja; dos líneas bastan.',
    'Di a una persona: “Para fin de mes habré hecho esto.”',
    'Cuenta en semanas en vez de meses, si todavía parece montaña: qué debe ser cierto el domingo.',
  ],
  'process-goals': [
    'Escribe una acción toda en tus manos que tome menos de una hora.',
    'Di después de cada punto o venta: “La siguiente.” Y repite tu primera acción.',
    'Guarda el resultado para fin de mes, aunque vivas de él, y mira cada día solo las acciones que llevan ahí.',
  ],
  'strengths-inventory': [
    'Escribe un tiempo difícil que atravesaste y lo que en ti pudo con él.',
    'Pregunta a alguien cercano: “¿Cuándo me viste en mi mejor momento y qué hacía?”',
    'Mira lo que te irrita en otros; suele ser la fuerza que en ti das por hecha.',
  ],
  'resource-map': [
    'Escribe cinco nombres, por pequeña que sea su parte.',
    'Pide: “Estoy empezando esto y aún no tengo dinero. ¿Puedo usar el salón una tarde y dejarlo limpio?”',
    'Empieza por lo que no cuesta, un parque, equipo prestado, un voluntario, y deja que crezca.',
  ],
  'obstacle-breakdown': [
    'Escribe las tres partes más grandes en tres papeles y aparta lo que no es tuyo.',
    'Di a la otra persona: “Esta parte es mía, la tomo. Esta es de ambos. ¿Cuándo la vemos?”',
    'Toma primero la parte que más pesa, si arrastra a las otras, y dale una llamada o una carta.',
  ],
  'accountability-partner': [
    'Escribe un nombre, aunque sea de alguien que solo conoces de entrenar.',
    'Pide: “¿Me preguntas un número cada domingo? Nada más.”',
    'Usa un cuadro en la pared, un grupo o una lista pública, si aún no hay a quién pedirle.',
  ],
  'weekly-review': [
    'Escribe tres líneas ahora: qué avanzó, qué frenó, qué sigue.',
    'Pon en la agenda: “Domingo, seis de la tarde, veinte minutos, misma silla.”',
    'Habla al teléfono mientras caminas, si el papel no es lo tuyo.',
  ],
  'reappraise-pressure': [
    'Nombra la presión más fuerte y escribe algo que puedas hacer por ella en una hora.',
    'Di: “Es mi cuerpo preparándose. Una cosa primero.”',
    'Quita una carga antes de tocar el sentimiento: aplaza, pasa o cancela un solo punto.',
  ],
  'breathing-reset': [
    'Suelta el aire contando hasta seis y tómalo contando hasta tres, cinco veces, ahí donde estás.',
    'Di por dentro: “Primero suelto. Después decido.”',
    'Usa las manos si respirar lo empeora: apriétalas diez segundos y suelta.',
  ],
  'self-talk-script': [
    'Escribe la frase que dice la voz y debajo lo que diría tu entrenador en su lugar.',
    'Prueba frases como “vista al frente, la que sigue”, “una cosa, ahora”, “ya estuve aquí”.',
    'Háblate por tu nombre, como a alguien que quieres, si la primera persona suena falsa.',
  ],
  'setback-recovery': [
    'Haz la versión más pequeña una vez antes de que acabe el día, a la hora que sea.',
    'Di: “Un tropiezo es una fecha, no una sentencia. Vale el siguiente.”',
    'Planea los días de riesgo, fiesta, viaje, mala noche, con un mínimo que los sobreviva.',
  ],
}
