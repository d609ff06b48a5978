import type { CardWords } from '../card.ts'
import type { BUSINESS_CARDS } from '../facts/business.ts'

export const BUSINESS: Record<keyof typeof BUSINESS_CARDS, CardWords> = {
  'sponsorship-pitch': {
    title: 'Patrocinio con algo a cambio',
    why: 'Un negocio de barrio no compra tu sueño: compra que su gente lo vea contigo. Cuando la propuesta empieza por lo que das, dejas de pedir un favor.',
    steps: [
      'Anota cinco cosas que puedes dar, como logo en la ropa, una clase para su personal o fotos, y ponles un valor.',
      'Arma una página con quién eres, tu calendario, lo que das y tres montos, y anota diez negocios de tu zona.',
      'Visita o llama a los diez, entrega la página en mano y da seguimiento una sola vez a los cuatro días.',
    ],
    metric: 'Diez propuestas entregadas y tres reuniones; uno que diga sí, aunque sea en especie, ya abre camino.',
    rules: [
      { cue: 'me dicen que no tienen presupuesto', action: 'ofrezco una opción pequeña en especie y pido otro nombre' },
      {
        cue: 'un negocio me dice que sí',
        action: 'mando esa misma noche lo acordado por escrito y el día de mi primera entrega',
      },
    ],
    question: '¿Qué gana, en clientes o en orgullo, el negocio que ponga su nombre junto al tuyo?',
    close_up: [
      'Haz una lista de tres tiendas o empresas donde ya conocen tu cara.',
      'Di: “Mi próxima pelea es en esta fecha. Pongo su nombre en mi uniforme y entreno una vez a su equipo. ¿Les sirve?”',
      'Ofrece primero un trueque en vez de pedir dinero: comida, fisio, equipo por fotos y una clase.',
    ],
  },
  'open-own-gym': {
    title: 'Vender antes de abrir',
    why: 'El alquiler corre desde el primer día y los alumnos llegan de a poco. Veinte personas que pagan antes de que haya paredes valen más que el mejor local vacío.',
    steps: [
      'Anota en una hoja el costo mensual completo y divídelo por la cuota: ese es el número de alumnos para no perder.',
      'Da dos clases de prueba en un espacio prestado de la zona y ofrece a quienes vayan una inscripción de apertura.',
      'Habla con diez interesados, cuenta los que pagan un anticipo y compara el total con el objetivo de veinte.',
    ],
    metric:
      'Inscripciones pagadas por adelantado: veinte antes de firmar un alquiler; si no llegan, cambia zona o idea.',
    rules: [
      {
        cue: 'me enamoro de un local',
        action: 'espero a tener los anticipos y hago que alguien de contabilidad revise los números',
      },
      {
        cue: 'llega la fecha y faltan anticipos para el objetivo',
        action: 'dejo el contrato sin firmar y pregunto a tres interesados qué les faltó',
      },
    ],
    question: '¿Con cuántos alumnos y en qué fecha decidirías que sí, o que todavía no?',
    close_up: [
      'Divide el costo del mes por tu precio y escribe en un papel el número de alumnos.',
      'Pide al dueño: “Va en serio y reviso mis números. ¿Me da dos semanas más o salida después de un año?”',
      'Alquila primero horas en el local de otra persona y sal solo cuando se llenen.',
    ],
  },
  'get-more-members': {
    title: 'Que la prueba acabe en inscripción',
    why: 'Casi todo gimnasio pierde más gente después de la clase de prueba que antes. Un mensaje a tiempo con el nombre de la persona suele rendir más que otro anuncio.',
    steps: [
      'Escribe a las últimas diez personas que probaron una clase, una por una, con su nombre y un horario concreto.',
      'Define el recorrido de la prueba: quién recibe, quién acompaña en la clase y quién ofrece la inscripción al final.',
      'Abre una clase para traer a alguien y contacta a cada visitante antes de 24 horas con un siguiente paso.',
    ],
    metric: 'De cada diez que prueban, cuántos se inscriben: anota el dato de partida y busca subir a cuatro.',
    rules: [
      {
        cue: 'alguien prueba una clase y se va sin decidir',
        action: 'le escribo antes de 24 horas con dos horarios para volver',
      },
      { cue: 'me contestan que mejor más adelante', action: 'pregunto en qué mes les escribo y lo pongo en la agenda' },
    ],
    question: '¿Cómo llegaron tus cinco mejores alumnos hasta tu puerta?',
    close_up: [
      'Escribe a una persona que preguntó y no vino, por su nombre, con un horario.',
      'Manda: “Tu primera clase es el jueves a las siete. Te espero en la puerta, y el primer día nadie pelea.”',
      'Pide a cada alumno fijo un nombre esta semana, si la publicidad no trajo a nadie.',
    ],
  },
  'members-leaving': {
    title: 'Tapar la fuga de alumnos',
    why: 'Nadie se va el día que cancela: se fue tres semanas antes, cuando faltó y nadie lo notó. La asistencia avisa mucho antes que la caja.',
    steps: [
      'Llama a dos personas que se fueron, diez minutos cada una, y escucha sin ofrecer descuento ni discutir.',
      'Completa cinco llamadas, agrupa los motivos y arma un plan de bienvenida de 30 días con tres contactos personales.',
      'Saca la lista de quienes faltaron diez días y mándales un mensaje con algo que solo le sirva a esa persona.',
    ],
    metric: 'Bajas del mes y alumnos nuevos que siguen al día 30: que se queden ocho de cada diez.',
    rules: [
      {
        cue: 'veo que alguien lleva diez días sin venir',
        action: 'le escribo en persona y le guardo un lugar en una clase',
      },
      {
        cue: 'me avisan que se dan de baja',
        action: 'agradezco, pregunto qué cambió y dejo la puerta abierta sin insistir',
      },
    ],
    question: '¿Qué vive un alumno en su tercera semana que no vivía en la primera?',
    close_up: [
      'Elige un nombre del mes pasado y manda una línea antes de irte a casa.',
      'Escribe: “Te echamos de menos. Sin oferta, solo una pregunta: ¿cuál fue la última clase que te gustó y qué cambió?”',
      'Mira la tercera semana en vez de la salida: ahí saluda y presenta por su nombre a cada principiante.',
    ],
  },
  'pricing-too-low': {
    title: 'Subir el precio sin culpa',
    why: 'Un precio demasiado bajo también se paga: con cansancio, equipo gastado y clases con prisa. Quien valora tu trabajo prefiere una subida anunciada a un gimnasio que se apaga.',
    steps: [
      'Calcula lo que te cuesta cada alumno al mes, con tu sueldo incluido, y escribe el precio que deja margen.',
      'Cobra la tarifa nueva solo a las inscripciones nuevas y anota cuántos aceptan sin objetar.',
      'Envía a tus alumnos una carta de diez líneas con el motivo, lo que mejora, la fecha y el nuevo precio.',
    ],
    metric: 'Bajas tras la subida frente a ingreso total: si el ingreso crece y se queda nueve de cada diez, funcionó.',
    rules: [
      {
        cue: 'alguien me dice que está caro',
        action: 'agradezco la franqueza, explico qué incluye y no bajo la cifra en el momento',
      },
      {
        cue: 'se me escapa un descuento por los nervios',
        action: 'cumplo con esa persona, lo anoto y a la siguiente le digo el precio completo',
      },
    ],
    question: '¿Qué recibe tu alumno que hoy no estás cobrando?',
    close_up: [
      'Di el precio nuevo en voz alta al espejo cinco veces, sin nada después.',
      'Escribe: “Desde el primero la sesión cuesta esto. Llevas conmigo desde el inicio, así que la tuya cambia tres meses después.”',
      'Sube solo a quienes llegan ahora, si temes por los de siempre, y mira los números en un mes.',
    ],
  },
  'cash-flow-hole': {
    title: 'Trece semanas de caja visibles',
    why: 'Muchos negocios que venden bien caen por calendario: el dinero entra después de que sale. Visto con trece semanas de anticipación, el hueco todavía se puede negociar.',
    steps: [
      'Haz una tabla de trece semanas con lo que entra y lo que sale, y marca en rojo la primera que no cierra.',
      'Cobra lo atrasado, corta dos gastos, pide plazo a un proveedor y muestra la tabla a alguien de contabilidad.',
      'Actualiza la tabla en 20 minutos, siempre a la misma hora, y toma una sola decisión sobre la primera semana en rojo.',
    ],
    metric: 'Semanas en rojo dentro de la tabla: que bajen en cada revisión hasta tener cuatro en verde por delante.',
    rules: [
      {
        cue: 'veo que una semana no va a cerrar',
        action: 'llamo al acreedor antes del vencimiento y propongo una fecha',
      },
      {
        cue: 'una semana entra más dinero del que esperaba',
        action: 'lo dejo quieto hasta cubrir la próxima que está en rojo',
      },
    ],
    question: '¿Cuál es el primer pago que no podrías cubrir, y cuándo vence?',
    close_up: [
      'Escribe tres números: lo que hay en la cuenta, lo que debe salir ese día y lo que falta.',
      'Llama y di: “Me va a faltar esto ese día. Pago esta parte ahora y el resto en esta fecha.”',
      'Vende algo por adelantado, paquetes, vales, un curso, si ya no hay qué recortar.',
    ],
  },
  'debt-pressure': {
    title: 'Las deudas sobre la mesa',
    why: 'Una deuda que no se mira crece dos veces: en intereses y en la cabeza. La lista completa asusta una tarde, pero después ya sabes con qué peleas.',
    steps: [
      'Anota cada deuda con importe, interés, vencimiento y qué pasa si no pagas; cuéntasela a alguien de confianza.',
      'Acude a una asesoría de deudas, gratuita si existe en tu zona, y llama a un acreedor para proponer un plan.',
      'Paga primero techo, comida y servicios, luego la cuota acordada por pequeña que sea, y actualiza la lista.',
    ],
    metric:
      'Acuerdos por escrito y cuotas pagadas a tiempo; si la angustia te quita el sueño, habla con un profesional.',
    rules: [
      {
        cue: 'suena el teléfono y es de cobranza',
        action: 'anoto nombre y propuesta, no prometo nada y lo llevo a mi asesoría',
      },
      {
        cue: 'me tienta pedir un préstamo para tapar otro',
        action: 'no firmo nada y lo llevo como primer tema a mi asesoría',
      },
    ],
    question: '¿Qué deuda te pesa más, y es esa la que más cuesta?',
    close_up: [
      'Abre una carta, la más cercana, y escribe en el sobre la suma y la fecha.',
      'Di por teléfono: “Quiero pagar y no puedo todo ahora. ¿Qué acuerdo ofrecen?”',
      'Deja que un servicio de orientación haga las llamadas si te falla la voz; para eso existe.',
    ],
  },
  'difficult-client': {
    title: 'Reglas claras con quien abusa',
    why: 'Quien abusa de tu tiempo casi siempre está usando un permiso que nadie le quitó. Antes de perder la paciencia, prueba a poner por escrito la regla que faltaba.',
    steps: [
      'Anota tres hechos con fecha y lo que te costaron en horas o dinero, y la regla que habría evitado cada uno.',
      'Ten con esa persona una charla de 15 minutos y manda por escrito qué incluye el servicio, en qué horario y qué se cobra aparte.',
      'Aplica la regla la primera vez que se rompa y ten lista una despedida amable con fecha por si no cambia.',
    ],
    metric: 'Horas fuera de lo pactado: cero en dos semanas; si se repite dos veces, termina la relación con cortesía.',
    rules: [
      {
        cue: 'me escribe fuera de horario con algo urgente',
        action: 'respondo al abrir, citando la regla en una línea',
      },
      {
        cue: 'me amenaza con irse por la regla nueva',
        action: 'digo que lo entiendo, mantengo la regla y le doy unos días para decidir',
      },
    ],
    question: '¿Cuánto te deja de verdad ese cliente cuando restas tu tiempo y tu mal humor?',
    close_up: [
      'Escribe lo acordado en dos líneas, como para alguien que no estuvo.',
      'Di: “Me gusta trabajar contigo y quiero que sea justo. Esto está incluido, esto es extra y la regla de cancelación es esta.”',
      'Sube el precio solo a esa persona en vez de discutir, y deja que decida.',
    ],
  },
  'late-payers': {
    title: 'Cobrar sin pedir perdón',
    why: 'Quien cobra a veces sí y a veces no enseña a pagar cuando se pueda. Un ritmo parejo de avisos cansa menos a todos que un enojo cada tres meses.',
    steps: [
      'Ordena lo que te deben por antigüedad y escribe a los tres mayores con monto, fecha y forma de pago.',
      'Redacta tus condiciones en cinco líneas, con plazo y qué pasa si se vence, y mándalas a todos por igual.',
      'Envía el aviso a los tres días, llama a los diez y pausa el servicio a los veinte, siempre en el mismo orden.',
    ],
    metric: 'Dinero vencido con más de 15 días: que baje a la mitad en un mes.',
    rules: [
      { cue: 'me da vergüenza llamar', action: 'leo mi guion de dos frases y marco antes de pensarlo otra vez' },
      {
        cue: 'me prometen pagar y llega el día sin el pago',
        action: 'llamo esa misma tarde y pido una parte ya y fecha para el resto',
      },
    ],
    question: '¿Qué le cuesta a tu negocio cada mes que no cobras a tiempo?',
    close_up: [
      'Manda ahora un recordatorio, el de la factura más vieja, en dos líneas amables.',
      'Escribe: “La factura 12 venció el día 1. ¿Me dices hoy qué día se paga?”',
      'Pide una parte por adelantado en el próximo trabajo, si los recordatorios no cambian nada.',
    ],
  },
  'competitor-next-door': {
    title: 'Rival nuevo en el barrio',
    why: 'Pelear el precio de otro es pelear en su distancia. La pregunta útil no es qué hace el vecino, sino para quién eres tú difícil de reemplazar.',
    steps: [
      'Describe en tres líneas a la persona a la que mejor atiendes y por qué se queda contigo pudiendo irse.',
      'Conversa con diez alumnos, cinco minutos cada uno, sobre qué perderían si cerraras, y apunta sus palabras.',
      'Refuerza lo que más se repitió con una mejora visible y cuéntalo con las palabras de ellos, sin tocar el precio.',
    ],
    metric: 'Diez charlas hechas y bajas del mes que mencionan al rival: menos de dos.',
    rules: [
      {
        cue: 'veo una promoción del rival y me dan ganas de bajar el precio',
        action: 'releo lo que dijeron mis alumnos y espero tres días',
      },
      {
        cue: 'alguien se me va al gimnasio nuevo',
        action: 'le deseo suerte, le pregunto qué encontró allá y apunto la respuesta',
      },
    ],
    question: '¿Qué saben hacer ustedes que el vecino no podría copiar en un año?',
    close_up: [
      'Escribe el nombre de un alumno que nunca se iría, y por qué.',
      'Pregúntale: “¿Qué tienes aquí que echarías de menos allí?”',
      'Apuesta por el grupo que nadie más atiende bien, y dilo en la puerta.',
    ],
  },
  'partner-conflict': {
    title: 'Socios con reglas en papel',
    why: 'Muchas peleas entre socios parecen de carácter y son de reglas que nunca se escribieron. Cuando cada quien sabe qué decide, queda menos por qué chocar.',
    steps: [
      'Escribe en dos columnas qué decide y qué hace cada parte según tú, y marca dónde se pisan.',
      'Propón una reunión de 60 minutos fuera del negocio para comparar ambas listas y firmar una página de roles.',
      'Acuerda una reunión fija corta, cómo se desempata y qué persona mediadora o abogada ayuda si no avanzan.',
    ],
    metric: 'Una página de roles firmada y dos reuniones seguidas que terminan con decisiones anotadas.',
    rules: [
      { cue: 'la discusión pasa a lo personal', action: 'pido una pausa de veinte minutos y vuelvo al papel' },
      {
        cue: 'me entero de una decisión que tomaron sin mí',
        action: 'pregunto cómo fue antes de reclamar y la pongo en la próxima reunión',
      },
    ],
    question: '¿Qué acuerdo que nunca hablaron está detrás de esta pelea?',
    close_up: [
      'Escribe tres decisiones del último mes y quién tomó de verdad cada una.',
      'Empieza con: “Quiero que siga la amistad y que siga el negocio. ¿Ponemos en papel quién decide qué?”',
      'Propón primero a una tercera persona neutral, si entre los dos siempre alguien se va.',
    ],
  },
  'hire-first-person': {
    title: 'La primera contratación',
    why: 'Contratar a quien te cae bien para que ayude en todo suele acabar en dos personas cansadas. Primero define el trabajo; después busca a quién le queda.',
    steps: [
      'Repasa tu última jornada completa y marca las tareas que otra persona podría hacer: de ahí sale el puesto.',
      'Redacta una hoja de puntaje con cinco criterios y lo que se ve en cada uno, y muéstrasela a alguien con experiencia.',
      'Paga una jornada de prueba a dos o tres candidatos, puntúa con la misma hoja y consulta el contrato con asesoría.',
    ],
    metric: 'Puntaje de la prueba: cuatro de cinco criterios cumplidos; al mes, ocho horas tuyas liberadas.',
    rules: [
      {
        cue: 'me dan ganas de contratar por simpatía',
        action: 'vuelvo a la hoja y comparo los puntos antes de decir que sí',
      },
      {
        cue: 'a la segunda semana hace las cosas a su manera',
        action: 'le muestro la hoja del puesto y acuerdo una sola corrección',
      },
    ],
    question: '¿Qué harías con las horas que esa persona te devuelva?',
    close_up: [
      'Encierra en un círculo las dos horas de la semana pasada que haría cualquiera con llave.',
      'Di a la persona: “Tú diriges el calentamiento y un ejercicio, yo miro veinte minutos y hablamos. Se paga.”',
      'Empieza con pocas horas pagadas de alguien que ya entrena contigo, antes de crear un puesto.',
    ],
  },
  'fire-someone-fairly': {
    title: 'Despedir con dignidad',
    why: 'Cómo se despide a una persona lo mira todo el equipo y se recuerda por años. Un despido justo no debería ser sorpresa: hubo hechos, avisos y una oportunidad real.',
    steps: [
      'Reúne los hechos con fecha, los avisos que diste y la ayuda que ofreciste; si falta algo, la charla aún no toca.',
      'Consulta a una asesoría laboral sobre plazos, pago y documentos, y ensaya con ella lo que vas a decir.',
      'Comunica la decisión en la primera frase, en privado y en diez minutos; escucha, entrega lo escrito y cuida la salida.',
    ],
    metric: 'Asesoría consultada antes de hablar, pagos en regla y una charla sin reproches de menos de 15 minutos.',
    rules: [
      {
        cue: 'me empieza a discutir la decisión',
        action: 'escucho, repito una vez que está tomada y paso a cómo sigue',
      },
      {
        cue: 'al día siguiente el equipo pregunta qué pasó',
        action: 'explico cómo se reparte el trabajo y me guardo los motivos',
      },
    ],
    question: '¿Qué le faltó de tu parte a esa persona para poder hacerlo bien?',
    close_up: [
      'Escribe los tres hechos con fecha que entendería alguien de fuera.',
      'Di: “Decidí terminar nuestro trabajo. El último día es este. Te explico lo que sigue.”',
      'Da una última oportunidad por escrito, con fecha, si nunca hubo una clara.',
    ],
  },
  'launch-new-offer': {
    title: 'Lanzar en versión pequeña',
    why: 'Lo que la gente dice que compraría y lo que paga son dos cosas distintas. Una preventa pequeña te lo muestra cuando todavía puedes corregir.',
    steps: [
      'Resume la oferta en una frase, para quién y qué logra, y cuéntasela a tres personas a las que les serviría.',
      'Completa diez charlas, ajusta la oferta con lo oído y abre una preventa de cinco lugares con fecha de inicio.',
      'Arranca con quienes pagaron, pide a cada uno una mejora y una frase de recomendación al terminar.',
    ],
    metric: 'Cinco lugares pagados antes de la fecha; con menos de tres, cambia la oferta y no el volumen.',
    rules: [
      { cue: 'quiero esperar a que todo esté perfecto', action: 'recorto una parte de la oferta y mantengo la fecha' },
      {
        cue: 'cierra la preventa y sobran lugares',
        action: 'llamo a tres que no compraron y les pregunto qué les frenó',
      },
    ],
    question: '¿Cuál es la versión más pequeña de esto que alguien pagaría con gusto?',
    close_up: [
      'Escribe la oferta en una frase y mándala a una persona a quien le sirva.',
      'Pregunta: “Hago un primer grupo pequeño en esta fecha, a este precio. ¿Te guardo un lugar?”',
      'Véndela una vez a mano antes de construir nada.',
    ],
  },
  'social-media-marketing': {
    title: 'Redes con una hora de trabajo',
    why: 'Los me gusta no pagan el alquiler; los mensajes que preguntan horarios, sí. Tres temas repetidos con constancia ganan a diez ocurrencias.',
    steps: [
      'Elige tres temas que tus alumnos te preguntan siempre y graba un video de un minuto sobre uno.',
      'Prepara en una hora seguida tres publicaciones, cada una con una sola invitación: escribir, probar o reservar.',
      'Publica esas tres piezas, contesta cada mensaje antes de 24 horas y anota cuántos preguntan por clases.',
    ],
    metric: 'Consultas reales que llegan por redes: cuenta las de ahora y busca cinco por semana.',
    rules: [
      { cue: 'me paso mirando cuántas vistas tengo', action: 'cierro la aplicación y contesto un mensaje pendiente' },
      {
        cue: 'toca publicar y no tengo nada listo',
        action: 'grabo un minuto contestando la última pregunta que me hicieron',
      },
    ],
    question: '¿Qué pregunta te hace la gente antes de animarse a entrar por primera vez?',
    close_up: [
      'Graba treinta segundos del primer logro de un principiante, con su permiso.',
      'Cierra cada publicación con: “¿Vives cerca y nunca probaste? Jueves a las siete, escríbeme.”',
      'Deja las redes una semana y usa la hora en diez mensajes a gente de tu barrio.',
    ],
  },
  'sales-conversation': {
    title: 'Vender haciendo preguntas',
    why: 'Quien pregunta bien vende menos cosas y más acertadas. La venta se vuelve incómoda cuando ofreces antes de saber qué quiere resolver la otra persona.',
    steps: [
      'Escribe cinco preguntas sobre lo que la persona quiere, lo que ya probó y lo que le frena, y apréndete dos.',
      'Practica con alguien de confianza 20 minutos: preguntas, resumen con sus palabras, una oferta con precio y silencio.',
      'Ten tres conversaciones con ese orden y termina cada una con un siguiente paso que lleve día y hora.',
    ],
    metric: 'Conversaciones que terminan con fecha, sea sí o no: tres de cada cuatro.',
    rules: [
      {
        cue: 'me dicen que lo van a pensar',
        action: 'pregunto con calma qué les falta saber y acordamos cuándo hablar',
      },
      { cue: 'noto que llevo rato hablando sin parar', action: 'me callo y pregunto qué le gustaría resolver primero' },
    ],
    question: '¿Qué cambia en la vida de alguien cuando te compra?',
    close_up: [
      'Escribe el precio en una tarjeta y dilo en voz alta con punto final.',
      'Di: “Por lo que me contaste, esto te sirve. Cuesta esto. ¿Empezamos el lunes?” Y espera.',
      'Deja que prueben una sesión primero y pregunta a la salida, no en el mostrador.',
    ],
  },
  'lost-big-client': {
    title: 'Cuando se va el cliente grande',
    why: 'La caída duele el doble cuando una sola cuenta sostenía la casa. Recuperarte incluye reemplazar ese ingreso sin volver a apoyarte en una sola pierna.',
    steps: [
      'Calcula cuánto ingreso falta al mes y cuántas semanas aguantas; recorta un gasto que ya no se justifica.',
      'Pide al cliente que se fue diez minutos para entender sus motivos, agradece y no intentes convencerlo.',
      'Abre cinco conversaciones con posibles clientes o con quienes te conocen, cada una con una propuesta corta.',
    ],
    metric: 'Cinco conversaciones por semana y ningún cliente por encima de un tercio de tus ingresos.',
    rules: [
      {
        cue: 'me da por aceptar cualquier trabajo por miedo',
        action: 'miro mis semanas de margen y pido una noche para responder',
      },
      {
        cue: 'me da vergüenza contar que lo perdí',
        action: 'se lo digo a alguien del sector y le pido que me presente a una persona',
      },
    ],
    question: '¿Qué señal de esa partida ya estaba a la vista hace unos meses?',
    close_up: [
      'Escribe el hueco del mes en un número y cuántos clientes pequeños lo llenarían.',
      'Pregunta: “Sin rodeos: ¿qué te hizo irte y quién más necesita lo que hago?”',
      'Ofrece un poco más a los tres mejores que quedaron, antes de buscar desconocidos.',
    ],
  },
  'too-many-ideas': {
    title: 'Una idea por trimestre',
    why: 'Una idea nueva siempre parece mejor que la que ya va por la parte aburrida. Guardarla en una lista no la mata; repartirte entre seis sí mata a la que podía salir.',
    steps: [
      'Vacía todas tus ideas en una hoja, dale a cada una un puntaje del 1 al 5 por efecto y por costo, y elige una.',
      'Escribe qué estará terminado en tres meses, arma tu lista de lo que dejas de hacer y cuéntaselo a una persona.',
      'Dedica tres bloques de una hora a la idea elegida y mete las demás en la lista de espera sin abrirlas.',
    ],
    metric: 'Bloques cumplidos para la idea elegida: tres; proyectos abiertos a la vez: uno.',
    rules: [
      { cue: 'me entusiasma una idea nueva', action: 'la apunto en la lista de espera y vuelvo a mi bloque' },
      {
        cue: 'se acaba la parte divertida y llega la aburrida',
        action: 'pongo veinte minutos en el reloj y hago la tarea que menos me gusta',
      },
    ],
    question: '¿Qué idea terminada haría más fáciles a todas las otras?',
    close_up: [
      'Escribe las ideas en papeles y da la vuelta a cada papel que no avanzó este mes.',
      'Di a dos personas: “Hasta fin de trimestre hago solo esto. Recuérdenmelo si hablo de otra cosa.”',
      'Sortea entre las dos mejores, si todas parecen buenas, y nota si llega alivio.',
    ],
  },
  'working-too-many-hours': {
    title: 'Horas cerradas para quien manda',
    why: 'Si el negocio se cae cuando descansas, todavía no es negocio: es un empleo con peor horario. Cada hora cerrada te muestra qué pieza falta para que camine sin ti.',
    steps: [
      'Registra lo que haces cada media hora y marca con rojo lo que no exige que seas tú.',
      'Traspasa una tarea roja a otra persona con una hoja de instrucciones, y anuncia una franja cerrada de cuatro horas.',
      'Respeta la franja cerrada sin teléfono del negocio y pasa otra tarea roja, por pequeña que sea.',
    ],
    metric:
      'Horas trabajadas por semana: cinco menos al mes; si el cansancio no cede descansando, consulta a un médico.',
    rules: [
      { cue: 'me llaman durante mi franja cerrada', action: 'dejo que suene y devuelvo la llamada al abrir' },
      {
        cue: 'de noche quiero adelantar solo una cosa más',
        action: 'la escribo para mañana, apago la luz del local y me voy',
      },
    ],
    question: '¿Qué parte de tus horas sostiene el negocio y cuál solo calma tu miedo?',
    close_up: [
      'Elige una noche de esta semana y escribe “cerrado” donde se vea.',
      'Di a los clientes: “Los miércoles respondo hasta las seis. Lo que llegue después, el jueves.”',
      'Recorta un servicio que nadie echaría de menos, si no hay dinero para ayuda.',
    ],
  },
  'business-plan-one-page': {
    title: 'El plan en una sola página',
    why: 'Un plan de cuarenta páginas esconde lo que no sabes; una página lo deja a la vista. Y quien pone dinero se fija primero en si conoces tus riesgos.',
    steps: [
      'Llena una página con cinco cuadros: para quién, qué problema, qué ofreces, números del mes y tres riesgos.',
      'Comprueba los dos números más dudosos con datos reales y dale la página a una persona de contabilidad.',
      'Explica la página en cinco minutos a alguien ajeno al negocio y corrige cada punto donde frunza el ceño.',
    ],
    metric: 'Alguien de fuera lo repite bien en un minuto y cada número tiene su fuente anotada.',
    rules: [
      { cue: 'no sé de dónde salió una cifra', action: 'la pongo en rojo y busco un dato real antes de seguir' },
      {
        cue: 'alguien me señala un riesgo que no había puesto',
        action: 'lo escribo en la página y le pregunto cómo lo cubriría',
      },
    ],
    question: '¿Qué supuesto de tu plan, si falla, lo tumba entero?',
    close_up: [
      'Escribe solo el cuadro de números: precio, clientes al mes, costos, lo que queda.',
      'Explícalo así: “Ayudo a estas personas con este problema. Cuesta tanto y se paga desde tantos clientes.”',
      'Empieza con un cliente que pague y escribe el plan con lo que aprendas.',
    ],
  },
  'investor-or-bank-meeting': {
    title: 'Pedir capital con números firmes',
    why: 'Quien presta dinero no espera que no haya riesgos: espera que los veas antes que nadie. Nombrarlos tú, con respuesta, da más confianza que el entusiasmo.',
    steps: [
      'Memoriza seis números: ingreso, costo, margen, clientes, monto que pides y en cuánto tiempo lo devuelves.',
      'Ensaya 30 minutos con alguien que haga de banco y te apriete en tres riesgos; revisa el contrato con asesoría.',
      'Repasa la tarjeta de números, exhala despacio un minuto, di tu pedido al inicio y no firmes nada ahí mismo.',
    ],
    metric: 'Los seis números dichos sin mirar y una respuesta preparada para cada uno de los tres riesgos.',
    rules: [
      { cue: 'me preguntan algo que no sé', action: 'lo digo, lo anoto y prometo el dato con fecha' },
      { cue: 'me niegan el dinero', action: 'pregunto qué número tendría que cambiar y cuándo puedo volver' },
    ],
    question: '¿Qué te preocuparía a ti si tuvieras que prestarte ese dinero?',
    close_up: [
      'Escribe en una tarjeta tres de los seis números: cuánto pides, qué compra, cuánto entra al mes.',
      'Empieza con: “Pido esta suma para esto. Se paga con aquello y, si va mal, con esto.”',
      'Pide primero una suma menor o equipo usado, si el total parece riesgoso.',
    ],
  },
  'seminar-or-event': {
    title: 'Seminario con cupos y cuentas claras',
    why: 'Los eventos rara vez fracasan por lo que pasa en el tatami; fracasan por cupos sin vender y tareas sin dueño. Las dos cosas se ven con semanas de anticipación.',
    steps: [
      'Fija fecha, cupos y presupuesto en una hoja, y calcula cuántos inscritos hacen falta para no perder.',
      'Reparte roles con nombre, invita en persona a treinta conocidos y cierra al menos cinco inscripciones pagadas.',
      'Reúne al equipo 15 minutos antes de abrir, repasa roles y botiquín, y deja a alguien libre para imprevistos.',
    ],
    metric: 'Cupos pagados frente al punto de equilibrio: la mitad cuando falte medio camino; si no, recorta gastos.',
    rules: [
      {
        cue: 'las inscripciones van por debajo de lo previsto',
        action: 'llamo a diez personas de mi lista antes de tocar el precio',
      },
      {
        cue: 'alguien del equipo me cancela el mismo día',
        action: 'le paso su rol a la persona libre, con las tareas en un papel',
      },
    ],
    question: '¿Qué quieres que se lleve la gente a casa además de la foto?',
    close_up: [
      'Multiplica lugares por precio, resta sala e invitado, y escribe lo que queda.',
      'Invita con: “Guardo veinte lugares para gente que conozco. ¿Quieres uno hasta el viernes?”',
      'Haz antes una versión pequeña para los tuyos, una noche en vez de un día.',
    ],
  },
  'online-coaching-offer': {
    title: 'Piloto en línea con tres personas',
    why: 'En línea se compite con medio mundo, salvo que resuelvas algo muy concreto a alguien muy concreto. Tres personas atendidas de cerca enseñan qué vender a treinta.',
    steps: [
      'Completa la frase: ayudo a tal persona a lograr tal resultado en tantas semanas; mándasela a tres que encajen.',
      'Cierra un piloto pagado con tres personas, con precio reducido, duración corta y un canal sencillo.',
      'Da una sesión a cada una, anota su avance y dónde se traba, y mejora una pieza del programa.',
    ],
    metric: 'Dos de tres logran el resultado prometido y al menos una sigue al precio completo.',
    rules: [
      { cue: 'me enredo eligiendo plataforma', action: 'uso videollamada y un documento, y sigo con el piloto' },
      {
        cue: 'una de las tres personas deja de responder',
        action: 'le mando un audio corto y le propongo una tarea de cinco minutos',
      },
    ],
    question: '¿Quién te pide ya consejo sin que lo ofrezcas, y sobre qué?',
    close_up: [
      'Escribe la pregunta que más te hacen y tu respuesta en cinco líneas.',
      'Ofrécelo así: “Tomo tres personas por cuatro semanas, una llamada y un plan cada una. ¿Eres una?”',
      'Acompaña gratis a una persona dos semanas y pide sus palabras, si aún no hay pruebas.',
    ],
  },
  'seasonal-slump': {
    title: 'Preparar los meses flojos',
    why: 'Si baja todos los años, ya no es mala suerte: es calendario. Los meses flojos se ganan en los buenos, apartando un poco y vendiendo por adelantado.',
    steps: [
      'Mira los ingresos por mes del último año, marca los flojos y calcula cuánto falta en cada uno.',
      'Arma un paquete prepagado con fecha límite y ofrécelo en persona a veinte alumnos fieles.',
      'Aparta un porcentaje fijo de lo cobrado en una cuenta aparte y contacta a una empresa o colegio para dar clases.',
    ],
    metric: 'Reserva acumulada: un mes de gastos fijos antes de que empiece la bajada.',
    rules: [
      { cue: 'entra un mes muy bueno', action: 'aparto mi porcentaje el mismo día del cobro' },
      {
        cue: 'ya estoy en el mes flojo y la sala se ve vacía',
        action: 'llamo a cinco alumnos en pausa y les guardo fecha de regreso',
      },
    ],
    question: '¿Qué trabajo pendiente cabría justo en tus semanas vacías?',
    close_up: [
      'Escribe el mes más flojo del año pasado y la suma que faltó.',
      'Ofrece: “Diez clases para usar hasta marzo al precio de ocho. Solo esta semana.”',
      'Usa las semanas vacías para una clase en una empresa o un curso de vacaciones.',
    ],
  },
  'bad-review': {
    title: 'Responder una vez y arreglar',
    why: 'Tu respuesta no la lee tanto quien se quejó como los cien que dudan si venir. Escríbela para ellos: con calma, breve y sin ganar la discusión.',
    steps: [
      'Redacta la respuesta furiosa en papel, rómpela y espera al menos una hora antes de tocar el teclado.',
      'Publica una sola respuesta de cuatro líneas: gracias, lo que entendiste, lo que harás y un contacto directo.',
      'Arregla lo que sí era cierto y pide a cinco alumnos contentos que cuenten su experiencia con sus palabras.',
    ],
    metric: 'Una sola respuesta pública, una mejora hecha y tres opiniones nuevas y sinceras.',
    rules: [
      { cue: 'me provocan con otro comentario', action: 'no sigo el hilo en público y ofrezco hablar por teléfono' },
      {
        cue: 'por la noche abro otra vez la reseña',
        action: 'cierro la página y anoto lo único que puedo arreglar mañana',
      },
    ],
    question: '¿Qué parte de esa queja repetiría un buen alumno si se atreviera?',
    close_up: [
      'Cierra la página, pon una alarma de una hora y escribe a mano la versión con rabia.',
      'Responde: “Gracias por contarlo. No queremos que nadie se sienta así. Llámame, quiero entenderlo.”',
      'Deja que hablen otros: tres reseñas honestas de alumnos pesan más que cualquier defensa.',
    ],
  },
  'break-even': {
    title: 'Tu número de socios',
    why: 'Dividir el alquiler entre la cuota da un número demasiado amable, porque los impuestos, las comisiones de cobro y los descuentos se llevan su parte de cada cuota. Y un gimnasio que llega a cero sin un sueldo para ti vive de tus horas sin pagar.',
    steps: [
      'Suma en una hoja todos los costos fijos de un mes, la doceava parte de los anuales y un sueldo para ti.',
      'Divide lo que entró por cuotas en tres meses entre tres y entre los socios que pagan, resta los impuestos, las comisiones y los demás gastos que causa cada socio, y divide tus costos fijos entre lo que queda.',
      'Anota tres cifras cada semana: socios que pagan, socios que necesitas y cuántos meses de costos fijos hay en el banco.',
    ],
    metric:
      'Divide los socios que pagan entre los que necesitas: 1,0 sostiene el gimnasio y 1,2 te da aire para un verano flojo.',
    rules: [
      {
        cue: 'quiero bajar el precio para llenar una clase',
        action: 'primero calculo cuántos socios más haría falta sumar con el precio bajo',
      },
      {
        cue: 'me ofrecen algo con un costo mensual',
        action: 'lo divido entre lo que me queda de una cuota y digo en voz alta cuántos socios son antes de firmar',
      },
    ],
    question: '¿Cuántos socios necesitarías si te pagaras lo que le pagarías a un desconocido por tu trabajo?',
    close_up: [
      'Empieza con tres cifras, por ejemplo costos de 2400 más un sueldo de 1600, entre 40 que quedan de cada cuota: son 100 socios.',
      'Escribe a quien te lleva la contabilidad: “¿Cuánto queda de una cuota mensual después de impuestos y comisiones, y qué gastos anuales se me olvidaron?”',
      'Calcula tres casos si todavía no has abierto, con la mitad, tres cuartas partes y todos los socios que esperas, cada uno pagando un 15 por ciento menos que tu precio de lista.',
    ],
  },
  'unpaid-purse': {
    title: 'Cobrar lo que te deben',
    why: 'Una deuda de palabra se estira porque no tiene monto ni fecha. Con pruebas, cifra y plazo por escrito deja de ser una queja y pasa a ser un reclamo.',
    steps: [
      'Reúne en una carpeta contrato, mensajes, cartel, resultado y lo ya pagado, y escribe la cifra exacta que falta.',
      'Manda un mensaje por escrito con monto, motivo, cuenta y un plazo de siete días.',
      'Consulta al vencer el plazo con un abogado, la comisión o la federación qué vía de reclamo te corresponde.',
    ],
    metric: 'Dinero cobrado sobre dinero debido, revisado cada semana hasta llegar al total.',
    rules: [
      {
        cue: 'me dicen que la semana que viene me pagan',
        action: 'pido día y monto exactos y los confirmo en un mensaje',
      },
      {
        cue: 'me ofrecen otra pelea con la anterior sin pagar',
        action: 'contesto que hablo de fechas cuando lo pendiente esté en mi cuenta',
      },
    ],
    question: '¿Qué prueba escrita tienes hoy de lo que te prometieron?',
    close_up: [
      'Busca el mensaje donde se habló de la bolsa y guarda una captura con fecha.',
      'Escribe: «Quedan pendientes [monto] por la pelea del [fecha]. Necesito el pago antes del [día]. Mi cuenta es esta».',
      'Acepta un pago en dos o tres partes solo con fechas y montos firmados.',
    ],
  },
  'private-lessons': {
    title: 'Ponle precio a tu hora',
    why: 'Sin precio fijo ni regla de cancelación negocias cada vez y pagas tú las horas vacías. Una hoja escrita le facilita al alumno decir que sí y a ti mantener el buen trato.',
    steps: [
      'Suma lo que lleva de verdad una hora, con preparación, traslado, espacio, impuestos y faltas, y divide el ingreso que necesitas entre las horas que puedes vender.',
      'Escribe una página con tres precios: clase suelta, paquete de diez pagado antes y clase para dos, con regla de 24 horas para cancelar.',
      'Cuenta clases vendidas, pagadas y canceladas tarde, y ofrece cada hora libre a dos personas por su nombre.',
    ],
    metric: 'Cancelaciones tardías que se pagaron: todas, y cuatro de cada cinco horas ofrecidas vendidas.',
    rules: [
      {
        cue: 'un alumno cancela dos horas antes',
        action: 'le escribo con amabilidad que la clase cuenta y le ofrezco la próxima hora en el mismo mensaje',
      },
      {
        cue: 'alguien me pide descuento',
        action: 'mantengo el precio y ofrezco menos, como media hora o una clase para dos',
      },
    ],
    question: '¿Cuánto te quedaría de una clase si contaras traslado, espacio, impuestos y preparación?',
    close_up: [
      'Escribe las tres horas de la semana que quieres vender y nada más.',
      'Escribe: “Desde el día 1 la clase suelta cuesta 20 y diez cuestan 180, pagadas antes. Se cancela sin costo hasta 24 horas antes”. Usa tus cifras.',
      'Arma grupos de tres o cuatro cuando las horas individuales no llenan tu semana; ganas más por hora y cada quien paga menos.',
    ],
  },
}
