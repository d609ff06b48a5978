import type { EntryWords } from '../entry.ts'
import type { TECHNIQUE_ENTRIES } from '../facts/technique.ts'

export const TECHNIQUE: Record<keyof typeof TECHNIQUE_ENTRIES, EntryWords> = {
  'check-low-kick': {
    asked: [
      'como bloqueo bien un low kick',
      'me destrozan el muslo a patadas y al segundo round ya no puedo ni apoyar la pierna',
      'low kicks no los paro ni uno',
      'cuando bloqueo con la espinilla me duele más a mí que a él, qué hago mal',
      'me patean la pantorrilla en cada sparring y se me duerme la pierna',
      'subo la rodilla derecho o la abro hacia afuera para la patada baja',
    ],
    answer:
      'Levanta el pie de adelante y abre la rodilla unos 45 grados hacia afuera, para que su tibia choque con el tercio superior de la tuya, justo debajo de la rodilla.\n1. Peso un poco atrás: una pierna cargada no se levanta.\n2. Cierra el hueco: codo hacia la rodilla, punta del pie arriba, manos altas.\n3. Apoya y devuelve enseguida una patada o un recto.\nSi va a la pantorrilla, gira esa misma tibia y el pie hacia afuera, o retira la pierna. La tibia se endurece con meses de saco y paos. Dolor en un punto del hueso que dura días: al médico.',
    why: 'En esa zona tu hueso es ancho y duro, y quien patea choca con la parte más fina de su pierna o con el pie.',
    step: 'Haz tres rounds con espinilleras en los que tu compañero solo tire low kicks a media potencia y tú bloquees y respondas cada uno.',
    mistake: 'La mayoría sube la rodilla recta y se come la patada en el costado de la pantorrilla.',
  },
  'catch-body-kick-and-teep': {
    asked: [
      'como atrapo una patada al cuerpo sin que me rompa el brazo',
      'me frena con el teep en la panza y nunca llego',
      'qué hago contra la patada frontal de empuje',
      'las patadas medias me dejan los antebrazos molidos, bloqueo o agarro la pierna',
      'intento agarrar la patada y siempre me pegan en la cara',
      'ya le tengo la pierna agarrada y ahora qué',
    ],
    answer:
      'Da un paso hacia donde viaja la patada, deja que llegue tarde a tu costado y cierra el brazo de ese lado sobre la tibia; el otro guante no se mueve del mentón.\nPatada derecha suya: paso a tu derecha, atrapas con la izquierda y empujas el hombro o pateas la pierna de apoyo.\nTeep: medio paso atrás, barres el talón con una mano cruzándolo frente a ti y sales por fuera, así cae medio de espaldas.\n¿No llegas al paso? Los dos antebrazos juntos y la tibia arriba, nunca una mano sola hacia abajo. Muay thai y MMA permiten atrapar; muchas reglas de kickboxing lo prohíben o limitan.',
    why: 'La patada lleva su mayor fuerza en un punto del arco; acompañarla le quita velocidad, y al brazo le llega una pierna ya frenada.',
    step: 'Repite despacio, antes del sparring, diez atrapes de patada media y diez barridas de teep por lado.',
    mistake: 'La mayoría baja las dos manos a buscar la pierna y deja la cara libre.',
  },
  'slip-parry-jab-cross': {
    asked: [
      'como hago para que no me entren los jabs',
      'esquivar o desviar, qué es mejor contra los golpes rectos',
      'me como todos los jabs',
      'el uno dos me pasa por el medio de la guardia',
      'para qué lado esquivo el recto de derecha',
      'veo venir el jab y me quedo parado, me da en la nariz igual',
    ],
    answer:
      'Aprende primero a desviar el jab y después a esquivarlo: desviar es un gesto más corto y perdona que llegues tarde.\nLos dos diestros:\n1. Jab: el guante derecho se mueve un palmo delante de la cara y lo baja con un toque; no salgas a buscarlo.\n2. Recto de derecha: mete el hombro de adelante y recíbelo en el guante izquierdo, o esquiva a tu izquierda y que pase sobre tu hombro derecho.\n3. Esquivar el jab: flexiona un poco y gira a tu derecha; pasa sobre tu hombro izquierdo.\nResponde al instante o llega el siguiente. Si hay patadas y rodillazos, esquivas cortas y nunca doblando la cintura.',
    why: 'La mano recorre un palmo mientras la cabeza arrastra medio cuerpo, y un desvío tardío aún roza el golpe en vez de recibirlo.',
    step: 'Haz dos rounds en los que tu compañero solo tire jabs y tú desvíes uno, esquives el otro y devuelvas el jab cada vez.',
    mistake: 'La mayoría estira la mano para encontrar el jab y le abre la puerta al recto o al gancho.',
  },
  'block-hook-and-guard': {
    asked: [
      'siempre me agarra el gancho de izquierda',
      'como se bloquea un gancho',
      'bajo las manos cuando pego y me cazan',
      'tengo la guardia arriba y el gancho entra igual por qué',
      'paso por debajo del gancho o lo bloqueo',
      'el profe me grita manos arriba todo el tiempo y yo ni me entero de que se me caen',
    ],
    answer:
      'Pega el guante a la sien como si contestaras el teléfono, codo abajo, mentón metido, y gira un poco a favor del golpe.\nSu gancho de izquierda te llega por la derecha, casi siempre cuando tu derecha vuelve baja. Se arregla entonces en tu ataque: la mano regresa por el mismo camino, al pómulo, no por la cadera.\nGancho al cuerpo: flexiona las rodillas hasta que el codo tape la cresta de la cadera; el guante sigue arriba.\nPasar por debajo, solo en distancia de puños, con las piernas y saliendo por fuera de su brazo; en muay thai y MMA, poquito, por los rodillazos.',
    why: 'El guante pegado forma un solo bloque con la cabeza; si queda separado, el golpe te lo estrella contra la cara.',
    step: 'Haz tres rounds de sombra tocándote el pómulo con el guante después de cada golpe.',
    mistake: 'La mayoría deja el guante a unos centímetros de la cabeza y el gancho se lo estampa en la propia cara.',
  },
  'hit-when-stepping-back': {
    asked: [
      'me pegan siempre que voy para atras',
      'por qué me cazan cuando retrocedo',
      'me voy en línea recta hasta quedar en las cuerdas',
      'como salgo sin que me peguen después de mi combinación',
      'tira tres y el tercero me da justo cuando me estoy yendo',
      'se me cruzan los pies cuando me presionan',
    ],
    answer:
      'Te pegan porque sales en línea recta, y él avanza más rápido de lo que tú retrocedes.\n1. Un paso recto atrás, nunca más de dos: primero el pie de atrás, lo sigue el de adelante, misma separación.\n2. El siguiente es lateral: si eres diestro, empuja con el derecho y sal a la izquierda, o planta el izquierdo y pivotea sobre él.\n3. Deja algo en el camino: un jab, un teep, el brazo extendido.\n4. Mentón abajo y manos arriba hasta quedar fuera de alcance; casi todos se relajan medio paso antes.\nTras tu combinación es igual: último golpe y sales al costado, nada de quedarte a mirar.',
    why: 'En línea recta sigues siendo el mismo blanco y le basta con continuar; un paso lateral lo obliga a detenerse, girar y apuntar otra vez.',
    step: 'Pega una cinta en el piso y haz dos rounds de sombra saliéndote de ella hacia un costado cada dos pasos atrás.',
    mistake: 'La mayoría levanta el mentón y baja las manos mientras retrocede.',
  },
  'cut-off-the-ring': {
    asked: [
      'como le corto el ring a uno que corre',
      'da vueltas y me paso toda la pelea persiguiéndolo',
      'mi rival se escapa todo el tiempo como lo arrincono',
      'lo sigo por toda la jaula y no le pego nunca',
      'cortar ángulos contra alguien que se mueve mucho',
      'me toca y ya no está, me siento lentísimo',
    ],
    answer:
      'Muévete de lado y tápale la salida en vez de seguirlo: tu pie delantero va adonde él quiere llegar, no adonde está.\n1. Toma el centro y tenlo siempre entre tú y las cuerdas.\n2. Va a tu izquierda: paso con el izquierdo y el de atrás lo sigue. Regresa: paso a la derecha. Pasos cortos, sin cruzar los pies.\n3. Cierra su salida con un golpe: gancho o patada de izquierda si se va a tu izquierda; mano o patada derecha si se va a tu derecha.\n4. Cerca de las cuerdas, sin apuro: primero cuerpo, luego cabeza. Vale en ring y en jaula.',
    why: 'Quien persigue recorre siempre el camino largo; de lado, tus pasos son cortos y a él se le acaba el espacio.',
    step: 'Juega dos rounds sin golpes en los que tu única tarea sea meter en la esquina a un compañero que se mueve.',
    mistake: 'La mayoría persigue en línea recta y se estira con la cabeza por delante de los pies.',
  },
  'southpaw-lead-foot': {
    asked: [
      'donde pongo el pie de adelante contra un zurdo',
      'el sábado peleo con un zurdo y nunca hice sparring con uno',
      'nos pisamos los pies todo el tiempo con los zurdos',
      'contra un zurdo hay que girar siempre a la izquierda?',
      'su izquierda me entra toda la noche y mi derecha nunca llega',
      'qué es eso de ganar el pie por fuera',
    ],
    answer:
      'Al atacar, pon tu pie delantero por fuera del suyo: así tu mano de atrás le apunta al centro y la suya apunta al aire.\nSi eres diestro, tu pie izquierdo va por fuera de su derecho; o sea, te mueves más que nada a tu izquierda, lejos de su mano izquierda. Desde ahí, recto de derecha o, si se permite, patada derecha al lado abierto.\nNo te pases el round compitiendo por ese sitio; él quiere lo mismo. Sales, pegas, te vas. Si él gana el exterior, entra corto, gancho con la mano de adelante y pivote. ¿El zurdo eres tú? Todo al revés, en espejo.',
    why: 'Los pies deciden hacia dónde miran cadera y hombros, así que tú ya estás de frente mientras él tendría que acomodarse antes de pegar.',
    step: 'Busca a un zurdo, o pide que alguien cambie de guardia, y haz tres rounds en los que solo puedas tirar después de salir por fuera.',
    mistake: 'La mayoría gira por costumbre hacia la mano fuerte del zurdo.',
  },
  'southpaw-lead-hand': {
    asked: [
      'mi jab no funciona contra zurdos',
      'como le peleo la mano de adelante a un zurdo',
      'nos pasamos el round manoteándonos las manos de adelante',
      'qué golpes sirven más contra un zurdo',
      'qué le tiro a un zurdo',
      'me baja el jab con la mano y pum, el recto de izquierda',
    ],
    answer:
      'Gana primero la pelea de manos y después tira el recto de atrás: contra la guardia contraria es tu mejor golpe, porque no hay nada entre él y su mentón.\n1. Tu mano delantera, algo más alta y por fuera de la suya; bájale el guante con un toque, sin agarrar.\n2. Apenas baja, recto de atrás: primero pecho, luego cabeza.\n3. Si te busca la mano, gancho de adelante por encima.\n4. El jab, más para fintar o taparle los ojos que para pegar.\nSu recto de izquierda vuelve enseguida: termina con el guante de atrás en casa y la cabeza por fuera de su hombro delantero.',
    why: 'Con guardias cruzadas las dos manos delanteras ocupan la misma línea y tu jab se topa con un guante; quien la despeja ataca primero.',
    step: 'Haz dos rounds en guardias contrarias en los que solo valga bajar el guante de adelante y entrar con el recto de atrás.',
    mistake: 'La mayoría insiste con el jab contra su guante y le regala el tiempo para la izquierda.',
  },
  'get-inside-on-taller': {
    asked: [
      'como me meto adentro contra alguien de brazos largos',
      'me saca una cabeza no le llego',
      '15 cm más de alcance que yo, qué hago',
      'cada vez que quiero entrar me choco con el jab',
      'soy bajito y en sparring sufro',
      'mido 165 y peleo con uno de 182, me va a tener a punta de jab toda la pelea',
    ],
    answer:
      'Entra detrás de su golpe, no entre golpe y golpe: haz que falle el jab y avanza mientras el brazo vuelve.\n1. Quédate claramente fuera de alcance o pegado a su pecho; lo peor es la punta de su brazo.\n2. Finta hasta que tire el jab, esquiva o desvía y da dos pasos cortos y rápidos, con la cabeza fuera del centro.\n3. Pega primero al cuerpo: la cabeza le queda lejos y los codos los lleva altos.\n4. Quédate ahí: tres o cuatro golpes, o clinch si se permite.\n5. Sal en ángulo o amarrado; si sales recto hacia atrás, te pega a la salida.',
    why: 'Mientras su brazo vuelve no puede pegar, y ese instante es el único en que cruzar su distancia sale gratis.',
    step: 'Pídele a tu compañero más largo tres rounds en los que él solo tire el jab y tú solo puntúes desde adentro de sus codos.',
    mistake: 'La mayoría se lanza con un solo golpe largo a la cabeza y queda frente a él con las piernas estiradas.',
  },
  'weapons-against-long-opponent': {
    asked: [
      'qué técnicas sirven contra rivales altos',
      'qué tiro cuando el otro tiene más alcance',
      'kickboxer alto me mantiene lejos con teeps y rodillas',
      'como lucho en el piso con alguien de piernas larguísimas',
      'mejores golpes para un peleador bajo',
      'en jiu jitsu me envuelve con las piernas como una araña',
    ],
    answer:
      'Ataca lo que su largo no protege: pierna delantera, cuerpo y cadera.\nBoxeo: jab al estómago flexionando rodillas, volado de derecha por encima de su jab, ganchos a las costillas.\nMuay thai y kickboxing: low kick cuando pisa, atrapar el teep y entrar; en el clinch, tu frente bajo su mentón y jalarle la cabeza abajo.\nMMA y lucha: single leg, esas piernas largas te quedan a mano.\nPiso: aplasta la distancia, rodillas y codos cerrados, y pasa juntándole y clavándole las rodillas; las piernas largas cierran triángulos, así que los dos brazos adentro o los dos afuera.\nElige dos y usa solo esas.',
    why: 'La cabeza está lejos y detrás de brazos largos; la pierna, el vientre y la cadera quedan cerca y tardan más en retirarse.',
    step: 'Elige dos de estas armas y no uses otra cosa durante tres rounds con tu compañero más alto.',
    mistake: 'La mayoría apunta siempre a la cabeza y llega estirada y sin equilibrio.',
  },
  'stop-pressure-fighter': {
    asked: [
      'como paro a uno que camina para adelante todo el tiempo',
      'peleador de presión, necesito espacio',
      'no le importa mi jab, viene igual',
      'contra los que no paran de venir me ahogo',
      'como se le gana a un presionador',
      'en los videos mi rival no da ni un paso atrás, qué hago con eso',
    ],
    answer:
      'Pégale justo cuando apoya el pie de adelante y después gíralo: que cada paso al frente le cueste algo.\n1. Doble jab o teep cuando carga el peso en la pierna delantera; los golpes al cuerpo lo frenan más que los de cabeza.\n2. Enseguida pivotea sobre tu pie delantero o sal al costado, para que tenga que acomodarse otra vez.\n3. Una de cada tres no te vayas: plántate, dos golpes fuertes y pivote. Que no aprenda que siempre sales.\n4. Si se permite, clinch a tu manera y déjalo de espaldas a las cuerdas.\nToma el centro temprano; sin espacio para ti, él es más fuerte.',
    why: 'Mientras el pie aterriza nadie puede retroceder ni levantar esa pierna, y el que avanza le suma al golpe su propio peso.',
    step: 'Haz tres rounds en la mitad del espacio en los que debas pegar y pivotear cada vez que tu compañero entre.',
    mistake: 'La mayoría solo retrocede con jabs flojos y le entrega el centro.',
  },
  'caught-in-a-flurry': {
    asked: [
      'qué hago cuando me tiran una lluvia de golpes',
      'me entra el pánico y me tapo cuando el otro se vuelve loco',
      'me arrollaron en el sparring, me cerré y me comí diez',
      'como sobrevivo a una ráfaga',
      'tira golpes a lo loco y yo le doy la espalda',
      'cuando se me vienen encima se me olvida todo y cierro los ojos',
    ],
    answer:
      'Cierra la guardia, suelta el aire y haz una sola cosa antes del tercer golpe: amarrar, pivotear o pegar por el medio.\n1. Guantes en la frente, codos en las costillas, rodillas flexionadas, mirada en su pecho por el hueco.\n2. Entra, no salgas: los golpes alocados necesitan espacio. Pecho con pecho, brazos por encima o por debajo de los suyos (en boxeo el árbitro separa, y esa es tu pausa).\n3. Si tira abierto, recto corto o uppercut por el centro y paso al costado.\nNunca des la espalda: es peligroso y los árbitros paran la pelea por eso.',
    why: 'Quedarse solo cubierto le entrega el ritmo al otro, y cada golpe sin respuesta tapa el siguiente y acerca al árbitro a detenerla.',
    step: 'Pídele a un compañero seis ráfagas de cinco segundos con guantes blandos y responde a cada una cerrando, entrando y amarrando.',
    mistake: 'La mayoría se echa atrás con las piernas rectas y espera a que pase.',
  },
  'how-to-feint': {
    asked: [
      'como finto para que de verdad reaccionen',
      'nadie se cree mis fintas',
      'para qué sirve una finta',
      'me leen todos los ataques, se ve venir todo',
      'enséñame fintas de boxeo y con patadas',
      'dicen que telegrafío todos los golpes',
    ],
    answer:
      'Una finta funciona solo si antes ya entró el golpe de verdad y los dos se ven iguales en el primer tercio del movimiento.\n1. Mete dos jabs reales.\n2. Muestra el jab con hombro y pie delantero, sin mandar la mano, y mira qué hace: desvía, se echa atrás, se congela o contragolpea.\n3. Ataca el hueco que deja: si desvía, gancho por fuera; si se echa atrás, low kick o cuerpo; si se congela, recto de atrás.\nLas mejores fintas salen de cadera, rodilla y paso, no de sacudir los guantes. En lucha es igual: toca la rodilla como si entraras y baja la cabeza de un jalón.',
    why: 'La vista del rival decide con el primer trozo del movimiento, y solo respeta lo que ya le dolió; lo demás lo deja pasar.',
    step: 'Haz un round solo con jabs reales y otro en el que uno de cada dos sea finta, y anota cómo reacciona tu compañero.',
    mistake: 'La mayoría sacude el guante tan rápido y tan poco que nadie se lo cree.',
  },
  'learn-to-counter': {
    asked: [
      'como aprendo a contragolpear',
      'mis contras llegan siempre tarde',
      'veo el hueco pero cuando tiro ya se cerró',
      'por dónde empiezo con los contragolpes',
      'solo bloqueo y nunca devuelvo',
      'me dicen que reaccione más rápido pero cómo, no tengo timing',
    ],
    answer:
      'Elige un ataque y una respuesta y haz solo eso durante dos semanas; el tiempo sale de saber qué viene, no de tener mejores reflejos.\nEmpieza por el jab: desvía y devuelve el jab a la vez, o esquiva por fuera y mete la mano de atrás al cuerpo. Contra el low kick: bloquea y recto cuando su pie toca el piso.\nTres niveles: te lo tira a la señal; cuando él quiere; ese golpe u otro. Mira pecho y cadera, no guantes.\nHaz que lo tire: ofrécele un blanco con la mano baja o medio paso y ten lista la respuesta antes de que salga.',
    why: 'Un golpe dura menos que ver, elegir y moverse; quien ya sabe qué viene se ahorra la elección y llega a tiempo.',
    step: 'Elige un ataque y un contragolpe y dedícale tres rounds en cada entrenamiento de la semana.',
    mistake: 'La mayoría bloquea, piensa y luego le contesta a alguien que ya se fue.',
  },
  'punch-harder': {
    asked: [
      'como pego más fuerte',
      'no tengo potencia en la derecha',
      'pego puro brazo',
      'hacen falta pesas para pegar más duro o es técnica',
      'tipos más chicos que yo pegan más fuerte por qué',
      'le pego al saco y casi no se mueve',
    ],
    answer:
      'La fuerza sale del piso: empuja con el pie de atrás, gira cadera y hombro, y aprieta el puño solo en el impacto.\n1. Recto de atrás: talón hacia afuera, pasa la cadera, el mentón queda tras el hombro y el peso llega a la rodilla delantera flexionada.\n2. Suelto hasta el último palmo; tenso, el brazo se frena.\n3. Atraviesa: apunta un puño más adentro de la superficie.\n4. Pega con los dos primeros nudillos y la muñeca recta.\nMuy cerca empujas, muy lejos das un manotazo. Pesas y balón medicinal suman cuando la cadena ya funciona. En la patada, igual: gira el talón de apoyo, pasa la cadera.',
    why: 'El impulso sube en cadena desde las piernas hasta el puño, y cada eslabón tenso o tardío se queda con una parte.',
    step: 'Tira al saco cinco series de diez rectos de atrás, sueltos y a tope, con veinte segundos de descanso entre series.',
    mistake: 'La mayoría tensa todo el brazo desde el principio y pega solo con el hombro.',
  },
  'build-combinations': {
    asked: [
      'qué combinaciones aprendo primero',
      'tiro un golpe y me quedo, nunca encadeno',
      'mis combinaciones se me desarman en el sparring',
      'combos básicos buenos de boxeo y kickboxing',
      'en manoplas me sale todo fluido y en sparring es jab jab y nada',
      'como junto puños y patadas',
    ],
    answer:
      'Aprende tres combinaciones de dos a cuatro golpes y repítelas hasta que salgan sin pensar; cada golpe tiene que cargar el siguiente.\n1. Jab, recto, gancho de izquierda: izquierda, derecha, izquierda, y la cadera va y viene como una puerta.\n2. Jab arriba, recto al cuerpo, gancho de izquierda arriba: cambias de altura.\n3. Con patadas: recto, gancho de izquierda, low kick derecho; o jab, recto, patada media izquierda.\nEl primero ligero y rápido, el último fuerte, y sales al costado. En sparring se te corta porque paras a ver si entró el primero. Decide los tres antes de arrancar y tíralos todos.',
    why: 'Si un golpe acaba donde empieza el otro, no hace falta tomar impulso, y el segundo llega cuando la defensa aún atiende al primero.',
    step: 'Haz tres rounds de saco con una sola combinación por round, terminando cada una con un paso al costado.',
    mistake: 'La mayoría tira todo a máxima potencia y al segundo golpe ya perdió el equilibrio.',
  },
  'clinch-entry-and-knees': {
    asked: [
      'como entro al clinch sin que me peguen',
      'mis rodillazos no tienen fuerza',
      'como se agarra bien el plum tailandés',
      'llego al clinch y no sé qué hacer',
      'rodillas en muay thai desde el clinch como se hacen',
      'todos hablan de ganar la posición interior en el clinch, qué es',
    ],
    answer:
      'Entra detrás de un golpe o saliendo de un bloqueo, con las manos por dentro de sus brazos, erguido y con la cadera cerca.\n1. Jab, recto, y la mano del recto se queda en la nuca; la otra entra por dentro.\n2. Plum: palma sobre palma en la parte alta de la nuca, nunca dedos entrelazados, codos apretados en sus clavículas, tu frente en su mentón u hombro.\n3. Rodilla: jala la cabeza de lado, lleva atrás esa pierna, empuja la cadera, talón al glúteo, punta de rodilla a las costillas.\nPrimero desequilibra, luego rodilla. Revisa tus reglas: en boxeo no vale y en kickboxing muchas limitan el agarre.',
    why: 'Entrar con las manos vacías cruza justo la zona donde mejor pega; detrás de un golpe, él está ocupado en cubrirse.',
    step: 'Pelea la posición interior tres rounds de dos minutos y mete una rodilla cada vez que le rompas el equilibrio.',
    mistake: 'La mayoría jala la cabeza recto abajo con los brazos tiesos y sube la rodilla sin usar la cadera.',
  },
  'break-the-plum': {
    asked: [
      'como me suelto del plum',
      'me agarra la cabeza y me mete rodillas',
      'en el clinch tailandés me llevan de un lado a otro y no salgo',
      'qué hago cuando tiene las dos manos detrás de mi nuca',
      'me doblo en el clinch y me como las rodillas',
      'el día de clinch es un infierno, el más alto me dobla como papel',
    ],
    answer:
      'Ponte erguido y pega tu cadera a la suya antes de pelear las manos: solo puede meterte la rodilla si tienes la cabeza abajo y hay espacio.\n1. Mentón arriba, espalda recta, un paso adentro, cadera con cadera.\n2. Mete una mano por dentro, sobre su antebrazo y bajo su mentón, y toma la nuca; luego la otra.\n3. O aparta su cara con la palma en la mandíbula, codo por encima de sus brazos, y gíralo saliendo al costado.\n4. Si viene la rodilla, cruza la tibia o la cadera; no bajes las manos.\nEn MMA también puedes meter un underhook e ir a las piernas.',
    why: 'La rodilla necesita espacio para tomar impulso, y la cabeza baja pone tu cara en su camino; cadera con cadera no hay recorrido.',
    step: 'Empieza diez veces por entrenamiento dentro de su plum completo y recupera la posición interior, a media fuerza.',
    mistake: 'La mayoría tira recto hacia atrás con el cuello doblado y así le da espacio para la rodilla.',
  },
  'defend-double-and-single-leg': {
    asked: [
      'como paro un double leg',
      'los luchadores me derriban cuando quieren',
      'me tiene agarrada una pierna, single leg, qué hago',
      'siempre hago el sprawl tarde',
      'vengo del striking y necesito defensa de derribo',
      'termino saltando en un pie hasta que me caigo, siempre',
    ],
    answer:
      'Frénalo en tres capas: primero manos y cabeza, después la cadera y al final la pierna.\n1. Mano delantera baja, lista para frenarle frente y hombros; postura más baja que en boxeo.\n2. Double leg: piernas atrás, cadera sobre sus hombros, pecho pesado, underhook o crossface; luego gira a su espalda, no te quedes.\n3. Single leg: rodilla hacia adentro, empuja su cabeza hacia afuera y abajo, sujeta la muñeca, tu pie entre sus piernas o en el piso. Para zafarla, pierna muerta: estírala, gira la rodilla al lado contrario y sácala de una patada hacia atrás.\nEl judo prohíbe agarrar las piernas: ahí, cadera y agarres.',
    why: 'Cada capa perdida cuesta más que la anterior: frenar un hombro es fácil, y con la pierna ya abrazada cargas con todo su peso.',
    step: 'Haz cinco series de seis sprawls contra entradas reales de un compañero y gira a su espalda después de cada una.',
    mistake: 'La mayoría se dobla por la cintura y empuja con los brazos mientras la cadera sigue a su alcance.',
  },
  'defend-on-cage-wall': {
    asked: [
      'como salgo de la reja',
      'me aplasta contra la jaula y me derriba',
      'en mma me pegan a la pared y no me puedo mover',
      'como me paro usando la pared',
      'pierdo dos minutos por round clavado en la reja',
      'puedo agarrarme de la reja para que no me derribe',
    ],
    answer:
      'Mete un underhook, abre los pies, baja la cadera más que la suya y gíralo; empujarlo de frente es gastar fuerza.\n1. Underhook de un lado, su muñeca controlada del otro, tu frente bajo su mandíbula.\n2. Pies separados, uno girado a lo largo de la reja, una cadera contra la pared.\n3. Sube el underhook, empújale la cabeza con la otra mano, sal y deja su espalda en la reja.\nSi estás abajo: espalda a la pared, siéntate, apoya una mano, mete debajo el pie de adentro y sube deslizándote con un underhook. Puedes recargarte y empujar la reja; agarrarla con dedos de manos o pies es falta.',
    why: 'Quien te aprieta tiene piernas y peso en una misma línea, y empujar de frente le da apoyo; el giro te saca de esa línea.',
    step: 'Haz cuatro rounds de un minuto empezando contra la pared y cuenta cuántas veces logras girarlo.',
    mistake: 'La mayoría se queda erguida, con los pies juntos, empujándole los hombros.',
  },
  'own-takedown-entry': {
    asked: [
      'como hago bien un double leg',
      'siempre me frenan los derribos',
      'nunca llego a la distancia para el single leg',
      'qué derribo debe aprender primero un principiante',
      'me da miedo entrar a las piernas y acabo jalando guardia',
      'ven mi entrada desde lejísimos',
    ],
    answer:
      'Te frenan porque arrancas desde muy lejos; entra solo cuando alcances a tocarle la cabeza o las manos, y solo si ya reaccionó a algo.\n1. Preparación: jab, jalón de cabeza o de brazo, para que se enderece o dé un paso.\n2. Baja de nivel con las rodillas, espalda recta, mirada al frente.\n3. Paso largo con el pie delantero entre sus pies, cabeza arriba contra las costillas, manos detrás de las rodillas.\n4. No pares: el pie de atrás sale por fuera y empujas en diagonal.\nAprende primero el single leg: si falla, es más fácil seguirlo. Cabeza alta y pegada, por la guillotina.',
    why: 'A distancia te ve venir y tiene tiempo de echar las piernas atrás; ocupado con otra amenaza, deja la cadera plantada.',
    step: 'Haz cuarenta entradas lentas repartidas en la semana, todas con la misma preparación, y termina solo una de cada cuatro.',
    mistake: 'La mayoría se tira desde lejos con la cabeza abajo y se queda de rodillas.',
  },
  'judo-grips-and-foot-sweep': {
    asked: [
      'como gano la pelea de agarres en judo',
      'mis barridos de pie nunca salen, solo pateo espinillas',
      'en qué momento exacto se barre el pie',
      'me pone los brazos tiesos y no puedo entrar a proyectar',
      'agarres de judo para principiantes kumi kata',
      'consigo el agarre y después nada, no sale ninguna técnica',
    ],
    answer:
      'Toma primero la manga y luego la solapa, y barre justo cuando el peso está dejando ese pie o apenas llega.\n1. Diestro: la izquierda controla su manga derecha por debajo del codo, la derecha va al cuello del judogi. Sin manga no se ataca.\n2. Contra brazos tiesos no empujes: circula, jala la manga abajo y entra de lado.\n3. Barrido: llévalo caminando de lado, planta del pie hacia adentro como cuchara, dedo chico rozando el tatami, pega bajo, en el tobillo, y las manos giran como un volante.\n4. Ataca a los pocos segundos de agarrar; la IJF sanciona la pasividad.',
    why: 'Sin esa manga el otro pierde el brazo que tira y el que frena, y un pie sin carga resbala casi solo.',
    step: 'Haz tres rounds solo de agarres y luego tres de barridos caminando, en calcetines, con un compañero que pise con ritmo.',
    mistake: 'La mayoría barre un pie que carga todo el peso y usa la pierna sin las manos.',
  },
  'escape-mount': {
    asked: [
      'como salgo de la montada',
      'los grandotes se me sientan encima y me muero ahí',
      'escape de montada que sirva contra alguien más pesado',
      'la upa no me sale',
      'hago puente y puente y él me cabalga como si nada',
      'abajo en la montada qué hago primero con las manos',
    ],
    answer:
      'Primero protégete y después combina dos escapes: puente para que tenga que apoyarse, y metes la rodilla cuando lo hace.\n1. Codos pegados a las costillas, manos cruzadas en el cuello, nunca empujando hacia arriba.\n2. Upa: atrapa muñeca y codo de un brazo, pon tu pie por fuera del suyo en ese lado y haz un puente alto sobre ese hombro.\n3. Si abre la base: de costado, marco en su cadera, baja su rodilla con tu codo, saca la cadera, mete una rodilla y vuelve a guardia.\nSal cuando se mueve, sobre todo cuando busca tu cuello o tu brazo. Con golpes, en MMA, puente y abrázalo primero.',
    why: 'Una sola salida se frena con un solo ajuste, pero quien tapa la primera abre hueco abajo, y quien cierra el hueco pierde apoyo.',
    step: 'Haz diez repeticiones por lado de puente y codo a rodilla, y dos rounds empezando debajo de la montada.',
    mistake: 'La mayoría le empuja el pecho con los brazos estirados y regala el armbar.',
  },
  'escape-side-control-knee-on-belly': {
    asked: [
      'me quedo una eternidad debajo del control lateral',
      'como salgo de los cien kilos cuando es pesado',
      'la rodilla en el estómago me duele tanto que me rindo por presión',
      'hago el camarón y no gano nada de espacio',
      'el crossface me mata y no puedo girar',
      'se me acuesta de lado cinco minutos y me quedo sin aire',
    ],
    answer:
      'Arma los marcos antes de moverte: un antebrazo contra su cuello, el otro en su cadera, y ponte de costado mirando hacia él.\n1. Puente hacia él para levantarlo y, al bajar, saca la cadera; el marco guarda el espacio.\n2. Mete la rodilla cercana entre tu codo y su cadera y vuelve de frente a la guardia.\n3. Si te empuja encima, underhook y gira a tus rodillas.\nRodilla en el estómago: no la empujes con las dos manos; codo cercano contra su rodilla, la otra mano en cadera o cinturón, gira hacia él y saca la cadera antes de que se acomode. De espaldas planas no funciona nada.',
    why: 'El hueso del antebrazo guarda el hueco que abre el puente; sin él, el peso vuelve a bajar antes de que entre tu rodilla.',
    step: 'Empieza cuatro rounds de dos minutos debajo del control lateral y reinicia cada vez que recuperes guardia.',
    mistake: 'La mayoría lo abraza desde abajo y así lo deja bien sujeto donde está.',
  },
  'bottom-half-guard': {
    asked: [
      'me aplastan en la media guardia abajo',
      'qué hago desde la media guardia abajo',
      'me deja plano en media guardia y me pasa',
      'underhook o escudo de rodilla',
      'llego a media guardia y ahí me quedo',
      'aplastado con el crossface, aferrado a una pierna como si fuera la vida',
    ],
    answer:
      'Despega la espalda, ponte de costado y gana el underhook del lado de la pierna que tienes atrapada; lo demás viene después.\n1. De lejos: escudo de rodilla cruzado en su abdomen, mano de adentro en su hombro o solapa, nada de crossface.\n2. De cerca: underhook profundo, cabeza en su pecho, baja, sube al codo y luego a las rodillas, a su lado. Toma la espalda o túmbalo.\n3. Ya plano y con crossface: frena ese brazo con las dos manos en el bíceps, puente, de costado y vuelve el escudo.\nSi el underhook no sale pronto, mete la rodilla libre y recupera la guardia completa.',
    why: 'De espaldas todo su peso cae en tu pecho y solo empujan los brazos; de lado se mueve la cadera y el underhook impide que te aplaste.',
    step: 'Haz tres rounds empezando plano en media guardia con una sola meta: llegar al underhook y al costado.',
    mistake: 'La mayoría cierra la pierna y se aferra con la espalda plana en el piso.',
  },
  'escape-back-and-rear-naked-choke': {
    asked: [
      'como salgo del mataleón',
      'me toman la espalda y se acabó',
      'tiene los ganchos puestos y el brazo bajo mi mentón, ahora qué',
      'escape de espalda jiu jitsu para qué lado caigo',
      'meto el mentón y me estrangula igual por encima de la mandíbula',
      'me cierra el triángulo al cuerpo en la espalda y no puedo hacer nada',
    ],
    answer:
      'Primero las manos, después los ganchos: sujeta con las dos manos el brazo que estrangula y lleva los hombros al piso hacia el lado de su otro brazo, el que pasa bajo tu axila.\n1. Dos contra uno: muñeca y codo, jala al pecho; mentón hacia el pliegue de su codo.\n2. Deslízate hasta tener los hombros más abajo que él, inclínate a ese lado y aprieta la nuca contra su cara o el piso.\n3. Con la espalda en el piso, quita el gancho de abajo con el talón, pasa la cadera y gira de frente.\nSi ya cerró o se te nubla la vista, ríndete.',
    why: 'De ese lado su brazo no llega al cuello, y con los hombros en el piso pierde el pecho pegado que sostiene el cierre.',
    step: 'Haz en cada entrenamiento dos rounds que empiecen con tu espalda tomada y el agarre de cinturón de seguridad.',
    mistake: 'La mayoría pelea los ganchos de las piernas mientras él tiene los dos brazos libres en el cuello.',
  },
  'escape-guillotine-and-headlock': {
    asked: [
      'me agarran la guillotina cada vez que entro a las piernas',
      'como me salgo de un candado a la cabeza',
      'un pesado me tiene en kesa gatame apretándome la cabeza',
      'defensa de guillotina parado y en el piso',
      'los blancos me tuercen el cuello con la cabeza agarrada, lo odio',
      'me salta a la guardia con la guillotina y me toca rendirme',
    ],
    answer:
      'Quita primero la presión de la garganta y luego ve al lado contrario de donde tienes atrapada la cabeza.\nGuillotina: una mano engancha la muñeca que estrangula y jala abajo, el otro brazo pasa sobre su hombro opuesto, mentón al pecho. De pie: enderézate y llévalo caminando al otro lado. En el piso: pasa al lado opuesto a tu cabeza, con el hombro hundido en su cuello.\nCandado lateral en el piso: de costado hacia él, codo atrapado al piso, antebrazo como marco en su mandíbula, cadera afuera y sales por detrás.\nSi te tuercen el cuello, ríndete temprano; hormigueo o debilidad en un brazo después: médico ese mismo día.',
    why: 'Ese cierre necesita tu cuerpo del lado de la cabeza atrapada; en el contrario se rompe el ángulo de su brazo y afloja.',
    step: 'Haz diez repeticiones lentas de cada escape por lado con un compañero que apriete a media fuerza.',
    mistake: 'La mayoría jala la cabeza recto hacia atrás y así se cierra más el candado.',
  },
  'keep-the-guard': {
    asked: [
      'todos me pasan la guardia',
      'como evito que me pasen la guardia',
      'consejos para retener la guardia',
      'me agarran las rodillas, corren al costado y ya están en cien kilos',
      'por qué se me cae la guardia abierta',
      'los morados me cruzan las piernas como si fueran una puerta',
    ],
    answer:
      'Ten siempre las rodillas entre tú y su pecho y gira la cadera hacia él antes de que se acomode: la guardia se pierde dos movimientos antes de que la pasen.\n1. Agarres: nadie te sujeta pantalón o tobillos gratis; rómpelos en dos segundos.\n2. Siempre dos pies o rodillas sobre él: cadera, bíceps, hombro.\n3. Si va por el costado: mano en su hombro o cabeza, salida de cadera, rodilla cruzada como escudo.\n4. Si va por el medio: codo con rodilla, bloquea el crossface, underhook.\n5. Medio pasada: marcos en cuello y cadera ya, sin esperar el control lateral.\nMuévete antes y poco, desde la cadera.',
    why: 'Una vez acomodado, su peso trabaja por él y cada salida cuesta el doble; antes basta un ajuste pequeño de cadera.',
    step: 'Juega cuatro rounds de dos minutos en los que él solo pase y tú solo retengas, sin raspados ni finalizaciones.',
    mistake: 'La mayoría se queda plana de espaldas, con las piernas estiradas y sin manos en el compañero.',
  },
  'sweep-from-guard': {
    asked: [
      'no me sale ningún raspado',
      'qué raspado aprendo primero',
      'como raspo a alguien más pesado desde la guardia cerrada',
      'sé mantener la guardia pero no hago nada desde ahí',
      'la tijera no me sale nunca, abre la base y ya',
      'qué hago abajo además de aguantar',
    ],
    answer:
      'Un raspado pide tres cosas: quitarle el apoyo del brazo y la pierna de un lado, cargar su peso hacia esa esquina y tener tu cadera debajo.\nEmpieza con una pareja desde guardia cerrada:\n1. Golpe de cadera: siéntate, brazo sobre su hombro, mano apoyada atrás y cadera arriba y cruzada.\n2. Si empuja de vuelta: quédate abajo y haz la tijera, manga y solapa (sin gi: muñeca y axila), tibia en el abdomen y la otra pierna le corta la rodilla.\nAntes de girarlo, jálalo hasta que cargue las manos. Si apoya un brazo, kimura. Termina arriba y aguanta tres segundos.',
    why: 'Un cuerpo con apoyo en esa esquina simplemente se sostiene; sin brazo ni pierna que frenen, su propio peso lo lleva allí.',
    step: 'Practica golpe de cadera y tijera como pareja, veinte por lado, y permítete solo esos dos en el sparring.',
    mistake: 'La mayoría mueve las piernas antes de haber desequilibrado al compañero.',
  },
  'open-closed-guard': {
    asked: [
      'como abro la guardia cerrada',
      'no puedo romperle las piernas en guardia cerrada',
      'cruza los tobillos y me tiene abajo todo el round',
      'me paro o me quedo de rodillas para abrir la guardia',
      'le clavo los codos en los muslos y no pasa nada',
      'cada vez que hago postura me vuelve a jalar',
    ],
    answer:
      'Gana primero la postura y luego párate: de pie se abren más guardias cerradas que con cualquier codo en el muslo.\n1. Espalda recta, cabeza arriba, cadera adelante, una mano en las dos solapas o el pecho, la otra en su cadera. Ninguna mano en el piso.\n2. Rompe el agarre que te jala y sujeta una manga o muñeca, para que no te atrape la pierna.\n3. Sube primero la pierna del lado de esa manga, luego la otra; rodillas flexionadas, cadera adelante.\n4. Empuja una de sus rodillas hacia abajo con la mano mientras das un paso atrás; cuando abra los tobillos, mete tu rodilla al medio.',
    why: 'Los tobillos cruzados aguantan bien contra alguien encorvado; cuando subes, su cadera cuelga de ese cierre y la gravedad tira de él.',
    step: 'Empieza diez veces por entrenamiento en guardia cerrada con resistencia y para cuando se abran los tobillos.',
    mistake: 'La mayoría se inclina con las manos en el piso y ofrece los brazos y el cuello.',
  },
  'pass-open-guard': {
    asked: [
      'no puedo pasar la guardia',
      'siempre tengo sus pies encima',
      'qué pase de guardia para principiante',
      'guardia abierta araña lasso no hay forma de pasar',
      'paso las piernas y me recupera la guardia al toque',
      'pasar con presión o con velocidad, qué me conviene',
    ],
    answer:
      'Quita los pies, supera las rodillas y fija cabeza y cadera: tres tareas en ese orden, y casi todos los pases fallan en la tercera.\nAprende dos que se complementan:\n1. Toreando: agarra los dos pantalones a la altura de las rodillas (sin gi: las espinillas), mándalas a un lado, pasa por el otro y hombro a su cadera.\n2. Corte de rodilla: cuando gira hacia ti, desliza la tibia sobre su muslo, con underhook y crossface.\nPesado y lento: corte de rodilla y presión de pecho. Liviano y rápido: toreando.\n¿Pasaste? Cabeza baja, crossface, cadera abajo y cuenta tres segundos antes de moverte.',
    why: 'Llegar al costado todavía no es pasar: con la cabeza y la cadera sueltas, gira de frente y vuelve a meter las piernas.',
    step: 'Haz tres rounds empezando fuera de la guardia abierta, solo con toreando y corte de rodilla, y reinicia tras cada pase.',
    mistake: 'La mayoría salta a la siguiente posición sin haber fijado cadera y cabeza.',
  },
  'defend-armbar-and-kimura': {
    asked: [
      'como defiendo el armbar',
      'siempre me agarran el brazo desde la guardia',
      'defensa de kimura como escondo el brazo',
      'ya me tiene el brazo y se está echando para atrás, qué hago',
      'hoy me finalizaron cuatro veces con la misma llave de brazo',
      'cuándo ya es tarde para salir de una llave de brazo',
    ],
    answer:
      'Mantén el codo pegado a tus costillas y, si ya tiene el brazo, junta las manos y saca el codo más allá de su cadera.\nArmbar: agárrate el bíceps, súbete y cárgale el peso sobre los hombros; saca el codo hacia el piso. Si estás de espaldas: quita su pierna de tu cara, puente y gira hacia él.\nKimura: agarra enseguida tu cinturón, short o muslo, codo a la cadera, déjalo ahí y gira para quedar de frente.\nBrazo estirado y su cadera arriba, o tu muñeca ya en la espalda: ríndete. Un codo o un hombro cuesta meses.',
    why: 'Doblado y pegado, el brazo lo sostiene todo el cuerpo; separado, queda solo contra la cadera entera del otro.',
    step: 'Haz dos rounds con inicio tardío: él ya tiene tu brazo flexionado y tú escapas al sesenta por ciento, rindiéndote temprano.',
    mistake: 'La mayoría empuja con los brazos estirados desde la guardia o la montada y entrega el codo.',
  },
  'defend-triangle': {
    asked: [
      'como salgo de un triángulo',
      'caigo en triángulos todo el tiempo',
      'un brazo adentro uno afuera y ya me están estrangulando',
      'ya cerró el triángulo, estoy frito?',
      'como veo venir un triángulo',
      'uno de piernas largas me mete el triángulo cada vez que intento pasar',
    ],
    answer:
      'Se previene con una regla: en la guardia, los dos brazos adentro o los dos afuera. Si ya está puesto, haz postura antes de que busque el ángulo.\n1. Temprano: espalda recta, mirada al techo, codo atrapado hacia tu cadera, que el brazo no cruce su cuerpo.\n2. Clávale la cadera con las manos, una rodilla en su coxis, la otra pierna arriba, y quédate de frente; que no se te vaya de lado.\n3. Apílalo: cadera debajo, lleva sus rodillas a su cara hasta que abra los tobillos.\nSi tiene el ángulo, tu brazo cruzado y su tibia jalada abajo, ríndete: quedan segundos.',
    why: 'Con un solo brazo dentro, tu propio hombro hace la mitad del estrangulamiento, y la postura recta abre el pliegue antes de que cierre.',
    step: 'Empieza ocho veces por entrenamiento en un triángulo sin cerrar y haz postura antes de que meta el tobillo bajo la rodilla.',
    mistake: 'La mayoría baja la cabeza y tira hacia atrás, y con eso le ayuda a cerrar.',
  },
  'leg-lock-safety': {
    asked: [
      'cuándo me rindo en un heel hook',
      'son peligrosos los heel hooks para principiantes',
      'como se entrenan las llaves de pierna sin lesionarse',
      'no me dolía nada y de repente me tronó la rodilla',
      'soy cinturón blanco, dejo que me hagan llaves de pierna?',
      'para qué lado giro en una llave de talón',
    ],
    answer:
      'Ríndete en el heel hook cuando te atrapó el talón y no puedes mover la rodilla, no cuando duele: tuerce la rodilla y el dolor suele llegar después del daño.\n1. Empieza por la llave recta de tobillo y las posiciones; heel hooks, solo con profesor.\n2. Si atacas: atrapa, para, espera un segundo; termina despacio y suelta en cuanto palmee o grite.\n3. Si te atrapan: esconde el talón, sujeta sus manos, libera la línea de la rodilla. Nunca salgas girando rápido.\n4. Nada de heel hooks con niños ni novatos.\nUn chasquido, hinchazón o una rodilla que cede: para, y médico antes de la próxima clase.',
    why: 'La torsión carga ligamentos que casi no avisan, y cuando por fin duelen no queda margen para pensar.',
    step: 'Acuerda con tu compañero antes de cada round qué llaves de pierna valen y ríndete a propósito en los tres primeros atrapes.',
    mistake: 'La mayoría espera el dolor o rueda hacia el lado equivocado con el pie todavía atrapado.',
  },
  'leg-locks-allowed': {
    asked: [
      'los heel hooks son legales en cinturón blanco?',
      'qué llaves de pierna se permiten en azul',
      'kneebar con gi vale o no',
      'me descalificaron por reaping, qué es eso',
      'llaves de pierna en judo o mma están permitidas',
      'mi primer torneo sin gi, me pueden hacer un heel hook?',
    ],
    answer:
      'Con reglas IBJJF, blancos, azules y morados solo pueden usar la llave recta de tobillo, y desde los 16 años.\n- Kneebar, toe hold y calf slicer: marrones y negros, adultos y máster.\n- Heel hook y reaping: solo adultos marrones y negros, sin gi.\n- Reaping: tu pierna cruza la suya y le mete la rodilla hacia adentro; donde está prohibido, descalifica.\n- Judo: ninguna llave de pierna; solo se ataca la articulación del codo.\n- MMA: legales para profesionales según las Reglas Unificadas; muchos reglamentos amateur prohíben el heel hook.\nOtros torneos sin gi ponen límites propios por nivel: lee el reglamento de ese evento.',
    why: 'El reglamento sigue la experiencia: la llave recta avisa con dolor, mientras que las torsiones dañan la rodilla antes de que se sienta.',
    step: 'Descarga el reglamento de tu próximo torneo y marca qué llaves de pierna permite tu división.',
    mistake: 'La mayoría cree que las reglas de su gimnasio son las de la competencia.',
  },
  'finish-rear-naked-choke': {
    asked: [
      'tomo la espalda pero no termino el mataleón',
      'no me entra el brazo por debajo del mentón',
      'se me queman los brazos de apretar y él aguanta',
      'como se termina bien un mataleón',
      'pierdo la espalda siempre que voy por el estrangulamiento',
      'mete el mentón y me pelea las manos eternamente',
    ],
    answer:
      'Asegura la posición y gana una mano: el mataleón se termina por colocación, no por apretar.\n1. Pecho pegado a su espalda, agarre de cinturón de seguridad, brazo que estrangula por encima del hombro; cae hacia el lado de ese brazo.\n2. Toma con la mano de abajo la muñeca que defiende, bájala y atrápala bajo tu pierna.\n3. Desliza la mano por su clavícula hasta el hombro lejano; su tráquea queda en el pliegue de tu codo.\n4. Mano en tu bíceps, la otra detrás de su cabeza, codos juntos, pecho afuera, sostén unos diez segundos.\nSi clava el mentón, vuelve a pelear las manos. Suelta apenas se rinda.',
    why: 'Con sus dos manos defendiendo, el brazo no llega a su sitio, y apretar fuera de lugar solo te cansa.',
    step: 'Haz tres rounds empezando con la espalda tomada en los que solo puntúes si atrapas una de sus manos.',
    mistake: 'La mayoría lanza el brazo al cuello y aprieta mientras él tiene las dos manos libres.',
  },
  'finish-armbar-triangle-kimura': {
    asked: [
      'todos se me escapan del armbar',
      'tengo el triángulo cerrado y no se rinden',
      'no logro romperle el agarre de manos para el armbar',
      'tengo el agarre de kimura y no le muevo el brazo',
      'llego a la posición y la pierdo por ir a finalizar',
      'en cada lucha estoy a nada de finalizar y se me escurren',
    ],
    answer:
      'Se te va porque jalas antes de cerrar el espacio: cierra, busca el ángulo y termina despacio.\nArmbar: cadera pegada a su hombro, rodillas apretadas, talones abajo, su pulgar arriba, muñeca en tu pecho; recién ahí sube la cadera. Si junta las manos: abraza el brazo con el pliegue del codo e inclínate hacia su cabeza.\nTriángulo: agarra tu tibia, pie en su cadera, gira hasta verle la oreja; rodilla sobre el tobillo y baja la cabeza.\nKimura: su codo pegado a tu pecho, figura cuatro, y gira con todo el cuerpo.\nPara las tres: si sientes que se escapa, vuelve a la posición y consérvala.',
    why: 'Por cualquier rendija el codo gira o se desliza, y mientras el brazo pueda acompañarte, tu fuerza arrastra el cuerpo en vez de la articulación.',
    step: 'Haz quince finalizaciones lentas de una de las tres con un compañero que resista solo la parte final.',
    mistake: 'La mayoría se deja caer al armbar con un hueco entre la cadera y el hombro.',
  },
  'get-off-ropes-and-corner': {
    asked: [
      'como salgo de la esquina del ring',
      'siempre termino contra las cuerdas',
      'me arrinconan y me dan con todo',
      'como se pelea desde las cuerdas para salir',
      'no me doy cuenta de las cuerdas hasta que las toco con la espalda',
      'qué hago si estoy atrapado en el rincón y el otro no para de tirar',
    ],
    answer:
      'Sal en cuanto toques la cuerda, de costado y detrás de un golpe; pasados dos segundos, cuesta rounds.\n1. La señal: el talón de atrás o la espalda la tocan.\n2. Tira un jab o un gancho de adelante, pisa con el pie del lado de salida y gira; si eres diestro, lo más fácil: gancho de izquierda y pivote a la izquierda.\n3. En la esquina: amarra, o empuja su hombro delantero, gira alrededor y lo dejas arrinconado.\n4. Nunca te recuestes en las cuerdas ni salgas agachado bajo su mano de atrás o su rodilla.\nEn jaula: circula antes de tocar la reja con el talón.',
    why: 'Con la espalda encerrada pierdes la salida y el giro, y el otro puede plantar los pies y soltar combinaciones enteras.',
    step: 'Empieza esta semana cada round de sparring en la esquina y llega al centro en menos de diez segundos.',
    mistake: 'La mayoría se tapa contra las cuerdas y espera una pausa que no llega.',
  },
  'score-boxing-and-mma-rounds': {
    asked: [
      'como se puntúan los rounds en boxeo',
      'qué es el sistema de 10 puntos',
      'como puntúan los jueces de mma',
      'un derribo gana el round?',
      'cuándo es 10-8',
      'fui para adelante todo el round y me lo dieron perdido, no entiendo las tarjetas',
    ],
    answer:
      'Cada juez da 10 puntos al ganador del round y 9 o menos al otro; al final se suman los rounds.\nBoxeo profesional: golpes limpios, agresividad efectiva, dominio del ring y defensa. Con una caída suele ser 10-8. Boxeo amateur: cinco jueces; golpes de calidad en zona válida, dominio técnico y táctico, competitividad.\nMMA (Reglas Unificadas): decide la efectividad en golpes y en lucha, sobre todo el impacto. Solo con igualdad total cuentan la agresividad y después el control del área. Un derribo sin ataque posterior vale poco. 10-8: victoria clara por impacto, dominio y duración.\nEn ninguno de los dos se gana solo por caminar hacia adelante.',
    why: 'Cada round se juzga por separado y lo que cuenta es el efecto del golpe; avanzar sin acertar no le cambia nada al otro.',
    step: 'Puntúa en papel una pelea completa sin sonido, round por round, y compara con las tarjetas oficiales.',
    mistake: 'La mayoría cuenta actividad y pasos al frente en lugar de lo que entró limpio.',
  },
  'score-muay-thai': {
    asked: [
      'como se puntúa el muay thai',
      'los puños valen menos que las patadas en muay thai?',
      'metí más golpes de puño y perdí por puntos en thai',
      'los low kicks dan puntos?',
      'las barridas y tiradas al piso cuentan en muay thai?',
      'por qué los tailandeses casi no hacen nada en el round uno y el cinco',
    ],
    answer:
      'En muay thai pesan más el efecto y el equilibrio que la cantidad: un golpe puntúa cuando llega con fuerza a un blanco libre y mueve o lastima al rival.\nEn la práctica valen más las patadas a cuerpo y cabeza y las rodillas limpias; puños y low kicks cuentan cuando se nota que los siente. En brazos o tibias por lo general no puntúa; con reglas IFMA, una proyección sola tampoco, pero muestra control.\nAmateur (IFMA) y casi toda velada occidental: 10 puntos por round. El estadio tailandés tradicional mira la pelea entera: pesan mucho el tres y el cuatro. Mantente erguido y responde al instante cada punto.',
    why: 'La tradición tailandesa premia a quien domina el cuerpo ajeno, y un golpe que el otro recibe sin moverse no muestra dominio.',
    step: 'Pregunta al organizador con qué reglas se puntúa tu pelea y prepara dos armas que sumen con ellas.',
    mistake: 'La mayoría tira puños por volumen y deja sin respuesta cada patada al cuerpo.',
  },
  'score-bjj': {
    asked: [
      'puntos en jiu jitsu cuánto vale cada cosa',
      'como funciona la puntuación en los torneos de bjj',
      'cuánto tiempo hay que mantener la montada para que den los puntos',
      'qué es una ventaja en jiu jitsu',
      'le pasé la guardia y no me dieron nada, por qué',
      'cuánto dura una lucha de cinturón blanco y qué pasa si empatan',
    ],
    answer:
      'Con reglas IBJJF no hay rounds: es una sola lucha, la finalización gana al instante y, si no, deciden los puntos.\n- Derribo, raspado, rodilla en el estómago: 2\n- Pase de guardia: 3\n- Montada, montada por la espalda, control de espalda con los dos ganchos: 4\nTodo se mantiene tres segundos. Lo casi logrado da ventaja, que desempata; luego, menos sanciones; luego decide el árbitro. Adultos: blanco 5 minutos, azul 6, morado 7, marrón 8, negro 10.\nBusca pronto un derribo o un raspado, aguanta, cuenta tres y recién entonces sigue. Escapar no puntúa por sí solo. Otras organizaciones cuentan distinto: lee su reglamento.',
    why: 'El reglamento paga más cuanto más cerca está la posición de acabar la lucha, y los segundos de control prueban que no fue casualidad.',
    step: 'Haz dos luchas cronometradas con el tiempo de tu cinturón y una tercera persona que cante los puntos.',
    mistake: 'La mayoría cambia de posición al segundo y pierde puntos que ya tenía ganados.',
  },
  'score-judo': {
    asked: [
      'ippon waza ari y yuko en judo qué diferencia hay',
      'cuántos segundos de inmovilización son ippon',
      'volvió el yuko al judo?',
      'con cuántos shidos pierdes',
      'qué es el golden score',
      'mi hijo perdió en judo por sanciones y no entiendo las reglas',
    ],
    answer:
      'En judo no hay rounds: los sénior combaten cuatro minutos, el ippon termina al instante y, si no, gana la mejor puntuación.\n- Ippon: proyección de espalda con fuerza, velocidad y control; inmovilización de 20 segundos; rendición.\n- Waza-ari: falta un elemento; inmovilización de 10 a 19 segundos. Dos hacen ippon.\n- Yuko, de vuelta desde 2025: caída de costado o similar; inmovilización de 5 a 9 segundos. Ninguna cantidad iguala un waza-ari.\n- Shido: sanción; con el tercero pierdes.\nEmpate al final: golden score, sin límite de tiempo; decide la primera puntuación o el tercer shido. En infantiles suele haber tiempos más cortos y reglas propias: pregunta al organizador.',
    why: 'La proyección perfecta equivale a la victoria por tradición del judo, y lo demás se gradúa según cuánto le falte para serlo.',
    step: 'Lee el resumen de una página del reglamento de tu federación antes del próximo torneo y pregúntale a tu profesor un punto que no te quede claro.',
    mistake: 'La mayoría se detiene tras la proyección en vez de seguir a la inmovilización.',
  },
  'decision-appeal': {
    asked: [
      'se puede apelar una decisión',
      'me robaron los jueces, qué puedo hacer',
      'como protesto un resultado en boxeo o mma',
      'el árbitro se equivocó, pueden cambiar el resultado?',
      'todos dicen que gané y se la dieron al local',
      'en bjj el árbitro no me dio mis puntos, mi profe puede reclamar?',
    ],
    answer:
      'Una decisión por puntos casi nunca se cambia porque los jueces la vieron distinta; sí por error de suma, regla mal aplicada o fraude.\n1. Pregunta enseguida, por tu entrenador, en la mesa de oficiales, con calma.\n2. Boxeo y MMA: escrito a la comisión o federación a cargo. Los plazos son cortos (California: cinco días; en amateur a menudo minutos, con pago).\n3. BJJ (IBJJF): solo marcador mal leído o descalificación errónea, y antes de que avance la llave. Judo: los oficiales revisan el video solos.\n4. Adjunta video con tiempos, tarjetas, número de regla.\n¿No hay tal error? Pide las tarjetas y entrena lo que muestran.',
    why: 'Una apreciación no se puede demostrar falsa y el deporte necesita resultados firmes; una cuenta mal hecha, en cambio, se ve en el papel.',
    step: 'Consigue las tarjetas y el texto del reglamento y escribe en una frase qué regla se violó, o que no fue ninguna.',
    mistake: 'La mayoría se queja una semana en redes y se le pasa el plazo.',
  },
  'minute-between-rounds': {
    asked: [
      'qué hago en el minuto de descanso entre rounds',
      'como me recupero entre round y round',
      'en la esquina me gritan diez cosas y no escucho nada',
      'qué me tiene que decir mi esquina',
      'me siento y cuando suena la campana sigo sin aire',
      'banquito o de pie, y cuánta agua entre rounds',
    ],
    answer:
      'Reparte el minuto: respirar, una sola indicación y levantarte con todo listo.\n1. Primeros 20 segundos: siéntate, protector afuera, suelta el aire largo, hombros abajo; nadie habla.\n2. Siguientes 25: habla una sola persona. Qué funciona, una cosa que cambiar y una con la que empezar. Repítela en voz alta para que sepan que la oíste.\n3. Últimos 15: uno o dos sorbos chicos, protector adentro, de pie, con la primera acción en la mente.\nAcuerden antes quién habla. Di la verdad sobre dolor, vista y dolor de cabeza: si hay mareo, ves doble o no sabes qué round es, la pelea se acabó y viene el médico.',
    why: 'Con el pulso alto la memoria retiene muy poco, y mientras falta el aire no entra ninguna frase, por buena que sea.',
    step: 'Haz tres rounds de sparring con un minuto real de descanso en el que tu entrenador te dé exactamente una indicación.',
    mistake: 'La mayoría escucha tres voces y se traga media botella.',
  },
  'pace-and-last-round': {
    asked: [
      'como dosifico tres rounds',
      'salgo con todo en el primero y me fundo',
      'último round y voy perdiendo qué hago',
      'sirve cerrar fuerte el round para los jueces',
      'si voy dos rounds arriba me relajo?',
      'nunca sé si voy ganando cuando llega el último',
    ],
    answer:
      'Ve a un 70 por ciento en el primer minuto, trabaja en ráfagas de cinco a diez segundos y guarda un cierre fuerte para cada round.\nInicio: encuentra la distancia, suelta el aire en cada golpe, no busques el nocaut.\nMedio: atacas, sales, dos respiraciones, atacas otra vez. En lucha: descansa arriba, nunca abajo.\nÚltimos 20 a 30 segundos: puntos limpios, que son los que recuerdan los jueces.\nÚltimo round: pide a la esquina la verdad, arriba, parejo o abajo. Arriba: lo mismo, menos riesgo, sin correr. Parejo: gana los primeros y últimos treinta segundos. Abajo: sube el ritmo desde la campana, no en el último minuto.',
    why: 'Lo que gastas de más al inicio no se recupera en un minuto de descanso, y un final limpio queda fresco en la memoria del juez.',
    step: 'Haz tres rounds de sparring y que alguien cante los últimos treinta segundos de cada uno, en los que metas tres combinaciones limpias.',
    mistake: 'La mayoría aguanta el aire al atacar y en un minuto está vacía.',
  },
  'make-a-game-plan': {
    asked: [
      'como armo un plan de pelea',
      'peleo en 4 semanas y no tengo plan',
      'qué debe llevar una estrategia de pelea',
      'siempre salgo a improvisar',
      'mi entrenador dice que vaya con un plan pero qué le pongo',
      'al primer golpe se me olvida todo el plan',
    ],
    answer:
      'Escríbelo en cuatro líneas que quepan en una tarjeta; lo que pase de ahí no sobrevive al primer cruce.\n1. Dónde: la distancia o posición en la que eres mejor que él.\n2. Cómo llego: una o dos entradas que ya te salen en sparring.\n3. Qué hago ahí: dos acciones que puntúan y una para terminar.\n4. Si falla: un segundo camino, y lo que nunca hago (cambiar ganchos, jalar guardia, retroceder recto).\nAgrega tu primera acción y hacia dónde te mueves. Luego ensáyalo: en cada sparring, dos rounds con compañeros que imiten su costumbre principal. Con técnicas nuevas no hay plan; usa las que ya son tuyas.',
    why: 'Con el primer golpe se estrecha la memoria y vuelve lo automático; unas pocas líneas ya ensayadas siguen ahí.',
    step: 'Escribe las cuatro líneas, muéstraselas a tu entrenador y haz tres rounds de sparring sin usar nada más.',
    mistake: 'La mayoría planea según las fortalezas del rival y se olvida de las propias.',
  },
  'study-an-opponent': {
    asked: [
      'como estudio los videos de mi rival',
      'en qué me fijo cuando veo sus peleas',
      'no sé nada de mi oponente, no hay ni un video',
      'vi sus peleas 20 veces y ahora solo tengo miedo',
      'qué hago primero contra alguien desconocido',
      'encontré 2 peleas suyas en internet y ahora qué',
    ],
    answer:
      'Mira dos peleas recientes tres veces cada una, con una pregunta por vez, y ahí para.\n1. Primera: guardia, distancia que prefiere, hacia dónde gira, qué hace al empezar el round.\n2. Segunda: su mejor arma y qué hace justo antes.\n3. Tercera: dónde le pegan o lo derriban, y qué hace cansado o tocado.\nAnota tres costumbres y una respuesta para cada una.\n¿Sin video? Usa los primeros treinta a sesenta segundos para preguntar: jab o toque, finta, low kick o agarre, y mira si retrocede, bloquea o contragolpea. Después, tu plan. Si te cambian el rival ese día, lo mismo.',
    why: 'Bajo presión todos vuelven a sus costumbres, y con una pregunta por vez se ven; mirar demasiado solo multiplica las dudas.',
    step: 'Anota tres costumbres y tres respuestas de dos videos y dáselas a un compañero de sparring para que las imite.',
    mistake: 'La mayoría mira resúmenes, que solo muestran sus mejores momentos.',
  },
  'drill-with-little-time': {
    asked: [
      'entreno dos veces por semana, como hago para mejorar igual',
      'se me olvidan las técnicas al día siguiente de la clase',
      'cuántas repeticiones hasta que una técnica se queda',
      'como se repasa bien una técnica',
      'demasiadas técnicas y no se me queda ninguna',
      'cada clase vemos un movimiento nuevo y en sparring no me sale ninguno',
    ],
    answer:
      'Elige una técnica por cuatro semanas y tócala en cada entrenamiento, en dosis chicas; repartido se graba mejor que en un solo día largo.\n1. En la hora siguiente a la clase escribe tres líneas: posición, agarre o pie, qué la hizo funcionar.\n2. Diez a quince minutos antes o después: diez lentas por lado, diez con resistencia ligera y dos minutos en vivo desde esa misma posición.\n3. En sparring inténtala tres veces, salga o no.\n4. Al día siguiente di los pasos en voz alta sin mirar.\nCuando salga, mézclala con otra relacionada. Ninguna cantidad de repeticiones muertas reemplaza a un compañero que resiste.',
    why: 'Cada vez que hay que volver a recordar, el recuerdo se refuerza; en un solo día largo la repetición sale fácil y se borra pronto.',
    step: 'Elige tu técnica del mes y empieza en su posición los dos primeros rounds de cada entrenamiento.',
    mistake: 'La mayoría colecciona técnicas nuevas y nunca hace una con resistencia.',
  },
  'solo-drills-at-home': {
    asked: [
      'qué puedo practicar en casa sin nadie',
      'ejercicios de jiu jitsu sin compañero',
      'hacer sombra, qué hago exactamente',
      'sin saco ni compañero y en un departamento chico',
      'se mejora haciendo sombra?',
      'tengo 15 minutos al día en casa, qué rinde más',
    ],
    answer:
      'Quince minutos, cuatro veces por semana, de pies y cadera ayudan; el timing necesita gente.\nGolpeo: 4 rounds de 2 minutos de sombra, cada uno con una tarea: solo jab y pies; defensa y respuesta; una combinación; todo junto contra un rival imaginado. Graba un round de frente.\nLucha: 3 series de 10 por lado: puente, salida de cadera, levantada técnica, sit-out, cambio de nivel con paso; luego 3 minutos enlazándolos.\nPara todos: un minuto en una pierna, con patadas lentas o rodillas arriba.\nAlcanza con dos metros cuadrados; aparta los muebles y cuida el cuello: nada de puentes sobre la cabeza si no te los enseñaron.',
    why: 'Pies y cadera siguen patrones que se graban a solas, pero el momento justo depende de alguien que decide y responde.',
    step: 'Fija cuatro momentos de quince minutos en la semana y haz siempre el mismo programa.',
    mistake: 'La mayoría hace sombra a una sola velocidad, sin imaginar a nadie que devuelva los golpes.',
  },
  'first-class-and-hygiene': {
    asked: [
      'mañana es mi primera clase qué llevo',
      'qué ropa me pongo para mi primera clase de jiu jitsu o muay thai',
      'tengo que estar en forma antes de empezar?',
      'reglas del gimnasio que debe saber un novato',
      'cada cuánto se lava el gi',
      'hay uno en el tatami que huele mal y tiene las uñas largas, qué normas hay',
    ],
    answer:
      'Lleva agua, toalla, sandalias y ropa sin cierres ni bolsillos; lo demás suele prestarlo el gimnasio en la primera clase.\n1. Llega 15 minutos antes, avisa que empiezas y cuenta cualquier lesión.\n2. Uñas cortas, nada de joyas, con ducha previa y pelo recogido.\n3. Sin zapatos en el tatami, nunca descalzo al baño.\n4. Ríndete temprano, suelta cuando el otro palmea, media fuerza, da las gracias.\n5. Después: ducha pronto, lava ropa y gi tras cada uso, vendas y guantes secos al aire.\nSarpullido, mancha en forma de anillo o herida abierta: fuera del tatami hasta que lo vea un médico. No hace falta estar en forma antes.',
    why: 'Se entrena piel con piel, y un cierre, una uña o un hongo pasan directo al compañero.',
    step: 'Prepara el bolso la noche anterior y mándale un mensaje al gimnasio para preguntar qué prestan.',
    mistake: 'La mayoría entrena demasiado fuerte el primer día por los nervios.',
  },
  'gloves-wraps-mouthguard': {
    asked: [
      'qué talla de guantes necesito',
      '12 14 o 16 onzas para sparring',
      'de cuántos metros tienen que ser las vendas',
      'protector bucal de agua caliente o del dentista',
      'me duelen los nudillos después del saco, serán los guantes',
      'voy a comprar mi primer equipo qué necesito de verdad',
    ],
    answer:
      'Para sparring, 16 oz desde unos 70 kg, 14 oz entre unos 55 y 70 kg, y 12 oz por debajo; muchos gimnasios piden 16 a todos.\nSaco y manoplas: 10 a 12 oz, 14 si pesas mucho. ¿Un solo par? El de sparring. Nunca sparring con guantes de saco gastados.\nVendas: 4.5 m en adultos, 2.5 a 3.5 m en manos chicas; tres vueltas de muñeca, tres de nudillos, entre dedos, pulgar, y otra vez muñeca. Firme, sin dedos azules.\nProtector bucal: termomoldeable para empezar; de dentista si haces sparring semanal o usas brackets. No debe caerse con la boca abierta.\nCon patadas: espinilleras y coquilla.',
    why: 'Más relleno reparte el golpe en la cara del compañero y en tus nudillos, y el saco va aplastando esa espuma.',
    step: 'Revisa tus guantes y tu protector: si el relleno está aplastado o el protector se cae, cámbialos antes del sparring.',
    mistake: 'La mayoría compra guantes ligeros por la velocidad y después nadie quiere hacer sparring con ellos.',
  },
  'which-sport-to-choose': {
    asked: [
      'con qué arte marcial empiezo',
      'boxeo o muay thai',
      'mejor arte marcial para alguien de 40 con las rodillas mal',
      'judo o jiu jitsu para mi hijo',
      'como sé si un gimnasio es bueno',
      'quiero empezar algo pero hay mma karate kickboxing bjj y no tengo idea',
    ],
    answer:
      'Elige primero el gimnasio y después el deporte: vas a durar donde haya buen entrenador, a menos de 20 minutos y en horarios que puedas cumplir.\nPuños y juego de pies, fácil de empezar: boxeo. Con patadas, rodillas y clinch: muay thai. Sin golpes a la cabeza, para toda edad: BJJ. Proyecciones y niños: judo. Todo: MMA, mejor tras un año de una base. Distancia y forma, poco contacto: karate, taekwondo.\nBuena señal: los nuevos hacen sparring tarde y suave, el entrenador frena los rounds duros, hay varias edades, ningún contrato largo antes de probar.\nRodillas mal: pregunta a tu médico; el boxeo suele llevarse mejor que el judo.',
    why: 'El mejor estilo dura poco si queda lejos o enseñan mal, y quien falta no aprende ninguno.',
    step: 'Reserva clases de prueba en dos gimnasios esta semana y pregunta en cada uno cuándo y qué tan fuerte hacen sparring los principiantes.',
    mistake: 'La mayoría elige por los videos y luego viaja una hora para entrenar.',
  },
  'gi-or-no-gi': {
    asked: [
      'gi o no gi',
      'empiezo con kimono o sin kimono',
      'el gi no sirve de nada si quiero hacer mma?',
      'qué diferencia hay entre jiu jitsu con gi y sin gi',
      'en mi academia hay los dos y solo puedo ir dos veces por semana',
      'odio los agarres del gi, puedo hacer solo no gi?',
    ],
    answer:
      'Haz el que tu academia dé en los horarios que puedas cumplir; si te van los dos, gi por paciencia y escapes, sin gi si quieres MMA o lucha.\nGi: agarres en la tela, más lento, más fricción; no te escurres, así que aprendes escapes y postura; más torneos por cinturón; cuesta un gi y dedos adoloridos.\nSin gi: más rápido y sudado, underhooks, control de cabeza, front headlock y más llaves de pierna; solo short y licra.\nLo básico sirve en ambos: base, cadera, pases, espalda. Con dos clases semanales, seis meses en uno solo; con tres o más, dos y una. Para graduarte suelen contar ambos; pregunta.',
    why: 'Cambiar de reglas en cada clase parte en dos las pocas repeticiones, y la tela frena el juego hasta que hay tiempo de pensar.',
    step: 'Toma una clase de cada uno esta semana y anota a cuál volverías en un mal día.',
    mistake: 'La mayoría salta de uno a otro antes de tener firme una sola posición básica.',
  },
  'does-it-work-on-the-street': {
    asked: [
      'el jiu jitsu sirve en una pelea real',
      'me serviría mi boxeo en la calle',
      'mejor arte marcial para defensa personal',
      'cuánto tiempo hasta que me sepa defender',
      'llevo un año entrenando y en la calle no me siento seguro',
      'y si tiene un cuchillo o son varios',
    ],
    answer:
      'Sí: lo que entrenas con resistencia funciona contra una persona sin arma y sin entrenamiento; contra un cuchillo o varios nada es confiable, ahí se corre.\nLo que se traslada: calma bajo presión, distancia, mantenerte de pie, levantarte desde abajo. Lo que no: reglas, guantes, tatami, árbitro y saber cuándo empieza.\nBuena mezcla: un deporte de golpeo más uno con clinch y derribos; en el piso, la primera meta es pararte. Con seis a doce meses de sparring regular, la mayoría conserva mucho mejor la cabeza fría.\nLo que más sirve: verlo venir, irte, voz fuerte y entregar el teléfono.',
    why: 'Solo lo probado contra alguien que se opone sobrevive al susto; ante un filo o un grupo, un único error ya no se corrige.',
    step: 'Practica la levantada técnica diez veces por lado y dos rounds en los que tu única meta sea pararte e irte.',
    mistake: 'La mayoría piensa en técnicas y nunca en irse dos minutos antes.',
  },
  'threatened-on-the-street': {
    asked: [
      'qué hago si alguien me amenaza en la calle',
      'un tipo se me plantó en la cara afuera de un bar, qué tenía que haber hecho',
      'puedo pegar primero legalmente?',
      'me puede traer problemas con la ley el hecho de que entreno',
      'vuelvo a casa de noche con miedo de que me ataquen',
      'alguien me agarra, qué es lo primero que hago',
    ],
    answer:
      'Toma distancia, habla y vete; pega solo si no puedes escapar, y para en cuanto puedas.\n1. Manos abiertas a la altura del pecho, un pie atrás, dos brazos de distancia, busca la salida.\n2. Corto y fuerte: “Quédate ahí. No quiero problemas”.\n3. Quiere dinero o teléfono: dáselo.\n4. Si te agarran: mentón abajo, suéltate, corre hacia la luz y la gente, llama a emergencias.\n5. Después: médico si te golpearon la cabeza, escribe lo que pasó, denuncia.\nEn la mayoría de los países la fuerza debe ser necesaria y proporcional, y entrenar puede jugarte en contra; consulta a un abogado de donde vives.',
    why: 'Con distancia tienes tiempo de ver y de correr; en una pelea de calle, hasta quien gana puede acabar en el hospital o ante un juez.',
    step: 'Ensaya diez veces la postura de manos abiertas y la frase en voz alta, con un compañero que invada tu espacio.',
    mistake: 'La mayoría se queda a discutir por orgullo.',
  },
}
