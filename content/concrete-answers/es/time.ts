import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TIME: readonly ConcreteAnswer[] = [
  {
    matter: 'early-mornings',
    asked: [
      '¿Qué como antes de entrenar a las seis de la mañana?',
      'q como a las 6 antes d entrenar',
      '¿y desayuno antes o después?',
      'Si desayuno me pesa y si no, me mareo en el saco.',
    ],
    answer:
      'Medio plátano o una rebanada de pan con miel veinte minutos antes, y un vaso de agua al levantarte. El desayuno grande va después: huevos, pan y fruta. Si te mareas, cena algo más de arroz o pasta la noche anterior. Café solo, sin nada más, suele dar temblor a mitad de clase. Si te mareas aun comiendo, pide una cita médica.',
  },
  {
    matter: 'early-mornings',
    asked: [
      '¿Cómo madrugo si mi pareja y el bebé duermen al lado?',
      'madrugar sin despertar al bebe',
      '¿y la alarma, que despierta a todos?',
      'Cada vez que suena mi alarma se despierta la niña.',
    ],
    answer:
      'Usa un reloj que vibre en la muñeca y deja todo fuera del cuarto: ropa, bolsa y zapatos en el baño. Te vistes allí y sales en ocho minutos. Acuerda con tu pareja tres días fijos y devuélvele tres mañanas o tardes tuyas. Si la niña tuvo mala noche, ese día duermes. Usar la repetición de la alarma es lo que los despierta.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Me levanto, pero a las tres de la tarde me muero de sueño, ¿lo dejo?',
      'a las 3 de la tarde me duermo',
      '¿y el sueño de la tarde?',
      'Entreno a las seis y en la oficina me caigo.',
    ],
    answer:
      'No lo dejes todavía: adelanta la hora de dormir 45 minutos durante dos semanas. Madrugar a las 5:30 exige luz apagada a las 22:00. Ayuda una siesta de 15 minutos antes de las cuatro y nada de café después de las dos. Si aun así te caes, baja de cuatro mañanas a dos. No conduzcas con sueño.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Esta semana fui dos mañanas y casi me muero, ¿sigo?',
      'fui 2 veces y casi me muero',
      'lo hice dos veces y terminé destrozado',
      'Martes y jueves a las seis; terminé arrastrándome.',
    ],
    answer:
      'Dos mañanas en la primera semana es un comienzo de verdad; lo duro era salir de la cama. La próxima repite las mismas dos, no tres, y entrena al 70 por ciento: diez minutos de calentamiento largo y sin asaltos fuertes. El cuerpo tarda unas tres semanas en aceptar la hora. Si hay dolor en el pecho o desmayo, para y ve al médico.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Fallé tres días seguidos, ¿empiezo de cero?',
      'falle 3 dias empiezo de cero?',
      '¿y si ya fallé tres días?',
      'Iba bien dos semanas y esta no fui ni una vez.',
    ],
    answer:
      'No empiezas de cero: mañana haces la versión mínima, diez minutos de sombra en casa o ir y quedarte media clase. Las dos semanas anteriores siguen contando. Busca la causa concreta, hora, bolsa o cena, y cambia solo esa. No recuperes las clases perdidas de golpe; ahí llegan las agujetas y otra semana en el sofá.',
  },
  {
    matter: 'habit-start',
    asked: [
      '¿Me conviene pagar el año entero para obligarme a ir?',
      'pago el año para obligarme?',
      '¿y si pago el año, así voy?',
      'Me ofrecen el año con descuento y pienso que así no faltaré.',
    ],
    answer:
      'No, paga mes a mes los primeros tres. El dinero ya gastado empuja unas semanas y luego solo da culpa. Empuja más una persona: queda con un compañero en la puerta a las siete, dos días fijos. Si en tres meses fuiste veinte veces, paga el año con descuento. Lee antes la cláusula de baja y de lesión.',
  },
  {
    matter: 'habit-start',
    asked: [
      '¿Cómo mantengo la rutina cuando viajo una semana?',
      'viaje 1 semana y la rutina',
      '¿y cuando estoy de viaje?',
      'Cada viaje de trabajo me corta el ritmo y tardo un mes en volver.',
    ],
    answer:
      'Lleva una cuerda y haz quince minutos al levantarte, tres días: cinco de cuerda, cinco de sombra, cinco de sentadillas y flexiones. No busques mejorar, solo no cortar. Antes de salir, reserva la clase del primer día de vuelta y deja la bolsa hecha en la entrada. El mes perdido empieza casi siempre con el «descanso primero y voy el lunes».',
  },
  {
    matter: 'habit-start',
    asked: [
      'Llevo cuatro semanas sin faltar, ¿subo a más días?',
      '4 semanas sin faltar, subo?',
      'ya van cuatro semanas seguidas',
      'Cumplí ocho clases en un mes por primera vez en mi vida.',
    ],
    answer:
      'Ocho clases de ocho es un hábito que ya camina solo; eso antes no lo tenías. Quédate otras dos semanas en dos días y luego suma uno corto, de treinta minutos, en el día más fácil. Si en ese tercer día fallas dos veces en un mes, vuelve a dos sin drama. Pasar de dos a cinco de golpe es lo que más hábitos rompe.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Probé lo de los cinco minutos y no me funciona, ¿qué más hay?',
      'lo de 5 minutos no me sirve',
      '¿y si eso ya lo probé?',
      'Hago los cinco minutos y paro justo a los cinco.',
    ],
    answer:
      'Cambia el lugar y mete a una persona: queda con alguien, en llamada o en la mesa de enfrente, 50 minutos, cada uno lo suyo. Antes di en voz alta: «A las once tengo la primera página». Al terminar, enseñas lo hecho. Si la tarea te da miedo, empieza por la parte más fea en borrador. A solas y en la cama no sale.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Tengo la entrega mañana y no he empezado, ¿qué hago?',
      'entrega mañana y nada hecho',
      '¿y si es para mañana?',
      'Es de noche, entrego mañana a las doce y la hoja está vacía.',
    ],
    answer:
      'Haz ahora una versión mala y completa en 90 minutos: diez minutos de puntos, sesenta de escribir sin corregir, veinte de cierre. Duerme seis horas. Mañana, dos bloques de 45 minutos para arreglar lo peor. Teléfono fuera del cuarto. Si ves que no llega, avisa antes de la hora: «Entrego el 70 por ciento hoy y el resto el jueves». Trasnochar entero empeora el texto.',
  },
  {
    matter: 'procrastination',
    asked: [
      '¿Es pereza o me pasa algo?',
      'es pereza o q me pasa',
      '¿y si no es pereza?',
      'Llevo meses sin terminar nada, ni lo que me gusta.',
    ],
    answer:
      'Si tampoco haces lo que te gusta desde hace más de dos semanas, no lo llames pereza: pide cita con tu médico o un psicólogo. Igual si te pasa desde niño en todo, con olvidos y desorden. Di allí: «No arranco, duermo así, como así». Mientras tanto, una cosa diaria de diez minutos. Si piensas en no vivir, llama hoy a urgencias o a alguien cercano.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Hoy por fin hice el trámite que evitaba hace meses, ¿cómo sigo?',
      'hice el tramite x fin',
      'al final lo hice, tardé veinte minutos',
      'Cinco meses evitándolo y eran veinte minutos.',
    ],
    answer:
      'Cinco meses de peso fuera en veinte minutos: eso merece un descanso sin culpa. Escribe qué te hizo arrancar hoy, la hora, la persona o el susto, porque ahí está tu llave. Mañana a la misma hora haz el segundo más viejo de la lista, solo uno. No te pongas hoy diez tareas por euforia: el jueves volverías a esquivarlas.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Cambio de turno cada semana, ¿cómo hago un plan de entreno?',
      'turnos rotativos plan?',
      '¿y si el turno cambia cada semana?',
      'Una semana mañana, otra tarde, otra noche; no cuadra nada.',
    ],
    answer:
      'Haz tres planes, uno por turno, y pégalos en la nevera. Mañana: clase de tarde, tres días. Tarde: dos sesiones a las diez. Noche: dos suaves antes de entrar, sin sparring. El día del cambio no se entrena, se duerme. Cuenta nueve sesiones cada tres semanas, no tres por semana. Repetir el plan de mañana en la semana de noche te rompe.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Salgo de guardia de 24 horas, ¿puedo hacer sparring?',
      'salgo de guardia y sparring?',
      '¿y sparring después de la guardia?',
      'Salgo a las ocho de una guardia y a las diez hay sparring.',
    ],
    answer:
      'No, después de 24 horas despierto no hay sparring: reaccionas tarde y te comes golpes. Duerme tres o cuatro horas, luego camina o haz veinte minutos de movilidad y técnica sin contacto. Sparring al día siguiente, con una noche entera dormida. Díselo al entrenador para que no te empareje. Tampoco conduzcas dormido hasta el gimnasio: pide que te lleven.',
  },
  {
    matter: 'shift-work',
    asked: [
      '¿Qué como en el turno de noche para no engordar?',
      'q como en la noche en el turno',
      '¿y de comer, a las tres de la mañana?',
      'En el turno de noche vivo de la máquina de galletas.',
    ],
    answer:
      'Cena normal antes de entrar, a las nueve, y lleva un táper pequeño para la una: arroz con pollo o tortilla con pan. A las cuatro, yogur y fruta. Al salir, algo ligero y a dormir. Café solo hasta las dos. Agua en la mesa. Lo que engorda es la máquina a las cinco, así que deja las monedas en casa.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Conseguí que me dieran turnos fijos dos tardes, ¿qué entreno esas tardes?',
      'me dieron 2 tardes fijas!',
      'hablé con el jefe y me dio dos tardes',
      'Ahora libro martes y jueves seguros.',
    ],
    answer:
      'Dos tardes seguras valen más que cinco inseguras, y las conseguiste pidiéndolas. Pon el martes técnica y sparring suave, el jueves saco y fuerza. Avisa a tu entrenador para que cuente contigo. Si un día sobra tiempo, veinte minutos de cuerda en casa. Agradécelo al jefe y cúbrele un turno incómodo al mes: así las tardes duran.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Tengo torneo y examen la misma semana, ¿qué va primero?',
      'torneo y examen misma semana',
      '¿y si caen en la misma semana?',
      'El sábado compito y el jueves tengo el examen final.',
    ],
    answer:
      'El examen primero hasta el jueves, el torneo desde el jueves por la tarde. Haz el trabajo duro de gimnasio diez días antes; esa semana solo tres sesiones de 40 minutos. Estudia por la mañana, entrena como pausa. Si el peso te obliga a pasar hambre esa semana, sube de categoría. Si el examen no se repite y el torneo sí, ya sabes cuál soltar.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Dije que sí a cinco cosas, ¿cómo me salgo de una?',
      'dije q si a todo, como salgo',
      '¿y cómo me echo atrás?',
      'Prometí ayudar en el torneo, la mudanza, dos turnos y una clase.',
    ],
    answer:
      'Sal hoy de la que tiene más tiempo de margen, con una frase y un reemplazo: «Te dije que sí y no llego. Te aviso con diez días; Luis puede». Una disculpa, sin novela. Las que caen en menos de tres días, cúmplelas. Durante un mes contesta a todo: «Te digo mañana». Cancelar la víspera cuesta el doble.',
  },
  {
    matter: 'too-many-things',
    asked: [
      '¿Cuántas metas puedo llevar a la vez?',
      'cuantas metas a la vez',
      '¿y cuántas dejo entonces?',
      'Quiero competir, aprender inglés, ahorrar y cambiar de trabajo.',
    ],
    answer:
      'Una que avanza, dos que se mantienen y el resto en una lista. La que avanza recibe tus mejores cinco horas de la semana durante doce semanas; las de mantener, dos horas cada una. Por ejemplo: trabajo nuevo avanza, entreno dos días, ahorro automático. Cambia solo al final del plazo. Lo que falla es repartir media hora a cada una y no notar nada.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Dejé el curso para poder entrenar y me siento mal, ¿hice bien?',
      'deje el curso y me siento mal',
      'solté una cosa y ahora tengo culpa',
      'Cancelé el curso esta semana y siento que abandoné.',
    ],
    answer:
      'Soltar algo bueno para hacer bien otra cosa es elegir, y eso cuesta más que decir que sí a todo. Escribe en el calendario cuándo revisas el curso, por ejemplo el 1 de septiembre; así queda aparcado. Usa esta misma semana las horas liberadas en lo elegido, con día y hora. Si las llenas de teléfono, la culpa tendrá razón.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Mi hija actúa el mismo día de mi torneo, ¿a cuál voy?',
      'torneo o actuacion de mi hija',
      '¿y si coinciden?',
      'El torneo y la función del colegio caen el mismo sábado.',
    ],
    answer:
      'Ve a la función, salvo que el torneo sea de los que pasan una vez en años y ella lo sepa de antemano. Llama hoy al organizador: a veces tu categoría empieza tarde y caben las dos. Si compites, díselo tú: «No llego, y el domingo la vemos juntos en vídeo y tú me la explicas». Prometer las dos y llegar tarde es lo peor.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      '¿Cómo reparto la semana entre trabajo, dos niños y tres entrenos?',
      'trabajo niños y 3 entrenos como',
      '¿y cómo lo reparto?',
      'Trabajo hasta las seis, dos niños y quiero tres clases.',
    ],
    answer:
      'Domingo, diez minutos con tu pareja y un calendario: martes noche y sábado temprano son tuyos; el tercero, veinte minutos en casa mientras se bañan. Lunes y jueves noche son de ella. Miércoles y domingo tarde, familia sin teléfono. Escríbelo en la nevera. Si cambias uno, devuélvelo esa misma semana. Sumar el cuarto entreno sin hablarlo rompe el trato.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Llego a casa de mal humor después de entrenar, ¿qué hago?',
      'llego de mal humor a casa',
      '¿y el mal humor al llegar?',
      'Si el sparring sale mal, lo paga mi familia.',
    ],
    answer:
      'Quédate cinco minutos en el coche o en el portal: diez respiraciones largas y una frase, «el sparring se quedó allí». Al entrar, saluda a cada uno antes de hablar de ti. Come algo a la salida, el hambre empeora todo. Si ya gritaste, discúlpate esa noche. Si el mal humor o los dolores de cabeza siguen tras golpes, para el sparring y ve al médico.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Pasé todo el domingo con mis hijos sin mirar el teléfono, ¿cómo lo mantengo?',
      'domingo entero con mis hijos',
      'el domingo lo cumplí entero',
      'Por fin un domingo sin trabajo ni gimnasio.',
    ],
    answer:
      'Un domingo entero así es lo que ellos van a recordar, no las medallas. Fíjalo: domingo hasta las seis, teléfono en un cajón, y que ellos elijan el plan cada dos semanas. Avisa al equipo y al trabajo de que ese día contestas por la noche. Si hay torneo, cambia el domingo por el sábado siguiente. No busques hacerlo perfecto: tres de cuatro bastan.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Con un bebé recién nacido, ¿cuánto entreno?',
      'recien nacido cuanto entreno',
      '¿y con el bebé en casa?',
      'Nació hace un mes, duermo cuatro horas y no piso el gimnasio.',
    ],
    answer:
      'Tres veces quince minutos en casa los primeros tres meses: sombra, sentadillas, flexiones, mientras duerme. Una clase por semana si tu pareja también tiene su hora libre. Sin sparring con cuatro horas de sueño. Avisa al entrenador y pide pausa a media cuota. Si acabas de parir, primero el visto bueno médico. Querer volver al ritmo de antes trae lesión y pelea en casa.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Llego siempre veinte minutos tarde a clase, ¿voy igual?',
      'llego 20 min tarde voy?',
      '¿y si llego tarde por el trabajo?',
      'Salgo a las siete y la clase empieza a las siete.',
    ],
    answer:
      'Sí, ve igual, pero acuérdalo: «Salgo a las siete y entro a las siete y veinte; caliento solo en la esquina, ¿te parece?». Llega cambiado y haz cinco minutos de cuerda antes de unirte. Si te pierdes siempre la técnica, pide a un compañero que te la muestre al final. Entrar frío directo al sparring es donde te lesionas.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Solo puedo dos días, ¿puedo competir así?',
      '2 dias y competir se puede?',
      '¿y competir con dos días?',
      'Trabajo y estudio, entreno martes y jueves y quiero un torneo.',
    ],
    answer:
      'Sí, un torneo de principiantes, si doce semanas antes añades dos ratos propios: uno de carrera con cambios, 25 minutos, y otro de repasar tus tres técnicas, 20 minutos. Esos dos días en clase, pide asaltos. Elige la categoría de tu peso normal. Que decida tu entrenador a las cuatro semanas. Con golpeo completo a la cabeza, dos días se quedan cortos.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Esta semana fui solo una vez, pero fui, ¿sirve?',
      'fui una vez nomas',
      'una clase esta semana, nada más',
      'Semana horrible en el trabajo y solo llegué el viernes.',
    ],
    answer:
      'En una semana horrible apareciste, y esa clase mantiene vivo todo lo demás. Una por semana conserva bastante durante un mes. Mira hoy el calendario y marca dos huecos de la próxima, con la bolsa ya en el coche. Si uno cae, quince minutos en casa esa noche. No intentes cuatro seguidas para compensar: el cuerpo lo cobra el jueves.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Ceno bien y a las once asalto la nevera, ¿qué hago a esa hora?',
      'a las 11 como de todo',
      '¿y a las once de la noche?',
      'Todo el día bien y a las once me como las galletas de mis hijos.',
    ],
    answer:
      'Pon a las diez una merienda decidida: yogur con fruta o pan con queso, sentado y en plato; después cepíllate los dientes y sal de la cocina. Casi siempre comiste poco al mediodía, así que suma arroz y proteína a las dos. Las galletas, en el armario alto y cerrado. Si hay atracones con culpa o vómitos, habla con tu médico.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Recaí después de tres semanas sin fumar, ¿perdí todo?',
      'recai despues de 3 semanas',
      '¿y si ya fumé uno?',
      'Fumé dos en una fiesta después de veinte días.',
    ],
    answer:
      'No perdiste los veinte días: dos cigarrillos son un tropiezo, la vuelta sería comprar el paquete. Tira hoy lo que quede y escribe dónde fue, con quién y qué habías bebido. En la próxima fiesta, llega tarde, sin alcohol y con alguien avisado. Pregunta en la farmacia o al médico por ayuda para dejarlo. Decir «ya da igual» es el verdadero peligro.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Llevo una semana sin jugar de noche, ¿cómo sigo?',
      '1 semana sin jugar',
      'ya va una semana entera',
      'Siete noches sin consola después de las diez.',
    ],
    answer:
      'Siete noches es justo la parte más dura, y la pasaste. Deja la consola desconectada y el cable en otro cuarto otras tres semanas. Llena esa hora con algo fijo: estirar, leer, llamar a alguien. Fin de semana, dos horas de tarde, con alarma. Si una noche cae, la siguiente sigue igual. Premiarte con una noche larga de juego lo reinicia todo.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Solo puedo dos días por semana, ¿sirve?',
      '2 dias x semana sirve?',
      '¿y con dos días qué hago?',
      'Trabajo diez horas y solo llego a dos clases.',
    ],
    answer:
      'Sí, con dos clases fijas avanzas si sumas 15 minutos en casa otros tres días. Clase uno: técnica y pregunta una duda; clase dos: sparring ligero o rodar. En casa: cinco minutos de movilidad, cinco de sombra con esa duda, cinco de fuerza. Lo que falla es elegir días «cuando se pueda»: ponlos en el calendario como una cita.',
  },
  {
    matter: 'shift-work',
    asked: [
      '¿Cuándo entreno si trabajo de noche?',
      'turno de noche cuando entreno',
      '¿y antes o después del turno?',
      'Salgo a las seis de la mañana y no sé cuándo entrenar.',
    ],
    answer:
      'Entrena después de dormir y antes del turno, unas tres horas antes de entrar; por ejemplo a las cinco de la tarde. Tras la última noche solo caminata o movilidad, y sparring únicamente con seis horas dormidas. Comida ligera a mitad del turno. Lo peligroso es entrenar duro al salir y conducir a casa cabeceando.',
  },
  {
    matter: 'habit-start',
    asked: [
      '¿Cómo logro ir al gimnasio de forma constante?',
      'como soy constante',
      '¿y si fallo un día?',
      'Empiezo fuerte dos semanas y luego lo dejo.',
    ],
    answer:
      'Elige dos días y una hora, y prométete solo cruzar la puerta; si a los diez minutos quieres irte, te vas. Deja el bolso junto a la salida la noche anterior. Marca cada ida en un calendario durante ocho semanas. Si fallas uno, el siguiente no se negocia. Lo que tumba a todos es empezar con cinco días.',
  },
  {
    matter: 'habit-break',
    asked: [
      '¿Cómo dejo el teléfono por la noche?',
      'no suelto el celular en la noche',
      '¿y si lo uso de despertador?',
      'Me acuesto a las once y miro videos hasta la una.',
    ],
    answer:
      'Cárgalo en otra habitación desde las diez y compra un despertador barato. Pon en la almohada lo que lo sustituye: un libro o diez minutos de estiramientos. Hazlo 14 noches; las tres primeras son las peores. Solo con fuerza de voluntad y el teléfono al lado se falla. Si sin él no duermes durante semanas, habla con un médico.',
  },
  {
    matter: 'procrastination',
    asked: [
      '¿Cómo empiezo cuando no tengo ganas?',
      'no arranco nunca',
      '¿y qué hago ahora mismo?',
      'Llevo días posponiendo lo mismo.',
    ],
    answer:
      'Pon un temporizador de cinco minutos y haz el primer gesto físico: abrir el archivo, ponerte las zapatillas, vendarte. Al sonar puedes parar; casi nunca pararás. Teléfono en otro cuarto. Escribe la noche anterior la primera acción con hora: «A las 7, vendas». Lo que falla es esperar las ganas o planear tres horas perfectas.',
  },
  {
    matter: 'early-mornings',
    asked: [
      '¿Cómo me levanto a las cinco y media para entrenar?',
      'no me levanto temprano',
      '¿y qué como a esa hora?',
      'Pongo tres alarmas y las apago todas.',
    ],
    answer:
      'Acuéstate a las diez y adelanta 15 minutos cada tres días; no saltes de golpe. Alarma lejos de la cama, ropa puesta en la silla, luz encendida al instante. Come medio plátano y agua; el desayuno, después. Empieza con dos mañanas por semana y queda con alguien. Con menos de seis horas dormidas, esa mañana duerme.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Tengo demasiadas metas, ¿qué dejo primero?',
      'muchas metas q dejo',
      '¿y cómo elijo una?',
      'Quiero competir, estudiar, aprender inglés y ahorrar a la vez.',
    ],
    answer:
      'Deja en pausa todo lo que no tenga fecha en las próximas ocho semanas. Queda una meta principal con tres bloques semanales, y una secundaria con uno. Lo demás va a una lista que revisas en ocho semanas. Dilo en voz alta a quien espere algo: «Lo retomo en marzo». Lo que falla es recortar un poco de todo.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Me siento culpable por entrenar en vez de estar con mis hijos, ¿qué hago?',
      'culpa x entrenar teniendo hijos',
      '¿y cuánto entreno sin sentirme mal?',
      'Cuando entreno pienso en casa y en casa pienso en entrenar.',
    ],
    answer:
      'Fija tres sesiones de una hora, acordadas en casa, y dos ratos semanales solo de tus hijos, sin teléfono. Diles cuándo vuelves: «A las ocho leo contigo», y cúmplelo. Una clase del sábado puede ser con ellos. La culpa crece con los horarios sorpresa. Si hay que recortar, quita una sesión completa, no diez minutos de cada cosa.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Solo tengo 20 minutos al día, ¿qué hago con ellos?',
      '20 min al dia q hago',
      '¿y en qué orden?',
      'Entre hijos y trabajo me quedan veinte minutos.',
    ],
    answer:
      'Tres minutos de movilidad, cuatro asaltos de tres minutos con 30 segundos de descanso, y tres de estiramiento. Lunes y jueves sombra o saco; martes y viernes fuerza: flexiones, sentadillas, remo, plancha; miércoles suave. Misma hora cada día, ropa lista. Pensar qué toca se come la mitad: deja la hoja pegada en la pared.',
  },
  {
    matter: 'habit-break',
    asked: [
      '¿Dejo de fumar de golpe o poco a poco?',
      'fumar lo dejo d golpe?',
      '¿y cuándo recupero el aire?',
      'Fumo diez al día y en el segundo asalto me ahogo.',
    ],
    answer:
      'De golpe, con fecha en los próximos siete días, y pregunta a tu médico o farmacéutico por parches o chicles: ayudan bastante. Las ganas duran unos cinco minutos: agua, caminar, respirar. El aire mejora entre dos y doce semanas. Tos con sangre o dolor en el pecho: médico. «Solo uno» en la fiesta es la recaída clásica.',
  },
]
