import type { EntryWords } from '../entry.ts'
import type { WORK_ENTRIES } from '../facts/work.ts'

export const WORK: Record<keyof typeof WORK_ENTRIES, EntryWords> = {
  'raise-how-and-number': {
    asked: [
      'como pido un aumento y qué cifra digo',
      'quiero ganar más y no sé cuánto pedirle a mi jefe',
      'pedir un 10 por ciento más de sueldo es mucho?',
      'llevo dos años con el mismo sueldo, cada vez más trabajo y nadie me ofrece nada',
      'digo yo primero el número o espero a que lo diga él',
      'ya viene mi evaluación y siempre me achico cuando toca hablar de dinero',
    ],
    answer:
      'Di tú primero una cifra exacta: normalmente entre un 10 y un 15 % más de lo que ganas, o el sueldo medio del mercado si estás muy por debajo.\n1. Busca diez anuncios de tu puesto en tu zona y anota el sueldo del medio.\n2. Apunta tres resultados con números: dinero, horas ahorradas, errores evitados.\n3. Pide veinte minutos a solas, uno o dos meses antes de que se cierre el presupuesto.\n4. Di: “Con estos resultados quiero pasar a 42 500”. Y cállate hasta que contesten.\nSi es no, pregunta qué resultado haría falta y cuándo lo vuelven a ver.',
    why: 'La primera cifra marca el terreno de toda la charla, y un número exacto suena a cálculo y no a deseo.',
    step: 'Escribe en una hoja tus tres resultados con números y pídele veinte minutos a tu jefe.',
    mistake: 'Casi todos hablan del alquiler o de los años que llevan, y no de lo que han logrado.',
  },
  'boss-shouts': {
    asked: [
      'mi jefe me grita delante de todos que hago',
      'cómo le contesto a un jefe que grita sin perder el trabajo',
      'me trata como basura y me quedo callado',
      'mi jefa me controla todo y explota por cualquier tontería',
      'en el gym me planto con cualquiera pero con mi jefe me hago chiquito',
      'voy a recursos humanos por los gritos de mi jefe o es peor',
    ],
    answer:
      'No lo pelees en el momento: di una frase tranquila, retírate y habla a solas con él antes de dos días. La frase: “Quiero arreglarlo, y lo hago mejor si hablamos normal. ¿Podemos vernos a las tres?”. En esa charla nombra un hecho, lo que causó y lo que pides: “El martes me gritaste delante de los clientes. Me bloqueé. La próxima vez dímelo en la oficina”. Lleva tus apuntes: fecha, palabras, testigos. Si se repite, llévalos a recursos humanos, al sindicato o a un asesor laboral; si hay amenazas, contacto físico o insultos por origen, sexo o religión, ve de inmediato.',
    why: 'Con público nadie cede porque perdería la cara; a solas y más frío, tu jefe puede rectificar sin quedar mal.',
    step: 'Escribe el último episodio con fecha, palabras exactas y quién lo oyó.',
    mistake: 'La gente aguanta meses, explota una vez, y lo único que todos recuerdan es la explosión.',
  },
  'colleague-takes-credit': {
    asked: [
      'un compañero presenta mi trabajo como suyo que hago',
      'le contó mi idea al jefe como si fuera de ella',
      'cómo le digo a un compañero que deje de hablar mal de mí a mis espaldas',
      'yo hago todo y él se lleva el mérito siempre',
      'hablo primero con él o voy directo con el jefe',
      'me roban las ideas en el trabajo y traigo un coraje que quiero romper algo',
    ],
    answer:
      'Primero habla a solas con esa persona, una vez, con el hecho y una petición; al jefe vas solo si se repite. Espera a estar tranquilo, mañana también sirve. Di: “En la reunión mostraste el plan que escribí yo. Quiero que lleve mi nombre. ¿Lo aclaras tú con el jefe o lo hago yo?”. Después haz visible tu trabajo sin quejarte: manda avances cortos por escrito, con tu nombre, antes de cada reunión, y presenta tú tu parte. Si pasa otra vez, lleva al jefe dos ejemplos con fecha y di qué quieres que cambie, no qué piensas de la persona. Con los chismes, el mismo orden.',
    why: 'A veces fue descuido y a solas puede corregirse sin vergüenza; ir directo al jefe parece una pelea por vanidad.',
    step: 'Mándale a tu jefe cinco líneas, con tu nombre, sobre lo que terminaste.',
    mistake: 'Lo común es quejarse con todo el equipo menos con quien lo hizo.',
  },
  'interview-six-stories': {
    asked: [
      'qué preguntan en una entrevista de trabajo y qué contesto',
      'tengo entrevista en unos días como me preparo',
      'háblame de ti, nunca sé qué decir ahí',
      'qué digo cuando me preguntan por mi mayor defecto',
      'en las entrevistas me quedo en blanco y empiezo a dar vueltas',
      'puedo contar que peleo en la entrevista o me ven agresivo',
    ],
    answer:
      'Prepara seis historias cortas y podrás contestar casi cualquier pregunta: un éxito, un fracaso, un conflicto, un momento de presión, algo que aprendiste rápido y algo que dirigiste. Cada una en 90 segundos: la situación, tu tarea, qué hiciste, el resultado con un número. Una pelea perdida y lo que cambiaste después es un buen fracaso.\n“Háblame de ti”: un minuto, qué haces hoy, qué hiciste antes, por qué este puesto.\n“Tu defecto”: uno real que no sea lo central del trabajo, y qué haces con él.\nLleva dos preguntas: “¿Qué debe haber logrado la persona en seis meses?” y “¿Por qué está libre el puesto?”.',
    why: 'Las preguntas cambian de palabras, pero giran siempre en torno a los mismos temas, y lo preparado evita el vacío y la respuesta vaga.',
    step: 'Graba tus seis historias en voz alta con el teléfono y recorta cada una a 90 segundos.',
    mistake: 'Muchos leen sobre la empresa toda la noche y no dicen ni una respuesta en voz alta.',
  },
  'job-lost-first-week': {
    asked: [
      'me despidieron hoy que hago ahora',
      'me echaron y quieren que firme un papel, tengo que firmar?',
      'no me renovaron el contrato y tengo que pagar el alquiler',
      'perdí el trabajo y no sé ni por dónde empezar',
      'cuánto tiempo tengo para anotarme en el desempleo',
      'me pusieron enfrente un acuerdo de salida y lo quieren firmado mañana',
    ],
    answer:
      'No firmes nada en el momento, averigua tus plazos e inscríbete como desempleado en los primeros días. Confirmar que recibiste una carta está bien; aceptarla, no.\n1. Lleva ya los papeles a un sindicato, un asesor laboral o un abogado: según el país, el plazo para reclamar puede ser de apenas tres semanas.\n2. Pide la ayuda por desempleo; tardarte suele costar dinero.\n3. Solicita por escrito una carta de recomendación y lo que te deban de sueldo, vacaciones y horas extra.\n4. Anota cuánto te cuesta un mes y cuántos meses aguantan tus ahorros.\n5. Mantén dos o tres horarios fijos de entrenamiento: sostienen la semana.',
    why: 'Con el golpe reciente uno firma para terminar pronto, y un plazo vencido o un acuerdo firmado casi nunca se deshace.',
    step: 'Llama a la oficina de desempleo y a un asesor laboral y pregunta a los dos por tus plazos.',
    mistake: 'Muchos firman el acuerdo ahí mismo porque quieren que la charla se acabe.',
  },
  'cv-gap-fighting': {
    asked: [
      'tengo un hueco en el curriculum porque estuve peleando como lo explico',
      'qué pongo en los dos años que solo entrené y competí',
      'pongo mis peleas en el cv o mejor no',
      'mandé 60 solicitudes y nadie contesta, creo que es por el hueco en mi cv',
      'viví un año en tailandia entrenando, cómo lo ve una empresa',
      'desde 2021 no tengo un trabajo en papel, solo competir, quién me va a contratar',
    ],
    answer:
      'No escondas el hueco: ponlo como un trabajo más, con fechas, título y tres líneas de hechos. Por ejemplo: “Deportista de competición, muay thai, 2021 a 2023. Once peleas, semifinal nacional. Doble entrenamiento diario junto a un trabajo de medio tiempo; a cargo de 15 principiantes; viajes pagados con patrocinadores locales que conseguí yo”. Elige lo que pide el puesto: enseñar, cumplir, vender, un idioma. En la entrevista basta una frase: “Le di dos años, lo cerré bien y ahora quiero esto”. Y a hablar del trabajo. ¿Treinta solicitudes sin respuesta? Reescribe el tercio de arriba del currículum para cada anuncio.',
    why: 'Un vacío deja que quien lee imagine lo peor; unos hechos con fecha le muestran constancia que sí entiende.',
    step: 'Escribe tus años de peleas en tres líneas y dáselas a leer a alguien que contrate gente.',
    mistake: 'Dejan el hueco vacío, y ahí la empresa se imagina algo peor que pelear.',
  },
  'new-job-first-weeks': {
    asked: [
      'mañana es mi primer día en el trabajo nuevo qué hago',
      'cómo causo buena impresión las primeras semanas en un trabajo',
      'empecé en otro trabajo y me siento inútil, todos saben todo',
      'está mal preguntar a cada rato cuando eres nuevo',
      'cuándo le digo al jefe nuevo que salgo a las 5 para entrenar',
      'estoy en periodo de prueba y me da miedo regarla',
    ],
    answer:
      'El primer mes busca tres cosas: aprenderte los nombres, saber qué es buen trabajo para tu jefe y terminar antes de tiempo una tarea pequeña. El primer día pregunta: “¿Qué debo tener hecho a fin de mes para que quedes conforme?”. Anota todo, que nadie te lo explique dos veces. Junta tus dudas y pregúntalas de golpe, dos veces al día. De la semana dos a la cuatro siéntate quince minutos con cinco compañeros y pregunta qué falla más. Tus entrenamientos, dilos pronto y como un hecho: “Martes y jueves salgo a las cinco; esos días entro antes”. Las mejoras esperan hasta que conozcas los motivos.',
    why: 'La primera impresión se fija en pocas semanas, y cada jefe llama bueno a algo distinto que solo sabes si preguntas.',
    step: 'Pregúntale a tu jefe qué debes tener terminado al final del primer mes.',
    mistake: 'El nuevo explica cómo se hacía en su otro trabajo antes de saber cómo se hace aquí.',
  },
  'resign-well': {
    asked: [
      'cómo renuncio sin quedar mal con nadie',
      'renuncio antes o después de tener otro trabajo',
      'quiero dejar la oficina y vivir del deporte, cómo presento la renuncia',
      'que pongo en la carta de renuncia',
      'cuánto dinero debo tener guardado antes de dejar el trabajo',
      'mi jefe se va a poner furioso cuando le diga que me voy',
    ],
    answer:
      'Renuncia solo con el contrato nuevo firmado o con seis meses de gastos en el banco; entonces díselo a tu jefe en persona y entrega la carta ese mismo día.\n1. Mira antes con cuánto tiempo debes avisar y qué vacaciones te quedan.\n2. Dos frases: “Me voy; mi último día es el 31. Dejo todo bien entregado”. Sin más razones.\n3. La carta: fecha, que renuncias, último día, gracias, firma. Nada más.\n4. Haz una lista de entrega y pide una recomendación.\n¿Te vas a entrenar gente o a pelear? Hazlo primero tres meses junto al trabajo y cuenta lo que deja de verdad.',
    why: 'Una promesa sin firma puede caerse y te deja sin los dos empleos, y el recuerdo de tu salida viaja como referencia durante años.',
    step: 'Busca cuánto aviso tienes que dar y calcula cuánto cuestan seis meses de tu vida.',
    mistake: 'Renuncian con rabia y usan la carta para ajustar cuentas.',
  },
  'pro-purses': {
    asked: [
      'cuánto pagan por la primera pelea profesional',
      'se puede vivir de pelear si paso a profesional',
      'cuánto ganan en serio los pros en veladas chicas',
      'estoy pensando en dejar el trabajo para ser pro a tiempo completo',
      'me ofrecen debutar como pro pero quieren que venda boletos, es normal?',
      'todos me dicen hazte profesional pero nadie dice cuánto queda de la bolsa',
    ],
    answer:
      'Una primera pelea profesional en una velada chica suele pagar desde unos cientos hasta unos 2000, en dólares o euros, así que conserva tu trabajo. En MMA muchas veces es mitad por presentarte y mitad por ganar; en el boxeo de salas pequeñas sueles cobrar de las entradas que vendes. Luego resta. Ejemplo con 1000: entrenador 100, mánager 150, exámenes médicos y licencia 250, viaje 200; quedan 300 antes de impuestos por ocho semanas de trabajo. Pide por escrito la cifra, el seguro médico y el día de pago. Dedícate solo a esto cuando bolsas, patrocinios y clases cubran tus gastos doce meses seguidos.',
    why: 'Una velada chica vive de la taquilla y un debutante vende poco, mientras que los gastos de preparación son los mismos.',
    step: 'Anota lo que te costó tu última preparación y réstalo de la bolsa que te ofrecen.',
    mistake: 'Casi todos cuentan la bolsa con el bono de la victoria y olvidan los gastos.',
  },
  'manager-contract': {
    asked: [
      'un mánager quiere que firme contrato en qué me fijo',
      '30 por ciento para el manager es mucho?',
      'cuánto debe durar un contrato con un representante',
      'me mandaron contrato de una promotora con exclusividad, es normal',
      'mi mánager también es el promotor, hay problema con eso',
      'necesito mánager para mis primeras peleas pro o no hace falta',
    ],
    answer:
      'Fíjate en cinco cosas y que un abogado deportivo lo lea antes de firmar.\n1. Porcentaje: lo usual es 10 a 20 % en MMA y kickboxing, 20 a 33 % en boxeo, y solo del dinero que él trajo, no de tu sueldo ni de tus clases.\n2. Duración: un año, tres como máximo, sin renovación automática.\n3. Obligación: un mínimo de ofertas al año, o puedes irte.\n4. Derecho a rechazar rival, y ningún descuento sin recibo.\n5. Dos bandos: si al mánager le paga el promotor, no negocia por ti. Hay leyes que lo prohíben en los combates largos de boxeo.\nPara empezar alcanza un entrenador honrado.',
    why: 'Lo que vale es lo escrito, y una cláusula mala solo se nota cuando ganas más o quieres irte, ya sin remedio.',
    step: 'Marca en el contrato porcentaje, duración, salida, descuentos y exclusividad, y mándaselo a un abogado deportivo.',
    mistake: 'El peleador regatea el porcentaje y no ve que firma por cinco años.',
  },
  'become-coach-first-pupils': {
    asked: [
      'cómo me hago entrenador y qué título necesito',
      'quiero vivir de dar clases de boxeo por dónde empiezo',
      'necesito cinturón negro o licencia para dar clases',
      'cómo consigo mis primeros alumnos como entrenador',
      'ya no peleo y todos dicen que explico bien, puedo trabajar de eso?',
      'un curso de entrenador de fin de semana sirve de algo',
    ],
    answer:
      'Empieza de ayudante en tu gimnasio, saca mientras tanto la licencia de entrenador más básica de tu federación y solo después busca alumnos propios. En la mayoría de los países cualquiera puede llamarse entrenador, pero locales, escuelas y aseguradoras piden cuatro papeles: licencia federativa, curso de primeros auxilios, certificado de antecedentes para trabajar con menores y seguro de responsabilidad civil.\n1. Ayuda en dos clases por semana durante tres meses.\n2. Dirige el calentamiento de principiantes; luego la clase entera.\n3. Da a tres principiantes cuatro clases baratas a cambio de una reseña honesta y una recomendación.\n4. Conserva tu trabajo hasta que enseñar cubra la mitad de tus gastos seis meses seguidos.',
    why: 'Los papeles abren la puerta y el seguro, pero la confianza nace de verte trabajar junto a alguien a quien ya respetan.',
    step: 'Pídele a tu entrenador ayudar en una clase por semana y busca el próximo curso de tu federación.',
    mistake: 'El buen peleador enseña lo que él hace y no lo que al principiante le toca ahora.',
  },
  'private-lesson-price': {
    asked: [
      'cuánto cobro por una clase particular',
      'precio de una hora de boxeo uno a uno',
      'me pidieron clases personales y no tengo idea de qué precio poner',
      '50 la hora es mucho para un entrenador que empieza?',
      'cuánto se queda el gimnasio si doy particulares ahí',
      'me cancelan a última hora y no gano nada',
    ],
    answer:
      'Cobra por una hora entre media y una mensualidad de tu gimnasio; quien empieza, por la parte baja. Mensualidad de 80: la clase vale de 40 a 80. Compruébalo con tu tiempo: una hora de clase son noventa minutos de trabajo con traslado y notas. Ejemplo: cobras 50, el gimnasio se queda el 30 %, te quedan 35, unos 23 por hora antes de impuestos. ¿Es poco? Súbelo ya, no después del décimo alumno. Dos personas juntas: una vez y media el precio. Paquetes de cinco, pagados por adelantado, con un 10 % de descuento como mucho. Si cancelan con menos de 24 horas, la clase cuenta.',
    why: 'La mensualidad muestra lo que tu zona paga por entrenar, y el traslado y las notas también son horas tuyas.',
    step: 'Haz una lista de precios con clase suelta, pareja, paquete de cinco y la regla de 24 horas, y mándala a quien pregunte.',
    mistake:
      'El entrenador nuevo copia el precio de un amigo y olvida el traslado, la parte del gimnasio y los impuestos.',
  },
  'lead-former-peers': {
    asked: [
      'me ascendieron y ahora soy jefe de mis compañeros cómo le hago',
      'mis amigos del trabajo no me toman en serio como jefe',
      'primera vez que dirijo un equipo, hasta ayer éramos todos amigos',
      'cómo delego, termino haciendo todo yo',
      'uno mayor quería mi puesto y ahora me bloquea todo',
      'puedo seguir yendo por cervezas con ellos ahora que soy el jefe',
    ],
    answer:
      'Habla a solas con cada uno en las primeras dos semanas y di abiertamente que tu papel cambió. Media hora y tres preguntas: “¿Qué funciona? ¿Qué cambiarías? ¿Qué necesitas de mí?”. Luego: “Sigo siendo el mismo, pero ahora decido vacaciones, tareas y sueldos, y voy a tratar a todos igual”. Al que quería el puesto: “Sé que te postulaste. Te necesito. ¿Qué haría falta para que funcione?”. Delega tareas completas, con resultado, fecha y una sola revisión a mitad de camino. Ve por la cerveza, vete después de la primera y nunca hables ahí de la gente del equipo.',
    why: 'Lo que no se dice, el grupo lo rellena con sospechas; hablado pronto, cada quien sabe que la amistad no dará ventajas ni castigos.',
    step: 'Agenda media hora con cada persona del equipo y empieza por la más difícil.',
    mistake: 'El jefe nuevo sigue de amigo que no decide nada o se vuelve duro de un día para otro.',
  },
  'give-criticism': {
    asked: [
      'cómo le digo a alguien que su trabajo no alcanza',
      'tengo que criticar a un compañero y lo odio',
      'debo decirle a un entrenador de mi gym que pega muy fuerte a los principiantes',
      'como dar una critica sin lastimar',
      'mi jefe destrozó mi trabajo y no dejo de pensar en eso',
      'llevo semanas aplazando una charla incómoda con uno de mi gente',
    ],
    answer:
      'Dilo a solas, antes de dos días y en cuatro frases: qué viste, qué causó, qué quieres y una pregunta. “Ayer hiciste sparring a tope con un principiante. No ha vuelto. Quiero que con ellos se haga al treinta por ciento. ¿Qué necesitas para eso?”. Después cállate y escucha. Sin envolverlo en elogios, sin “siempre”, sin juzgar su carácter. Acuerden un cambio y cuándo lo revisan. ¿El criticado eres tú? Pide un ejemplo, di “gracias, lo voy a pensar” y responde al día siguiente: qué parte es cierta y qué vas a cambiar.',
    why: 'Un hecho y su efecto se pueden comprobar, y un juicio sobre la persona solo se puede negar; el elogio de envoltura tapa el mensaje.',
    step: 'Escribe tus cuatro frases y pídele a esa persona diez minutos a solas.',
    mistake: 'La mayoría mete la crítica entre tantos elogios que nadie la oye.',
  },
  'voice-shakes-presentation': {
    asked: [
      'me tiembla la voz cuando expongo que hago',
      'peleo delante de 500 personas y no puedo hablar frente a diez',
      'cómo dejo de temblar en una presentación',
      'tengo que exponer la próxima semana en el trabajo y ya siento náuseas',
      'qué hago justo antes de hablar en público',
      'la última vez perdí el hilo y todos se me quedaron viendo',
    ],
    answer:
      'Suelta el aire largo antes de empezar y apréndete de memoria las dos primeras frases: el temblor es más fuerte en el primer minuto.\n1. Diez minutos antes: camina, sacude brazos y mandíbula, tararea para calentar la voz.\n2. Cinco respiraciones: entra en cuatro, sale en seis a ocho.\n3. Di “estoy emocionado”, no “tengo que calmarme”; es el mismo pulso que antes de pelear.\n4. Los dos pies en el suelo, mira una cara amable, di las dos frases despacio, haz una pausa y traga saliva.\n5. ¿Perdiste el hilo? Mira tus notas, bebe y repite el último punto.\nEnsaya de pie y en voz alta tres veces, una ante alguien.',
    why: 'La tensión cierra la garganta y acorta el aire, y la voz queda sin apoyo; con frases automáticas pasas el pico de adrenalina.',
    step: 'Ensaya de pie y en voz alta tres veces, la tercera delante de alguien.',
    mistake: 'Casi todos ensayan leyendo en silencio y oyen su voz por primera vez ya frente al público.',
  },
  'impostor-proof-list': {
    asked: [
      'siento que soy un fraude en mi trabajo',
      'por qué creo que se van a dar cuenta de que no sé nada',
      'todos son más listos que yo en este trabajo',
      'es normal sentir que no merezco mi puesto',
      'me ascendieron y solo pienso que se equivocaron conmigo',
      'me quedo hasta tarde para que nadie note que no sé',
    ],
    answer:
      'Es muy común, y se achica cuando lo comparas con hechos y no con lo que sientes. Pártelo en dos. Primero: ¿qué no sabes hacer todavía de verdad? Tres cosas como máximo, cada una con una persona o un curso: eso es un plan de entrenamiento. Segundo: ¿qué entregaste en los últimos tres meses? Diez líneas con fecha, resultado y lo que dijeron otros; léelas antes de las reuniones. Luego pregunta a tu jefe: “¿Qué debo hacer más y qué menos?”. Del gimnasio ya lo conoces: mejoraste siendo el peor entre gente fuerte. Si te quita el sueño durante semanas, ve al médico.',
    why: 'La sensación compara tus dudas por dentro con la fachada de los demás; una fecha y un resultado no cambian con el humor.',
    step: 'Escribe las diez líneas de lo que entregaste en los últimos tres meses.',
    mistake: 'Trabajan más horas para tapar la sensación, y entonces cada logro parece comprado con horas.',
  },
  'burnout-first-steps': {
    asked: [
      'creo que estoy quemado del trabajo que hago',
      'todos los domingos me siento mal solo de pensar en el lunes',
      'vacío y cansado todo el tiempo, ya ni entrenar me da ganas',
      'esto es burnout o soy flojo',
      'pido una baja médica si el trabajo me está matando?',
      'trabajo, casa, sillón, llevo meses sin energía para nada',
    ],
    answer:
      'Ve al médico si llevas más de dos semanas así, y quítate carga ya, sin esperar a las vacaciones. El cansancio también tiene otras causas; el médico las revisa. Mientras tanto:\n1. Anota las tres cosas del trabajo que más te vacían y pide a tu jefe quitar, repartir o aplazar una.\n2. Hora fija de salida; después, ningún mensaje.\n3. De siete a nueve horas en la cama.\n4. Entrena la mitad, suave y con gente que te caiga bien; nada de sparring duro ni preparación de pelea.\n5. Cuéntale a alguien cómo estás de verdad.\nSi piensas en no querer vivir, llama de inmediato a emergencias o a una línea de crisis.',
    why: 'Males muy distintos se sienten igual por dentro y piden tratamientos diferentes, y cuanto más se aguanta, más tarda en volver la energía.',
    step: 'Pide cita con tu médico y dile a tu jefe una tarea que tiene que salir de tu lista.',
    mistake: 'El peleador lo trata como una preparación dura y entrena más para sacudírselo.',
  },
  'stuck-ask-for-next-task': {
    asked: [
      'me aburro en el trabajo y no voy a ningún lado que hago',
      'cinco años en el mismo puesto y no hay cómo subir',
      'me quedo o me voy, aquí no pasa nada',
      'cómo le digo a mi jefe que quiero más responsabilidad',
      'ya no aprendo nada, lo único que me mantiene es el gym',
      'cómo sabes cuándo toca irse de un trabajo',
    ],
    answer:
      'Dale a tu trabajo una oportunidad de seis meses y mira afuera al mismo tiempo. Primero define qué te falta: dinero, aprender, gente o sentido; cada cosa se arregla distinto. Luego dile a tu jefe: “Quiero encargarme de X. ¿Qué debo demostrar, y para qué fecha, para que sea mío?”. X es una tarea real que nadie quiere: los turnos, un cliente grande, formar a los nuevos. Manda a la vez dos solicitudes al mes para saber cuánto vales. Toca irse cuando pediste dos veces, cumpliste y solo recibiste palabras, o cuando ahí nadie tiene el puesto que tú quieres.',
    why: 'Un jefe no adivina lo que quieres, y un encargo real con plazo revela en meses si ahí piensan dejarte crecer.',
    step: 'Escribe en una frase qué te falta y pídele a tu jefe una tarea concreta.',
    mistake: 'Esperan a que alguien los note y a eso le llaman lealtad.',
  },
  'exam-beside-training': {
    asked: [
      'como estudio para los exámenes sin dejar de entrenar',
      'examen en tres semanas y entreno cinco veces por semana',
      'dejo de entrenar antes de los finales?',
      'leo todo dos veces y no me acuerdo de nada',
      'universidad y peleas al mismo tiempo, algo tengo que soltar',
      'es malo hacer sparring la semana del examen',
    ],
    answer:
      'Baja a dos o tres sesiones suaves por semana, no pares del todo, y estudia antes de entrenar, no después. Las dos últimas semanas nada de sparring duro: una cabeza golpeada aprende mal, y tras un golpe serio necesitas médico, no libros.\n1. Reparte el material entre los días que quedan, menos cuatro para repasar.\n2. Cada día 3 bloques de 40 minutos, con el teléfono en otro cuarto.\n3. Cierra el libro, escribe lo que sabes y luego comprueba. Releer casi no sirve.\n4. Pregúntate lo de ayer al día siguiente y otra vez a la semana.\n5. La última semana, exámenes viejos con reloj. Duerme ocho horas.',
    why: 'Después de entrenar la atención cae y el cuerpo pide cama, y parar del todo quita el alivio que ayuda a dormir.',
    step: 'Divide el material entre los días que quedan y pon tres bloques de 40 minutos antes de entrenar.',
    mistake: 'Casi todos subrayan y releen: parece que ya lo saben, y no es así.',
  },
  'learn-little-each-day': {
    asked: [
      'alcanzan 20 minutos al día para aprender un idioma',
      'cómo aprendo algo nuevo si casi no tengo tiempo',
      'quiero aprender a programar además de trabajar y entrenar y siempre lo dejo',
      'empecé inglés tres veces y tres veces lo abandoné',
      'mejor un día largo por semana o un poco cada día',
      'que hago para no olvidar lo que aprendo',
    ],
    answer:
      'Veinte minutos diarios le ganan a un domingo entero, porque la memoria crece de volver al tema, no de estar mucho rato sentado. Pégalo a algo fijo: tras el café, en el tren, antes de armar la mochila del gym.\n1. Cinco minutos: sin mirar, di o escribe lo de ayer.\n2. Diez minutos: una sola cosa nueva, pequeña.\n3. Cinco minutos: úsala ya, en voz alta, en código, en una hoja de prueba.\nPregúntate lo mismo al día, a los tres, siete y catorce días. Veinte minutos son unas diez horas al mes: el teórico de una licencia lleva de uno a tres meses; un idioma para viajar, de cuatro a seis.',
    why: 'Recuperar algo justo cuando empieza a borrarse lo fija mejor; en una sesión larga la atención decae y mucho se pierde en pocos días.',
    step: 'Elige tu momento fijo del día y haz ahí veinte minutos en cinco días.',
    mistake: 'Juntan cursos y aplicaciones y nunca se ponen a prueba sin mirar.',
  },
  'focus-at-desk': {
    asked: [
      'no me concentro en la oficina qué me sirve',
      'trabajo desde casa y hago de todo menos trabajar',
      'cuánto tiempo seguido debo trabajar antes de un descanso',
      'miro el teléfono cada dos minutos y se me va el día',
      'por qué estoy tan metido en el sparring y tan disperso en el trabajo',
      'mis compañeros me interrumpen todo el día',
    ],
    answer:
      'Trabaja por rounds: una tarea, 45 minutos, teléfono en otro cuarto y después diez minutos lejos de la pantalla. El sparring te atrapa porque hay un rival y una campana; arma lo mismo.\n1. De noche escribe la única tarea del primer round de mañana.\n2. Empieza por ella, antes del correo.\n3. Si llega un pensamiento, al papel y sigue.\n4. ¿Te interrumpen? Antes de voltear, escribe media frase de dónde ibas; así vuelves más rápido.\n5. Correo y mensajes en dos o tres horarios fijos.\nTres rounds honestos al día son bastante. Avisa a tus compañeros: “A las once soy todo de ustedes”.',
    why: 'La atención tarda minutos en asentarse tras cada cambio, y un aparato a la vista deja una parte de guardia; un final marcado ayuda a sostenerla.',
    step: 'Haz cada mañana de trabajo un round de 45 minutos con el teléfono en otro cuarto.',
    mistake: 'Ponen el teléfono en silencio y lo dejan junto al teclado.',
  },
  'two-offers-score': {
    asked: [
      'tengo dos ofertas de trabajo y no me decido',
      'más dinero en la capital o menos cerca de mi gimnasio',
      'cuál trabajo acepto',
      'cómo comparo bien dos ofertas',
      'le puedo pedir a la otra empresa más tiempo y más sueldo?',
      'el trabajo seguro o el que me emociona, tengo que contestar el viernes',
    ],
    answer:
      'Puntúa las dos en cinco cosas cuyo peso decides antes de mirar las ofertas: el jefe, lo que aprendes, el dinero que queda a fin de mes, las horas con traslado, y la vida alrededor, con gimnasio y familia. Reparte diez puntos entre las cinco según te importen, califica cada oferta del uno al cinco, multiplica y suma. El dinero es lo que queda tras alquiler, transporte e impuestos, no el sueldo. Si la diferencia es menor a una décima parte, elige al mejor jefe. A la favorita pídele lo que falta: “Quiero ir con ustedes. Con 3000 firmo mañana”. Pedir de dos a cinco días más es normal.',
    why: 'Si pones los pesos después de ver las ofertas, los acomodas sin querer a la favorita; antes, la nota dice qué valoras.',
    step: 'Llena la tabla con las dos ofertas y llama a una persona que trabaje con cada jefe.',
    mistake: 'La mayoría compara los dos sueldos y olvida hora y media de traslado al día.',
  },
  'open-gym-first-steps': {
    asked: [
      'quiero abrir mi propio gimnasio por dónde empiezo',
      'cuánto dinero necesito para abrir un gym de boxeo',
      'encontré un local barato, firmo el contrato?',
      'que permisos pide un gimnasio de artes marciales',
      'llevo años soñando con mi propia academia y nunca doy el primer paso',
      'cuántos alumnos debo tener antes de alquilar un local',
    ],
    answer:
      'Empieza alquilando por horas y firma tu propio local solo cuando ya te pague la mitad de los alumnos con los que cubres costos.\n1. Da clases en una escuela u otro gimnasio de tres a seis meses.\n2. Haz el presupuesto: alquiler, energía, seguro, sueldos, tú, impuestos. Alquiler: máximo un cuarto de lo que esperas ingresar.\n3. Antes de firmar pregunta a la autoridad si permite deporte ahí: uso, salidas de emergencia, baños, ruido, estacionamiento. Por escrito.\n4. Pide al dueño meses de obra gratis y salida a los dos años.\n5. Ten la obra más seis meses de gastos fijos. Consulta figura legal e impuestos con un contador donde vives.',
    why: 'Un alquiler te obliga durante años, y quien ya paga es la única prueba de demanda que no se evapora.',
    step: 'Escribe tus gastos mensuales en una hoja y pregunta en dos locales el precio por hora.',
    mistake: 'Firman cinco años de alquiler y después salen a buscar alumnos.',
  },
  'insurance-and-waivers': {
    asked: [
      'qué seguro necesita un gimnasio de artes marciales',
      'alcanza con una carta de responsabilidad si alguien se lastima',
      'tengo que hacer firmar algo a todos antes de entrenar',
      'que pasa si un alumno se rompe el brazo y me demanda',
      'los papás firmaron la hoja, así que estoy cubierto no?',
      'doy clases gratis en el parque, igual necesito seguro?',
    ],
    answer:
      'Necesitas un seguro de responsabilidad civil que nombre tu deporte y el sparring; una hoja firmada nunca lo reemplaza. En muchos países ningún papel te libra de una lesión causada por tu descuido, y la firma de los padres no vale en todas partes. Lo usual: responsabilidad civil del local, profesional de los entrenadores, la de patrón si empleas, contenido, y accidentes de alumnos, a menudo por la federación. Pregunta por escrito si cubre niños, sparring, invitados y eventos. La hoja igual sirve: prueba que explicaste el riesgo, preguntaste por la salud y tienes un contacto de emergencia. Además: reglas de sparring, libro de accidentes, un socorrista. Que un abogado local la lea.',
    why: 'Quien firma acepta el riesgo del deporte, no tu descuido, y una póliza genérica puede dejar fuera justo el contacto.',
    step: 'Pregunta por escrito a tu aseguradora si cubre sparring, niños y entrenadores invitados.',
    mistake: 'Bajan una hoja de internet y creen que ya están asegurados.',
  },
  'more-members-neighbourhood': {
    asked: [
      'cómo consigo más alumnos para mi gimnasio',
      'nadie viene a las clases de prueba',
      'volantes o anuncios en internet, qué trae gente a un gym chico',
      'necesito 20 alumnos nuevos antes de fin de año',
      'cuánto puedo gastar para ganar un alumno nuevo',
      'entrenamos bien pero el tatami está vacío y no sé cómo nos va a encontrar la gente',
    ],
    answer:
      'Empieza por tus alumnos de hoy: quien llega recomendado es quien se queda.\n1. Semana del invitado cuatro veces al año: cada uno trae gratis a una persona.\n2. Tu ficha en el mapa de internet: horarios correctos, diez fotos nuevas, y dos reseñas por semana, pedidas a alumnos contentos.\n3. Curso de principiantes de seis semanas, con fecha y doce lugares; vende más que “ven cuando quieras”.\n4. Un aliado al mes a quince minutos a pie: escuela, fisio, empresa.\n5. Responde cada consulta en menos de una hora.\nUn alumno nuevo puede costar una o dos mensualidades. Pregunta a cada uno cómo te encontró; lo que en tres meses no trajo a nadie, fuera.',
    why: 'Quien entra con un amigo tiene compañía y alguien que nota su ausencia, y eso sostiene las primeras semanas difíciles.',
    step: 'Ponle fecha a un curso de principiantes con doce lugares y pide a cada alumno que traiga a una persona.',
    mistake: 'Pagan anuncios mientras las consultas llevan dos días sin respuesta.',
  },
  'kids-classes': {
    asked: [
      'abro clases para niños en mi gym?',
      'las clases de niños dejan dinero',
      'cuántos niños por entrenador',
      'de 4 a 6 tengo el gimnasio vacío, pensé en poner infantil',
      'qué necesito tener listo para enseñar a niños',
      'los papás me piden una clase para chicos de seis años',
    ],
    answer:
      'Sí, si tienes a alguien bueno con niños: de cuatro a seis el local está vacío igual, y unos siete niños pagan dos clases por semana. La cuenta: dos clases son unas nueve horas al mes; a 25 la hora, 225; cada niño deja 35; 225 ÷ 35 = 6,4, o sea siete. Separa 5 a 7, 8 a 11 y 12 a 15 años; 45 minutos los pequeños; un adulto por ocho a diez niños y siempre un segundo a la vista. Revisión de antecedentes, padres que pueden mirar, fotos solo con permiso escrito. Sin golpes a la cabeza ni comentarios de peso. Cobra por trimestre, no por clase suelta.',
    why: 'El alquiler de la tarde ya está pagado con la sala vacía, así que casi todo lo que entre después del sueldo queda.',
    step: 'Pregunta a los padres que conoces edades y horarios, y abre una clase de prueba con doce lugares.',
    mistake: 'Dan a los niños una clase de adultos en chiquito y los pierden en un trimestre.',
  },
  'churn-what-is-usual': {
    asked: [
      'cuántos alumnos que se van al mes es normal',
      'qué es la tasa de bajas y cómo la calculo',
      'la gente se sigue dando de baja y no sé por qué',
      'perdí 9 de 150 el mes pasado, es mucho?',
      'como evito que se vayan a los tres meses',
      'entran nuevos por una puerta y los viejos se me van por la otra',
    ],
    answer:
      'Divide las bajas del mes entre los alumnos que tenías al empezarlo: 2 a 3 % es bueno, 3 a 5 % normal, y arriba de 6 % tienes una fuga. Nueve de 150 es 6 %. Uno dividido entre esa tasa da cuánto se quedan: con 4 %, 25 meses; con 6 %, unos 17. La mayoría se va en los primeros cien días, así que actúa ahí: un entrenador que sepa su nombre, dos días fijos, charla tras las semanas dos y seis, una primera meta pequeña para la doce. A quien falte diez días le escribe su entrenador. Y al que se va: “¿Qué te habría hecho quedarte?”.',
    why: 'Una tasa pequeña se repite cada mes y se acumula: unos puntos más acortan la estancia y se comen las inscripciones nuevas.',
    step: 'Cuenta las bajas de los últimos tres meses, divídelas entre tus alumnos y escribe a todos los que llevan diez días sin venir.',
    mistake: 'Buscan gente nueva y nadie llama a los que dejaron de venir.',
  },
  'raise-prices-who-may-leave': {
    asked: [
      'cómo subo la mensualidad sin perder alumnos',
      'cuántos se pueden ir antes de que una subida de precio me haga daño',
      'hace cuatro años que no subo la cuota y los gastos se dispararon',
      'cuánto puedo subir el precio de una vez',
      'que les escribo a los alumnos sobre el precio nuevo',
      'me da miedo que se vaya medio gimnasio si paso de 50 a 55',
    ],
    answer:
      'Sube entre 5 y 10 %, con dos meses de aviso y primero a los nuevos; y calcula cuántos pueden irse: subida ÷ (lo que hoy te deja un alumno + subida). Ejemplo: mensualidad de 50, de la que quedan 45 tras impuestos, comisiones de tarjeta y federación. Subes 5: 5 ÷ 50 = 10 %. De 100 alumnos pueden irse diez y ganas lo mismo. Casi siempre se van muchos menos.\nEl mensaje, cuatro líneas: precio nuevo, fecha, un motivo y gracias; sin disculpas. Revisa en tus contratos el aviso y el derecho a darse de baja. Avisa primero a los entrenadores. Se acepta mejor poco cada año que mucho cada cinco.',
    why: 'Quien se queda paga más y atiendes a menos gente con los mismos gastos; por eso la cuenta aguanta algunas bajas.',
    step: 'Calcula cuántos alumnos se te pueden ir y fija el precio nuevo para los que entran.',
    mistake: 'Se disculpan en tres párrafos y la gente piensa que algo anda mal.',
  },
  'discounts-what-they-cost': {
    asked: [
      'conviene dar descuentos en mi gimnasio',
      'todos me piden precio especial qué les digo',
      'descuento para estudiantes y familias, cuánto es razonable',
      'es buena idea una oferta de black friday',
      'cuántos alumnos más necesito si bajo un 20 por ciento',
      'mis amigos pagan la mitad y los demás ya se dieron cuenta',
    ],
    answer:
      'Da pocos descuentos, fijos por escrito y solo a cambio de algo; un 20 % menos cuesta mucho más de lo que parece. Mensualidad de 60, de la que quedan 50: a 48 te quedan 38, y necesitas 50 ÷ 38, o sea 32 % más alumnos para el mismo dinero. Lo que funciona: 10 % por pagar el año adelantado, 15 a 20 % para el segundo de la familia, estudiantes en las horas flojas. En vez de bajar el precio regala algo: unas vendas, una clase particular, la inscripción. Al que regatea: “El precio es igual para todos. Si andas justo, toma dos sesiones por semana por 45”.',
    why: 'La rebaja sale entera de lo que te queda a ti, pues alquiler, comisiones y sueldos no bajan con ella.',
    step: 'Haz la lista de todos los precios especiales que das hoy y lo que cada uno te cuesta al año.',
    mistake: 'A cada amigo le hacen su precio y luego no saben explicarlo cuando los alumnos comparan.',
  },
  'break-even-members': {
    asked: [
      'cuántos alumnos necesito para cubrir gastos',
      'alquiler 2500 y mensualidad 60, dan los números?',
      'como calculo si mi gym es rentable',
      'tengo 120 alumnos y no me queda nada a fin de mes',
      'qué cuenta como gasto en un gimnasio',
      'cuándo empieza a dejar ganancia un gimnasio',
    ],
    answer:
      'Alumnos que necesitas = gastos del mes ÷ lo que deja un alumno al mes. Gastos es todo lo que pagas aunque no venga nadie: alquiler, energía, seguros, sueldos, programas, préstamo, un doceavo de los pagos anuales, reparaciones y tu propio sueldo. Lo que deja un alumno es la mensualidad menos impuesto a las ventas, comisiones, federación y lo que consume. Ejemplo: gastos 6000; mensualidad 60, deja 50; 6000 ÷ 50 = 120 alumnos. Usa el promedio que pagan de verdad, con descuentos. Apunta un 20 a 25 % arriba, aquí 145 a 150, por el verano y los morosos. ¿Muy lejos? Recorta primero alquiler y clases vacías; después, el precio.',
    why: 'Los gastos fijos no cambian con un alumno más, así que solo los cubre lo que sobra de cada cuota, nunca el precio completo.',
    step: 'Suma los gastos de los últimos tres meses con tu sueldo, saca el promedio mensual y divídelo entre lo que deja un alumno.',
    mistake: 'No cuentan su propio sueldo y dicen que el gimnasio es rentable.',
  },
  'cash-cushion-months': {
    asked: [
      'cuánta reserva debe tener un gimnasio',
      'este mes no me alcanza para el alquiler del gym que hago',
      'en vacaciones no viene nadie y las cuentas llegan igual',
      'cuántos meses de gastos en el banco es seguro',
      'todos los meses el día 20 la cuenta está en cero',
      'diciembre y julio me matan cada año',
    ],
    answer:
      'Tres meses de gastos fijos son un buen colchón, uno es el mínimo, y se arma con 5 a 10 % de lo que entra cada mes, en una cuenta aparte. ¿Ya no alcanza?\n1. Anota semana por semana lo que entra y sale en las próximas ocho.\n2. Cobra hoy las mensualidades pendientes.\n3. Llama al dueño del local y a los proveedores antes del vencimiento y ofrece pagos parciales con fecha.\n4. Primero sueldos, impuestos y seguros.\n5. Trae dinero rápido: curso de principiantes, campamento de vacaciones, paquetes de particulares.\nBache de verano: vende el año por adelantado en primavera. Tres meses seguidos cortos ya es pérdida: cambia gastos o precio.',
    why: 'El alquiler y los sueldos vencen también en un mes flojo, y sin reserva una caída corta se vuelve deuda cara.',
    step: 'Haz la lista de ocho semanas con entradas y salidas y llama al acreedor al que no vas a llegar a pagar.',
    mistake: 'Se esconden del dueño del local hasta que llega el reclamo.',
  },
  'debt-order': {
    asked: [
      'debo dinero por todos lados qué pago primero',
      'tengo las tarjetas al tope por el gimnasio',
      'como salgo de mis deudas',
      'me llegan cartas de cobranza y ya ni las abro',
      'pido un préstamo grande para pagar los chicos, conviene?',
      'un amigo me prestó para el gym y no le puedo pagar',
    ],
    answer:
      'Paga primero lo que te puede dejar sin techo, sin luz o sin personal: alquiler o hipoteca, energía, impuestos, sueldos; después, la deuda con el interés más alto.\n1. Abre todas las cartas y haz una lista: a quién, cuánto, interés, pago mensual, vencimiento.\n2. Calcula cuánto te queda de verdad al mes después de vivir.\n3. Paga el mínimo en todas y el resto a la más cara.\n4. A los otros ofréceles por escrito una cuota que puedas cumplir, antes de que te persigan.\n5. Ningún préstamo para tapar otro, salvo que bajen interés y costo total.\nBusca ya un asesor de deudas gratuito; si son del negocio, también un contador.',
    why: 'No todas las deudas duelen igual: unas quitan techo o trabajo enseguida, y la de mayor interés es la que más crece.',
    step: 'Abre todas las cartas, haz la lista y pide cita en un servicio gratuito de asesoría de deudas.',
    mistake: 'Le pagan al que más grita y no la deuda que peor puede terminar.',
  },
  'late-payers-four-steps': {
    asked: [
      'los alumnos no pagan a tiempo que hago',
      'cómo cobro lo atrasado sin pelearme',
      'tres entrenan hace meses y me deben',
      'puedo no dejarlo entrenar hasta que pague?',
      'un alumno particular me debe seis clases y siempre dice la próxima semana',
      'qué escribo en un recordatorio de pago',
    ],
    answer:
      'Cobra en automático, a la cuenta o a la tarjeta, un día fijo, y sigue los mismos cuatro pasos con todos.\n1. Día 3: mensaje amable con la cifra y el enlace; casi siempre es olvido.\n2. Día 10: llamada o una palabra a solas, nunca en el tatami: “Hay dos meses pendientes, 120. ¿Cuándo puedes pagar?”. Que te dé fecha.\n3. Día 20: por escrito, no entrena hasta pagar, si tu contrato lo permite.\n4. Día 45: reclamo formal; luego, cobranza o lo dejas ir.\nQuien está en apuros paga por partes: 30 por semana, por escrito. Las particulares, en paquetes y por adelantado. Consulta recargos y plazos con un asesor local.',
    why: 'Cuanto más vieja la deuda, más vergüenza da y menos se cobra; si el trato es igual para todos, nadie lo toma como algo personal.',
    step: 'Haz la lista de los que te deben, con la cifra, y mándales a todos el mensaje del día 3.',
    mistake: 'Callan medio año y terminan perdiendo el dinero y al alumno.',
  },
  'new-gym-next-door': {
    asked: [
      'abrieron otro gimnasio al lado y es más barato',
      'bajo mis precios por la competencia?',
      'viene a mi calle una cadena grande con boxeo por 20 al mes',
      'mi ex entrenador puso su academia y se lleva a mis alumnos',
      'como sobrevivo a una guerra de precios',
      'ya se me fueron tres al otro gym',
    ],
    answer:
      'No bajes el precio; en los próximos sesenta días haz que cueste más irse de tu gimnasio.\n1. Ve, toma una clase y anota con honestidad qué hacen mejor y qué no pueden hacer.\n2. Habla con tus veinte alumnos más importantes, los que otros siguen, y pregunta qué echan de menos.\n3. Muestra algo que una cadena no tiene: tu camino para principiantes, equipo de competencia, entrenadores conocidos, exámenes de grado infantiles.\n4. Arregla lo que molesta: duchas, horarios, el entrenador que llega tarde.\n5. Ofrece un año al precio de hoy.\nNo hables mal de ellos. Algunos vuelven antes de tres meses si se despidieron bien.',
    why: 'Una cadena aguanta un precio bajo más tiempo que tú, y la gente no cambia por poco dinero el lugar donde tiene amigos.',
    step: 'Visita el gimnasio nuevo y habla con cinco de tus alumnos más importantes.',
    mistake: 'Bajan 20 % a todos cuando solo unos pocos pensaban irse.',
  },
  'partner-shares-who-decides': {
    asked: [
      'cómo repartimos las partes de nuestro gimnasio',
      'mitad y mitad con mi mejor amigo, buena idea?',
      'mi socio pone el dinero y yo el trabajo, qué es justo',
      'mi socio no hace nada y se lleva la mitad',
      'quién decide si los dos tenemos el 50 por ciento',
      'quiero salirme del gym que tengo con mi socio, cómo lo hacemos',
    ],
    answer:
      'Separa tres cosas: el trabajo se paga con sueldo, el dinero prestado con intereses, y solo el riesgo y el levantar el negocio se pagan con participación. Así puede funcionar 50 y 50, pero con regla para el empate: uno decide el entrenamiento, otro el dinero, y arriba de cierta suma desempata un tercero ya nombrado. La participación se gana en cuatro años, nada en el primero; quien se va pronto no se lleva la mitad. Escriban: horas por semana, quién firma hasta cuánto, qué pasa con enfermedad, divorcio o salida, y cómo se valora una parte. ¿Ya pelean? Anoten tareas y horas un mes y hablen con un mediador.',
    why: 'Una parte del negocio dura para siempre y el trabajo puede terminar mañana; si todo sale de la misma bolsa, quien sigue siente que regala la mitad.',
    step: 'Escribe en una hoja quién hace qué, quién decide qué y qué pasa si uno se va, y que la lea un abogado.',
    mistake: 'Dos amigos reparten por mitades la primera noche y no escriben nada.',
  },
  'trainer-pay-hour-or-share': {
    asked: [
      'le pago al entrenador por hora o por porcentaje',
      'cuánto le pago a un profe por clase',
      'qué parte de las particulares es para el entrenador',
      'mi entrenador quiere la mitad de lo que deja su clase',
      '25 la hora está bien para un profe de kickboxing?',
      'empleado o por su cuenta, cómo le pago a mi entrenador',
    ],
    answer:
      'Paga por hora las clases de tu horario y por porcentaje las particulares y los cursos que él mismo llena. El límite: pago por hora ÷ porcentaje. Con 25 la hora o 40 % da igual cuando la clase ingresa 62,50; por debajo te sale más cara la hora, por encima el porcentaje. Que enseñar no pase de 30 a 40 % de lo que ingresa la clase. Particulares: lo usual es 60 a 70 % para el entrenador. Buena mezcla: 20 la hora más 2 por cabeza desde el noveno alumno. Si cuenta como independiente lo deciden los hechos, no el contrato: pregunta a un contador donde vives.',
    why: 'Por hora, la sala vacía la pagas tú; por porcentaje, quien debe llenarla. Así cada uno carga con lo que controla.',
    step: 'Calcula de cada clase cuánto ingresa al mes y cuánto cuesta su entrenador.',
    mistake: 'Pagan igual todas las horas, llenas o vacías, y nunca miran la clase.',
  },
  'first-employee-when': {
    asked: [
      'cuándo puedo contratar a mi primer empleado',
      'necesito ayuda en el gimnasio pero me asusta el gasto',
      'cuánto cuesta de verdad un empleado al mes',
      'a quién contrato primero, entrenador o recepción',
      'mi primer entrenador llega tarde siempre, lo saco?',
      'cómo encuentro a alguien de confianza para mis clases',
    ],
    answer:
      'Contrata cuando tengas en el banco tres meses del costo completo y sepas qué horas ganas y cuánto ingresas en ellas. El costo completo es más que el sueldo: con aportes, vacaciones y días de enfermedad, 1,2 a 1,4 veces el bruto, según el país. Empieza con seis a diez horas por semana y suelta primero lo que no trae dinero: recepción, limpieza, facturas; luego la clase de principiantes. Busca entre tus alumnos: puntual y amable con los nuevos. Una clase de prueba pagada, contrato escrito con periodo de prueba, una hoja de tareas, quince minutos de charla semanal. ¿No funciona? Dilo claro dos veces y corta dentro del periodo de prueba.',
    why: 'Un sueldo vence también en los meses malos, y si no sabes en qué usarás tus horas libres solo cambias cansancio por gasto.',
    step: 'Anota durante cinco días cuáles de tus horas podría hacer otro y ponles precio.',
    mistake: 'Contratan al mejor peleador y no a la persona más cumplida.',
  },
  'bad-review-reply': {
    asked: [
      'me dejaron una reseña de una estrella cómo contesto',
      'alguien escribe mentiras de mi gimnasio en internet',
      'se puede borrar una reseña falsa',
      'una mamá enojada se queja de todo en público',
      'nunca vino y me puso una estrella',
      'un alumno trata mal a mis entrenadores y exige que le devuelva el dinero',
    ],
    answer:
      'Contesta una sola vez, antes de dos días, en cuatro frases tranquilas; escribes para los próximos cien que lean, no para él.\n1. Gracias y lo que entendiste: “El sparring te pareció demasiado duro”.\n2. Lo que es cierto: “A un principiante no le debe pasar”.\n3. Lo que haces: “Desde entonces los principiantes solo hacen sparring con entrenadores”.\n4. Fuera del escenario: “Llámame, por favor, quiero resolverlo”. Con tu nombre.\nSin datos de la persona, sin ironía, sin segunda vuelta. ¿Es falso o nunca vino? Repórtalo a la plataforma con pruebas y responde: “No encontramos ninguna visita con este nombre”. Luego pide reseñas honestas a cinco alumnos contentos.',
    why: 'Quien busca gimnasio mira menos la queja que la reacción, y una respuesta enojada confirma la estrella.',
    step: 'Escribe las cuatro frases, dáselas a leer a alguien tranquilo y después publica.',
    mistake: 'Contestan a los diez minutos, con rabia, y eso lo lee todo el mundo durante años.',
  },
  'sponsor-letter-what-to-offer': {
    asked: [
      'cómo consigo patrocinador si soy amateur',
      'que le escribo a un patrocinador',
      'qué le puedo ofrecer a un sponsor si tengo 800 seguidores',
      'mandé 30 correos a empresas y nadie contestó',
      'dónde busco patrocinadores para mi gimnasio',
      'una tienda del barrio quizás me apoya, qué les digo',
    ],
    answer:
      'Pide a negocios que te conocen o viven de tu barrio, y ofrece lo que les ayuda a vender, no tu sueño. Anota veinte: donde compras, empresas de alumnos, fisio, taller, restaurante. Luego ve, o escribe diez líneas:\n1. Quién eres, con un dato: “Campeón regional, 7 peleas, 60 personas van a verme”.\n2. Por qué ellos.\n3. Qué reciben: logo en el short y la lona, tres publicaciones, diez entradas, una tarde de defensa personal para su personal.\n4. Qué quieres: “El viaje al nacional, 400”.\n5. “Te llamo el jueves”.\nY llama. Calcula un sí de cada diez. Tras la pelea manda fotos y números, y pregunta por el próximo año.',
    why: 'Un comerciante gasta para vender más, y quien te conoce ya confía en que vas a cumplir.',
    step: 'Escribe tu lista de veinte negocios y visita en persona los tres primeros.',
    mistake: 'Mandan la misma carta de súplica a marcas grandes que nunca oyeron de ellos.',
  },
  'sponsor-fair-ask': {
    asked: [
      'cuánto le pido a un patrocinador',
      'cuánto vale un logo en mi short',
      'una marca me ofrece suplementos gratis por publicaciones, es justo?',
      'un sponsor quiere exclusividad de un año por 200, acepto?',
      '500 es mucho para un negocio local',
      'cómo le pongo precio a paquetes de patrocinio',
    ],
    answer:
      'Pide lo que cuesta un gasto real de tu temporada y compáralo con lo que valdría ese mismo alcance en publicidad local. Un negocio del barrio suele dar de 100 a 500 por pelea o temporada. La cuenta: tres publicaciones vistas 2000 veces cada una son 6000 vistas; a 10 o 20 el millar, de 60 a 120; suma las entradas a su precio. Ofrece tres paquetes, por ejemplo 100, 300 y 750. Los productos valen solo lo que igual habrías comprado; revisa que ningún suplemento tenga sustancias prohibidas. ¿Exclusividad? Solo en un rubro, un año máximo y por el doble al menos. Todo por escrito; ese dinero suele contar como ingreso.',
    why: 'Un gasto real se puede comprobar y justificar, y el precio de un anuncio le da con qué compararlo.',
    step: 'Escribe tres paquetes con precio y pon detrás de cada uno un gasto de tu temporada.',
    mistake: 'Regalan un año de exclusividad por una camiseta.',
  },
  'social-media-how-often': {
    asked: [
      'cada cuánto debe publicar un gimnasio en redes',
      'no se me ocurre qué subir',
      '200 seguidores y nadie da like a nada',
      'tengo que hacer bailecitos en video para que venga gente?',
      'publicar me quita dos horas al día y no trae nada',
      'puedo grabar a los niños entrenando para nuestra página',
    ],
    answer:
      'Tres publicaciones por semana durante meses ganan a una diaria durante quince días, y basta una hora semanal de grabación. Alterna tres tipos: un consejo de 20 a 30 segundos con un error y su arreglo; un alumno y por qué llegó; lo que viene, con día, hora y cómo apuntarse. Muestra principiantes, no solo nocauts: la gente se pregunta si encajaría ahí. Los dos primeros segundos dicen de qué va; pon texto en pantalla. Contesta comentarios el mismo día. Graba a otros solo con permiso, y a niños solo con el permiso escrito de los padres. Cuenta cada mes consultas y clases de prueba, no likes.',
    why: 'La gente recuerda a quien aparece siempre, y el único ritmo que dura es el que cabe en tu semana normal.',
    step: 'Graba tres consejos cortos en una hora y programa una publicación de cada tipo.',
    mistake: 'Enseñan su sparring más duro y se extrañan de que no llegue ningún principiante.',
  },
  'trial-to-member': {
    asked: [
      'vienen a la clase de prueba y no vuelven',
      'como hago que la prueba termine en inscripción',
      'odio vender, qué digo después de la clase de prueba',
      'cuántos de los que prueban deberían inscribirse',
      'siempre me dicen lo voy a pensar',
      'me da pena cobrar',
    ],
    answer:
      'Pregunta esa misma noche, en los diez minutos después de clase; debería quedarse cerca de la mitad de los que prueban, y con menos de un tercio algo falla.\n1. Antes: pregunta por mensaje a qué viene y qué le da miedo. Nombra a un alumno que lo reciba.\n2. En clase: di su nombre tres veces y haz que algo le salga.\n3. Después: “¿Qué te gustó? ¿Qué quieres poder hacer en tres meses?”. Y luego: “Para eso te van bien martes y jueves. Son 60 al mes. ¿Te inscribo?”. Y silencio.\n4. “Lo pienso”: “Claro. ¿Qué cosa?”. Mensaje al día siguiente, llamada al tercero.',
    why: 'El entusiasmo es mayor al terminar; al día siguiente vuelven la pereza y las dudas, y nadie está ahí para resolverlas.',
    step: 'Haz las mismas tres preguntas después de cada clase de prueba y anota quién se inscribe.',
    mistake: 'Dicen “pásate otro día” y creen que eso es no presionar.',
  },
  'online-coaching-price': {
    asked: [
      'cuánto cobro por entrenar en línea',
      'precio al mes por plan de entrenamiento y corrección de videos',
      'quiero vender un curso online, a qué precio',
      'cómo consigo mis primeros alumnos por internet',
      'contesto mensajes todo el día por 40 al mes, es muy barato?',
      'plan en pdf o asesoría mensual, qué se vende más',
    ],
    answer:
      'Precio = tu tiempo al mes por alumno × lo que cobras la hora particular; en un uno a uno de verdad suele quedar en una o dos mensualidades de gimnasio. Ejemplo: 20 minutos de video y 10 de planificación por semana son unas 2 horas 10 al mes; a 40 la hora, 87: cobra 90. Diez alumnos son 22 horas. Pon los límites en la oferta: dos videos por semana, respuesta en días hábiles antes de 24 horas, mínimo tres meses. Un plan sin correcciones cuesta de un tercio a la mitad de un mes. Empieza con tres conocidos a mitad de precio, ocho semanas, a cambio de una reseña.',
    why: 'En un uno a uno lo que se vende es tu tiempo, y sin límites escritos cada mensaje extra abarata tu hora.',
    step: 'Cronometra cuánto tiempo te lleva de verdad un alumno en una semana y saca de ahí tu precio.',
    mistake: 'Venden mensajes ilimitados y acaban ganando tres la hora.',
  },
  'seminar-costs': {
    asked: [
      'cómo organizo un seminario en mi gym y cuánto cuesta',
      'el invitado quiere 800 más el viaje, me conviene?',
      'cuánta gente necesito para un seminario',
      'a cuánto pongo la entrada de un seminario de jiu jitsu',
      'la última jornada abierta no vino nadie y pagué todo yo',
      'con cuánto tiempo se planea un seminario',
    ],
    answer:
      'Suma todos los costos, divide entre lo que deja una entrada y hazlo solo si con el 60 % de los lugares se paga. Ejemplo: invitado 800, viaje y hotel 250, seguro y bebidas 90: 1140. Entrada 40, deja 38; 1140 ÷ 38 = 30 personas. Necesitas cincuenta lugares o un trato más barato: un fijo pequeño más la mitad de lo recaudado.\nOcho a diez semanas antes: fecha y contrato con quién paga qué si se cancela. Seis: venta, con precio especial para los primeros veinte. Tres: escribe personalmente a otros gimnasios. Si a diez días vendiste menos de la mitad: llamadas, no anuncios. Revisa que el seguro cubra a invitados.',
    why: 'El invitado y el viaje se pagan con la sala llena o vacía, y la venta suele quedar por debajo del entusiasmo.',
    step: 'Haz la lista de costos y pregunta a quince alumnos si pagarían esa entrada.',
    mistake: 'Prometen primero el pago fijo y después cuentan cuántos podrían venir.',
  },
  'owner-hand-over-first': {
    asked: [
      'trabajo 70 horas en mi gimnasio y no puedo parar',
      'como dejo clases a otros sin que baje la calidad',
      'meses sin un día libre, si no estoy yo nada funciona',
      'qué tareas suelto primero',
      'abrí un gym para entrenar y ahora nunca entreno',
      'mi esposa dice que estoy casado con el gimnasio',
    ],
    answer:
      'Suelta primero lo que se repite, es fácil y no trae dinero, y desde ya tómate un día entero libre.\n1. Durante siete días anota cada media hora qué hiciste.\n2. Marca lo que solo tú puedes hacer: normalmente precios, contratar, dos clases, alumnos clave. Rara vez pasa de 25 horas.\n3. Para cada otra tarea, una hoja: pasos y cuándo está terminada. Grábala con el teléfono.\n4. Que la otra persona mire una vez, lo haga una contigo y luego sola; revisa cada semana, no cada día.\n5. Junta o cierra las dos clases más vacías.\nCon que salga al ochenta por ciento de lo tuyo basta. Aparta tu entrenamiento como clase pagada.',
    why: 'Lo fácil y repetido ocupa muchas horas y cuesta poco si sale mal, así que libera tiempo sin arriesgar ingresos.',
    step: 'Anota tus medias horas durante siete días y entrega una tarea con una guía de una hoja.',
    mistake: 'Entregan la tarea sin guía, la recuperan al primer error y dicen que nadie sabe hacerla.',
  },
  'one-idea-at-a-time': {
    asked: [
      'tengo demasiadas ideas para mi gym cuál va primero',
      'curso online, clase de niños, ropa, podcast, por dónde empiezo',
      'empiezo todo y no termino nada',
      'cómo elijo entre varias ideas de negocio',
      'cada semana un plan nuevo y ninguno da dinero',
      'como pruebo una idea antes de meterle dinero',
    ],
    answer:
      'Empieza por la que puede traer dinero en noventa días con lo que ya tienes, y deja las demás en una lista. Dale a cada una de uno a cinco puntos en cuatro preguntas: ¿dinero en noventa días?, ¿menos de cuarenta horas de trabajo?, ¿menos de un mes de alquiler en efectivo?, ¿ya la pidieron tres personas? Gana la suma más alta. Luego prueba en pequeño antes de construir: anúnciala con precio y fecha, y sigue si diez personas pagan o dejan anticipo en dos semanas; si son menos de tres, déjala. Una idea, noventa días, un número que vigilar. Las ideas nuevas van a la lista, que abres solo al final.',
    why: 'Varias ideas a la vez se reparten las mismas horas y ninguna llega; la que cobra pronto financia la prueba de las otras.',
    step: 'Puntúa todas tus ideas con las cuatro preguntas y ofrece la ganadora a diez personas con precio.',
    mistake: 'Imprimen las camisetas antes de que alguien haya pagado una.',
  },
  'loan-or-investor': {
    asked: [
      'préstamo o inversionista para mi gimnasio',
      'cuánto préstamo aguanta mi gym',
      'qué quiere ver el banco en un plan de negocio',
      'me ofrecen 30000 por la mitad de mi gimnasio, acepto?',
      'el banco me dijo que no y ahora qué',
      'necesito dinero para tatami y ring nuevos, pido prestado o ahorro',
    ],
    answer:
      'Pide un préstamo para lo que da ingresos previsibles, como tatami, ring o una segunda sala; busca inversionista solo para un riesgo que no podrías devolver. Cuánto: lo que sobra al mes, ya pagado tu sueldo, ÷ 1,25 es la cuota máxima; sobran 1000, entonces 800. El banco quiere doce meses de números, plan mes a mes, 15 a 30 % tuyo y garantías. El precio del inversionista: 30 000 por la mitad valora el total en 60 000, con su dinero adentro; compáralo con dos a tres años de ganancia. ¿Te rechazaron? Pregunta por qué; prueba banca de desarrollo, arrendamiento o equipo usado. Que lo revise un contador donde vives.',
    why: 'Una cuota se termina algún día, pero la parte del inversionista se lleva ganancias mientras exista el gimnasio.',
    step: 'Calcula lo que te sobró en los últimos seis meses y divide el promedio mensual entre 1,25.',
    mistake: 'Piden prestado para tapar pérdidas mensuales y así las hacen más grandes.',
  },
}
