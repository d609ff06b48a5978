import type { ConcreteAnswer } from '../concrete-answer.ts'

export const LIFE: readonly ConcreteAnswer[] = [
  {
    matter: 'partner-conflict',
    asked: [
      'Mi pareja dice que huelo a gimnasio y que nunca estoy, ¿qué cambio esta semana?',
      'dice q nunca estoy',
      '¿y qué cambio ya, esta semana?',
      'Llego a las diez, ceno solo y ella ya está dormida.',
    ],
    answer:
      'Cambia una tarde de entreno por la mañana o el almuerzo y regálale esa noche, con día fijo. Dúchate en el gimnasio y deja la ropa en la lavadora tú mismo. Dile: «El jueves es nuestro, sin teléfono y sin hablar de peleas». Cúmplelo cuatro semanas seguidas. Lo que lo estropea es cancelar el primer jueves porque salió un sparring.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Mi pareja está celosa de mi compañera de sparring, ¿qué hago?',
      'celos por mi compañera',
      '¿y si me pide que no entrene con ella?',
      'No quiere que ruede con mujeres y en mi clase hay cuatro.',
    ],
    answer:
      'Invítala a ver una clase entera y preséntale a la compañera por su nombre. Antes dile: «Entiendo que te incomode. Entreno con quien toca y te cuento lo que quieras saber». Ofrece transparencia, no dejar de entrenar con media clase. Si después revisa tu teléfono, te prohíbe cosas o te asusta, eso es control: habla con alguien de confianza o un profesional.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Hablamos y aceptó tres días por semana, ¿cómo hago que dure?',
      'acepto 3 dias',
      'Llegamos a un acuerdo, ¿y ahora?',
      'Por fin hablamos sin gritar y quedamos en tres tardes.',
    ],
    answer:
      'Hablarlo sin gritar vale más que los tres días, bien por los dos. Escriban las tardes en el calendario común y pongan una revisión en un mes: «¿Cómo te va con esto?». Si necesitas una tarde extra, cámbiala por otra, no la sumes, y avisa dos días antes. La preparación de una pelea se negocia aparte, con fecha de fin. Llegar cuarenta minutos tarde es lo que rompe estos acuerdos.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Mi pareja llora cada vez que peleo, ¿la llevo al evento o no?',
      'llora cuando peleo',
      '¿y la llevo a verme?',
      'Dice que no puede verme recibir golpes, pero en casa es peor.',
    ],
    answer:
      'Que elija ella, y no la sientes en primera fila. Dos opciones: viene con una amiga y sale cuando quiera, o se queda en casa y tu esquina la llama en los cinco minutos siguientes. Cuéntale antes qué te protege: médico, árbitro, permiso de tu esquina para parar. Lo que empeora todo es decir «no pasa nada». Di: «Hay riesgo, y esto es lo que hago para bajarlo».',
  },
  {
    matter: 'break-up',
    asked: [
      '¿Qué hago con los domingos ahora que estoy solo?',
      'los domingos me matan',
      '¿y los domingos?',
      'Entre semana entreno y aguanto, el domingo me hundo.',
    ],
    answer:
      'Ponle al domingo dos citas fijas antes del jueves: una por la mañana con cuerpo, caminar o clase abierta, y una por la tarde con una persona. Escribe a alguien hoy: «¿Desayunamos el domingo a las diez?». Compra la comida el sábado. De noche, teléfono fuera del cuarto. Lo que hunde es dejarlo libre «a ver qué sale». Si piensas en no seguir viviendo, llama hoy a emergencias o a una línea de ayuda.',
  },
  {
    matter: 'break-up',
    asked: [
      'Me dejó a tres semanas de mi pelea, ¿peleo igual?',
      'me dejo y peleo en 3 semanas',
      '¿y la pelea qué hago?',
      'No duermo, no como y tengo combate el día veinte.',
    ],
    answer:
      'Espera cinco días antes de decidir y cuéntaselo hoy al entrenador. En esos días: entreno técnico, sin sparring fuerte, tres comidas aunque sean pequeñas. Si al quinto duermes seis horas y respondes bien en las manoplas, sigue; si no, retírate con tiempo, eso se respeta. Con la cabeza en otro sitio se reciben golpes de más. Lo que no sirve es usar el sparring para descargar rabia.',
  },
  {
    matter: 'break-up',
    asked: [
      'Llevo dos semanas sin escribirle, ¿eso sirve de algo?',
      '2 semanas sin escribirle',
      'Ya van quince días sin mensajes, ¿y ahora?',
      'Ayer casi le escribo a las dos de la mañana, pero no lo hice.',
    ],
    answer:
      'Sirve mucho, y no escribir a las dos de la mañana fue la parte más dura. Ahora silencia sus historias y archiva el chat, para no tener que decidir cada noche. Deja una nota en el teléfono donde escribas lo que le dirías, sin enviarla. Elige a una persona a la que sí puedas llamar a esa hora y pídele permiso hoy. Las recaídas suelen llegar tras beber o tras una buena noticia.',
  },
  {
    matter: 'break-up',
    asked: [
      'Nos separamos y tenemos un hijo, ¿cómo le explico lo que pasa?',
      'como le digo a mi hijo',
      '¿y al niño qué le decimos?',
      'Mi hijo de siete pregunta por qué papá duerme en otra casa.',
    ],
    answer:
      'Díganselo los dos juntos, corto y sin culpables: «Ya no vamos a vivir juntos. No es por tu culpa. Los dos te queremos y vas a vernos a los dos». Después lo práctico: dónde duerme cada día y quién lo lleva a entrenar. Un calendario con colores en la nevera ayuda. Lo que le hace daño es llevar recados entre los dos. Si deja de comer o dormir, pediatra.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Mis padres me dejan entrenar pero no competir, ¿cómo negocio?',
      'me dejan entrenar pero no competir',
      '¿y para que me dejen competir?',
      'Tengo 15, entreno cuatro días y no me firman la licencia.',
    ],
    answer:
      'Pide un paso intermedio: que vengan a ver un torneo como público, contigo y con tu entrenador al lado. Antes propón: «Seis meses de buenas notas, revisión médica y empezamos por una competencia sin golpes a la cabeza». Deja que el entrenador les explique protecciones y reglas. Si dicen que no, acéptalo y pregunta cuándo pueden volver a hablarlo. Firmar tú por ellos termina con todo.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Entreno a escondidas de mis padres, ¿se lo digo?',
      'entreno a escondidas',
      '¿y si se enteran por otro?',
      'Creen que estoy en la biblioteca y estoy boxeando.',
    ],
    answer:
      'Sí, díselo esta semana, antes de que lo sepan por un moratón. Empieza por la mentira: «Les mentí y lo siento. Voy a boxeo los martes. Quiero que lo conozcan». Si eres menor, para de ir hasta que lo hablen, porque sin su firma el seguro no te cubre. Ofrece que llamen al entrenador. El primer día se enfadarán por la mentira, así que la conversación buena es la segunda.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Mi padre vino a ver una clase y le gustó, ¿qué hago ahora?',
      'mi papa vino a la clase',
      'Vino y no le pareció mal, ¿y ahora?',
      'Se quedó hasta el final y saludó al entrenador.',
    ],
    answer:
      'Que haya venido es la mejor noticia posible, y la conseguiste tú. Dale hoy las gracias en una frase y no pidas nada más esta semana. Cumple lo que prometiste en casa, notas y horarios, sin que te lo recuerden. Al mes pregunta por el paso siguiente, uno solo. Lo que se tuerce es pedirle en el coche de vuelta el permiso para pelear.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Tengo 22 años, vivo con mis padres y me amenazan con echarme si peleo, ¿qué hago?',
      'me echan si peleo',
      '¿y si lo dicen en serio?',
      'Dependo de ellos y me dijeron: o la pelea o la casa.',
    ],
    answer:
      'No firmes la pelea hasta tener dónde dormir; esa es la decisión de verdad. Haz cuentas: un cuarto, comida y cuota, y cuántos meses puedes pagarlos. Habla una noche tranquila: «¿Qué es lo que más miedo les da?» y escucha sin discutir. Ofrece mostrarles la revisión médica. Si su casa sigue siendo necesaria, aplaza seis meses y ahorra. Pelear preocupado por la maleta sale mal.',
  },
  {
    matter: 'family-care',
    asked: [
      'Mis hermanos no ayudan con mi padre enfermo, ¿cómo se lo pido?',
      'mis hermanos no ayudan',
      '¿y a mis hermanos qué les digo?',
      'Somos tres y solo yo lo llevo al médico.',
    ],
    answer:
      'Pide tareas con día, no «ayuda»: «Necesito que los martes y jueves estés con papá de seis a nueve. ¿Cuál tomas?». Hazlo en una llamada con todos y con la lista escrita: médicos, compra, noches, papeles. El que vive lejos paga una hora de cuidadora o lleva los trámites. Pon revisión al mes. Lo que falla es seguir haciéndolo todo mientras esperas que se den cuenta.',
  },
  {
    matter: 'family-care',
    asked: [
      'Duermo cuatro horas por el bebé, ¿hago sparring o no?',
      'duermo 4 horas por el bebe',
      '¿y el sparring con este sueño?',
      'El bebé se despierta cada dos horas y el jueves toca sparring.',
    ],
    answer:
      'No, con cuatro horas nada de sparring: reaccionas tarde y recibes más. Haz treinta minutos de técnica, saco suave o caminar con el cochecito. Vuelve al sparring cuando lleves tres noches seguidas de seis horas, aunque sea a trozos. Repartan las noches: una tú, una tu pareja. Maneja con cuidado al volver. Si el cansancio viene con tristeza que no se va, en cualquiera de los dos, díganselo al médico.',
  },
  {
    matter: 'family-care',
    asked: [
      'Hoy dejé a mi madre con una vecina y entrené una hora, ¿hice mal?',
      'deje a mi mama y entrene',
      'Fui, pero me sentí culpable todo el rato.',
      'Primera clase en dos meses y la pasé mirando el teléfono.',
    ],
    answer:
      'Hiciste bien: quien cuida y no descansa acaba necesitando cuidado. Repite el mismo día la semana que viene, así la vecina y tu madre se acostumbran. Acuerda una señal: teléfono en sonido solo para ella, y si no llama, no miras. Llévale algo a la vecina y pregúntale si puede fijo. La culpa baja hacia la tercera o cuarta vez, no a la primera.',
  },
  {
    matter: 'family-care',
    asked: [
      '¿Puedo llevar a mi hija de tres años al gimnasio mientras entreno?',
      'llevo a mi hija al gimnasio',
      '¿y si me la llevo?',
      'No tengo con quién dejarla y la clase es a las seis.',
    ],
    answer:
      'Sí, si el gimnasio lo permite y hay un adulto que la mire, porque tú no puedes hacer las dos cosas. Pregunta: «¿Puedo traerla los martes? Se queda con otra madre en la banca». Lleva manta, cuentos y merienda, lejos de los sacos y del tatami. Otra salida: turnarse con otro padre, uno entrena y el otro cuida. Sola con una pantalla al borde del ring es como ocurren los accidentes.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Hablo con todos en clase, pero fuera nadie me escribe, ¿qué hago?',
      'en clase si pero fuera nada',
      '¿y cómo paso de la clase a lo de fuera?',
      'Chocamos las manos, nos reímos y luego una semana de silencio.',
    ],
    answer:
      'Escribe tú primero, a una sola persona y con algo del gimnasio: «¿Vemos la velada del sábado? Yo llevo pizza». Fecha, lugar y final claro. Si dice que no puede, prueba una vez más a las dos semanas y luego con otro. Hacen falta varios encuentros para que sea amistad. Lo que no funciona es escribir «a ver cuándo quedamos» en el grupo de cuarenta.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Invité a alguien y me dijo que no, ¿insisto?',
      'lo invite y dijo q no',
      'Pregunté y no quiso, ¿y ahora?',
      'Por fin me atreví a proponer un café y estaba ocupado.',
    ],
    answer:
      'Atreverte a preguntar era lo difícil, y eso ya lo tienes. Si dijo «no puedo», propón otra fecha una vez: «¿Y el jueves después de clase?». Si dijo «no, gracias», sonríe y sigue entrenando igual con él. Esta misma semana pregunta a una segunda persona. Un no a un café habla casi siempre de su agenda. Lo que hace daño es decidir por un solo intento que a nadie le interesas.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Ceno con el equipo y me quedo callado, ¿de qué hablo?',
      'me quedo callado en las cenas',
      '¿y de qué hablo?',
      'Todos cuentan anécdotas y yo miro el plato.',
    ],
    answer:
      'Siéntate al lado de una persona, no en el centro, y ten tres preguntas: «¿Cómo empezaste?», «¿Cuál fue tu peor asalto?», «¿Qué haces cuando no entrenas?». A cada respuesta, una pregunta más sobre lo mismo. Con eso hablas bastante. Quédate una hora y vete sin disculparte. Lo que sale mal es ensayar una historia graciosa: mientras la preparas, no escuchas.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Paso las fiestas solo y el gimnasio cierra dos semanas, ¿qué hago?',
      'fiestas solo y gimnasio cerrado',
      '¿y esas dos semanas?',
      'En diciembre cierra todo y no tengo a nadie aquí.',
    ],
    answer:
      'Haz hoy una lista de catorce días y pon en cada uno una salida y un contacto. Salida: correr, biblioteca, comedor solidario que busca voluntarios. Contacto: una llamada de diez minutos. Escribe al grupo: «Entreno en el parque el 24 y el 31 a las diez, ¿quién viene?»; con uno basta. Si algún día piensas en no seguir viviendo, llama a emergencias o a una línea de ayuda esa misma hora.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Ahorré la mitad para el torneo y se me rompió el coche, ¿uso ese dinero?',
      'se rompio el coche y tenia ahorros',
      '¿y si tengo que gastarlo?',
      'Tenía 400 guardados y el taller me pide 350.',
    ],
    answer:
      'Sí, paga el coche si lo necesitas para trabajar; juntar esos 400 ya demuestra que sabes hacerlo. Pide antes un segundo presupuesto y pregunta si aceptan dos pagos. Después mira el siguiente torneo, a tres o cuatro meses, y reinicia con la misma cantidad semanal. Abre una segunda caja pequeña para imprevistos. No pongas el viaje en la tarjeta para compensar: los intereses te quitan dos torneos.',
  },
  {
    matter: 'money-saving',
    asked: [
      '¿Cómo viajo barato a un torneo en otra ciudad?',
      'como viajo barato',
      '¿y el viaje cómo lo abarato?',
      'Inscripción, bus, hotel y comida: no me salen las cuentas.',
    ],
    answer:
      'Comparte coche entre cuatro y alojamiento con cocina: son los dos gastos grandes. Escribe al grupo seis semanas antes: «Somos dos, buscamos dos más, salida viernes a las cinco». Pregunta al club local si deja dormir en el tatami. Lleva arroz, atún, fruta y avena. Inscríbete en el primer plazo, suele ser más barato. Lo que sale caro es reservar tarde y comer tres días en el pabellón.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Ahorro a principio de mes y el día veinte lo saco todo, ¿qué cambio?',
      'siempre saco lo ahorrado',
      '¿y cómo no tocarlo?',
      'Guardo cien y antes de fin de mes ya no están.',
    ],
    answer:
      'Baja la cantidad a la mitad y ponla en otra cuenta sin tarjeta, el mismo día que cobras. Cincuenta que se quedan ganan a cien que vuelven. Divide el resto por cuatro semanas y retira solo la parte de cada lunes. Apunta durante un mes en qué se va entre el día quince y el veinte. Ahorrar demasiado al principio es justo lo que vacía la hucha.',
  },
  {
    matter: 'money-saving',
    asked: [
      '¿Organizo una rifa para pagar mi viaje o queda mal?',
      'hago una rifa o no',
      '¿y si pido ayuda a la gente?',
      'Me falta un tercio del viaje y me da vergüenza pedir.',
    ],
    answer:
      'Hazla, bien contada no queda mal. Di cifra y fin: «Me faltan 300 para el nacional del 12 de mayo. Boleto a 3, premio un mes de clases donado por el club». Pregunta antes al ayuntamiento o al club si necesitas permiso. Alternativa sin papeles: un seminario de dos horas con aportación. Después publica foto y cuentas claras. Lo que molesta a la gente es no saber nunca en qué acabó.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Probé la respiración y me pone peor, ¿qué hago en su lugar?',
      'respirar me pone peor',
      '¿y si respirar no me funciona?',
      'En cuanto cuento respiraciones me ahogo más.',
    ],
    answer:
      'Deja la respiración y usa el entorno: nombra cinco cosas que ves, toca cuatro texturas y moja las muñecas con agua fría. Luego camina diez minutos a paso rápido. A mucha gente le agobia vigilar el aire, no eres raro. Repítelo dos veces al día también cuando estés tranquilo. Si el ahogo llega con dolor en el pecho o desmayo, urgencias; si se repite cada semana, médico.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Me da ansiedad entrar al gimnasio aunque nadie me haga nada, ¿cómo entro?',
      'ansiedad al entrar al gimnasio',
      '¿y cómo cruzo la puerta?',
      'Me quedo en el coche veinte minutos y me vuelvo a casa.',
    ],
    answer:
      'Entra por escalones: hoy solo hasta recepción y saludas, el jueves miras diez minutos, el martes haces el calentamiento. Cada escalón se repite hasta que el miedo baje a la mitad. Escribe antes al profesor: «Me cuesta entrar, ¿puedo llegar diez minutos antes?». Marcharte en pleno pico enseña al cuerpo que había peligro; espera cinco minutos y después, si quieres, te vas.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Esta semana tuve un ataque de pánico y lo aguanté sin irme, ¿qué significa?',
      'aguante un ataque d panico',
      'Me dio otra vez, pero me quedé, ¿y ahora?',
      'Me dio en el metro y no me bajé.',
    ],
    answer:
      'Significa que tu cuerpo aprendió que pasa solo, y quedarte ahí fue muy valiente. Apunta hoy cuánto duró y qué creíste que iba a ocurrir; la próxima vez léelo. Toma el mismo metro mañana, una parada o dos, para que el miedo no se instale. Y pide cita con el médico o un psicólogo: el pánico se trata bien, y mejor pronto. Evitar el metro un mes lo haría crecer.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      '¿Me ayuda entrenar más fuerte cuando estoy ansioso o me empeora?',
      'entreno fuerte si estoy ansioso',
      '¿y entreno fuerte para sacarlo?',
      'Los días de nervios me mato en el saco y luego no duermo.',
    ],
    answer:
      'Mejor medio: treinta o cuarenta minutos en los que puedas hablar a frases, y antes de las ocho de la noche. Lo muy fuerte y tarde te deja acelerado a la hora de dormir. Termina con diez minutos de caminar y ducha templada. Menos café después del mediodía ayuda más que un asalto extra. Si necesitas agotarte a diario para estar en calma, coméntalo con un profesional.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Pido perdón por todo, hasta cuando me pegan a mí, ¿cómo lo dejo?',
      'pido perdon por todo',
      '¿y cómo dejo de disculparme?',
      'En el sparring digo «perdón» cada vez que conecto un golpe.',
    ],
    answer:
      'Cambia «perdón» por otra palabra durante dos semanas: «bien» cuando conectas, «gracias» cuando te corrigen. Pide a un compañero que levante un dedo cada vez que se te escape y cuenta por clase. Guarda el perdón para cuando te pases de fuerza de verdad. El primer día lo dirás veinte veces; no te disculpes por disculparte. Fuera del gimnasio empieza por los correos: borra la primera frase.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Hice la lista de cosas que me salen bien y no se me ocurre nada, ¿qué pongo?',
      'no se q poner en la lista',
      '¿y si la lista queda vacía?',
      'Me senté con el papel y a los diez minutos seguía en blanco.',
    ],
    answer:
      'Pon hechos y no cualidades: «Fui el martes», «le ayudé con las vendas», «llamé a mi madre». Tres por noche, de menos de seis palabras. Si no sale ninguno, pregunta a una persona: «Dime una cosa concreta que hice bien este mes». Hazlo catorce días antes de juzgarlo. Si te sientes vacío casi todo el día desde hace dos semanas, eso se habla con un médico.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Hoy me felicitaron y solo dije gracias, ¿qué sigue?',
      'hoy solo dije gracias',
      'Lo hice, acepté el elogio, ¿y ahora?',
      'El entrenador dijo que mejoré y no le llevé la contraria.',
    ],
    answer:
      'Un «gracias» sin «pero» es un cambio de verdad, aunque por dentro chirriara. Apunta esta noche la frase exacta que te dijo y quién. La próxima vez añade una pregunta: «¿Qué viste distinto?»; así el elogio se convierte en información. Y di tú uno concreto a un compañero esta semana. Es normal que la voz de siempre proteste después; no hace falta convencerla.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Un error en el trabajo y ya me siento inútil todo el día, ¿cómo lo corto?',
      'un error y me hundo',
      '¿y cómo lo corto en el momento?',
      'Mandé mal un correo y llevo seis horas dándole vueltas.',
    ],
    answer:
      'Arréglalo en diez minutos y ponle final: avisa, corrige, escribe una línea con lo que harás distinto. Después di el hecho en voz alta, sin adjetivo: «Mandé el archivo equivocado», no «soy un desastre». Levántate y haz otra tarea de veinte minutos. Pregúntate qué dirías a un compañero y dítelo igual. Pedir perdón cuatro veces alarga el asunto para todos.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Mis amigos compran casa y yo sigo alquilando para poder entrenar, ¿me equivoqué?',
      'todos compran casa menos yo',
      '¿y si elegí mal?',
      'En cada cena hablan de hipotecas y yo de torneos.',
    ],
    answer:
      'No, pagaste otra cosa con ese dinero; comprueba solo si todavía la quieres. Escribe qué te dio el deporte estos tres años y qué te falta de verdad. Si lo que falta es seguridad, empieza con un colchón de tres meses de gastos, poco a poco, sin dejar el gimnasio. En la cena basta: «Yo voy por otro camino». Comparar tu cuenta con su foto de las llaves omite su deuda.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Borré la aplicación hace una semana y no noto nada, ¿sigo?',
      'borre la app y no noto nada',
      'Ya la borré, ¿y ahora qué?',
      'Siete días sin mirar y me sigo sintiendo atrás.',
    ],
    answer:
      'Siete días seguidos ya es mucho, y sí, sigue hasta treinta. La primera semana solo notas el hueco. Llénalo con algo fijo en los dos momentos en que más mirabas, normalmente al despertar y en la cama: diez páginas o estirar. El día treinta decide si vuelves con veinte minutos diarios y solo cuentas que te enseñen algo. Mirar desde el navegador «un momento» cuenta como volver.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Mi hermano gana el triple y mis padres siempre lo nombran, ¿qué digo?',
      'mis padres me comparan con mi hermano',
      '¿y qué les contesto?',
      'Cada domingo: tu hermano esto, tu hermano lo otro.',
    ],
    answer:
      'Díselo una vez, sin atacarlo a él: «Me alegro por él. Cuando nos comparan, se me quitan las ganas de venir. Pregúntenme por lo mío». Y trae tú un tema: «El sábado dirigí mi primera clase». Si vuelven, repite corto: «Hablábamos de mí». Con tu hermano, queda aparte; casi nunca sabe que pasa. Llevar la lista de tus méritos a la mesa solo abre otra competición.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'El que empezó conmigo ya pelea profesional y yo no, ¿qué hago con eso?',
      'empezamos juntos y el ya es pro',
      '¿y qué hago cuando lo veo?',
      'Compartíamos vestuario y ahora lo veo en carteles.',
    ],
    answer:
      'Felicítalo hoy con una frase de verdad y luego mira las horas, no el cartel. Compara cuántos días entrenó él y cuántos tú, y qué tenías tú además: trabajo, hijos, lesión. Si quieres eso mismo, pide al entrenador el siguiente paso con fecha. Si no lo quieres, es nostalgia y pasa. Pregúntale una cosa que le funcionó. Dejar de seguirlo en silencio no cura la envidia.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Ya decidí y ahora me arrepiento cada hora, ¿doy marcha atrás?',
      'decidi y me arrepiento',
      'Dije que sí y no paro de dudar, ¿y ahora?',
      'Firmé el lunes y desde entonces no duermo.',
    ],
    answer:
      'Decidir después de meses ya fue un logro, y el vértigo de los primeros días es lo normal. No la toques en dos semanas. Apunta cada duda con fecha; si es siempre la misma y con un hecho nuevo, revísala. Si es solo miedo, cambia de tema cada vez. Mira también el plazo legal para retractarte, por si lo hay. Preguntar a seis personas más solo reabre lo cerrado.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Hice la lista de pros y contras y quedó empatada, ¿qué hago?',
      'la lista me quedo empatada',
      '¿y si queda empate?',
      'Ocho a favor, ocho en contra, y sigo igual.',
    ],
    answer:
      'Tacha todo menos los tres puntos que te importarán dentro de dos años y vuelve a mirar. Si sigue empatado, vive tres días como si hubieras elegido A y tres como si hubieras elegido B, sin contarlo, y apunta cómo duermes. Después elige la que puedas deshacer más fácil. En un empate real las dos sirven; lo caro es otro mes de dudas.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Me piden respuesta mañana, ¿cómo gano unos días?',
      'me piden respuesta mañana',
      '¿y si no me dan tiempo?',
      'Me llamaron hoy y quieren el sí antes de mediodía.',
    ],
    answer:
      'Pide un plazo concreto: «Me interesa. Le contesto el viernes a las doce, ¿le sirve?». Casi siempre dan dos o tres días. Usa el primero para los números, el segundo para hablar con la persona afectada y el tercero para dormir. Si no ceden ni un día y hay dinero o firma por medio, di que no: esa prisa ya es información. Los contratos los lee antes un abogado.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Mi pareja quiere una cosa y yo otra, ¿quién cede?',
      'mi pareja quiere otra cosa',
      '¿y si los dos queremos cosas distintas?',
      'Yo quiero irme a entrenar fuera un año y ella quedarse.',
    ],
    answer:
      'Nadie cede todavía: primero busquen una versión corta que se pueda probar, por ejemplo seis semanas en vez de un año. Cada uno dice en una frase qué teme perder y el otro la repite. Luego fijen dinero, visitas y una fecha para revisar. Si aun así es sí o no, decidan por lo que no se puede recuperar después. Ceder con rencor y sin decirlo se cobra más tarde.',
  },
  {
    matter: 'moving-away',
    asked: [
      'En el país nuevo no entiendo al profesor, ¿cómo sigo la clase?',
      'no entiendo el idioma en clase',
      '¿y si no entiendo nada?',
      'Explica rápido y yo copio lo que hace el de al lado.',
    ],
    answer:
      'Ponte donde veas de frente y aprende veinte palabras: mano, codo, rodilla, cadera, izquierda, derecha, otra vez, más suave, para. Di antes de empezar: «Hablo poco, ¿me lo enseñas una vez lento?». Elige pareja con experiencia y paciencia. La palabra «para» y tocar dos veces son lo primero, por seguridad. En tres meses entiendes casi todo. Asentir sin entender en el sparring es lo peligroso.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Ya fui a mi primera clase en la ciudad nueva, ¿cómo hago para no quedarme de visita?',
      'primera clase en ciudad nueva',
      'Ya fui una vez, ¿y ahora?',
      'Fueron amables, pero me sentí de más.',
    ],
    answer:
      'Ir solo a un sitio lleno de desconocidos fue lo más difícil y ya está hecho. Ve ahora los mismos dos días a la misma hora durante un mes, para que te vean las mismas caras. Aprende un nombre por clase y úsalo al salir. Ofrécete a recoger el material. Probar cinco gimnasios a la vez hace que en todos seas el nuevo.',
  },
  {
    matter: 'moving-away',
    asked: [
      '¿Le digo al profesor nuevo qué cinturón tengo o empiezo de blanco?',
      'digo mi cinturon o no',
      '¿y el cinturón que traigo?',
      'Soy morado de otra academia y me mudo el mes que viene.',
    ],
    answer:
      'Díselo por mensaje antes de ir: «Soy morado, de la academia tal. ¿Con qué cinturón quieres que entrene?». Lleva el tuyo y el blanco en el bolso. Casi todos te piden el que tienes. Pide a tu profesor anterior dos líneas de presentación. Aparecer de blanco y ganar a todos cae mal, porque parece una trampa. La primera semana ve tranquilo y pregunta las costumbres.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Me voy en un mes y dejo a mis alumnos, ¿cómo me despido?',
      'me voy y dejo alumnos',
      '¿y de los alumnos cómo me despido?',
      'Doy la clase de niños y todavía no lo saben.',
    ],
    answer:
      'Avísales tres semanas antes, con el sustituto ya elegido y presente. A los niños: «Me mudo. Desde mayo les da clase Marta, hoy la hacemos juntos». Antes, un mensaje a los padres. Den dos o tres clases entre los dos y la última con juego y foto. Apunta para el sustituto el nivel y el carácter de cada uno. Decirlo el último día parece más fácil y a los niños les duele más.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Dije que no y ahora me siento mala persona, ¿qué hago?',
      'dije q no y me siento mal',
      'Le dije que no, ¿y esta culpa?',
      'Le negué el favor a mi prima y llevo dos días pensando en llamarla.',
    ],
    answer:
      'Decir que no te costó mucho, y lo hiciste sin mentir: eso vale. No llames para arreglarlo; espera una semana. La culpa es la costumbre de decir sí protestando, y baja sola. Si la ves, trátala normal y habla de otra cosa. Escribe qué hiciste con el tiempo o el dinero que guardaste. Ofrecer después el doble para compensar enseña que tu no se puede negociar.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Me insiste después de que dije que no, ¿qué respondo la segunda vez?',
      'me insiste igual',
      '¿y si insiste?',
      'Ya le dije que no y me manda audios cada tarde.',
    ],
    answer:
      'Repite la misma frase, palabra por palabra: «No puedo, ya te lo dije». Sin razones nuevas, porque cada razón es una puerta. A la tercera: «Si me lo vuelves a pedir, no voy a contestar», y cúmplelo. Por mensaje basta una línea y silenciar el chat hasta mañana. Si hay amenazas o te espera en la puerta, guarda las pruebas y avisa a alguien o a la policía.',
  },
  {
    matter: 'saying-no',
    asked: [
      'El entrenador me pide siempre que cubra clases gratis, ¿cómo le digo que no?',
      'cubro clases gratis siempre',
      '¿y al entrenador cómo se lo digo?',
      'Empezó como un favor y ya son tres tardes por semana.',
    ],
    answer:
      'Dile a solas: «Me gusta ayudar. Puedo cubrir una clase al mes como favor. Las demás, pagadas o a cambio de mi cuota». Lleva la cuenta de las tardes de los últimos dos meses, sin reproche. Da fecha: desde el día uno. Si dice que no hay dinero, propón dos y mensualidad gratis. Dejar de contestar el teléfono arruina la relación que quieres cuidar.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Acepté demasiadas cosas este mes, ¿cómo me echo atrás en una?',
      'acepte demasiado',
      '¿y si ya dije que sí?',
      'Prometí mudanza, esquina y cumpleaños el mismo sábado.',
    ],
    answer:
      'Elige una y cancélala hoy, no el viernes: «Dije que sí demasiado rápido y no llego. Lo siento. Puedo ayudarte el domingo dos horas». Cae primero lo que otra persona puede hacer; la esquina de un combate se mantiene. Una sola disculpa, sin enfermedad inventada. Para el mes que viene usa siempre: «Te contesto mañana». Ir a las tres cosas tarde deja mal a los tres.',
  },
  {
    matter: 'bullied',
    asked: [
      'Hicieron un grupo para burlarse de mí en el teléfono, ¿qué hago?',
      'se burlan d mi en un grupo',
      '¿y si es por internet?',
      'Me pasaron capturas: suben fotos mías y ponen motes.',
    ],
    answer:
      'No contestes: captura todo con fecha y nombres, y enséñaselo hoy a un adulto, padre, madre o tutor. Después denuncia el grupo y las cuentas en la aplicación y bloquea. Con las capturas, tus padres piden cita en la escuela y exigen un plan por escrito. Si hay amenazas o fotos íntimas, policía. Borrar de rabia elimina las pruebas. Si piensas en hacerte daño, díselo ya a alguien o llama a emergencias.',
  },
  {
    matter: 'bullied',
    asked: [
      'Se lo conté a mis padres por fin, ¿qué pasa ahora?',
      'ya se lo conte a mis papas',
      'Ya lo dije en casa, ¿y ahora?',
      'Anoche lloré y les conté todo lo del colegio.',
    ],
    answer:
      'Contarlo fue lo más valiente de todo esto, y ya no lo llevas solo. Ahora escriban juntos una hoja: qué pasó, dónde, qué día, quién lo vio. Con ella tus padres piden reunión con el tutor esta semana y una respuesta con fecha. Diles qué quieres y qué te da miedo que hagan. Sigue yendo a entrenar. Si en dos semanas nada cambia, se sube a dirección.',
  },
  {
    matter: 'bullied',
    asked: [
      'Se meten conmigo en el vestuario del gimnasio, ¿lo dejo?',
      'me molestan en el vestuario',
      '¿y si es en el propio gimnasio?',
      'Me esconden los zapatos y me graban cuando me cambio.',
    ],
    answer:
      'No lo dejes todavía: cuéntaselo hoy al entrenador con hechos, y lo de grabar, como lo grave que es. «Me escondieron los zapatos tres veces y el martes me grabaron cambiándome». Pide que borren el video delante de él y que haya un adulto cerca. Si eres menor, ve con tus padres. Grabar así puede ser delito; si el club no actúa en días, denuncia y cambia de gimnasio.',
  },
  {
    matter: 'bullied',
    asked: [
      'Le pegué al que me molestaba y ahora me quieren expulsar, ¿qué hago?',
      'le pegue y me quieren expulsar',
      '¿y ahora que le pegué?',
      'Aguanté un año y ayer le di un puñetazo en el patio.',
    ],
    answer:
      'Ve a la reunión con tus padres y empieza por reconocerlo: «Le pegué y estuvo mal». Después, la lista del año: fechas, mensajes, testigos y a quién se lo avisaste. Pide que traten las dos cosas. Cuéntaselo también a tu entrenador antes de que lo oiga por otro. Si hay lesiones o denuncia, tus padres consultan a un abogado antes de firmar nada. No escribas sobre ello en redes.',
  },
  {
    matter: 'purpose',
    asked: [
      'Ya no compito y no sé quién soy sin pelear, ¿qué hago?',
      'no se quien soy sin pelear',
      '¿y ahora que no peleo?',
      'Durante quince años fui «el boxeador» y ahora nadie me llama así.',
    ],
    answer:
      'Separa lo que amabas de la etiqueta: escribe cinco momentos buenos y qué hacías en cada uno, por ejemplo enseñar, competir, pertenecer, superarte. Busca un sitio donde repetir los dos primeros esta misma quincena: ayudar en una clase, otro deporte, un oficio. Conserva el horario de entreno con algo suave. Suele llevar meses. Si te sientes vacío casi a diario o bebes más, habla con un médico.',
  },
  {
    matter: 'purpose',
    asked: [
      'Probé tres cosas nuevas y ninguna me llena, ¿sigo buscando?',
      'probe 3 cosas y nada',
      '¿y si nada me llena?',
      'Cerámica, guitarra y voluntariado: a las dos semanas me cansé.',
    ],
    answer:
      'Sigue, pero con una sola y ocho semanas, porque en dos todavía eres torpe y casi nada llena siendo torpe. Elige de las tres la que tenga gente o sirva a alguien; suele aguantar mejor. Pon día fijo y prohíbete juzgarla hasta el final. Apunta cada vez un minuto que estuvo bien. Si ya nada te da placer, tampoco lo que antes sí, eso es para el médico.',
  },
  {
    matter: 'purpose',
    asked: [
      'Empecé a dar clases a niños y por fin me siento útil, ¿lo dejo todo por eso?',
      'doy clases y me siento util',
      'Esto sí me gusta, ¿y ahora qué?',
      'Salgo de la clase de los martes feliz y el lunes odio mi oficina.',
    ],
    answer:
      'Encontrar eso es una suerte que muchos tardan años en tener. No dejes nada aún: pasa de una a dos tardes y mantenlo seis meses, también en invierno y con niños difíciles. Mientras tanto saca el título de monitor y haz cuentas de cuánto pagaría. Si a los seis meses sigue la alegría, negocia jornada reducida. Pasar de dos horas a cuarenta puede gastar justo lo que te gusta.',
  },
  {
    matter: 'purpose',
    asked: [
      'Tengo 29 y todos me preguntan qué voy a hacer con mi vida, ¿qué contesto?',
      'q voy a hacer con mi vida',
      '¿y qué les contesto?',
      'En cada comida familiar me hacen la entrevista.',
    ],
    answer:
      'Contesta con lo de este año y no con la vida entera: «Este año termino el curso y compito dos veces. Luego veré». Es verdad y cierra el tema. Después devuelve: «¿Y tú qué tal?». Para ti, escribe solo tres líneas: qué quiero aprender, con quién quiero estar, cuánto necesito ganar, de aquí a diciembre. Inventar un gran plan para la mesa te ata a defenderlo.',
  },
  {
    matter: 'grief',
    asked: [
      'Murió mi entrenador y tengo pelea en un mes, ¿peleo por él?',
      'murio mi entrenador y peleo',
      '¿y la pelea que preparábamos juntos?',
      'Él me llevaba la esquina desde los doce años.',
    ],
    answer:
      'Espera dos semanas para decidir, y hazlo con quien vaya a estar en tu esquina. Pelea solo si duermes, comes y puedes entrenar sin venirte abajo en medio de un asalto. Si es que sí, elige ya la nueva esquina y haz con ella todas las sesiones. Si es que no, dedícale otra noche, con calma. «Se lo debo» no basta para recibir golpes; él habría mirado primero cómo estás.',
  },
  {
    matter: 'grief',
    asked: [
      'Se murió mi perro y me da vergüenza estar tan mal, ¿es normal?',
      'se murio mi perro',
      '¿y si solo era un perro?',
      'Salía a correr conmigo cada mañana durante once años.',
    ],
    answer:
      'Sí, es normal: perdiste a quien estaba contigo todos los días. Quédate unos días sin guardar sus cosas si no puedes. La hora más dura es la de siempre, así que cámbiale algo: otra ruta, otra hora o un compañero que corra contigo la primera semana. A quien diga «era un perro», contesta «era el mío». No busques otro por tapar el hueco; espera a tener ganas de cuidar.',
  },
  {
    matter: 'grief',
    asked: [
      'Hoy entrené por primera vez desde el funeral y me puse a llorar, ¿vuelvo?',
      'entrene y me puse a llorar',
      'Fui, pero acabé llorando, ¿y ahora?',
      'En el tercer asalto de saco me derrumbé delante de todos.',
    ],
    answer:
      'Ir ya fue mucho, y llorar con los guantes puestos no molestó a nadie. Vuelve cuando te apetezca, mejor en dos o tres días, y avisa antes al entrenador: «Puede que salga un rato». Haz saco y técnica, sin sparring mientras estés así. Quédate cerca de la puerta si te da calma. Los días de fecha señalada, cumpleaños o aniversario, planea algo más corto.',
  },
  {
    matter: 'grief',
    asked: [
      'Han pasado ocho meses y sigo sin poder entrar en su cuarto, ¿necesito ayuda?',
      '8 meses y sigo igual',
      '¿y cuándo es demasiado tiempo?',
      'Todos dicen que ya debería estar mejor.',
    ],
    answer:
      'Un cuarto cerrado a los ocho meses no es raro; pide ayuda si además no puedes trabajar, dormir o estar con nadie. Llama a tu médico o a un grupo de duelo y di: «Murió mi padre en marzo y sigo igual que el primer día». Para el cuarto: entra cinco minutos con alguien, sin ordenar nada. Si piensas en irte con él, llama hoy a emergencias o a una línea de ayuda.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Mi amigo me pide dinero otra vez y no me devolvió lo anterior, ¿se lo presto?',
      'me pide dinero otra vez',
      '¿y si me pide más?',
      'Le dejé 300 en enero y ahora quiere 500.',
    ],
    answer:
      'No se lo prestes; ofrécele otra cosa: «Dinero no puedo. Te acompaño a hacer números el sábado, o te pago la compra de esta semana». Si quieres dar algo, que sea un regalo pequeño que puedas perder. Pregunta para qué es; si hay apuestas, usureros o drogas, busca con él ayuda profesional. Prestar la segunda vez suele costar los 500 y también al amigo.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Le dije a mi amigo que me preocupa y se enfadó, ¿qué hago?',
      'se enojo cuando le dije',
      'Se lo dije y me mandó a paseo, ¿y ahora?',
      'Me contestó que me metiera en mis asuntos.',
    ],
    answer:
      'Decírselo fue de buen amigo, aunque hoy no lo parezca. Deja pasar tres o cuatro días y escribe algo sin presión: «No vuelvo a sermonearte. Voy el jueves al gimnasio, ¿te recojo?». Mantén lo normal y la puerta abierta. No hables de él con medio equipo. Si ves peligro, como conducir bebido o hablar de morir, no esperes: avisa a su familia o a emergencias.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Mi compañero no come para dar el peso y se marea, ¿se lo digo al entrenador?',
      'mi compañero no come',
      '¿y se lo cuento al entrenador?',
      'Me pidió que no dijera nada y ayer casi se cae.',
    ],
    answer:
      'Sí, díselo hoy al entrenador; un secreto así no se guarda. Antes avisa al compañero: «Ayer casi te caes. Voy a hablar con el entrenador, mejor si vienes conmigo». Pide que no haga sparring y que suba de categoría. Si se desmaya, está confuso o tiene palpitaciones, llama a emergencias. Si es menor, tienen que saberlo sus padres. Se enfadará unos días, y eso se arregla.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Mi amigo aceptó ir al médico, ¿cómo lo ayudo ahora?',
      'acepto ir al medico',
      'Dijo que sí, ¿y ahora qué hago yo?',
      'Por fin me dejó acompañarlo a pedir cita.',
    ],
    answer:
      'Que dijera que sí es enorme, y tú tuviste parte. Pidan la cita hoy, los dos juntos, y ponla también en tu calendario. Ofrécele acompañarlo hasta la puerta y comer algo después. Ayúdale a apuntar tres frases: desde cuándo, qué pasa, qué le da más miedo. No preguntes a diario «¿cómo vas?»; invítalo a cosas normales. Si antes de la cita empeora o habla de morir, urgencias el mismo día.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'El gimnasio me ofreció limpiar a cambio de la cuota, ¿acepto?',
      'limpiar a cambio d la cuota',
      '¿y cuántas horas son justas?',
      'Me propusieron fregar el tatami tres noches por semana.',
    ],
    answer:
      'Sí, si las horas cuadran: divide la cuota por lo que se paga la hora de limpieza en tu ciudad. Si la cuota vale seis horas al mes, ofrece seis, no doce. Escríbanlo: «Lunes y jueves, cuarenta minutos, a cambio de la mensualidad, revisamos en tres meses». Pregunta si te cubre el seguro. Lo que se tuerce es que crezca a recepción y clases sin que nadie lo hable.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Le conté al entrenador que no puedo pagar y me dejó entrenar gratis, ¿cómo lo acepto sin vergüenza?',
      'me dejo entrenar gratis',
      'Me dijo que viniera gratis, ¿y ahora?',
      'Me dijo «tú ven y ya pagarás», y me muero de vergüenza.',
    ],
    answer:
      'Pedirlo tuvo valor, y su respuesta dice que te quiere allí. Contesta: «Gracias. ¿Hasta cuándo te parece bien? Quiero hacer algo a cambio». Llega diez minutos antes, monta el material, ayuda con los nuevos. Apunta los meses y cuando cobres paga uno, aunque no lo pida. No hace falta contárselo al grupo. Dejar de ir por vergüenza sería lo único que de verdad le molestaría.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'El equipo sale a cenar después de cada clase y no puedo pagarlo, ¿qué digo?',
      'salen a cenar y no puedo',
      '¿y las cenas con el grupo?',
      'Me invento excusas cada viernes para no gastar.',
    ],
    answer:
      'Di la verdad corta: «Este mes voy justo, me quedo a un agua y charlo un rato». Cena en casa antes. Casi nadie pregunta más. O propón tú algo barato: «El viernes en el parque, cada uno trae algo». Si alguien te invita, acepta una vez y da las gracias. Las excusas repetidas hacen pensar que no quieres estar con ellos, y eso sí te aleja.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      '¿Compro guantes usados o espero a poder comprar nuevos?',
      'guantes usados o nuevos',
      '¿y de segunda mano?',
      'Los del gimnasio huelen fatal y los nuevos cuestan media semana.',
    ],
    answer:
      'Usados sí, si el relleno está entero: aprieta con el pulgar sobre los nudillos, y si notas el hueso o un hueco, no. Mira el cierre y el olor. Límpialos por dentro con un paño con alcohol, sécalos dos días y usa vendas siempre. El protector bucal y la coquilla se compran nuevos. Para sparring, los que tengan el relleno en duda quedan descartados: cuidan la cabeza del otro.',
  },
  {
    matter: 'family-support',
    asked: [
      'Mi padre vino por fin a verme y perdí, ¿qué le digo?',
      'vino mi papa y perdi',
      'Vino, y justo ese día perdí.',
      'Diez años esperando que viniera y me ganan en un minuto.',
    ],
    answer:
      'Que estuviera allí vale más que el resultado, y eso nadie te lo quita. Dile hoy: «Perdí, pero me alegró verte en la grada». No pidas disculpas ni expliques la pelea. Pregúntale qué le pareció el ambiente e invítalo a un entrenamiento normal, sin presión. Casi siempre el padre se acuerda de que lo invitaste, no del minuto. Esperar a ganar para volver a invitarlo puede ser otros diez años.',
  },
  {
    matter: 'family-support',
    asked: [
      'Mi padre me analiza cada combate y ya no disfruto, ¿cómo lo freno?',
      'mi papa analiza todo',
      '¿y cómo se lo digo sin herirlo?',
      'En el coche de vuelta me hace la autopsia de cada asalto.',
    ],
    answer:
      'Dale otro papel y un límite: «El día del combate quiero a mi padre, no a otro entrenador. Del combate hablamos el miércoles, diez minutos, si yo pregunto». Díselo un día tranquilo, no en el coche. Pídele algo concreto: grabar, llevar agua, la cena. Si vuelve a empezar: «El miércoles». Si se lo dices gritando después de perder, solo oirá el grito. Si eres menor, el entrenador puede ayudarte a decirlo.',
  },
  {
    matter: 'family-support',
    asked: [
      'Mi familia se ríe de que haga jiu-jitsu a mi edad, ¿qué contesto?',
      'se rien d q hago jiu jitsu',
      '¿y qué les contesto?',
      '«¿Otra vez con el pijama?», dicen cada vez que salgo.',
    ],
    answer:
      'Contesta con calma y sin defenderte: «Sí, con el pijama. Vuelvo a las nueve», y te vas. Una vez, en serio, a quien más te importe: «Cuando se ríen, me duele. No hace falta que les guste». Cuenta algo que ellos entiendan: duermes mejor, te duele menos la espalda. Llevarles videos de técnicas solo alarga el chiste; invitar a uno solo a mirar una clase suele cambiar el tono.',
  },
  {
    matter: 'family-support',
    asked: [
      'Nadie de mi familia viene a la pelea del sábado, ¿a quién pongo en la grada?',
      'nadie viene el sabado',
      '¿y entonces a quién invito?',
      'Mandé cinco invitaciones y las cinco dijeron que no.',
    ],
    answer:
      'Invita hoy a dos personas que sí conozcan tu esfuerzo: un compañero, alguien del trabajo, un vecino. Mensaje: «Peleo el sábado a las ocho y me gustaría que estuvieras. Te guardo sitio». Pide a uno que se siente donde lo veas al entrar. A la familia mándale el enlace o el video, sin reproche. Ese día no discutas por teléfono con nadie; lo de casa se habla el lunes.',
  },
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
