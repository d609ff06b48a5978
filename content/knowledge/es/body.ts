import type { EntryWords } from '../entry.ts'
import type { BODY_ENTRIES } from '../facts/body.ts'

export const BODY: Record<keyof typeof BODY_ENTRIES, EntryWords> = {
  'breathe-in-rounds': {
    asked: [
      'como respiro en el sparring, aguanto el aire todo el round',
      'corro 10 km tranquilo y al minuto de sparring ya estoy muerto',
      'por qué me canso tanto rodando si tengo buen físico',
      'mi profe me grita respira respira y no sé qué hacer en concreto',
      'se me ponen los brazos de plomo después del primer intercambio, creo que voy muy tenso',
      'en el costal bien pero en el sparring me quedo sin aire',
    ],
    answer:
      'Si en el saco aguantas y en el sparring te mueres, estás conteniendo el aire y apretando todo: lo primero que se entrena es soltarlo.\n1. Sopla corto y seco entre los dientes con cada golpe, patada, sprawl o puente; el aire entra solo.\n2. Tras cada intercambio sal de distancia, o en el suelo deja caer tu peso arriba; baja los hombros y respira lento dos veces por la nariz.\n3. Haz tres rounds a media fuerza en los que respirar sea la única tarea.\nSolo si también te apagas en el saco te falta físico. Silbidos al respirar, dolor de pecho o mareo con el esfuerzo: al médico.',
    why: 'Un pulmón que no se vacía no puede llenarse de aire nuevo, y el cuerpo apretado gasta aunque no haga nada.',
    step: 'Haz tus dos primeros rounds a media fuerza y suelta el aire de forma que se oiga en cada acción.',
    mistake: 'Casi todos se ponen a correr más cuando el problema es el aire retenido y los hombros duros.',
  },
  'roadwork-or-intervals': {
    asked: [
      'qué es mejor para el cardio, correr largo o intervalos',
      'trote suave o sprints para pelear',
      'cuantas veces por semana tengo que correr para no fundirme en el tercer round',
      'tengo tiempo para dos sesiones de cardio aparte de las clases, cuáles hago',
      'un amigo dice que trotar no sirve para peleadores, que solo hiit',
      'mi fondo es un desastre, llego sin nada al último round, necesito un plan para correr',
    ],
    answer:
      'Haz las dos cosas: una carrera larga suave y una sesión dura de intervalos por semana, además de tus clases. La suave dura de 30 a 45 minutos, a un ritmo en el que todavía hablas con frases enteras; te hace recuperar más rápido entre explosiones. La dura son 4 veces 4 minutos, tan fuerte que solo te salen palabras sueltas, con 3 minutos de trote entre cada una; también vale en bici, remo o saco. Las últimas cuatro semanas antes de pelear, ajusta los intervalos a tu round y tu descanso. Deja un día entre la dura y el sparring. Lo notas en seis a ocho semanas.',
    why: 'El fondo suave repone la energía entre ráfagas y los intervalos enseñan a soportar el pico; ninguno reemplaza al otro.',
    step: 'Haz una carrera suave de 35 minutos y una sesión de 4 por 4 minutos, que no caiga el día antes del sparring.',
    mistake:
      'Lo común es correr siempre a medio ritmo: demasiado fuerte para recuperar y demasiado flojo para mejorar.',
  },
  'lifts-beside-sport': {
    asked: [
      'cuántas veces por semana hago pesas si boxeo 3 días',
      'qué ejercicios de fuerza para jiu jitsu, tengo un gym básico',
      'las pesas me van a poner lento y duro para el kickboxing?',
      'que levantamientos tiene que hacer un peleador',
      'necesito una rutina de fuerza que no me arruine los entrenamientos',
      'series y repeticiones para mma, pesado o muchas repes',
    ],
    answer:
      'Haz pesas dos veces por semana, unos 45 minutos, y con cinco movimientos alcanza.\n1. Sentadilla, normal o con un pie adelante.\n2. Cadera: peso muerto o hip thrust.\n3. Tirar: dominadas o remo.\n4. Empujar: flexiones de brazos o press sobre la cabeza.\n5. Caminar cargando peso, o tronco, como la plancha lateral.\nSon 3 series de 4 a 6 repeticiones y paras cuando aún te quedan dos buenas; si todas salen limpias, suma el disco más chico. Si empiezas de cero, de 8 a 10 repeticiones las primeras seis semanas. No te pone lento; llegar adolorido al sparring, sí. Dos semanas antes de pelear, la mitad de series.',
    why: 'Boxeo y pesas se recuperan con la misma energía, y dos dosis cortas ya dan la señal de fuerza sin vaciar las clases.',
    step: 'Reserva en tu semana dos sesiones de fuerza de 45 minutos, con los cinco movimientos y 3 series de cada uno.',
    mistake: 'Muchos hacen repeticiones eternas con poco peso, que cansan como otro sparring y no dan fuerza.',
  },
  'sore-legs-and-sparring': {
    asked: [
      'tengo las piernas destruidas por las sentadillas y mañana hay sparring, voy o no',
      'que día hago pesas para no llegar adolorido a clase',
      'pesas antes o después de bjj el mismo día',
      'desde que hago pesas vivo con agujetas y pateo lento',
      'se puede entrenar con dolor muscular?',
      'no puedo ni bajar escaleras del dolor en las piernas, falto hoy a muay thai?',
    ],
    answer:
      'Con dolor muscular normal puedes entrenar, pero técnica y rounds suaves, nada de sparring duro. El dolor llega al máximo uno o dos días después de las pesas. Por eso levanta el mismo día de una clase fuerte, después o con seis horas de por medio como mínimo, y deja suave el día siguiente; nunca pierna pesada en los dos días antes del sparring. Si todas las semanas te duele todo, baja a 2 series y no cambies de ejercicios: los nuevos son los que más duelen. Para con dolor agudo en un punto o en una articulación. Músculos muy hinchados con orina marrón oscura: al hospital hoy.',
    why: 'Un músculo adolorido pierde fuerza y llega tarde, así que a ritmo fuerte defiendes con retraso y apoyas mal rodillas y tobillos.',
    step: 'Mueve tu día de pierna para que queden dos días entre ese día y tu sparring más duro.',
    mistake: 'La mayoría hace pesas el día de descanso y así nunca descansa.',
  },
  'neck-training': {
    asked: [
      'cómo entreno el cuello para boxeo sin arnés',
      'ejercicios de cuello para lucha, los puentes son seguros?',
      'tener el cuello fuerte evita que te noqueen?',
      'tengo cuello de lápiz y me lo tuercen en cada rodada',
      'cuantas veces por semana se entrena el cuello y cuántas repeticiones',
      'siempre acabo con el cuello duro después del clinch, lo fortalezco?',
    ],
    answer:
      'Entrena el cuello dos o tres veces por semana, cinco minutos, usando tu mano como resistencia.\n1. Palma en la frente, empuja y que nada se mueva: 3 veces 10 segundos.\n2. Lo mismo en la nuca y en cada lado.\n3. A las tres semanas, acuéstate en un banco con la cabeza fuera del borde y levántala despacio: 2 veces 15, boca arriba, boca abajo y de cada lado.\nNada de puentes de luchador hasta que un entrenador te los enseñe. Un cuello fuerte frena la cabeza, pero no vuelve seguros los golpes duros. Hormigueo o debilidad en un brazo: para y ve al médico.',
    why: 'Un cuello firme deja que la cabeza se sacuda menos, y con tu mano controlas la carga y la sueltas al instante.',
    step: 'Haz las cuatro direcciones, 3 veces 10 segundos contra tu mano, al final de dos entrenamientos.',
    mistake: 'Muchos empiezan con puentes o con arnés cargado y se lastiman el cuello la primera semana.',
  },
  'higher-kicks': {
    asked: [
      'no paso de la cintura con la patada, cómo llego a la cabeza',
      'cadera dura, cuánto tardo en patear alto',
      'estiro todos los días y sigo sin abrirme',
      'cuantos minutos de estiramiento para patadas altas',
      'tengo 38 y la pierna no sube, paso vergüenza en taekwondo',
      'los isquios y aductores acortados me matan la patada circular',
    ],
    answer:
      'Estira diez minutos cinco días por semana y entrena la fuerza para sostener la pierna arriba; casi todos tardan de tres a seis meses.\n1. En caliente o después de entrenar: aductores con piernas abiertas, isquiotibiales y frente de cadera en zancada, 2 veces 45 segundos cada uno; que tire, que no duela.\n2. Luego sube la rodilla a la altura de la patada, extiende lento y aguanta 5 segundos, 5 veces por lado, una mano en la pared.\n3. Al patear, gira el pie de apoyo hasta que el talón mire al blanco; sin eso la cadera se traba por flexible que seas. Pellizco profundo en la ingle: fisioterapeuta.',
    why: 'El tejido cede si lo visitas casi a diario, y una altura sin fuerza no se sostiene: la pierna llega y se cae.',
    step: 'Estira tres posiciones, 2 veces 45 segundos, cinco noches, y agrega las extensiones lentas sostenidas.',
    mistake: 'Lo típico es estirar a lo bestia una vez por semana y olvidarse de girar el pie de apoyo.',
  },
  'warm-up-before-training': {
    asked: [
      'cómo caliento bien antes del sparring',
      'se estira antes o después de entrenar',
      'cuánto tiempo hay que calentar antes de una pelea',
      'siempre necesito dos rounds para entrar en ritmo y ya voy perdiendo',
      'tengo 10 min antes de la clase, qué calentamiento hago con la cadera dura',
      'estirar quieto antes de patear es bueno o malo',
    ],
    answer:
      'Calienta de 10 a 15 minutos con movimientos que se vayan pareciendo a tu deporte, y deja los estiramientos largos para el final.\n1. Cuatro minutos de cuerda o trote, hasta sudar un poco.\n2. Cuatro minutos de balanceos de pierna, zancadas con giro, círculos de cadera y de brazos, 10 de cada uno.\n3. Cinco minutos de sombra, o entradas y levantadas técnicas, de lento a rápido.\n4. Dos explosiones de 20 segundos a tope.\nEl día de la pelea termina unos diez minutos antes de que te llamen y quédate abrigado. Estirar más de un minuto justo antes quita algo de potencia; menos de 30 segundos no afecta.',
    why: 'El músculo caliente se contrae antes y cede mejor, y los gestos parecidos al combate despiertan también equilibrio y reacción.',
    step: 'Llega quince minutos antes a cada clase y haz las cuatro partes en orden.',
    mistake: 'Muchos se sientan a estirar largo en frío y de ahí pasan directo a los rounds duros.',
  },
  'sessions-per-week': {
    asked: [
      'cuántos días por semana entreno si soy principiante',
      '3 veces por semana de jiu jitsu alcanza para mejorar?',
      'puedo entrenar todos los días o es mucho',
      'como acomodo la semana con boxeo, pesas y correr',
      'entreno 6 días y no avanzo, capaz es demasiado',
      'cuantos días de descanso se toma un peleador',
    ],
    answer:
      'Para casi todos, lo ideal son tres clases por semana; con dos avanzas lento, y cuatro o cinco son para quien compite. Los primeros tres meses haz dos o tres, con un día en medio. Después alterna días duros y suaves: dos duros como máximo (sparring, rounds fuertes), la fuerza el mismo día que una clase dura y un día sin nada. Ejemplo: lunes sparring y pesas, martes técnica, miércoles carrera suave, jueves clase dura y pesas, viernes libre, sábado repetición de técnicas. Suma una sola sesión a la vez y mantenla cuatro semanas antes de sumar otra.',
    why: 'Con tres, cada clase encuentra fresco lo de la anterior y aún queda un día para reparar; con más, el cuerpo nuevo acumula deuda.',
    step: 'Escribe tu semana en un papel, con dos días duros marcados y un día vacío.',
    mistake: 'El principiante típico pasa de cero a cinco sesiones y a las seis semanas está lesionado o ya no viene.',
  },
  'eight-week-camp': {
    asked: [
      'peleo en 8 semanas, cómo armo la preparación',
      'me faltan dos meses para mi primera pelea amateur, qué hago cada semana',
      'plan de campamento para pelea, trabajo jornada completa',
      'cuándo empiezo el sparring duro antes de la pelea y cuándo lo corto',
      'cuánto dura la preparación para un torneo',
      'ya tengo fecha y no tengo idea de cómo llegar bien',
    ],
    answer:
      'Divide las ocho semanas en tres, tres y dos.\n1. Semanas 1 a 3, base: cuatro o cinco sesiones, carreras suaves, dos de fuerza y sparring técnico; elige las tres cosas con las que quieres ganar.\n2. Semanas 4 a 6, afinar: intervalos de la duración de tu round, rounds de situación sobre ellas, un sparring más duro por semana y una sola sesión corta de fuerza.\n3. Semanas 7 y 8, llegar fresco: sparring duro hasta 10 a 14 días antes, mitad de volumen, misma velocidad.\nAfloja un poco en la semana 4. Si en la semana 1 no estás cerca del peso, elige ya otra más alta.',
    why: 'La base permite aguantar la intensidad, la intensidad afina y el descanso la deja ver; en otro orden, una fase estropea la siguiente.',
    step: 'Marca en tu calendario los tres bloques y el último día de sparring duro, y muéstraselo a tu entrenador.',
    mistake: 'Lo más común es hacer sparring duro las ocho semanas y llegar cansado y golpeado.',
  },
  'taper-and-fight-week': {
    asked: [
      'cuánto entreno la semana de la pelea',
      'cuándo dejo de entrenar antes de pelear',
      'torneo el sábado, el jueves entreno o descanso',
      'cuantos días antes bajo la carga para un combate',
      'me da miedo perder el físico si descanso esta semana',
      'última semana antes de la pelea, qué sesiones hago',
    ],
    answer:
      'Entrena más o menos la mitad los últimos 10 a 14 días, sin perder velocidad, y el día anterior casi nada. En ese tiempo no pierdes físico; pierdes cansancio. Si peleas el sábado:\n1. Lunes: 5 rounds filosos de manoplas, o repetir tus primeras acciones.\n2. Martes: 30 minutos de técnica.\n3. Miércoles: 3 rounds rápidos, las últimas explosiones.\n4. Jueves: 20 minutos de movimiento suave, o libre.\n5. Viernes: una caminata, 10 minutos de sombra y la mochila lista.\nNada de sparring, ni pesas pesadas, ni técnicas nuevas, ni comidas nuevas. Si el jueves estás inquieto, es que está funcionando.',
    why: 'Para conservar velocidad basta un poco, mientras que lo que cansa es la cantidad; al quitarla, las piernas se sueltan.',
    step: 'Reduce a la mitad tus rounds y haz rápido cada uno de los que quedan.',
    mistake: 'La última semana a muchos les entra el pánico y meten una sesión dura más para sentirse listos.',
  },
  'signs-of-too-much': {
    asked: [
      'estoy sobreentrenado o soy flojo',
      'siempre cansado y cada vez peor aunque entreno más',
      'síntomas de sobreentrenamiento en artes marciales',
      'cuántos días paro si estoy quemado de tanto entrenar',
      'pulso alto en reposo, duermo mal y me duele todo',
      'me ganan compañeros a los que yo les ganaba y llevo semanas sin energía',
    ],
    answer:
      'Si dos o más de estas señales llevan dos semanas, es demasiado: rindes menos aunque entrenas, duermes mal, pulso matinal cinco o más latidos sobre lo normal, ánimo apagado o irritable, resfriados seguidos, sin hambre. Entonces:\n1. Tres días solo de caminar.\n2. Una semana a la mitad, sin sparring y con una hora más de cama.\n3. Come más, sobre todo papa, arroz, pan y fruta; comer poco se ve exactamente igual.\nMejor a los diez días: vuelve con una sesión menos. Si no, o si bajas de peso o se te va la regla, al médico. Lo mismo si el bajón de ánimo no se va.',
    why: 'La pereza desaparece al empezar; un cuerpo sin recuperar empeora con el esfuerzo, y varias señales juntas rara vez son solo ánimo.',
    step: 'Tómate tres días completos libres y anota tu pulso cada mañana antes de levantarte.',
    mistake: 'Casi todos responden al bajo rendimiento entrenando más.',
  },
  'swollen-knee-or-ankle': {
    asked: [
      'me tronó la rodilla rodando y se hinchó, qué hago',
      'me doblé el tobillo entrenando, puedo ir mañana?',
      'tobillo hinchado y morado, médico o espero',
      'cuánto tiempo parado por torcerme la rodilla',
      'siento la rodilla floja desde el derribo pero puedo caminar',
      'se me trabó el pie en el tatami, está hinchado y compito en 3 semanas',
    ],
    answer:
      'No entrenes con esa pierna, y que la vea un médico hoy si no puedes dar cuatro pasos, duele al apretar el hueso, se ve torcida, el pie está dormido o frío, o la rodilla se hinchó en pocas horas, se traba o se te va. Si no, dos o tres días: pierna en alto, venda elástica, nada que duela. Desde el tercero camina y mueve más, si el dolor es leve. Sin mejora clara a los cinco días: médico o fisioterapeuta. Un esguince leve de tobillo suele tardar dos o tres semanas hasta el contacto, uno peor seis o más; una rodilla hay que examinarla antes de decir nada.',
    why: 'Una hinchazón rápida puede ser sangre dentro de la articulación, y cargar una rodilla suelta a veces vuelve grave una lesión pequeña.',
    step: 'Revisa ahora las señales de alarma y pide cita con un médico o fisioterapeuta si tienes aunque sea una.',
    mistake: 'Lo común es probarla en clase a los dos días, sin dolor pero con la articulación todavía floja.',
  },
  'rib-pain-after-training': {
    asked: [
      'me tronó una costilla en cien kilos y me duele respirar',
      'me dieron una patada al cuerpo y me duele al reír o estornudar, está rota?',
      'cuánto tiempo sin entrenar por una costilla en bjj',
      'puedo hacer sparring con la costilla golpeada si uso protector',
      'no puedo dormir de lado, las costillas me matan desde el martes',
      'lo del cartílago de la costilla, cuándo puedo volver a rodar',
    ],
    answer:
      'Sin contacto hasta respirar hondo, toser y girar sin dolor: por lo general de tres a seis semanas, más si está rota, y entonces el alta la da un médico. A urgencias ya si te falta el aire, el dolor se va al brazo o al hombro, toses sangre, te duele la barriga, te sientes desmayar o fue una caída fuerte. Médico en los próximos días si hay fiebre, flema de color o dolor que crece. Mientras, haz diez respiraciones hondas y lentas cada hora que estés despierto, aprieta un cojín contra las costillas al toser y no te vendes el pecho. Caminar y bici suave, en cuanto no duelan.',
    why: 'Cada respiración mueve la costilla y otro golpe puede desplazarla; y quien respira corto por el dolor deja sin ventilar parte del pulmón.',
    step: 'Cancela el contacto por ahora, avisa a tu entrenador y haz diez respiraciones hondas y lentas cada hora.',
    mistake: 'Muchos vuelven en la segunda semana, los aprietan una vez y empiezan de cero.',
  },
  'hurt-finger-or-hand': {
    asked: [
      'se me enganchó el dedo en un kimono y está gordo y morado',
      'me duele la mano de pegarle al saco, nudillo hinchado, fractura?',
      'me pongo cinta en el dedo y entreno igual?',
      'la punta del dedo me cuelga y no la puedo estirar',
      'me duele la muñeca cerca del pulgar desde el último round',
      'cuánto tiempo sin pegar con la mano lastimada',
    ],
    answer:
      'Hazte una radiografía en uno o dos días si el dedo o la mano están torcidos, un nudillo se hundió, no doblas o no estiras del todo, un dedo se cruza al cerrar el puño, duele al apretar el hueso, o duele la muñeca en la base del pulgar; si está dormido, blanco o con herida abierta, hoy mismo. Quítate ya los anillos, mano en alto y no tires del dedo para enderezarlo. Si se mueve todo y solo está hinchado y adolorido, únelo con cinta al dedo vecino, sin agarres ni golpes hasta cerrar el puño sin dolor, a menudo de dos a cuatro semanas. Entrena piernas y desplazamientos.',
    why: 'Una fractura pequeña parece un simple dedo gordo, y si hueso o tendón sueldan mal, la mano puede perder agarre para siempre.',
    step: 'Cierra el puño despacio junto a la mano sana, compara las dos y pide una radiografía si algo se ve distinto.',
    mistake: 'La mayoría le pone cinta a un dedo roto o desgarrado y le queda chueco de por vida.',
  },
  'return-after-injury': {
    asked: [
      'cuándo puedo volver al sparring después de la lesión de rodilla',
      'el fisio dice que estoy bien pero me da miedo que se me vaya otra vez',
      'primera semana después de 3 meses parado por el hombro, cómo arranco',
      'como vuelvo al jiu jitsu después de una operación',
      'el médico me dio el alta, vuelvo directo a tope?',
      'el tobillo ya sanó pero no confío en él cuando pateo',
    ],
    answer:
      'Vuelve en cinco etapas, mínimo dos sesiones en cada una, y sube solo si a la mañana siguiente no aumentó el dolor ni la hinchazón.\n1. Físico y técnica, solo.\n2. Técnica con un compañero que no se resiste.\n3. Rounds posicionales o técnicos con alguien de confianza.\n4. Sparring suave; eliges con quién.\n5. Entrenamiento completo; competir, tras dos a cuatro semanas así.\nAntes de la etapa 3, el lado lesionado necesita movimiento completo y cerca del 90 % de la fuerza del otro. El miedo se va con pruebas, no con esperar. Tras una operación o un golpe en la cabeza, el contacto lo decide el médico.',
    why: 'El tejido contesta a la carga horas después, y subir poco a poco encuentra el límite antes de que se convierta en recaída.',
    step: 'Define en qué etapa estás, díselo a tu entrenador y haz dos sesiones exactamente de eso.',
    mistake: 'Muchos saltan de la rehabilitación al sparring libre porque ya no duele.',
  },
  'old-pain-keeps-coming-back': {
    asked: [
      'hace un año que me duele la espalda por ratos, sigo entrenando?',
      'amanezco con los dedos duros y gordos de tanto agarrar kimono',
      'cada vez que entreno fuerte vuelve el dolor de rodilla',
      'meses con dolor de cuello por las guillotinas y la postura',
      'el hombro me truena y molesta, descanso, se pasa y vuelve a empezar',
      'es normal que a los 40 me duela todo',
    ],
    answer:
      'Con un dolor viejo puedes seguir mientras no pase de 3 sobre 10, no amanezca peor y no suba de semana en semana. Si pasa de ahí, quita lo que lo provoca, no el deporte: agarres con la mano abierta en vez de dedos metidos en la solapa; si es cuello o espalda, ni invertirte ni que te doblen; si es rodilla, nada de giros profundos. Fortalece la zona poco a poco, tres veces por semana, de ocho a doce semanas. Más de seis semanas igual: fisioterapeuta. Médico pronto: dolor nocturno, fiebre, pérdida de peso, adormecimiento o debilidad. Si no controlas la orina o se te duerme la entrepierna: urgencias.',
    why: 'El reposo total debilita justo lo que duele, y una carga tolerable lo acostumbra; si sube cada semana, ya es demasiada.',
    step: 'Anota el dolor de 0 a 10 después de cada sesión y a la mañana siguiente, junto con lo que hiciste.',
    mistake: 'Lo normal es descansar hasta que se calla y volver a la misma carga que lo causó.',
  },
  'eat-before-evening-session': {
    asked: [
      'qué como antes de entrenar a las 7 de la tarde si salgo directo del trabajo',
      'comí muy tarde y me dieron náuseas en el sparring',
      'cuántas horas antes de la clase tengo que comer',
      'llego sin energía a la clase de la noche, almorcé a las 12',
      'algo ligero para comer antes de jiu jitsu que no caiga pesado',
      'siempre entreno muerto de hambre o demasiado lleno',
    ],
    answer:
      'Come normal tres horas antes y algo pequeño una hora antes. Para una clase a las siete de la tarde: hacia las cuatro, o un almuerzo más grande si el trabajo no te deja, arroz, pasta o papas con pollo, huevo o frijoles y poca grasa. A las seis, una banana, dos tostadas con miel o un tazón pequeño de cereal: de 30 a 40 gramos de carbohidratos, nada frito y poca fibra. Entre el almuerzo y el entrenamiento bebe cerca de medio litro más de lo habitual. Si en el suelo te dan náuseas, pasa lo pequeño a noventa minutos antes y deja la leche.',
    why: 'Una comida tarda horas en salir del estómago, y el bocado final repone el azúcar que gastó la jornada.',
    step: 'Lleva una banana y dos rebanadas de pan con miel y cómetelas una hora antes de tu próxima clase.',
    mistake: 'Muchos no comen nada desde el mediodía y después le echan la culpa al cardio.',
  },
  'eat-before-early-session': {
    asked: [
      'entreno a las 6 am, como algo antes o voy en ayunas',
      'clase por la mañana y me mareo si no desayuno',
      'tan temprano no me entra la comida, qué puedo tomar antes de entrenar',
      'es malo hacer muay thai sin desayunar',
      'qué desayuno antes de un sparring a las 9',
      'entrenar con el estómago vacío quema más grasa, no?',
    ],
    answer:
      'Para una hora suave antes del desayuno basta con agua; antes de sparring o intervalos toma de 20 a 30 gramos de carbohidratos rápidos. Eso es una banana madura, un vaso de jugo o una rebanada de pan blanco con mermelada, 20 o 30 minutos antes, con un vaso de agua. El tanque se llena la noche anterior: cena completa con arroz, pasta o papas. Después desayuna bien dentro de la primera hora: avena, huevos, pan, fruta. Entrenar vacío no quema más grasa en la semana, solo empeora los rounds duros. Si tienes noventa minutos o más, mejor un tazón pequeño de avena cocida.',
    why: 'De noche el hígado gasta parte de su azúcar guardado: lo suave sale sin él, lo intenso no.',
    step: 'Deja por la noche una banana y un vaso de agua junto a la mochila y tómalos antes de la sesión temprana.',
    mistake:
      'Lo típico es saltarse los carbohidratos de la cena y también el desayuno, y apagarse en el segundo round.',
  },
  'eat-after-training': {
    asked: [
      'qué ceno si salgo de entrenar a las 10 de la noche',
      'es malo comer tarde después del sparring',
      'qué tan rápido tengo que comer al terminar de entrenar',
      'qué como para recuperarme, mañana temprano entreno otra vez',
      'llego de bjj y me como todo el refri',
      'comida después de kickboxing, batido o comida de verdad',
    ],
    answer:
      'Come normal dentro de las dos horas: una palma de proteína, uno o dos puños de carbohidratos, verduras y agua. Huevos con tostadas, arroz con pollo, yogur con avena y fruta: todo sirve; lo que hay que cumplir son 20 a 40 gramos de proteína. Que sea tarde no importa, solo que sea menos y sin grasa pesada para que duermas. Apúrate solo si entrenas otra vez en menos de ocho horas: ahí, carbohidratos y proteína en la primera hora. Por cada kilo que perdiste en la sesión bebe cerca de 1,5 litros repartidos en la noche. Si arrasas con el refrigerador, comiste poco antes.',
    why: 'El músculo se repara durante muchas horas, también mientras duermes, y para eso necesita material a mano; el minuto exacto pesa poco.',
    step: 'Cocina con tiempo una cena para después de entrenar, que te espere lista al llegar a casa.',
    mistake: 'Muchos toman solo un batido, se acuestan con hambre y al otro día comen de más.',
  },
  'food-after-weigh-in': {
    asked: [
      'qué como después del pesaje',
      'pesaje viernes al mediodía y peleo sábado en la noche, qué como y tomo',
      'cuánto tengo que beber después de pesarme',
      'la última vez comí después del pesaje y me hinché, qué hice mal',
      'dos horas entre el pesaje y la pelea, qué puedo comer',
      'la mejor comida al bajarte de la báscula',
    ],
    answer:
      'Primero bebe; después come poco y seguido, solo cosas que conoces.\n1. Primera media hora: 500 ml con sal y azúcar (suero oral, o jugo con agua y una pizca de sal), a sorbos.\n2. Después, de 200 a 300 ml cada media hora hasta que la orina salga clara.\n3. Primera hora: arroz blanco, pan con mermelada, banana.\n4. Con un día entero: tres comidas normales con bastante arroz o pasta, algo de proteína magra, poca grasa y poca fibra.\nCon solo dos horas: la bebida, una banana y pan blanco, todo terminado una hora antes. Mareo, confusión, calambres o no orinas: médico del evento y no compitas.',
    why: 'El intestino absorbe mejor el agua con sal y azúcar, y un plato enorme de golpe se queda parado o vuelve.',
    step: 'Prueba esa misma bebida y esa primera comida un día normal de sparring y anota cómo te sentiste.',
    mistake: 'Muchos festejan con algo enorme y grasoso y pelean con una piedra en el estómago.',
  },
  'food-between-bouts': {
    asked: [
      'qué como en un torneo entre lucha y lucha',
      'competencia de judo todo el día, 5 combates, qué como en medio',
      'desayuno el día del torneo, con los nervios no me entra nada',
      'llegué a la final sin energía, no comí en todo el día',
      'cuánto antes de mi combate puedo comer',
      'qué le llevo de comer a mi hijo al torneo de karate',
    ],
    answer:
      'Desayuna tres horas antes del primer combate y después algo de carbohidrato tras cada uno. Desayuno: avena, o pan con mermelada y un huevo. Entre combates, según el tiempo:\n1. Menos de 30 minutos: unos tragos de bebida deportiva o de jugo con agua.\n2. De 30 a 60 minutos: media banana, unas galletas de arroz o gomitas.\n3. Más de dos horas: arroz blanco o un sándwich sencillo de jamón o queso.\nBebe de 150 a 200 ml cada 20 o 30 minutos. Si los nervios te cierran el estómago, bébete las calorías. Llévalo todo tú; ahí venden papas fritas y salchichas. Para los niños vale lo mismo.',
    why: 'Cada combate gasta el azúcar del músculo, y una porción pequeña lo repone sin que te llamen con el estómago lleno.',
    step: 'Prepara una caja con tu comida de competencia, come de ella en un entrenamiento largo y cambia lo que te cayó mal.',
    mistake: 'Lo común es no comer nada hasta quedar vacío y comer de golpe antes de la semifinal.',
  },
  'when-to-start-making-weight': {
    asked: [
      'cuántas semanas antes de la pelea empiezo a bajar de peso',
      'estoy 4 kg arriba de mi categoría y peleo en 9 semanas, llego?',
      'cómo dar el peso poco a poco sin deshidratarme',
      'cuándo empiezo la dieta para el torneo',
      'cuánto puedo bajar por semana y seguir entrenando bien',
      'peso 74 normalmente y la categoría es 70, cuál es el plan',
    ],
    answer:
      'Cuenta dos semanas por kilo y una más de reserva: 4 kg son nueve semanas. Medio kilo por semana, o el 0,7 % de tu peso si es menos, no te quita fuerza.\n1. Quita unas 400 kcal al día: bebidas con azúcar, alcohol, untables y aceite, picoteo.\n2. Mantén de 1,6 a 2 g de proteína por kilo y los carbohidratos alrededor del entrenamiento.\n3. Pésate cada mañana y compara solo promedios semanales.\nLlega al peso una semana antes y desde ahí come y bebe normal. Si no alcanzan las semanas, ve una categoría arriba. Menores de 18: nada de bajar, se compite con el peso actual.',
    why: 'A ese ritmo lo que falta sale de la grasa; con más prisa el cuerpo deshace músculo y el entrenamiento deja de rendir.',
    step: 'Pésate siete mañanas, saca el promedio y compara las semanas que necesitas con las que tienes.',
    mistake: 'La mayoría empieza tres semanas antes y quiere sacar el resto en agua.',
  },
  'over-limit-few-days-left': {
    asked: [
      'el pesaje es en 5 días y estoy 3 kg arriba',
      'peleo el sábado y me sobran 2 kilos, qué hago ahora',
      'qué pasa si no doy el peso',
      'no llego al peso y mi entrenador dice que lo sude',
      'última semana antes del torneo y la báscula no se mueve',
      'todavía puedo cambiar de categoría faltando unos días?',
    ],
    answer:
      'Si te sobra más de un kilo, más o menos, y queda una semana, llama hoy al organizador y pide la categoría siguiente o un peso pactado; no intentes sacarlo en agua. Secarse quita potencia y reflejos, y hay gente que ha muerto así. Lo que sí puedes: seguir con tres comidas, sin alcohol, dulces ni picoteo nocturno, y beber como siempre. Eso resuelve unos cientos de gramos. No dar el peso suele acabar en peso pactado, multa o pelea cancelada, según el reglamento; una llamada el lunes se perdona, una sorpresa en la báscula no. Menores de 18: no se baja nada de peso.',
    why: 'La sangre con menos agua circula peor y exige más al corazón, y unas horas no bastan para reponerla; un acuerdo todavía se puede mover.',
    step: 'Llama a tu entrenador y al organizador, diles tu peso real y pide la categoría de arriba.',
    mistake: 'Muchos esconden el número hasta el pesaje y se quedan sin opciones.',
  },
  'which-weight-class': {
    asked: [
      'en qué categoría peleo si peso 72',
      'bajo a 66 o me quedo en 73 en judo',
      'en mi categoría todos son más altos que yo, bajo?',
      'subo de categoría? ya estoy harto de la dieta',
      'estoy entre dos pesos para mi primer torneo de bjj',
      'soy muy chico para 77 kg?',
    ],
    answer:
      'Elige la categoría a la que llegas comiendo y bebiendo normal: tu peso de todos los días no debe pasar del límite más del 3 %, y en tu primera competencia debe estar en él o por debajo. Ejemplo: pesas 72 y los límites son 66 y 73: vas a 73. Bajar se piensa solo si tienes grasa que perder a medio kilo por semana, te alcanzan las semanas y sigues fuerte al entrenar. Sube si piensas en comida todo el día, se te va la regla, llegas flojo al último round o tienes que bajar antes de cada evento. Menores de 18: la categoría de su peso real.',
    why: 'Quien llega comiendo normal sube con toda su fuerza y su líquido; el peso quitado a la carrera se paga en aire.',
    step: 'Anota tu peso de la mañana siete días y pon el promedio junto a los límites de tu federación.',
    mistake: 'Muchos eligen por lo que bajan los demás y no por cómo entrenan ellos con ese peso.',
  },
  'lose-half-kilo-a-week': {
    asked: [
      'quiero bajar 6 kg de grasa con el boxeo, cómo le hago',
      'entreno 4 veces por semana y no bajo ni un gramo',
      'cuántas calorías como para adelgazar de a poco',
      'no se me va la panza y eso que hago muay thai',
      'qué tan rápido puedo bajar sin sentirme débil',
      'qué dejo de comer para estar más delgado, no compito, solo quiero sentirme ligero',
    ],
    answer:
      'Come entre 400 y 500 kcal al día menos de lo que gastas: cerca de medio kilo por semana, seis kilos en tres meses.\n1. Bebe solo agua, café y té; a menudo es la mitad.\n2. Cada comida: la mitad verduras, una palma de proteína y un puño de arroz, papa o pan; dos cerca de un entrenamiento duro.\n3. Mide aceite, nueces y queso dos semanas.\n4. Pésate por la mañana y compara promedios semanales; tres semanas sin cambio: quita 150 más.\nUna clase quema de 400 a 600 kcal y una comida rápida las devuelve. Menor de 18, o si la comida te domina: primero el médico.',
    why: 'Un recorte moderado se cubre con grasa y se sostiene meses; uno grande trae hambre, sesiones flojas y el peso de regreso.',
    step: 'Anota tres días todo lo que bebes y picas, y elimina lo más grande de la lista.',
    mistake: 'Lo típico es comer porciones mínimas de día y devolverlo todo de noche después de entrenar.',
  },
  'gain-muscle': {
    asked: [
      'estoy muy flaco, cómo gano músculo haciendo jiu jitsu',
      'quiero subir de categoría, qué tan rápido puedo ganar peso',
      'como un montón y no subo de peso',
      'todos me llevan de un lado a otro, necesito 5 kg',
      'cuántas calorías para subir haciendo kickboxing 4 veces',
      'se puede ganar músculo sin perder el cardio?',
    ],
    answer:
      'Come de 300 a 400 kcal al día más que ahora, haz pesas dos o tres veces por semana y espera un 0,25 % de tu peso por semana: unos 200 g con 75 kg, cinco kilos en medio año. Súmalas donde es fácil: un vaso de leche y una banana dos veces al día, una cucharada de aceite en la cena, un tazón de granola antes de dormir. Proteína: de 1,6 a 2 g por kilo. Haz 3 o 4 series de 6 a 10 y anota los pesos; tienen que subir. Mientras tanto, quita una carrera dura. Dos semanas sin subir, 200 kcal más.',
    why: 'El músculo crece despacio, y lo que comas muy por encima de ese ritmo será grasa; sin nada de sobra, no hay con qué crecer.',
    step: 'Agrega todos los días un licuado de leche, banana y avena, y pésate tres mañanas.',
    mistake: 'Muchos comen bastante los días que entrenan, poco los demás, y creen que comen mucho.',
  },
  'sleep-night-before-bout': {
    asked: [
      'no puedo dormir la noche antes de la pelea',
      'dormí 3 horas y compito hoy, ya valí?',
      'cómo me duermo antes de un torneo si la cabeza no para',
      'antes de cada competencia duermo pésimo, qué hago',
      'me tomo algo para dormir antes de pelear?',
      'estoy despierto en la cama y mañana al mediodía peleo',
    ],
    answer:
      'Una mala noche antes de pelear te quita poco; pesa más la semana anterior. Por eso, desde cinco noches antes, acuéstate media hora más temprano. Esa noche:\n1. A las ocho, mochila lista y ruta y horarios por escrito; después, teléfono fuera del cuarto.\n2. A la cama a tu hora de siempre, no antes.\n3. Si a los 20 minutos sigues despierto, levántate, luz baja, algo aburrido, y vuelve cuando te pesen los ojos.\n4. En la cama, inhala en 4 y exhala en 6 durante diez minutos; estar quieto también descansa.\nNada de pastillas para dormir que nunca hayas tomado, ni alcohol. Ese día calienta cinco minutos más.',
    why: 'El descanso se acumula a lo largo de varios días, y la adrenalina del combate tapa buena parte del cansancio de unas pocas horas perdidas.',
    step: 'Acuéstate media hora antes las cinco noches previas a competir.',
    mistake: 'Muchos se acuestan a las ocho, no se duermen y se asustan mirando el reloj.',
  },
  'sleep-after-late-training': {
    asked: [
      'después del sparring de la noche quedo despierto hasta las 2',
      'no me puedo dormir si entreno tarde, salgo a las 10 pm',
      'hasta qué hora puedo tomar café si entreno en la noche',
      'tomé pre entreno a las 6 de la tarde y ahora no duermo',
      'cuántas horas hay que dormir cuando entrenas fuerte',
      'duermo 5 horas, llego aceleradísimo de la clase',
    ],
    answer:
      'Toma la última cafeína al menos ocho horas antes de acostarte y date noventa minutos de calma después de entrenar. Si te acuestas a las once: nada de café, energizantes ni preentreno después de las tres de la tarde. Al salir de clase: diez minutos de estiramiento suave soltando el aire largo, ducha tibia, comida moderada, luz baja, nada de videos de sparring en la cama cuarto a unos 18 grados. Levántate siempre a la misma hora, también tras una noche corta. Necesitas de siete a nueve horas, cerca de nueve en semanas duras. Más de tres malas noches semanales durante tres meses, o ronquido fuerte con pausas: al médico.',
    why: 'La cafeína sigue horas en la sangre y el sparring deja el cuerpo en alerta; el sueño llega cuando bajan pulso y temperatura.',
    step: 'Fija tu última cafeína ocho horas antes de acostarte y cúmplelo siete días.',
    mistake: 'Lo común es tomar preentreno a las seis para aguantar la clase y pagarlo de noche.',
  },
  naps: {
    asked: [
      'es buena la siesta antes de entrenar',
      'de cuánto tiene que ser la siesta, me levanto atontado',
      'siesta el día de la pelea sí o no',
      'dormí mal, recupero con una siesta antes del sparring?',
      'dormir en la tarde me está arruinando la noche?',
      'siesta de 20 minutos o de 90 cuál es mejor',
    ],
    answer:
      'Duerme de 20 a 30 minutos entre la una y las cuatro de la tarde, y despierta al menos media hora antes de entrenar o pelear. Pon alarma: pasados los 30 minutos entras en sueño profundo y te levantas como plomo. Si dormiste menos de seis horas y tienes tiempo, haz 90 minutos completos y deja una hora para despejarte. El día de la pelea, siesta solo si es tu costumbre y peleas de noche. Si después no te duermes en la noche, fue muy larga o muy tarde. Si te quedas dormido de día aunque duermes ocho horas, eso lo ve un médico.',
    why: 'Con una siesta corta despiertas antes del sueño profundo, y a primera hora de la tarde todavía no le quitas sueño a la noche.',
    step: 'Pon una alarma de 25 minutos y haz siesta en dos días que entrenes de noche.',
    mistake: 'Muchos duermen una hora a las seis de la tarde: entrenan atontados y a medianoche siguen despiertos.',
  },
  'creatine-safe': {
    asked: [
      'la creatina es segura y sirve para peleadores?',
      'cuánta creatina al día, hay que hacer carga?',
      'la creatina te sube de peso, es mala para mi categoría?',
      'la creatina daña los riñones?',
      'qué suplementos valen la pena para mma',
      'creatina antes o después de entrenar',
    ],
    answer:
      'Sí, la creatina monohidrato simple es segura en adultos sanos y de lo poco que funciona: algo más de potencia en esfuerzos repetidos. Toma de 3 a 5 gramos al día, a cualquier hora, con comida; no hace falta carga, a las cuatro semanas las reservas están llenas. Retiene cerca de un kilo de agua en el músculo, así que no la empieces a menos de ocho semanas de un pesaje justo. La proteína en polvo es simplemente comida, la cafeína ayuda si no te quita sueño y casi todo lo demás es dinero tirado. Con enfermedad renal, embarazo, medicación habitual o menos de 18: pregunta antes al médico.',
    why: 'El músculo la usa para reponer energía en los esfuerzos cortos, y como se acumula poco a poco, importa la constancia y no la hora.',
    step: 'Mira cuándo es tu próximo pesaje y decide si ese kilo de más te cabe antes de comprar nada.',
    mistake: 'Muchos compran una mezcla cara en vez del polvo simple y barato.',
  },
  'tested-supplements': {
    asked: [
      'un suplemento me puede hacer dar positivo en el antidoping?',
      'este pre entreno está permitido para competir?',
      'cómo sé si una proteína en polvo está limpia',
      'quemador de grasa de internet, se puede en amateur?',
      'si lo venden en la tienda está permitido, no?',
      'el mes que viene hay control en el nacional, qué pasa con mis vitaminas',
    ],
    answer:
      'Usa solo productos con el lote analizado por un laboratorio antidopaje independiente, porque de lo que hay en tu cuerpo respondes tú, falle quien falle. Se revisa así:\n1. Busca el número de lote del envase en la página de quien lo analizó; el logo de la etiqueta no basta.\n2. No toques quemadores de grasa, “potenciadores de testosterona”, preentrenos fuertes ni mezclas secretas: son los que aparecen contaminados.\n3. Consulta tus medicamentos en la base de datos de tu agencia nacional antidopaje y pregunta por una exención antes de necesitarla.\n4. Guarda el envase y el recibo.\nAnalizado es poco riesgo, no cero. En la comida casi no hay.',
    why: 'En muchos países el fabricante no tiene que demostrar el contenido antes de vender, y al control le basta hallar la sustancia, aun sin intención.',
    step: 'Busca el número de lote de todo lo que tomas y tira lo que no encuentres.',
    mistake: 'La mayoría cree que lo que se vende en una tienda está permitido en el deporte.',
  },
  'protein-per-day': {
    asked: [
      'cuánta proteína al día necesito si peso 80',
      'necesito batidos de proteína para boxeo?',
      'gramos de proteína por kilo para peleadores',
      'soy vegano y entreno 5 veces, me alcanza la proteína?',
      'es malo comer demasiada proteína',
      'cómo llego a 130 g de proteína sin polvo',
    ],
    answer:
      'Come de 1,4 a 2 gramos por kilo de peso al día: con 80 kg son de 112 a 160 gramos; ve hacia arriba cuando estás bajando grasa. Repártelos en cuatro comidas de 25 a 40 gramos. Unos 25 gramos son: 120 g de pollo o pescado, cuatro huevos, 250 g de skyr o de queso quark descremado, 200 g de tofu firme o 300 g de lentejas cocidas. El batido no es mejor, solo práctico cuando no hay comida. Si eres vegano, apunta a una décima parte más y combina frijoles, soya y cereales. Un riñón sano lo maneja; con enfermedad renal, pregunta a tu médico.',
    why: 'El entrenamiento desgasta músculo cada día y el cuerpo casi no guarda proteína de reserva, por eso conviene repartida.',
    step: 'Multiplica tu peso por 1,6 y compara con la proteína que comes en dos días normales.',
    mistake: 'Lo común es comer casi nada de proteína en el desayuno y el almuerzo, y toda en la cena.',
  },
  'train-with-cold-or-fever': {
    asked: [
      'estoy resfriado, puedo entrenar?',
      'ayer tuve fiebre y hoy estoy mejor, hago sparring?',
      'dolor de garganta y mocos, voy hoy a jiu jitsu?',
      'cuánto tiempo sin entrenar después de una gripe',
      'amanecí enfermo y la pelea es en 4 días',
      'tengo tos de pecho, la sudo entrenando?',
    ],
    answer:
      'Con fiebre, tos de pecho, dolor de cuerpo, vómitos o pulso acelerado no entrenas nada; si solo te gotea la nariz, muévete suave por tu cuenta, pero lejos del tatami, porque contagias. Tras la fiebre espera un día completo sin ella y sin medicamentos, y haz dos días suaves antes de rounds duros; tras una gripe de verdad o COVID, una semana para volver poco a poco. Entrenar duro con un virus puede dañar el corazón. Dolor de pecho, palpitaciones, falta de aire o desmayo: médico ya y nada de deporte. Fiebre de más de tres días: médico también. Si peleas esta semana y tienes fiebre, retírate.',
    why: 'Las defensas y el esfuerzo fuerte gastan de la misma reserva; si pides las dos cosas a la vez, la enfermedad se alarga o se agrava.',
    step: 'Tómate la temperatura y el pulso de la mañana antes de ir a clase, y quédate en casa si algo está por encima de lo normal.',
    mistake: 'Muchos vuelven el primer día que se sienten mejor y a la semana están enfermos otra vez.',
  },
  'skin-infection-mat': {
    asked: [
      'creo que tengo tiña, puedo rodar si la tapo?',
      'círculo rojo que pica en el brazo desde que hago lucha',
      'hay estafilococo en el gimnasio, qué hago',
      'grano caliente e hinchado en la pierna después de bjj',
      'cuándo puedo volver al tatami después de los hongos',
      'ampollitas en el cuello, herpes por hacer grappling?',
    ],
    answer:
      'Hoy fuera del tatami, ve al médico y avisa a tu entrenador; tapar algo sin tratar no alcanza. Muestra un anillo rojo con escamas, costras color miel, un grupo de ampollitas o un bulto caliente doloroso. Lo habitual para volver: tiña del cuerpo, mínimo tres días de tratamiento (cuero cabelludo, dos semanas) y cubierta; bacterias, tres días de tratamiento, nada húmedo y dos días sin nada nuevo; herpes, seco y con costra tras cinco días de tratamiento, diez o más en el primer brote. Decide tu médico. Ve ya con fiebre, líneas rojas, rojez creciendo rápido o ampollas cerca del ojo. Lava ropa y equipo en caliente, no compartas toallas.',
    why: 'La piel enferma suelta gérmenes en sudor, tela y tatami, y una venda se corre al primer agarre; un grupo entero puede contagiarse en días.',
    step: 'Toma una foto de la mancha junto a una moneda, pide cita con el médico y escríbele a tu entrenador antes de la próxima clase.',
    mistake: 'Muchos le ponen cinta encima, siguen rodando y contagian a medio gimnasio.',
  },
  'train-on-period': {
    asked: [
      'puedo hacer sparring con la regla?',
      'cólicos y torneo el mismo día',
      'la semana antes del periodo estoy siempre débil, acomodo el entrenamiento según eso?',
      'se me fue la regla desde que entreno tanto, es bueno o malo',
      'me da miedo mancharme con el kimono blanco',
      'subo 2 kg antes de que me baje y justo ahí es el pesaje',
    ],
    answer:
      'Sí, puedes entrenar y pelear cualquier día del ciclo; en promedio el rendimiento casi no cambia, así que guíate por cómo te sientes. Con cólicos suelen ayudar el calor antes y 15 minutos de calentamiento suave; si los cólicos o un sangrado fuerte te frenan cada mes, ve al ginecólogo, tiene tratamiento. Lleva un diario tres ciclos y pon lo duro en tus días buenos. Uno o dos kilos de agua antes de la regla son normales: elige una categoría que lo permita. Short oscuro bajo el kimono y una muda en la mochila. Tres meses sin regla avisan de que comes poco: al médico, sin orgullo.',
    why: 'El ciclo cambia más la sensación que la fuerza, y cada cuerpo lo vive distinto; una regla general no sabe cómo estás hoy.',
    step: 'Anota después de cada sesión, desde la próxima, el día del ciclo, tu energía de 1 a 5 y tu peso.',
    mistake: 'Muchas toman la falta de regla como señal de estar en forma.',
  },
  'train-pregnant': {
    asked: [
      'estoy embarazada, puedo seguir con jiu jitsu?',
      '6 semanas de embarazo y la semana pasada hice sparring, estoy preocupada',
      'qué puedo entrenar embarazada, sin contacto?',
      'cuándo puedo volver al boxeo después del parto',
      'mi esposa está embarazada y quiere seguir con kickboxing',
      '4 meses después de la cesárea, ya puedo volver al tatami?',
    ],
    answer:
      'Deja todo contacto, proyección y caída en cuanto lo sepas, y pregunta a tu partera o médico qué entrenamiento te va. En un embarazo normal conviene moverse: unos 150 minutos por semana de caminata, bici, pesas ligeras, sombra y ejercicios sola, a un ritmo que te deje hablar; nunca con calor. Si hiciste sparring antes de saberlo, cuéntalo en la próxima consulta; tras un golpe en la barriga, llama hoy. Para y llama si hay sangrado, líquido, dolor, mareo o contracciones. Después del parto: primero caminar y suelo pélvico, el control hacia las seis semanas, y contacto normalmente no antes de tres a seis meses y solo con alta.',
    why: 'Un golpe o una caída pueden dañar la placenta aunque a ti no te duela nada, y ninguna defensa lo descarta en un combate.',
    step: 'Pide a tu partera o médico una lista de lo que puedes hacer y dásela a tu entrenador.',
    mistake: 'Muchas lo dejan todo, o siguen rodando suave porque todavía no se nota la panza.',
  },
  'alcohol-and-recovery': {
    asked: [
      'qué tan malo es tomar cerveza después de entrenar',
      'fiesta el sábado y peleo en 3 semanas, puedo tomar?',
      'tengo resaca, entreno o falto',
      'tomo todos los fines de semana y no avanzo',
      'cuánto tiempo antes de la pelea sin alcohol',
      'el alcohol mata el músculo o una no pasa nada',
    ],
    answer:
      'Una o dos copas con comida casi no importan; una noche de borrachera te cuesta dos o tres días de buen entrenamiento. Empeora el sueño, frena la reparación del músculo (cerca de una cuarta parte si bebes mucho) y te deshidrata. Nunca justo después de un sparring duro, nada tras un golpe en la cabeza, nada las dos semanas antes de pelear. Si vas de fiesta, que sea antes del día libre: come primero, un agua por copa, número decidido antes. Con resaca: caminar, agua, comida y nada de sparring. Si planeas parar en dos y nunca lo logras, habla con un médico o una línea de ayuda.',
    why: 'El hígado atiende primero al alcohol, y el sueño que debía reparar el entrenamiento se vuelve ligero y cortado.',
    step: 'Decide cuántas copas vas a tomar antes de salir y díselo a un amigo.',
    mistake: 'Muchos quieren sudar la resaca con rounds duros.',
  },
  'two-hours-a-week': {
    asked: [
      'solo tengo 2 horas a la semana, vale la pena?',
      'trabajo y dos hijos, cómo sigo mejorando en jiu jitsu',
      'puedo ir a una clase por semana, qué hago en casa',
      'desde que me ascendieron no tengo tiempo de entrenar',
      'cómo aprovecho el poco tiempo de tatami',
      '20 minutos a la hora del almuerzo, qué hago para boxeo',
    ],
    answer:
      'Dos horas por semana alcanzan para mejorar despacio si una es clase y la otra se reparte en ratos cortos en casa.\n1. Una clase de 60 a 75 minutos, siempre el mismo día, con una pregunta que quieras resolver.\n2. Tres veces 15 minutos en casa: una de sombra o ejercicios solo sobre eso mismo; otra de flexiones de brazos, sentadillas con un pie adelante, remo y plancha; otra de intervalos (10 veces 30 segundos fuerte, 30 suave).\nTrabaja una técnica por mes, no una por clase. Al salir escribe tres líneas: qué salió, qué falló, qué preguntar. Si puedes ir a una segunda clase, ve.',
    why: 'Varios contactos cortos mantienen fresco el movimiento; con una sola hora a la semana, media clase se va en recordar.',
    step: 'Pon en el calendario una clase y tres bloques de 15 minutos con hora fija.',
    mistake: 'Muchos esperan la semana libre y mientras tanto no entrenan nada.',
  },
  'train-on-shifts': {
    asked: [
      'trabajo de noche, a qué hora entreno',
      'me cambian los turnos cada semana, cómo planeo los entrenamientos',
      'entreno al salir del turno de noche o duermo primero',
      'turnos de 12 horas y siempre muy cansado para muay thai',
      'medio mes de guardia, no puedo ir a clases fijas',
      'duermo fatal por los turnos y aun así quiero competir',
    ],
    answer:
      'Duerme primero, entrena después: con noches, entrena por la tarde tras tu sueño principal, nunca fuerte al salir del turno.\n1. Turno temprano: entrena por la tarde, cama a las nueve.\n2. Turno de tarde: entrena por la mañana, a las diez.\n3. Noches: duerme de ocho a dos, entrena suave a las cuatro; sparring duro solo en días libres.\n4. Cambio de turno: solo caminar o movilidad.\nCon los turnos publicados, anota dos sesiones duras en días libres y una de 20 minutos en casa por bloque. Cuarto oscuro, tapones, sin cafeína las últimas seis horas del turno. No conduzcas si se te cierran los ojos: antes, siesta de 20 minutos.',
    why: 'Con sueño atrasado reaccionas tarde y te coordinas peor, y un esfuerzo fuerte al salir aleja todavía más el descanso.',
    step: 'Toma tu próximo calendario de turnos y anota dos sesiones duras en días libres y una corta por bloque de trabajo.',
    mistake: 'Lo típico es entrenar duro a las siete de la mañana después de la noche y lesionarse al cuarto día.',
  },
  'build-training-habit': {
    asked: [
      'cómo soy constante con el entrenamiento',
      'arranco con todo dos semanas y después dejo, siempre igual',
      'cuánto tarda en hacerse hábito',
      'quiero estirar todos los días y siempre se me olvida',
      'hay días sin ganas, cómo hace la gente para ir igual',
      'cómo hago para que ir al gimnasio me salga automático',
    ],
    answer:
      'Engánchalo a algo que ya haces, hazlo tan pequeño que ni un mal día lo frene y cuenta con unos dos meses; el rango es amplio, de tres semanas a ocho meses.\n1. Dilo en una frase: “Cuando llego del trabajo, me pongo la ropa de entrenar”.\n2. Mínimo: cinco minutos, o simplemente llegar a la puerta del gimnasio. Más se puede, menos no.\n3. Prepáralo de noche: la mochila lista junto a la puerta.\n4. Tacha el día en un calendario de papel.\nUn día perdido no hace daño; con dos seguidos se desarma, así que al día siguiente de fallar siempre cumples el mínimo.',
    why: 'Un gesto que ya haces sirve de señal y evita tener que decidir, y un mínimo ridículo deja sin argumentos a la pereza.',
    step: 'Escribe tu frase con el cuándo y el qué, cuélgala en la puerta y cumple el mínimo cinco días.',
    mistake: 'Muchos empiezan con una hora diaria y lo pierden todo la primera noche que salen tarde.',
  },
  'break-bad-habit': {
    asked: [
      'cómo dejo de estar en el celular hasta la 1',
      'no puedo parar de picar en la noche después de entrenar',
      'quiero dejar el vape por el cardio',
      'juego hasta las 3 y falto a la clase de la mañana',
      'a la semana siempre recaigo, y entonces qué',
      'el teléfono se come mis noches, no tengo disciplina',
    ],
    answer:
      'Cambia el lugar antes de pelear con las ganas: lo que no tienes a mano pasa menos.\n1. Tres días anota cuándo, dónde y después de qué ocurre.\n2. Pon distancia ahí: el teléfono se carga en la cocina, nada de antojos en casa, la consola desenchufada y en el armario.\n3. Mete otra cosa en ese hueco: un té, diez minutos de estiramiento, una ducha.\n4. Las ganas pasan en unos diez minutos; pon un temporizador.\nUna recaída es una noche, no el final: sigue en la próxima ocasión. Nicotina: pregunta al farmacéutico o al médico. Si te domina los días, busca ayuda profesional.',
    why: 'El hábito arranca con lo que está a la vista, y unos pasos hasta la cocina le dan a la cabeza tiempo de elegir.',
    step: 'Encuentra el momento del día en que empieza y, a esa hora, deja la cosa en otro cuarto.',
    mistake: 'Casi todos confían en la fuerza de voluntad a las once de la noche, cuando ya no queda.',
  },
  'stop-putting-off': {
    asked: [
      'sigo postergando volver al gimnasio',
      'por qué empiezo todo y no termino nada',
      'cada semana digo el lunes y no voy',
      'cómo me vuelvo disciplinado, sé lo que tengo que hacer y no lo hago',
      'llevo meses queriendo inscribirme a una clase',
      'dejo todo para después hasta que ya es tarde',
    ],
    answer:
      'Lo pospones porque el primer paso es vago o desagradable, así que hazlo concreto y de dos minutos.\n1. Nombra el siguiente movimiento: no “volver a entrenar”, sino “escribirle al entrenador: voy el martes a las siete”.\n2. Fija cuándo y dónde: “El martes a las 18:15, desde la oficina, salgo al gimnasio”.\n3. Prevé la excusa: “Si estoy cansado, voy y hago solo el calentamiento”.\n4. Cuéntaselo a alguien que te vaya a preguntar.\nTermina una cosa antes de empezar otra; las demás van a una lista llamada Después. No esperes a tener ganas: suelen llegar a los diez minutos de empezar.',
    why: 'Una tarea sin bordes parece más grande de lo que es y la mente la esquiva; en dos minutos no cabe nada que asuste.',
    step: 'Manda ahora un mensaje que te comprometa con un día y una hora.',
    mistake: 'La mayoría hace un plan más grande en vez de dar un primer paso más pequeño.',
  },
  'get-up-early': {
    asked: [
      'cómo me levanto para entrenar a las 6 am',
      'siempre pospongo la alarma y pierdo la clase de la mañana',
      'quiero volverme madrugador',
      'muy cansado para correr antes del trabajo, algún truco?',
      'entrenar temprano se siente horrible, tengo el cuerpo de madera',
      'a qué hora me acuesto si me levanto a las 5',
    ],
    answer:
      'Madrugar se decide la noche anterior: cuenta ocho horas hacia atrás desde la alarma y a esa hora estás en la cama; para las cinco, son las nueve.\n1. Adelanta 15 minutos cada tres días, también el fin de semana, no dos horas de golpe.\n2. Alarma al otro lado del cuarto, la ropa al lado y agua lista.\n3. Luz fuerte enseguida, lámpara o sol, diez minutos.\n4. Vístete antes de mirar cualquier pantalla.\nTemprano el cuerpo está duro: calienta 15 minutos y nada de pesas pesadas la primera media hora. Dale dos semanas. Si así no llegas a siete horas de sueño, entrena a otra hora.',
    why: 'Recién sonado el despertador la voluntad casi no existe, y un cuerpo con sueño atrasado gana siempre esa discusión.',
    step: 'Pon una alarma para acostarte ocho horas antes de levantarte y deja tu ropa junto a la de la mañana.',
    mistake: 'Muchos se levantan antes sin acostarse antes, y duran nueve días.',
  },
  'what-comes-first': {
    asked: [
      'boxeo, jiu jitsu, pesas, correr y un curso de inglés, es mucho, qué va primero',
      'quiero hacer todo y no llego a nada',
      'cómo pongo prioridades, tengo la cabeza llena',
      'demasiadas metas para este año',
      'hago dos artes marciales a la vez o una sola?',
      'estoy sobrepasado, por dónde empiezo',
    ],
    answer:
      'Elige una sola cosa principal para las próximas doce semanas, mantén otra a medias y pon el resto en una lista con fecha.\n1. Escríbelo todo.\n2. Tacha lo que nadie echaría de menos en tres meses.\n3. De lo que queda, pregúntate qué tiene fecha límite o facilita lo demás. Eso va primero.\n4. Dale las tres mejores horas de la semana antes de meter otra cosa.\nSi haces dos artes marciales: tres sesiones de la principal y una de la otra; con menos de cuatro por semana, una sola. A las doce semanas eliges de nuevo. Las ideas nuevas van a la lista.',
    why: 'Tiempo y recuperación son un solo fondo, y repartido en cinco ninguna parte llega al mínimo para avanzar.',
    step: 'Escribe la lista completa, encierra en un círculo una cosa y aparta tres horas para ella en el calendario.',
    mistake: 'Lo común es dar un quinto a cada una de cinco cosas y no notar avance en ninguna.',
  },
  'training-family-and-work': {
    asked: [
      'me siento culpable cada vez que voy a entrenar y los niños se quedan en casa',
      'cómo equilibro familia, trabajo y muay thai',
      'es egoísta entrenar 4 noches por semana?',
      'en el trabajo pienso en entrenar y entrenando pienso en la casa',
      'mi esposa dice que nunca estoy',
      'no le cumplo a nadie, algo tengo que soltar',
    ],
    answer:
      'Acuerda en casa horarios fijos de entrenamiento, cúmplelos al minuto y devuelve horarios fijos; la culpa sale de un trato poco claro.\n1. Domingo, 15 minutos, los dos calendarios.\n2. Primero la familia: dos noches y medio día del fin de semana que no se mueven nunca.\n3. Después el entrenamiento: dos o tres espacios, con hora de regreso. A esa hora estás de vuelta.\n4. Tu pareja tiene tantas noches libres como tú.\n5. Si preparas una pelea, di antes cuántas semanas dura y qué viene después.\nNo es egoísta si los dos lo acordaron. Si no cabe, quita la sesión que nadie extrañaría, no el sueño.',
    why: 'Molesta más la incertidumbre que la ausencia: con hora de salida y de regreso la familia cuenta contigo y deja de esperar.',
    step: 'Siéntate 15 minutos en casa con los calendarios y fija los espacios de entrenamiento y los de familia.',
    mistake: 'Muchos lo deciden cada noche de nuevo y por eso tienen la misma pelea cada noche.',
  },
}
