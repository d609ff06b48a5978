import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const WORK: Record<MatterOf<'work'>, DirectAnswers> = {
  'ask-for-raise': {
    how: 'Prepara una hoja: tres resultados con cifra o ejemplo, lo que haces hoy que no estaba en tu puesto, y el monto exacto. Pide 20 minutos, di la cifra en una frase, y cállate; cuenta hasta diez por dentro antes de añadir algo.',
    why: 'Casi nadie te sube el sueldo por su cuenta porque el jefe mira su presupuesto, no tu esfuerzo. Resultados y una cifra concreta le dan argumentos para defenderte ante quien decide, y el silencio evita que la bajes sin que nadie lo pida.',
    when: 'Pídelo dos o tres meses antes de que se cierre el presupuesto o la evaluación, o justo después de un logro visible. Reúne pruebas desde hoy dos semanas; espera una respuesta en dos a cuatro semanas.',
    how_much:
      'Busca cinco avisos o sueldos reales de tu puesto en tu zona y saca el del medio. Pide algo por encima de tu meta, con margen para ceder, y ten escrito tu mínimo; una conversación así al año es lo usual.',
    which:
      'Más sueldo o nuevo cargo: pide sueldo si ya haces el trabajo y el cargo da igual; pide cargo si piensas cambiar de empresa en uno o dos años, porque el título te sube la próxima oferta.',
    what_if:
      'Si dice que no hay presupuesto, pregunta qué tendría que pasar y para qué fecha, y pídelo por escrito. Luego propone otra cosa: bono, días libres, curso u horario que te deje entrenar. Si en seis meses no cambia nada, busca fuera.',
    is_it_ok:
      'Pedirlo es normal y un jefe sensato no se ofende. No conviene amenazar con irte sin oferta real, compararte con un compañero por nombre, ni pedirlo en plena crisis; dudas de contrato van al sindicato o a un abogado laboral.',
    next: 'Hoy escribe tus tres resultados con números. Mañana busca los sueldos del mercado, después pide la cita; cuando te digan que sí, pide la confirmación por correo con monto y fecha.',
    on_the_day:
      'Come algo, llega cinco minutos antes, respira seis veces soltando largo. Agradece el tiempo, di los tres resultados en dos minutos, la cifra, silencio; anota la respuesta y cierra con una fecha de seguimiento.',
    say: 'En la reunión, después de los tres resultados: «Por eso quiero hablar de mi sueldo. Según lo que se paga por este trabajo, lo adecuado es esta cifra al mes. ¿Cómo podemos llegar ahí?»',
  },
  'difficult-boss': {
    how: 'Cuando suba el tono, pies firmes en el piso, manos quietas, suelta el aire largo y baja tu voz. Repite el encargo en una frase: «Entiendo: quiere el informe el jueves». Después, por escrito, confirma lo acordado en tres líneas.',
    why: 'Quien grita o controla casi siempre tiene presión de arriba o miedo a perder el mando, y tu susto o tu réplica le dan más cuerda. La calma y lo escrito le quitan combustible y te protegen.',
    when: 'Empieza hoy con el registro: fecha, hora, qué se dijo, quién estaba. Habla a solas cuando hayan pasado 24 horas del estallido; date de cuatro a seis semanas para ver si cambia algo.',
    how_much:
      'Una nota de tres líneas por incidente, el mismo día, y un correo corto de confirmación por cada encargo importante. Una charla a solas, una segunda con ejemplos; si a la tercera sigue igual, recursos humanos o búsqueda de salida.',
    which:
      'Se duda entre enfrentarlo o aguantar mientras buscas. Habla si es brusco pero justo con los hechos; busca salida en silencio si humilla, miente o castiga a quien habla, y no renuncies sin otra oferta o ahorro.',
    what_if:
      'Si responde «aquí el que manda soy yo», no discutas el mando: «De acuerdo, usted decide; necesito que me lo diga sin gritos para hacerlo bien». Si vuelve a gritar, sales: «Regreso en diez minutos».',
    is_it_ok:
      'Un jefe exigente o de mal humor es común; insultos, amenazas, acoso, golpes u horas sin pagar no son aceptables. Eso va a recursos humanos, al sindicato, a la inspección de trabajo o a un abogado laboral, con tus notas.',
    next: 'Primero el registro y los correos de confirmación durante dos semanas. Luego pide diez minutos a solas con un solo ejemplo y un solo pedido; si mejora, agradécelo en concreto para que se repita.',
    on_the_day:
      'Antes de la charla: seis respiraciones largas, un ejemplo y un pedido escritos en una tarjeta. Entra, dilo en un minuto, escucha sin interrumpir, anota lo acordado, agradece y sal; a la tarde mandas el resumen.',
    say: 'A solas y al día siguiente, nunca delante del equipo: «Ayer me corrigió a gritos frente a todos. Acepto la corrección, y trabajo mejor si me la dice en privado. ¿Podemos hacerlo así?»',
  },
  'colleague-conflict': {
    how: 'Habla a solas, de pie o con un café, y usa tres frases: qué pasó, qué te causó, qué pides. «Ayer presentaste mi tabla sin nombrarme; quedé fuera; la próxima quiero presentarla yo». Después cállate y deja que responda.',
    why: 'El chisme y el mérito robado crecen porque nadie los nombra: el otro cree que no importa y tú acumulas rabia. Dicho pronto, en privado y con un hecho, le deja una salida digna y la mayoría la toma.',
    when: 'Espera a que baje el enojo, una noche, y habla dentro de los tres días siguientes. Observa dos o tres semanas; si se repite, segunda charla con fecha y ejemplo, y luego el jefe.',
    how_much:
      'Una charla de diez minutos con un solo hecho, máximo dos charlas antes de subirlo. Para cuidar tu mérito, un correo corto por semana al equipo o al jefe con lo que hiciste, dos o tres líneas.',
    which:
      'Hablarlo directo o ir al jefe: directo si es la primera vez o pudo ser descuido; al jefe si hay mentira, dinero, acoso o ya lo hablaste sin cambio. Con testigos y fechas, no con adjetivos.',
    what_if:
      'Si lo niega o dice que exageras, no entres a discutir intenciones: «Puede ser que no lo quisieras así. De ahora en adelante, mi trabajo lleva mi nombre». Y desde ese día comparte archivos con copia al grupo.',
    is_it_ok:
      'Roces y celos son normales en cualquier equipo y no tienen que caerse bien. Burlas constantes, exclusión organizada, amenazas o comentarios sexuales ya son acoso: anota todo y ve a recursos humanos o al sindicato.',
    next: 'Escribe hoy el hecho en una línea, sin insultos ni «siempre». Mañana pide diez minutos a solas; si la charla salió bien, propone cómo repartir la próxima tarea y quién presenta qué.',
    on_the_day:
      'Busca un sitio neutral, respira largo tres veces, hombros abajo, voz baja. Di el hecho, di el pedido, escucha dos minutos completos, repite el acuerdo y vuelve al trabajo sin contárselo a nadie más.',
    say: 'A solas, con un día de por medio: «En la reunión se presentó mi propuesta como tuya. Quiero que aclaremos eso con el equipo y que la próxima la presentemos con los dos nombres. ¿Te parece?»',
  },
  'job-interview': {
    how: 'Prepara cuatro historias en voz alta, de 90 segundos: situación, qué hiciste tú, resultado, qué aprendiste. Una de un logro, una de un error, una de un conflicto, una de presión; tu deporte sirve para esta última.',
    why: 'Los nervios vacían la cabeza cuando buscas la respuesta perfecta en el momento. Con historias ensayadas solo eliges cuál contar, y los hechos convencen más que adjetivos como «responsable» o «proactivo».',
    when: 'Empieza tres días antes: el primero lees sobre la empresa y el aviso, el segundo ensayas en voz alta, el tercero un simulacro con alguien. La noche anterior solo ropa, ruta y a dormir.',
    how_much:
      'Tres ensayos en voz alta de 20 minutos, uno grabado con el teléfono. Respuestas de uno a dos minutos, tres preguntas tuyas preparadas, y una cifra de sueldo con mínimo y meta sacada de avisos reales.',
    which:
      'Se duda entre hablar del deporte o callarlo. Cuéntalo en una frase unido al trabajo, como constancia y calma bajo presión, si el puesto es de equipo o clientes; si pregunta solo por lo técnico, déjalo para el final.',
    what_if:
      'Si te preguntan algo que no sabes, dilo y muestra cómo lo resolverías: «No lo he usado; empezaría por esto y preguntaría aquello». Si te quedas en blanco, toma agua, pide que repitan y arranca con un ejemplo.',
    is_it_ok:
      'Llegar con nervios es normal y nadie te descarta por eso; pedir un momento para pensar también está bien. No mientas en títulos ni fechas, y desconfía de quien te pida pagar por el puesto o documentos antes del contrato.',
    next: 'Subraya hoy en el aviso las cinco cosas que piden y pon al lado un hecho tuyo para cada una. Después de la entrevista, manda un agradecimiento de tres líneas el mismo día y anota qué preguntaron.',
    on_the_day:
      'Come ligero dos horas antes, llega diez minutos antes, teléfono apagado, cinco respiraciones con salida larga. Saluda mirando, siéntate con los dos pies en el piso, espera un segundo antes de cada respuesta, y cierra preguntando los plazos.',
    say: 'Cuando pidan «háblame de ti»: «Trabajé tres años en atención a clientes, lo que mejor hago es resolver bajo presión, y quiero este puesto porque combina las dos cosas». Cambia los datos por los tuyos.',
  },
  'job-lost': {
    how: 'Hoy haz tres cosas: guarda contrato, recibos y carta de despido; no firmes nada que no entiendas sin llevarlo a revisar; y suma en una hoja lo que tienes y lo que gastas al mes. Mañana, a la misma hora de siempre, te levantas.',
    why: 'Duele tanto porque con el sueldo se van el horario, la gente y parte de quién eres, y la cabeza lo lee como derrota. Rutina fija, entrenamiento y pasos pequeños devuelven control mientras aparece lo nuevo.',
    when: 'Los papeles y el seguro de desempleo, en los primeros días, porque tienen plazos cortos. Date dos o tres días de duelo, y empieza la búsqueda esa misma semana; suele llevar de uno a varios meses.',
    how_much:
      'Divide tus ahorros y pagos entre tu gasto mínimo mensual: ese es tu número de meses. Tres o cuatro horas diarias de búsqueda, cinco días por semana, y tres entrenamientos; más horas frente a la pantalla no rinden.',
    which:
      'Tomar lo primero que salga o esperar lo adecuado: con menos de dos meses de dinero, acepta algo temporal y sigue buscando; con cuatro o más, apunta a lo tuyo y fija una fecha para ampliar la búsqueda.',
    what_if:
      'Si el dinero se acorta, llama antes del vencimiento al dueño de casa, al banco y al gimnasio y propón un pago menor o una pausa. Muchos gimnasios cambian cuota por recepción, limpieza o clases de niños; pregunta.',
    is_it_ok:
      'Es normal sentir rabia, vergüenza o alivio, todo mezclado. Si el despido te parece injusto, consulta pronto a un abogado laboral o sindicato; si pasan dos semanas sin dormir o piensas en morir, pide ayuda médica hoy mismo.',
    next: 'Primero papeles, liquidación y desempleo. Luego avisa a veinte conocidos con un mensaje de cuatro líneas, incluida la gente del gimnasio; después actualiza tu hoja de vida y empieza con dos postulaciones al día.',
    on_the_day:
      'En la reunión de despido: respira, pregunta motivo, fecha y monto, pide copia de todo y firma solo como «recibido» si dudas. Sal con calma, no escribas nada en redes, llama a alguien y ve a entrenar suave.',
    say: 'Mándalo a conocidos esta semana: «Terminó mi contrato y busco trabajo en ventas o logística desde ya. ¿Sabes de alguien que contrate, o con quién podría hablar diez minutos? Te paso mi hoja de vida».',
  },
  'job-search': {
    how: 'Toma un aviso y reescribe solo el tercio superior de tu hoja de vida con sus palabras: puesto, tres logros con cifra, herramientas. Después busca a alguien que trabaje ahí y escríbele cuatro líneas antes de postular.',
    why: 'No contestan porque reciben demasiadas hojas parecidas y las leen en segundos; rara vez es contra ti. Lo ajustado al aviso pasa el primer filtro, y un conocido dentro hace que alguien la lea de verdad.',
    when: 'Postula en los dos o tres primeros días del aviso, por la mañana. Si a los siete días no hay respuesta, escribe una vez; tras otra semana la das por cerrada. Cambia la hoja si en tres semanas nadie llama.',
    how_much:
      'De cinco a ocho postulaciones ajustadas por semana más cinco contactos directos, dos horas diarias. Lleva la cuenta: sin llamadas tras 20 envíos, falla la hoja; con entrevistas y sin ofertas tras cinco, falla la entrevista.',
    which:
      'Muchas postulaciones iguales o pocas ajustadas: pocas y ajustadas para oficina y puestos con requisitos; muchas y rápidas para almacén, tienda, restaurante o seguridad, donde además conviene ir en persona.',
    what_if:
      'Si te rechazan, contesta con gracias y una pregunta: qué perfil eligieron o qué te faltó. Si el silencio dura un mes, muestra tu hoja a alguien que contrate y amplía una cosa: zona, sector o jornada.',
    is_it_ok:
      'Semanas sin respuesta son normales, incluso con buen perfil. No pagues por obtener un puesto ni mandes datos bancarios antes del contrato; si el ánimo te hunde varias semanas, habla con un médico o psicólogo.',
    next: 'Hoy reduce tu hoja a una página y pide a una persona que la lea en voz alta. Mañana tres postulaciones ajustadas y dos mensajes a conocidos; el viernes revisas la cuenta y corriges.',
    on_the_day:
      'Jornada de búsqueda: de nueve a once postulaciones, once a doce mensajes y seguimiento, luego cierras la pantalla. Por la tarde entrenas o caminas; si llaman, contesta de pie, con lápiz y el aviso a mano.',
    say: 'Escríbelo a alguien de la empresa antes de postular: «Hola, vi el puesto de bodega y tengo tres años en eso. ¿Me cuentas en dos líneas qué buscan de verdad y a quién conviene escribir?»',
  },
  'new-job': {
    how: 'Lleva una libreta y cada día anota cinco nombres con su función, tres cosas que aprendiste y una pregunta. Antes de preguntar, di lo que ya intentaste; a última hora, cinco minutos con tu jefe o guía para confirmar prioridades.',
    why: 'Cansa tanto porque todo es nuevo a la vez: gente, reglas, sistemas; es como el primer mes de gimnasio. Anotar libera la cabeza, y preguntar temprano se perdona mucho más que equivocarse tarde.',
    when: 'La primera semana escucha, la segunda haz tareas pequeñas bien hechas, al mes pide una revisión. Sentirte en casa suele llevar de tres a seis meses; el gran agotamiento baja después de tres o cuatro semanas.',
    how_much:
      'Dos o tres preguntas juntas por ocasión en lugar de diez sueltas, un almuerzo con alguien distinto por semana y una revisión con el jefe a los 30, 60 y 90 días. Entrena dos veces por semana ese primer mes.',
    which:
      'Mostrarte rápido o mirar primero: mira dos semanas si entras a un equipo ya formado; toma la iniciativa desde el día tres si te contrataron para cambiar algo, pero empieza por un arreglo pequeño y visible.',
    what_if:
      'Si cometes un error, avisa en la misma hora: qué pasó, qué ya hiciste, qué necesitas. Los errores de nuevo se olvidan; los escondidos no. Si nadie te enseña, pide una persona fija para dudas.',
    is_it_ok:
      'Sentirte torpe y querer volver a lo anterior es normal el primer mes. No lo es que falten contrato, pago acordado o seguridad, o que el puesto sea otro: pregunta por escrito y consulta al sindicato o abogado laboral.',
    next: 'Pregunta a tu jefe cuáles son las tres cosas que deben estar bien en tu primer mes. Cuando las tengas, pide opinión sobre una tarea terminada y recién entonces propone mejoras.',
    on_the_day:
      'Primer día: ropa lista, llegada diez minutos antes, saludas con nombre y repites el nombre del otro. Anotas accesos, horarios, a quién preguntar; almuerzas con el grupo, agradeces a tu guía y sales a la hora.',
    say: 'A tu jefe al final de la primera semana: «Para enfocarme bien: ¿qué espera de mí en los primeros 30 días, y en qué notaría usted que voy por buen camino?»',
  },
  'career-change': {
    how: 'Prueba antes de saltar: habla con tres personas que ya hacen ese trabajo, 20 minutos cada una, y haz luego un proyecto o turno real pequeño en tus tardes. Pregunta por lo peor del día, el primer sueldo y cómo entraron.',
    why: 'Se idealiza lo nuevo y se teme perder lo seguro, así que la cabeza gira años sin decidir. Una prueba pequeña cambia fantasía por datos, y el ahorro quita el pánico que hace tomar malas ofertas.',
    when: 'Empieza las conversaciones esta semana, la prueba dentro del mes, y decide a los tres meses con lo aprendido. El cambio completo suele llevar de seis meses a dos años; renuncia cuando haya ingreso o ahorro listo.',
    how_much:
      'Cuenta tu gasto mínimo mensual por seis: ese es el colchón antes de soltar el sueldo. Dedica de cinco a ocho horas semanales a aprender y probar, y calcula el primer año con un sueldo de principiante.',
    which:
      'Saltar de golpe o pasar poco a poco: poco a poco si tienes hijos, deudas o menos de seis meses de ahorro; de golpe si hay oferta firmada, o si el trabajo actual te enferma y tienes colchón.',
    what_if:
      'Si la prueba te decepciona, ganaste: te costó unas tardes y no tu sueldo; prueba lo siguiente de la lista. Si la familia se opone, muéstrales números, plazo y el plan de regreso en una hoja.',
    is_it_ok:
      'Querer cambiar a los 30, 40 o 50 es normal y se hace. No es sensato renunciar por rabia un lunes, endeudarte por un curso caro que promete empleo, ni ocultarlo a tu pareja si comparten gastos.',
    next: 'Escribe hoy tres tareas que sí disfrutas y tres que ya no quieres. Busca el oficio donde abundan las primeras, pide la primera charla; si tras tres charlas sigues con ganas, monta la prueba.',
    on_the_day:
      'El día que renuncias: contrato nuevo o ahorro confirmado, carta corta con fecha y preaviso legal, primero tu jefe a solas. Agradece, no critiques, ofrece entregar bien el puesto y pide la liquidación por escrito.',
    say: 'A alguien que ya trabaja en eso, por mensaje: «Estoy pensando en pasarme a tu oficio. ¿Me das 20 minutos esta semana? Quiero saber qué es lo más duro y cómo empezarías hoy».',
  },
  'sport-and-career': {
    how: 'Haz una hoja con dos columnas de un año: ingresos del deporte, como bolsas, clases y patrocinios, y gastos, como campamento, médico, viajes y equipo. Luego busca un trabajo de horario fijo y arma las sesiones duras alrededor de él.',
    why: 'La mayoría de los peleadores no vive de pelear, ni siquiera con talento, porque las bolsas son irregulares y las lesiones llegan. Un ingreso estable te deja elegir peleas sin desesperación, y eso alarga la carrera.',
    when: 'Decide por etapas de un año, con tu entrenador, y revisa al cerrar la temporada. Empieza a preparar el trabajo de después mientras compites, al menos dos años antes de cuando crees que pararás.',
    how_much:
      'Piensa en profesional a tiempo completo cuando el deporte cubra tu gasto mínimo doce meses más seis de reserva. Con trabajo de 40 horas caben de seis a ocho sesiones semanales; en campamento pide vacaciones o media jornada.',
    which:
      'Todo al deporte o trabajo más deporte: todo solo con resultados nacionales, contrato o beca, y edad a favor; para los demás, media jornada, trabajo remoto o dar clases. Después del deporte, oficio con título antes que favores.',
    what_if:
      'Si una lesión o derrota te frena, vuelve al plan escrito: tres meses de gastos guardados y un trabajo al que regresar. Si el jefe no da días libres, ofrece fechas con dos meses de aviso y turnos cambiados.',
    is_it_ok:
      'Trabajar y competir a la vez es lo común, no falta de ambición. No firmes contrato de pelea o representación sin que lo lea un abogado, y no pelees con fiebre ni con golpe reciente en la cabeza por dinero.',
    next: 'Suma este fin de semana tu año en las dos columnas. Con el resultado, habla con tu entrenador sobre las próximas tres peleas; después pide a tu jefe los días concretos y empieza un curso corto con salida laboral.',
    on_the_day:
      'Día con trabajo y entrenamiento: lo duro antes del turno o con dos horas de descanso después, comida preparada, siesta de 20 minutos. En semana de pelea, turnos cortos y ninguna noche extra.',
    say: 'A tu jefe, dos meses antes de la fecha: «Compito el 14. Necesito esa semana libre y salir a las cinco las tres anteriores; recupero las horas antes. ¿Cómo lo organizamos para que el equipo no lo note?»',
  },
  'coach-as-job': {
    how: 'Pide a tu entrenador dirigir el calentamiento dos semanas, luego un bloque de 15 minutos, luego una clase de niños o principiantes. Esquema: muestra dos veces, una sola indicación, ellos repiten cinco minutos, corriges una cosa por persona.',
    why: 'Saber pelear y saber enseñar son oficios distintos: el alumno solo retiene una o dos ideas por clase. Asistir a otro te da errores baratos, y el certificado abre puertas de seguros, clubes y padres.',
    when: 'Empieza a asistir ya, mientras aún entrenas; con seis meses a un año de ayudante sueles poder llevar un grupo de principiantes. Inscríbete al curso de tu federación en la próxima convocatoria y primeros auxilios este trimestre.',
    how_much:
      'Calcula por hora real: clase más traslado y preparación. Con diez horas semanales tienes un ingreso extra; para vivir de eso, suma tus gastos, impuestos y seguro, y divide entre lo que te queda por hora.',
    which:
      'Empleado en un gimnasio o por tu cuenta: en un gimnasio si no tienes alumnos propios, porque trae gente y seguro; por tu cuenta, con clases particulares, cuando ya te buscan cinco o más personas.',
    what_if:
      'Si llegan tres alumnos o se aburren, no alargues la charla: juego de pies, trabajo en parejas y una ronda temática. Si alguien pregunta algo que no sabes, di que lo averiguas y tráelo la próxima clase.',
    is_it_ok:
      'Puedes enseñar sin ser campeón, si dominas lo básico y cuidas a la gente. Sin seguro, primeros auxilios o permiso para menores no des clase; pregunta a tu federación, al municipio y a un contador qué exige tu zona.',
    next: 'Habla con tu entrenador esta semana sobre asistir dos clases fijas. Cuando lleves un mes, haz primeros auxilios y el primer nivel de instructor; luego tres alumnos particulares a precio normal.',
    on_the_day:
      'Primera clase: llega media hora antes, plan en una tarjeta, revisa piso y equipo. Nombre de cada uno, pregunta por lesiones, calentamiento, una técnica, juego controlado, vuelta a la calma; despides a cada uno por su nombre.',
    say: 'A tu entrenador, al terminar una clase: «Quiero aprender a enseñar. ¿Puedo ayudarte martes y jueves con los principiantes dos meses, y me dices después de cada clase una cosa por mejorar?»',
  },
  'leading-people': {
    how: 'Delega en cinco puntos, en voz alta: resultado, para cuándo, con qué medios, hasta dónde decide solo, y cuándo lo miran juntos. Pide que lo repita con sus palabras; después no lo toques hasta la fecha de revisión.',
    why: 'Quien empieza a dirigir sigue haciendo todo porque antes lo valoraban por eso, y el equipo deja de pensar. El respeto llega de cumplir, ser parejo y defenderlos, como con un buen capitán en el gimnasio.',
    when: 'Habla a solas con cada persona en las dos primeras semanas, antes de cambiar nada. Delega la primera tarea esta semana; en dos o tres meses notas si preguntan menos y deciden más.',
    how_much:
      'Veinte minutos a solas por persona cada semana o cada dos, una reunión de equipo de 30, y por cada corrección algún reconocimiento concreto. Entrega al menos una tarea tuya por semana hasta soltar la mitad de lo operativo.',
    which:
      'Cercanía o mano firme: firmeza en plazos, seguridad y trato; cercanía en cómo lo hacen y en sus asuntos. Si antes eran tus compañeros, empieza por reglas claras; si vienes de fuera, empieza por escuchar.',
    what_if:
      'Si alguien te desafía delante de todos, contesta corto: «Lo vemos los dos a las tres», y sigue. A solas, pregunta qué le molesta y di qué no aceptas; si se repite, consecuencia anunciada y cumplida.',
    is_it_ok:
      'Es normal dudar, equivocarse y que extrañen al anterior. No está bien gritar, tener favoritos ni callar acoso o riesgos; eso lo llevas el mismo día a tu jefe o a recursos humanos.',
    next: 'Agenda las charlas con tres preguntas: qué funciona, qué estorba, qué harías tú. Quita en dos semanas un estorbo que nombraron varios; con esa confianza ganada, acuerda metas y reparte tareas.',
    on_the_day:
      'Primera reunión: quince minutos, de pie o en círculo. Quién eres, qué no cambia, cómo tomas decisiones, cuándo hablarás con cada uno; preguntas, y cierras puntual. No prometas sueldos ni cambios todavía.',
    say: 'Al entregar una tarea: «Quiero que esto sea tuyo. Tiene que estar el jueves, con este presupuesto; hasta ese monto decides sin mí. Lo miramos el martes diez minutos. ¿Cómo lo harías?»',
  },
  'hard-feedback': {
    how: 'Di en este orden: permiso, hecho, efecto, pedido. «¿Tienes cinco minutos? Hoy llegaste 20 minutos tarde, el grupo esperó, necesito que avises». Una sola cosa, sin «siempre» ni «nunca», y luego silencio hasta que conteste.',
    why: 'Una crítica se siente como ataque y el cuerpo se pone en guardia, igual que ante un golpe. Un hecho visible, dicho en privado, deja la persona fuera del juicio, y así puede escuchar y cambiar.',
    when: 'Dilo entre unas horas y dos días después del hecho, a solas, nunca en caliente ni por mensaje. Si la crítica fue para ti, contesta al día siguiente; revisa el cambio en dos semanas.',
    how_much:
      'Un tema, un ejemplo, cinco a diez minutos. Si hay tres problemas, elige el que más daña y deja los otros; vuelve al tema una vez a la semana siguiente, para reconocer lo que mejoró.',
    which:
      'Suavizar o ir directo: directo con cuidado sirve casi siempre, porque el elogio de relleno confunde. Con alguien nuevo o frágil, empieza por lo que haces para ayudarle; con alguien que ya lo oyó dos veces, nombra la consecuencia.',
    what_if:
      'Si se enoja o llora, baja la voz y espera: «Tómate un momento, no hay prisa». No retires lo dicho ni añadas más casos; ofrece seguir mañana. Si contraataca, anota su punto y vuelve al tuyo.',
    is_it_ok:
      'Es normal que incomode y que una crítica te duela un par de días. Humillar en público, burlarse o amenazar no es feedback; si lo recibes así de forma repetida, ve con su superior o recursos humanos.',
    next: 'Escribe la frase del hecho en menos de 15 palabras y dísela en voz alta al espejo. Después pide la cita; cuando la persona cambie algo, dilo el mismo día en concreto.',
    on_the_day:
      'Dos minutos antes, respira largo y lee tu frase. Lugar cerrado, siéntate al lado y no enfrente, dilo en el primer minuto, escucha, acuerden un paso con fecha, agradece y no sigas charlando de lo mismo.',
    say: 'Para darlo: «Quiero decirte algo porque me importa tu trabajo: ayer pasó esto, y tuvo este efecto». Para recibirlo, en el momento: «Gracias por decírmelo. ¿Me das un ejemplo? Lo pienso y mañana te respondo».',
  },
  'public-speaking': {
    how: 'Memoriza solo la primera y la última frase; el resto, tres ideas en una tarjeta. Antes de hablar: pies al ancho de cadera, suelta todo el aire, inspira por la nariz, mira a una persona, di la frase entera y pausa dos segundos.',
    why: 'El cuerpo toma las miradas como amenaza y acelera, igual que antes de pelear; no es señal de que saldrá mal. Ensayar de pie y en voz alta lo vuelve conocido, y la exhalación larga baja el pulso.',
    when: 'Empieza una semana antes: estructura los dos primeros días, luego un ensayo diario en voz alta. Lo peor de los nervios suele durar los dos primeros minutos; con tres o cuatro charlas baja mucho.',
    how_much:
      'Cinco ensayos completos de pie, uno grabado y uno ante una persona. Tres ideas para diez minutos, una idea por lámina, y termina al 90 % del tiempo asignado.',
    which:
      'Leer o hablar libre: tarjeta con palabras clave para casi todos; texto leído solo si hay cifras legales o un discurso formal de duelo o boda. Aprenderlo todo de memoria es lo más riesgoso.',
    what_if:
      'Si te quedas en blanco, toma agua, mira la tarjeta y di: «Vuelvo al punto principal». Si te tiembla la voz, alarga la pausa y habla más lento y bajo; la gente nota mucho menos de lo que sientes.',
    is_it_ok:
      'El temblor, la boca seca y el calor en la cara son normales, también en gente con experiencia. Si evitas clases, trabajo o exámenes por esto, o te dan ataques de pánico, un psicólogo lo trata bien.',
    next: 'Escribe hoy la frase que deben recordar al salir y tres apoyos. Ensáyalo una vez en voz alta aunque salga mal; cuando pase bien, busca una ocasión pequeña por semana, como hablar primero en la reunión.',
    on_the_day:
      'Come ligero dos horas antes, llega 20 minutos antes, prueba equipo y lugar. Diez minutos antes camina y mueve hombros, seis exhalaciones largas; al frente, pausa, sonríe a alguien y suelta tu primera frase.',
    say: 'Para empezar, después de una pausa de dos segundos: «Buenos días. En diez minutos les muestro un problema, una solución y lo que necesito de ustedes». Y a ti, justo antes: «Despacio, primera frase».',
  },
  'impostor-at-work': {
    how: 'Abre un archivo y cada viernes escribe tres hechos: qué hiciste, qué resultó, quién lo usó. Cuando venga «van a descubrirme», escribe la acusación exacta y al lado dos pruebas a favor y una cosa que de verdad falta aprender.',
    why: 'Conoces todas tus dudas y de los otros solo ves la fachada, así que la comparación siempre la pierdes. Aparece al subir de nivel, como al llegar a un grupo avanzado; los hechos escritos corrigen esa cuenta.',
    when: 'Empieza este viernes y léelo antes de cada reunión importante o evaluación. En cuatro a seis semanas la voz suele sonar más bajo; vuelve un poco con cada puesto nuevo y otra vez se va.',
    how_much:
      'Diez minutos por semana para los hechos, una pregunta abierta al día en el trabajo, y una opinión concreta de tu jefe al mes. Prepárate bien una vez, no cuatro: pon un tope de horas por tarea.',
    which:
      'Callarlo o contarlo: cuéntalo a un colega de confianza o mentor, casi siempre responde «a mí también»; con el jefe habla de qué mejorar, no de sentirte un fraude.',
    what_if:
      'Si cometes un error real y la voz dice «¿ves?», trátalo como un golpe recibido: arreglarlo, anotar la causa, seguir. Un error muestra una cosa por aprender; no borra los hechos del archivo.',
    is_it_ok:
      'Es muy frecuente, sobre todo en gente cuidadosa y en puestos nuevos. Si trabajas de noche para compensar, rechazas ascensos o la ansiedad no te deja dormir, habla con un psicólogo.',
    next: 'Escribe hoy cinco cosas que resolviste en los últimos tres meses. Luego pide a tu jefe una fortaleza y una mejora; trabaja esa mejora un mes y vuelve a preguntar.',
    on_the_day:
      'Antes de la reunión: lee tres hechos del archivo, respira largo, lleva una pregunta y un aporte escritos. Habla en los primeros diez minutos; si no sabes algo, dilo y ofrece fecha para responder.',
    say: 'A tu jefe, en una charla tranquila: «Quiero calibrar cómo voy. ¿Qué hago bien que debo mantener y cuál es la única cosa que más me ayudaría mejorar?» Si te elogian: «Gracias, me costó trabajo».',
  },
  burnout: {
    how: 'Pon esta semana un cierre: hora fija de salida, última nota con lo de mañana, correo fuera del teléfono. Luego 20 minutos de caminata o movimiento suave, cena sin pantalla y la misma hora de cama durante siete días.',
    why: 'Llevas mucho tiempo gastando más de lo que recuperas, y el descanso ya no alcanza porque la cabeza sigue en el trabajo. Cortar carga y cerrar el día de verdad ayuda; entrenar más duro encima lo empeora.',
    when: 'Pide la cita médica esta semana, no en vacaciones. El sueño puede mejorar en dos o tres semanas de menos carga; recuperarte del todo suele llevar meses, así que no decidas renunciar en la peor semana.',
    how_much:
      'Quita o traslada al menos un quinto de tu carga este mes, dos noches por semana sin ningún compromiso, ocho horas en cama. Entrena dos o tres veces suave, donde puedas hablar, sin sparring duro por ahora.',
    which:
      'Vacaciones o cambiar el trabajo: vacaciones si es cansancio de una temporada que ya termina; cambiar carga, puesto o empleo si al tercer día de volver todo está igual. Con síntomas fuertes, primero baja médica.',
    what_if:
      'Si el jefe dice que todos están igual, responde con una lista: «Estas son mis ocho tareas; con mi horario caben cinco, ¿cuáles dejo?». Si no cede, lleva el tema al médico y a recursos humanos.',
    is_it_ok:
      'Un domingo con poca gana es normal; vacío durante semanas, llanto, insomnio, palpitaciones o cinismo con todos no lo es: ve al médico. Si piensas en morir o hacerte daño, llama hoy a emergencias o una línea de crisis.',
    next: 'Primero la cita médica y una persona que lo sepa. Después la lista de tareas para hablar con tu jefe; cuando duermas mejor dos semanas seguidas, mira qué cambiar de fondo.',
    on_the_day:
      'Domingo por la tarde con angustia: escribe diez minutos lo que te espera, marca las dos primeras tareas del lunes, cierra el cuaderno. Sal a caminar, cena temprano, ropa lista, ducha tibia y cama.',
    say: 'A tu jefe, a solas y con la lista en la mano: «Llegué a mi límite y lo digo antes de enfermar. Necesito bajar tareas las próximas seis semanas. Propongo soltar estas dos, ¿quién las puede tomar?»',
  },
  'stuck-at-work': {
    how: 'Anota durante una semana, cada día, la tarea que más te apagó y la que más te despertó. Con eso escribe un proyecto pequeño de cuatro semanas que sume más de la segunda y resuelva algo a tu jefe, en media página.',
    why: 'Te aburres porque ya dominas lo que haces y nada te exige, como pelear siempre con el mismo compañero. Un reto algo por encima de tu nivel devuelve atención, y da pruebas para el próximo puesto.',
    when: 'Haz el registro esta semana, la propuesta en dos, y evalúa a los tres meses. Si a los seis meses de pedir y proponer sigue igual, empieza a postular fuera.',
    how_much:
      'Dedica tres horas por semana a aprender algo que pidan cinco avisos del puesto que quieres. Una propuesta al jefe por trimestre y una conversación al mes con alguien de otra área o empresa.',
    which:
      'Crecer dentro o salir: dentro si te gusta la gente y hay puestos encima que se mueven; fuera si llevas dos negativas, nadie ha subido en años o el sector se encoge.',
    what_if:
      'Si el jefe dice «ahora no», pide qué falta y una fecha para retomarlo, y anótalo. Mientras tanto ofrece tu proyecto a otra área; si también ahí se cierra, ya tienes material para tu hoja de vida.',
    is_it_ok:
      'Aburrirse tras dos o tres años en lo mismo es normal, y quedarse por estabilidad también es válido. Si nada te interesa tampoco fuera del trabajo y dura semanas, coméntalo con un médico o psicólogo.',
    next: 'Busca hoy tres avisos que te darían ganas y subraya lo que se repite y no tienes. Empieza por esa habilidad, luego pide una tarea donde usarla; con un resultado en la mano, negocia puesto o sal.',
    on_the_day:
      'En la charla de desarrollo: lleva media página, di primero qué problema resuelves, luego qué quieres aprender y cuántas horas cuesta. Pide un sí para cuatro semanas de prueba y acuerda la fecha de revisión.',
    say: 'A tu jefe, en una reunión pedida para esto: «Mi trabajo ya lo llevo bien y quiero más reto. Propongo tomar este proyecto cuatro semanas sin soltar lo mío. ¿Qué tendría que mostrar para crecer aquí?»',
  },
  'exam-study': {
    how: 'Estudia 25 minutos, cierra el libro y escribe en una hoja en blanco todo lo que recuerdas; luego abres y corriges en rojo. Cinco minutos de pausa de pie y otra ronda; al final, dos preguntas de examen viejo.',
    why: 'Releer da sensación de saber, pero en el examen hay que sacar, no reconocer. Recordar con esfuerzo y repetir con días de distancia lo fija; es la diferencia entre mirar una técnica y hacerla con resistencia.',
    when: 'Empieza de tres a cuatro semanas antes, con repasos al día siguiente, a los tres días y a la semana. Última semana: exámenes viejos y entrenamiento suave; la noche anterior se cierra el libro temprano.',
    how_much:
      'De tres a cinco rondas de 25 minutos por día, seis días por semana, lo más difícil primero. Entrena dos o tres veces por semana, 60 minutos, y duerme ocho horas: sin sueño se pierde lo estudiado.',
    which:
      'Parar de entrenar o seguir: sigue con menos, sin sparring duro, porque moverte aclara la cabeza; para del todo solo los dos últimos días si vas con retraso. Competir en semana de examen casi nunca conviene.',
    what_if:
      'Si te bloqueas en el examen, deja la pregunta, suelta el aire tres veces y haz una fácil; después vuelves. Si repruebas, pide ver la corrección, anota los tres temas perdidos y empieza por ellos.',
    is_it_ok:
      'Nervios y noches algo cortas antes son normales. No uses pastillas de otros para rendir; si hay pánico, vómitos o ideas de hacerte daño, habla ya con un adulto de confianza, orientación escolar o un médico.',
    next: 'Haz hoy una lista de temas con semáforo: verde, amarillo, rojo. Empieza por un rojo con una ronda de 25 minutos; cuando todos estén amarillos, pasa a exámenes viejos con reloj.',
    on_the_day:
      'Desayuno conocido, llegada 20 minutos antes, sin comparar apuntes en la puerta. Lee todo el examen un minuto, marca lo fácil y hazlo primero, reparte el tiempo por puntos y guarda diez minutos para revisar.',
    say: 'A tu entrenador, tres semanas antes: «Tengo exámenes hasta el 20. Vengo dos veces por semana a técnica y después vuelvo al horario completo». Si vives con tus padres, muéstrales antes ese mismo plan.',
  },
  'learning-skill': {
    how: 'Elige algo pequeño que quieras poder hacer el viernes, por ejemplo pedir comida en inglés o un programa de diez líneas. Cada día: cinco minutos de repaso de memoria, 15 de hacerlo de verdad, cinco de corregir errores anotados.',
    why: 'Se avanza haciendo y fallando con corrección, no mirando videos, igual que en el tatami. Los ratos diarios cortos fijan mejor que una tarde larga, porque dormir entre medio asienta lo aprendido.',
    when: 'Empieza hoy a una hora pegada a algo fijo, como el café. Lo básico suele notarse en cuatro a seis semanas; hacia el segundo mes llega una meseta, y ahí se cambia el ejercicio, no la meta.',
    how_much:
      'De 20 a 30 minutos, cinco o seis días por semana, un solo curso o libro. Un idioma hasta conversar pide varios cientos de horas: con media hora diaria cuenta en años, con una hora y conversación, bastante menos.',
    which:
      'Curso con profesor o por tu cuenta: profesor o clase si sueles abandonar o hay examen oficial, como una licencia; por tu cuenta si ya tienes un proyecto concreto. Gratis al inicio, paga cuando lleves un mes constante.',
    what_if:
      'Si te atascas, baja un escalón: el mismo ejercicio más lento o más corto, y pregunta a alguien con tu intento en la mano. Si dejas una semana, vuelve con diez minutos de repaso, no desde cero.',
    is_it_ok:
      'Es normal sentirse torpe, olvidar y avanzar a saltos, también de adulto. Cambiar de método cada semana es lo que frena; si leer o concentrarte te cuesta desde siempre, una evaluación profesional puede ayudarte.',
    next: 'Escribe qué quieres poder hacer en 30 días, en una frase comprobable. Elige un material y haz hoy 20 minutos; cuando cumplas esos 30 días, muéstraselo a alguien y pon la siguiente.',
    on_the_day:
      'El día de la prueba o primera conversación: repasa solo tu hoja de errores, diez minutos, y calienta haciendo algo fácil en voz alta. Ve despacio, pide que repitan, termina y anota tres fallos para mañana.',
    say: 'A quien sabe más, con tu intento delante: «Estoy aprendiendo esto y llegué hasta aquí. ¿Qué es lo primero que corregirías?» Y en un idioma nuevo: «Estoy aprendiendo, ¿puedes hablar más despacio?»',
  },
  'focus-at-work': {
    how: 'Trabaja en rondas: teléfono en otra habitación, una sola ventana abierta, papel con la tarea en una frase, 25 a 40 minutos de reloj. Si aparece una idea, la anotas en el papel y sigues; pausa de cinco minutos de pie.',
    why: 'Cada aviso corta el hilo y retomarlo cuesta minutos, por eso un día lleno de interrupciones cansa y no rinde. Quitar el estímulo de la vista funciona mejor que resistirlo a fuerza de voluntad.',
    when: 'Haz la primera ronda antes de abrir el correo, en tu hora más despierta, casi siempre la primera de la mañana. Ya el primer día se nota; en dos semanas el tirón hacia el teléfono baja.',
    how_much:
      'Tres o cuatro rondas de foco al día son un buen día; nadie sostiene ocho horas. Correo y mensajes en tres bloques de 20 minutos, y una pausa de 15 con movimiento cada 90 minutos.',
    which:
      'Casa o fuera: si en casa te interrumpen o acabas en la cocina, biblioteca u oficina dos o tres días; si el ruido del equipo te corta, casa con puerta cerrada y horario pegado en ella.',
    what_if:
      'Si te distraes igual, acorta a rondas de diez minutos y mira qué pasa justo antes: hambre, duda o tarea confusa. Si son otros quienes cortan, da una hora: «A las once te atiendo».',
    is_it_ok:
      'Que la mente se vaya cada tanto es normal. Si te pasa desde la infancia en casi todo, o empezó tras un golpe en la cabeza o con mucho cansancio, consulta al médico y deja el sparring hasta entonces.',
    next: 'Mañana saca el teléfono del cuarto y haz una sola ronda de 25 minutos en la tarea principal. Cuando salga cinco días seguidos, suma la segunda ronda y apaga avisos del correo.',
    on_the_day:
      'Día disperso: levántate, agua, un minuto de sombra, escritorio vacío. Escribe una tarea, diez minutos de reloj y empieza por la parte más tonta; al terminar, otra ronda igual, y a las tres, pausa larga.',
    say: 'Al equipo o en casa, antes de empezar: «De nueve a once estoy en concentración y no contesto. Si es urgente, llámame dos veces; lo demás lo respondo a las once».',
  },
  'two-offers': {
    how: 'Haz una tabla con seis filas: dinero neto tras gastos, jefe, aprendizaje, horario y traslado, gente y gimnasio cerca, futuro a dos años. Da peso de uno a tres a cada fila, puntúa, y luego duerme una noche con cada decisión tomada.',
    why: 'Cuesta porque al elegir pierdes algo seguro, y la pérdida se siente más que la ganancia. La tabla separa hechos de miedo; vivir un día como si ya hubieras elegido muestra qué te alivia.',
    when: 'Pide de tres a siete días para responder, por escrito, en cuanto llegue la oferta. Decide un día antes del plazo; después date tres meses antes de juzgar si elegiste bien.',
    how_much:
      'Compara el neto mensual: sueldo menos impuestos, renta, transporte y comida, dividido entre horas reales con traslado. Menos de un 10 % de diferencia no debería decidir; ahí pesan el jefe y lo que aprendes.',
    which:
      'Más dinero o mejor aprendizaje: dinero si tienes deudas, hijos o menos de tres meses de ahorro; aprendizaje y buen jefe si estás en los primeros años o cambias de oficio. Empate: la más fácil de deshacer.',
    what_if:
      'Si una presiona para hoy, pide 48 horas; quien no las da ya te mostró cómo trabaja. Si eliges y te arrepientes a las dos semanas, espera a los tres meses salvo que hayan mentido en lo pactado.',
    is_it_ok:
      'Negociar con una oferta en la mano es normal y honesto si de verdad existe. No aceptes las dos para echarte atrás después, ni renuncies sin contrato firmado; cláusulas raras, a un abogado laboral.',
    next: 'Llama hoy a alguien que trabaje en cada lugar y pregunta por qué se fue el anterior. Después llena la tabla, pide por escrito lo que falte, y mejora la favorita en un punto antes de firmar.',
    on_the_day:
      'Día de decidir: entrena o camina por la mañana, lee la tabla una vez, elige antes del mediodía. Primero acepta por escrito la elegida y espera confirmación; luego rechaza la otra, por teléfono y con gratitud.',
    say: 'A la empresa que prefieres, antes de firmar: «Quiero trabajar con ustedes. Tengo otra oferta por esta cifra; si se acercan o suman un día remoto, firmo hoy». A la otra: «Gracias, elegí otro camino».',
  },
  'teaching-class': {
    how: 'Divide 60 minutos así: 10 de juego, 15 de una sola técnica, 15 de repetición en parejas, 15 de combate suave con reglas y 5 de cierre. Muestra dos veces, explica menos de un minuto y camina corrigiendo una cosa por pareja.',
    why: 'Se portan mal o se apagan porque pasan mucho rato esperando, escuchando o sin saber qué se espera de ellos. Una señal fija y tareas cortas les dan algo que hacer y un límite que ya conocen.',
    when: 'Arma el plan la noche anterior y fija las reglas en los primeros cinco minutos de la clase. Un grupo revuelto suele tardar tres o cuatro semanas en tomar la rutina, si la señal es siempre la misma.',
    how_much:
      'Con niños pequeños cambia de actividad cada cinco a ocho minutos; con adultos, cada diez o quince. Una técnica por clase, dos variantes como máximo, y al menos una corrección y un acierto nombrado por alumno.',
    which:
      'La duda es llevar la clase con mano dura o con juego. Con menores de diez años enseña jugando y con pocas reglas firmes; con adolescentes y adultos, más repetición y combate, y explica para qué sirve cada ejercicio.',
    what_if:
      'Lo más común es que uno siga molestando después del aviso. Siéntalo dos minutos a tu lado, sin sermón, y devuélvelo con una tarea concreta; si se repite tres clases, habla con sus padres o con el dueño del gimnasio.',
    is_it_ok:
      'Es normal que las primeras clases salgan torcidas y que a veces pierdas al grupo. Humillar, castigar con el cuerpo o dejar combates muy desiguales no lo es; si un niño llega con marcas o mucho miedo, avisa al responsable del gimnasio o a protección de menores.',
    next: 'Primero fija una señal para parar y un comienzo que sea siempre igual. Cuando el grupo responda en menos de cinco segundos, trabaja lo siguiente: hablar cada clase un minuto con los callados y llamar a quien dejó de venir.',
    on_the_day:
      'Llega veinte minutos antes, revisa el piso y el material, y saluda a cada alumno por su nombre. Di las dos reglas, empieza con movimiento a la hora exacta, sigue la hoja y cierra en círculo con algo que salió bien.',
    say: 'Al padre que grita, aparte y al terminar: «Sé que quieres ayudarlo. Cuando oye dos voces se confunde, así que en clase corrijo yo. Tú anímalo, y después te cuento cómo va».',
  },
  'fight-offer': {
    how: 'Puntúa con tu entrenador cuatro cosas de 0 a 10: salud, forma, peso y rival. Una sola por debajo de cinco significa no, o sí con cambios; si todas pasan de seis, pide el contrato y léelo completo antes de firmar.',
    why: 'Cuesta decidir porque se mezclan las ganas, el miedo a quedar mal y la prisa de quien necesita llenar la cartelera. Separar los datos del orgullo baja el ruido, y una noche de sueño suele aclarar el resto.',
    when: 'Pide los datos hoy y contesta en 24 horas, para no dejar colgado a nadie. Para una pelea de nivel parecido conviene tener seis a ocho semanas; con menos de dos, solo si ya venías entrenando completo.',
    how_much:
      'Cuenta la bolsa menos viaje, comida, exámenes, porcentaje del entrenador, impuestos y días sin trabajar: ese resto es lo que ganas. Para la forma, mira si hiciste al menos tres o cuatro semanas seguidas de sparring sin lesión.',
    which:
      'La duda suele ser aprovechar la oportunidad o esperar una mejor. Tómala si tienes salud, das el peso comiendo normal y el rival está a un paso de tu nivel; espera si vuelves de lesión o tu entrenador no la ve.',
    what_if:
      'Lo más probable es que te digan que es ahora o nunca. Repite que contestas mañana; si la retiran por esperar una noche, no cuidaban tu carrera. Y si tu entrenador dice que no, pídele qué tendría que cambiar para que sea sí.',
    is_it_ok:
      'Rechazar una pelea es normal y lo hace gente de todos los niveles. No la aceptes con una lesión, después de un nocaut sin alta médica, sin médico en el evento o sin contrato; el contrato, que lo vea un abogado, y si eres menor, también tus padres.',
    next: 'Primero consigue los datos por escrito y busca dos peleas del rival en video. Después siéntate veinte minutos con tu entrenador; si sale que sí, lo siguiente es el contrato y el calendario de preparación hasta el día.',
    on_the_day:
      'Cuando te llamen, agradece, apunta todo, no digas sí ni no y fija la hora de tu respuesta. Al firmar, lee en voz alta peso, bolsa, fecha de pago, gastos médicos y cancelación, y llévate una copia.',
    say: 'A quien te ofrece la pelea, en la primera llamada: «Me interesa. Mándame por escrito rival, peso, reglas, bolsa, fecha de pago y quién cubre médico y viaje. Lo veo con mi entrenador y mañana a las seis te contesto».',
  },
}
