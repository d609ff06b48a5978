import type { CardWords } from '../card.ts'
import type { TECHNIQUE_CARDS } from '../facts/technique.ts'

export const TECHNIQUE: Record<keyof typeof TECHNIQUE_CARDS, CardWords> = {
  'game-plan-three-lines': {
    title: 'Plan en tres líneas',
    why: 'Los planes largos se caen con el primer golpe que entra. Lo que aguanta la presión cabe en tres líneas: dónde peleo, qué hago y qué no permito.',
    steps: [
      'Escribe tres líneas de ocho palabras como máximo: dónde peleo, qué hago, qué niego.',
      'Muestra las líneas a quien te entrena y haz tres asaltos en los que solo cuenta lo que está escrito.',
      'Di las tres líneas de memoria a tu esquina y tacha cada palabra en la que te trabes.',
    ],
    metric: 'Tiempo de sparring dentro del plan, medido en video: más de la mitad de cada asalto.',
    rules: [
      {
        cue: 'me descubro jugando el juego de mi rival',
        action: 'vuelvo a la primera línea y llevo el combate a mi zona',
      },
      {
        cue: 'llego al banquito y se me borró el plan',
        action: 'le pido a mi esquina que me diga una sola de las tres líneas',
      },
    ],
    question: '¿En qué zona del combate incomodas a casi todo tu equipo?',
    close_up: [
      'Completa solo la primera línea: la distancia o posición donde ganas la mayoría de tus asaltos.',
      'Ponlo en palabras que tu esquina pueda gritar: “Lejos. Cuerpo. Sal de las cuerdas.”',
      'Conserva el plan de tu entrenador y elige en él la línea que no sueltas por nada.',
    ],
  },
  'southpaw-problem': {
    title: 'Contra la guardia contraria',
    why: 'Ante una guardia espejo, la discusión se gana con los pies antes que con las manos. Quien pisa por fuera y manda sobre la mano adelantada suele ver primero el hueco para la de atrás.',
    steps: [
      'Haz tres asaltos de sombra de dos minutos con una cinta en el suelo como pie rival y pisa siempre por fuera.',
      'Pide cuatro asaltos técnicos a alguien de guardia contraria; en los dos primeros usen solo la mano adelantada.',
      'Une en dos sparrings el paso por fuera con la mano de atrás recta y sal lejos de su lado fuerte.',
    ],
    metric: 'Intercambios que terminas con el pie por fuera: más de la mitad en cada asalto.',
    rules: [
      { cue: 'quedo con el pie por dentro', action: 'tapo su mano adelantada y doy un paso fuera antes de tirar' },
      {
        cue: 'me entra su mano de atrás dos veces seguidas',
        action: 'giro hacia su mano adelantada y reinicio con mi paso por fuera',
      },
    ],
    question: '¿Qué golpe de la guardia contraria te entra más y desde dónde sale?',
    close_up: [
      'Ponte en guardia frente a una línea y pisa veinte veces con el pie delantero por fuera.',
      'Pide en el gimnasio: “¿Me das cuatro asaltos suaves de zurdo? Después te sostengo las manoplas.”',
      'Busca a alguien de guardia diestra que la cambie dos asaltos si no hay zurdos cerca.',
    ],
  },
  'pressure-fighter': {
    title: 'Salir de la línea',
    why: 'A quien avanza le conviene que retrocedas derecho. Un primer paso al costado le rompe los pies, y el instante en que gira para buscarte es tu mejor turno.',
    steps: [
      'Haz sombra dos asaltos dentro de un cuadro pequeño y da el paso lateral antes de que tu espalda toque un borde.',
      'Trabaja cuatro asaltos con alguien que solo avance: pivota y puntúa en el giro, o amarra y gira.',
      'Empieza tres asaltos con la espalda en las cuerdas o la pared y cronometra cuánto tardas en volver al centro.',
    ],
    metric: 'Segundos desde que tocas el borde hasta salir a espacio libre: menos de cinco.',
    rules: [
      { cue: 'mi talón toca el borde', action: 'amarro o pivoto y dejo un golpe en el giro' },
      {
        cue: 'termino el asalto sin haber pisado el centro',
        action: 'abro el siguiente con dos pasos al frente y un jab firme',
      },
    ],
    question: '¿Hacia qué lado sales casi siempre cuando te vienen encima?',
    close_up: [
      'Marca un cuadrado de dos metros en el suelo y muévete dos minutos sin tocar el borde.',
      'Acuerda una palabra con tu esquina, como “puerta”, para el momento de salir de la línea.',
      'Sal tú primero al choque diez segundos por asalto: un jab firme y un clinch frenan más que correr.',
    ],
  },
  'guard-always-passed': {
    title: 'Marcos antes que agarres',
    why: 'Una guardia no se cae cuando la pasan, sino antes, cuando el brazo dejó de hacer marco. Gana dos segundos con huesos en lugar de fuerza y las caderas harán el resto.',
    steps: [
      'Practica 40 salidas de cadera con marco en el cuello y la cadera, despacio y a ambos lados.',
      'Pide cinco asaltos de dos minutos desde tu guardia: si te pasan, vuelven a empezar; tú solo haces marcos y recuperas.',
      'Haz tres asaltos posicionales con parejas distintas y apunta los segundos que aguantas sin que te pasen.',
    ],
    metric: 'Segundos que sostienes la guardia por asalto: diez más que en tu primera medición.',
    rules: [
      {
        cue: 'siento su peso sobre mi pecho',
        action: 'pongo el antebrazo en el cuello, saco la cadera y meto la rodilla',
      },
      {
        cue: 'me pasan la guardia por tercera vez en el asalto',
        action: 'le pregunto a mi pareja qué brazo solté primero y empiezo desde ahí',
      },
    ],
    question: '¿Por qué lado te pasan más y qué hace tu brazo en ese instante?',
    close_up: [
      'Haz dos minutos de rodilla al codo por lado, en el suelo, antes de levantarte del calentamiento.',
      'Pide a tu pareja: “Pásame despacio cinco veces y para cuando sientas caer mi marco.”',
      'Siéntate antes: pelea el primer agarre mientras sigue de pie, antes de que prueben tu guardia.',
    ],
  },
  'stuck-under-mount': {
    title: 'Salir desde abajo',
    why: 'Abajo se gasta más por pánico que por peso. Un hueco para respirar y una sola cadena de escape valen más que diez salidas aprendidas a medias.',
    steps: [
      'Acuéstate con alguien liviano encima, sin lucha, y haz diez respiraciones largas con los codos pegados.',
      'Encadena puente, marco y salida de cadera 30 veces con resistencia baja, siempre en ese orden.',
      'Empieza cuatro asaltos de dos minutos desde la montada y palmea sin drama para reiniciar.',
    ],
    metric: 'Escapes logrados por asalto empezando abajo: de los que tengas ahora a uno por minuto.',
    rules: [
      {
        cue: 'me entra la desesperación abajo',
        action: 'pego los codos, exhalo dos veces y empiezo la cadena por el puente',
      },
      {
        cue: 'hago el puente y se vuelve a acomodar encima',
        action: 'cuido el cuello, tomo aire y pruebo la misma cadena hacia el otro lado',
      },
    ],
    question: '¿Qué notas primero abajo: la falta de aire, el peso o las ganas de rendirte?',
    close_up: [
      'Acuéstate, pega los codos y practica sin pareja diez veces un puente y una salida de cadera.',
      'Di por dentro cuando llegue el peso: “Aire, codos, cadera.” Siempre en ese orden.',
      'Dedica el asalto a no llegar ahí: ponte de lado en cuanto empiece el pase.',
    ],
  },
  'takedown-defence': {
    title: 'Que no te derriben',
    why: 'El derribo se detiene antes del contacto, con la altura de tu postura y las manos por delante. Y falla sobre todo con cansancio, así que también ahí hay que practicarlo.',
    steps: [
      'Baja tu postura frente al espejo y haz cinco series de ocho sprawls con las manos tocando primero.',
      'Reta a alguien a tres asaltos en los que solo intente derribarte: frena con manos, cae con cadera y gira.',
      'Suma diez sprawls al final de dos sesiones, ya con cansancio, y dos asaltos con la espalda en la pared.',
    ],
    metric: 'Entradas defendidas por cada diez en el último asalto: siete o más.',
    rules: [
      {
        cue: 'siento sus manos detrás de mis rodillas',
        action: 'tiro la cadera atrás, peso sobre su espalda y busco el ángulo',
      },
      {
        cue: 'me derriban y ya estoy en el suelo',
        action: 'apoyo una mano, me cubro la cara con la otra y me levanto sin darle la espalda',
      },
    ],
    question: '¿Qué estabas haciendo justo antes de los últimos derribos que te hicieron?',
    close_up: [
      'Haz diez sprawls lentos, la cadera primero, y congela cada uno para revisar la cabeza.',
      'Pide a tu pareja: “Entra diez veces a medio ritmo y dime dónde sentiste hueco.”',
      'Trabaja el levantarte: mano al suelo, cadera fuera, espalda a la pared, de pie.',
    ],
  },
  'timing-and-counters': {
    title: 'Leer y contragolpear',
    why: 'El contragolpe no pide manos rápidas, pide mirar antes: la cadera y el hombro avisan cuando el puño todavía no sale. Despacio se aprende a ver, y lo veloz viene luego.',
    steps: [
      'Mira cinco minutos de sparring ajeno y di “ya” cada vez que un hombro o una cadera anuncie el golpe.',
      'Juega cuatro asaltos lentos con un solo aviso: tu pareja tira su jab y tú devuelves siempre el mismo golpe.',
      'Agrega un segundo aviso a ritmo suave, en tres asaltos, y vuelve a uno solo si empiezas a adivinar.',
    ],
    metric: 'Contras a tiempo por cada diez avisos: siete antes de sumar otro.',
    rules: [
      { cue: 'me doy cuenta de que estoy adivinando', action: 'bajo la velocidad y vuelvo a mirarle el hombro' },
      {
        cue: 'veo el hueco y llego tarde',
        action: 'dejo pasar el próximo golpe y solo digo “ya” cuando asome el aviso',
      },
    ],
    question: '¿Qué golpe ajeno ves venir siempre, y qué te lo anuncia?',
    close_up: [
      'Observa a alguien desde fuera un minuto y di “ya” cada vez que se mueva el hombro.',
      'Pide: “Solo el jab, cuando quieras, despacio. Yo espero.”',
      'Da un paso atrás primero y responde después, si esperar en el sitio te tensa.',
    ],
  },
  'kick-defence': {
    title: 'Pierna adelantada ligera',
    why: 'Las patadas a la pierna casi siempre entran justo después de tus golpes, cuando dejaste todo el peso adelante y ese pie no se despega del piso. Más que un bloqueo, defenderla es cuestión de cómo quedas al terminar tu ataque.',
    steps: [
      'Haz tres rounds de sombra de dos minutos frente al espejo: dos golpes de mano, peso otra vez al centro y rodilla de adelante arriba con la tibia un poco hacia fuera, sin echarte atrás.',
      'Pide a alguien con espinilleras que te tire 40 patadas a un tercio de su fuerza, cada una en cuanto acabe tu combinación, y bloquea con la parte alta de la tibia, justo debajo de la rodilla, o sal de la distancia.',
      'Haz dos rounds de sparring en los que la otra persona solo patea y tú solo bloqueas, te sales o atrapas la pierna si tu reglamento lo permite, y cuenta las patadas que entran limpias.',
    ],
    metric:
      'Cuenta las patadas limpias en cada round de solo patadas: lo lograste cuando sean dos o menos en ambos rounds, dos semanas seguidas.',
    rules: [
      {
        cue: 'termino mi combinación',
        action: 'regreso el peso al centro y levanto una vez la rodilla de adelante, venga o no la patada',
      },
      {
        cue: 'me acaban de conectar una patada en la pierna',
        action: 'salgo un paso, rearmo mi guardia y respondo con un golpe antes de que llegue la siguiente',
      },
    ],
    question: '¿Después de cuál de tus ataques te suele entrar la patada?',
    close_up: [
      'Levanta diez veces la rodilla de adelante desde tu guardia, junto a la mesa de la cocina, sin que se te mueva la cabeza.',
      'Pídele a alguien del equipo: “¿Me pateas suave cada vez que termine una combinación? A un tercio de tu fuerza y con espinilleras, quiero aprender el momento”.',
      'Deja el bloqueo para después si traes las tibias adoloridas y aprende a quitar la pierna con medio paso atrás; si el dolor sigue aun en reposo, que lo vea un médico o fisioterapeuta.',
    ],
  },
  'punch-defence': {
    title: 'Cierra una sola puerta',
    why: 'Sientes que te entra todo, pero uno o dos golpes hacen casi todo el daño, y casi siempre en el mismo momento. Encuentra ese momento y a tu guardia le bastará un arreglo, no hará falta armarla de cero.',
    steps: [
      'Anota los últimos cinco golpes que te entraron limpios y qué hacías justo antes de cada uno: estirarte, rearmarte, retroceder, esperar.',
      'Trabaja el más repetido con alguien durante tres rounds de dos minutos, a velocidad de caminata y con una sola respuesta: tapar, esquivar o medio paso atrás, y enseguida un jab o un toque tuyo.',
      'Haz un round de sparring suave en el que la otra persona busque únicamente ese golpe y pregúntale al final cuántas veces entró.',
    ],
    metric:
      'Cuenta cuántas veces entra ese golpe en el round en que te lo buscan: la meta es la mitad de tu primer número al cabo de cuatro semanas.',
    rules: [
      {
        cue: 'mi golpe acaba de volver',
        action: 'me toco el pómulo con ese guante y saco la cabeza de la línea antes de mirar qué pasó',
      },
      {
        cue: 'me conectan dos seguidas',
        action: 'dejo de adivinar, cierro los codos, doy un paso al costado y vuelvo a mirar el pecho y los hombros',
      },
    ],
    question: '¿Qué golpe te entra más y dónde está tu otra mano en ese instante?',
    close_up: [
      'Tira 20 jabs lentos hacia una marca en la pared y trae cada mano de vuelta a la cara por la misma línea recta por la que salió.',
      'Pregunta a alguien con quien haces sparring: “¿Qué golpe te resulta más fácil meterme y cuándo lo tiras?”.',
      'Mira un round tuyo grabado a media velocidad si no recuerdas cómo te pegaron, y apunta solo los golpes limpios.',
    ],
  },
  'footwork-distance': {
    title: 'Sal medio paso antes',
    why: 'Quien retrocede en línea recta rara vez es lento: sale tarde, y con el ataque ya encima lo único que queda libre es atrás. Medio paso antes, todavía tienes los dos costados.',
    steps: [
      'Pega dos tiras de cinta en el piso a la distancia de tu brazo más un paso, y entra y sal de esa línea durante tres rounds de dos minutos, siempre en ángulo hacia la izquierda o la derecha.',
      'Juega a la distancia con alguien tres rounds, sin golpes ni agarres: te va presionando y tú puedes dar como máximo dos pasos atrás antes de girar hacia un lado.',
      'Graba un round de sparring y cuenta cuántas veces das tres pasos o más derecho hacia atrás.',
    ],
    metric:
      'Cuenta por round los retrocesos en línea recta de tres pasos o más: lo lograste cuando no haya más de uno en un round grabado.',
    rules: [
      {
        cue: 'siento que mi segundo paso va derecho hacia atrás',
        action: 'giro hacia el lado de mi pie adelantado y subo la guardia o agarro',
      },
      {
        cue: 'mi ataque se queda corto',
        action: 'dejo de estirar los brazos y acerco los pies un paso pequeño antes de volver a intentarlo',
      },
    ],
    question: '¿Hacia qué lado casi nunca te sales?',
    close_up: [
      'Da diez veces dos pasos, uno atrás y otro al costado, alrededor de una silla en casa.',
      'Pídele a alguien: “¿Me dices ‘línea’ en voz alta cada vez que me vaya derecho hacia atrás?”.',
      'Marca un cuadro pequeño en el tatami y muévete solo ahí dentro si te falta espacio; un área chica enseña ángulos más rápido que una grande.',
    ],
  },
  'power-and-combos': {
    title: 'Equilibrio desde el primero',
    why: 'El segundo golpe suele salir flojo porque el primero te dejó el peso donde no va, y eso no lo arregla ninguna velocidad. La fuerza de una combinación depende de cómo quedas después de cada golpe.',
    steps: [
      'Tira un golpe o una patada frente al espejo, quédate inmóvil dos segundos y revisa si podrías lanzar el siguiente sin acomodar los pies; diez veces con cada uno de tus tres favoritos.',
      'Trabaja cuatro rounds en el saco o las manoplas con una sola combinación de tres, los dos primeros a media velocidad y después más rápido solo mientras los pies terminen debajo de ti.',
      'Pega tres series de cinco golpes sueltos con toda la intención y un minuto completo de descanso entre series, cuando todavía tienes frescura y antes de la parte física.',
    ],
    metric:
      'Cuenta cuántas de diez combinaciones terminas en guardia y en condiciones de seguir: la meta son nueve de diez a toda velocidad.',
    rules: [
      {
        cue: 'me tambaleo o me voy de lado al acabar una combinación',
        action: 'le quito el último golpe y hago cinco veces limpia la versión corta',
      },
      {
        cue: 'noto que aprieto los hombros para pegar más fuerte',
        action: 'suelto el aire, sacudo las manos una vez y tiro el siguiente pensando solo en la velocidad',
      },
    ],
    question: '¿Después de qué golpe necesitan tus pies un paso extra para poder seguir?',
    close_up: [
      'Quédate inmóvil después de cada uno de cinco golpes lentos, en casa, y siente qué pie te sostiene.',
      'Pídele a quien sostiene las manoplas: “Empújame un poquito después de mi último golpe. Quiero saber si quedo firme o me estoy cayendo”.',
      'Usa una proyección, un barrido o un cambio de agarre como segunda acción si en tu deporte no hay combinaciones de golpes; la prueba de equilibrio es la misma.',
    ],
  },
  'clinch-knees': {
    title: 'Primero cabeza, después brazos',
    why: 'Si a los veinte segundos de clinch te arden los brazos, es que están haciendo el trabajo de la cabeza y la cadera. Quien tiene mejor puesta la cabeza y la cadera cerca casi descansa ahí; al otro le toca jalar.',
    steps: [
      'Apoya la frente en una colchoneta de pared, un saco o una toalla enrollada durante tres rounds de un minuto, con la cadera debajo de los hombros, y camina en círculos pequeños sin doblar la espalda.',
      'Pelea con alguien por meter los brazos por dentro durante cuatro rounds de dos minutos sin golpes, con la frente en su clavícula o al costado de su cabeza, y cambia una vez de pareja.',
      'Haz dos rounds de sparring en clinch con toques suaves de rodilla o los golpes cortos que permita tu reglamento, y pega solo cuando ya le hayas girado y quitado el equilibrio.',
    ],
    metric:
      'Cuenta en cada round de dos minutos cuántas veces ganas la posición de adentro en los primeros cinco segundos de contacto: la meta es al menos tres de cinco.',
    rules: [
      {
        cue: 'me jalan la cabeza hacia abajo',
        action:
          'meto la cadera, miro hacia arriba y hago un marco en su hombro antes de hacer cualquier cosa con las manos',
      },
      {
        cue: 'me empiezan a arder los antebrazos',
        action: 'dejo de jalar, cargo mi peso a través de la frente y giro con los pies',
      },
    ],
    question: '¿Qué pierdes primero en el clinch: la postura, el brazo de adentro o los pies?',
    close_up: [
      'Empieza con un minuto de meter los brazos por dentro, a un cuarto de tu fuerza, al final de una clase.',
      'Dile a alguien del equipo: “Dos rounds de clinch sin golpes, por favor. Cada vez que se me doble la espalda, sacúdeme un poco”.',
      'Aprende mejor una salida limpia, marco y paso al costado, si tu reglamento separa enseguida el clinch o si no quieres quedarte ahí.',
    ],
  },
  'takedowns-throws': {
    title: 'Primero hazlo caminar',
    why: 'La mayoría de las proyecciones fracasan un segundo antes de la entrada, porque van contra alguien que está bien parado. Haz que dé un paso y ataca el pie que está a punto de recibir el peso.',
    steps: [
      'Elige una proyección, un barrido o un derribo y anota qué paso de tu rival le abre la puerta, y con qué jalón, empujón o finta lo obligas a darlo.',
      'Repite 30 entradas con alguien que camine, diez hacia adelante, diez hacia atrás y diez en círculo, y termina solo una de cada cinco, con caída limpia.',
      'Ataca con esa única técnica al menos cinco veces en randori, lucha o sparring suave, y apunta en cuántas la otra persona tuvo que dar un paso.',
    ],
    metric:
      'Cuenta los intentos y las veces que se nota que pierde el equilibrio: la meta es que tenga que dar un paso o apoyarse en tres de cinco.',
    rules: [
      {
        cue: 'la otra persona se queda quieta y rígida',
        action: 'empujo un paso corto hacia adelante y entro cuando me devuelve el empujón',
      },
      {
        cue: 'mi entrada se atora a medio camino',
        action: 'salgo de inmediato, conservo mi mejor agarre y voy por el otro pie',
      },
    ],
    question: '¿Qué hace tu rival con los pies justo antes de que te salga tu mejor proyección?',
    close_up: [
      'Haz diez entradas con un cinturón o una banda elástica atada a algo firme y fíjate solo en dónde terminan tus pies.',
      'Dile a alguien del equipo: “Camina y dame un agarre normal, sin rigidez y sin dejarte caer. Solo quiero sentir el paso”.',
      'Empieza por un barrido de pie o un jalón de cabeza hacia abajo si las entradas profundas te parecen arriesgadas; enseñan el mismo momento y fallar sale barato.',
    ],
  },
  'escape-back-choke': {
    title: 'Primero su mano',
    why: 'Casi todo el mundo empieza a defender con el brazo ya debajo del mentón, cuando solo queda la fuerza. El escape va un momento antes: agarra con tus dos manos la mano que estrangula y lleva los hombros al piso o hacia el lado que te deja girar.',
    steps: [
      'Escribe los tres momentos de la estrangulación con la que te atrapan, por ejemplo espalda tomada, mano sobre el hombro, brazo bajo el mentón, y subraya en cuál sueles empezar a defender.',
      'Practica con alguien un momento antes de ese, 15 veces por lado a media fuerza, con las dos manos en la mano que estrangula, el mentón metido y la cadera deslizándose hacia el piso.',
      'Empieza cuatro rounds de un minuto con la espalda tomada, en candado de cabeza o en guillotina, palmea temprano cada vez que se cierre y vuelve a empezar desde el mismo lugar.',
    ],
    metric:
      'Cuenta en cuántas de cuatro salidas tienes tus dos manos en la mano que estrangula antes de que te llegue al cuello: la meta son tres de cuatro.',
    rules: [
      {
        cue: 'siento que alguien me busca la espalda o el cuello',
        action: 'atrapo con mis dos manos la mano que estrangula antes de intentar girar',
      },
      {
        cue: 'la estrangulación ya cerró y no puedo respirar o pensar con claridad',
        action: 'palmeo en el acto y pregunto en qué momento llegué tarde',
      },
    ],
    question: '¿Qué notas demasiado tarde: la espalda, la mano o la presión?',
    close_up: [
      'Practica diez veces el agarre de dos manos contra una en tu propio antebrazo, con el mentón abajo y los hombros bajos.',
      'Pídele a alguien: “Tómame la espalda y ve despacio, por favor. Quiero encontrar tu mano antes de que llegue a mi cuello”.',
      'Trabaja en no regalar la espalda si el escape todavía no te sale: codos pegados y de frente a la otra persona al levantarte del piso.',
    ],
  },
  'guard-passing': {
    title: 'Primero agarres, luego piernas',
    why: 'Lo que te detiene en una guardia rara vez son las piernas: es el agarre en la manga, la solapa, la muñeca o la cabeza el que las hace funcionar. El pase empieza cuando se queda sin su último agarre útil.',
    steps: [
      'Anota las dos guardias que más te frenan y, en cada una, el agarre que siempre te toman primero.',
      'Repite 20 veces con alguien una sola cadena: postura, romper ese agarre, abrir o rebasar las piernas y controlar el pecho tres segundos.',
      'Juega cinco salidas de 90 segundos desde dentro de esa guardia, con el único objetivo de romper su primer agarre y pasar una rodilla o la cadera.',
    ],
    metric:
      'Cuenta en cuántas de cinco salidas pasas y controlas tres segundos: la meta son dos de cinco contra alguien de tu nivel.',
    rules: [
      {
        cue: 'me quedo sin salida dentro de la guardia y empiezo a empujar con los brazos',
        action: 'enderezo la espalda, busco el agarre que me detiene y rompo ese primero',
      },
      {
        cue: 'ya dejé atrás las piernas',
        action: 'mantengo el peso en el pecho o la cadera durante tres respiraciones antes de buscar otra cosa',
      },
    ],
    question: '¿Dónde se suele frenar tu pase: en los agarres, al abrir, en las rodillas o al final?',
    close_up: [
      'Rompe diez veces un solo agarre con alguien antes de clase: manga, muñeca o solapa.',
      'Pregunta a quien entrena contigo: “¿Cuál de tus agarres me estorba más cuando estoy en tu guardia?”.',
      'Pasa de pie si de rodillas te quedas sin avanzar: un pie arriba, cadera al frente y que sus piernas carguen su propio peso.',
    ],
  },
  'armlock-triangle': {
    title: 'El codo avisa',
    why: 'El armbar, la kimura y el triángulo entran por la misma puerta: un codo que se despegó de las costillas, o un brazo dentro y otro fuera. Mira el codo y verás el ataque y la defensa un segundo entero antes.',
    steps: [
      'Anota las últimas tres veces que te atraparon o se te escapó una finalización, y dónde estaba el codo justo antes.',
      'Practica un ataque despacio 15 veces por lado, con una pausa de dos segundos con el codo controlado y la cadera cerca antes de finalizar, y deja que la otra persona palmee temprano.',
      'Empieza cinco rounds de un minuto con el ataque a medio poner y cambiando de papel: uno finaliza con control y el otro trae el codo a casa o palmea a tiempo.',
    ],
    metric:
      'Cuenta en cuántas de cinco salidas conservas o recuperas el codo: la meta son tres de cinco en cada papel.',
    rules: [
      {
        cue: 'tengo un brazo dentro de las piernas y el otro fuera',
        action: 'levanto la postura y pongo los dos codos del mismo lado antes que nada',
      },
      {
        cue: 'mi finalización choca con mucha resistencia',
        action: 'dejo de jalar, acerco la cadera, aprieto las rodillas y finalizo despacio',
      },
    ],
    question: '¿Qué sueles estar haciendo con el brazo cuando el codo se te despega de las costillas?',
    close_up: [
      'Haz diez salidas de cadera o giros en el piso con los dos codos pegados a las costillas.',
      'Pídele a alguien: “Dime ‘codo’ cada vez que lo tenga abierto, por favor, sin buscar la sumisión”.',
      'Averigua qué llaves permiten tu grado, tu edad y tu reglamento antes de practicar, y entrena solo la defensa de las que no estén permitidas.',
    ],
  },
  'leg-locks': {
    title: 'Palmea por la posición',
    why: 'Las llaves de pierna con torsión pueden dañar la rodilla antes de doler, así que el dolor avisa tarde. Quien sigue sano palmea por la posición: talón atrapado, rodilla encerrada, sin manera de girar.',
    steps: [
      'Lee qué llaves de pierna permite el reglamento para tu grado, edad y estilo, y escribe dos listas cortas: permitidas para mí, no permitidas para mí.',
      'Pide a tu entrenador 15 minutos para una llave permitida y su escape: dónde está la línea de la rodilla, cómo liberarla y en qué punto palmear.',
      'Juega cuatro rounds de dos minutos con alguien de confianza, atrapar y soltar sin finalizar, y di “atrapado” en cuanto la posición quede cerrada.',
    ],
    metric:
      'Cuenta cuántas veces dices u oyes “atrapado” antes de que alguien aplique presión: la meta es que sean todas, durante cuatro semanas.',
    rules: [
      {
        cue: 'tengo el talón atrapado y la rodilla encerrada',
        action: 'palmeo de inmediato y pido repetir desde la misma posición',
      },
      {
        cue: 'tengo la llave y la otra persona empieza a girar o a zafarse a tirones',
        action: 'suelto y volvemos a empezar, porque ningún round de entrenamiento vale una rodilla',
      },
    ],
    question: '¿Sabrías decir en qué punto exacto de una llave de pierna se te cierra la salida?',
    close_up: [
      'Empieza por liberar la línea de la rodilla: diez repeticiones lentas por lado, sin ninguna llave puesta.',
      'Di antes del round: “Llaves de pierna solo de atrapar y soltar, por favor. Yo palmeo temprano y también suelto temprano”.',
      'Deja fuera los ataques y aprende solo a levantarte y liberar la rodilla si tu club o tu reglamento todavía no los permiten.',
    ],
  },
  finishing: {
    title: 'Control hasta el final',
    why: 'Se te escapan en el instante en que cambias sujetar por rematar, porque sueltas un control para ir por el final. Un buen remate agrega despacio la última pieza mientras todo lo demás se queda en su lugar.',
    steps: [
      'Anota las últimas tres oportunidades que perdiste y junto a cada una el control que soltaste primero: cadera, cabeza, mano, distancia, lugar en el ring.',
      'Repite 15 veces tu mejor posición ganadora: asiéntate, tres respiraciones con control total, agrega el remate en tres segundos y deja que la otra persona palmee o se cubra.',
      'Empieza cinco rounds de 45 segundos en esa posición contra una resistencia cada vez mayor y vuelve a sujetar en cuanto algo se te resbale.',
    ],
    metric:
      'Cuenta en cuántas de cinco salidas rematas o sigues con la posición a los 45 segundos: la meta son cuatro de cinco.',
    rules: [
      {
        cue: 'siento la oportunidad y quiero apurarme',
        action: 'respiro una vez, aprieto el control que ya tengo y muevo solo una mano o un pie',
      },
      { cue: 'el remate se me escapa', action: 'vuelvo a la posición anterior y la mantengo tres respiraciones' },
    ],
    question: '¿Qué control sueltas primero cuando hueles el final?',
    close_up: [
      'Mantén tu posición más fuerte contra alguien durante 30 segundos sin atacar, tres veces.',
      'Pregunta a quien entrena contigo: “¿Cuándo sentiste que podías salir: antes de que atacara, o porque ataqué?”.',
      'Piensa el remate como una secuencia de dos o tres acciones limpias que puntúan y te dejan en equilibrio, si tu deporte se decide por puntos.',
    ],
  },
  'ring-craft': {
    title: 'El espacio es tuyo',
    why: 'Visto desde fuera, quien tiene la espalda contra el borde parece que va perdiendo, aunque el intercambio esté parejo. Dónde te paras y qué haces en los últimos segundos lo ven los jueces con tanta claridad como tu técnica.',
    steps: [
      'Lee la parte de puntuación de tu reglamento y escribe en una tarjeta las tres cosas que más puntúan y las dos que te cuestan puntos.',
      'Haz dos rounds de sparring en los que pierdes un punto cada vez que tu espalda toca las cuerdas, la jaula o el borde, y gira a la otra persona hacia ahí antes de atacar.',
      'Recorre el área antes de tu combate, ubica el reloj, los jueces y tu esquina, y decide qué mitad quieres dominar.',
    ],
    metric:
      'Pide que alguien cuente cuántas veces tu espalda llega al borde: la meta son dos o menos por round y una acción que puntúe en los últimos 15 segundos.',
    rules: [
      {
        cue: 'siento las cuerdas, la jaula o el borde detrás de mí',
        action: 'giro hacia un costado con la guardia o los agarres arriba en vez de ponerme a intercambiar ahí',
      },
      {
        cue: 'oigo que avisan los últimos segundos',
        action: 'tomo el centro y hago una acción limpia que puntúe, con salida segura',
      },
    ],
    question: '¿Sabes en cada momento del round a qué distancia tienes el borde detrás?',
    close_up: [
      'Haz un round de sombra en casa dentro de cuatro zapatos como esquinas, sin darle nunca la espalda al centro.',
      'Pídele a tu entrenador: “En este round grítame solo dos palabras: ‘borde’ cuando me vaya acercando y ‘tiempo’ en los últimos 15 segundos”.',
      'Mira sin sonido un combate de tu reglamento y puntúalo tú si no puedes hacer sparring, anotando qué decidió cada round.',
    ],
  },
  'gear-and-etiquette': {
    title: 'Todo listo para empezar',
    why: 'Nadie espera técnica de quien recién llega. Lo que se nota es la ropa limpia, las uñas cortas y si la gente se siente segura entrenando contigo, y las tres cosas las puedes tener desde el primer día.',
    steps: [
      'Prepara un bolso con camiseta y pantalón corto limpios y sin cierres, o la ropa que pida tu club, agua, toalla y sandalias para llegar hasta el tatami, y córtate las uñas.',
      'Escribe al club y pregunta qué necesitas para la primera clase, qué te pueden prestar y a qué hora conviene llegar.',
      'Llega 15 minutos antes, cuéntale al entrenador que es tu primera vez y si tienes alguna lesión vieja, y pregunta a cada persona con la que practiques qué tan suave lo quiere.',
    ],
    metric:
      'Cuenta las clases que terminas en tu primer mes: la meta son cuatro, con la ropa lavada después de cada una.',
    rules: [
      {
        cue: 'no sé qué hacer en un ejercicio',
        action: 'digo “estoy empezando, ¿me lo muestras otra vez?” y voy despacio',
      },
      {
        cue: 'llego a casa del entrenamiento',
        action: 'saco todo del bolso, cuelgo los guantes o las protecciones y lavo el resto antes de sentarme',
      },
    ],
    question: '¿Qué te da más inseguridad de la primera clase: la ropa y el equipo, la gente o el contacto?',
    close_up: [
      'Córtate las uñas y deja una camiseta limpia en un bolso junto a la puerta.',
      'Escribe al club: “Hola, me gustaría probar una clase para principiantes. ¿Qué debo llevar y me pueden prestar guantes o una chaqueta para la primera vez?”.',
      'Mira primero una clase desde fuera si subir al tatami te parece demasiado, y compra solo protector bucal y vendas hasta saber que te vas a quedar.',
    ],
  },
  'choosing-a-sport': {
    title: 'Elige el lugar',
    why: 'Dentro de dos años importará menos el estilo que el lugar: una clase a una hora que tienes libre, con un camino que de verdad vas a hacer y con gente con la que te gusta practicar. El mejor arte es aquel al que todavía vas en invierno.',
    steps: [
      'Haz una lista de los clubes a los que llegas en 30 minutos, con sus horarios para principiantes, y tacha los que chocan con tu semana.',
      'Prueba una clase en cada uno de los dos mejores y anota después tres cosas: si atendieron a los principiantes, si la gente se cuidaba y si quieres volver.',
      'Ve dos veces por semana al mejor de ellos durante seis semanas antes de volver a comparar estilos.',
    ],
    metric:
      'Cuenta las clases a las que fuiste en seis semanas: la meta son nueve de doce y ganas de ir a la siguiente.',
    rules: [
      {
        cue: 'me descubro mirando otro video más sobre cuál es el mejor estilo',
        action: 'lo cierro y reservo una clase de prueba',
      },
      {
        cue: 'en la clase de prueba hubo descontrol o nadie se ocupó de los principiantes',
        action: 'doy las gracias, me voy y pruebo el siguiente club de mi lista',
      },
    ],
    question: '¿Qué quieres poder hacer dentro de un año que ahora no puedes?',
    close_up: [
      'Decide una sola cosa: ¿prefieres empezar con golpes, o con agarres y proyecciones?',
      'Escribe a un club: “Hola, empiezo desde cero. ¿Qué clase me conviene para probar y cuánto contacto hay el primer mes?”.',
      'Lleva a un amigo o a alguno de tus padres a mirar si no quieres ir sin compañía, y si dos estilos empatan, que gane el que tenga mejor entrenador.',
    ],
  },
  'self-defence': {
    title: 'Irte antes',
    why: 'Casi todo lo que te protege pasa antes del primer golpe: distancia, voz, irte a tiempo. Entrenar ayuda sobre todo a seguir pensando bajo presión, y el objetivo es salir de ahí, no ganar.',
    steps: [
      'Recorre mentalmente tu camino habitual a casa y anota dos lugares iluminados y con gente donde podrías entrar, y una persona a la que llamarías.',
      'Practica diez veces con alguien: manos abiertas arriba, un paso atrás, un “Alto, no te acerques” bien fuerte y salir por la puerta.',
      'Entrena un round por semana en el que empiezas con alguien sujetándote o contra un rincón y ganas en cuanto te sueltas y llegas a la salida.',
    ],
    metric:
      'Cuenta los segundos que tardas en llegar a la salida en ese round: la meta es menos de diez en tres de cinco intentos.',
    rules: [
      {
        cue: 'alguien que no me da confianza se acerca a menos de dos brazos de distancia',
        action: 'levanto las manos abiertas, doy un paso atrás y camino hacia donde hay gente',
      },
      {
        cue: 'ya pasó algo o alguien me amenaza',
        action:
          'voy a un lugar seguro, llamo al número de emergencias y se lo cuento el mismo día a una persona de confianza',
      },
    ],
    question: '¿Te da miedo una persona o un lugar en concreto, o la idea en general?',
    close_up: [
      'Guarda entre tus favoritos el número de emergencias y el de una persona de confianza.',
      'Di tres veces en voz alta, desde el abdomen: “Alto. No te acerques. No quiero problemas”.',
      'Habla con la policía, un profesor, tus padres o un centro de orientación si te da miedo una persona concreta; ahí lo que toca es pedir ayuda, no aprender técnica.',
    ],
  },
  'attack-back-turtle': {
    title: 'Primero el pecho, al final el cuello',
    why: 'Casi siempre se pierde la espalda porque las manos van al cuello antes de que pecho y cadera estén fijos. Controlar en orden, pecho, cinturón, ganchos, manos, da el tiempo en que aparece la estrangulación.',
    steps: [
      'Recorre el orden diez veces sobre una manta enrollada o un saco: pecho a la espalda, cinturón de seguridad, primer gancho, segundo gancho, brazo que estrangula.',
      'Empieza cuatro asaltos de dos minutos detrás de alguien en tortuga; solo puntúan los dos ganchos con tres segundos de control.',
      'Juega un asalto que empieza con tus ganchos puestos: tu pareja solo escapa, tú solo sujetas, y la estrangulación vale después de veinte segundos.',
    ],
    metric: 'Segundos que conservas la espalda empezando con los dos ganchos: veinte o más en tres de cinco intentos.',
    rules: [
      {
        cue: 'pierdo un gancho',
        action: 'aprieto el cinturón, sigo con la cadera y meto la rodilla antes que el pie',
      },
      {
        cue: 'me sujetan con las dos manos la mano que estrangula',
        action: 'atrapo una de esas manos con mi otro brazo o la pierna y cambio de lado',
      },
    ],
    question: '¿Dónde pierdes más la espalda: al llegar, al sujetar o al finalizar?',
    close_up: [
      'Cierra el cinturón veinte veces sobre una almohada, diez por lado, con el brazo que estrangula por arriba.',
      'Pide a tu pareja: “¿Empiezo en tu tortuga tres asaltos? Pelea el primer gancho con todo”.',
      'Voltea a tu rival o controla la cintura cuando no entra ningún gancho; en judo y lucha, el volteo suele ser el mejor ataque.',
    ],
  },
  'own-stance': {
    title: 'Una casa y una segunda puerta',
    why: 'La guardia es un conjunto de hábitos de pies, manos y ojos, y dos a medias dejan huecos en ambas. Una guardia de casa y pocas acciones entrenadas del otro lado rinden más que cambiar al azar.',
    steps: [
      'Graba un asalto de sombra de cada lado y anota tres diferencias: ancho de los pies, mano de atrás, salida.',
      'Decide con quien te entrena cuál lado es tu casa y dale al otro diez minutos al inicio de cada sesión: paso, jab, guardia y nada más.',
      'Haz un asalto suave desde el otro lado con una sola tarea y vuelve a tu guardia en cuanto te den dos golpes limpios.',
    ],
    metric: 'Jabs limpios de cada veinte con el lado débil, vistos en video con la mano de atrás en el mentón: quince.',
    rules: [
      {
        cue: 'cambio de guardia en el sparring y me pegan a mitad del paso',
        action: 'cambio solo fuera de distancia o detrás de un jab, con la guardia arriba antes',
      },
      {
        cue: 'el lado débil se siente torpe y quiero dejarlo',
        action: 'bajo la velocidad a la mitad y hago cinco repeticiones limpias antes de volver',
      },
    ],
    question: '¿En qué momento de un asalto te aportaría algo de verdad el otro lado?',
    close_up: [
      'Párate frente al espejo en el lado débil y da diez pasos en cada dirección sin cruzar los pies.',
      'Pregunta a quien te entrena: “¿Qué lado ves como mi casa y qué dos acciones debería dominar del otro?”',
      'Usa el segundo lado para una sola cosa, como una patada, una entrada o una proyección, y deja el resto en casa.',
    ],
  },
  'cutting-off': {
    title: 'Corta el paso, no persigas',
    why: 'Quien camina detrás del que huye siempre llega tarde, porque el otro elige el camino. Un paso que cruza ese camino achica el espacio, y en poco espacio hay que intercambiar golpes o amarrar.',
    steps: [
      'Marca un cuadrado de cuatro metros y haz tres asaltos de sombra: cada paso va de lado, delante de quien huiría, sin cruzar los pies.',
      'Juega tres asaltos sin golpes ni agarres: tu pareja circula y tú puntúas cuando sus dos talones tocan la línea.',
      'Haz un asalto de sparring en que solo atacas con tu pareja en la cuerda, la reja o el borde, y en el centro la dejas ir.',
    ],
    metric: 'Segundos hasta que tu pareja está en el borde: menos de veinte en tres de cinco intentos.',
    rules: [
      {
        cue: 'mi rival circula y se aleja',
        action: 'doy un paso de lado delante de su pie en vez de caminar detrás',
      },
      {
        cue: 'noto que persigo y tiro al aire',
        action: 'paro, tomo el centro y lanzo el siguiente ataque al lado por el que sale',
      },
    ],
    question: '¿Por qué lado se te escapan más?',
    close_up: [
      'Camina a lo largo de dos paredes y practica doblar la esquina con pasos cortos de lado, diez veces por lado.',
      'Pide a tu pareja: “Huye tres asaltos y avísame en voz alta cada vez que te siga en línea recta”.',
      'Deja que venga: quédate en el centro, muestra poco y haz que ataque cuando el reglamento castiga la pasividad.',
    ],
  },
}
