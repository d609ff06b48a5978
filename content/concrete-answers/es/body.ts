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
]
