import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TECHNIQUE: readonly ConcreteAnswer[] = [
  {
    matter: 'kick-defence',
    asked: [
      '¿Cómo bloqueo exactamente un low kick sin que me duela la tibia?',
      'como chequeo el low kick',
      '¿y la pierna cómo la levanto?',
      'Cada vez que bloqueo una patada baja me quedo cojeando.',
    ],
    answer:
      'Levanta la rodilla hasta la altura de la cadera, gírala unos 45 grados hacia fuera y recibe con el tercio alto de la tibia, justo bajo la rodilla, con el pie tenso hacia arriba. La mano del mismo lado sigue en la sien. Lo que suele fallar: levantar la pierna blanda y recta, y entonces golpea la parte baja. Si no puedes apoyar la pierna, para y ve al médico.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Mi low kick siempre me lo bloquean, ¿qué cambio?',
      'me chequean el low kick siempre',
      '¿y si me levanta la pierna cada vez que pateo?',
      'Ya no me atrevo a patear abajo porque siempre choco con su tibia.',
    ],
    answer:
      'No tires nunca la patada sola: lanza jab y cross a la cara y patea cuando su peso ya está en la pierna delantera. Apunta a la mitad del muslo o a la pierna trasera y da un paso hacia fuera con el pie de apoyo. Si levanta la rodilla igual, finge la patada y golpea con el cross mientras está en una pierna. El error habitual es mirar el muslo antes de patear.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Cómo atrapo una patada media y qué hago después?',
      'atrapar patada al cuerpo como',
      'ya la tengo agarrada, ¿y ahora qué?',
      'Le cojo la pierna pero me pega en la cara con la mano libre.',
    ],
    answer:
      'Da un paso hacia el lado al que viaja la patada, deja que llegue floja a las costillas y pasa el brazo por debajo, con la otra mano delante de tu cara. Después, en menos de dos segundos: tira de la pierna hacia atrás y barre el pie de apoyo. Lo que falla es bajar las dos manos a cogerla. Comprueba con tu entrenador cuánto permite tu reglamento.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Cuánto tarda la tibia en endurecerse y cómo lo hago?',
      'cuanto para endurecer las tibias',
      '¿y cuántas patadas al saco por semana?',
      'Me duelen las tibias cada vez que toco el saco.',
    ],
    answer:
      'Cuenta de seis meses a un año de saco regular: dos o tres días por semana, 50 patadas por pierna a media fuerza, y sube 10 cada dos semanas. Nada de botellas, palos ni rodillos duros. En sparring, espinilleras siempre. Si el dolor está en un punto fijo del hueso, duele al caminar o de noche, deja de patear y ve al médico: puede ser una fractura por estrés.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Bloqueo el low kick o doy un paso atrás?',
      'chequear o esquivar?',
      '¿y cuándo mejor me salgo?',
      'Cuando levanto la pierna para bloquear me mete el cross y me sienta.',
    ],
    answer:
      'Sácala hacia atrás si él combina puños y patada; bloquea solo cuando la patada viene sola. Para sacarla, lleva el pie delantero junto al trasero, deja pasar la patada y vuelve con cross y tu propia patada. Si estás contra las cuerdas, bloquea, porque atrás no hay sitio. El fallo típico es levantar la rodilla ante cualquier finta: espera a ver girar su cadera.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Cómo dejo de comerme el jab?',
      'me entra siempre el jab',
      '¿y con qué mano lo paro?',
      'Me llega el jab a la nariz en todos los asaltos.',
    ],
    answer:
      'Páralo con la palma trasera, a un palmo de tu cara, con un toque corto de diez centímetros, y devuelve tu jab en el mismo tiempo. Barbilla abajo, codo pegado. Cambia cada tres jabs: una parada, un paso atrás, una esquiva hacia fuera. Lo que falla es ir a buscar el puño con el brazo estirado: ahí te mete el gancho por fuera.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Hacia qué lado esquivo el jab?',
      'esquivo pa dentro o pa fuera',
      '¿y la cabeza a qué lado?',
      'Cuando esquivo el jab me como la derecha.',
    ],
    answer:
      'Si los dos son diestros, hacia tu derecha, por fuera de su brazo izquierdo; por dentro te espera su derecha. Gira el hombro izquierdo hacia delante, carga la pierna derecha y mueve la cabeza solo el ancho de un guante, con los ojos en su pecho. Vuelve enseguida con tu cross. El error es doblar la cintura y mirar al suelo, porque entonces no ves el segundo golpe.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Cómo dejo de cerrar los ojos cuando me tiran golpes?',
      'cierro los ojos cuando me pegan',
      '¿y cómo me quito el parpadeo?',
      'Veo venir el golpe, cierro los ojos y giro la cara.',
    ],
    answer:
      'Haz tres minutos al día de golpes lentos: un compañero te toca los guantes y la frente al 20 %, y tú solo miras su pecho y sueltas el aire en cada toque. Tras dos o tres semanas, sube al 40 %. Muerde el protector y mantén la barbilla abajo. Lo que lo estropea es el sparring fuerte demasiado pronto; dile: «Hoy a toques, por favor».',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Cómo me defiendo de los ganchos?',
      'me entran todos los ganchos',
      '¿y contra el gancho qué hago con la mano?',
      'Me cubro de frente y me pega siempre por los lados.',
    ],
    answer:
      'Pega el guante a la sien como si contestaras el teléfono, con el codo delante de las costillas, y gira un poco el cuerpo con el golpe. En cuanto choca, tu otra mano sale recta por el centro. Si tienes tiempo, flexiona las rodillas y pasa por debajo. El error es separar el guante de la cabeza: tu propio guante te golpea.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Me dieron un golpe fuerte en sparring y me duele la cabeza, ¿sigo?',
      'me duele la cabeza tras el sparring puedo seguir',
      '¿y mañana ya puedo hacer sparring?',
      'Desde el golpe de ayer estoy mareado y con náuseas.',
    ],
    answer:
      'No, para hoy mismo: ni sparring ni saco, y que un médico te vea antes de volver a recibir golpes. Dile a tu entrenador: «Me golpearon la cabeza y tengo dolor, hoy salgo». No conduzcas y no te quedes solo esa noche. Con vómitos, confusión, sueño raro, visión doble o dolor que crece, a urgencias. Un menor va con su padre o su madre.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo dejo de retroceder en línea recta?',
      'siempre voy pa atras recto',
      '¿y hacia qué lado salgo?',
      'Cuando me atacan, camino hacia atrás hasta que toco las cuerdas.',
    ],
    answer:
      'Da como máximo dos pasos atrás y el tercero siempre en diagonal, a unos 45 grados, con un jab al salir. Contra un diestro, sal hacia tu derecha, lejos de su mano fuerte. Pon una cinta en el suelo y haz tres asaltos de dos minutos contando «uno, dos, fuera». El error es salir sin golpear: te vuelve a seguir.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo sé cuál es mi distancia correcta?',
      'a que distancia me paro',
      '¿y cómo la mido durante el asalto?',
      'O me quedo corto con todo o acabo pegado a él.',
    ],
    answer:
      'Tu distancia es aquella en que él necesita un paso para tocarte: tu brazo delantero estirado queda a un palmo de su guante. Mídelo cada diez segundos con un jab flojo. Para pegar entras con un paso corto, golpeas dos o tres veces y sales. El fallo típico es quedarse a medio camino después del golpe, donde él llega sin moverse.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cuántos minutos de comba hago para mejorar los pies?',
      'cuanta comba antes de clase',
      '¿y la comba cuánto rato?',
      'Tengo los pies pesados, parezco clavado en el suelo.',
    ],
    answer:
      'Haz tres asaltos de tres minutos, con treinta segundos de descanso, antes de la clase. Primero a pies juntos, segundo alternando, tercero moviéndote adelante, atrás y de lado. Salta dos centímetros, no más, sobre la parte delantera del pie. Si empiezas de cero, tres asaltos de un minuto durante dos semanas. Dolor en el tendón de Aquiles o la tibia: deja la comba y consulta al fisio.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo le corto el ring a alguien que corre?',
      'no lo alcanzo, se escapa todo el rato',
      '¿y si se va siempre hacia el mismo lado?',
      'Lo persigo tres asaltos y no lo encuentro nunca.',
    ],
    answer:
      'No lo sigas: da un paso lateral hacia donde él va, de modo que tu pie quede por fuera del suyo, y solo después avanza. Si va a su derecha, ciérrale con gancho de izquierda; si va a su izquierda, con la derecha al cuerpo. Repite hasta que su espalda toque la cuerda y ahí golpea abajo. El error es cruzar los pies por la prisa.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo practico el juego de pies solo en casa?',
      'pies en casa sin nada',
      '¿y en casa qué hago?',
      'Solo puedo ir al gimnasio una vez por semana y mis pies no mejoran.',
    ],
    answer:
      'Haz diez minutos, cuatro días por semana, con una cruz de cinta en el suelo. Dos minutos adelante y atrás, dos de lado, dos de pivotes de 45 grados, dos de entrar con jab y salir, dos de sombra libre. Mueve primero el pie del lado al que vas. Grábate un minuto: si los pies se juntan o se cruzan, ve a la mitad de velocidad.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Dónde pongo el pie delantero contra un zurdo?',
      'pie contra zurdo',
      '¿y el pie por dentro o por fuera?',
      'Contra el zurdo nos pisamos y me come la izquierda.',
    ],
    answer:
      'Por fuera de su pie delantero, a unos diez centímetros, si eres diestro. Así tu derecha queda en línea con su barbilla y su izquierda pasa de largo. Toma el sitio con un jab mientras das el paso a tu izquierda, y golpea enseguida con la derecha recta. El error es pelear solo por el pie y mirarlo: mientras miras abajo te llega la izquierda.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Qué golpe tiro primero contra un zurdo siendo diestro?',
      'que tiro contra un zurdo',
      '¿y con qué mano empiezo?',
      'Mi jab choca con su guante y no encuentro cómo entrar.',
    ],
    answer:
      'La derecha recta, directa, sin jab delante: por el centro, entre su guante y su hombro. Con tu mano izquierda baja antes su guante delantero un instante. Después añade gancho de izquierda y sal a tu izquierda. Si te espera, tírala primero al estómago dos veces y luego arriba. Lo que falla es quedarse quieto tras la derecha: su izquierda viene de vuelta.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Hacia qué lado me muevo contra un zurdo?',
      'a que lado giro con el zurdo',
      '¿y para dónde salgo?',
      'Siempre termino caminando hacia su mano buena.',
    ],
    answer:
      'Hacia tu izquierda, si eres diestro: te alejas de su mano izquierda y quedas por fuera de su pie. Pasos cortos, primero el pie izquierdo, guante derecho pegado a la mejilla. Cada cuatro o cinco pasos cambia un momento a la derecha con un jab, para que no te espere con el gancho derecho. El fallo habitual es dar vueltas sin golpear.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Cómo me preparo para un zurdo si en mi gimnasio no hay ninguno?',
      'no tengo zurdos para entrenar',
      '¿y si nadie es zurdo?',
      'Peleo en tres semanas con un zurdo y nunca he hecho sparring con uno.',
    ],
    answer:
      'Pide a dos compañeros diestros que cambien de guardia y te tiren solo dos cosas: jab de derecha y recto de izquierda, tres asaltos, tres veces por semana. Dile al entrenador: «¿Me sostienes las manoplas como zurdo?». Busca además un gimnasio vecino con un zurdo para una o dos sesiones suaves. El error es entrenar diez trucos; bastan pie fuera, derecha recta y salir a la izquierda.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Cómo me defiendo de la patada izquierda al cuerpo de un zurdo?',
      'patada izquierda del zurdo como la paro',
      '¿y la patada al hígado?',
      'El zurdo me revienta el costado con la pierna izquierda.',
    ],
    answer:
      'Levanta la rodilla derecha hasta que toque tu codo derecho: así cierras el lado del hígado, porque su pierna trasera viene por ahí. Baja el pie y responde al momento con tu derecha recta o tu patada derecha al cuerpo. Muévete hacia tu izquierda, fuera de su patada. El error es bajar el brazo a parar: te golpea el antebrazo y deja libre la cabeza.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Cómo entro contra alguien mucho más alto que yo?',
      'como entro con uno alto',
      '¿y cómo paso su jab?',
      'Me tiene con el jab a distancia y no llego.',
    ],
    answer:
      'Entra detrás de su jab: esquiva a tu derecha o páralo con la palma trasera y da el paso mientras su brazo vuelve. Primer golpe al estómago, segundo arriba, tercero otra vez abajo. Después quédate con la frente cerca de su hombro o sal de lado. Lo que falla es saltar desde lejos con la cabeza arriba: caes justo en su derecha.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Le pego al cuerpo o a la cabeza a un rival más alto?',
      'cuerpo o cabeza al alto',
      '¿y dónde le pego?',
      'Tiro arriba y siempre me quedo corto.',
    ],
    answer:
      'Al cuerpo durante el primer asalto, dos de cada tres golpes. Doblas las rodillas, no la cintura, y tu cabeza queda bajo su jab. Apunta al estómago con el recto y al hígado con el gancho de izquierda. Cuando baje los codos, sube con gancho o derecha por encima. El error es bajar la mano contraria al pegar abajo: déjala en la mejilla.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Qué hago si el alto me para con patadas frontales?',
      'me frena con el teep',
      '¿y si me pone la pierna delante?',
      'Cada vez que avanzo me clava la frontal en la barriga.',
    ],
    answer:
      'Barre la patada hacia un lado con el antebrazo, de dentro afuera a la altura de tu ombligo, y entra en ese segundo con patada a su pierna de apoyo. Avanza en zigzag, nunca en línea recta. Finge la entrada una vez para que patee al aire. Lo que falla es avanzar erguido y con el peso delante: mantén el abdomen duro y suelta el aire.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'En jiu-jitsu, ¿cómo peleo contra alguien mucho más largo?',
      'bjj contra uno largo',
      '¿y en el suelo con uno de piernas largas?',
      'Me pone los pies en la cadera y me mantiene lejos toda la lucha.',
    ],
    answer:
      'Acorta la distancia y quédate pecho con pecho: la media guardia con el brazo por debajo de su axila es tu sitio arriba. Controla primero los tobillos, juntos y al suelo, luego mete la rodilla por el medio. Codos pegados a tus costillas, porque el largo busca triángulos. El error es quedarse de rodillas a media distancia con un brazo dentro y otro fuera.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Y si el rival alto me agarra la cabeza cuando entro?',
      'el alto me amarra',
      '¿y si me abraza desde arriba?',
      'Logro entrar y me cuelga los brazos en el cuello.',
    ],
    answer:
      'Mete los dos brazos por debajo de sus axilas, pega la frente a su pecho y empuja con las piernas hacia la cuerda. Ahí golpea corto al cuerpo, tres o cuatro veces, hasta que separe el árbitro. En muay thai, postura recta, cadera contra la suya y gira. Lo que falla es tirar de la cabeza hacia atrás y mirar abajo: así llegan las rodillas.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Cómo freno a alguien que camina siempre hacia delante?',
      'como paro a uno que presiona',
      '¿y con qué lo freno?',
      'Se me viene encima todo el asalto y no me deja respirar.',
    ],
    answer:
      'Frénalo con jab doble o patada frontal al estómago justo cuando levanta el pie para avanzar, y sal de lado enseguida. Cada entrada suya debe costarle un golpe. Tres golpes como máximo, luego un ángulo de 45 grados. El error es golpear retrocediendo recto: el puño no pesa y las cuerdas llegan pronto.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Qué hago si ya estoy contra las cuerdas y me llueven golpes?',
      'estoy en las cuerdas que hago',
      '¿y si ya me tiene arrinconado?',
      'Me encierra en la esquina y solo me cubro.',
    ],
    answer:
      'Guardia alta, un gancho corto para que se cubra, y gira hacia fuera empujando su hombro con tu mano; o abrázalo con los dos brazos por debajo y espera al árbitro. Decide antes del segundo golpe. Nunca te quedes cubierto más de tres segundos: el árbitro puede parar. Lo que falla es salir agachado y sin manos arriba.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Me planto a cambiar golpes o me muevo contra un presionador?',
      'cambio o me muevo',
      '¿y no es mejor plantarme?',
      'Me canso de correr y acabo peleando su pelea.',
    ],
    answer:
      'Muévete, pero plántate dos veces por minuto: te paras, golpeas dos o tres veces al entrar él, y sales. Así ahorras piernas y él deja de entrar gratis. Elige tú el momento, en el centro y no en la cuerda. El error es plantarse por rabia tras recibir un golpe; después de recibir, primero clinch o salida.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Qué entreno para aguantar a un rival que presiona?',
      'que entreno contra presion',
      '¿y cómo lo practico en el gimnasio?',
      'En el segundo asalto la presión me deja sin aire.',
    ],
    answer:
      'Haz tres asaltos de dos minutos, dos días por semana: tu compañero avanza sin parar con golpes flojos y tú solo usas jab, frontal y salida lateral. En la última mitad empieza cada vez de espaldas a la cuerda. Suelta aire en cada golpe. El fallo típico es hacerlo a toda fuerza: al 40 % aprendes a salir, al 90 % solo a cubrirte.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Cómo le pido a un compañero de sparring que baje la intensidad?',
      'mi compañero se pasa de fuerte',
      '¿y qué le digo?',
      'Siempre viene a matarme aunque sea sparring ligero.',
    ],
    answer:
      'Díselo antes del asalto, en una frase: «Hoy voy al 50 %, si sube, paramos». Si sube, levanta la mano, da un paso atrás y repite: «Más suave». A la segunda vez, sal del asalto y habla con el entrenador: «Con él no hago sparring mientras no controle». Responder más fuerte casi siempre empeora. Con dolor de cabeza o mareo, nada de sparring y al médico.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Cuál es el primer contragolpe que debo aprender?',
      'que contra aprendo primero',
      '¿y con cuál empiezo?',
      'Veo el golpe venir, pero nunca respondo a tiempo.',
    ],
    answer:
      'Aprende primero parar el jab con la palma trasera y devolver el cross. Dos tiempos: toque y golpe, sin pausa. Haz cien repeticiones por sesión durante dos semanas, con un compañero que tira solo jab, primero al 30 %. Luego él lo tira cuando quiera. El error es esperar a ver si el golpe llega: la respuesta sale con la parada, no después.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Adónde miro para leer los golpes?',
      'donde miro al rival',
      '¿y los ojos dónde?',
      'Le miro los guantes y siempre llego tarde.',
    ],
    answer:
      'Mira el centro de su pecho, a la altura de la clavícula, con la vista amplia. Desde ahí ves moverse el hombro antes del puño y la cadera antes de la patada. Entrena dos asaltos suaves diciendo en voz baja «hombro» o «cadera» cuando lo notes. Lo que falla es saltar con los ojos a los guantes: te comes todas las fintas.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Cómo hago una finta que de verdad se crea?',
      'mis fintas no las cree nadie',
      '¿y cómo finjo bien?',
      'Finjo y el otro ni se mueve.',
    ],
    answer:
      'Tira primero tres veces el golpe de verdad y finge la cuarta con el mismo hombro, el mismo pie y la misma cara. Mueve el pie delantero cinco centímetros y el hombro un palmo; el puño casi no sale. Mira qué mano levanta él y golpea el hueco. El error es fingir solo con la mano, sin el pie: nadie lo cree.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Qué hago si el rival no ataca y yo soy contragolpeador?',
      'no ataca y yo espero',
      '¿y si él también espera?',
      'Pasamos el asalto mirándonos y pierdo por no hacer nada.',
    ],
    answer:
      'Oblígalo a tirar: jab flojo, medio paso atrás y deja la cara a su alcance un segundo; cuando responda, contragolpea. Hazlo cada diez segundos. Si no muerde, toma tú la iniciativa con jab al cuerpo y low kick para sumar. Lo que cuesta asaltos es esperar el golpe perfecto: sin actividad, los jueces ven ganar al otro.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Cuánto se tarda en mejorar el timing?',
      'cuanto tarda el timing',
      '¿y en cuánto tiempo lo noto?',
      'Llevo meses de saco y en sparring sigo llegando tarde.',
    ],
    answer:
      'Con dos sesiones semanales de ejercicios en pareja lo notas en seis a ocho semanas; el saco no lo enseña, porque no ataca. Haz en cada una tres asaltos de dos minutos con una sola tarea: él tira jab cuando quiere, tú respondes siempre igual. Cambia de tarea cada dos semanas. El error es subir la fuerza antes de acertar siete de diez.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Cómo pego más fuerte con la derecha?',
      'como pego mas duro',
      '¿y de dónde sale la fuerza?',
      'Pego con toda el alma y el saco ni se mueve.',
    ],
    answer:
      'Empuja el suelo con el pie trasero: talón hacia fuera, cadera, hombro y por último el puño, en ese orden. Brazo suelto hasta el impacto y aprieta solo al tocar. Haz tres series de veinte derechas al 70 %, parando a comprobar que el talón giró. Lo que quita fuerza es apretar todo desde el principio y echar la cabeza por delante del pie delantero.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Qué combinaciones básicas debo practicar primero?',
      'que combos aprendo',
      '¿y cuáles me aprendo?',
      'Tiro golpes sueltos y nunca encadeno nada.',
    ],
    answer:
      'Tres bastan: jab y cross; jab, cross y gancho; y jab, cross al cuerpo y gancho arriba. Si pateas, cierra la segunda con low kick. Cada una durante dos asaltos de saco por sesión, tres semanas, saliendo de lado al final. El fallo típico es acabar y quedarse delante con las manos abajo: el último gesto es siempre la guardia y un paso.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Cómo pateo más fuerte la circular?',
      'mi patada no tiene fuerza',
      '¿y la cadera cuándo la giro?',
      'Mi patada suena pero no mueve al compañero.',
    ],
    answer:
      'Da un paso a 45 grados hacia fuera, gira el pie de apoyo hasta que el talón mire al objetivo y deja que la cadera pase antes que la pierna. Golpea con la tibia y baja con fuerza el brazo del mismo lado. Tres series de diez por pierna. Lo que frena la patada es el pie de apoyo clavado; además castiga la rodilla.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Me duele la muñeca al pegar al saco, ¿qué hago?',
      'me duele la muñeca con el saco',
      '¿y puedo seguir pegando?',
      'Desde ayer, cada gancho me da un pinchazo en la muñeca.',
    ],
    answer:
      'Deja el saco hasta que puedas apoyar la mano y apretar el puño sin dolor. Al volver: venda de 4,5 metros, tres vueltas extra en la muñeca, guantes de 14 o 16 onzas y dos semanas al 50 %. Golpea con los nudillos del índice y el medio, con el antebrazo recto. Con hinchazón, dolor en la base del pulgar o más de una semana igual: médico.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Las pesas me hacen más lento o pego más fuerte?',
      'pesas te vuelven lento?',
      '¿y entonces levanto o no?',
      'Mi amigo dice que con pesas perderé velocidad en los puños.',
    ],
    answer:
      'Levanta: dos días por semana de fuerza no te hacen lento. Sentadilla, peso muerto, remo y press, tres series de cinco, sin llegar al fallo, más tres series de cinco lanzamientos de balón medicinal contra la pared. Máximo cincuenta minutos. Lo que sí te frena es entrenar cansado: no hagas pesas duras el día antes del sparring. Pide al entrenador que revise la técnica.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Cómo salgo del plum cuando me agarran la nuca con las dos manos?',
      'como salgo del plum',
      '¿y cómo me quito sus manos de la nuca?',
      'Me coge la cabeza con las dos manos y me llena de rodillas.',
    ],
    answer:
      'Ponte recto y pega tu cadera a la suya: sin espacio no hay rodilla. Después mete una mano por dentro de sus brazos hasta su nuca, luego la otra, y gira un paso hacia un lado. Alternativa: empuja su codo hacia arriba y pasa la cabeza por debajo. El error es tirar hacia atrás doblado, con la cara abajo.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Qué mano meto primero al entrar en el clinch?',
      'que mano primero en el clinch',
      '¿y qué mano primero?',
      'Al entrar al clinch él siempre gana la posición de dentro.',
    ],
    answer:
      'Primero la mano delantera a la nuca, justo detrás de tu jab, y enseguida la trasera a su bíceps. Cuando controlas el bíceps, la segunda mano sube también por dentro. Codos juntos sobre su clavícula y frente pegada a su sien. Lo que falla es agarrar el cuello en vez de la parte alta de la cabeza: desde el cuello no doblas a nadie.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Cómo doy rodillazos con más fuerza en el clinch?',
      'mis rodillas no hacen nada',
      '¿y la rodilla cómo la meto?',
      'Tengo el agarre, pero mis rodillazos solo empujan.',
    ],
    answer:
      'Lleva primero la pierna atrás, tira de él hacia abajo y empuja la cadera hacia delante al subir la rodilla, con el talón pegado al glúteo y la punta hacia abajo. Dos rodillas y un giro, no cinco seguidas. En el saco, tres asaltos de treinta por pierna. El error es quedarse de puntillas y recto: te desequilibran. Con compañeros, solo con la cara interna del muslo.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Cómo evito que me barran o derriben en el clinch?',
      'me tiran siempre en el clinch',
      '¿y los pies cómo los pongo?',
      'En el clinch acabo en el suelo cada dos minutos.',
    ],
    answer:
      'Pies a la anchura de los hombros, uno algo adelantado, y pasos cortos después de cada rodillazo: nunca te quedes parado sobre una pierna más de un segundo. Cuando notes el giro, da un paso en su misma dirección. Cabeza pegada a la suya. Lo que falla es cruzar los pies o resistir con los brazos: se resiste con la cadera.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Qué hago en el clinch en boxeo para descansar sin que me sancionen?',
      'agarrar en boxeo como',
      '¿y cuánto tiempo puedo agarrar?',
      'Me quedo sin aire y cuando agarro el árbitro me regaña.',
    ],
    answer:
      'Atrapa sus dos brazos bajo tus axilas, apoya tu peso en su hombro y respira dos veces; suelta en cuanto el árbitro diga «break». Hazlo como mucho dos o tres veces por asalto, y siempre tras un golpe tuyo. Al separarte, manos arriba y un paso atrás. Lo que trae la advertencia es empujar la nuca, golpear agarrando o no soltar a la primera.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cómo hago bien el sprawl contra un doble?',
      'como hago el sprawl',
      '¿y las piernas hacia dónde?',
      'Me tiran a las piernas y siempre llego tarde.',
    ],
    answer:
      'Lanza las dos piernas atrás y deja caer la cadera sobre su nuca u hombro, con los antebrazos delante de sus hombros. Luego gira hacia un lado, con el pecho pesado sobre él, y busca la espalda. Diez sprawls en tres series antes de cada clase. El error es caer sobre las rodillas con la cadera alta: ahí él te levanta.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Qué hago cuando ya me agarró una pierna?',
      'me tiene una pierna que hago',
      '¿y si ya tiene el single?',
      'Me coge la pierna y salto a la pata coja hasta caer.',
    ],
    answer:
      'Empuja su cabeza hacia abajo y hacia fuera, mete tu brazo por debajo de su axila y baja el pie al suelo entre sus piernas. Después rompe sus manos en la muñeca y saca la cadera. Si tu pie sigue arriba, cuélgalo por fuera de su cadera. Lo que falla es saltar hacia atrás: así le das el impulso que necesita.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cómo me defiendo de espaldas a la jaula?',
      'contra la jaula que hago',
      '¿y si me tiene pegado a la pared?',
      'Me empuja contra la reja y acabo sentado.',
    ],
    answer:
      'Abre los pies, baja la cadera y gana un brazo por debajo de su axila antes que nada; la otra mano controla su muñeca. Frente bajo su barbilla, empuja y gira hasta que sea él quien toque la reja. Cuenta con diez segundos por intento. El error es quedarte erguido con los pies juntos, o agarrar la reja: es falta.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cómo pego sin que me derriben cada vez que golpeo?',
      'me derriban cuando pego',
      '¿y entonces qué golpes tiro?',
      'Tiro la derecha y ya está en mis piernas.',
    ],
    answer:
      'Tira uno o dos golpes, no cuatro, y vuelve a una guardia un poco más baja con el pie delantero listo para ir atrás. Usa jab y rectos, evita patadas altas sin preparar y acaba cada serie con un paso lateral. Mano delantera baja hacia su frente al salir. Lo que lo invita a entrar es quedarte quieto con el peso en el pie delantero.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cuánto tiempo tardo en aprender a no ser derribado viniendo del boxeo?',
      'vengo del boxeo cuanto tardo en defender derribos',
      '¿y en cuántos meses?',
      'Boxeo bien, pero un luchador novato me tumba siempre.',
    ],
    answer:
      'Cuenta con cuatro a seis meses con dos clases de lucha por semana para parar a los principiantes. Añade diez minutos por sesión: él solo derriba, tú solo defiendes, empezando de pie, luego con la pierna ya agarrada, luego contra la pared. Aprende también a levantarte, porque alguna entrará. El error es entrenar solo el sprawl y nunca la pelea de manos.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Cómo hago un uchi mata sin caerme con él?',
      'me caigo en el uchi mata',
      '¿y la pierna de apoyo dónde va?',
      'Entro en uchi mata y terminamos los dos en el suelo.',
    ],
    answer:
      'Pon el pie de apoyo entre los suyos, punta hacia delante y rodilla flexionada, y tira de su manga alta antes de subir la pierna. Gira la cabeza hacia donde lo lanzas. Si el pie queda lejos, saltas y caes. Haz tres series de diez entradas sin lanzar, contra la pared o con compañero. El error es levantar la pierna sin haberlo desequilibrado.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Doble o single, cuál aprendo primero?',
      'doble o single leg',
      '¿y cuál me conviene más?',
      'Intento de todo y no derribo a nadie.',
    ],
    answer:
      'El single, porque si falla sigues de pie con una pierna agarrada y puedes cambiar al doble. Cabeza por dentro pegada a su pecho, manos cerradas detrás de la rodilla, su pierna entre las tuyas. Luego gira y camina hacia atrás en círculo. Cincuenta entradas por semana durante dos meses. Lo que falla es mirar al suelo: la cabeza baja regala la guillotina.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Qué agarre tomo primero en judo, manga o solapa?',
      'manga o solapa primero',
      '¿y qué mano primero?',
      'Cuando quiero agarrar, él ya tiene los dos agarres.',
    ],
    answer:
      'Contra un diestro, siendo diestro, primero la manga con la izquierda: le quitas su mano fuerte. Después la solapa con la derecha a la altura de la clavícula. En cuanto tengas las dos, ataca en tres segundos. Si él agarra antes, corta su manga con las dos manos y empieza de nuevo. El error es agarrar y esperar: te llegan su ataque o un shido.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Cuándo se barre el pie, en qué momento exacto?',
      'cuando barro el pie',
      '¿y en qué momento lo hago?',
      'Barro y es como patear un poste.',
    ],
    answer:
      'Barre cuando el pie acaba de quedarse sin peso: justo antes de que lo apoye o justo cuando lo levanta. Hazlo caminar de lado, cuenta «uno, dos» y barre en el dos con la planta, tirando de la manga hacia abajo. Cinco minutos por clase caminando sin resistencia. El error es barrer con fuerza un pie cargado: duele el tobillo a los dos.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Cómo entro al derribo sin que me vea venir?',
      'siempre ven mi entrada',
      '¿y cómo preparo la entrada?',
      'Bajo a las piernas y ya está esperando con el sprawl.',
    ],
    answer:
      'Tira un jab o empuja su frente para que suba las manos y baja de nivel en ese instante, con rodillas y no con cintura. El primer paso va entre sus pies. Si se defiende, no te quedes: cambia a single o sube a la cintura en un segundo. Lo que te delata es mirarle las piernas y bajar las manos antes de entrar.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Cómo salgo de la montada paso a paso?',
      'como salgo de la montada',
      '¿y hacia qué lado hago el puente?',
      'Me montan y ya no salgo hasta que rindo.',
    ],
    answer:
      'Codos pegados, atrapa uno de sus brazos y el pie del mismo lado, y haz puente en diagonal por encima de ese hombro. Si no gira, mete el codo contra su rodilla, saca la cadera de lado y recupera media guardia. Alterna puente y cadera, dos o tres veces. El error es empujar su pecho con los brazos estirados: te regala la llave de brazo.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Dónde pongo las manos debajo del control lateral?',
      'manos en el control lateral',
      '¿y los brazos dónde van?',
      'En cien kilos me aplasta y no puedo ni respirar.',
    ],
    answer:
      'Un antebrazo contra su cuello y el otro en su cadera, codos hacia dentro. Puente corto, cadera lejos, y mete la rodilla de abajo en el hueco. Respira antes y espera a que se mueva: ahí hay sitio. Lo que falla es abrazarlo por la espalda con los dos brazos: te quedas plano y él descansa.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Cómo quito la rodilla en la barriga?',
      'rodilla en la barriga como salgo',
      '¿y si me pone la rodilla encima?',
      'Me clava la rodilla en el estómago y entro en pánico.',
    ],
    answer:
      'Gira hacia él, pon el codo de tu lado cercano bajo su rodilla y la otra mano en su cadera; aleja tu cadera y mete la pierna. Hazlo en los primeros dos segundos, antes de que se asiente. El error es empujar la rodilla con las dos manos estiradas: te toma un brazo. Si no respiras bien o duele una costilla, rinde.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Qué hago primero desde la media guardia abajo?',
      'media guardia abajo que hago',
      '¿y primero qué?',
      'En media guardia me aplana y me pasa siempre.',
    ],
    answer:
      'Ponte de lado y gana el brazo por debajo de su axila; sin eso no ataques. La otra mano bloquea su bíceps, y tu rodilla libre hace de barrera en su pecho. Desde ahí sube al codo y ve a la espalda o al single. Lo que falla es quedarte con la espalda plana: en cuanto te cruza la cara, vuelve a ponerte de lado.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Pesa 30 kilos más que yo, ¿salgo igual de abajo?',
      'pesa mucho mas que yo como salgo',
      '¿y si es mucho más pesado?',
      'El grandote se me tumba encima y no se mueve.',
    ],
    answer:
      'Sí, pero con marcos y cadera, no con puente: con 30 kilos de diferencia el puente solo abre un hueco. Haz el hueco, saca la cadera diez centímetros, repite tres o cuatro veces y mete la rodilla. Lo mejor es no llegar ahí: rodillas delante desde el principio. Si te duele una costilla o el cuello, rinde y pide otro compañero.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Qué mano defiendo primero en el mataleón?',
      'que mano agarro en el mataleon',
      '¿y qué mano primero?',
      'Me toman la espalda y en cinco segundos estoy rindiendo.',
    ],
    answer:
      'Las dos manos tuyas contra el brazo que rodea el cuello: tira de su muñeca hacia tu pecho y mete la barbilla. Luego lleva los hombros al suelo por el lado de abajo, el del brazo que no ahorca, y saca la cadera por encima de su gancho. El error es quitar primero los pies: mientras tanto cierra el cuello. Si está cerrado, rinde.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cómo salgo de una guillotina?',
      'como salgo de la guillotina',
      '¿y si ya me cerró la guillotina?',
      'Entro al derribo y me cuelga del cuello.',
    ],
    answer:
      'Agarra su muñeca con una mano, pasa el otro brazo por encima de su hombro contrario y camina hacia el lado opuesto a tu cabeza, con tu hombro contra su garganta. En el suelo, no saltes a su media guardia: pasa al lado libre. Lo que falla es tirar de la cabeza hacia atrás. Si ves borroso o se te apaga el oído, rinde ya.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cómo me suelto de un candado de cabeza en el suelo?',
      'me tiene la cabeza como salgo',
      '¿y si me tiene la cabeza en el suelo?',
      'El novato fuerte me aprieta la cabeza y no me suelta.',
    ],
    answer:
      'Ponte de lado hacia él, saca el codo atrapado hasta el suelo y haz un marco con el antebrazo contra su mandíbula. Después pasa tu pierna por encima de su cara o gira hacia su espalda. Tómate diez segundos, respira por la nariz. El error es tirar del cuello hacia atrás. Si cruje o duele el cuello, rinde; con hormigueo en el brazo, médico.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cuándo tengo que rendirme en un estrangulamiento?',
      'cuando palmeo',
      '¿y hasta cuándo aguanto?',
      'Ayer aguanté un mataleón y casi me desmayo.',
    ],
    answer:
      'Rinde en cuanto esté cerrado bajo la barbilla y tus manos ya no lo separen: tienes pocos segundos. Palmea tres veces en él o di «¡tap!» en voz alta. Aguantar no enseña nada. Si llegaste a desmayarte, se acabó la clase ese día y que te vea un médico; con dolor fuerte de cuello, habla rara o visión doble, a urgencias.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cómo evito que me tomen la espalda?',
      'siempre me toman la espalda',
      '¿y cómo no se la doy?',
      'Cuando me pasan la guardia, me giro y me toman la espalda.',
    ],
    answer:
      'No gires a cuatro apoyos: gira hacia él, con el codo y la rodilla juntos. Si ya estás de tortuga, pega codos a los muslos, agarra su muñeca y rueda o levántate en tres segundos. Cuando entre el primer gancho, quítalo enseguida con el pie y la mano. El error es descansar en tortuga: ahí llega el segundo gancho.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Cómo evito que me pasen la guardia?',
      'me pasan la guardia siempre',
      '¿y qué muevo primero?',
      'En diez segundos ya me pasó la guardia.',
    ],
    answer:
      'Mueve primero la cadera hacia fuera y mete la rodilla entre los dos; las manos van a su hombro y su bíceps. Regla: rodilla cerca de tu codo, siempre. Haz tres minutos por clase en los que él solo pasa y tú solo recuperas. El error es empujar con los brazos y dejar las piernas quietas en el suelo.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Guardia cerrada o abierta para un principiante?',
      'cerrada o abierta?',
      '¿y con cuál empiezo?',
      'Pruebo cinco guardias y ninguna me sale.',
    ],
    answer:
      'Cerrada, durante los primeros tres meses: lo controlas mientras aprendes tres cosas, barrido de tijera, barrido de cadera y llave de brazo. Después añade una sola abierta, con pie en la cadera y agarre de manga. Rompe siempre su postura antes de atacar. Lo que falla es cerrar las piernas y descansar: cambia de ángulo cada cinco segundos.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Cuál es el barrido más fácil desde guardia cerrada?',
      'barrido facil desde cerrada',
      '¿y con cuál lo barro?',
      'Lo tengo en mi guardia y no consigo darle la vuelta.',
    ],
    answer:
      'El barrido de cadera: cuando él se echa atrás, abre las piernas, siéntate, apoya una mano detrás, pasa el otro brazo por encima de su hombro y agarra su tríceps. Sube la cadera y gira hacia ese brazo. Diez por lado en cada clase. Lo que falla es intentarlo cuando él pesa hacia delante: entonces cierra y rompe su postura.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Qué hago si se pone de pie dentro de mi guardia cerrada?',
      'se para en mi guardia',
      '¿y si se levanta?',
      'Se levanta en mi guardia y me deja caer.',
    ],
    answer:
      'Abre enseguida, agarra sus dos tobillos y empuja con las rodillas en sus caderas: cae hacia atrás. Si no cae, pies en las caderas y guardia abierta con una manga. Hazlo antes de que esté recto. El error es colgarte con las piernas cerradas: te levanta. Si te alza, suelta y baja los pies; no te dejes caer de cabeza.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Qué agarre busco primero en guardia abierta?',
      'que agarro en guardia abierta',
      '¿y qué agarro primero?',
      'En guardia abierta me agarra los pantalones y pasa.',
    ],
    answer:
      'Una manga primero, con los cuatro dedos, y el pie del mismo lado en su cadera; así esa mano ya no pasa. Luego el otro tobillo o la solapa. Si te coge el pantalón, rompe ese agarre antes de cualquier ataque, con dos manos y estirando la pierna. El error es dejarle dos agarres y esperar.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Cómo abro una guardia cerrada?',
      'como abro la guardia cerrada',
      '¿y me levanto o sigo de rodillas?',
      'Cada vez que hago postura me barren.',
    ],
    answer:
      'Levántate: controla una manga con tu mano, sube primero el pie de ese lado, luego el otro, cadera adelante, y empuja su rodilla hacia abajo con la mano libre. De rodillas solo funciona con gente más ligera. Espalda recta y mirada al frente. El error es levantarse sin controlar la manga: te agarra el tobillo y te barre.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Qué mano libero primero contra la guardia lasso?',
      'lasso que mano primero',
      '¿y qué mano primero?',
      'Me mete el lasso y me quedo con el brazo atrapado.',
    ],
    answer:
      'Primero rompe el agarre de la mano que no tiene el lasso; con ella libre empujas la pierna enroscada. Después baja el codo del lasso hacia su cadera, gira el pulgar hacia dentro y saca el brazo hacia atrás mientras avanzas la rodilla. Lo que falla es tirar recto hacia arriba: aprieta más y te barre por ese lado.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Qué pase aprendo primero, el de rodilla o el toreando?',
      'knee cut o toreando',
      '¿y cuál de los dos?',
      'Sé diez pases y ninguno me funciona.',
    ],
    answer:
      'El de rodilla cruzada, porque te deja encima aunque falle. Rodilla por el centro hacia el suelo, brazo por debajo de su axila, cabeza junto a la suya, y baja la cadera. El toreando llega después, como respuesta cuando estira las piernas. Trabaja cada uno seis semanas. El error es cruzar sin ganar la axila: te toma la espalda.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Y si cambia a guardia araña cuando intento pasar?',
      'me cambia a spider',
      '¿y si se pone en araña?',
      'Justo cuando voy a pasar, me pone los pies en los bíceps.',
    ],
    answer:
      'Da un paso atrás, junta los codos y gira las muñecas por fuera hacia dentro para agarrar sus pantalones en la tibia. Empuja sus pies al suelo, por un lado, y pasa por el otro con el hombro en su cadera. Hazlo en dos segundos. El error es seguir empujando adelante con los brazos abiertos: ahí tiene triángulo y barrido.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Cómo evito el triángulo cuando paso la guardia?',
      'me meten triangulo al pasar',
      '¿y los brazos cómo los llevo?',
      'Cada vez que intento pasar acabo en un triángulo.',
    ],
    answer:
      'Los dos brazos dentro o los dos fuera de sus piernas, nunca uno y uno. Codos pegados a tus costillas y postura recta en cuanto su cadera suba. Si ya cruzó la pierna, levanta la cabeza, lleva el codo atrapado a su cadera y ponte de pie. Lo que falla es empujar una rodilla metiendo el brazo hasta el hombro.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Por qué se me escapan de la llave de brazo?',
      'se me escapan del armbar',
      '¿y qué aprieto?',
      'Tengo el brazo y siempre saca el codo.',
    ],
    answer:
      'Porque hay espacio: junta las rodillas, pega la cadera a su hombro y lleva su pulgar hacia arriba antes de estirar. Los talones pesan sobre cara y pecho. Primero controla la muñeca contra tu pecho, después sube la cadera despacio. El error es echarse atrás con las rodillas abiertas. En clase, aplica en tres segundos para que pueda rendir.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Cómo cierro bien el triángulo con piernas cortas?',
      'triangulo con piernas cortas',
      '¿y si no me llega la pierna?',
      'Meto el triángulo pero no aprieta nada.',
    ],
    answer:
      'Cambia el ángulo antes de cerrar: agarra tu propia tibia, pon el pie en su cadera y gira hasta ver su oreja. Luego la corva va sobre el tobillo, no sobre los dedos. Junta rodillas y baja su cabeza. Lo que falla es cerrarlo de frente y tirar con fuerza; además, cerrar sobre los dedos del pie te lesiona el tobillo.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Cómo defiendo la llave de brazo cuando ya la tiene?',
      'como salgo del armbar',
      '¿y si ya está estirando?',
      'Me pillan siempre el brazo desde la montada.',
    ],
    answer:
      'Junta las manos, palma con palma o agarrando tu bíceps, y gira hacia él apilando tu peso sobre sus piernas. Saca la cabeza de debajo de su pierna con la mano libre y lleva el codo al suelo. Si el brazo ya está recto, rinde: no hay salida segura. Con chasquido, hinchazón o codo que no estira, para y al médico.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Kimura o americana desde el control lateral?',
      'kimura o americana',
      '¿y cuál uso?',
      'Desde cien kilos busco el brazo y nunca sé qué hacer.',
    ],
    answer:
      'Mira su mano: si apunta hacia su cabeza, americana; si apunta hacia sus pies, kimura. Agarra la muñeca sin pulgar, pasa el otro brazo por debajo y cierra en tu propia muñeca. Pega su codo a las costillas y mueve despacio. El error es hacerlo con los brazos: usa el pecho. Con compañeros, tres segundos hasta el final.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Cómo salgo de un triángulo casi cerrado?',
      'como salgo del triangulo',
      '¿y si ya lo cerró?',
      'Me quedo atrapado en el triángulo y espero el final.',
    ],
    answer:
      'Postura primero: mano en su cadera, espalda recta, mirada al techo, y lleva el codo atrapado hacia su cadera. Ponte de pie o pon la rodilla detrás de su glúteo y abre el candado empujando su rodilla. Tienes unos cinco segundos útiles. El error es bajar la cabeza para descansar. Si oyes lejos o ves negro, rinde al momento.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cuándo tengo que rendirme en un heel hook?',
      'cuando palmeo en heel hook',
      '¿y si todavía no duele?',
      'Me pillaron el talón, no dolía y no sabía si rendirme.',
    ],
    answer:
      'En cuanto tenga tu talón cerrado y tu rodilla atrapada, aunque no duela: el dolor llega tarde y el ligamento se rompe antes. Di «¡tap!» en voz alta y no gires con fuerza. Después muévete despacio. Si la rodilla crujió, se hincha o se va, para, hielo y médico en un par de días; si no puedes apoyar, hoy mismo.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Qué llaves de pierna puedo usar siendo cinturón blanco?',
      'blanco que llaves de pierna',
      '¿y cuál está permitida?',
      'Compito en un mes y no sé si puedo atacar pies.',
    ],
    answer:
      'En la mayoría de torneos con gi, el blanco adulto solo puede la llave recta de tobillo; heel hook y kneebar, no. En sin gi cambia según la organización y el nivel, y los niños suelen tenerlas todas prohibidas. Lee el reglamento de tu torneo y pregunta en la reunión de reglas. Lo que descalifica más es girar hacia dentro de la rodilla.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cómo aplico bien la llave recta de tobillo?',
      'llave recta de tobillo como',
      '¿y el antebrazo dónde va?',
      'Le agarro el pie, aprieto y no pasa nada.',
    ],
    answer:
      'El filo del antebrazo va sobre el tendón, justo encima del talón, con el pie de él bajo tu axila. Aprieta las rodillas alrededor de su muslo, ponte de lado y arquea la espalda con el hombro hacia atrás. Lo que falla es agarrar por el gemelo y dejar suelta la rodilla. Aplica despacio, tres segundos, y suelta al primer toque.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cómo me defiendo cuando se tira a mis piernas?',
      'se tira a mis pies que hago',
      '¿y qué hago primero?',
      'En cuanto me siento, me enreda las piernas.',
    ],
    answer:
      'Primero controla sus manos con las tuyas y esconde el talón, con el pie plano en el suelo. Después levanta la cadera, pon peso sobre él y saca la rodilla por encima de su línea. Hazlo en los primeros tres segundos. El error es girar hacia cualquier lado por pánico: el giro equivocado carga la rodilla.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cuándo empiezo a entrenar llaves de pierna?',
      'cuando empiezo con leg locks',
      '¿y ya puedo con seis meses?',
      'Todos en el gimnasio atacan piernas y yo no sé nada.',
    ],
    answer:
      'Desde el tercer mes aprende a reconocerlas y a rendirte; la llave recta desde el sexto, y heel hooks alrededor del segundo año y con entrenador al lado. Empieza con cinco minutos por semana solo de posición, sin final. Di antes de luchar: «Sin heel hooks conmigo, por favor». El error es probarlas de un vídeo con un compañero nuevo.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Por qué no consigo acabar el mataleón?',
      'no me sale acabar el mataleon',
      '¿y qué brazo aprieto?',
      'Tengo la espalda tres minutos y nunca acabo.',
    ],
    answer:
      'Porque el codo no está bajo su barbilla: primero gana la mano que defiende, atrápala con tu pierna o tu otra mano, y solo entonces pasa el brazo. Mano al bíceps, la otra detrás de su cabeza, pecho pegado, y aprieta diez segundos con la espalda. El error es apretar sobre la mandíbula: cansa tus brazos y lesiona.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Suelto la sumisión o conservo la posición si se defiende?',
      'suelto o sigo apretando',
      '¿y cuándo la suelto?',
      'Insisto con el brazo y acabo debajo.',
    ],
    answer:
      'Suelta tras cinco segundos sin progreso y vuelve a la posición, o encadena la segunda: brazo a triángulo, kimura a espalda. Decide el plan B antes de empezar. En competición, ganando por puntos en el último minuto, conserva. Lo que cuesta combates es caer hacia atrás en una llave sin control de la cabeza.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Qué hago cuando el rival está tocado en la pelea?',
      'esta tocado y no lo remato',
      '¿y si lo veo tocado?',
      'Lo tuve tambaleando y me puse a tirar locuras.',
    ],
    answer:
      'Respira una vez, ciérrale la salida y tira tres golpes limpios: cuerpo, cabeza, cuerpo; después mira y repite. Al 80 %, manos de vuelta a la cara. Para en el acto cuando el árbitro intervenga. El error es vaciarse en veinte golpes abiertos: en treinta segundos no te quedan brazos. En sparring es al revés: si está tocado, paras.',
  },
  {
    matter: 'finishing',
    asked: [
      'Me da pena apretar a mis compañeros, ¿cómo termino las sumisiones?',
      'me da cosa apretar',
      '¿y si le hago daño?',
      'Llego a la sumisión y la suelto por no lastimar.',
    ],
    answer:
      'Cierra del todo y aplica en tres segundos contados, parando donde él toca: eso es seguro y honesto. Dile antes: «Voy despacio hasta el final, toca pronto». Haz diez finales así por clase, con resistencia creciente. Lo peligroso no es acabar, es el tirón rápido. Con novatos y menores, llega solo al control y suelta tú.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Cómo entreno para acabar más?',
      'ejercicio para finalizar mas',
      '¿y cómo lo practico?',
      'Gano todas por puntos y no finalizo a nadie.',
    ],
    answer:
      'Empieza los asaltos ya en la posición: dos minutos desde la espalda o la montada, él solo escapa, tú solo acabas; si escapa, se reinicia. Tres asaltos, dos veces por semana, con la misma sumisión durante un mes. Apunta cuántas de cada diez salen. El error es cambiar de técnica cada semana: sin repetición no ves dónde se escapa.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Cómo salgo de la esquina del ring?',
      'como salgo de la esquina',
      '¿y por qué lado salgo?',
      'Acabo siempre en la esquina y me cuesta el asalto.',
    ],
    answer:
      'Sal por el lado de su mano más débil: contra un diestro, hacia tu derecha, con un gancho corto y un giro mientras empujas su hombro. Si no hay hueco, abraza y gira hasta que él quede de espaldas a la esquina. Hazlo en dos segundos. El error es cubrirse y esperar la campana: los jueces solo ven sus golpes.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Qué hago los últimos 30 segundos de un asalto?',
      'ultimos 30 segundos que hago',
      '¿y al final del asalto?',
      'Domino el asalto y al final me lo roban.',
    ],
    answer:
      'Sube el ritmo: dos series de tres o cuatro golpes limpios y acaba tú con el último golpe, en el centro. Pide a tu esquina que grite «¡treinta!». Guarda para eso un poco de aire desde el minuto dos. El error es vaciarse a ciegas: un golpe recibido al final cuenta más en la memoria del juez.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Voy ganando por dos puntos, ¿ataco o conservo?',
      'gano por 2 ataco o aguanto',
      '¿y si voy ganando?',
      'Iba ganando, me puse a defender y me penalizaron.',
    ],
    answer:
      'Conserva posición, pero sigue haciendo algo cada diez segundos: agarre, ataque corto, mejora. Así no te penalizan por pasividad. Con más de dos minutos por delante, busca dos puntos más; con menos de uno, no abras nada nuevo. El error es huir hacia fuera del área: suele costar una sanción y la ventaja.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Qué puntúan los jueces en boxeo amateur?',
      'que cuenta para los jueces',
      '¿y qué miran ellos?',
      'Creo que gané y me dieron perdido.',
    ],
    answer:
      'Cuentan los golpes limpios en la zona válida, con la parte de los nudillos; después, quién manda y la actividad con técnica. Golpes al guante o al brazo no suman. Para que te vean: combinaciones de dos o tres, salida, y el último golpe tuyo. Lo que falla es pegar fuerte y poco. Pide a tu entrenador el reglamento de tu federación.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Cómo uso la jaula a mi favor cuando lo tengo contra ella?',
      'lo tengo en la jaula que hago',
      '¿y ya contra la reja qué?',
      'Lo empujo a la reja y pasan minutos sin nada.',
    ],
    answer:
      'Cabeza bajo su barbilla, una axila ganada, rodilla entre sus piernas, y cada cinco segundos una acción: rodilla al muslo, golpe corto, cambio a las piernas. Para derribar, junta sus rodillas y tira hacia un lado, no contra la reja. El error es solo empujar: el árbitro separa y gastas tú más brazos que él.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Qué hago en el minuto de descanso entre asaltos?',
      'que hago entre asaltos',
      '¿y en ese minuto qué?',
      'Entre asaltos no recupero el aire.',
    ],
    answer:
      'Siéntate y haz cinco respiraciones: cuatro segundos por la nariz, seis soltando por la boca. Luego dos sorbos de agua, y en los últimos veinte segundos escuchas una sola instrucción y la repites en voz alta. Levántate a los diez segundos. El error es hablar y discutir el asalto: gastas el aire que te falta.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Qué le digo a mi peleador en la esquina?',
      'que digo en la esquina',
      '¿y qué le digo si va perdiendo?',
      'Hago de esquina por primera vez y no sé qué decir.',
    ],
    answer:
      'Treinta segundos de silencio y aire, después una cosa buena y una orden: «Buen jab. Ahora jab y sal a la izquierda». Si va perdiendo: «Necesitamos este asalto, dos series más por minuto». Haz que la repita. Lo que falla son cinco consejos a la vez. Si responde confuso o se tambalea, para la pelea y llama al médico.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Cómo reparto las fuerzas en tres asaltos?',
      'como dosifico 3 asaltos',
      '¿y cuánto doy en el primero?',
      'Salgo a tope y en el segundo no tengo brazos.',
    ],
    answer:
      'Primero al 70 %, segundo al 80 %, tercero lo que quede. Dentro de cada asalto: treinta segundos de trabajo con jab y pies, luego una ráfaga de cinco segundos, y otra vez calma. Ensáyalo en el saco dos veces por semana con reloj. El error es el primer minuto por nervios: empieza con diez jabs y nada más.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Puedo pedir que paren la pelea si estoy mal?',
      'puedo parar la pelea',
      '¿y si ya no quiero salir?',
      'Me mareé en el segundo asalto y no me atreví a decirlo.',
    ],
    answer:
      'Sí: dile a tu esquina «para» o al árbitro «no sigo», y se acaba sin explicaciones. Con mareo, visión doble, dolor de cabeza o sin recordar el asalto, dilo siempre y que te vea el médico del evento. Después, nada de sparring hasta su permiso. Acuerda antes con tu entrenador una palabra para parar; callarse es lo peligroso.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'No oigo a mi esquina durante la pelea, ¿qué hago?',
      'no oigo a mi esquina',
      '¿y cómo los escucho?',
      'Mi entrenador grita y yo no me entero de nada.',
    ],
    answer:
      'Acuerden tres palabras cortas antes de la pelea, por ejemplo «jab», «fuera» y «treinta», y una sola persona que las grite. Practíquenlas dos semanas en el sparring, con música alta. Escúchalas cuando salgas de distancia o en el clinch, no en medio del cambio. El error es girar la cabeza hacia la esquina: ahí te llega el golpe.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Cómo hago un plan para mi próxima pelea?',
      'como hago un plan de pelea',
      '¿y qué pongo en el plan?',
      'Peleo en un mes y solo pienso en salir y ver.',
    ],
    answer:
      'Escribe tres líneas: cómo empiezo, qué hago si funciona, qué hago si no. Por ejemplo: «Jab y salir; si baja la mano, derecha; si me presiona, clinch y giro». Entrénalo en la mitad de tus asaltos durante tres semanas. El error es un plan de diez puntos: con nervios recordarás dos. Revísalo con tu entrenador.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Qué miro en los vídeos de mi rival?',
      'que miro en los videos del rival',
      '¿y qué apunto?',
      'He visto sus peleas diez veces y no saco nada.',
    ],
    answer:
      'Apunta cuatro cosas: primer golpe del asalto, hacia qué lado sale, qué hace tras recibir y cómo está en el último asalto. Mira dos o tres peleas recientes, una hora en total, y lo que se repite tres veces cuenta. Luego elige una sola debilidad. El error es verlo cada noche: da miedo y no enseña más.',
  },
  {
    matter: 'game-plan',
    asked: [
      'No sé nada de mi rival, ¿qué plan llevo?',
      'no conozco al rival',
      '¿y si no hay vídeos?',
      'Compito el sábado y no sé ni quién me toca.',
    ],
    answer:
      'Lleva tu mejor entrada y úsala en los primeros treinta segundos: el primer minuto es para probar. Finge dos veces y mira si retrocede, contesta o se cubre. Retrocede: presiona. Contesta: contragolpea. Se cubre: al cuerpo. El error es esperar a ver qué hace él: así pelea siempre su plan.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Qué hago si mi plan no funciona en el primer asalto?',
      'el plan no funciona que hago',
      '¿y si no sale?',
      'Mi plan falló al minuto y me bloqueé.',
    ],
    answer:
      'Cambia una sola cosa en el descanso: distancia, lado o ritmo, en ese orden. Si te golpea de lejos, acércate; si siempre te caza por un lado, sal por el otro. Dale al cambio un minuto antes de juzgarlo. El error es cambiarlo todo o insistir por orgullo. Practícalo: un asalto de cada tres con orden nueva del entrenador.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Qué hago en los primeros 30 segundos de la pelea?',
      'que hago al empezar',
      '¿y al sonar la campana?',
      'Empiezo frío y siempre pierdo el primer asalto.',
    ],
    answer:
      'Toma el centro, tira cinco jabs y una patada o golpe al cuerpo, y sal de lado. Así sueltas los nervios y mides distancia. Caliéntate antes diez o quince minutos hasta sudar, con el último asalto de manoplas cinco minutos antes de salir. El error es el gran golpe de entrada: sin distancia, es el que te contragolpean.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Qué llevo a mi primera clase de boxeo?',
      'que llevo a la primera clase',
      '¿y tengo que comprar guantes ya?',
      'Mañana es mi primera clase y no tengo nada.',
    ],
    answer:
      'Camiseta, pantalón corto sin cremalleras, zapatillas limpias, toalla y medio litro de agua; los guantes suelen prestarlos. Compra solo vendas de 4,5 metros. Llega quince minutos antes y di: «Es mi primer día, ¿dónde me pongo?». Uñas cortas, sin anillos ni pendientes. El error es comprar todo antes: espera un mes.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿De cuántas onzas compro los guantes?',
      'cuantas onzas guantes',
      '¿y qué peso de guante?',
      'Hay guantes de 10, 12, 14 y 16 y no sé cuál.',
    ],
    answer:
      '16 onzas para sparring si pesas más de 65 o 70 kilos, 14 si pesas menos; para saco, 12 o 14. Si compras un solo par, 16. Cierre de velcro y prueba con la venda puesta. El error es hacer sparring con guantes de saco gastados: el relleno ya no protege a tu compañero. Pregunta la norma de tu gimnasio.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Cómo quito el olor de los guantes?',
      'mis guantes apestan',
      '¿y cómo los seco?',
      'Mis guantes huelen tan mal que me da vergüenza.',
    ],
    answer:
      'Sácalos de la bolsa en cuanto llegues, ábrelos y sécalos al aire doce horas con papel de periódico dentro. Limpia el interior con un paño con agua y vinagre una vez por semana, y usa vendas lavadas en cada clase. Ni lavadora ni radiador. Si te sale una mancha roja o que pica, no entrenes y ve al médico.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Puedo decir que no a hacer sparring con alguien?',
      'puedo negarme a hacer sparring',
      '¿y cómo le digo que no?',
      'Me pide luchar el más bruto y no sé negarme.',
    ],
    answer:
      'Sí, siempre: «Gracias, este asalto descanso» basta, sin razones. Si es siempre la misma persona, dilo al entrenador: «Con él no me siento seguro». En la primera semana nadie debería pedirte sparring libre. Lo que sale mal es aceptar por vergüenza y lesionarse. Si el gimnasio se burla de un no, busca otro.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Cada cuánto lavo el kimono?',
      'cada cuanto lavo el gi',
      '¿y el cinturón también?',
      'Entreno tres veces por semana y tengo un solo gi.',
    ],
    answer:
      'Después de cada clase, sin excepción, a 30 o 40 grados y secado al aire; el cinturón también, al menos una vez por semana. Con tres clases semanales compra un segundo gi. Dúchate en la hora siguiente y no pises el tatami con zapatos ni el baño descalzo. Con hongos o heridas abiertas no se entrena: médico primero.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Cuántas repeticiones hago de una técnica?',
      'cuantas repeticiones por tecnica',
      '¿y cuántas por clase?',
      'Repito y repito y en sparring no me sale.',
    ],
    answer:
      'Veinte limpias sin resistencia, veinte al 30 % y tres minutos de lucha desde esa posición, en cada clase, durante tres semanas. Lo que falta casi siempre es la parte con resistencia. Sube solo cuando te salen siete de diez. El error es hacer cien rápidas y mal: aprendes el gesto malo.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Cómo recuerdo lo que aprendo en clase?',
      'se me olvida todo',
      '¿y cómo lo apunto?',
      'Salgo de clase y en el coche ya no recuerdo nada.',
    ],
    answer:
      'Apunta tres líneas en los diez minutos después de clase: posición, primer agarre, error mío. Antes de la siguiente, léelas y haz cinco repeticiones con un compañero: «¿Me dejas cinco de lo del martes?». Quédate con una técnica por semana. El error es grabar vídeos que nunca miras.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Qué ejercicios hago solo en casa para jiu-jitsu?',
      'bjj solo en casa',
      '¿y sin compañero qué hago?',
      'Solo puedo ir una vez por semana al tatami.',
    ],
    answer:
      'Quince minutos, tres días por semana: salida de cadera, puente, levantada técnica y sprawl, cuatro rondas de cuarenta segundos cada uno con veinte de descanso. Sobre alfombra o esterilla. Luego dos minutos con los ojos cerrados repasando la técnica de la semana. El error es ir rápido y mal: la cadera debe moverse medio metro. Si duele el cuello, deja el puente.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Cuántos minutos de sombra hago y cómo?',
      'cuanta sombra hago',
      '¿y la sombra con qué tema?',
      'Hago sombra y solo muevo los brazos sin sentido.',
    ],
    answer:
      'Tres asaltos de tres minutos con un tema cada uno: primero pies y jab, segundo defensa y respuesta, tercero tu plan contra un rival concreto. Treinta segundos de pausa. Imagina su altura y apunta a su barbilla. El error es pegar al aire a tope con el codo bloqueado: duele el codo; ve al 60 %.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Qué hago si mi compañero no coopera en los ejercicios?',
      'mi compañero no colabora',
      '¿y qué le digo?',
      'Mi pareja resiste al máximo y no puedo practicar.',
    ],
    answer:
      'Dile una frase clara: «Dame diez sin resistencia, luego diez al 30 %, y después te toca a ti». Si sigue, cambia de pareja en la siguiente ronda y avisa al entrenador. Tú haz lo mismo cuando él practique. El error es responder con más fuerza: se acaba la práctica y alguien se lesiona.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Qué hago si alguien me busca pelea en la calle?',
      'me buscan pelea que hago',
      '¿y qué le digo?',
      'Un tipo se me puso delante en un bar y me quedé helado.',
    ],
    answer:
      'Vete: manos abiertas a la altura del pecho, un paso atrás y «No quiero problemas, me voy», en voz alta. No des la espalda hasta tener tres metros y busca gente y luz. Si quiere el móvil, dáselo. El error es contestar al insulto. Después llama a la policía; para la parte legal, un abogado.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Sirve lo que entreno contra un cuchillo?',
      'sirve contra cuchillo',
      '¿y si lleva un arma?',
      'Tengo miedo de que me saquen un cuchillo.',
    ],
    answer:
      'No: contra un cuchillo se corre o se entrega lo que pide. Lanza la cartera a un lado y vete por el otro, gritando. Solo si no hay salida, pon algo en medio: mochila, silla, puerta. Las defensas de vídeo fallan con alguien que resiste. Si te cortan, presiona fuerte la herida y llama a emergencias.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Cuánto tengo que entrenar para saber defenderme?',
      'cuanto tardo en saber defenderme',
      '¿y en cuántos meses?',
      'Camino con miedo por mi barrio y quiero empezar.',
    ],
    answer:
      'Con dos clases por semana y práctica con resistencia, en seis a doce meses te mueves, te sueltas y te levantas mucho mejor. Desde hoy ya ayudan tres hábitos: sin auriculares de noche, calle iluminada y alguien que sepa tu ruta. El error es confiar en un curso de un día. Si el miedo te encierra en casa, habla con un psicólogo.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Cómo me suelto si me agarran la muñeca?',
      'me agarran la muñeca que hago',
      '¿y hacia dónde tiro?',
      'Me agarraron del brazo y no pude soltarme.',
    ],
    answer:
      'Gira la muñeca hacia su pulgar, acerca tu codo a tu cuerpo y tira de golpe con todo el cuerpo, dando un paso atrás; a la vez grita «¡Suéltame!». Luego corre hacia gente. Practícalo veinte veces por lado con alguien que apriete de verdad. El error es tirar recto solo con el brazo.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Puedo tener problemas legales si me defiendo?',
      'me pueden denunciar si me defiendo',
      '¿y si le pego yo?',
      'Un tipo me empujó, le pegué y ahora dice que me denuncia.',
    ],
    answer:
      'Sí, puedes: en general la ley protege lo necesario para parar el ataque y nada más después. Escribe hoy qué pasó, hora y testigos, haz fotos, ve al médico si tienes golpes y no le escribas a él. Habla con un abogado antes de declarar. El error es publicarlo o presumir en mensajes: eso se lee en el juzgado.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Boxeo o muay thai para empezar?',
      'boxeo o muay thai',
      '¿y cuál de los dos?',
      'Quiero empezar algo de golpeo y no me decido.',
    ],
    answer:
      'Boxeo si quieres avanzar rápido con manos y pies; muay thai si quieres patadas, rodillas y clinch. Prueba dos clases de cada uno en dos semanas y quédate donde el entrenador te corrija y el sparring sea suave. Cerca de casa gana: a menos de veinte minutos irás. El error es comparar meses y no empezar.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Con gi o sin gi para empezar jiu-jitsu?',
      'gi o no gi',
      '¿y con cuál empiezo?',
      'Mi gimnasio tiene las dos clases y no sé a cuál ir.',
    ],
    answer:
      'Con gi, si puedes ir a las dos: es más lento y ves qué pasa; añade sin gi desde el tercer mes. Si tu meta es MMA, empieza sin gi. Pide uno prestado las dos primeras clases. El error es elegir por el uniforme y no por el horario: elige la clase a la que llegas dos veces por semana.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Cómo reconozco un buen gimnasio?',
      'como se si el gimnasio es bueno',
      '¿y en qué me fijo?',
      'Hay tres gimnasios cerca y todos dicen ser los mejores.',
    ],
    answer:
      'Fíjate en tres cosas en la clase de prueba: los novatos no hacen sparring fuerte, el entrenador corrige a todos y el suelo está limpio. Pregunta: «¿Cuándo haría mi primer sparring y con quién?». Buena respuesta: tras semanas, suave y con alguien con experiencia. Mala señal: contrato de un año que hay que firmar hoy.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Tengo 45 años, ¿qué arte marcial puedo empezar?',
      '45 años que empiezo',
      '¿y a mi edad cuál?',
      'Tengo 45, nunca hice deporte y quiero empezar algo.',
    ],
    answer:
      'Jiu-jitsu o boxeo sin sparring, dos veces por semana, son buenos comienzos a los 45. En jiu-jitsu elige compañeros tranquilos y di: «Voy despacio, toco pronto». Los primeros tres meses, esfuerzo al 60 %. Antes de empezar, revisión médica, sobre todo con tensión alta, corazón o rodillas operadas. El error es querer seguir el ritmo de los de veinte.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Qué deporte le conviene a mi hijo de 7 años?',
      'que deporte para niño de 7',
      '¿y para un niño cuál?',
      'Mi hijo de 7 quiere pelear como en la tele.',
    ],
    answer:
      'Judo o jiu-jitsu infantil: aprende a caer, a agarrar y no recibe golpes en la cabeza. Dos clases de 45 minutos por semana bastan. Mira una clase entera con él y pregunta cuántos niños hay por entrenador; más de quince es mucho. El error es apuntarlo a competir enseguida: primero seis meses de juego.',
  },
]
