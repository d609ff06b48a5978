import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const BODY: Record<MatterOf<'body'>, DirectAnswers> = {
  'gassing-out': {
    how: 'Suelta el aire con cada golpe o esfuerzo, en un soplido corto, y en cada pausa haz una exhalación larga por la boca con los hombros abajo. Esta noche: seis rounds de saco de dos minutos al 60 % respirando así, con un minuto de descanso.',
    why: 'Te vacías porque aguantas el aire y aprietas hombros y puños desde el inicio, y porque falta base de resistencia. Exhalar suelta los músculos; el trabajo suave frecuente hace que te recuperes antes entre esfuerzos.',
    when: 'Empieza esta semana con la respiración, que ayuda desde el primer sparring. La resistencia cambia de forma clara a las cuatro o seis semanas; la última sesión dura, unos siete a diez días antes de competir.',
    how_much:
      'Dos sesiones suaves de 30 a 45 minutos en las que puedas hablar, y una de intervalos: seis a ocho veces un minuto fuerte, uno suave. Duro es 8 de 10; suave, 4 de 10.',
    which:
      'La duda es correr largo o hacer intervalos. Si te falta aire incluso a ritmo bajo, primero seis semanas de largo y suave; si aguantas pero te quemas en los intercambios, un día de intervalos y sparring por rondas.',
    what_if:
      'Si te quedas sin aire en pleno round, no te cubras sin moverte: agarra o sal con dos pasos, tres soplidos largos, y vuelve con golpes sueltos al 50 %. Pierdes quince segundos, no el combate.',
    is_it_ok:
      'Ahogarse los primeros meses o en el primer combate es normal. Dolor u opresión en el pecho, desmayo, palpitaciones raras o silbidos al respirar no: para y ve al médico antes de volver.',
    next: 'Primero baja la intensidad de tus golpes al 70 % durante una semana y cuenta en qué minuto te apagas. Cuando ese minuto se aleje, añade la sesión de intervalos.',
    on_the_day:
      'Calienta hasta sudar y tener la respiración alta una vez, unos quince minutos antes, para que el primer round no sea el choque. Luego treinta segundos de ritmo medio, soplando en cada golpe.',
    say: 'Antes del sparring, dile a tu compañero o entrenador: «Hoy voy al sesenta por ciento y trabajo la respiración. Si me ves apretar los hombros, dime “suelta”».',
  },
  'strength-training': {
    how: 'Haz una sesión de cinco ejercicios: sentadilla o zancada, peso muerto rumano, empuje, remo o dominada, y cargar peso caminando. Calienta con la mitad de la carga, luego tres series dejando dos repeticiones en reserva, y para si la forma se rompe.',
    why: 'La técnica no reemplaza a la fuerza cuando el otro resiste, y un cuerpo más fuerte aguanta mejor agarres y caídas. Pocas series pesadas y limpias suben fuerza sin robarte las piernas para la clase.',
    when: 'Pon las pesas el mismo día que un entrenamiento técnico, o con un día entre medio antes del sparring. Notas cargas más fáciles a las tres o cuatro semanas; en el tapete, hacia los dos meses.',
    how_much:
      'Dos sesiones de 40 a 50 minutos por semana, tres series de cinco a ocho repeticiones, dos minutos de pausa. Sube el peso más pequeño que exista cuando completes todo; en las dos semanas antes de competir, la mitad de series.',
    which:
      'Se duda entre pesas y peso corporal. Si entrenas hace menos de un año o viajas, flexiones, dominadas y zancadas bastan; después, barra o mancuernas, porque permiten subir la carga de a poco.',
    what_if:
      'Si llegas al sparring con piernas muertas, quita series de piernas antes que días: deja dos. Si el peso no sube en tres semanas, duerme y come más, y descarga una semana al 60 %.',
    is_it_ok:
      'Dolor muscular uno o dos días es normal, y las pesas no te quitan velocidad si sigues entrenando técnica. Dolor agudo en articulación o espalda que baja a la pierna no: deja ese ejercicio y consulta al médico.',
    next: 'Primero aprende los cinco movimientos con poco peso y que alguien con formación te vea. Tras dos semanas limpias, empieza a subir; después de dos meses, añade un lanzamiento de balón o saltos.',
    on_the_day:
      'Orden de la sesión: cinco minutos de movilidad, lo pesado de piernas primero, luego espalda y empuje, cargar al final. Anota pesos antes de irte, y si ese día hay sparring, este va antes.',
    say: 'Pregúntale a tu entrenador del deporte antes de empezar: «Quiero hacer pesas dos veces por semana. ¿Qué días te parecen mejores para que llegue con piernas a tu sparring?»',
  },
  flexibility: {
    how: 'Esta noche, después de entrenar: posición de mariposa, zancada larga con cadera adelante, isquiotibial con correa y rana. Cuarenta y cinco segundos por lado, dos vueltas, exhala al bajar; luego diez elevaciones de pierna controladas para usar el rango ganado.',
    why: 'La rigidez viene sobre todo de pasar horas en la silla y de que el cuerpo frena un rango donde no tiene fuerza. El estiramiento frecuente lo acostumbra, y levantar la pierna despacio enseña a controlarlo; uno sin otro no llega a la patada.',
    when: 'Antes de entrenar, movimientos dinámicos; los estiramientos largos, después o por la noche. Cambios que se sienten, en tres a cuatro semanas; una patada claramente más alta, en tres a seis meses.',
    how_much:
      'Diez a quince minutos, cinco días por semana, con tirón de 6 sobre 10, nunca dolor. Calentamiento dinámico: ocho minutos, diez balanceos por pierna hacia delante y al costado, diez círculos de cadera.',
    which:
      'La duda es estirar sin moverse o con movimiento. Movimiento antes de la clase, sostenido después; si ya tienes flexibilidad pero la pierna no sube, haz elevaciones lentas de fuerza en vez de más estiramiento.',
    what_if:
      'Si en un mes no cambia nada, revisa la altura de la cadera y el giro del pie de apoyo: muchas patadas bajas son técnica. Si estirar te deja peor al día siguiente, baja a la mitad.',
    is_it_ok:
      'Un lado más rígido que otro es normal, y no todas las caderas permiten el split. Pinchazo en la ingle o dentro de la cadera, chasquido doloroso u hormigueo no se estiran: fisioterapeuta.',
    next: 'Primero elige una cadera o un isquiotibial, no todo. Cuando ganes un poco, suma elevaciones de pierna con dos segundos de pausa arriba; después patadas lentas con apoyo en la pared.',
    on_the_day:
      'Antes de competir o de clase: cinco minutos de trote o cuerda, balanceos de pierna, círculos de cadera, patadas subiendo de altura. Nada de estiramientos largos justo antes, y manta o ropa caliente hasta tu turno.',
    say: 'Dítelo al empezar la rutina, cuando quieras forzar: «Tirón sí, dolor no; suelto el aire y bajo un centímetro». Y marca en la pared adónde llegas cada domingo.',
  },
  'training-plan': {
    how: 'Escribe los siete días en una hoja: primero los horarios de clase que ya existen, luego un día libre fijo, después máximo dos sesiones duras separadas por 48 horas. Lo que sobra es técnico o suave; pon duración y una tarea en cada casilla.',
    why: 'Sin plan, todos los días salen a medio gas y nada mejora. Alternar duro y suave deja que el cuerpo se adapte, y una tarea por sesión evita que el tiempo se vaya en lo de siempre.',
    when: 'Arma la semana el domingo y el campamento ocho semanas antes: cuatro de base, tres de sparring específico, una ligera. Revisa cada cuatro semanas; los cambios en forma se ven en seis.',
    how_much:
      'Tres o cuatro sesiones por semana para la mayoría, cinco o seis si compites y duermes bien; dos duras como tope. Cada cuarta semana, un tercio menos. En la última, la mitad de volumen, con velocidad.',
    which:
      'Se duda entre más días o sesiones más largas. Con trabajo y poco sueño, más días cortos de 45 minutos; con fines de semana libres, dos largas y dos cortas. Dobles solo en preparación y con siesta.',
    what_if:
      'Si se cae una sesión, no la sumes al día siguiente: sigue con el plan. Si se caen tres en una semana, el plan está mal, no tú: quita una sesión fija y deja la más importante.',
    is_it_ok:
      'Que dos semanas salgan al 80 % es normal. Cansancio que dura más de diez días, enfermarte seguido o bajar de rendimiento no lo es: reduce a la mitad y, si sigue, médico.',
    next: 'Hoy escribe la semana real, con trabajo y sueño incluidos. Cúmplela dos semanas sin cambios; después añade una sola cosa, o quita una, y compárala con lo que querías mejorar.',
    on_the_day:
      'Con pelea el sábado: lunes y martes rounds cortos y rápidos, miércoles técnica suave, jueves movilidad, viernes casi nada. Prepara bolso, papeles y transporte el jueves, no la noche anterior.',
    say: 'Lleva la hoja a tu entrenador y di: «Este es mi tiempo real, cuatro días. ¿Qué dos sesiones no puedo perder, y cuál quitarías en la semana de la pelea?»',
  },
  overtraining: {
    how: 'Haz una semana de descarga desde hoy: mitad de minutos, nada de sparring ni intervalos, un día más libre. Cada mañana anota horas de sueño, pulso antes de levantarte y ganas del uno al diez; vuelve cuando los tres suban.',
    why: 'Te caes porque la suma de entrenamiento, trabajo, poco sueño y poca comida supera lo que recuperas. El cuerpo mejora en el descanso, así que bajar la carga unos días deja salir lo que ya trabajaste.',
    when: 'Empieza hoy, no después de la próxima competencia. Si es fatiga común, en siete a diez días notas más ganas; si tras dos semanas de descarga sigues igual, pide revisión médica.',
    how_much:
      'Una semana al 50 % y otra al 75 %, con ocho horas de cama y tres comidas completas. Después, dos sesiones duras por semana como máximo y una semana suave de cada cuatro.',
    which:
      'La duda es parar del todo o seguir suave. Suave y corto si duermes y comes pero arrastras cansancio; paro completo de varios días si hay fiebre, insomnio, ánimo muy bajo o pulso alto en reposo.',
    what_if:
      'Si el cansancio vuelve al retomar, es que subiste de golpe: regresa al último nivel bueno y aumenta una sesión por semana. Revisa también lo de afuera: turnos, estrés, cenas saltadas.',
    is_it_ok:
      'Dos o tres días flojos en preparación son normales. Semanas de cansancio, infecciones seguidas, regla que desaparece, ánimo hundido o baja de peso sin querer no lo son: médico y análisis.',
    next: 'Primero duerme: acuéstate una hora antes durante siete noches. Cuando despiertes mejor, devuelve la técnica; luego las pesas; el sparring duro es lo último que regresa.',
    on_the_day:
      'El día que no puedes: haz diez minutos de calentamiento y decide. Si mejoras, técnica suave; si empeoras, estira, come, cama. Sin culpa y sin compensar al día siguiente.',
    say: 'Habla con tu entrenador antes de la clase, no durante: «Llevo dos semanas arrastrándome. Esta semana hago la mitad y sin sparring; el lunes te digo cómo estoy».',
  },
  'injury-now': {
    how: 'Para ya, quita el peso de la zona, envuelve frío en un paño diez a quince minutos, venda sin apretar y mantenla en alto. Compara con el otro lado: forma, hinchazón, movimiento, fuerza; y anota qué pasó y qué sonó.',
    why: 'Al seguir caliente no notas todo el daño, y un esguince leve se vuelve serio con la siguiente caída. Parar pronto limita hinchazón y deja ver en un día o dos qué tienes en realidad.',
    when: 'Hoy mismo a urgencias si no puedes apoyar, hay deformidad, entumecimiento, un chasquido con hinchazón rápida o golpe de cabeza. Lo demás: si en dos o tres días no mejora claramente, médico o fisioterapeuta.',
    how_much:
      'Frío diez a quince minutos, cada dos o tres horas, el primer día o los dos primeros. Entrenamiento de esa zona: cero hasta caminar o mover sin dolor; dolor de 3 sobre 10 o más en lo diario ya es cita.',
    which:
      'La duda es seguir con cuidado o parar. Si cambia tu forma de caminar, agarrar o girar el cuello, parar; si es moretón que no altera el movimiento, puedes hacer técnica con lo sano.',
    what_if:
      'Si te dicen «aguanta» o tienes pelea cerca, igual paras: una semana perdida se recupera, un ligamento roto no. Si al día siguiente está peor, más hinchado o con hormigueo, ve a urgencias.',
    is_it_ok:
      'Raspones, moretones y agujetas son parte del deporte. No lo son dolor nocturno, articulación que falla, dedo torcido, ni dolor de cabeza, náusea o confusión tras un golpe: sin sparring y médico hoy.',
    next: 'Primero protege y pide la cita; mientras, mueve solo lo que no duele. Cuando haya diagnóstico, pregunta qué puedes entrenar desde ya y en qué prueba se verá que puedes volver.',
    on_the_day:
      'En el momento: levanta la mano, di «para», siéntate, mira la zona, frío y alguien contigo. Tras golpe de cabeza, no te quedes a solas ni manejes; deja que otra persona te lleve.',
    say: 'Al entrenador, en ese instante: «Me sonó la rodilla y no me siento firme. Paro ahora, voy a que la revisen y te escribo hoy con lo que digan».',
  },
  'injury-return': {
    how: 'Sube por escalones: movimiento sin dolor, fuerza igual al otro lado, técnica sola, técnica con compañero de confianza, rounds con tarea, sparring libre. Dos o tres sesiones por escalón; si al día siguiente duele o se hincha, baja uno.',
    why: 'La zona cura antes de que vuelvan fuerza y confianza, y ahí es donde se recae. Los escalones cargan el tejido de a poco y le demuestran a la cabeza, con hechos, que aguanta.',
    when: 'Empieza cuando quien te trata dé el visto bueno y lo diario ya no duela. Tras unas semanas de pausa, calcula más o menos el mismo tiempo hasta el sparring libre; después de operación, lo fija tu médico.',
    how_much:
      'Primera semana: la mitad de minutos y al 50 % de fuerza, tres sesiones. Sube cerca de un diez a veinte por ciento por semana y sigue con los ejercicios de rehabilitación tres veces por semana, al menos tres meses.',
    which:
      'Se duda entre esperar a estar al cien o volver ya a lo suave. Vuelve a lo suave y sin contacto apenas tengas permiso; espera con sparring y competencia hasta que fuerza y movimiento sean parejos.',
    what_if:
      'Si duele otra vez, no es volver a cero: baja un escalón por tres días. Dolor fuerte, hinchazón o la sensación de que se zafa es otra cosa: para y vuelve con quien te trató.',
    is_it_ok:
      'Miedo al primer contacto y molestia leve que desaparece en 24 horas son normales. No es sensato volver con calmantes para aguantar, ni tras una conmoción sin autorización médica escrita.',
    next: 'Primero pregunta a tu médico o fisioterapeuta qué prueba concreta debes pasar. Cuando la pases, técnica con una persona de confianza; el grupo completo y los desconocidos vienen al final.',
    on_the_day:
      'Primer día: calienta quince minutos, avisa, elige compañero tranquilo, haz la mitad y vete con ganas. Esa noche y a la mañana siguiente revisa dolor e hinchazón antes de decidir la próxima.',
    say: 'Antes de hacer pareja, en voz clara: «Vuelvo de una lesión de hombro. Hoy técnica suave, nada de tirar de este brazo; si digo “para”, sueltas enseguida».',
  },
  'chronic-pain': {
    how: 'Lleva dos semanas de registro: qué ejercicio, dolor del cero al diez durante y a la mañana siguiente. Quita o cambia solo lo que pasa de tres o dura hasta el otro día, y lleva esa hoja a un médico deportivo o fisioterapeuta.',
    why: 'Vuelve porque descansas hasta que calla y regresas a la misma carga con la misma debilidad. Ajustar la carga y fortalecer la zona poco a poco cambia lo que soporta; solo reposo, casi nunca.',
    when: 'Pide cita esta semana si ya dura más de seis. Con carga ajustada y ejercicios, cuenta con seis a doce semanas para un cambio estable; los días malos sueltos no borran el avance.',
    how_much:
      'Ejercicios de la zona, los que te indique el profesional, tres veces por semana, unos quince minutos, con dolor de hasta 3 sobre 10. Sparring o lo que más irrita, a la mitad durante cuatro semanas.',
    which:
      'La duda es parar todo o aguantar. Ninguna: sigue con lo que no lo aumenta y cambia lo que sí, por ejemplo agarres abiertos con dedos malos o sin puente con cuello malo.',
    what_if:
      'Si el fisioterapeuta no ayuda tras seis u ocho sesiones, pide otra opinión y que examinen postura, fuerza y técnica. Si una imagen sale con desgaste, pregunta qué puedes hacer, no solo qué tienes.',
    is_it_ok:
      'Rigidez de la mañana que se va en media hora es común con los años de deporte. Dolor nocturno, fiebre, pérdida de fuerza, hormigueo, o problemas para orinar con dolor de espalda: médico ya.',
    next: 'Hoy escribe las tres cosas que más lo despiertan y elimina una durante dos semanas. Si baja, esa era la carga a corregir: pide a tu entrenador una variante antes de reintroducirla.',
    on_the_day:
      'En un mal día: calienta diez minutos más, prueba el movimiento al 30 %, decide. Si sigue por encima de tres, clase sin contacto o solo lo sano; nada de calmantes para poder entrenar.',
    say: 'En la consulta, empieza así: «Me duele desde hace cuatro meses al girar el cuello, más después de la lucha. ¿Qué puedo seguir haciendo, qué debo cambiar y cómo sé que mejora?»',
  },
  'food-for-training': {
    how: 'Dos o tres horas antes: arroz, pasta o papa con pollo, huevo o frijoles y poca grasa. Una hora antes, una banana o pan con miel. Después, en dos horas, comida completa: proteína del tamaño de tu palma, carbohidrato, verduras y agua.',
    why: 'Entrenas flojo con el estómago vacío o pesado: sin carbohidratos falta energía y la grasa se digiere despacio. La proteína repartida en el día repara, y comer después evita llegar a la noche con hambre voraz.',
    when: 'Empieza con la comida previa a la próxima clase. La energía se nota en la misma semana; con horario de noche, cena ligera después, y desayuno siempre si entrenas temprano más de cuarenta minutos.',
    how_much:
      'Tres o cuatro comidas al día, cada una con una o dos palmas de proteína y uno o dos puños de carbohidrato; en días duros, un puño más. Agua: hasta que la orina sea amarillo claro.',
    which:
      'Se duda entre entrenar en ayunas o comer. Técnica suave temprano, como prefieras; sparring, pesas o más de una hora, come algo. Si te cae mal, prueba líquido: licuado de banana y avena.',
    what_if:
      'Si te da acidez o náusea, adelanta la comida media hora y quita grasa y fibra. Si no tienes tiempo de cocinar, lleva pan con huevo o yogur con avena en el bolso.',
    is_it_ok:
      'Hambre fuerte tras entrenar es normal. No lo son mareos seguidos, saltarte comidas por culpa, atracones o perder peso sin querer: médico o nutricionista. Con diabetes, enfermedad renal o embarazo, consulta antes de cambiar.',
    next: 'Hoy asegura solo la comida de antes y la de después. Cuando te salga cinco días, agrega proteína en el desayuno; después revisa bebidas dulces y cenas.',
    on_the_day:
      'En día de sparring: desayuno con avena o pan y huevo, almuerzo normal tres horas antes, banana a la hora, agua en sorbos. Después, comida completa y nada nuevo que no hayas probado.',
    say: 'Díselo a quien cocina en casa: «Los días que entreno necesito comer a las cinco y cenar a las nueve. ¿Podemos dejar arroz y pollo listos para dos días?»',
  },
  'food-at-weigh-in': {
    how: 'Después de la báscula, come en tandas: primero bebida con algo de sal y azúcar en sorbos, después arroz, pan o pasta con un poco de proteína, y cada dos horas algo pequeño. Nada frito, picante ni nuevo; termina la comida grande tres horas antes.',
    why: 'Los nervios frenan la digestión, y un plato enorme se queda en el estómago en el primer round. Porciones chicas de comida conocida se vacían a tiempo y dejan energía disponible cuando te llamen.',
    when: 'Empieza dentro de los primeros quince minutos tras la báscula. Última comida completa tres horas antes, banana o pan una hora antes, y en torneos largos algo pequeño entre combates.',
    how_much:
      'Porciones de un puño cada dos horas, bebida en sorbos a lo largo de todo el rato, sin litros de golpe. Entre combates con menos de una hora: media banana o unas galletas y agua.',
    which:
      'La duda es comer mucho o poco. Con pesaje el día anterior, dos comidas normales y cena; con pesaje de la mañana, porciones pequeñas y repetidas. Café solo si ya lo tomas siempre.',
    what_if:
      'Si no te entra nada por los nervios, bebe la comida: licuado de banana y avena, jugo diluido, yogur. Si vomitas o tienes diarrea, busca al médico del evento antes de competir.',
    is_it_ok:
      'Poca hambre ese día es normal. Llegar a la báscula con mareo, calambres o sin orinar no lo es: avisa al médico del evento y no compitas; para la próxima, una clase más arriba.',
    next: 'Primero prueba tu menú en un sparring, a la misma hora que la pelea. Si te cae bien, cómpralo el día antes y llévalo; no dependas de lo que vendan en el lugar.',
    on_the_day:
      'Bolso listo: bebida, pan, arroz, banana, galletas. Después del pesaje bebe, come la primera porción, descansa media hora, segunda porción, camina, calienta; deja el estómago tranquilo la última hora.',
    say: 'Pídele a quien te acompaña: «Lleva el bolso con mi comida y recuérdame algo pequeño cada dos horas. Si digo que no tengo hambre, dame el licuado».',
  },
  'weight-over-limit': {
    how: 'Pésate hoy en ayunas, resta el límite y divide por las semanas que quedan. Si sale más de medio kilo por semana, cambia la inscripción a la clase de arriba; si sale menos, quita bebidas dulces, alcohol y picoteo, y mantén proteína en cada comida.',
    why: 'Llegas con exceso porque el ajuste empieza tarde o la clase no es la tuya. Perder despacio con comida conserva fuerza y cabeza; lo rápido se paga con un combate flojo y con riesgo para la salud.',
    when: 'Comienza ocho a doce semanas antes, no en la última. El promedio de la báscula suele moverse a los diez o catorce días; a tres semanas, si todavía falta mucho, decide la clase superior.',
    how_much:
      'Como tope, medio kilo por semana, y con poco peso corporal todavía menos. Pésate tres mañanas por semana y usa el promedio; cada plato: media parte verduras, un cuarto proteína, un cuarto carbohidrato.',
    which:
      'La elección es bajar o subir de clase. Si falta poco y hay dos meses, baja con comida; si falta mucho, queda poco tiempo o eres menor de edad, clase de arriba y a competir con fuerza.',
    what_if:
      'Si el entrenador insiste en que lo bajes rápido, di que no y pide la clase superior o retirarte. Si la báscula se estanca dos semanas, consulta a un nutricionista deportivo antes de comer menos.',
    is_it_ok:
      'Tener que ajustar uno o dos kilos en dos meses es normal. No lo es pasar sed, saltarse comidas, marearse, vomitar o perder la regla: para, médico. Menores no bajan de peso para competir; decide un médico con los padres.',
    next: 'Primero confirma límite, hora de pesaje y hasta cuándo se cambia de categoría. Con eso haz la cuenta; si no sale con medio kilo por semana, escribe hoy a la organización.',
    on_the_day:
      'Si la mañana del pesaje estás por encima, no hagas nada extremo: avisa a tu entrenador, pregunta por la categoría superior o peso pactado, y si no hay, no compites esta vez.',
    say: 'Díselo a tu entrenador hoy, no en la última semana: «Me sobran tres kilos y faltan tres semanas. No voy a bajarlos a la fuerza; inscríbeme en la clase de arriba, por favor».',
  },
  'weight-class-choice': {
    how: 'Toma el promedio de tus mañanas de dos semanas, comiendo y bebiendo normal. La clase correcta es la que tiene ese número debajo del límite, o como mucho uno o dos kilos por encima con tiempo; luego prueba sparring con gente de esa clase.',
    why: 'Se elige mal porque se busca ser el más grande y se olvida el precio: fuerza, sueño y ánimo. Cerca de tu peso natural entrenas mejor todo el campamento, y eso gana más que unos centímetros.',
    when: 'Decide diez a doce semanas antes y no cambies en el último mes, salvo hacia arriba. Dale a la nueva clase dos o tres combates antes de juzgarla.',
    how_much:
      'Cuenta tres cosas: promedio de peso, kilos que te separan del límite y rendimiento en sparring. Más de tres por ciento sobre el límite de abajo, quédate arriba; subir de masa, un kilo por mes como mucho.',
    which:
      'Abajo o arriba: abajo solo si casi ya estás ahí comiendo normal y mantienes fuerza; arriba si creces, entrenas por gusto, es tu primera competencia o llegas siempre sin energía.',
    what_if:
      'Si arriba te ganan en tamaño, trabaja agarre, velocidad y fuerza dos veces por semana durante unos meses, y elige eventos de tu nivel. Si aun así pierdes por fuerza, revisa con nutricionista y entrenador.',
    is_it_ok:
      'Cambiar de clase entre temporadas es normal. No es sensato decidir por lo que dice el grupo ni bajar en edad de crecimiento; ahí decide un médico, con los padres.',
    next: 'Primero dos semanas de registro sin cambiar nada. Después una competencia menor en la clase que salió; cuando te sientas fuerte en el último round, ya tienes respuesta.',
    on_the_day:
      'En la inscripción, pon la clase que alcanzas comiendo y bebiendo normal esa semana. En el pesaje anota cómo te sientes del uno al diez, y otra vez en el último round: eso decide la próxima.',
    say: 'Propónselo a tu entrenador: «Mi promedio es de setenta y dos. Quiero competir en la clase donde puedo comer normal. ¿Ves algún motivo deportivo en contra?»',
  },
  'lose-weight': {
    how: 'Cambia una sola cosa por semana: primera, bebidas sin azúcar; segunda, proteína en cada comida; tercera, medio plato de verduras en almuerzo y cena; cuarta, cena sin repetir. Mantén el carbohidrato alrededor del entrenamiento y pésate tres mañanas, mirando el promedio.',
    why: 'No baja porque después de entrenar aparece más hambre y se recupera en bebidas y picoteo lo gastado. Proteína, verduras y sueño quitan hambre, y un recorte pequeño se sostiene meses sin perder fuerza.',
    when: 'Empieza mañana con las bebidas. La cintura o la ropa se notan en cuatro a seis semanas; la báscula fluctúa cada día, así que compara solo promedios semanales.',
    how_much:
      'Entre un cuarto y medio kilo por semana, con dos sesiones de fuerza y unos 7 000 a 10 000 pasos diarios. Mide cintura cada dos semanas y come al menos tres veces al día.',
    which:
      'Se duda entre dieta estricta o cambios pequeños. Cambios pequeños para casi todos, porque entrenas; plan detallado con nutricionista si ya los hiciste dos meses sin cambio o tienes enfermedad, regla irregular o mucho peso.',
    what_if:
      'Si una semana se descontrola, vuelve en la siguiente comida, sin castigarte ni saltarte la cena. Si el promedio no se mueve en tres semanas, quita una porción de carbohidrato lejos del entrenamiento.',
    is_it_ok:
      'Subir y bajar un kilo en el día es normal. Pensar en comida todo el tiempo, atracones, vómitos, mareos o regla ausente no lo es: médico o psicólogo. Menores, con padres y pediatra.',
    next: 'Primero anota tres días lo que bebes y picas, sin cambiar nada. Elige lo más fácil de quitar; cuando sea costumbre, en unas dos semanas, pasa al siguiente cambio.',
    on_the_day:
      'En la noche difícil: come antes una cena completa con proteína, sirve el antojo en plato chico, siéntate, diez minutos sin pantalla. Si después sigue el hambre, yogur o fruta, y a dormir.',
    say: 'Díselo a tu familia antes de comer: «Estoy cambiando mis cenas poco a poco. No necesito comida aparte, solo no me ofrezcan repetir; si quiero más, yo lo pido».',
  },
  'gain-weight': {
    how: 'Añade dos bloques al día: un licuado de leche, avena, banana y mantequilla de maní por la mañana, y una cena extra de arroz, huevo y aceite. Suma pesas dos o tres veces por semana, y sube la carga en cada ejercicio.',
    why: 'No subes porque gastas más de lo que comes y te llenas pronto. La comida líquida y grasas buenas entran fácil, y las pesas convierten el extra en músculo en lugar de solo panza.',
    when: 'Empieza con el licuado de mañana. La báscula se mueve a las dos o tres semanas; músculo visible, en tres o cuatro meses, si entrenas fuerza todo ese tiempo.',
    how_much:
      'Entre un cuarto y medio kilo por mes para quien ya entrena, hasta un kilo si empiezas. Tres comidas y dos bocados, proteína en cada uno, y sube una porción si en dos semanas no cambia.',
    which:
      'La duda es comer de todo o limpio. Comida normal con un extra pequeño para casi todos; mucho de golpe solo da grasa. Batidos de compra sirven si no te entra sólido, no son necesarios.',
    what_if:
      'Si te llenas o te da náusea, no comas más grande: come más veces y bebe las calorías. Si sube la cintura más que las pesas, quita una porción y revisa si la carga progresa.',
    is_it_ok:
      'Ganar despacio es normal, y algunas personas tardan años. Perder peso sin querer, diarrea, sudores nocturnos o miedo a comer piden médico. Productos que prometen músculo rápido: no los toques.',
    next: 'Primero come igual todos los días una semana, incluso sin hambre, y pésate. Si no cambia, añade el licuado; cuando suba, mantén eso y revisa el plan de fuerza.',
    on_the_day:
      'Día normal: desayuno y licuado, almuerzo con doble arroz, merienda de pan con queso, entrenamiento, cena con proteína y aceite, vaso de leche antes de dormir. Prepara el licuado la noche anterior.',
    say: 'Pregúntale a tu entrenador: «Quiero ganar tres kilos en seis meses sin perder velocidad. ¿Qué dos días meto pesas y en qué momento debo volver a pesarme para decidir la clase?»',
  },
  sleep: {
    how: 'Misma hora de levantarte toda la semana, pantallas fuera una hora antes, cuarto oscuro y fresco, ducha tibia. Si en veinte minutos no duermes, levántate, luz baja, lee algo aburrido; respira cuatro adentro y seis afuera, y vuelve con sueño.',
    why: 'Tras entrenar de noche siguen altos el pulso y la temperatura, y la cama se vuelve lugar de pensar. Hora fija y levantarte enseñan al cuerpo que cama es dormir, y la exhalación larga lo frena.',
    when: 'Empieza con la hora de levantarte mañana; café, hasta mediodía. Cambia en una a tres semanas. Antes de competir cuenta el sueño de toda la semana, no la última noche.',
    how_much:
      'Siete a nueve horas de cama, jóvenes más; siesta de veinte minutos antes de las tres de la tarde. Cena ligera y fin del entrenamiento unas dos horas antes de acostarte, si puedes.',
    which:
      'La duda es quedarse en cama o levantarse. Levántate si ya hay rabia o reloj en la mano; quédate si sientes calma. Entrenar tarde o no: mejor tarde y suave que dejarlo, con ducha y luz baja.',
    what_if:
      'Si despiertas a las tres con la cabeza a mil, escribe en papel lo que piensas y la primera acción de mañana, sin mirar el teléfono. Tras una mala noche, no te acuestes antes: misma hora.',
    is_it_ok:
      'Dormir mal una o dos noches antes de competir es normal y apenas te quita fuerza. Más de tres noches por semana durante tres meses, ronquidos con pausas o ánimo hundido: médico.',
    next: 'Primero fija la hora de levantarte siete días. Luego quita pantalla una hora antes; después el café tarde. Un cambio por semana, y anota horas y ánimo para ver cuál te sirvió.',
    on_the_day:
      'Víspera: bolso listo a las seis, cena temprana, luz baja, ducha, cama a la hora de siempre y dos alarmas. Si no duermes, descansa en la cama con ojos cerrados y respira; alcanza para competir.',
    say: 'Díselo a quien vive contigo: «De diez a seis necesito silencio y luz baja esta semana. Si algo urge, tócame; lo demás, déjalo escrito en la mesa».',
  },
  supplements: {
    how: 'Creatina monohidrato: tres a cinco gramos al día, con cualquier comida, todos los días, en un vaso de agua. Proteína en polvo: una medida solo si la comida no alcanza. Compra envases con sello de control antidopaje y guarda el lote.',
    why: 'La creatina ayuda en esfuerzos cortos y repetidos, y la proteína en polvo solo es comida cómoda. Lo demás vende mucho y cambia poco; sueño, comida y entrenamiento hacen la diferencia grande.',
    when: 'Toma creatina a la hora que recuerdes; se nota en tres o cuatro semanas. Cafeína, unos 45 a 60 minutos antes y no después de las dos de la tarde. Nada nuevo en la semana de competencia.',
    how_much:
      'Creatina 3 a 5 gramos; proteína, una porción de 20 a 30 gramos cuando falte; cafeína, una taza de café basta y tope 400 miligramos al día en adultos, contando todo lo que bebes.',
    which:
      'Se duda entre creatina y preentreno. Creatina para quien entrena fuerza o combate seguido; preentreno, en general, no hace falta: un café hace lo mismo y sabes qué contiene.',
    what_if:
      'Si la creatina te cae mal, divide en dos tomas con comida. Suele subir uno o dos kilos por agua en el músculo: cuéntalo al elegir clase. Si la cafeína te da temblor, baja a la mitad.',
    is_it_ok:
      'Son legales y comunes en adultos con salud. Pregunta antes al médico con riñón, corazón, presión, embarazo o medicinas; menores, con padres y médico. Quemadores y productos sin etiqueta clara: no.',
    next: 'Primero ordena comida y sueño dos semanas. Luego prueba un solo producto durante un mes y anota; si no notas nada, déjalo. Si compites con control, revisa la lista de prohibidos de tu federación.',
    on_the_day:
      'Día de pelea: lo mismo que en el mejor sparring, ni gramo más ni marca nueva. Café solo si ya lo usas, una hora antes; come, bebe agua, y deja el resto en casa.',
    say: 'Pregunta en la farmacia o a tu médico: «Entreno boxeo y quiero tomar creatina, cinco gramos al día. ¿Choca con algo que tomo o con mis análisis?»',
  },
  'ill-now': {
    how: 'Tómate la temperatura y revisa del cuello abajo: con fiebre, tos de pecho, dolor muscular o diarrea, casa. Solo nariz tapada: veinte minutos suaves a solas, sin gente. Mancha, costra o anillo en la piel: cubre, fuera del tapete y al médico.',
    why: 'Con fiebre el corazón ya trabaja de más y entrenar puede inflamarlo y alargar todo. En el tapete, piel y virus pasan rápido, así que tu descanso también cuida a quienes entrenan contigo.',
    when: 'Vuelve cuando lleves al menos 24 a 48 horas sin fiebre y sin medicina para bajarla. Piel: cuando el médico diga que ya no contagia. La forma se recupera en una o dos semanas.',
    how_much:
      'Primera vuelta: mitad de tiempo, 50 % de esfuerzo, sin sparring; segunda, 70 %; tercera, normal. Después de fiebre alta o varios días en cama, dobla esos pasos. Bebe, come caliente, duerme nueve horas.',
    which:
      'La duda es sudarlo o descansar. Descansar siempre con fiebre o síntomas debajo del cuello; caminar suave si solo es nariz. Clase mirando desde afuera, solo si no contagias.',
    what_if:
      'Si al volver te ahogas, te duele el pecho o el corazón se acelera raro, para y ve al médico. Si la mancha regresa, no repitas la crema por tu cuenta: que la examinen.',
    is_it_ok:
      'Perder una semana por un resfriado es normal y no arruina nada. Fiebre de más de tres días, falta de aire, dolor de pecho, piel roja, caliente y que crece, o mal estado general: médico hoy.',
    next: 'Hoy avisa, cancela la clase y lava kimono, toalla y protector bucal. Cuando te sientas bien un día entero, camina; al siguiente, técnica suave; luego lo demás.',
    on_the_day:
      'La mañana de la competencia con fiebre o piel contagiosa: no compites. Temperatura, llamada al entrenador, aviso a la organización, médico; pregunta por cambio de fecha o reembolso.',
    say: 'Escribe a tu gimnasio apenas lo notes: «Tengo fiebre y no voy hasta llevar dos días sin ella. Me salió también una mancha en el brazo, la ve el médico; avisen a quienes rodaron conmigo».',
  },
  'body-cycle': {
    how: 'Anota tres meses: día del ciclo, energía, sueño, dolor y cómo fue la sesión. Marca los dos o tres días flojos y pon ahí técnica o movilidad, y los duros en los otros. Ropa interior deportiva oscura, o copa o tampón, y repuesto en el bolso.',
    why: 'Hormonas, sangrado, embarazo o menopausia cambian sueño, temperatura y recuperación, y eso varía mucho entre personas. Por eso sirve más tu registro que una tabla ajena, y ajustar tres días evita perder quince.',
    when: 'Empieza el registro hoy. El patrón se ve después de dos o tres ciclos. Embarazo: pregunta a tu médica apenas lo sepas; después del parto, vuelve tras su revisión y con suelo pélvico valorado.',
    how_much:
      'En días malos, 50 % de duración y sin sparring duro; los demás, normal. Embarazo: sin golpes, caídas ni contacto, solo lo que tu médica apruebe. En menopausia, fuerza dos veces por semana.',
    which:
      'Se duda entre descansar o entrenar con la regla. Con molestia leve, muévete suave, muchas se sienten mejor; con dolor que te dobla o mareo, descansa. Si ocurre cada mes, ginecóloga.',
    what_if:
      'Si tu entrenador no lo entiende o hace bromas, dilo en una frase y sigue; si sigue igual, habla con otra persona del gimnasio. Si la pelea cae en ese día, calienta más y mantén tu plan.',
    is_it_ok:
      'Energía cambiante es normal. Regla ausente tres meses, sangrado que empapa en una hora, dolor que impide lo diario, o pérdidas de orina al saltar se tratan: ginecóloga o fisioterapeuta de suelo pélvico.',
    next: 'Primero el registro, dos minutos cada noche. Cuando veas el patrón, pon los días duros donde sí rindes; y lleva la hoja a la consulta, porque ahorra media hora de preguntas.',
    on_the_day:
      'Día flojo: desayuno con carbohidrato, agua, calor en el vientre, calentamiento largo, y decide tras diez minutos. Lleva cambio de ropa y analgésico solo si tu médica ya lo indicó.',
    say: 'Antes de la clase, a tu entrenador: «Hoy es un día bajo por el ciclo. Hago técnica y salgo del sparring; mañana vuelvo normal». No hace falta explicar más.',
  },
  'alcohol-party': {
    how: 'Decide el número antes de salir, come con proteína, un vaso de agua entre copas y hora fija de vuelta. Di «hoy una y ya» a una persona. Al día siguiente: agua, desayuno, caminata; nada de sparring mientras quede malestar.',
    why: 'El alcohol corta el sueño profundo, seca y frena la recuperación, y al otro día reaccionas más tarde. Fumar baja el aire. Con un límite decidido en frío no negocias a las dos de la mañana.',
    when: 'Sin alcohol las 48 horas antes de sparring y desde dos semanas antes de competir. El sueño mejora en pocos días; el aire sin tabaco, a lo largo de semanas.',
    how_much:
      'Una noche por semana, una o dos copas, y días completos sin nada; menos siempre es mejor. Cuenta copas y cigarrillos de una semana real, y baja uno de cada tres la siguiente.',
    which:
      'La duda es dejarlo del todo o poner límite. Límite si lo cumples tres semanas seguidas; del todo si siempre se pasa de lo previsto, o si tomas medicinas, hay embarazo o antecedentes.',
    what_if:
      'Si te pasaste, no entrenes duro al otro día: agua, comida, sueño, técnica suave cuando estés bien. Si el grupo insiste, ten bebida sin alcohol en la mano y una frase lista.',
    is_it_ok:
      'Salir y divertirse cabe en una vida con deporte. Deja de estar bien si bebes para dormir, faltas a entrenar, tienes lagunas o no puedes parar: médico o un grupo de ayuda. Menores de edad: nada.',
    next: 'Hoy fija los días sin alcohol de esta semana y avisa a un amigo. Cuando te salga dos semanas, mueve la fiesta a la noche sin entrenamiento al día siguiente.',
    on_the_day:
      'En la fiesta: come antes, primera bebida sin alcohol, tu número después, agua, baila, hora de volver y transporte pagado. Si ya bebiste, no manejes ni te metas en peleas.',
    say: 'Cuando te ofrezcan otra, con el vaso de agua en la mano: «Gracias, hoy ya terminé, entreno mañana temprano». Si insisten, repítelo igual y cambia de tema.',
  },
  'tournament-day': {
    how: 'Al bajar, camina tres minutos soltando manos y aire; luego sorbos de agua, un bocado fácil, abrigo y pies en alto. Diez minutos antes, trote en el lugar, movilidad, tres arranques de diez segundos y el primer agarre o golpe.',
    why: 'Te apagas porque aprietas de más al principio, te enfrías en la espera y no repones nada en horas. Caminar después, abrigarte y comer de a poco ayuda a recuperar, y volver a calentar despierta las piernas antes de entrar.',
    when: 'Ensáyalo tres o cuatro semanas antes, al menos dos veces, y no estrenes nada ese día. Llega con tiempo para calentar completo una sola vez; después bastan recalentamientos cortos, unos diez minutos antes de cada llamada.',
    how_much:
      'Calienta 15 a 20 minutos antes del primero y cinco a ocho antes de los demás. Come porciones chicas, como media banana o un poco de arroz, cada hora u hora y media, y bebe a sorbos durante todo el día.',
    which:
      'La duda es salir a terminar rápido o dosificar. Si tienes un ataque que funciona sin forzar, búscalo en el primer minuto; si tu fuerte es el fondo, controla agarres y distancia y acelera al final de cada tramo.',
    what_if:
      'Lo más común es que los antebrazos se bloqueen en el tercero. Cambia a piernas, ángulos y agarres cortos, suelta las manos en cada pausa y deja los tirones largos para cuando ya tengas la posición.',
    is_it_ok:
      'Terminar con los brazos cargados y sueño en las esperas es normal. Mareo, vómito, dolor en el pecho, un golpe fuerte en la cabeza o una articulación que cede no: ahí se acaba tu torneo y vas al médico del evento.',
    next: 'Primero ordena lo que pasa entre combates, que es lo que más rinde. Cuando llegues al tercero con brazos, trabaja en el gimnasio cuatro combates seguidos con esperas, y después afina con qué ataque abres.',
    on_the_day:
      'Revisa tu área y el cuadro al llegar, calienta una vez completo y pelea el primero al 80 por ciento si el rival lo permite. Después, siempre igual: caminar, sorbos, bocado, abrigo, recalentar, una idea, entrar.',
    say: 'A tu esquina, al llegar al pabellón: «Tú llevas el reloj y las llamadas. Avísame quince minutos antes y otra vez a los cinco, y entre combates dime solo una cosa para corregir».',
  },
  'body-signs': {
    how: 'Revisa cinco cosas comparando los dos lados: hinchazón, fuerza, sensibilidad, movimiento y color. Si los cinco están iguales, afloja una semana y observa; si uno cambia, deja lo que lo provoca y pide cita médica.',
    why: 'Golpes, roce, sudor y carga repetida irritan piel, nervios, vasos y articulaciones, y por eso el cuerpo da avisos chicos. Quitar unos días lo que irrita le da tiempo de calmarse y te muestra si había algo más.',
    when: 'Afloja desde hoy y observa entre siete y catorce días. Debilidad, deformidad, sangrado que no para o cualquier signo raro después de un golpe en la cabeza no esperan: médico el mismo día. La oreja hinchada, también pronto.',
    how_much:
      'Una nariz que sangra se aprieta por delante diez a quince minutos, con la cabeza inclinada hacia adelante; si pasa de veinte, urgencias. Hormigueo que dura más de un día o moretones sin golpe, consulta esa semana.',
    which:
      'La duda es seguir con cuidado o parar del todo. Sigue con lo que no la provoca si no hay dolor, hinchazón ni pérdida de fuerza; para y consulta si vuelve cada sesión o va a más.',
    what_if:
      'Lo más común es que se calme y vuelva al retomar. Entonces no la sigas probando: pide cita con un médico deportivo o fisioterapeuta, cuéntale qué ejercicio la trae y pregunta con qué carga puedes volver.',
    is_it_ok:
      'Un chasquido sin dolor, moretones donde te pegaron o ampollas suelen ser inofensivos. No lo son si se suma dolor, bloqueo, fiebre, pus, entumecimiento que queda, o dolor de cabeza tras un golpe: ahí sin sparring y al médico.',
    next: 'Primero escribe cuándo aparece y quita ese ejercicio una semana. Si desaparece, vuelve a la mitad de repeticiones y sube de a poco; si sigue, lo siguiente es la consulta con tus notas y fotos.',
    on_the_day:
      'Si pasa en clase, para, sal a un lado, mira si hay hinchazón o sangre y compara con el otro lado. Cubre ampollas o heridas, avisa a quien entrena y vuelve solo si todo se mueve y siente igual.',
    say: 'A quien entrena, antes de empezar la clase: «Me está pasando esto en el pie después de patear. Esta semana no pateo con esa pierna; dame otra tarea y, si sigue, voy al médico».',
  },
  'rest-days': {
    how: 'En el día libre duerme una hora más, come normal, camina de veinte a cuarenta minutos y haz diez de movilidad lenta. Nada que te deje sudando fuerte; deja la bolsa del día siguiente lista y cierra el tema.',
    why: 'Entrenar cansa y desgasta, y la mejora llega en las horas en que el cuerpo repara. La culpa aparece porque mides el esfuerzo en sesiones; si el descanso figura en el plan, pasa a contar como trabajo cumplido.',
    when: 'Pon el día libre después de tu sesión más dura y la semana suave cada cuatro a seis. Tras un combate, espera al menos una semana para el sparring; si hubo nocaut o golpe fuerte en la cabeza, hasta el alta médica.',
    how_much:
      'Uno o dos días libres por semana, y una semana suave a la mitad de volumen cada cuatro a seis. Después de una preparación larga, de siete a catorce días tranquilos; con dos o tres días no pierdes forma.',
    which:
      'La duda es descanso total o activo. Total si duermes mal, estás irritable o vienes de competir; activo, como caminar o nadar suave, si solo tienes las piernas pesadas y moverte te deja mejor que antes.',
    what_if:
      'Lo más común es que a media tarde termines entrenando «solo un poco». Deja planeado algo con otra persona a esa hora; y si ya entrenaste, pasa el descanso al día siguiente en vez de perderlo.',
    is_it_ok:
      'Descansar es parte del entrenamiento y sentir culpa es frecuente. Si tras dos semanas suaves sigues con agotamiento, pulso alto, mal sueño o pérdida de peso, ve al médico; si no puedes parar ni con lesión, habla también con un psicólogo.',
    next: 'Primero fija un día libre esta semana y cúmplelo entero. Cuando te salga tres semanas seguidas, agrega la semana suave al calendario con tu entrenador y mira si el sparring siguiente sale más fresco.',
    on_the_day:
      'Por la mañana no mires videos de entrenamiento ni te peses; desayuna y sal a caminar. Por la tarde haz algo sin relación con el deporte, prepara la bolsa y acuéstate media hora antes.',
    say: 'A tu entrenador, al armar la semana: «El jueves descanso y la última semana del mes bajo a la mitad. Quiero llegar con piernas al sparring. ¿Te cuadra o movemos el día?».',
  },
}
