import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const LIFE: Record<MatterOf<'life'>, DirectAnswers> = {
  'partner-conflict': {
    how: 'Siéntense veinte minutos con el calendario abierto: marca primero dos momentos fijos de los dos, y recién después los entrenamientos. Empieza preguntando qué es lo que más le falta y repite su respuesta antes de contestar.',
    why: 'Casi nunca pelea contra el deporte, sino contra quedar siempre en segundo lugar o contra el miedo a que te lastimen. Cuando ve su tiempo asegurado y avisado, el entrenamiento deja de competir con ella o él.',
    when: 'Háblalo este fin de semana, con hambre y cansancio resueltos, nunca con el bolso en la mano. Cumple el acuerdo cuatro semanas seguidas antes de esperar que cambie el ánimo.',
    how_much:
      'Cuenta las horas reales de una semana, viaje y charla de vestuario incluidos, y compáralas con las horas despiertas a solas con tu pareja. Dos tardes protegidas por semana son un buen piso.',
    which:
      'Entre entrenar menos o entrenar mejor repartido, prueba primero repartir: temprano, al mediodía, una tarde fija libre. Reduce días si hay niños pequeños, turnos pesados o si faltaste a acuerdos varias veces.',
    what_if:
      'Si dice «el gimnasio o yo», no respondas al ultimátum: pregunta qué tendría que cambiar esta semana para que no haga falta elegir. Si rompes el acuerdo, dilo tú primero y repón ese tiempo.',
    is_it_ok:
      'Discutir por tiempo es normal en las parejas de quien entrena. No lo es que te revise, te prohíba gente, te amenace o te pegue, ni que lo hagas tú: ahí ayuda profesional o línea de apoyo.',
    next: 'Primero pregunta y escucha una vez completa, sin defender el deporte. Después propón el calendario por un mes, y si funciona, invítale a un entrenamiento o a un combate tranquilo.',
    on_the_day:
      'En la charla: teléfono lejos, pregunta, repite lo oído, reconoce un hecho concreto, propón dos cambios y fecha de revisión. Si sube la voz, paren veinte minutos y vuelvan a la hora dicha.',
    say: 'Para abrir, en un rato tranquilo: «Siento que el entrenamiento nos está quitando algo. ¿Qué es lo que más te falta? Quiero arreglarlo contigo, no convencerte».',
  },
  'break-up': {
    how: 'Arma los próximos siete días por horas: a qué hora te levantas, qué comes, a quién ves, cuándo entrenas. Silencia su perfil, guarda sus cosas en una caja y queda con una persona para la hora peor, casi siempre la noche.',
    why: 'Perdiste a alguien y además la rutina entera, y el cuerpo reacciona como ante una falta: insomnio, nudo, ganas de escribir. El horario y la gente sostienen mientras eso baja solo.',
    when: 'Lo práctico, esta semana; los temas grandes como casa o abogado, con la cabeza fría y asesoría. Las primeras dos a seis semanas suelen ser lo peor, y vienen en olas, no en línea recta.',
    how_much:
      'Treinta días sin contacto que no sea necesario, tres entrenamientos ligeros por semana y una persona al día, aunque sea llamada. Con hijos: solo mensajes sobre ellos, cortos y en un único canal.',
    which:
      'Entre seguir de amigos o cortar contacto, corta al menos un mes si todavía esperas que vuelva. La amistad puede venir después, cuando puedas oír que tiene otra pareja sin quedarte sin aire.',
    what_if:
      'Si te escribe de noche, contesta mañana y breve. Si ya le mandaste lo que no querías, no sigas explicando: borra el chat de la pantalla, sal a caminar veinte minutos y llama a alguien.',
    is_it_ok:
      'Llorar, no tener hambre y rendir poco unas semanas es normal. Si no duermes varios días, bebes para aguantar o piensas en no vivir, hoy mismo llama a urgencias o a una línea de crisis.',
    next: 'Primero come, duerme y avisa a dos personas lo que pasó. Después la caja y el silencio en redes, y cuando haya una semana estable, retoma una meta pequeña del gimnasio.',
    on_the_day:
      'La noche mala: teléfono en otro cuarto, ducha, algo caliente, diez exhalaciones largas y llamada a quien acordaste. Escribe el mensaje en papel, no lo mandes, y revísalo recién por la mañana.',
    say: 'A tu ex, una vez: «Necesito un tiempo sin hablar para estar bien; por lo práctico, escríbeme un mensaje corto». A un amigo: «Me separé. ¿Puedo llamarte esta semana por las noches?».',
  },
  'parents-against': {
    how: 'Invita a tus padres a ver una clase y a hablar con el entrenador, y lleva en una hoja horarios, costo, protecciones y tus notas o compromisos. Pregunta primero qué temen y contesta solo a ese miedo.',
    why: 'Suelen imaginar sangre y malas compañías, porque solo han visto peleas por pantalla. Ver protecciones, reglas y gente educada cambia más que discutir, y cumplir en casa les muestra que eres responsable.',
    when: 'Pídelo en un momento tranquilo, después de cumplir algo tuyo, no tras una mala nota. Propón una prueba de dos meses y que revisen juntos al final; antes de eso no insistas.',
    how_much:
      'Dos clases por semana sin competir, dos meses, notas o tareas al día. Lleva el costo mensual completo, cuota, ropa y transporte, y qué parte puedes poner o ganar tú.',
    which:
      'Entre empezar con golpes o con agarre, propón judo, lucha, jiu-jitsu o karate de control si temen por la cabeza. El boxeo o muay thai puede plantearse luego, técnico y sin sparring.',
    what_if:
      'Si dicen que no, pregunta qué tendría que pasar para un sí y en qué fecha pueden volver a hablarlo. Mientras tanto corre, haz fuerza en casa y no vayas a escondidas: eso cierra la puerta.',
    is_it_ok:
      'Que se preocupen es normal, y siendo menor de edad la decisión y la firma son de ellos. Si en casa hay golpes o amenazas, cuéntaselo a un profesor, médico o adulto de confianza.',
    next: 'Primero pregunta cuál es su mayor miedo y escríbelo. Después busca gimnasio con clase para tu edad, arregla la visita, y si aceptan, cumple cada punto de la prueba.',
    on_the_day:
      'El día de la visita: llega puntual, preséntalos al entrenador, déjalos preguntar sin interrumpir y entrena con calma. En el camino a casa agradece, pregunta qué les pareció y no pidas respuesta esa noche.',
    say: 'A tus padres, en la mesa y sin prisa: «Sé que les preocupa que me lastime. ¿Vendrían a ver una clase? Propongo dos meses, sin competir, y si bajan mis notas, paro».',
  },
  'family-care': {
    how: 'Haz una hoja con todo lo que haces en la semana y marca qué puede hacer otro, qué puede esperar y qué solo tú. Pide una tarea concreta, con día y hora, a cada persona, y protege dos ratos de treinta minutos.',
    why: 'Cuidar no tiene horario de salida, por eso desgasta más que un trabajo y da culpa descansar. Los ratos protegidos no le quitan nada a quien cuidas: te permiten aguantar meses.',
    when: 'Reparte esta semana, antes del agotamiento, y revisa cada domingo diez minutos. Con bebé, los primeros tres o cuatro meses son para sobrevivir; el entrenamiento serio vuelve después, y no se pierde tanto.',
    how_much:
      'Dos sesiones de veinte a treinta minutos por semana en casa mantienen bastante: sombra, fuerza con tu peso, movilidad. Suma tus horas de sueño; por debajo de seis seguidas varios días, dormir gana a entrenar.',
    which:
      'Entre dejar el gimnasio o aferrarte al plan de antes, toma una versión mínima: una clase fija por semana y el resto en casa. Pausa total solo en semanas de hospital o recién nacido.',
    what_if:
      'Si la familia dice que no puede, baja la petición a una hora por quincena o a dinero para ayuda. Después pregunta en el centro de salud o servicios sociales por apoyo a cuidadores.',
    is_it_ok:
      'Es normal sentir cansancio, rabia y culpa a la vez. Si gritas o temes hacer daño, si no duermes, o si tras el parto hay tristeza que no cede, habla ya con un médico.',
    next: 'Primero la hoja y una sola petición hoy. Cuando ese relevo funcione dos semanas, pon ahí tu clase fija, y luego busca un segundo relevo para emergencias.',
    on_the_day:
      'En un día que se viene abajo: comida, medicinas o bebé primero, luego diez minutos tuyos, puerta cerrada, exhalar y mover hombros y cadera. Cancela lo demás con un mensaje corto, sin explicaciones largas.',
    say: 'A un hermano o a tu pareja: «Necesito que te quedes con mamá los martes de seis a ocho, todas las semanas. ¿Puedes desde este martes?». Al entrenador: «Estoy cuidando en casa, voy una vez por semana».',
  },
  loneliness: {
    how: 'Elige un lugar al que vayas dos veces por semana a la misma hora y quédate quince minutos después. Aprende un nombre por día, úsalo al saludar, y a la tercera o cuarta vez propón algo corto: agua, café, ir juntos a la parada.',
    why: 'Las amistades de adulto salen de verse muchas veces sin plan, no de una gran charla. Un horario fijo te hace parte del paisaje, y entonces invitar deja de parecer raro.',
    when: 'Empieza esta semana y cuenta con dos o tres meses hasta tener a alguien a quien escribir. Los ratos peores suelen ser domingos y noches: pon ahí algo fijo primero.',
    how_much:
      'Dos clases semanales, una invitación pequeña por semana y un mensaje al día a alguien que ya conoces, aunque viva lejos. De cada cuatro invitaciones, que salga una ya es bueno.',
    which:
      'Entre grupo grande o una persona, si te cuesta hablar empieza con una: el compañero con quien más entrenas. El grupo o comida del equipo conviene cuando ya conoces dos o tres nombres.',
    what_if:
      'Si dice que no puede, contesta «otra vez será» y prueba con otra persona; casi siempre es agenda, no rechazo. A la tercera negativa de la misma, déjalo en saludo amable.',
    is_it_ok:
      'Sentir soledad en un lugar nuevo es normal y no dice nada malo de ti. Si te encierras semanas, bebes para pasarlo o piensas que sobras, habla con un médico o línea de ayuda hoy.',
    next: 'Primero escríbele hoy a una persona vieja conocida. Después elige la clase fija, y cuando tengas dos nombres, propón ir a ver una pelea o comer algo tras el entrenamiento.',
    on_the_day:
      'En la clase: llega diez minutos antes, saluda por nombre a uno, pregunta cuánto lleva entrenando, agradece al compañero al final y quédate a guardar material. Ahí es donde se habla.',
    say: 'A un compañero, al recoger: «Llevo poco en la ciudad. ¿Vamos por algo de comer después de la clase del jueves?». A un amigo lejano: «Me acordé de ti, ¿hablamos diez minutos mañana?».',
  },
  'money-saving': {
    how: 'Divide la meta entre las semanas que faltan y pasa esa suma el día que cobras, automático, a una cuenta aparte. Anota un mes todos los gastos en el teléfono y recorta los tres que menos extrañarías.',
    why: 'Lo que queda en la cuenta se gasta, y ahorrar al final del mes casi siempre da cero. Apartar primero quita la decisión diaria, y ver la suma crecer ayuda a seguir.',
    when: 'Empieza con el próximo ingreso, aunque sea poco. Para un torneo con viaje, arranca de cuatro a seis meses antes; inscripción y transporte cómpralos pronto, que suelen subir cerca de la fecha.',
    how_much:
      'Suma inscripción, transporte, alojamiento, comida, licencia o seguro y un diez o quince por ciento de margen; réstale lo que tienes y divide por semanas. Si sale más de lo que puedes, mueve fecha o destino.',
    which:
      'Entre gastar menos o ganar más, recorta primero gastos fijos: suscripciones, comida pedida, cuotas. Si ya vives justo, busca un ingreso puntual, como turnos extra, vender equipo usado o dar clases con permiso del gimnasio.',
    what_if:
      'Si un imprevisto se come el ahorro, no abandones: recalcula la cuota semanal o pasa al siguiente torneo. No pidas crédito caro para competir; comparte cuarto y auto con el equipo.',
    is_it_ok:
      'Es normal que el deporte apriete el bolsillo, y decir que no puedes pagar algo también. Si ya hay deudas atrasadas, primero esas, y pide cita con una asesoría de deudas gratuita o tu banco.',
    next: 'Primero escribe la meta con cifra y fecha. Luego abre el apartado y programa el pago; cuando lleves un mes cumplido, pregunta al gimnasio por ayudas, rifas o patrocinio local.',
    on_the_day:
      'El día de cobro: primero el apartado, después alquiler y cuentas, luego lo que queda dividido entre cuatro semanas. En el viaje, efectivo por día en sobres y comida llevada de casa.',
    say: 'A un negocio del barrio: «Compito en octubre y necesito cubrir el viaje. ¿Pondría una parte a cambio de su logo en mi ropa y publicaciones?». Al equipo: «¿Compartimos auto y cuarto?».',
  },
  'everyday-anxiety': {
    how: 'Apoya los pies en el piso, suelta el aire contando hasta ocho, inhala en cuatro, diez veces, y nombra cinco cosas que ves. Luego escribe la preocupación en una línea y, debajo, la acción más pequeña o «hoy nada que hacer».',
    why: 'La cabeza toma la duda como peligro y prepara el cuerpo: corazón rápido, pecho apretado, pensamientos en círculo. La exhalación larga frena el cuerpo, y el papel corta el círculo.',
    when: 'Practica dos veces al día en calma, mañana y noche, para que funcione en el pico. El pico de pánico suele bajar en unos minutos, y el cambio general se nota en dos a cuatro semanas.',
    how_much:
      'Cinco minutos de respiración dos veces al día, quince minutos fijos para preocuparte con papel por la tarde, tres sesiones de movimiento por semana. Café hasta el mediodía, y prueba con la mitad.',
    which:
      'Entre distraerte o enfrentar, en pleno pico calma el cuerpo primero. Fuera del pico, enfrenta en pasos pequeños lo que evitas; si solo te distraes, el miedo a eso crece.',
    what_if:
      'Si la respiración te pone peor, deja de contar y mueve: camina rápido, agua fría en las manos, aprieta y suelta puños. Si vuelve de noche, levántate diez minutos con luz baja y papel.',
    is_it_ok:
      'Preocuparse es normal en épocas cargadas. Con dolor de pecho nuevo, desmayo o ahogo, urgencias; si dura semanas, te impide trabajar, dormir o salir, médico o psicólogo: tiene tratamiento.',
    next: 'Primero aprende la exhalación hoy, en calma. Después apunta una semana cuándo viene, qué pasaba antes y cuánto duró, y lleva esa hoja a una cita si no afloja.',
    on_the_day:
      'En el ataque: siéntate, afloja mandíbula, exhala largo diez veces, di en voz alta dónde estás y la fecha, y espera sin huir. Cuando baje, agua, un paseo corto y sigue con una tarea fácil.',
    say: 'A ti, en el pico: «Esto es alarma, no peligro; sube, baja y pasa». A alguien cercano: «Me está dando; quédate conmigo cinco minutos, no hace falta que digas nada».',
  },
  'self-doubt': {
    how: 'Cada noche escribe una cosa que hiciste y qué pidió de ti: «llamé aunque me costaba, fue valor». Cuando suene «no sirvo», cambia la frase por un hecho: qué salió mal, cuándo y qué haces mañana.',
    why: 'Una voz dura suele venir de años de crítica o de medirte solo por resultados, y toma un error como prueba de todo. Los hechos pequeños y fechados la desmienten de a poco.',
    when: 'Hazlo a la misma hora, antes de dormir, y empieza hoy. El tono de esa voz suele aflojar en cuatro a ocho semanas; no se va de golpe, pero mandará menos.',
    how_much:
      'Una línea por día y una acción pequeña por semana que te dé algo de miedo: preguntar, mostrar, proponer. Por cada crítica que te digas, escribe un hecho que la limite.',
    which:
      'Entre exigirte más o tratarte mejor, prueba hablarte como a un compañero del gimnasio que falló: firme, pero sin insulto. Exigir más funciona solo sobre algo que ya se sostiene.',
    what_if:
      'Si al escribir no encuentras nada bueno, anota lo neutral: me levanté, cociné, fui. Si alguien te elogia y lo niegas, prueba responder solo «gracias» y apúntalo con su nombre.',
    is_it_ok:
      'Dudar de uno es normal, sobre todo tras un fracaso. Si es todo el día por más de dos semanas, o aparece «estarían mejor sin mí», habla hoy con alguien y con un médico o línea de crisis.',
    next: 'Primero pregunta a dos personas de confianza para qué te buscan y escribe sus palabras. Después elige una habilidad, practícala un mes con medida clara, y mira la diferencia.',
    on_the_day:
      'El día que fallas: nombra el hecho en una frase, repara lo que se pueda hoy, haz algo con el cuerpo veinte minutos y escribe tu línea. El juicio general queda para otro día.',
    say: 'A ti, en voz alta: «Salió mal esto, no todo; mañana hago esto otro». A alguien cercano: «Ando creyendo que nada me sale. ¿Me dices una cosa que hago bien y que te ha ayudado?».',
  },
  'comparing-with-others': {
    how: 'Quita hoy del teléfono las tres cuentas que te dejan peor y pon las redes en un horario de veinte minutos. Luego haz tu propia comparación: tú hace un año y tú hoy, en salud, gente, trabajo y entrenamiento, con hechos.',
    why: 'Comparas tu día entero con el mejor minuto de otros, y así siempre pierdes. La envidia sí trae un dato: señala algo que quieres, y eso se puede convertir en un paso.',
    when: 'Haz la limpieza esta noche y la hoja el fin de semana; repítela cada tres meses. Con menos pantalla, el alivio suele notarse en una o dos semanas.',
    how_much:
      'Veinte minutos de redes al día, ninguno en la primera hora ni en la cama. Una meta propia por trimestre, con una medida que no dependa de nadie: días, páginas, dinero apartado.',
    which:
      'Entre dejar las redes o usarlas con límite, déjalas un mes si abres la aplicación sin darte cuenta. Con límite basta si las necesitas para trabajar o para el equipo; entonces publica y cierra.',
    what_if:
      'Si un amigo cuenta su ascenso o su boda y te hunde, felicítalo, vete a casa y escribe qué parte exacta querrías. Si no querrías pagar su precio, ahí tienes respuesta; si sí, da un paso.',
    is_it_ok:
      'Compararse es normal, lo hace todo el mundo. Si te quita el sueño, te hace gastar para aparentar o llevas semanas sin valorarte en nada, un psicólogo ayuda más que otra meta.',
    next: 'Primero escribe el nombre que más te duele y qué tiene exactamente. Después elige la parte que de verdad quieres, fija un paso para siete días, y suelta el resto de la lista.',
    on_the_day:
      'En una reunión donde todos cuentan logros: come algo antes, prepara una frase sobre lo tuyo, pregunta más de lo que explicas y vete a la hora que decidiste. Sin redes al volver.',
    say: 'A quien te pregunte cómo vas: «Estoy en una etapa de construir; entreno, trabajo y voy avanzando». A ti, al cerrar la pantalla: «Eso es su vitrina; yo sigo con lo de hoy».',
  },
  'big-decision': {
    how: 'Escribe las dos opciones y, para cada una, cómo sería un martes normal dentro de un año, qué cuesta y si se puede deshacer. Vive dos días como si hubieras elegido A y dos como si B, anotando sueño y ánimo.',
    why: 'Te trabas porque buscas la opción sin pérdida, y no existe. Al ver qué pierdes en cada lado y qué se puede revertir, la cabeza deja de dar vueltas y compara de verdad.',
    when: 'Pon fecha, de una a tres semanas, y decide por la mañana con descanso. No decidas la semana de una derrota, una ruptura o una mala noche, salvo que el plazo te obligue.',
    how_much:
      'Dos opciones, tres criterios con peso del uno al cinco, dos personas consultadas y una fecha. Si hay dinero, calcula cuántos meses aguantas en el peor caso.',
    which:
      'Entre lo seguro y lo que te llama, toma lo seguro si un fallo dejaría a tu familia sin base. Toma lo otro si puedes probarlo en pequeño o volver atrás dentro de un año.',
    what_if:
      'Si eliges y enseguida te arrepientes, espera dos semanas antes de cambiar: el vértigo es normal. Si entonces los hechos, no el miedo, dicen otra cosa, corriges; pocas decisiones son para siempre.',
    is_it_ok:
      'No saber qué hacer es normal en lo grande, y cambiar de opinión también. Si alguien te apura a firmar o la duda te quita el sueño por semanas, consulta a un profesional antes.',
    next: 'Primero separa lo que te falta saber de lo que te da miedo. Consigue esos datos con dos llamadas esta semana, luego haz la prueba de dos días y elige en la fecha.',
    on_the_day:
      'El día marcado: duerme, camina media hora, lee tus notas una vez, elige en diez minutos y escribe por qué. Avisa a una persona y haz en la misma hora el primer acto concreto.',
    say: 'A quien consultes: «No me digas qué harías tú; dime qué ves que yo no esté viendo». A quien presiona: «Te doy respuesta el viernes, antes no». Al decidir: «Elijo esto y acepto perder aquello».',
  },
  'moving-away': {
    how: 'Haz tres listas: papeles, dinero y gente. Antes de irte, escribe a dos gimnasios de la ciudad nueva, reserva una clase de prueba para la primera semana y acuerda un horario fijo de llamada con dos personas de aquí.',
    why: 'Al mudarte pierdes de golpe las rutinas y caras que te sostenían sin notarlo. El gimnasio sirve de puente, porque las reglas son parecidas en todas partes y te ven varias veces por semana.',
    when: 'Papeles y vivienda, dos o tres meses antes; despedidas, en las dos últimas semanas. El bajón suele venir entre la tercera y la octava semana, y hacia el medio año ya se siente propio.',
    how_much:
      'Ahorra tres meses de gastos de allá más depósito y traslado, si puedes. En el primer mes: dos clases por semana, una llamada a casa cada pocos días y una cosa nueva del barrio por semana.',
    which:
      'Entre irte con todo o probar primero, prueba un mes si el trabajo o el alquiler lo permiten. Vete del todo si ya tienes ingreso firmado y lugar donde dormir.',
    what_if:
      'Si a las pocas semanas quieres volver, no decidas antes de tres meses, salvo peligro o falta de dinero. Mientras tanto llena los domingos, que son lo peor, con algo fijo y con gente.',
    is_it_ok:
      'Extrañar, llorar y dudar es normal aunque la mudanza sea buena. Para visa, contrato o impuestos pregunta a un abogado o asesor; si pasas semanas sin dormir ni salir, médico.',
    next: 'Primero confirma ingreso, documentos y los primeros treinta días de techo. Después avisa en tu gimnasio y pide una recomendación, y al llegar, clase de prueba antes que muebles.',
    on_the_day:
      'El día de llegada: documentos encima, cama armada, comida y agua compradas, vuelta a pie de veinte minutos y mensaje a casa. La maleta grande puede esperar; duerme a la hora local.',
    say: 'Al gimnasio nuevo, antes de viajar: «Me mudo en marzo, llevo tres años entrenando. ¿Puedo probar una clase la primera semana?». A tu entrenador: «Me voy a otra ciudad; ¿conoces a alguien allá?».',
  },
  'saying-no': {
    how: 'Di el no en una frase corta, sin disculpa larga, y cállate tres segundos: «No puedo el sábado». Si te cuesta en el momento, gana tiempo siempre con la misma frase: «Te confirmo mañana», y contesta por escrito.',
    why: 'Dices que sí para evitar la tensión de un segundo, y la pagas después con horas y rabia. Cada explicación que das es un punto para discutir; la frase corta no deja dónde agarrarse.',
    when: 'Empieza hoy con algo pequeño y una persona fácil, y deja a la más difícil para la tercera o cuarta semana. La culpa suele durar un rato y baja con cada repetición.',
    how_much:
      'Un no pequeño al día por dos semanas y, en los favores grandes, veinticuatro horas antes de responder. Cuenta las horas semanales que das sin querer; recorta primero la mitad.',
    which:
      'Entre un no completo o uno con alternativa, da alternativa a quien también te ayuda a ti: «hoy no, el martes sí». No completo para quien solo aparece cuando necesita algo.',
    what_if:
      'Si insiste, repite la misma frase con las mismas palabras, hasta tres veces, sin razones nuevas. Si se enoja o te culpa, di que lo entiendes y termina la charla; ese enojo no te toca arreglarlo.',
    is_it_ok:
      'Decir que no está permitido, también a familia, jefe o entrenador. Si al negarte te amenazan, te castigan o te dan miedo, ya no es un favor: habla con alguien de confianza o un servicio de ayuda.',
    next: 'Primero elige un sí que diste sin querer y retíralo hoy con un mensaje. Después escribe tu frase para ganar tiempo en el teléfono y úsala con cada petición durante dos semanas.',
    on_the_day:
      'En el momento: exhala, pies firmes, mira a la cara, di la frase, cuenta hasta tres y cambia de tema o vete. Por teléfono, de pie y con la frase escrita delante.',
    say: 'A quien pide: «Esta vez no puedo». Si insiste: «Entiendo que lo necesites; igual no puedo». Al jefe: «Puedo con esto o con aquello para el viernes, ¿cuál va primero?».',
  },
  bullied: {
    how: 'Anota cada hecho con fecha, lugar, palabras y testigos, guarda capturas y cuéntaselo esta semana a una persona con poder para actuar: padre, profesor, jefe o recursos humanos. En el momento: frase corta, voz firme, y te vas hacia gente.',
    why: 'Quien acosa busca reacción y silencio: que saltes o que calles. Una frase plana le quita el espectáculo, y el registro con un adulto o jefe le quita la impunidad; la culpa no es tuya.',
    when: 'Cuéntalo hoy o mañana, no cuando se ponga peor. Pide fecha para ver medidas, una o dos semanas, y si en ese plazo no hicieron nada, sube un escalón por escrito.',
    how_much:
      'Registra cada incidente el mismo día, en tres líneas. Con dos o tres anotados ya puedes presentarte; con amenaza, golpes o fotos íntimas basta uno, y va directo a autoridades.',
    which:
      'Entre ignorar y enfrentar, ignora y bloquea en redes guardando pruebas. Cara a cara, una frase firme y retirada; los golpes solo para zafarte y salir si te agarran, nunca para cobrar.',
    what_if:
      'Si te llama soplón o empeora, avisa ese mismo día a quien ya lo sabe y no vayas a solas por un tiempo. Si el profesor o jefe minimiza, llévalo por escrito a quien está arriba.',
    is_it_ok:
      'Sentir miedo, vergüenza o rabia es normal, y pedir ayuda no es debilidad. Ante golpes, amenazas o ideas de hacerte daño, cuéntaselo hoy a un adulto, a la policía o a una línea de crisis.',
    next: 'Primero elige a la persona a quien se lo dirás y escríbele ahora. Después el registro, luego la reunión con medidas y fecha, y en paralelo entrena: ahí tienes gente de tu lado.',
    on_the_day:
      'Si vuelve a pasar: manos abiertas, espalda recta, una frase, camina hacia donde haya gente. Después anota, captura, avisa a tu persona y no contestes mensajes esa noche.',
    say: 'Al que acosa: «Para. No me hables así», y te vas. A un adulto o jefe: «Me está pasando esto desde marzo, tengo fechas y capturas; necesito que lo detengas. ¿Qué harás y cuándo?».',
  },
  purpose: {
    how: 'Durante dos semanas anota cada noche cuándo se te pasó rápido el tiempo y cuándo te arrastraste. Busca tres repeticiones y arma con una de ellas un experimento de cuatro semanas, dos horas por semana, con algo que puedas mostrar.',
    why: 'Las ganas de sentido llegan cuando una meta vieja se cumplió o ya no te queda. No aparece pensando: sale de probar cosas, ver qué te importa y para quién sirves.',
    when: 'Empieza esta noche con la nota y el experimento en quince días. Tres experimentos caben en medio año, y a esa altura suele haber una dirección, aunque no una respuesta completa.',
    how_much:
      'Dos horas semanales por experimento, cuatro semanas, uno a la vez, y un gasto máximo fijado antes. Al final puntúa del uno al diez: ganas, utilidad para otros y si lo harías sin aplausos.',
    which:
      'Entre cambiar todo o ajustar lo que hay, ajusta primero si tu malestar es de ritmo, gente o cansancio. Cambia de rumbo si tras descansar bien varias semanas sigue sin importarte lo mismo.',
    what_if:
      'Si ningún experimento prende, reduce el tamaño y hazlo con otras personas: ayudar en la clase infantil, un voluntariado, un taller. El gusto aparece más fácil cuando alguien cuenta contigo.',
    is_it_ok:
      'Preguntarte esto a los treinta, a los cuarenta o tras dejar de competir es normal. Si en vez de búsqueda hay vacío diario, nada te alegra o piensas en no seguir, médico o línea de ayuda ya.',
    next: 'Primero escribe cinco cosas que hacías con gusto a los doce años y tres por las que te piden ayuda. Elige un cruce, pruébalo un mes, y luego decide si merece más horas.',
    on_the_day:
      'El día del cumpleaños o de la mala noche: nada de balances totales. Camina cuarenta minutos sin teléfono, escribe tres cosas que conservarías y una que soltarías, y queda con alguien para comer.',
    say: 'A alguien que te conoce bien: «¿Cuándo me has visto con más vida, haciendo qué?». A ti, ante la página en blanco: «No busco la respuesta, busco la prueba de este mes».',
  },
  grief: {
    how: 'Guarda un rato al día, veinte minutos, para estar con esa pérdida: foto, carta, música, llorar si sale. El resto sostén lo básico: comer tres veces, acostarte a la misma hora, una vuelta a pie y una persona.',
    why: 'El dolor es el cariño que se quedó sin lugar, y por eso viene en olas, con un olor o una canción. Darle un rato fijo evita que tengas que aguantarlo apretado el día entero.',
    when: 'Los primeros días solo lo necesario; el gimnasio cuando te apetezca moverte, sin sparring al principio. Las olas suelen espaciarse en meses, y fechas como cumpleaños o aniversario vuelven a pegar.',
    how_much:
      'Dos o tres sesiones suaves por semana, a media fuerza, y permiso para irte a mitad. Una persona al día y una tarea de papeles por día como máximo; lo demás puede esperar.',
    which:
      'Entre entrenar para no pensar o quedarte en casa, entrena suave si sales algo más liviano. Quédate si te mueves a la fuerza y sin dormir; el sparring espera, porque la atención está lejos.',
    what_if:
      'Si te rompes en medio de la clase, sal al pasillo, agua, exhala y decide si vuelves o te vas; nadie lo toma a mal. Si alguien dice una torpeza, agradece y aléjate.',
    is_it_ok:
      'Llorar, reír, no sentir nada o sentir rabia: todo es normal, también por un animal. Si tras meses no puedes con lo diario, bebes para dormir o quieres irte con quien murió, ayuda profesional hoy.',
    next: 'Primero avisa a tu trabajo y a tu entrenador en una frase. Después deja que alguien cocine o acompañe trámites, y cuando haya fuerzas, haz un gesto propio: carta, asalto dedicado, plantar algo.',
    on_the_day:
      'El día del entierro o del aniversario: come algo, ve con alguien, lleva un papel con dos frases por si hablas, y no dejes la noche vacía. Al volver, ropa cómoda y cama temprano.',
    say: 'Al entrenador: «Murió mi papá; voy a venir cuando pueda y suave, sin preguntas, por favor». A un amigo: «No necesito consejos, ¿me acompañas un rato?». A quien se fue: «Gracias por esto».',
  },
  'friend-in-trouble': {
    how: 'Habla a solas, caminando o en el auto, y di un hecho que viste, sin diagnóstico: «faltaste tres semanas y hueles a alcohol». Pregunta cómo está, calla y escucha diez minutos; luego ofrece una sola cosa concreta, como acompañarlo a una cita.',
    why: 'Suele negar por vergüenza, y un sermón le confirma que mejor esconderse. Un hecho dicho con cariño es difícil de rebatir, y acompañar el primer paso lo hace más probable que dar consejos.',
    when: 'Búscalo en estos días, con él sobrio y con descanso, no en la fiesta ni tras una pelea. Vuelve a la semana, aunque la primera vez te haya cortado; suelen hacer falta varias.',
    how_much:
      'Un mensaje corto cada dos o tres días y un plan por semana sin hablar del tema. Dinero: solo lo que puedas perder, o paga directo la comida o la cita, y no más de una vez.',
    which:
      'Entre guardar el secreto o avisar a alguien, guárdalo mientras no haya peligro. Si conduce bebido, hay golpes, es menor o habla de morirse, avisa a familia o emergencias, aunque se enoje.',
    what_if:
      'Si contesta «estoy bien, métete en lo tuyo», no discutas: dile que ahí sigues y deja la puerta abierta. Repite en una semana con otro hecho, y pide consejo a tu entrenador sin exponerlo.',
    is_it_ok:
      'Preocuparte y no saber qué decir es normal; preguntar directo si piensa en hacerse daño no le da la idea. Si dice que sí, no lo dejes solo y llama a emergencias.',
    next: 'Primero escribe los dos hechos que más te preocupan y queda con él esta semana. Después averigua un lugar de ayuda con teléfono y horario, para tenerlo a mano cuando acepte.',
    on_the_day:
      'En la charla: lugar tranquilo, un hecho, una pregunta, escucha, repite lo que entendiste, ofrece acompañarlo y acuerden cuándo hablan otra vez. Después descarga tú con alguien; también pesa.',
    say: 'A solas y sin prisa: «Te noto distinto desde hace un mes y me preocupas. ¿Cómo estás de verdad?». Si se abre: «Gracias por contarme. ¿Llamamos juntos mañana y te acompaño?».',
  },
  'cannot-afford': {
    how: 'Haz tres columnas: techo y comida, deudas, entrenamiento. Cubre la primera, paga lo mínimo de la segunda y lo que quede divídelo entre cuatro semanas; con esa cifra ve al gimnasio y propón cuota reducida, menos clases o limpieza a cambio.',
    why: 'Cuesta hablarlo porque parece un fracaso personal, cuando es una cuenta que no cierra. Ponerle cifra y llevar una propuesta convierte el pedido en un trato entre dos, y así es más fácil que acepten.',
    when: 'Habla antes de que venza la próxima cuota, no después de tres impagas. La conversación se resuelve en una semana, y en dos o tres meses revisas si el acuerdo todavía sirve o hay que cambiarlo.',
    how_much:
      'Suma cuota, pasajes, equipo e inscripciones de tres meses y divide entre tres: ese es tu costo real. Si alquiler, comida y servicios no quedan pagados antes, entrena con lo que sobra, aunque sea una clase por semana.',
    which:
      'La duda es pedir un arreglo o dejarlo un tiempo. Pide el arreglo si puedes pagar algo o dar horas fijas; pausa con fecha de regreso si debes alquiler o comida, y entrena mientras tanto por tu cuenta.',
    what_if:
      'Puede que te digan que no hay descuentos. Pregunta entonces por pago por clase, horario vacío o congelar la cuota, y averigua en gimnasios municipales, clubes de barrio o universidades, que suelen costar mucho menos.',
    is_it_ok:
      'No poder pagar una temporada es común y no dice nada de tu valor. Sí hay que frenar si pides préstamos para entrenar o te saltas comidas: busca ayuda social del municipio o asesoría gratuita de deudas.',
    next: 'Primero haz la cuenta en una hoja y después pide la charla. Cuando tengas un acuerdo, cúmplelo sin atrasos dos meses, y recién ahí piensa en inscripciones, viajes o equipo nuevo.',
    on_the_day:
      'Llega diez minutos antes de clase, pide hablar aparte y di primero que quieres seguir, luego la cifra. Espera la respuesta sin disculparte de más, repite lo acordado y mándalo por mensaje esa noche.',
    say: 'A quien lleva el gimnasio, a solas y antes del vencimiento: «Quiero seguir entrenando, pero la cuota completa no me alcanza. Puedo pagar la mitad y ayudar dos horas por semana con la limpieza. ¿Lo probamos tres meses?».',
  },
  'family-support': {
    how: 'Elige a una persona y un rato sin prisa, y di tres frases: lo que hago, lo que siento cuando pasa esto, lo que te pido. Empieza con «Para mí es importante que…», pide una cosa con fecha y después escucha.',
    why: 'Muchas familias se alejan porque les da miedo verte recibir golpes, o empujan porque viven ahí sus propios sueños. Un pedido concreto les da un lugar y te evita pelear por si te quieren o no.',
    when: 'Háblalo dos o tres semanas antes de competir, en un día tranquilo, nunca justo después de una derrota. Da un par de meses: quien nunca fue suele venir primero a algo corto, como un entrenamiento abierto.',
    how_much:
      'Pide una cosa por vez y repítela como mucho dos veces. Si empujan demasiado, acuerda un límite contable: diez minutos de charla sobre deporte por día y nada en la primera hora después de competir.',
    which:
      'La duda es insistir para que participen o dejarlo y seguir por tu lado. Insiste una vez con alguien que no viene por miedo o trabajo; deja de pedirlo a quien se burla siempre, y apóyate en tu equipo.',
    what_if:
      'Lo más probable es un «ya veremos» o una broma. No discutas: contesta que la invitación sigue en pie, deja día y hora por mensaje y arma igual tu gente para la grada.',
    is_it_ok:
      'Querer que te vean es normal, y que duela su ausencia también. Si en casa hay insultos, amenazas, castigos por perder o golpes, eso no es falta de apoyo: habla con tu entrenador, un adulto de confianza o un psicólogo.',
    next: 'Primero decide de quién te importa más y qué cosa única le vas a pedir. Si dice que sí, agradécelo y explícale qué mirar; si dice que no, cierra ese pedido y fortalece tu grupo.',
    on_the_day:
      'Acuerda de antemano dónde se sientan, qué gritan y cuándo los saludas. Antes de competir quédate con tu esquina; después, busca primero a quien vino, dale las gracias y deja el análisis para otro día.',
    say: 'A tu padre o tu madre, una tarde tranquila: «Sé que quieres que me vaya bien. En la competencia solo necesito que estés y me abraces al final. De las correcciones se encarga mi entrenador».',
  },
}
