import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BODY: readonly ConcreteAnswer[] = [
  {
    matter: 'gassing-out',
    asked: [
      '¿Cómo de fuerte tienen que ser los intervalos, por pulso o por sensación?',
      'intervalos que tan fuerte',
      '¿y eso a qué pulso sería?',
      'hago intervalos pero no sé si voy fuerte o solo cansado',
    ],
    answer:
      'Guíate por la sensación: 8 de 10, solo puedes decir dos o tres palabras seguidas. Haz 5 asaltos de 3 minutos con 2 de descanso, y que el último salga igual que el primero. El reloj de muñeca falla mucho con guantes. Lo que suele ir mal: salir a 10 y terminar a 5. Si notas dolor en el pecho o mareo, para y ve al médico.',
  },
  {
    matter: 'gassing-out',
    asked: [
      '¿Por qué se me cargan los brazos en el segundo asalto y qué cambio?',
      'brazos muertos en el 2do round',
      '¿y si el aire está bien pero los brazos no?',
      'a los cuatro minutos ya no puedo subir la guardia',
    ],
    answer:
      'Aprietas demasiado: abre el puño hasta el momento del impacto y baja los hombros cada vez que exhalas. Durante dos semanas haz 3 asaltos de sombra al 50 % y 3 de saco suelto, soltando aire en cada golpe. En grappling, afloja el agarre cuando no estés tirando. El error típico es añadir pesas de hombro cuando sobra tensión.',
  },
  {
    matter: 'gassing-out',
    asked: [
      '¿Cuántas veces por semana debo correr para aguantar los asaltos?',
      'cuanto correr a la semana',
      '¿entonces dejo de correr o no?',
      'corro diez kilómetros y en el sparring me ahogo igual',
    ],
    answer:
      'Sigue corriendo, pero dos veces: una suave de 30 a 45 minutos, en la que puedas hablar, y una con 6 repeticiones de 2 minutos fuertes y 2 caminando. El resto del fondo sale de asaltos técnicos en el tatami o el saco. Lo que falla es correr siempre a ritmo medio: cansa para entrenar y no enseña a recuperar.',
  },
  {
    matter: 'gassing-out',
    asked: [
      '¿Qué hago en el minuto de descanso para recuperar el aire?',
      'como respiro en la esquina',
      '¿y en el descanso qué hago exactamente?',
      'suena la campana y sigo jadeando cuando empieza el otro asalto',
    ],
    answer:
      'Siéntate o quédate erguido, saca el aire largo por la boca tres veces y luego inspira por la nariz en 3 segundos y suelta en 5 o 6. A los 30 segundos, dos sorbos de agua y una sola consigna del entrenador. Deja los últimos 10 para ponerte de pie. El fallo habitual es hablar o doblarse con el protector puesto.',
  },
  {
    matter: 'gassing-out',
    asked: [
      '¿Cuánto tarda en volver el fondo después de tres meses parado?',
      'cuanto tardo en recuperar el cardio',
      '¿y en cuánto tiempo vuelvo a estar como antes?',
      'volví tras meses sin entrenar y no aguanto ni el calentamiento',
    ],
    answer:
      'Cuenta con 3 o 4 semanas para terminar la clase sin sufrir y de 6 a 10 para aguantar tu sparring de antes. Semanas 1 y 2: tres sesiones, sin sparring fuerte, y te sientas un asalto de cada tres. Después suma un asalto por semana. El error es ir a tope el primer día. Si te ahogas subiendo escaleras, médico.',
  },
  {
    matter: 'strength-training',
    asked: [
      '¿Qué ejercicios de fuerza hago si solo tengo dos días por semana?',
      'pesas 2 dias que hago',
      '¿y con solo dos días qué pongo?',
      'entro a la sala de pesas y no sé por dónde empezar',
    ],
    answer:
      'Día A: sentadilla, dominadas y plancha lateral. Día B: peso muerto rumano, press con mancuernas y remo. De cada uno, 3 series de 5 a 8 repeticiones, dejando dos en reserva, y 45 minutos en total. Sube 2,5 kilos cuando completes todas las series limpias. Lo que suele ir mal es copiar una rutina de culturista de cinco días y llegar roto al tatami.',
  },
  {
    matter: 'strength-training',
    asked: [
      '¿Hago las pesas antes o después de la clase si caen el mismo día?',
      'pesas antes o despues de clase',
      '¿y si me toca todo el mismo día?',
      'hago pierna por la tarde y en clase no puedo ni patear',
    ],
    answer:
      'Después de la clase, o mejor con 6 horas de separación. La técnica necesita piernas frescas; la fuerza aguanta algo de cansancio. Si van seguidas, recorta a 30 minutos: dos ejercicios grandes, 3 series de 5. No pongas pierna pesada el día anterior al sparring. El fallo típico es ir hasta el fallo muscular antes de patear o derribar.',
  },
  {
    matter: 'strength-training',
    asked: [
      '¿Las pesas me van a volver lento para golpear?',
      'las pesas te hacen lento?',
      '¿pero no pierdo velocidad con eso?',
      'mi entrenador dice que las pesas endurecen y ya no sé',
    ],
    answer:
      'No, si levantas pocas repeticiones, subes la barra rápido y sigues entrenando técnica. Usa 3 series de 3 a 5, descansa 2 o 3 minutos y añade 4 series de 5 lanzamientos de balón medicinal. Lo que vuelve lento son las agujetas permanentes de series largas al fallo. Dile a tu entrenador: «Son dos sesiones cortas, no toco el sparring».',
  },
  {
    matter: 'strength-training',
    asked: [
      '¿Cuándo dejo las pesas antes de una pelea?',
      'cuando paro pesas antes de pelear',
      '¿y la última sesión pesada cuándo es?',
      'peleo en dos semanas y sigo haciendo sentadillas pesadas',
    ],
    answer:
      'La última sesión pesada va de 8 a 10 días antes. En la penúltima semana mantén el peso de la barra y haz la mitad de series; en la semana de la pelea, como mucho una sesión ligera de 20 minutos con saltos y lanzamientos, cuatro o cinco días antes. El error es probar un ejercicio nuevo en ese periodo: las agujetas duran días.',
  },
  {
    matter: 'strength-training',
    asked: [
      '¿Cómo gano fuerza de agarre para el gi sin destrozarme los dedos?',
      'agarre mas fuerte bjj',
      '¿y para el agarre qué hago?',
      'me rompen los agarres a los dos minutos',
    ],
    answer:
      'Cuélgate de una toalla o de un kimono en la barra: 4 veces de 20 a 30 segundos, dos días por semana, más paseos de granjero de 30 metros. Después abre los dedos contra una goma, 2 series de 20. Suma 5 segundos por semana. Lo que falla es hacerlo a diario: si un dedo se hincha o no cierra, para y ve al fisioterapeuta.',
  },
  {
    matter: 'flexibility',
    asked: [
      '¿Cuánto tengo que estirar al día para patear a la cabeza?',
      'cuanto estiro para patear alto',
      '¿y cuántos minutos al día?',
      'mi pierna se queda en las costillas',
    ],
    answer:
      'Diez minutos, cinco días por semana, y notarás el cambio entre 6 y 10 semanas. Haz rana 2 minutos, zancada con rodilla al suelo 1 minuto por lado, isquiotibiales 1 minuto por lado, y termina con 10 elevaciones lentas de pierna agarrado a la pared. Lo que suele faltar es girar el pie de apoyo: sin ese giro la cadera se bloquea.',
  },
  {
    matter: 'flexibility',
    asked: [
      '¿Estiro antes o después de entrenar?',
      'estirar antes o despues',
      '¿y eso lo hago antes de clase?',
      'estiro quieto antes de clase y luego me siento flojo',
    ],
    answer:
      'Antes, en movimiento; después, quieto. Antes de clase: 5 minutos de cuerda, 10 balanceos de pierna por lado, 10 círculos de cadera y 10 zancadas con giro. Al terminar, posiciones de 45 a 60 segundos. El error es aguantar estiramientos largos en frío justo antes del sparring. Si sientes un pinchazo en la ingle, detente ahí.',
  },
  {
    matter: 'flexibility',
    asked: [
      '¿Qué hago para unas caderas rígidas por estar sentado ocho horas?',
      'caderas duras oficina',
      '¿y durante el trabajo qué puedo hacer?',
      'llego de la oficina y no puedo ni abrir la guardia',
    ],
    answer:
      'Levántate cada hora y haz 5 sentadillas profundas y 20 segundos de zancada por lado. En casa, 90/90 en el suelo: 8 cambios de lado a lado y 1 minuto quieto por pierna, cada noche. Dale un mes. Lo que va mal es forzar la rodilla hacia abajo con la mano. Si pincha delante de la cadera al flexionar, fisioterapeuta.',
  },
  {
    matter: 'flexibility',
    asked: [
      '¿Cómo caliento en diez minutos si llego tarde a clase?',
      'calentamiento rapido 10 min',
      '¿y si solo tengo cinco o diez minutos?',
      'llego tarde siempre y entro frío al sparring',
    ],
    answer:
      'Minutos 0 a 3: cuerda o trote con brazos. De 3 a 6: 10 zancadas, 10 balanceos de pierna por lado, 10 rotaciones de hombros y cuello suave de lado a lado. De 6 a 10: sombra o movimientos de cadera, subiendo hasta sudar. Luego un primer asalto técnico. El fallo es entrar directo a un asalto fuerte; dile a tu pareja: «El primero, suave».',
  },
  {
    matter: 'flexibility',
    asked: [
      '¿Puedo llegar al espagat a los 40 años?',
      'espagat con 40 se puede?',
      '¿y a mi edad todavía se logra?',
      'llevo meses y no bajo ni un centímetro más',
    ],
    answer:
      'Sí, muchas personas llegan, pero calcula de uno a dos años, y no lo necesitas para patear alto. Tres días por semana, en caliente: 3 series de 1 minuto abierto, empujando los talones contra el suelo 10 segundos y relajando 20. Lo que estanca es estirar sin hacer fuerza. Si notas tope óseo o dolor en la ingle, no rebotes y consulta.',
  },
  {
    matter: 'training-plan',
    asked: [
      '¿Cómo reparto la semana si entreno cuatro días?',
      'plan semanal 4 dias',
      '¿y qué pongo cada día?',
      'voy cuando puedo y no avanzo en nada',
    ],
    answer:
      'Lunes técnica, martes fuerza corta y manoplas, jueves técnica con situaciones, sábado sparring; miércoles, viernes y domingo libres o caminata. Solo dos de esos días son duros, y nunca seguidos. Elige un tema técnico para cuatro semanas y anótalo. Lo que suele ir mal es convertir los cuatro días en sparring: te cansas y repites los mismos errores.',
  },
  {
    matter: 'training-plan',
    asked: [
      '¿Cuántas semanas de preparación necesito para una pelea amateur?',
      'cuantas semanas de campamento',
      '¿y con cuánto tiempo empiezo?',
      'me ofrecen fecha y no sé si me da tiempo',
    ],
    answer:
      'Ocho semanas si ya entrenas tres o cuatro veces por semana; doce si vienes de parar. Semanas 1 a 3, volumen y fuerza; 4 a 6, sparring con el número de asaltos de la pelea; 7, la mitad; 8, suave. Con menos de cuatro semanas y sin base, rechaza la fecha. El error común es el sparring más duro en la última semana.',
  },
  {
    matter: 'training-plan',
    asked: [
      '¿Qué entreno exactamente la semana de la pelea?',
      'semana de pelea que hago',
      '¿y los últimos días qué hago?',
      'peleo el sábado y no sé si descansar o seguir',
    ],
    answer:
      'Si peleas el sábado: lunes 40 minutos de manoplas, martes técnica suave y 4 esprints cortos, miércoles sombra 20 minutos, jueves descanso, viernes 10 minutos de movilidad y sombra. Nada de sparring desde una semana antes. Duerme y come a tus horas. Lo que falla es entrenar duro por nervios: en esos días ya no ganas fondo, solo cansancio.',
  },
  {
    matter: 'training-plan',
    asked: [
      '¿Cuántas veces por semana debería hacer sparring fuerte?',
      'cuanto sparring duro a la semana',
      '¿y de esos, cuántos fuertes?',
      'hacemos guerra tres veces por semana y llego con dolor de cabeza',
    ],
    answer:
      'Una vez como máximo en preparación, y ninguna fuera de ella; el resto, técnico al 30 o 50 %. Tres a seis asaltos bastan, con pareja de tu peso y una regla dicha antes: «Cabeza suave, cuerpo normal». Si te duele la cabeza, ves raro o te cuesta concentrarte después de golpes, nada de sparring y médico antes de volver.',
  },
  {
    matter: 'training-plan',
    asked: [
      '¿Puedo entrenar boxeo y jiu-jitsu a la vez sin quedarme en nada?',
      'boxeo y bjj juntos se puede',
      '¿y si hago los dos?',
      'hago dos deportes y siento que no mejoro en ninguno',
    ],
    answer:
      'Sí, con uno principal: tres sesiones del principal y una o dos del otro, durante tres meses, y luego cambias si quieres. No pongas los dos duros el mismo día; si coinciden, el golpeo primero y suave. Deja un día libre entero. Lo que va mal es el reparto a medias más pesas: seis días y ninguno fresco.',
  },
  {
    matter: 'overtraining',
    asked: [
      '¿Cómo sé si estoy sobreentrenado o solo cansado?',
      'sobreentrenado o cansado',
      '¿y cómo lo distingo?',
      'llevo dos semanas pesado y cada vez rindo menos',
    ],
    answer:
      'Descansa tres días completos: si al cuarto vuelves a rendir, era cansancio; si sigues igual tras diez días suaves, es más serio y toca médico con análisis. Apunta cada mañana el pulso en reposo, el sueño y las ganas de 1 a 10. Dos de los tres peor durante una semana es señal. El error es responder al bajón con más entrenamiento.',
  },
  {
    matter: 'overtraining',
    asked: [
      '¿Cuánto tiempo tengo que parar si me pasé de entrenamiento?',
      'cuanto paro por sobreentreno',
      '¿y cuántos días descanso?',
      'estoy fundido y no quiero perder la forma',
    ],
    answer:
      'Una semana sin nada duro: tres días de solo caminar y dormir, luego cuatro de técnica suave de 40 minutos. La segunda semana vuelve a la mitad de sesiones, y la tercera a tres cuartos. En siete días apenas pierdes forma. Lo que falla es volver de golpe al sparring. Si no mejoras en dos o tres semanas, médico.',
  },
  {
    matter: 'overtraining',
    asked: [
      '¿Qué recorto primero, las pesas, el sparring o correr?',
      'que quito primero',
      '¿y qué quito de todo eso?',
      'entreno nueve veces por semana y ya no tiro',
    ],
    answer:
      'Primero el sparring fuerte, luego las carreras de ritmo medio, y al final las pesas, que dejas en una sesión de 30 minutos. Conserva la técnica. De nueve sesiones pasa a cinco durante dos semanas, con dos días libres seguidos. El error habitual es quitar cinco minutos a todo: no descansas de nada.',
  },
  {
    matter: 'overtraining',
    asked: [
      '¿Cómo le digo a mi entrenador que necesito bajar la carga?',
      'que le digo al entrenador si no puedo mas',
      '¿y a él cómo se lo digo?',
      'mi entrenador cree que soy flojo si descanso',
    ],
    answer:
      'Díselo antes de clase, a solas y con datos: «Llevo dos semanas durmiendo mal, el pulso me sube y rindo menos. Esta semana vengo tres días, sin sparring, y el lunes lo revisamos». Pide una fecha, no permiso indefinido. Lo que va mal es desaparecer sin avisar. Si responde obligándote a entrenar lesionado o mareado, ahí te plantas.',
  },
  {
    matter: 'overtraining',
    asked: [
      '¿Estar siempre agotado puede ser algo médico y no el entrenamiento?',
      'cansado siempre que analisis pido',
      '¿y si descanso y sigo igual?',
      'duermo nueve horas y me levanto molido',
    ],
    answer:
      'Sí: si sigues agotado tras dos semanas suaves, pide cita y di: «Entreno tantas horas, rindo menos desde tal fecha». El médico suele mirar hemograma, hierro y ferritina, tiroides, vitamina D y si hay infección. Ve antes si pierdes peso sin querer, tienes fiebre, palpitaciones, reglas ausentes o ánimo muy bajo. El error es tomar hierro por tu cuenta.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Me torcí el tobillo hace una hora, ¿qué hago ahora?',
      'tobillo torcido que hago',
      '¿y esta noche qué le pongo?',
      'caí mal de un derribo y el tobillo se hincha',
    ],
    answer:
      'Deja de entrenar, ponle venda compresiva, pie en alto y frío 15 minutos con un paño, cada dos o tres horas hoy. Prueba a dar cuatro pasos: si no puedes, o duele al apretar el hueso del tobillo o el borde del pie, urgencias para radiografía. Si puedes, camina lo que tolere. El fallo es volver a la clase con cinta.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Me crujió la rodilla en el sparring, ¿puedo entrenar mañana?',
      'rodilla crujio puedo entrenar',
      '¿y mañana voy o no?',
      'sonó un chasquido en la rodilla y ahora está floja',
    ],
    answer:
      'No, mañana no: un crujido con hinchazón o sensación de inestabilidad pide médico en uno o dos días. Hoy, venda, pierna en alto, frío 15 minutos y sin girar sobre ese pie. Ve a urgencias si se hincha en las primeras horas, se bloquea o no apoyas. El error es probarla con «un asalto suave» porque en reposo no duele.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Me golpearon la cabeza y estoy mareado, ¿cuándo puedo volver a hacer sparring?',
      'golpe en la cabeza mareado cuando vuelvo',
      '¿y cuánto tiempo sin sparring?',
      'me dieron fuerte y desde ayer me duele la cabeza',
    ],
    answer:
      'Nada de sparring ni contacto hasta que un médico te dé permiso; ve hoy. Vete a urgencias de inmediato si vomitas, tienes mucho sueño, confusión, dolor que crece, visión doble o debilidad. Que alguien te acompañe esta noche, no conduzcas ni bebas. La vuelta va por pasos, con al menos 24 horas sin síntomas en cada uno, y guiada por el médico.',
  },
  {
    matter: 'injury-now',
    asked: [
      '¿Cómo sé si la mano está rota o solo golpeada tras pegar al saco?',
      'mano rota o golpe',
      '¿y cómo sé si es hueso?',
      'pegué mal al saco y se me hinchó el nudillo',
    ],
    answer:
      'Sospecha rotura si duele al apretar un punto exacto del hueso, un nudillo se ha hundido o al cerrar el puño un dedo se cruza sobre otro: hoy mismo radiografía. Mientras, quítate anillos, frío 15 minutos con paño, mano en alto y sin golpear. Lo que suele ir mal es seguir con la otra mano y vendar más fuerte.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Me duele la costilla al respirar después de rodar, ¿qué hago y cuánto dura?',
      'costilla duele al respirar',
      '¿y cuánto tiempo estoy así?',
      'me aplastaron en cien kilos y me duele al toser',
    ],
    answer:
      'Para el contacto y ve al médico esta semana; calcula de 3 a 6 semanas, tanto si es golpe como fisura. Respira hondo diez veces cada hora aunque moleste, duerme algo incorporado y no te fajes el pecho. A urgencias ya si te falta el aire, toses sangre o duele el abdomen. El error es volver cuando solo deja de doler al reír.',
  },
  {
    matter: 'injury-return',
    asked: [
      '¿Cómo sé que mi rodilla está lista para volver a rodar?',
      'rodilla lista para volver?',
      '¿y qué prueba hago antes de volver?',
      'el fisio me dio el alta pero no me fío de la rodilla',
    ],
    answer:
      'Está lista cuando pasas cuatro pruebas sin dolor ni hinchazón al día siguiente: 10 sentadillas a una pierna a una silla, 10 saltos a una pierna cayendo firme, cambio de dirección rápido y levantarte desde rodillas 10 veces. Compara con la pierna sana. Repítelas con tu fisioterapeuta. Lo que falla es mirar solo el calendario y saltarse los saltos.',
  },
  {
    matter: 'injury-return',
    asked: [
      '¿Cómo reparto las primeras cuatro semanas al volver de una lesión?',
      'primeras semanas tras lesion',
      '¿y el primer mes cómo lo hago?',
      'me dieron el alta y quiero ir a todas las clases',
    ],
    answer:
      'Semana 1: dos clases de técnica sin oposición. Semana 2: tres, con ejercicios al 30 %. Semana 3: situaciones empezando en posiciones que no carguen la zona. Semana 4: dos asaltos con pareja elegida. Solo subes si al día siguiente no hay más dolor ni hinchazón. El error es saltar de la 1 a la 4 por sentirte bien un día.',
  },
  {
    matter: 'injury-return',
    asked: [
      '¿Qué le digo a mi pareja de sparring para que cuide mi hombro?',
      'que le digo al compañero por mi lesion',
      '¿y al compañero qué le digo?',
      'me da vergüenza avisar y luego me tiran del brazo malo',
    ],
    answer:
      'Dile antes de chocar manos: «Vuelvo de una lesión de hombro derecho. Nada de kimura ni americana en ese lado, y si digo ya, sueltas». Elige a alguien de tu peso y calmado, y rechaza al que va siempre fuerte con «hoy no, gracias». Rinde antes de tiempo. Lo que falla es avisar después del primer tirón.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Tengo miedo de que se vuelva a romper cuando pateo, ¿cómo lo quito?',
      'miedo a lesionarme otra vez',
      '¿y si el cuerpo está bien pero la cabeza no?',
      'cada vez que voy a patear freno a mitad',
    ],
    answer:
      'Sube por escalones: 20 patadas al aire, luego al saco al 30 %, 50 % y 70 %, dos sesiones en cada nivel, y solo después con pareja con espinilleras. Antes de cada serie puntúa el miedo de 0 a 10; avanzas con 3 o menos. El error es probar de golpe a tope. Si el miedo sigue tras dos meses, psicólogo deportivo.',
  },
  {
    matter: 'injury-return',
    asked: [
      '¿Es normal que moleste un poco la zona al volver, o paro?',
      'molesta al volver paro o sigo',
      '¿y si duele un poco?',
      'ya volví pero al terminar la noto cargada',
    ],
    answer:
      'Sigue si la molestia es de 3 sobre 10 o menos y se va antes de la mañana siguiente. Baja a la mitad si llega a 4 o 5, y para si es punzante, hay hinchazón, bloqueo o inestabilidad: entonces fisioterapeuta o médico esa semana. Anótalo tras cada sesión. Lo que va mal es tapar el dolor con antiinflamatorios para entrenar.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Me duelen los dedos desde hace meses por los agarres, ¿cómo los vendo y qué cambio?',
      'dedos destrozados por el gi',
      '¿y con los dedos qué hago?',
      'por la mañana no puedo cerrar la mano',
    ],
    answer:
      'Entrena un mes con la mitad de agarres: sin gi una de cada dos clases, y suelta el agarre cuando te lo rompan. Venda en ocho, con cinta de 1 centímetro por encima y por debajo de la articulación. Después, abre los dedos contra una goma, 2 series de 20. Si hay rigidez matutina de más de media hora o hinchazón fija, médico.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      '¿Qué ejercicios hago para el cuello que me duele después de luchar?',
      'cuello duele siempre ejercicios',
      '¿y para el cuello qué hago?',
      'llevo meses con el cuello duro después de cada clase',
    ],
    answer:
      'Haz isométricos tres días por semana: mano contra frente, nuca y cada lado, 5 veces de 10 segundos a media fuerza, sin mover la cabeza. Evita puentes y guillotinas profundas un mes, y rinde antes cuando te apilen. El error es estirar a tirones. Si hay hormigueo en el brazo, pérdida de fuerza o torpeza de manos, deja el contacto y médico ya.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      '¿Puedo seguir entrenando con dolor lumbar que va y viene?',
      'lumbar duele puedo entrenar',
      '¿y mientras tanto entreno o no?',
      'cada dos semanas me quedo clavado de la espalda',
    ],
    answer:
      'Sí, si es de 3 sobre 10 o menos y no baja por la pierna: quita levantamientos, guardia apilada y abdominales completos, y deja técnica de pie. Cada día, 10 minutos: bird-dog, plancha lateral y puente de glúteos, 3 series de 8. Lo que falla es guardar cama. Si pierdes fuerza, sensibilidad en la entrepierna o control de la orina, urgencias.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      '¿Cuánto tiempo espero antes de ir al médico por un dolor que vuelve?',
      'cuando voy al medico por dolor',
      '¿y cuánto espero?',
      'me duele el codo desde hace tres meses y lo voy dejando',
    ],
    answer:
      'Seis semanas es el límite: si vuelve durante más tiempo, pide cita. Ve antes si te despierta de noche, hay hinchazón, hormigueo, bloqueo o pierdes fuerza. Lleva una nota: desde cuándo, qué gesto lo provoca, cuánto dura y qué probaste. El error es contar solo «me duele entrenando»; di «al tirar con el codo doblado, 5 de 10, hasta la mañana siguiente».',
  },
  {
    matter: 'chronic-pain',
    asked: [
      '¿Reposo total o ejercicio para la rodilla que me duele hace meses?',
      'rodilla reposo o ejercicio',
      '¿entonces descanso o la muevo?',
      'descanso, se quita, vuelvo y otra vez duele',
    ],
    answer:
      'Ejercicio dosificado: el reposo calma, pero no prepara la rodilla para volver. Tres días por semana, sentadilla contra la pared 5 veces de 30 segundos y bajadas lentas de un escalón, 3 series de 8, con dolor máximo de 3 sobre 10. Recorta saltos y derribos de rodillas. Si en seis semanas no mejora, se bloquea o falla, médico o fisioterapeuta.',
  },
  {
    matter: 'food-for-training',
    asked: [
      '¿Qué como antes de entrenar a las siete de la tarde si salgo del trabajo a las seis?',
      'que como antes de clase',
      '¿y una hora antes qué como?',
      'llego a clase vacío y me mareo',
    ],
    answer:
      'A las seis, un plátano con un yogur o pan con miel: unos 40 gramos de hidratos y poca grasa. La comida buena es la de las dos: arroz o patata, carne o legumbre y verdura. Bebe medio litro de agua durante la tarde. Lo que falla es un bocadillo graso a las seis y media. Si te mareas aun comiendo, médico.',
  },
  {
    matter: 'food-for-training',
    asked: [
      '¿Qué ceno si termino de entrenar a las diez de la noche?',
      'cena despues de entrenar tarde',
      '¿y al llegar a casa qué ceno?',
      'salgo tan tarde que ceno cereales o nada',
    ],
    answer:
      'Cena algo listo en diez minutos: tortilla de dos huevos con pan y tomate, o arroz ya cocido con atún y verdura. Busca de 25 a 35 gramos de proteína y un puño o dos de hidratos. Deja el arroz hecho el domingo. El error es saltarse la cena «porque es tarde»: duermes peor y amaneces con hambre.',
  },
  {
    matter: 'food-for-training',
    asked: [
      '¿Entreno en ayunas por la mañana o desayuno antes?',
      'ayunas o desayuno',
      '¿y si entreno a las seis y media?',
      'si desayuno vomito y si no desayuno no rindo',
    ],
    answer:
      'Toma algo pequeño 20 o 30 minutos antes: medio plátano o una tostada con miel, y un vaso de agua. Si es técnica suave de menos de una hora, puedes ir en ayunas; para sparring, no. Después, desayuno completo: avena, huevos y fruta. Lo que va mal es cenar poco la noche anterior y culpar al desayuno.',
  },
  {
    matter: 'food-for-training',
    asked: [
      '¿Cuánta proteína necesito al día si entreno cinco veces por semana?',
      'cuanta proteina al dia',
      '¿y eso cuánto es en comida?',
      'no sé si como suficiente proteína para recuperarme',
    ],
    answer:
      'De 1,6 a 2 gramos por kilo: con 70 kilos, unos 115 a 140 gramos. En comida: tres huevos en el desayuno, 150 gramos de pollo o pescado al mediodía, un yogur griego por la tarde y legumbre con carne o tofu en la cena. El error es cargarla toda en la cena. Con enfermedad de riñón, consulta antes al médico.',
  },
  {
    matter: 'food-for-training',
    asked: [
      '¿Cuánta agua bebo durante una clase de hora y media?',
      'cuanta agua en clase',
      '¿y de beber cuánto?',
      'acabo las clases con calambres y dolor de cabeza',
    ],
    answer:
      'Bebe unos 500 a 750 mililitros en la clase, dos o tres tragos cada 15 minutos, y medio litro en las dos horas anteriores. Si hace calor y sudas mucho, añade una pizca de sal y zumo. Pésate antes y después: si bajas más del 2 %, bebe más la próxima. Dolor de cabeza tras golpes no es sed: médico y sin sparring.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      '¿Qué como justo después del pesaje si peleo en dos horas?',
      'que como tras el pesaje 2 horas',
      '¿y si solo tengo dos horas?',
      'me peso y peleo casi enseguida, no sé qué comer',
    ],
    answer:
      'Come enseguida algo pequeño y conocido: pan blanco con miel o mermelada y un plátano, unos 60 gramos de hidratos, con 400 mililitros de agua a sorbos. Una hora antes, solo un par de bocados más. Nada de carne, fritos ni fibra. Lo que falla es comer un plato entero por alivio: sigue en el estómago cuando suena la campana.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Si el pesaje es el día antes, ¿qué ceno?',
      'cena despues del pesaje',
      '¿y esa noche qué ceno?',
      'me peso el viernes y peleo el sábado por la noche',
    ],
    answer:
      'Cena arroz o pasta con pollo o pescado, poca grasa y poca salsa, y fruta de postre: un plato normal, dos veces con una hora de diferencia si tienes hambre. Bebe agua a sorbos y sala la comida como siempre. Come solo lo que ya probaste. El error clásico es la pizza gigante con refresco y la noche en el baño.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      '¿A qué hora hago la última comida si peleo a las nueve de la noche?',
      'ultima comida antes de pelear',
      '¿y la última comida a qué hora?',
      'peleo de noche y no sé cómo repartir el día',
    ],
    answer:
      'La última comida completa a las cinco: arroz blanco, pollo y poca verdura. Desayuna avena y huevos a las nueve, almuerza a la una, y a las siete y media toma un plátano o pan con miel. Agua a sorbos hasta media hora antes. Lo que va mal es no comer desde el almuerzo por nervios: lleva algo líquido, como un batido suave.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'No me entra la comida por los nervios el día de la pelea, ¿qué tomo?',
      'nervios no puedo comer dia de pelea',
      '¿y si no me entra nada?',
      'el día del combate se me cierra el estómago',
    ],
    answer:
      'Bébete la comida: batido de plátano, avena y leche o bebida vegetal, 300 mililitros cada dos horas, más zumo rebajado con agua. Suma bocados pequeños de pan, arroz con leche o compota. Pruébalo antes en dos días de sparring. El error es aguantar con café. Si vomitas repetidamente o te mareas, avisa al médico del evento antes de pelear.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      '¿Puedo tomar café o bebida energética antes del combate?',
      'cafe antes de pelear',
      '¿y café puedo?',
      'me siento dormido antes de salir y pienso en una bebida energética',
    ],
    answer:
      'Un café sí, si lo tomas a diario y una hora antes; la bebida energética déjala. Una taza normal basta, y no la sumes a pastillas ni preentrenos. Pruébalo antes en un sparring. Lo que va mal es estrenarla ese día: temblor, taquicardia y baño. Menores, no. Con palpitaciones o tensión alta, pregunta antes al médico.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Me sobran tres kilos y compito en cuatro semanas, ¿cómo los bajo?',
      '3 kilos en 4 semanas',
      '¿y cuánto bajo por semana?',
      'estoy tres kilos por encima y falta un mes',
    ],
    answer:
      'Baja de 0,5 a 0,7 kilos por semana con comida: quita bebidas con azúcar, alcohol y picoteo, media ración menos de hidratos en la cena, y proteína en cada comida. Eso da unos dos o tres kilos. Pésate cada mañana y mira la media. Si en dos semanas no has bajado uno, inscríbete en la categoría superior. Si eres menor, decide con tus padres.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Me sobran dos kilos y el pesaje es mañana, ¿qué hago?',
      '2 kilos pesaje mañana',
      '¿y si es mañana mismo?',
      'me pesé esta noche y no doy la categoría',
    ],
    answer:
      'Llama hoy a tu entrenador y pide subir de categoría o un peso pactado. Di: «Estoy dos kilos arriba, no voy a secarme. ¿Me cambias a la siguiente?». Cena normal y ligero, bebe agua y duerme. No uses sauna, plásticos ni laxantes: pelear deshidratado es peligroso, sobre todo con golpes a la cabeza. El error es callarlo hasta la báscula.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      '¿Qué pido en un restaurante de carne mientras bajo de peso?',
      'que pido en asador a dieta',
      '¿y si salgo a cenar?',
      'tengo una cena de empresa y estoy dando el peso',
    ],
    answer:
      'Pide un corte magro de unos 200 gramos, como lomo o solomillo, con ensalada y una patata asada pequeña; salsa aparte y agua con gas. Retira el pan después de un trozo y comparte el postre. Al día siguiente come normal. La báscula puede subir un kilo por la sal y baja en dos días. El error es ayunar todo el día antes.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Mi entrenador quiere que baje siete kilos, ¿cómo le digo que no?',
      'el entrenador quiere que corte mucho peso',
      '¿y qué le digo si insiste?',
      'me mete en una categoría que no doy ni loco',
    ],
    answer:
      'Dile: «Siete kilos no los bajo con comida en ese plazo. Compito en la superior o buscamos fecha dentro de tres meses». Llévale tu peso medio de dos semanas. Si insiste con sauna o dejar el agua, repite: «Eso no lo hago», y habla con la federación o un médico deportivo. Si eres menor, que hablen tus padres.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'El peso se me ha parado hace diez días, ¿qué cambio?',
      'no bajo mas de peso',
      '¿y si dejo de bajar?',
      'comía bien, bajaba, y ahora la báscula no se mueve',
    ],
    answer:
      'Cambia una sola cosa durante una semana: apunta todo lo que comes y quita unas 200 calorías, por ejemplo el aceite de más y el pan de la cena. Añade 30 minutos de caminata diaria. Compara la media semanal. Lo que suele pasar son bocados sin contar. Si estás mareado, sin dormir o sin regla, deja de bajar y ve al médico.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Peso 73 kilos y hay categorías de 70 y 76, ¿en cuál compito?',
      '73 kg voy a 70 o 76',
      '¿entonces arriba o abajo?',
      'estoy justo en medio de dos categorías',
    ],
    answer:
      'En 76, si es tu primera competición o faltan menos de seis semanas. Ve a 70 solo si tienes seis semanas o más, grasa de sobra y bajas con comida a medio kilo semanal. Pruébalo: si a los 71 rindes igual en sparring, adelante. El error habitual es bajar por miedo a rivales grandes y llegar sin piernas.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      '¿Cuándo conviene subir de categoría?',
      'cuando subo de categoria',
      '¿y cómo sé que ya toca subir?',
      'cada torneo llego al peso hecho polvo',
    ],
    answer:
      'Sube cuando tu peso normal esté más de un 4 o 5 % por encima del límite, o cuando hayas llegado flojo a dos torneos seguidos. Haz una competición pequeña arriba antes de decidir. Mantén tres meses de fuerza, dos días por semana. Lo que falla es subir comiendo de todo: ganas grasa y pierdes velocidad.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Si subo, los rivales serán más grandes, ¿qué cambio en mi juego?',
      'rivales mas grandes que hago',
      '¿y si son más altos y fuertes?',
      'subí de peso y me empujan por todo el tatami',
    ],
    answer:
      'Cambia fuerza por ángulos: en golpeo, entra, tira dos o tres y sal por un lado; en grappling, no te quedes abajo aplastado, busca espalda y ataques a las piernas del derribo. Entrena dos asaltos por semana con alguien cinco kilos mayor y controlado. El error es quedarse de frente intercambiando empujones. Pacta intensidad antes de empezar.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Mi hijo de 13 años está un kilo por encima, ¿lo bajo o lo subo de categoría?',
      'hijo 13 años un kilo de mas',
      '¿y con un niño qué hago?',
      'el entrenador dice que mi hijo adelgace para el torneo',
    ],
    answer:
      'Súbelo de categoría: a los 13 años está creciendo y no debe bajar peso para competir. Dile al entrenador: «Compite con lo que pesa; inscríbelo en la superior». En casa, comidas normales y nada de báscula diaria. Lo que hace daño es comentar su cuerpo delante del grupo. Si come a escondidas, salta comidas o se obsesiona, pediatra.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      '¿Qué peso tomo como mi peso real para elegir categoría?',
      'cual es mi peso real',
      '¿y qué peso cuento?',
      'un día peso 68 y otro 70, no sé cuál vale',
    ],
    answer:
      'Cuenta la media de siete mañanas seguidas, en ayunas, después del baño y sin ropa, en la misma báscula. Añade lo que pese el kimono si te pesan con él, entre 1,5 y 2 kilos. Elige la categoría cuyo límite quede por encima de esa suma. El error es usar el peso después de entrenar: solo es agua perdida.',
  },
  {
    matter: 'lose-weight',
    asked: [
      '¿Cuánto puedo adelgazar al mes entrenando tres veces por semana?',
      'cuanto bajo al mes',
      '¿y en un mes cuánto sería?',
      'entreno tres días y quiero ver un cambio',
    ],
    answer:
      'De 2 a 3 kilos al mes es un ritmo bueno si también ajustas la comida; solo con entrenar suele ser menos de uno. Mide cintura y media de peso semanal. Empieza con dos cambios: agua en vez de refrescos y plato con mitad verdura. Lo que falla es premiarse con comida tras la clase. Con más rapidez pierdes músculo.',
  },
  {
    matter: 'lose-weight',
    asked: [
      '¿Qué ceno para bajar grasa sin irme a la cama con hambre?',
      'cena para adelgazar',
      '¿y de cena qué?',
      'aguanto todo el día y por la noche arraso la nevera',
    ],
    answer:
      'Cena un plato con 150 gramos de pescado, pollo o dos huevos, mucha verdura y un puño de patata o legumbre. De postre, fruta o yogur natural. Y adelanta comida: una merienda con proteína a las seis evita el asalto nocturno. El error es cenar solo ensalada. Si hay atracones que no controlas, habla con un médico o psicólogo.',
  },
  {
    matter: 'lose-weight',
    asked: [
      '¿Boxeo o caminar: qué me quita más grasa?',
      'boxeo o caminar para bajar',
      '¿y cuál de los dos hago más?',
      'hago boxeo dos veces y no bajo',
    ],
    answer:
      'Los dos: boxeo dos o tres veces por semana y 30 a 40 minutos de caminata los demás días. La caminata no da tanta hambre ni cansa, así que puedes hacerla a diario. Sube a unos 8000 pasos desde lo que haces ahora, mil más por semana. Lo que va mal es una clase durísima y luego pasar el día en el sofá.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Peso 115 kilos, ¿puedo empezar artes marciales ya o adelgazo antes?',
      'peso mucho puedo empezar',
      '¿y con mi peso puedo ir ya?',
      'me da vergüenza ir al gimnasio con este cuerpo',
    ],
    answer:
      'Empieza ya, dos clases por semana, con un control médico antes si llevas años parado o tienes tensión alta o azúcar. Dile al profesor: «Empiezo de cero, sin saltos ni sprints el primer mes». Cambia saltos por pasos y siéntate cuando lo necesites. El error es seguir el ritmo del grupo el primer día. Dolor en el pecho: para y urgencias.',
  },
  {
    matter: 'lose-weight',
    asked: [
      '¿Qué hago con los fines de semana, que me estropean la dieta?',
      'finde me arruina la dieta',
      '¿y los sábados y domingos?',
      'de lunes a viernes perfecto y el domingo peso más',
    ],
    answer:
      'Elige una comida libre, no un día libre: por ejemplo, la cena del sábado. Desayuna como entre semana, proteína incluida, camina 40 minutos y deja las bebidas con azúcar o alcohol en una o dos. El lunes vuelve a lo normal sin compensar. Lo que falla es ayunar el lunes por culpa: el miércoles vuelve el hambre.',
  },
  {
    matter: 'gain-weight',
    asked: [
      '¿Cuánto tengo que comer de más para subir de peso sin engordar?',
      'cuanto como para subir',
      '¿y cuánto más al día?',
      'como mucho y no subo ni un kilo',
    ],
    answer:
      'Añade unas 300 calorías al día: un vaso de leche, un plátano y un puñado de nueces. Busca subir de 0,2 a 0,4 kilos por semana; si en dos semanas no se mueve, suma otras 200. Pésate tres mañanas y haz la media. Lo que falla es comer mucho un día y olvidar el siguiente. Si pierdes peso sin querer, médico.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'No tengo hambre después de entrenar, ¿cómo meto más comida?',
      'no tengo hambre y quiero subir',
      '¿y si no me entra más comida?',
      'tres bocados y ya estoy lleno',
    ],
    answer:
      'Bébela: batido de leche, avena, plátano y crema de cacahuete, unas 600 calorías, en la hora después de entrenar. Pon cinco tomas al día en vez de tres y añade aceite de oliva o queso a lo que ya comes. Bebe agua entre comidas, no durante. El error es llenarse primero de ensalada.',
  },
  {
    matter: 'gain-weight',
    asked: [
      '¿Cuántos kilos de músculo puedo ganar en tres meses?',
      'cuanto musculo en 3 meses',
      '¿y en tres meses cuánto gano?',
      'quiero subir de categoría este año y peso poco',
    ],
    answer:
      'Entre 1 y 3 kilos si empiezas con las pesas; menos si ya llevas años. Hace falta fuerza dos o tres días, con sentadilla, press, remo y dominadas, 3 o 4 series de 6 a 10, y 1,6 a 2 gramos de proteína por kilo. Lo que sobra de ahí suele ser grasa. El fallo es mantener siete sesiones de cardio.',
  },
  {
    matter: 'gain-weight',
    asked: [
      '¿Cuánto cardio quito para ganar peso sin perder fondo?',
      'quito cardio para subir peso',
      '¿entonces dejo de correr?',
      'corro mucho y todo lo que como se va',
    ],
    answer:
      'Deja una sola sesión de carrera, de 25 a 30 minutos o 6 intervalos cortos, y cambia las otras por fuerza. El sparring y las manoplas ya mantienen el fondo. Hazlo ocho semanas y prueba cada dos con los mismos asaltos al saco. El error es quitar las clases de técnica en lugar de los kilómetros.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Tengo 15 años y soy muy delgado, ¿puedo hacer pesas y tomar batidos?',
      '15 años flaco pesas',
      '¿y a mi edad puedo?',
      'todos en mi clase pesan más y me mueven como quieren',
    ],
    answer:
      'Sí a las pesas, dos días por semana con alguien que te enseñe: flexiones, remo, sentadilla con poco peso, 3 series de 8 a 12 sin llegar al límite. Los batidos, de comida: leche, avena y plátano. Háblalo con tus padres, que deciden la compra. A tu edad el cuerpo aún crece. Si pierdes peso o estás siempre cansado, pediatra.',
  },
  {
    matter: 'sleep',
    asked: [
      '¿Qué hago para dormir después de una clase que acaba a las diez?',
      'no duermo despues de entrenar',
      '¿y al llegar a casa qué hago?',
      'salgo de sparring y a la una sigo con los ojos abiertos',
    ],
    answer:
      'Baja en 60 minutos: ducha templada, cena ligera con hidratos, luces bajas y móvil fuera del cuarto. En la cama, inspira en 4 y suelta en 6 durante cinco minutos. Nada de cafeína desde las dos de la tarde. Pon el sparring fuerte en la clase más temprana. El error es mirar vídeos del combate en la cama.',
  },
  {
    matter: 'sleep',
    asked: [
      'No dormí nada la noche antes de competir, ¿afecta mucho?',
      'no dormi antes de competir',
      '¿y si no pego ojo esa noche?',
      'son las tres de la mañana y compito a las diez',
    ],
    answer:
      'Una mala noche se aguanta bien si las anteriores fueron buenas; quédate tumbado a oscuras, que también descansa. Por la mañana desayuna lo de siempre, un café si lo tomas habitualmente, y calienta cinco minutos más. Dos o tres noches antes acuéstate 45 minutos más temprano. Lo que falla es mirar el reloj: gíralo. Nada de pastillas nuevas.',
  },
  {
    matter: 'sleep',
    asked: [
      '¿Cuántas horas tengo que dormir si entreno todos los días?',
      'cuantas horas dormir',
      '¿y con seis horas me basta?',
      'duermo seis horas y entreno diario',
    ],
    answer:
      'De 8 a 9 en la cama; seis se quedan cortas si entrenas a diario. Adelanta la hora de acostarte 15 minutos cada tres días hasta llegar, y mantén fija la de levantarte. Si no puedes, siesta de 20 minutos antes de las cuatro y una sesión menos. El error es recuperar todo el domingo hasta mediodía.',
  },
  {
    matter: 'sleep',
    asked: [
      'Me despierto a las cuatro y no vuelvo a dormir, ¿me levanto o me quedo?',
      'despierto a las 4',
      '¿y si me desvelo a media noche?',
      'cada noche a las cuatro se me enciende la cabeza',
    ],
    answer:
      'Levántate si llevas unos 20 minutos despierto: luz baja, silla, algo aburrido en papel, y vuelve cuando cabecees. Si la cabeza da vueltas, escribe tres líneas: qué pasa y qué harás mañana. Levántate a la hora de siempre. El error es mirar el móvil. Si dura más de tres semanas o roncas con ahogos, médico.',
  },
  {
    matter: 'sleep',
    asked: [
      '¿La siesta ayuda o me quita el sueño de la noche?',
      'siesta si o no',
      '¿y la siesta?',
      'después de comer me caigo y por la noche no duermo',
    ],
    answer:
      'Ayuda si dura 20 minutos y termina antes de las cuatro. Pon alarma, túmbate con la luz baja y levántate al sonar, aunque no hayas dormido. Con doble sesión puedes hacer una de 90 minutos entre ambas. Lo que falla es la de dos horas a las seis. Si te duermes conduciendo o en el trabajo, consulta al médico.',
  },
  {
    matter: 'supplements',
    asked: [
      '¿Cuánta creatina tomo y cuándo?',
      'creatina cuanto y cuando',
      '¿y cuántos gramos al día?',
      'compré creatina y no sé cómo tomarla',
    ],
    answer:
      'De 3 a 5 gramos de monohidrato al día, a cualquier hora, con una comida y agua. No necesitas fase de carga; en tres o cuatro semanas está llena. Los días de descanso también se toma. Puede subir un kilo por agua en el músculo, así que no la empieces justo antes de un pesaje. Con problemas de riñón, primero el médico.',
  },
  {
    matter: 'supplements',
    asked: [
      '¿Necesito proteína en polvo o me basta con la comida?',
      'proteina en polvo hace falta?',
      '¿entonces la compro o no?',
      'todos en el gimnasio toman batidos y yo no',
    ],
    answer:
      'Te basta la comida si llegas a 1,6 gramos por kilo; el polvo solo es cómodo. Úsalo cuando no puedas comer en las dos horas siguientes: un cacito, unos 25 gramos, con leche o agua. Tres huevos con un yogur hacen lo mismo. El error es sustituir la cena por el batido. Compra uno con pocos ingredientes.',
  },
  {
    matter: 'supplements',
    asked: [
      '¿Es buena idea el preentreno antes de hacer sparring?',
      'preentreno para sparring',
      '¿y el preentreno?',
      'sin preentreno ya no tengo ganas de ir',
    ],
    answer:
      'No para sparring: acelera el pulso, tapa el cansancio y te quita sueño si entrenas de tarde. Cambia a un café pequeño 45 minutos antes, o a un plátano y diez minutos tumbado. Si lo tomas a diario, baja a media dosis una semana y luego déjalo. Con palpitaciones, dolor en el pecho o mareo, para y médico. Menores, no.',
  },
  {
    matter: 'supplements',
    asked: [
      '¿Cómo sé que un suplemento no me dará positivo en un control?',
      'suplemento positivo antidoping',
      '¿y cómo compruebo que está limpio?',
      'compito federado y me da miedo lo que llevan los botes',
    ],
    answer:
      'Compra solo productos con sello de análisis por lotes, como Informed Sport o NSF Certified for Sport, y comprueba el número de lote en su web. Guarda bote y factura. Evita quemagrasas, «potenciadores» y preentrenos con mezclas secretas. Aun así, la responsabilidad es tuya. Ante la duda, pregunta por escrito a tu agencia antidopaje antes de abrirlo.',
  },
  {
    matter: 'supplements',
    asked: [
      'Tengo poco dinero, ¿qué suplemento compro primero?',
      'que suplemento compro si solo uno',
      '¿y si solo puedo comprar uno?',
      'gasto un montón en botes y no noto nada',
    ],
    answer:
      'Creatina monohidrato, y el resto gástalo en comida: huevos, avena, legumbres, fruta. Un bote de 300 gramos dura dos meses o más. Deja fuera BCAA, quemagrasas y colágeno hasta dormir ocho horas y comer proteína tres veces al día. El error es comprar hierro o vitamina D sin análisis: pídelo a tu médico. Si eres menor, con tus padres.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Estoy resfriado sin fiebre, ¿puedo entrenar hoy?',
      'resfriado entreno?',
      '¿y si es solo la nariz?',
      'tengo mocos y hoy hay clase',
    ],
    answer:
      'Solo en casa y suave: 20 o 30 minutos de sombra o caminata, si todo está de la garganta para arriba y no hay fiebre. A clase no, porque contagias a la pareja. Si a los diez minutos te sientes peor, para. Con fiebre, tos de pecho o dolor muscular, reposo total. El error es «sudar el resfriado» en sparring.',
  },
  {
    matter: 'ill-now',
    asked: [
      '¿Cuántos días espero después de la fiebre para volver?',
      'cuanto espero tras fiebre',
      '¿y cuándo vuelvo?',
      'ayer tenía 39 y mañana hay sparring',
    ],
    answer:
      'Espera dos o tres días enteros sin fiebre y sin medicinas que la bajen; luego un día de caminata, otro de técnica suave y al cuarto una clase normal. Sparring, a la semana. El error es volver el primer día que amaneces bien. Si notas palpitaciones, dolor en el pecho o ahogo al esforzarte, para y médico ese mismo día.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Me salió una mancha redonda roja que pica, ¿puedo ir al tatami?',
      'hongo en la piel puedo rodar',
      '¿y con esto puedo rodar si lo tapo?',
      'tengo un círculo rojo en el brazo desde el sábado',
    ],
    answer:
      'No ruedes, ni tapado, hasta que lo vea un médico o farmacéutico: puede ser tiña y se contagia. Con crema suele pedirse un mínimo de 72 horas de tratamiento; en el cuero cabelludo, dos semanas. Avisa al profesor: «Tengo una mancha, reviso antes de volver». Lava gi y toallas a 60 grados. El error es ponerle corticoide por tu cuenta.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Tengo un grano duro, caliente y con pus en la pierna, ¿qué hago?',
      'grano con pus en la pierna bjj',
      '¿y si lo aprieto?',
      'me salió un bulto rojo que duele y crece',
    ],
    answer:
      'No lo aprietes, cúbrelo con gasa limpia y ve al médico hoy o mañana: puede ser una infección por estafilococo. Fuera del tatami hasta que esté seco y te den permiso. Marca el borde con bolígrafo; si avanza, sale una línea roja o tienes fiebre, urgencias. Lo que falla es taparlo con una licra y rodar. Avisa al profesor.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Compito el sábado y estoy con gripe, ¿me retiro?',
      'gripe y compito el sabado',
      '¿entonces me bajo o no?',
      'faltan tres días y estoy con fiebre',
    ],
    answer:
      'Retírate si has tenido fiebre esta semana o te duele el pecho al toser. Escribe hoy al entrenador y a la organización: «Tengo fiebre desde el miércoles, no compito. ¿Pueden pasar mi inscripción a la siguiente fecha?». Avisar pronto ayuda a encontrar sustituto. El error es bajar la fiebre con pastillas y pelear. Con ahogo o palpitaciones, médico hoy.',
  },
  {
    matter: 'body-cycle',
    asked: [
      '¿Puedo hacer sparring con la regla o mejor no?',
      'sparring con la regla',
      '¿y esos días entreno igual?',
      'me baja el día del sparring y estoy con dolor',
    ],
    answer:
      'Sí, puedes: si el dolor es llevadero, entra y baja a 60 o 70 % el primer día. Calienta diez minutos más, usa copa o tampón con short oscuro y ten calor en el abdomen antes. Si no te apetece, técnica o descanso. El error es aguantar dolor que te dobla cada mes: eso lo mira la ginecóloga.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Llevo tres meses sin regla desde que entreno fuerte, ¿es normal?',
      'sin regla por entrenar',
      '¿y si no me viene?',
      'desde que bajo de peso no me viene la regla',
    ],
    answer:
      'No es normal: con tres meses sin regla ve a la ginecóloga, tras un test de embarazo si puede ser. Suele indicar que comes poco para lo que entrenas, y debilita los huesos. Mientras, deja de bajar peso, añade una comida de unas 300 calorías y un día libre más. El error es tomarlo como señal de estar en forma. Menores: con un adulto.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Estoy embarazada de ocho semanas, ¿puedo seguir entrenando?',
      'embarazada puedo entrenar',
      '¿y qué dejo ya?',
      'acabo de dar positivo y mañana tengo clase de jiu-jitsu',
    ],
    answer:
      'Deja ya todo contacto: sparring, rodar, derribos y caídas. Con permiso de tu médica puedes seguir con sombra, manoplas suaves, fuerza moderada y caminar, 30 minutos, pudiendo hablar. Dile al profesor solo lo necesario: «Por motivo médico, sin contacto». Lo que falla es «rodar suave». Si hay sangrado, dolor, mareo o pérdida de líquido, para y llama o ve a urgencias.',
  },
  {
    matter: 'body-cycle',
    asked: [
      '¿Cuánto espero después del parto para volver a clase?',
      'cuando vuelvo tras el parto',
      '¿y al sparring cuándo?',
      'tuve un bebé hace dos meses y se me escapa la orina al saltar',
    ],
    answer:
      'Caminar desde que te sientas bien; técnica sin impacto tras la revisión de las 6 semanas; saltos y carrera desde los 3 meses; contacto, más tarde y con permiso. Con cesárea suele hacer falta más tiempo. Antes, fisioterapeuta de suelo pélvico, aunque no notes nada. Escapes, peso hacia abajo o dolor significan volver un paso atrás.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Con la menopausia me recupero peor, ¿qué cambio en el entrenamiento?',
      'menopausia y entreno',
      '¿y a mi edad cómo lo reparto?',
      'tengo 51, duermo mal y cada sparring me dura tres días',
    ],
    answer:
      'Pasa a dos días de técnica, dos de fuerza y un sparring suave por semana, con 48 horas entre los duros. Fuerza con pesos serios: 3 series de 6 a 8 en sentadilla, remo y press. Proteína en las tres comidas. El error es añadir cardio para compensar el peso. Sofocos que no dejan dormir o sangrado nuevo: ginecóloga.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Bebí anoche, ¿puedo entrenar hoy?',
      'resaca entreno?',
      '¿y con resaca voy?',
      'salí ayer y hoy tengo sparring a las doce',
    ],
    answer:
      'Sparring no; si no te mareas, 30 minutos de caminata o técnica suave por la tarde. Ahora, medio litro de agua con algo salado, huevos con tostada y una siesta corta. Con resaca reaccionas tarde, y con golpes a la cabeza eso es peligro. Escribe: «Hoy no hago sparring, mañana sí». El error es ir a sudarlo.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      '¿Cuánto antes de una pelea dejo de beber?',
      'cuando dejo el alcohol antes de pelear',
      '¿y cuánto antes paro?',
      'tengo una boda dos semanas antes de pelear',
    ],
    answer:
      'Cuatro semanas antes, y como mínimo las dos últimas sin nada. En la boda, agua con gas y limón en la mano y una frase: «Peleo el 14, brindo después». Come, baila y vete a la una. Lo que falla es «solo una» cuando ya se duerme poco. Si no logras parar esas semanas aunque quieras, háblalo con tu médico.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      '¿Cuánto tarda en volver el fondo después de dejar de fumar?',
      'deje de fumar cuando vuelve el aire',
      '¿y en cuánto lo noto?',
      'fumé diez años y me ahogo en el primer asalto',
    ],
    answer:
      'Sueles notarlo entre 2 y 4 semanas, y mejora durante meses. Las primeras dos puede haber más tos; entrena tres días con intervalos de 1 minuto y 2 de pausa, y suma uno por semana. El error es probarse a tope en la primera semana. Para el mono, parches o chicle con consejo del farmacéutico. Sangre, silbidos o dolor en el pecho: médico.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      '¿Qué digo cuando mis amigos insisten en que beba?',
      'que digo para no beber',
      '¿y si insisten?',
      'cada viernes me lían y el sábado falto a clase',
    ],
    answer:
      'Di una frase corta y sin explicar: «Hoy no, entreno mañana», y pide tú primero algo sin alcohol. Si insisten, repite igual, sonriendo, y cambia de tema. Avisa antes de salir: «Me voy a las doce», y lleva tu transporte. Lo que falla es justificarse: abre debate. Queda con un compañero para la clase del sábado.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      '¿Dos cervezas después de entrenar estropean el entrenamiento?',
      'cerveza despues de entrenar',
      '¿y dos cervezas?',
      'el grupo siempre va al bar después de clase',
    ],
    answer:
      'Dos de vez en cuando no lo arruinan; tres noches por semana sí se notan en el sueño y el peso. Primero agua y comida, luego la cerveza, y alterna con una sin alcohol. Nunca tras un golpe en la cabeza: tapa los síntomas, y toca médico. El error es beber con sed y sin cenar. No conduzcas.',
  },
  {
    matter: 'tournament-day',
    asked: [
      '¿Qué hago entre combate y combate si tengo cuarenta minutos?',
      'que hago entre peleas',
      '¿y en la espera qué hago?',
      'gané el primero y me quedé frío para el segundo',
    ],
    answer:
      'Minutos 0 a 5, camina y respira; 5 a 10, agua y medio plátano; 10 a 25, siéntate abrigado con calcetines y piernas en alto; 25 a 40, vuelve a calentar: trote, movilidad y dos entradas explosivas. Que alguien vigile el tablero. El error es ver combates de pie en la grada: te enfrías y gastas nervios.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'En el tercer combate ya no puedo cerrar las manos, ¿qué hago?',
      'antebrazos muertos tercer combate',
      '¿y con los antebrazos qué hago?',
      'llego a semifinales y no tengo agarre',
    ],
    answer:
      'Entre combates, sacude los brazos abajo un minuto, abre y cierra suave 30 veces y masajea del codo a la muñeca dos minutos; no los aprietes ni los metas en hielo. En el siguiente, agarra solo para atacar y usa ganchos y pinzas con el cuerpo. Lo que falla es el primer combate: allí sueltas cuando no tiras.',
  },
  {
    matter: 'tournament-day',
    asked: [
      '¿Cuánto tiempo antes del combate empiezo a calentar?',
      'cuando caliento en el torneo',
      '¿y cuándo empiezo a calentar?',
      'me llamaron de golpe y salí frío',
    ],
    answer:
      'Empieza 25 minutos antes de tu hora estimada: 8 de trote y movilidad, 7 de entradas o sombra, 3 ráfagas de 20 segundos hasta jadear, y luego abrigado moviéndote. Si hay retraso, repite una ráfaga cada 10 minutos. Cuenta los combates que faltan en tu área. El error es calentar a la hora del programa y esperar una hora sentado.',
  },
  {
    matter: 'tournament-day',
    asked: [
      '¿Qué comida llevo en la mochila para un torneo de todo el día?',
      'que llevo de comer al torneo',
      '¿y de comer qué llevo?',
      'en el pabellón solo venden fritos',
    ],
    answer:
      'Lleva 3 plátanos, 2 bocadillos pequeños de pavo o miel, arroz cocido en un táper, galletas saladas, 2 litros de agua y uno de zumo rebajado. Come poco cada 60 o 90 minutos; el arroz, solo si faltan dos horas. Pruébalo un sábado de sparring. Lo que falla es no comer hasta la final y llegar temblando.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Perdí el primero y tengo repesca en media hora, ¿cómo me recompongo?',
      'perdi y tengo repesca',
      '¿y si pierdo el primero?',
      'me eliminaron rápido y todavía me queda la repesca',
    ],
    answer:
      'Date cinco minutos para el enfado, luego agua, cara mojada y una sola corrección: pregunta al entrenador «¿Qué hago en el primer agarre?». Repite esa acción cinco veces con un compañero y calienta de nuevo. No veas el vídeo hasta la noche. El error es salir a vengarse a todo gas. Si perdiste con golpe en la cabeza o inconsciente, no sigues: médico.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Se me está hinchando la oreja después de rodar, ¿qué hago?',
      'oreja hinchada bjj',
      '¿y con la oreja qué hago?',
      'noto la oreja blanda y caliente desde ayer',
    ],
    answer:
      'Ve al médico en 24 o 48 horas para que la drene y ponga compresión: después se endurece. Mientras, frío 10 minutos con paño y nada de tatami. Al volver, a los 10 o 14 días, con orejeras. No la pinches en casa: puede infectarse el cartílago. Si hay fiebre, mucho dolor o está muy roja, hoy mismo.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Me sangra la nariz con cada golpe suave, ¿es malo?',
      'nariz sangra siempre',
      '¿y si sangra cada vez?',
      'me rozan la nariz y ya estoy sangrando',
    ],
    answer:
      'Suele ser una venita seca, pero si pasa cada semana ve al otorrino; a veces se sella en la consulta. Cuando sangre: siéntate inclinado adelante, pinza la parte blanda 10 minutos sin soltar. Deja los golpes de cabeza una semana y usa pomada nasal que te indiquen. Si dura más de 20 minutos, está torcida o sale líquido claro: urgencias.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Se me duermen los dedos del pie después de patear, ¿voy al médico?',
      'dedos del pie dormidos tras patear',
      '¿y si se duermen?',
      'después del saco no siento dos dedos del pie',
    ],
    answer:
      'Si se pasa en unos minutos, no urge: golpea con la espinilla y no con el empeine, y descansa del saco una semana. Ve al médico si dura más de un día, vuelve en cada sesión o hay debilidad al levantar el pie. El fallo es seguir sobre saco duro con zapatillas apretadas. Con dolor de espalda y entumecimiento en la entrepierna, urgencias.',
  },
  {
    matter: 'body-signs',
    asked: [
      'La rodilla me hace clic al hacer sentadillas pero no duele, ¿es grave?',
      'rodilla hace clic sin dolor',
      '¿y el ruido es malo?',
      'cada vez que bajo suena la rodilla',
    ],
    answer:
      'No, un clic sin dolor, hinchazón ni bloqueo suele ser inofensivo y puedes entrenar. Calienta cinco minutos y fortalece: puente de glúteos y sentadilla a silla, 3 series de 10, tres días por semana. Lo que va mal es buscar el ruido una y otra vez. Médico si duele, se hincha, se traba o la rodilla cede.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Me dan calambres en la pantorrilla en el tercer asalto, ¿qué hago?',
      'calambres pantorrilla',
      '¿y cuando me da, qué hago?',
      'a mitad del sparring se me sube el gemelo',
    ],
    answer:
      'Para, estira con la punta del pie hacia ti 30 segundos y camina; ese día no sigas fuerte. Para prevenir: elevaciones de talón 3 series de 15, tres días por semana, y agua con comida salada antes. El error es culpar solo al magnesio. Médico si una pantorrilla queda hinchada, caliente y dolorida en reposo: ese mismo día, puede ser un coágulo.',
  },
  {
    matter: 'rest-days',
    asked: [
      '¿Cuántos días descanso después de una pelea?',
      'cuanto descanso tras pelear',
      '¿y después de pelear cuánto paro?',
      'peleé el sábado y ya quiero volver el lunes',
    ],
    answer:
      'Siete días sin entrenar duro y de dos a cuatro semanas sin sparring, aunque ganes. Días 1 a 3, dormir y caminar; 4 a 7, movilidad y nadar suave; segunda semana, técnica. Si te noquearon o recibiste mucho en la cabeza, manda la suspensión médica y el médico. El error es volver el lunes por la euforia.',
  },
  {
    matter: 'rest-days',
    asked: [
      '¿Qué hago exactamente un día de descanso?',
      'que hago en dia de descanso',
      '¿y ese día no hago nada?',
      'los días libres acabo haciendo pesas por no parar',
    ],
    answer:
      'Camina 30 minutos, haz 10 de movilidad suave, come igual que siempre y acuéstate 30 minutos antes. Nada que suba el pulso por encima de poder charlar. Usa el rato libre para lavar el equipo y anotar dos cosas de la semana. Lo que falla es el «descanso» con carrera o pesas: eso es otra sesión.',
  },
  {
    matter: 'rest-days',
    asked: [
      '¿Cada cuánto hago una semana de descarga y cómo?',
      'semana de descarga cada cuanto',
      '¿y cómo es esa semana?',
      'llevo dos meses sin bajar y todo me pesa',
    ],
    answer:
      'Cada cuatro a seis semanas, con la mitad de volumen: si haces cinco sesiones, haz tres; si levantas 4 series, 2 con el mismo peso; sparring, cero. Mantén la técnica y el horario. Ponla en el calendario antes de estar roto. El error es añadir «un poquito» porque al miércoles ya te sientes fresco.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Me siento culpable cuando descanso, ¿cómo lo manejo?',
      'culpa por descansar',
      '¿y si me siento mal por no ir?',
      'si falto un día pienso que los demás me pasan',
    ],
    answer:
      'Escribe el descanso como sesión en tu plan: «Domingo: recuperar, 9 horas de cama», y táchalo al cumplirlo. Decide el domingo los días libres, no cada tarde según la culpa. Ese día, deja los vídeos del gimnasio. Lo que falla es negociar contigo a las seis. Si la culpa te hace entrenar lesionado o saltar comidas, habla con un psicólogo.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Tengo agujetas fuertes, ¿descanso o entreno encima?',
      'agujetas entreno o descanso',
      '¿y con agujetas voy?',
      'me duele todo desde la clase del lunes',
    ],
    answer:
      'Entrena suave si bajan al calentar diez minutos; descansa si te cambian la forma de moverte. Lo suave son 30 minutos de técnica o bici, sin fuerza en la zona. Se van en dos a cuatro días. El error es estirarlas a tirones. Si hay hinchazón grande, debilidad u orina oscura como cola, urgencias ese mismo día.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'En la clase aguanto y en competición me fundo en dos minutos, ¿por qué?',
      'en torneo me fundo',
      'en el gimnasio no me pasa, ¿qué cambia?',
      'Llego al segundo minuto del combate con las piernas de otro.',
    ],
    answer:
      'Es la tensión: contienes el aire y aprietas todo desde el primer agarre. Calienta hasta sudar, con dos subidas fuertes de 60 segundos, 20 minutos antes, y en el combate suelta aire audible en cada esfuerzo. Simula una vez por semana: desconocido, árbitro, tiempo oficial. Lo que falla es entrar frío. Si hay dolor de pecho, desmayo o silbidos al respirar, médico antes de competir.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Tengo asma y me ahogo en el sparring, ¿qué hago?',
      'asma y sparring',
      '¿y si tengo inhalador?',
      'Al tercer asalto me silba el pecho y paro.',
    ],
    answer:
      'Si silba, para, siéntate erguido y usa tu inhalador como te lo recetaron; si no mejora en minutos, urgencias. Pide cita para revisar el asma con el ejercicio antes de apretar más. En clase: inhalador en la esquina, calentamiento progresivo de 15 minutos y dile a tu entrenador: «si levanto la mano, es el pecho». Lo que falla es tratarlo como falta de fondo.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Solo tengo veinte minutos en casa, ¿qué hago para el fondo?',
      '20 minutos en casa',
      '¿y sin correr ni máquinas?',
      'Con dos niños no llego al gimnasio más de dos veces.',
    ],
    answer:
      'Haz esto dos veces por semana: 4 minutos de calentamiento, 5 bloques de 2 minutos de sombra con sprawls cada 20 segundos y 1 minuto caminando; el último minuto respira lento. Esfuerzo 8 de 10 y todos los bloques iguales. Lo que falla es salir a tope en el primero. En cuatro semanas pasa a 6 bloques.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Hice los intervalos dos veces esta semana y casi me muero, ¿sigo?',
      'hice intervalos y casi muero',
      'cumplí, pero acabé tirado, ¿es normal?',
      'Terminé mareado en el suelo pero los hice todos.',
    ],
    answer:
      'Dos sesiones cumplidas en la primera semana es lo que casi nadie hace. Sigue, pero baja un punto: un bloque menos y al 7 de 10, de modo que acabes de pie y puedas repetir uno más. Come algo dos horas antes y enfría caminando 5 minutos. Si el mareo se repite, o hay desmayo, dolor de pecho o palpitaciones raras, para y médico.',
  },
  {
    matter: 'strength-training',
    asked: [
      'No tengo gimnasio de pesas, solo una kettlebell de 16, ¿qué hago?',
      'solo una kettlebell de 16',
      '¿y con una sola pesa en casa?',
      'Tengo una pesa rusa en el salón y no sé por dónde empezar.',
    ],
    answer:
      'Haz dos días por semana: 4 series de 10 swings, 3 de 8 sentadillas con la pesa al pecho, 3 de 8 remos por brazo y 3 de 5 prensas por brazo; 90 segundos de descanso. Unos 30 minutos. Cuando sobren tres repeticiones, baja más lento, en tres segundos. Lo que falla es redondear la espalda en el swing: grábate de lado.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Las agujetas de piernas me arruinan la clase del día siguiente, ¿qué cambio?',
      'agujetas me arruinan la clase',
      '¿y para no llegar roto al sparring?',
      'Hago sentadillas el lunes y el martes no puedo patear.',
    ],
    answer:
      'Baja el volumen y deja el peso: 3 series de 4 repeticiones en lugar de 4 de 12, y pasa la pierna al día de más distancia del sparring. Dos o tres repeticiones siempre en reserva. En dos semanas casi no habrá agujetas. Lo que falla es cambiar de ejercicios cada semana. Si la orina sale muy oscura tras una paliza de pesas, urgencias.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Llevo dos meses con el mismo peso en sentadilla, ¿qué toco?',
      'no subo en sentadilla',
      '¿y si ya no avanzo?',
      'Entreno cuatro días de tatami y la barra no sube.',
    ],
    answer:
      'Quita antes de añadir: una semana con la mitad de series, y después sube solo 1 o 2 kilos cada dos semanas, 3 series de 5. Con cuatro días de tatami, mantener ya es mucho; progresa en una cosa cada vez. Comprueba comida y 7 u 8 horas de sueño. Lo que falla es intentar máximos cansado. Si duele la espalda al bajar, para y que te revisen la técnica.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Hice mi primera dominada a los 39, ¿cómo llego a cinco?',
      'mi primera dominada',
      'ya salió una, ¿y ahora?',
      'Después de un año colgándome, hoy subí la barbilla.',
    ],
    answer:
      'Una dominada a los 39 después de un año es paciencia hecha músculo: enhorabuena. Ahora haz 5 intentos sueltos de una, con dos minutos entre ellos, tres días por semana, y al final 3 bajadas de 5 segundos. Cuando las cinco salgan limpias, prueba dos seguidas. En dos o tres meses suelen llegar varias. Lo que falla es patalear: si duele el codo por dentro, descansa una semana.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Estiro a diario desde hace dos meses y no gano nada, ¿qué hago mal?',
      'estiro y no gano nada',
      'llevo semanas, ¿y si ya no doy más?',
      'Todos los días igual y la pierna sigue en la cintura.',
    ],
    answer:
      'Te falta fuerza en el final del recorrido: tras estirar, levanta la pierna sin manos y sostén 5 segundos, 3 series de 5 por lado, tres días por semana. Y menos días de estiramiento, pero más largos: 2 minutos por posición. Mide con una marca en la pared cada dos semanas. Lo que falla es estirar frío y con prisa. Si pinza delante en la cadera, fisioterapeuta.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Se me dio un tirón detrás del muslo estirando, ¿sigo suave?',
      'tiron estirando atras del muslo',
      '¿y ahora lo estiro o no?',
      'Sentí un pinchazo en el isquio bajando al espagat.',
    ],
    answer:
      'No lo estires durante al menos una semana: camina, frío 10 minutos el primer día y después contracciones suaves sin dolor, apretando el talón contra el suelo 5 veces 10 segundos. Vuelve a estirar cuando camines y subas escaleras sin notarlo, a la mitad del recorrido. Si hubo chasquido, moratón grande o no puedes apoyar, médico hoy.',
  },
  {
    matter: 'flexibility',
    asked: [
      '¿Qué estiro para el triángulo y la guardia, no para patear?',
      'estirar para la guardia',
      '¿y en jiu-jitsu qué es lo importante?',
      'No llego a cerrar el triángulo porque la cadera no gira.',
    ],
    answer:
      'Trabaja rotación de cadera: sentado en 90-90, cambia de lado 10 veces despacio y quédate 60 segundos en cada uno; luego tumbado, tobillo sobre rodilla, 90 segundos por lado. Cuatro días por semana, después de clase. Lo que falla es forzar tirando del pie: eso carga la rodilla. Si duele por dentro de la rodilla, suelta y usa más ángulo en el triángulo.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Hoy pateé a la cabeza por primera vez, pero me duele la ingle, ¿qué hago?',
      'patee a la cabeza y duele la ingle',
      'llegué, pero ahora molesta, ¿sigo?',
      'Por fin toqué la manopla alta y hoy camino raro.',
    ],
    answer:
      'Llegar a esa altura después de meses es un logro, y la pierna no lo va a olvidar por una semana suave. Siete días de patadas medias y bajas, sin estirar la ingle al límite; calor y paseo. Vuelve arriba con 10 patadas lentas por lado. Lo que falla es repetirla en frío para enseñarla. Si duele al toser, al levantar la pierna o pasa de diez días, médico.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Perdí una semana entera por trabajo, ¿la recupero?',
      'perdi una semana de plan',
      '¿doblo sesiones o sigo donde iba?',
      'Viajé cinco días y se me cayó el plan.',
    ],
    answer:
      'No la recuperes: retoma en la semana que tocaba, con un 20 % menos los dos primeros días. Una semana apenas cambia tu forma; doblar sesiones sí cambia tus tendones. Si faltan menos de tres semanas para pelear, conserva el sparring y la técnica y quita carrera. Lo que falla es castigarse con dos entrenamientos diarios y llegar cansado al fin de semana.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Trabajo a turnos, ¿cómo hago un plan si cada semana es distinta?',
      'plan con turnos rotativos',
      '¿y si no tengo días fijos?',
      'Una semana noches, otra mañanas, y nunca cumplo el plan.',
    ],
    answer:
      'Planifica por sesiones, no por días: tres fijas por semana, A técnica, B fuerza 40 minutos, C rounds, y las colocas donde quepan el domingo por la noche. Después de turno de noche solo la A, suave, y nunca sparring sin haber dormido. Lo que falla es pasar la C pendiente a la semana siguiente: lo que no se hizo, se borra.',
  },
  {
    matter: 'training-plan',
    asked: [
      '¿Cómo meto un torneo pequeño en medio de la preparación del grande?',
      'torneo chico antes del grande',
      '¿bajo la carga para ese o no?',
      'Tengo un torneo local seis semanas antes del importante.',
    ],
    answer:
      'Úsalo como entrenamiento serio: baja solo los dos días previos y compite en tu peso de diario, sin dieta. Ponte un objetivo técnico, por ejemplo tu agarre en los primeros 10 segundos. Después, tres días suaves y vuelta al plan. Lo que falla es preparar dos picos. Si hay golpe en la cabeza o lesión allí, el grande se revisa con el médico.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Cumplí las cuatro semanas del plan, todas, ¿qué hago ahora?',
      'cumpli las 4 semanas',
      'terminé el bloque, ¿sigo igual?',
      'Por primera vez no falté a ninguna sesión en un mes.',
    ],
    answer:
      'Un mes entero sin faltar es la prueba de que el plan cabe en tu vida, y eso vale más que cualquier ejercicio. Ahora una semana con la mitad de volumen, y después cambia una sola cosa: un asalto más, o un 5 % más de peso, no las dos. Apunta qué día costó más y muévelo. Lo que falla es pasar de tres a seis días por entusiasmo.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Bajé la carga una semana y sigo igual de cansado, ¿ahora qué?',
      'descanse y sigo cansado',
      'ya descansé, ¿y si no mejora?',
      'Siete días suaves y me levanto como si no hubiera dormido.',
    ],
    answer:
      'Pide cita con el médico y una analítica: hierro, tiroides y lo que él vea. Mientras tanto, otra semana solo con paseos y movilidad, sin sparring ni pesas. Anota sueño, pulso al despertar y apetito para llevárselo. Lo que falla es volver a apretar el día ocho para probar. Si hay tristeza fuerte, desmayo, fiebre o palpitaciones, no esperes la cita.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Tengo pelea en tres semanas y estoy fundido, ¿paro o sigo?',
      'fundido a tres semanas',
      '¿y si paro pierdo la forma?',
      'Cada entrenamiento va peor y la pelea está encima.',
    ],
    answer:
      'Para cuatro días del todo y después entrena a la mitad de tiempo, conservando la velocidad: asaltos cortos, sin carrera larga ni pesas. En tres semanas no se pierde la forma, pero sí se recupera. Habla hoy con tu entrenador. Si a diez días de la pelea sigues sin chispa o duermes mal, retirarse es una decisión correcta. Lo que falla es añadir sesiones por miedo.',
  },
  {
    matter: 'overtraining',
    asked: [
      '¿Sirve el pulso al despertar para saber si entreno hoy?',
      'pulso al despertar sirve',
      '¿y qué número me haría parar?',
      'El reloj dice que no estoy recuperado y yo me siento bien.',
    ],
    answer:
      'Sirve como una de tres señales: si está 7 o más latidos sobre tu media de dos semanas, y además dormiste mal o estás irritable, haz sesión suave. El pulso solo no decide. Mídelo igual cada día, tumbado, un minuto. Lo que falla es obedecer al reloj contra tu cuerpo o al revés. Si sube y hay fiebre o malestar, no entrenes.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Me tomé cinco días libres y me sentí un vago, pero hoy volé, ¿qué aprendo?',
      'descanse 5 dias y hoy vole',
      '¿entonces necesitaba parar?',
      'Hoy fue mi mejor sparring en meses tras no hacer nada.',
    ],
    answer:
      'Parar cuando todo te pide seguir cuesta más que entrenar, y tu cuerpo acaba de darte la razón. Apréndelo con fecha: cada cuarta semana, cinco días a la mitad, ya puestos en el calendario. Y un día entero libre cada semana. Lo que falla es usar la energía nueva para meter tres sesiones extra; mantén la misma carga dos semanas más.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Se me salió el hombro y volvió solo, ¿voy a urgencias igual?',
      'se me salio el hombro y volvio',
      'ya está en su sitio, ¿hace falta médico?',
      'Sentí que el hombro se fue y regresó en medio del round.',
    ],
    answer:
      'Sí, ve hoy: aunque haya vuelto, puede haber daño en hueso, ligamento o nervio, y hace falta una radiografía. Brazo pegado al cuerpo, en cabestrillo o dentro de la camiseta, frío 10 minutos, y que nadie tire de él. Si los dedos hormiguean, están fríos o no se mueven, urgencias ya. Lo que falla es rodar la semana siguiente porque no duele.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Me hicieron un corte en la ceja, ¿necesita puntos?',
      'corte en la ceja puntos',
      'ya paró de sangrar, ¿voy igual?',
      'Choque de cabezas y se me abrió la ceja.',
    ],
    answer:
      'Presiona 10 minutos seguidos con gasa limpia; si los bordes se separan, mide más de medio centímetro o vuelve a sangrar, que lo vean en urgencias hoy, porque los puntos se ponen en las primeras horas. No entrenes con contacto hasta que el médico lo diga. Fue choque de cabezas: con dolor de cabeza, vómito, visión doble o confusión, ve acompañado y ya.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Se me dobló el dedo hacia atrás en el gi, ¿lo enderezo?',
      'dedo doblado hacia atras',
      '¿y si está torcido, lo coloco yo?',
      'El dedo me quedó apuntando a un lado y se hinchó.',
    ],
    answer:
      'No lo endereces tú ni dejes que otro tire: quita anillos ya, inmoviliza con el dedo vecino tal como está, frío y urgencias hoy. Si está recto, solo hinchado y puedes doblar y estirar la punta, véndalo con el vecino y pide cita en uno o dos días. Lo que falla es dar por hecho que es un esguince: si la punta no se estira, es tendón.',
  },
  {
    matter: 'injury-now',
    asked: [
      'El médico dijo que no está roto, solo esguince, ¿qué hago esta semana?',
      'no esta roto solo esguince',
      'buenas noticias, ¿y ahora?',
      'Me asusté muchísimo y al final son tres semanas.',
    ],
    answer:
      'Qué alivio, y bien hecho por ir a mirarlo en lugar de adivinar. Esta semana: lo que te haya indicado él, apoyo según tolerancia, pierna en alto por la noche y mover el pie en círculos sin dolor varias veces al día. Puedes ir a clase a mirar y hacer brazos sentado. Lo que falla es volver cuando baja la hinchazón: espera a saltar a una pierna sin dolor.',
  },
  {
    matter: 'injury-return',
    asked: [
      'El fisio me dio el alta pero mi entrenador quiere que espere, ¿a quién hago caso?',
      'fisio dice si entrenador no',
      '¿y si no se ponen de acuerdo?',
      'Tengo el alta en papel y no me dejan rodar.',
    ],
    answer:
      'Haz caso al más prudente y júntalos: pide al fisio una nota con lo permitido, por ejemplo «técnica sí, rounds libres en dos semanas», y llévasela al entrenador. El alta para la vida diaria no es alta para el combate. Pregunta literal: «¿puedo recibir contacto de alguien que no coopera?». Lo que falla es usar el papel para ganar la discusión.',
  },
  {
    matter: 'injury-return',
    asked: [
      '¿Con quién hago mi primer round después de seis meses?',
      'primer round tras lesion con quien',
      '¿y a quién elijo para empezar?',
      'Tengo permiso para rodar y me da miedo que me toque un bruto.',
    ],
    answer:
      'Elige a un cinturón alto, tranquilo y de tu peso, y pídelo antes de la clase: «tres minutos, al 40 %, sin tocar la rodilla derecha». Dos rounds el primer día y te vas, aunque te sientas bien. Evita a los nuevos y a quien prepara torneo durante un mes. Mira la zona al día siguiente: si está hinchada o peor, retrocede un paso y avisa al fisio.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Volví y al tercer día se hinchó otra vez, ¿empiezo de cero?',
      'volvi y se hincho otra vez',
      '¿y ahora cuánto espero?',
      'Iba bien y hoy la rodilla parece un melón.',
    ],
    answer:
      'No de cero, un escalón atrás: nada de rodar ni patear hasta que baje del todo, y llama hoy a quien te trata para que la vea, porque hinchazón que vuelve hay que explorarla. Mientras, lo que no la cargue. Luego, la mitad de lo que hiciste esos tres días. Lo que falla es taparla con antiinflamatorios para entrenar. Si se bloquea o falla, médico ya.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Hice mi primera clase entera después de la operación, ¿y ahora?',
      'primera clase tras la operacion',
      'la terminé, ¿subo la próxima semana?',
      'Nueve meses después del cruzado y hoy acabé la clase.',
    ],
    answer:
      'Nueve meses de ejercicios aburridos acaban de convertirse en una clase entera: es tuyo y de nadie más. Ahora repite exactamente lo mismo tres veces antes de subir, con un día libre en medio. Mira la rodilla a las 24 horas: sin hinchazón y sin cojera, sumas un round suave. Lo que falla es la euforia de la segunda semana. Derribos y torsiones, con permiso de tu médico.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Tomo ibuprofeno antes de cada clase, ¿está mal?',
      'ibuprofeno antes de entrenar',
      '¿y si solo es uno antes de rodar?',
      'Sin la pastilla el hombro no me deja hacer la clase.',
    ],
    answer:
      'Sí, déjalo como costumbre: tapa el aviso y, tomado a menudo, puede dañar estómago y riñón. Si necesitas pastilla para entrenar, esa clase no toca todavía: cámbiala por lo que puedas hacer sin dolor y pide cita esta semana. Di al médico cuántas tomas y desde cuándo. Si hay heces negras, dolor fuerte de estómago o poca orina, urgencias.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'El fisio me da ejercicios y me aburren, ¿cuánto tengo que hacerlos?',
      'ejercicios del fisio hasta cuando',
      '¿y si los hago solo cuando duele?',
      'Los hago una semana, mejora, los dejo y vuelve.',
    ],
    answer:
      'Hazlos tres días por semana durante doce semanas, también cuando ya no duela, y pregunta al fisio cómo se cargan cada dos semanas. Pégalos a algo fijo: 8 minutos antes de la clase, en el tatami. Si siempre pesan lo mismo, dejan de servir. Lo que falla es justo tu ciclo: parar al mejorar. Si en seis semanas no hay ningún cambio, que te reevalúe.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'La resonancia dice hernia, ¿se acabó el jiu-jitsu?',
      'resonancia hernia y jiujitsu',
      '¿y con eso puedo volver a rodar?',
      'Leí el informe y me quedé helado.',
    ],
    answer:
      'No se acabó por un informe: muchas personas sin dolor tienen hernias en la imagen, y lo que cuenta es tu exploración. Lleva el papel al médico y pregunta: «¿qué movimientos evito, y cuándo puedo practicar técnica?». Hasta entonces, nada de rodar. Si pierdes fuerza en una pierna, se duerme la zona entre las piernas o falla la orina, urgencias ahora.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Llevo un mes sin dolor de espalda, ¿puedo volver a todo?',
      'un mes sin dolor vuelvo',
      'estoy bien por fin, ¿qué hago ahora?',
      'Por primera vez en dos años duermo de un tirón.',
    ],
    answer:
      'Un mes sin dolor tras dos años es una noticia enorme, y tus rutinas tienen la culpa. Vuelve por capas: dos semanas de técnica, dos de rounds posicionales al 50 %, y lucha de pie al final. Mantén tus ejercicios tres días por semana. Lo que falla es dejarlos el día que uno se siente curado. Si el dolor dura más de 24 horas tras una clase, baja una capa.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Conduzco todo el día, ¿qué como en una gasolinera antes de entrenar?',
      'que como en gasolinera',
      '¿y si solo hay una estación de servicio?',
      'Soy repartidor y llego al gimnasio con una bolsa de patatas dentro.',
    ],
    answer:
      'Compra un plátano, un yogur bebible y un bocadillo sencillo de jamón o pavo: el bocadillo dos o tres horas antes, el plátano 45 minutos antes. Agua medio litro durante la tarde. Lleva en la guantera frutos secos y barritas de avena para los días malos. Lo que falla es la bollería con bebida energética: media hora de fuerza y luego bajón.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Soy vegetariano y me dicen que me falta proteína, ¿qué como en un día?',
      'vegetariano y entreno',
      'dame un día entero, ¿qué pongo?',
      'Desde que dejé la carne me siento flojo en clase.',
    ],
    answer:
      'Un día: yogur con avena y nueces; lentejas con arroz y huevo; fruta con un puñado de cacahuetes antes de entrenar; tortilla o tofu con patata y verdura por la noche. Una fuente de proteína en cada comida, del tamaño de tu palma o algo más. Lo que falla es cambiar carne por pasta sola. Si sigues flojo, pide analítica de hierro y B12.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Me entra acidez y flato en cada clase, ¿qué cambio?',
      'acidez y flato entrenando',
      'comí tres horas antes, ¿y aun así?',
      'En los abdominales me sube la comida a la garganta.',
    ],
    answer:
      'Cambia qué comes, no solo cuándo: antes de clase nada frito, picante, chocolate, café ni gas; arroz blanco, pan tostado o plátano. Bebe a sorbos y no medio litro de golpe. Apunta cinco clases, comida y síntoma. Lo que falla es no comer nada y entrenar vacío. Si la acidez va más de dos semanas, cuesta tragar o duele el pecho, médico.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Cociné para toda la semana por primera vez, pero el jueves ya estaba harto, ¿qué hago?',
      'cocine para la semana y me harte',
      'aguanté hasta el jueves, ¿cómo sigo?',
      'Tiré dos túperes de pollo con arroz el viernes.',
    ],
    answer:
      'Cuatro días de comida casera es un cambio de verdad, y el hartazgo solo dice que faltaba variedad. El domingo cocina piezas, no platos: un arroz, una legumbre, pollo o huevos, dos verduras, y dos salsas distintas. Solo hasta el miércoles; ese día, media hora más. Lo que no comas en tres días, al congelador. Lo que falla es querer siete días iguales.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'El torneo es en otra ciudad y solo hay hotel con bufé, ¿qué desayuno?',
      'bufe del hotel antes de pelear',
      '¿y del bufé qué cojo?',
      'Me levanto a las seis y hay de todo, y acabo comiendo de más.',
    ],
    answer:
      'Coge pan o avena, un plátano, un huevo y un yogur, tres horas antes del combate, y deja embutidos, bollería y zumos en cantidad. Guarda otro plátano y un panecillo con miel para después. Bebe un vaso de agua con cada comida. Lo que falla es probar cosas nuevas ese día: come lo que ya comes antes de un sparring.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Después del pesaje comí una pizza y me sentí pesado, ¿qué como la próxima?',
      'pizza despues del pesaje',
      '¿qué habría sido mejor?',
      'Gané el pesaje y perdí el combate con el estómago lleno.',
    ],
    answer:
      'La próxima, arroz o pasta con pollo y poca grasa en plato normal, y a las dos horas otro pequeño con fruta y yogur. La grasa de la pizza tarda muchas horas en salir del estómago. Bebe a sorbos durante toda la tarde. Pruébalo antes de un sparring fuerte. Lo que falla es llegar con tanta hambre: si pasa, la categoría de arriba es la tuya.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Mi hija de 12 no quiere desayunar antes del pesaje, ¿la obligo?',
      'mi hija no desayuna por el pesaje',
      '¿y si pasa del peso por desayunar?',
      'Dice que si come la pesan de más y llora.',
    ],
    answer:
      'No la obligues, pero tampoco la dejes competir en ayunas: dile «tú desayunas y, si no das el peso, subimos de categoría y ya está». Ofrece algo pequeño, pan con plátano y agua. Habla con el entrenador para inscribirla arriba la próxima vez. Lo que falla es pesarla en casa cada mañana. Si empieza a saltarse comidas otros días, cita con su pediatra.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Comí como planeamos y llegué con energía hasta el final, ¿lo repito igual?',
      'comi bien y llegue con energia',
      'funcionó, ¿cambio algo?',
      'Por primera vez no me fundí y creo que fue el arroz.',
    ],
    answer:
      'Qué buena sensación: llegar al final con piernas es fruto de un día bien hecho. Repítelo igual y escríbelo hoy con horas y cantidades, porque en dos meses no lo recordarás. Cambia solo una cosa si hace falta, nunca el día de competir. Prepara una versión portátil por si no hay cocina. Lo que falla es confiarse y dejar la comida al azar del pabellón.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Tengo tres comidas de trabajo por semana, ¿cómo bajo así?',
      'tres comidas de trabajo por semana',
      '¿y qué pido para que no se note?',
      'Los clientes me llevan a comer y el peso no baja.',
    ],
    answer:
      'Pide siempre lo mismo: ensalada o verdura primero, pescado o carne a la plancha con patata cocida, agua con gas y café de postre. Si insisten: «el sábado tengo torneo, hoy voy ligero». Las otras comidas de la semana, normales, sin compensar con ayuno. Lo que falla es el pan y las dos copas, no el plato. Medio kilo por semana basta.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Mis compañeros se meten en la sauna antes del pesaje, ¿yo también?',
      'todos hacen sauna yo tambien?',
      '¿y si es solo un kilo?',
      'Me llaman flojo porque no sudo el último kilo.',
    ],
    answer:
      'No: tampoco por un kilo. Perder agua deja el corazón y la cabeza peor protegidos justo antes de recibir golpes, y ha matado a deportistas jóvenes. Di: «yo doy el peso comido y bebido, o subo». Llama hoy al organizador y pide la categoría de arriba. Si alguien está mareado, confuso o deja de sudar, urgencias. Para la próxima, empieza ocho semanas antes con comida.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Estoy de mal humor y con hambre a tres semanas del peso, ¿qué cambio?',
      'hambre y mal humor bajando',
      '¿y cómo aguanto las noches?',
      'Le grito a todo el mundo desde que hago dieta.',
    ],
    answer:
      'Come más: añade 200 o 300 calorías en arroz o patata alrededor del entrenamiento y sube verdura y proteína en la cena. Estás bajando demasiado rápido; frena a medio kilo por semana. Si así no llegas, avisa ya y sube de categoría, que a tres semanas aún se puede. Lo que falla es saltarse la comida y arrasar por la noche. Si hay atracones o mareos, médico.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'No di el peso por 300 gramos y me siento fatal, ¿qué hago ahora?',
      'no di el peso por 300 gramos',
      'me quedé fuera, ¿y ahora?',
      'Fallé la báscula y mi equipo había viajado conmigo.',
    ],
    answer:
      'Duele, y aun así no hacer ninguna locura por 300 gramos fue una decisión adulta. Hoy: come, bebe, pregunta si hay categoría superior o combate amistoso, y ayuda en la esquina de tus compañeros. Di al equipo: «lo siento, el error fue mío y lo arreglo con tiempo». En una semana, elige categoría con tu peso de diario. Lo que falla es castigarte con una dieta mañana.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Mi equipo ya tiene a alguien en mi categoría, ¿bajo yo?',
      'ya hay otro en mi categoria',
      '¿y si me piden bajar para que quepamos los dos?',
      'El entrenador quiere que yo vaya abajo porque el otro es mejor.',
    ],
    answer:
      'No bajes por la plantilla: si a tu peso comido no llegas con medio kilo por semana, sube tú o que haya una eliminatoria. Dile: «peleo en mi peso o en el de arriba; para abajo no tengo margen». Muchas competiciones admiten dos del mismo equipo; pregunta. Lo que falla es decir que sí delante de todos y arreglarlo luego pasando hambre.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Estoy a 200 gramos del límite comiendo normal, ¿me quedo o subo?',
      'a 200 gramos del limite',
      '¿y con tan poco margen?',
      'Cada pesaje es una lotería y me paso el día en la báscula.',
    ],
    answer:
      'Quédate si bajas un kilo despacio en dos meses y te sientes fuerte; si no, sube. Busca estar un kilo por debajo en la semana, comido y bebido, para no pensar en ello. Prueba un torneo pequeño arriba y compara energía. Lo que falla es vivir pegado al límite: nervios y cenas saltadas. Pésate dos veces por semana, no dos veces al día.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'En el absoluto me tocan rivales de 100 kilos y peso 68, ¿me apunto?',
      'absoluto con 68 kilos',
      '¿y vale la pena o es peligroso?',
      'Gané mi categoría y me animan a entrar en el absoluto.',
    ],
    answer:
      'En grappling puedes, si estás sano, tienes uno o dos años de tatami y tocas pronto; en golpeo, no. Plan: no tires guardia cerrada, juega a la espalda y a moverte, y toca en cuanto el peso tuerza algo. Decide antes de competir, no con la medalla en la mano. Lo que falla es aguantar bajo 100 kilos con cuello o costillas torcidas. Menores, con sus padres y entrenador.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Subí de categoría y perdí, pero me sentí fuerte, ¿vuelvo abajo?',
      'subi y perdi pero fuerte',
      'perdí, ¿significa que me equivoqué?',
      'Me ganaron por dos puntos, pero disfruté como nunca.',
    ],
    answer:
      'Sentirte fuerte y disfrutar después de meses de dieta es media victoria, y dos puntos es casi nada. Quédate arriba al menos tres torneos antes de decidir. Mira el vídeo: si te ganaron por técnica, entrena eso; si te movían como querían, cuatro meses de fuerza dos veces por semana. Lo que falla es volver a pasar hambre por una derrota ajustada.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Entreno cuatro veces y he subido un kilo, ¿cómo es posible?',
      'entreno y subi un kilo',
      '¿y entonces qué miro, si no la báscula?',
      'Llevo un mes sudando y la báscula va al revés.',
    ],
    answer:
      'Mide la cintura a la altura del ombligo: si baja o la ropa queda más floja, ese kilo es agua y músculo del primer mes. Si la cintura también sube, estás comiendo más por el hambre del entrenamiento; anota tres días todo, bebidas incluidas. Pésate una vez por semana, mismo día y hora. Lo que falla es recortar de golpe por un solo número.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'En casa cocina mi madre y se ofende si no como, ¿qué hago?',
      'mi madre cocina mucho',
      '¿y qué le digo sin que se enfade?',
      'Si dejo comida en el plato hay drama.',
    ],
    answer:
      'Come su comida, un plato, con la mitad lleno de verdura, y dile: «está buenísimo, mamá; me guardo lo demás para mañana». Pídele una cosa concreta: ensalada en la mesa y la salsa aparte. Cocina tú una noche por semana. Lo que falla es anunciar una dieta; pide ayuda para entrenar mejor. No saltes comidas para compensar.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Bajé ocho kilos y ahora pienso todo el día en comida, ¿es normal?',
      'pienso todo el dia en comida',
      '¿y eso se pasa?',
      'Me da miedo comer un trozo de pan y me peso cinco veces al día.',
    ],
    answer:
      'Un poco de hambre es normal; pensar todo el día en comida y temer el pan, no, y merece ayuda pronto: pide cita con tu médico y cuéntale esto tal cual. Hoy guarda la báscula, haz tres comidas y una merienda, y díselo a alguien de confianza. Deja la bajada de peso parada. Si hay vómitos, desmayos o días sin comer, ve cuanto antes.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Bajé cuatro kilos y anoche me comí media tarta, ¿lo arruiné?',
      'baje 4 kilos y comi tarta',
      '¿y hoy cómo lo compenso?',
      'Iba perfecto hasta el cumpleaños de mi hermana.',
    ],
    answer:
      'No arruinaste nada: cuatro kilos son meses de decisiones, y una tarta es una noche con tu hermana. Hoy no compenses: desayuna normal, come tu plato de siempre y ve a la clase que tocaba. No te peses hasta dentro de cuatro días, porque verías agua. Lo que falla es el ayuno del día después, que acaba en otro atracón.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Trabajo en obra y quemo todo, ¿qué llevo para no perder peso?',
      'trabajo en obra y no subo',
      '¿y qué como allí, sin microondas?',
      'Salgo a las seis, cargo sacos y luego entreno.',
    ],
    answer:
      'Lleva cuatro cosas que aguantan fuera: dos bocadillos grandes de atún o tortilla, un puñado doble de frutos secos, dos plátanos y medio litro de leche o yogur bebible. Come cada tres horas, no solo al mediodía. Cena completa tras entrenar. Lo que falla es llegar a la noche con 1.000 calorías. Si sigues bajando comiendo así, médico.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Subí cuatro kilos pero creo que es barriga, ¿sigo?',
      'subi 4 kilos de barriga',
      '¿y cómo sé si es músculo?',
      'La ropa me aprieta en la cintura y no en los hombros.',
    ],
    answer:
      'Frena: baja unas 200 calorías, deja dulces y bebidas, y sigue con la proteína y las pesas. Buena señal es que suban tus cargas y la cintura crezca menos de un centímetro al mes. Mide cintura y muslo cada dos semanas. Ritmo: un kilo por mes o menos. Lo que falla es subir rápido sin fuerza dos días por semana.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'No tengo dinero para comer tanto, ¿qué es lo más barato para subir?',
      'subir de peso barato',
      '¿y con poco presupuesto?',
      'Me piden comer seis veces y no me llega el sueldo.',
    ],
    answer:
      'Lo más barato: avena, arroz, lentejas, huevos, leche, cacahuetes y aceite de oliva o girasol. Añade cada día un vaso de leche con avena y plátano, una cucharada de aceite al arroz y un huevo más: son unas 500 calorías por poco dinero. Compra legumbre seca. Lo que falla es gastar en botes de ganador de peso, que son sobre todo azúcar.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Subí dos kilos en dos meses, ¿no es poquísimo?',
      'subi 2 kilos en 2 meses',
      '¿debería ir más rápido?',
      'Mis amigos suben cinco y yo solo dos.',
    ],
    answer:
      'Dos kilos en dos meses es justo el ritmo que se queda, y lo conseguiste comiendo cada día, que es lo aburrido. Sigue igual; cuando la báscula pare dos semanas, añade un vaso de leche y un puñado de frutos secos. Comprueba que tus cargas suben. Lo que falla es compararte con quien sube cinco: casi todo es agua y grasa que luego hay que quitar.',
  },
  {
    matter: 'sleep',
    asked: [
      'Tenemos un bebé y duermo cinco horas a trozos, ¿entreno?',
      'bebe y duermo cinco horas',
      '¿y qué hago con el sparring?',
      'Me levanto tres veces por noche y a las ocho tengo clase.',
    ],
    answer:
      'Entrena dos días, corto y técnico, y deja el sparring hasta dormir al menos seis horas dos noches seguidas: con sueño reaccionas tarde. Pacta con tu pareja una noche de cada dos en otra habitación. Siesta de 20 minutos antes de conducir al gimnasio. Lo que falla es querer el plan de antes. Si cabeceas al volante, no vayas.',
  },
  {
    matter: 'sleep',
    asked: [
      'Ya dejé el móvil y el café y sigo sin dormir, ¿qué más?',
      'ya deje el cafe y nada',
      'probé todo eso, ¿y ahora?',
      'Me acuesto a las once y miro el techo hasta la una.',
    ],
    answer:
      'Acuéstate más tarde: durante dos semanas, a la una, y levántate siempre a la misma hora, también el domingo. Cuando te duermas en 15 minutos, adelanta un cuarto de hora por semana. Si no llega el sueño, levántate a leer con poca luz. Lo que falla es quedarse en la cama peleando. Si dura más de un mes, médico: existe terapia específica para el insomnio.',
  },
  {
    matter: 'sleep',
    asked: [
      'Mi pareja dice que ronco y dejo de respirar, ¿tiene que ver con mi cansancio?',
      'ronco y dejo de respirar',
      '¿y eso se mira dónde?',
      'Duermo ocho horas y me levanto como apaleado.',
    ],
    answer:
      'Puede ser la causa directa: pide cita con tu médico y di «me ven pausas al respirar», que suele llevar a un estudio del sueño. Hasta entonces duerme de lado, sin alcohol ni pastillas para dormir, y graba cinco minutos de ronquido. Lo que falla es tratarlo como sobreentrenamiento. Si te duermes al volante o sentado, no conduzcas y adelanta la cita.',
  },
  {
    matter: 'sleep',
    asked: [
      'Esta semana dormí cuatro noches de siete horas, ¿lo noto ya o tarda?',
      'cuatro noches de 7 horas',
      'es poco, pero ¿sirve?',
      'Venía de cinco horas y hoy me desperté antes que la alarma.',
    ],
    answer:
      'Cuatro noches buenas viniendo de cinco horas es un cambio grande, y despertar antes de la alarma ya es notarlo. El humor y la atención mejoran en días; la fuerza y el fondo, en dos o tres semanas. Protege la hora de levantarte, que es la que sostiene lo demás. Lo que falla es gastar el sábado hasta las cuatro: máximo una hora de diferencia.',
  },
  {
    matter: 'supplements',
    asked: [
      'Tomo creatina y subí kilo y medio, ¿la dejo antes de pesarme?',
      'creatina y subi de peso',
      '¿y cuándo la dejo si compito?',
      'Desde la creatina estoy por encima de mi categoría.',
    ],
    answer:
      'Es agua dentro del músculo; si vas justo de peso, déjala unas cuatro semanas antes y baja sola, o compite arriba con ella. No la quites a última hora ni recortes agua. Para saberlo, pésate tres semanas seguidas con ella y elige categoría con ese número. Lo que falla es empezarla en plena preparación. Con problemas de riñón, médico antes.',
  },
  {
    matter: 'supplements',
    asked: [
      'Un compañero me ofrece unas pastillas que queman grasa, ¿las pruebo?',
      'pastillas quemagrasa',
      'él dice que son naturales, ¿y entonces?',
      'Me regaló un bote sin etiqueta en el vestuario.',
    ],
    answer:
      'No: sin etiqueta no sabes qué es, y en quemagrasas aparecen a menudo estimulantes peligrosos para el corazón y prohibidos en competición. Di: «gracias, no tomo nada que no traiga en la caja». Si ya tomaste y notas palpitaciones, dolor de pecho o temblor, urgencias con el bote en la mano. Lo que falla es creer que natural significa seguro.',
  },
  {
    matter: 'supplements',
    asked: [
      'Tomo seis botes al mes, ¿cuáles quito?',
      'tomo seis suplementos cuales quito',
      '¿y con cuál me quedo?',
      'Gasto ochenta euros y no noto nada.',
    ],
    answer:
      'Quédate con la creatina, y con la proteína solo si no llegas comiendo; quita aminoácidos, quemagrasas, preentreno y todo lo que prometa hormonas. La vitamina D o el hierro, únicamente si una analítica lo pide. Deja uno cada semana y apunta si notas algo. Lo que falla es tomar dos productos con cafeína sin saberlo. Ese dinero, en comida y fisioterapeuta.',
  },
  {
    matter: 'supplements',
    asked: [
      'Tiré el preentreno y estuve tres días con dolor de cabeza, ¿vuelvo?',
      'deje el preentreno y duele la cabeza',
      'lo dejé, pero me siento fatal, ¿es normal?',
      'Tercer día sin el bote y entreno dormido.',
    ],
    answer:
      'Dejarlo fue buena decisión, y el tercer día suele ser de los peores: es la falta de cafeína y se va en una semana más o menos. No vuelvas; si molesta mucho, toma un café pequeño por la mañana y redúcelo en cuatro días. Duerme y bebe agua. Si el dolor llega tras un golpe, es brutal o hay visión borrosa, médico.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Tengo gastroenteritis y mañana hay examen de cinturón, ¿voy?',
      'gastroenteritis y examen mañana',
      '¿y si mañana ya no vomito?',
      'Llevo desde anoche en el baño y no quiero perder el examen.',
    ],
    answer:
      'No vayas: espera 48 horas desde el último vómito o diarrea, por ti y por el tatami entero. Escribe hoy: «profesor, estoy con gastroenteritis, ¿puedo examinarme otro día?». Suero oral a sorbos, arroz y plátano cuando entren. Si hay sangre, fiebre alta, mareo al levantarte o no retienes líquido en un día, médico. Lo que falla es ir vacío y desmayarse.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Tengo un herpes en el labio, ¿puedo rodar si lo tapo?',
      'herpes labial puedo rodar',
      '¿y con un parche encima?',
      'Me salió la ampolla el lunes y el jueves hay clase.',
    ],
    answer:
      'No, tampoco tapado: espera a que todas las ampollas estén secas y con costra firme, y que el médico o farmacéutico te diga si conviene tratamiento. Mientras tanto, sombra en casa y botella propia. Avisa al compañero con quien rodaste: «mírate la piel estos días». Si aparece en otra zona, con fiebre o cerca del ojo, médico hoy.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Tomo antibióticos desde ayer, ¿cuándo entreno?',
      'antibioticos cuando entreno',
      'ya me siento mejor, ¿puedo mañana?',
      'Me dieron antibiótico por la garganta y me aburro en casa.',
    ],
    answer:
      'No mientras haya fiebre o te sientas flojo; después, pregunta a quien te lo recetó, porque algunos antibióticos afectan tendones y hay que evitar esfuerzos. Termina la caja como te dijeron. Empieza con dos días de movilidad y técnica, sin contacto. Si es infección de piel, no pises el tatami hasta tener permiso. Lo que falla es volver el segundo día, cuando solo baja el síntoma.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Me quedé en casa enfermo y me perdí el torneo, ¿hice bien?',
      'falte al torneo por enfermo',
      'todos fueron menos yo, ¿exageré?',
      'Mi equipo trajo medallas y yo estaba en la cama.',
    ],
    answer:
      'Hiciste bien, y además cuidaste a tu equipo: competir con fiebre carga el corazón y contagia a todos. Hoy felicítalos con un mensaje y descansa hasta 24 horas sin fiebre ni pastillas. Luego tres días suaves y busca el siguiente torneo en el calendario, a seis u ocho semanas. Si al volver notas falta de aire o palpitaciones, para y médico.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'La regla me baja el día del torneo y llevo kimono blanco, ¿qué hago?',
      'regla y kimono blanco',
      '¿y para que no se note ni me moleste?',
      'Me toca competir el primer día y me da pánico mancharme.',
    ],
    answer:
      'Ponte doble protección, copa o tampón más braga menstrual, y encima mallas negras cortas bajo el pantalón; cámbiate justo antes de calentar. Lleva dos mudas y un pantalón de repuesto. Si pasa algo, di al árbitro «necesito cambiarme» y sales un minuto. Ensáyalo en una clase. Si el dolor no cede con lo habitual o manchas muchísimo, ginecología.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'La semana antes de la regla pierdo fuerza y me enfado, ¿cambio el plan?',
      'semana antes de la regla sin fuerza',
      '¿y qué pongo esos días?',
      'Cada mes hay cinco días en los que todo sale mal.',
    ],
    answer:
      'Sí: pon ahí tu semana suave, con técnica y rounds al 60 %, y el sparring fuerte en la semana posterior a la regla. Apunta tres ciclos, energía de 1 a 10, y muévelo según tus números. Come un poco más de carbohidrato y duerme antes. Lo que falla es medir tu nivel en esos cinco días. Si el ánimo se hunde de verdad, médico.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Entrené después del parto y se me escapó orina al saltar, ¿es normal?',
      'se me escapa orina al saltar',
      '¿y sigo saltando o lo dejo?',
      'En la comba me mojo y no me atrevo a decirlo.',
    ],
    answer:
      'Es frecuente, pero no hay que vivir con ello: pide cita con fisioterapia de suelo pélvico y deja saltos y pesas máximas hasta entonces. Cambia la comba por pasos laterales y sombra; exhala al hacer fuerza. Puedes decir en clase solo: «hoy no salto». Si notas un bulto, dolor o sangrado, médico. Lo que falla es callarlo un año.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Me volvió la regla después de cinco meses, ¿puedo entrenar fuerte otra vez?',
      'me volvio la regla',
      'comí más y volvió, ¿y ahora?',
      'Subí tres kilos como pidió la doctora y ha funcionado.',
    ],
    answer:
      'Es una noticia estupenda: tu cuerpo te dice que por fin tiene comida suficiente, y te costó valor. Sigue comiendo igual y sube la carga poco a poco, una sesión más cada dos o tres semanas, de acuerdo con tu doctora. Espera tres ciclos seguidos antes de hablar de categorías de peso. Lo que falla es celebrar recortando comida. Si vuelve a faltar, cita.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Tengo una boda diez días antes de pelear, ¿puedo beber algo?',
      'boda diez dias antes',
      '¿una copa o ninguna?',
      'Se casa mi hermano y soy el padrino.',
    ],
    answer:
      'Un brindis, una copa, y ya: diez días dan margen, pero una noche larga te quita dos o tres entrenamientos buenos. Come bien, alterna con agua y vete a la hora que decidas antes, por ejemplo la una. Al día siguiente, paseo y siesta. Lo que falla es la barra libre a las tres. Si estás bajando peso o medicándote, mejor brinda sin alcohol.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Intento beber solo el sábado y acabo bebiendo cuatro días, ¿qué hago?',
      'no puedo beber solo el sabado',
      'ya lo intenté tres veces, ¿y ahora?',
      'Me digo una cerveza y termino la noche entera.',
    ],
    answer:
      'Habla esta semana con tu médico y dile exactamente eso: «me propongo un día y son cuatro»; hay ayuda eficaz y no es cuestión de voluntad. Hasta la cita, sin alcohol en casa y clase los días más difíciles. Si bebes a diario mucho, no cortes de golpe sin médico: temblor, sudor o confusión son urgencias. Cuéntaselo hoy a una persona.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Mi equipo celebra siempre en el bar, ¿cómo voy sin beber?',
      'el equipo siempre va al bar',
      '¿y qué pido para que no pregunten?',
      'Si no voy, me pierdo al grupo; si voy, bebo.',
    ],
    answer:
      'Ve la primera hora, llega ya cenado y pide de entrada agua con gas con limón o cerveza sin alcohol: con el vaso lleno nadie pregunta. Frase: «mañana entreno a las ocho». Ofrécete a conducir. Propón una vez al mes desayuno después del open mat. Lo que falla es decidirlo con el camarero delante; decídelo en la puerta del gimnasio.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Llevo tres semanas sin fumar y ayer cayó uno, ¿vuelvo a empezar?',
      'tres semanas sin fumar y cayo uno',
      'fue solo uno, ¿lo perdí todo?',
      'Después de perder el combate me fumé un cigarrillo.',
    ],
    answer:
      'Tres semanas siguen siendo tuyas: un cigarrillo es un tropiezo, no el final. Hoy tira el paquete, anota qué lo disparó, aquí la derrota, y prepara otra salida para ese momento: diez minutos andando o llamar a alguien. Pregunta en la farmacia o al médico por ayuda para dejarlo. Lo que falla es el «ya que he empezado». Si hay dolor de pecho, médico.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Van con dos horas de retraso, ¿qué hago con el calentamiento?',
      'torneo con retraso calentar',
      'ya había calentado, ¿y ahora?',
      'Calenté a las diez y son las doce y nadie me llama.',
    ],
    answer:
      'Vuelve a cero: abrígate, siéntate, come medio plátano y bebe a sorbos. Pon a alguien a mirar la lista y vuelve a calentar cuando falten tres combates, 8 minutos: movilidad, dos subidas de 40 segundos y agarres. Cada hora sin noticias, otra ración pequeña. Lo que falla es moverse dos horas sin parar y entrar ya cansado.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Me toca contra mi compañero de equipo en semifinal, ¿qué hacemos?',
      'me toca con mi compañero',
      '¿peleamos o se lo dejo?',
      'Somos amigos y nos cruzamos en la llave.',
    ],
    answer:
      'Pelead de verdad, si el equipo no tiene otra norma; preguntad al entrenador antes de salir. Acordad dos frases: «a tope y limpio» y «después, desayuno pagado por el que gane». Que el entrenador no haga esquina a ninguno. Usad vuestro juego normal y tocad pronto. Lo que falla es decidirlo en el tatami, con uno que afloja y otro que no.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Me di un golpe en la cabeza en el primer combate y gané, ¿hago el segundo?',
      'golpe en la cabeza y gane',
      'me siento casi bien, ¿sigo?',
      'Caí de nuca, gané, y en veinte minutos me toca otra vez.',
    ],
    answer:
      'No hagas el segundo: avisa ahora al médico del torneo y al entrenador, y quédate con alguien. Un segundo golpe sobre un cerebro recién golpeado puede ser gravísimo, aunque te sientas casi bien. Di: «caí de nuca, me retiro». Vómito, sueño raro, confusión, visión doble o dolor que crece: urgencias ya. Nada de sparring hasta el alta médica.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Me llevé un bronce y todos me felicitan, pero yo quería el oro, ¿qué hago?',
      'bronce y queria oro',
      '¿está mal sentirse así?',
      'Subí al podio con cara larga y me da vergüenza.',
    ],
    answer:
      'Un bronce se gana levantándose después de perder la semifinal, y eso vale tanto como la medalla; querer más no está mal. Hoy da las gracias a tu esquina y hazte la foto. El martes mira solo la semifinal y escribe una cosa que entrenar seis semanas. Lo que falla es volver el lunes a matarte: dos o tres días suaves primero.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Veo lucecitas después de los sparrings, ¿es de cansancio?',
      'veo lucecitas tras sparring',
      'solo dura unos minutos, ¿voy al médico?',
      'Hace tres semanas que veo destellos después de los golpes.',
    ],
    answer:
      'Trátalo como señal seria: deja el sparring hoy y ve al médico; destellos tras golpes pueden venir de la retina o de una conmoción. Si aparecen moscas nuevas, una cortina oscura, visión doble o dolor de cabeza fuerte, urgencias ahora mismo. Mientras tanto, nada de contacto ni cargas fuertes. Lo que falla es esperar porque se pasa en minutos.',
  },
  {
    matter: 'body-signs',
    asked: [
      'El corazón me da saltos raros al parar de entrenar, ¿qué hago?',
      'el corazon me da saltos',
      '¿y si solo pasa después de los rounds?',
      'Al sentarme noto como un vuelco en el pecho.',
    ],
    answer:
      'Pide cita con tu médico esta semana y no hagas sesiones fuertes hasta entonces; suele empezar con un electrocardiograma. Anota cuándo, cuánto dura y si tomaste cafeína o preentreno. Enfría caminando 5 minutos en vez de sentarte de golpe. Si hay desmayo, dolor de pecho, falta de aire o un familiar murió joven del corazón, para todo y ve a urgencias.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Orino rosado después de un combate con golpes al cuerpo, ¿espero?',
      'orina rosada tras golpes',
      '¿y si mañana ya está normal?',
      'Me dieron mucho en los riñones y la orina salió roja.',
    ],
    answer:
      'No esperes: sangre en la orina tras golpes se mira hoy en urgencias, aunque mañana parezca normal. Di que recibiste golpes en los costados y cuándo. Hasta el resultado, ningún contacto y nada de antiinflamatorios por tu cuenta. Si hay dolor fuerte en el costado, mareo o barriga dura, llama a emergencias. Lo que falla es pensar que fue la remolacha.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Fui al médico por lo de la oreja y me la drenaron, ¿cuándo vuelvo?',
      'me drenaron la oreja',
      'ya me la vaciaron, ¿y ahora?',
      'Me pusieron una compresión y el lunes hay clase.',
    ],
    answer:
      'Ir pronto fue lo mejor que podías hacer por esa oreja. Vuelve a rodar cuando el médico lo diga, muchas veces tras una o dos semanas sin fricción, y con protector desde el primer día. Hasta entonces, la compresión puesta como te indicaron y solo fuerza de piernas. Si se llena otra vez, está caliente, supura o hay fiebre, vuelve ese mismo día.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Mi día libre es cargar cajas ocho horas, ¿eso cuenta como descanso?',
      'dia libre cargando cajas',
      '¿y entonces cuándo descanso?',
      'Los domingos no entreno pero trabajo en el mercado.',
    ],
    answer:
      'No cuenta: para tu espalda es una sesión de fuerza. Pon el descanso verdadero en un día de trabajo tranquilo y el domingo haz solo 10 minutos de movilidad por la noche. Quita una sesión de pesas, las cajas ya la hacen. Lo que falla es hacer sparring el lunes por la mañana: pásalo al martes. Si la espalda duele dos semanas, fisioterapeuta.',
  },
  {
    matter: 'rest-days',
    asked: [
      '¿Puedo ir a clase solo a mirar en mi día libre?',
      'ir a clase a mirar en descanso',
      '¿o acabaré entrenando?',
      'Voy a mirar y siempre termino rodando.',
    ],
    answer:
      'Sí, ve sin kimono y con libreta: así no puedes rodar. Elige una persona de tu estilo y apunta tres cosas: su primer agarre, qué hace al perder posición y cuándo descansa. Máximo una hora. Di al llegar: «hoy miro, mañana ruedo». Lo que falla es llevar la bolsa por si acaso. Si quedarte fuera te angustia de verdad, ese día mejor no vayas.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Voy una semana de vacaciones con la familia, ¿entreno algo?',
      'vacaciones una semana entreno',
      '¿y si no hago nada de nada?',
      'Mi mujer no quiere ver la comba en la maleta.',
    ],
    answer:
      'No hagas nada obligatorio: una semana sin entrenar no te quita nivel y suele curar dedos y rodillas. Camina, nada y duerme; si te apetece, 10 minutos de movilidad antes de que se despierten. Dile a tu mujer: «esta semana no hay gimnasio». Al volver, dos clases al 70 %. Lo que falla es el sparring fuerte el primer lunes.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Por fin descansé un día entero sin culpa, ¿cómo lo mantengo?',
      'descanse sin culpa por fin',
      'salió bien, ¿y la próxima semana?',
      'El domingo dormí, comí con amigos y no abrí la bolsa.',
    ],
    answer:
      'Un domingo entero en paz es entrenamiento del que no se ve, y te salió. Ponlo en el calendario como una clase más, mismo día, con un plan agradable ya quedado. Apunta cómo rindes el martes siguiente: ese dato quitará la culpa mejor que cualquier frase. Lo que falla es cederlo la primera semana que alguien te propone un open mat.',
  },
]
