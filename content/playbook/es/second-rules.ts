import type { CardId } from '../cards.ts'

/** A second if–then for each card, about another moment of the problem, for follow-up answers. */
export const SECOND_RULES: Record<CardId, { cue: string; action: string }> = {
  'first-fight-nerves': {
    cue: 'la noche anterior me imagino perdiendo delante de todo el mundo',
    action: 'rebobino hasta la caminata y corto la película en mi primer golpe',
  },
  'pre-fight-routine': {
    cue: 'alguien viene a darme charla mientras me preparo',
    action: 'le sonrío, señalo mi tarjeta y sigo con el bloque que toca',
  },
  'first-minute-plan': {
    cue: 'mi primera arma falla o me la bloquean',
    action: 'salgo por el lado elegido y la repito una vez antes de cambiar nada',
  },
  'game-plan-three-lines': {
    cue: 'llego al banquito y se me borró el plan',
    action: 'le pido a mi esquina que me diga una sola de las tres líneas',
  },
  'opponent-study': {
    cue: 'alguien me cuenta lo peligroso que es mi rival',
    action: 'pregunto qué hizo exactamente y lo agrego a una de mis tres notas',
  },
  'southpaw-problem': {
    cue: 'me entra su mano de atrás dos veces seguidas',
    action: 'giro hacia su mano adelantada y reinicio con mi paso por fuera',
  },
  'taller-opponent': {
    cue: 'ya estoy dentro y siento que va a abrazarme',
    action: 'dejo dos manos en el cuerpo y me voy por el costado',
  },
  'pressure-fighter': {
    cue: 'termino el asalto sin haber pisado el centro',
    action: 'abro el siguiente con dos pasos al frente y un jab firme',
  },
  'freeze-in-sparring': {
    cue: 'después del sparring me digo que me faltó valor',
    action: 'cuento las veces que sí hice mi acción y le digo el número a mi pareja',
  },
  'gassing-out': {
    cue: 'abrí a toda máquina y apenas va un minuto',
    action: 'doy dos pasos atrás, aflojo los puños y exhalo tres veces antes de volver a tirar',
  },
  'between-rounds-reset': {
    cue: 'dan el aviso y todavía me falta el aire',
    action: 'me levanto sin prisa, exhalo una vez más y repito la única indicación',
  },
  'corner-communication': {
    cue: 'vuelvo al banquito sin haber entendido nada',
    action: 'lo digo tal cual y pido una sola de las tres palabras',
  },
  'fight-week-calm': {
    cue: 'leo comentarios sobre mi pelea antes de dormir',
    action: 'dejo el teléfono en otra habitación y reviso el bolso con mi lista',
  },
  'night-before-sleep': {
    cue: 'amanece el día del combate y dormí poco',
    action: 'abro la cortina, desayuno lo de siempre y sigo mi rutina sin contar las horas',
  },
  'weigh-in-sanely': {
    cue: 'oigo a otros presumir de cuánto bajan',
    action: 'cambio de tema y releo lo que me dijo mi nutricionista',
  },
  'weight-class-choice': {
    cue: 'mi equipo insiste en una división que no me sienta bien',
    action: 'muestro mis notas y pido consultarlo con un profesional antes de firmar',
  },
  'return-after-injury': {
    cue: 'salgo de una buena sesión y quiero subir dos escalones',
    action: 'me quedo en el que estoy hasta que mi fisio vea mis notas',
  },
  'return-after-knockout': {
    cue: 'un día me siento como si nada hubiera pasado',
    action: 'abro la hoja del médico y sigo en el paso que me toca',
  },
  'after-a-loss': {
    cue: 'me preguntan por la pelea y se me cierra la garganta',
    action: 'digo “perdí, y ya sé qué trabajar” y pregunto cómo les va',
  },
  'after-a-win': {
    cue: 'me llueven elogios y ya me nombran un rival más grande',
    action: 'agradezco y digo que lo hablo con mi equipo después de ver el video',
  },
  'trash-talk': {
    cue: 'ya caí y contesté la provocación',
    action: 'dejo ahí el cruce, guardo el teléfono y hago un asalto de sombra con mi palabra',
  },
  'hostile-crowd': {
    cue: 'la grada celebra un golpe que ni me tocó',
    action: 'cierro la guardia y respondo con mi siguiente acción, sin mirar al jurado',
  },
  'big-stage-title': {
    cue: 'la noche previa me llegan mensajes de todas partes',
    action: 'se los paso a quien los atiende y leo mis tres tareas antes de dormir',
  },
  'belt-grading': {
    cue: 'la víspera me parece que no sé nada',
    action: 'hago despacio un requisito verde y cierro la lista hasta el examen',
  },
  'technique-plateau': {
    cue: 'en sparring vuelvo a mi truco de siempre',
    action: 'no cuento ese punto y busco la destreza una vez antes de la campana',
  },
  'guard-always-passed': {
    cue: 'me pasan la guardia por tercera vez en el asalto',
    action: 'le pregunto a mi pareja qué brazo solté primero y empiezo desde ahí',
  },
  'stuck-under-mount': {
    cue: 'hago el puente y se vuelve a acomodar encima',
    action: 'cuido el cuello, tomo aire y pruebo la misma cadena hacia el otro lado',
  },
  'takedown-defence': {
    cue: 'me derriban y ya estoy en el suelo',
    action: 'apoyo una mano, me cubro la cara con la otra y me levanto sin darle la espalda',
  },
  'timing-and-counters': {
    cue: 'veo el hueco y llego tarde',
    action: 'dejo pasar el próximo golpe y solo digo “ya” cuando asome el aviso',
  },
  'training-partner-ego': {
    cue: 'noto que soy yo quien empieza a pegar más fuerte',
    action: 'choco los guantes, pido disculpas y bajo dos puntos',
  },
  'coach-disagreement': {
    cue: 'me contesta de mala manera',
    action: 'no discuto el tono y pregunto qué día le queda mejor hablarlo',
  },
  'changing-gyms': {
    cue: 'alguien del equipo me reprocha que me voy',
    action: 'le agradezco lo que entrenamos y no hablo mal de nadie',
  },
  'training-around-work': {
    cue: 'el domingo veo que se viene una semana imposible',
    action: 'muevo un ancla de día ahí mismo y aviso en el gimnasio',
  },
  'overtraining-signs': {
    cue: 'al cuarto día me siento mejor y quiero apretar',
    action: 'dejo la sesión en suave y completo los siete días',
  },
  'cornering-others': {
    cue: 'quien pelea me mira con miedo desde el banquito',
    action: 'bajo la voz, respiro a su ritmo y le nombro algo que ya le salió',
  },
  'kids-first-tournament': {
    cue: 'sale llorando del tatami',
    action: 'me agacho a su altura, le abrazo y espero a que hable primero',
  },
  'fear-of-getting-hit': {
    cue: 'me llega un golpe que sí dolió',
    action: 'pido pausa, digo cómo estoy y bajo a toques o termino por hoy',
  },
  'confidence-before-bout': {
    cue: 'veo calentar a mi rival y me parece enorme',
    action: 'le doy la espalda y digo en voz alta tres trabajos que hice',
  },
  'anger-in-the-ring': {
    cue: 'suena la campana y sigo con ganas de devolverla',
    action: 'camino a mi esquina, aflojo la mandíbula y tomo agua antes de hablar',
  },
  'late-opponent-change': {
    cue: 'me llaman para proponerme otro cambio más',
    action: 'no contesto en el momento y llamo primero a quien me entrena',
  },
  'ask-for-promotion': {
    cue: 'ascienden a otra persona',
    action: 'la felicito y pido quince minutos para saber qué pesó en la decisión',
  },
  'salary-negotiation': {
    cue: 'me ofrecen menos que mi mínimo',
    action: 'agradezco, digo que así no me alcanza y pregunto qué más se puede mover',
  },
  'job-interview': {
    cue: 'al salir repaso todo lo que dije mal',
    action: 'anoto una respuesta por mejorar y mando un mensaje de agradecimiento',
  },
  'first-day-new-job': {
    cue: 'llega el viernes y siento que no entendí nada',
    action: 'escribo tres preguntas y al lado de cada una, a quién se la hago el lunes',
  },
  'difficult-boss': {
    cue: 'me cambia las prioridades a última hora',
    action: 'le mando por escrito qué entra y qué sale, y le pido que confirme',
  },
  'conflict-with-colleague': {
    cue: 'me da por contárselo a medio equipo',
    action: 'me guardo el comentario y le escribo a esa persona para hablar',
  },
  'fear-of-public-speaking': {
    cue: 'se me borra lo que seguía',
    action: 'tomo agua, repito mi última idea y paso al punto siguiente',
  },
  'presentation-to-leaders': {
    cue: 'salgo de la sala sin una decisión',
    action: 'escribo ese mismo día a quien decide, con el pedido y una fecha',
  },
  'career-change': {
    cue: 'alguien cercano me dice que ya es tarde para cambiar',
    action: 'le agradezco el cuidado y le cuento qué probé y qué aprendí',
  },
  'choosing-between-offers': {
    cue: 'ya elegí y me entra el miedo de haberme equivocado',
    action: 'releo mis puntajes una vez y guardo la comparación hasta haber empezado',
  },
  'losing-a-job': {
    cue: 'me preguntan a qué me dedico',
    action: 'contesto qué trabajo busco y pido el nombre de alguien con quien hablar',
  },
  'job-search-rhythm': {
    cue: 'pasan dos semanas sin una sola respuesta',
    action: 'freno los envíos un día y pido a alguien del sector que lea una solicitud',
  },
  'imposter-feeling': {
    cue: 'me felicitan y quiero decir que fue suerte',
    action: 'digo “gracias”, nada más, y guardo la frase en mi archivo',
  },
  'burnout-at-work': {
    cue: 'me cae otra urgencia cuando ya no doy más',
    action: 'pregunto qué tarea sale para que entre esa y espero la respuesta',
  },
  'leading-a-team-first-time': {
    cue: 'alguien que era mi par no me toma en serio',
    action: 'le invito un café y le pregunto qué necesita de mí en este puesto',
  },
  delegating: {
    cue: 'me entregan algo distinto de lo que imaginaba',
    action: 'lo comparo con el resultado escrito y comento solo lo que no cumple',
  },
  'giving-hard-feedback': {
    cue: 'la noche antes pienso en dejarlo para otro día',
    action: 'confirmo la hora por mensaje y leo mis tres líneas en voz alta',
  },
  'receiving-criticism': {
    cue: 'por la noche sigo dándole vueltas a la frase',
    action: 'escribo un solo cambio para mañana y cierro el cuaderno',
  },
  'exam-certification': {
    cue: 'me va mal en un simulacro',
    action: 'elijo los tres errores que más puntos cuestan y estudio solo esos',
  },
  'learning-new-skill': {
    cue: 'me da vergüenza que vean lo mal que me sale',
    action: 'muestro el intento igual y pregunto por un único detalle',
  },
  'networking-shy': {
    cue: 'la conversación se queda en silencio',
    action: 'pregunto en qué anda trabajando o me despido diciendo su nombre',
  },
  'athlete-to-work': {
    cue: 'veo una pelea por pantalla y me entra la nostalgia',
    action: 'hago una clase por gusto y al volver le doy una hora a mi oficio nuevo',
  },
  'sponsorship-pitch': {
    cue: 'un negocio me dice que sí',
    action: 'mando esa misma noche lo acordado por escrito y el día de mi primera entrega',
  },
  'dual-career-fighter': {
    cue: 'me cambian el turno en plena preparación',
    action: 'reubico primero la sesión que más pesa y aviso a quien me entrena',
  },
  'stuck-no-growth': {
    cue: 'me prometen algo sin ponerle fecha',
    action: 'pregunto qué día lo revisamos y lo anoto ahí mismo',
  },
  'remote-work-focus': {
    cue: 'ya se me fue la mañana entera',
    action: 'hago mi ritual de entrada como si acabara de empezar y cumplo un solo bloque',
  },
  'open-own-gym': {
    cue: 'llega la fecha y faltan anticipos para el objetivo',
    action: 'dejo el contrato sin firmar y pregunto a tres interesados qué les faltó',
  },
  'get-more-members': {
    cue: 'me contestan que mejor más adelante',
    action: 'pregunto en qué mes les escribo y lo pongo en la agenda',
  },
  'members-leaving': {
    cue: 'me avisan que se dan de baja',
    action: 'agradezco, pregunto qué cambió y dejo la puerta abierta sin insistir',
  },
  'pricing-too-low': {
    cue: 'se me escapa un descuento por los nervios',
    action: 'cumplo con esa persona, lo anoto y a la siguiente le digo el precio completo',
  },
  'cash-flow-hole': {
    cue: 'una semana entra más dinero del que esperaba',
    action: 'lo dejo quieto hasta cubrir la próxima que está en rojo',
  },
  'debt-pressure': {
    cue: 'me tienta pedir un préstamo para tapar otro',
    action: 'no firmo nada y lo llevo como primer tema a mi asesoría',
  },
  'difficult-client': {
    cue: 'me amenaza con irse por la regla nueva',
    action: 'digo que lo entiendo, mantengo la regla y le doy unos días para decidir',
  },
  'late-payers': {
    cue: 'me prometen pagar y llega el día sin el pago',
    action: 'llamo esa misma tarde y pido una parte ya y fecha para el resto',
  },
  'competitor-next-door': {
    cue: 'alguien se me va al gimnasio nuevo',
    action: 'le deseo suerte, le pregunto qué encontró allá y apunto la respuesta',
  },
  'partner-conflict': {
    cue: 'me entero de una decisión que tomaron sin mí',
    action: 'pregunto cómo fue antes de reclamar y la pongo en la próxima reunión',
  },
  'hire-first-person': {
    cue: 'a la segunda semana hace las cosas a su manera',
    action: 'le muestro la hoja del puesto y acuerdo una sola corrección',
  },
  'fire-someone-fairly': {
    cue: 'al día siguiente el equipo pregunta qué pasó',
    action: 'explico cómo se reparte el trabajo y me guardo los motivos',
  },
  'launch-new-offer': {
    cue: 'cierra la preventa y sobran lugares',
    action: 'llamo a tres que no compraron y les pregunto qué les frenó',
  },
  'social-media-marketing': {
    cue: 'toca publicar y no tengo nada listo',
    action: 'grabo un minuto contestando la última pregunta que me hicieron',
  },
  'sales-conversation': {
    cue: 'noto que llevo rato hablando sin parar',
    action: 'me callo y pregunto qué le gustaría resolver primero',
  },
  'lost-big-client': {
    cue: 'me da vergüenza contar que lo perdí',
    action: 'se lo digo a alguien del sector y le pido que me presente a una persona',
  },
  'too-many-ideas': {
    cue: 'se acaba la parte divertida y llega la aburrida',
    action: 'pongo veinte minutos en el reloj y hago la tarea que menos me gusta',
  },
  'working-too-many-hours': {
    cue: 'de noche quiero adelantar solo una cosa más',
    action: 'la escribo para mañana, apago la luz del local y me voy',
  },
  'business-plan-one-page': {
    cue: 'alguien me señala un riesgo que no había puesto',
    action: 'lo escribo en la página y le pregunto cómo lo cubriría',
  },
  'investor-or-bank-meeting': {
    cue: 'me niegan el dinero',
    action: 'pregunto qué número tendría que cambiar y cuándo puedo volver',
  },
  'seminar-or-event': {
    cue: 'alguien del equipo me cancela el mismo día',
    action: 'le paso su rol a la persona libre, con las tareas en un papel',
  },
  'online-coaching-offer': {
    cue: 'una de las tres personas deja de responder',
    action: 'le mando un audio corto y le propongo una tarea de cinco minutos',
  },
  'seasonal-slump': {
    cue: 'ya estoy en el mes flojo y la sala se ve vacía',
    action: 'llamo a cinco alumnos en pausa y les guardo fecha de regreso',
  },
  'bad-review': {
    cue: 'por la noche abro otra vez la reseña',
    action: 'cierro la página y anoto lo único que puedo arreglar mañana',
  },
  'start-a-habit': {
    cue: 'un viaje o una visita me rompe la rutina',
    action: 'pego el hábito a lo primero que hago ese día, aunque dure un minuto',
  },
  'break-a-habit': {
    cue: 'alguien me ofrece justo lo que estoy dejando',
    action: 'digo “hoy paso”, me sirvo agua y me cambio de lugar',
  },
  procrastination: {
    cue: 'la entrega está encima y me gana la culpa',
    action: 'escribo a quien espera qué tendrá hoy y trabajo solo en esa parte',
  },
  'no-time': {
    cue: 'por fin llega mi bloque y no sé por dónde empezar',
    action: 'abro lo último que dejé a medias y le doy diez minutos',
  },
  'money-savings-goal': {
    cue: 'un imprevisto se come lo ahorrado del mes',
    action: 'paso a la cuenta aunque sea una moneda y aplazo la fecha del objetivo',
  },
  'sleep-better': {
    cue: 'dormí mal y quiero quedarme en la cama toda la mañana',
    action: 'me levanto a mi hora, abro la ventana y no saco cuentas de lo que dormí',
  },
  'lose-weight-healthily': {
    cue: 'la báscula marca más que ayer',
    action: 'la guardo y cuento los hábitos que ya cumplí',
  },
  'get-back-in-shape': {
    cue: 'veo que quienes entrenaban conmigo van muy adelante',
    action: 'saludo, busco pareja de mi ritmo y hago mi media hora',
  },
  'relationship-conflict': {
    cue: 'al día siguiente seguimos sin hablarnos',
    action: 'me acerco, digo qué parte fue mía y propongo una hora para conversar',
  },
  'family-does-not-support': {
    cue: 'llego con un moretón y se asustan',
    action: 'me siento, cuento qué pasó y dejo que pregunten todo',
  },
  'break-up': {
    cue: 'alguien me cuenta con quién anda ahora',
    action: 'le pido que no siga y le propongo salir a caminar',
  },
  grief: {
    cue: 'se acerca una fecha que compartíamos',
    action: 'le pido a alguien que me acompañe ese día en algo sencillo',
  },
  loneliness: {
    cue: 'invito a alguien y me dice que no puede',
    action: 'respondo “será otro día” y le escribo a otra persona',
  },
  'anxiety-everyday': {
    cue: 'despierto de madrugada con la cabeza a mil',
    action: 'escribo una palabra por cada asunto y siento el peso del cuerpo en la cama',
  },
  'self-doubt': {
    cue: 'algo me sale bien y la voz dice que no cuenta',
    action: 'lo apunto como hecho en mi lista antes de pasar a otra cosa',
  },
  perfectionism: {
    cue: 'ya lo entregué y le encuentro un error',
    action: 'lo anoto para la próxima y no escribo a pedir perdón si se entiende',
  },
  'comparison-with-others': {
    cue: 'a alguien de mi grupo le dan lo que yo quería',
    action: 'le felicito y le pregunto qué fue lo que más practicó',
  },
  'motivation-gone': {
    cue: 'falto tres veces seguidas',
    action: 'le escribo a alguien de la clase qué día voy y que me espere en la puerta',
  },
  'big-decision': {
    cue: 'ya decidí y de noche vuelvo a abrir el debate',
    action: 'leo por qué elegí y dejo la duda en papel hasta la mañana',
  },
  'moving-city': {
    cue: 'llega el primer domingo sin nada que hacer',
    action: 'salgo una hora a conocer el barrio y le hago una pregunta a alguien',
  },
  'becoming-a-parent': {
    cue: 'mi pareja y yo queremos el mismo rato libre',
    action: 'propongo partirlo en dos y le dejo elegir primero',
  },
  'boundaries-saying-no': {
    cue: 'ya dije que sí y me arrepiento',
    action: 'aviso cuanto antes que lo pensé mejor y no puedo, sin inventar excusas',
  },
  'return-to-study': {
    cue: 'saco una nota más baja de lo que esperaba',
    action: 'pido ver la corrección y elijo un tema para mi próximo hueco',
  },
  'discipline-of-mornings': {
    cue: 'la víspera se me hace tarde',
    action: 'preparo la ropa igual y recorto la mañana a un solo gesto',
  },
  'if-then-plan': {
    cue: 'me acuerdo del plan cuando la señal ya pasó',
    action: 'digo la frase en voz alta y hago la acción una vez ahí mismo',
  },
  woop: {
    cue: 'me quedo soñando con lo bueno que sería',
    action: 'me pregunto qué hay hoy en mí que lo frena y lo escribo en una línea',
  },
  'grow-talk': {
    cue: 'ya elegí una opción y pasan tres días sin moverme',
    action: 'reduzco el primer movimiento a diez minutos y le pongo hora',
  },
  'scale-one-to-ten': {
    cue: 'llevo días en el mismo número',
    action: 'pregunto a alguien que me ve a diario qué ha notado distinto',
  },
  'break-goal-down': {
    cue: 'se me pasa la fecha de una etapa',
    action: 'le pongo fecha nueva y hago ya su acción más corta',
  },
  'process-goals': {
    cue: 'cumplo mis acciones y aun así pierdo',
    action: 'nombro en voz alta lo que sí cumplí y elijo qué repito en la próxima',
  },
  'strengths-inventory': {
    cue: 'alguien me señala algo que hago bien',
    action: 'agradezco sin negarlo y le pregunto cuándo lo vio',
  },
  'resource-map': {
    cue: 'pido ayuda y me dicen que no',
    action: 'agradezco, pregunto a quién más acudir y pongo ese nombre en el mapa',
  },
  'obstacle-breakdown': {
    cue: 'la otra persona no cumple su parte',
    action: 'le recuerdo una vez lo acordado y sigo con lo que sí es mío',
  },
  'accountability-partner': {
    cue: 'llega el día y nadie me pregunta',
    action: 'mando mi número sin reclamar y confirmo la próxima fecha',
  },
  'weekly-review': {
    cue: 'el balance se me llena de reproches',
    action: 'agrego un renglón con algo que sí salió y elijo un solo cambio',
  },
  'reappraise-pressure': {
    cue: 'me equivoco en pleno momento de presión',
    action: 'sacudo los brazos, digo “sigo aquí” y hago lo siguiente de la lista',
  },
  'breathing-reset': {
    cue: 'respiro y la tensión no baja',
    action: 'siento los pies, nombro tres cosas que veo y hago otra ronda lenta',
  },
  'self-talk-script': {
    cue: 'mi frase ya no me dice nada',
    action: 'la cambio por un solo verbo de lo que toca hacer y lo digo en voz alta',
  },
  'setback-recovery': {
    cue: 'tropiezo por segunda vez en pocos días',
    action: 'le escribo a alguien qué pasó y a qué hora lo retomo',
  },
}
