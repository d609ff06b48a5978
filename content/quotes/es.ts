import type { QuoteTexts } from './en.ts'

export const es: QuoteTexts = {
  'know-both-sides': {
    quote: 'Si conoces a quien tienes enfrente y te conoces, cien batallas no te pondrán en peligro.',
    source: 'El arte de la guerra, III',
    meaning:
      'El peligro está en lo que no te detuviste a mirar. La mitad del estudio la tienes delante; la otra mitad, en el espejo.',
    importance:
      'Los nervios crecen a oscuras. Cuando sabes qué haces bien y qué te espera, dejas de adivinar y empiezas a elegir.',
    application:
      'Antes del próximo sparring o de esa conversación difícil, escribe tres líneas: su punto fuerte, el tuyo y qué hace cada cual cuando se cansa. Sobre eso arma tu primer minuto.',
  },
  'first-unbeatable': {
    quote:
      'En otros tiempos, quienes sabían de guerra primero se hacían invencibles y luego esperaban a que se pudiera vencer al enemigo. No perder está en tus manos; la oportunidad está en las suyas.',
    source: 'El arte de la guerra, IV',
    meaning:
      'Separa lo tuyo de lo ajeno. La guardia, la base y la preparación te pertenecen; el momento de ganar llega del otro lado, y lo que te toca es estar ahí.',
    importance:
      'Perseguir una victoria que aún no existe es caminar hacia el golpe. Una defensa en la que confías te da tiempo para ver.',
    application:
      'Dedica un asalto por semana solo a defender: olvida los puntos y que no entre nada. Fuera del gimnasio, asegura primero la base (sueño, cuentas del mes, lo esencial de tu oficio) y después arriesga.',
  },
  'shape-of-water': {
    quote:
      'El agua deja las alturas y busca lo bajo; el ejército deja lo lleno y golpea lo vacío. El agua traza su curso según el terreno, y la victoria se traza según el enemigo.',
    source: 'El arte de la guerra, VI',
    meaning:
      'Ningún plan sirve para todos los días. Ve por donde nada se resiste y deja que lo que hacen enfrente decida lo que haces tú.',
    importance:
      'El orgullo te lanza contra lo más duro, porque ahí duele ceder. La fuerza que dejas ahí te falta donde la puerta estaba abierta.',
    application:
      '¿Te bloquearon dos veces? No tires lo mismo una tercera: cambia de altura, de lado o de distancia. En el trabajo pasa igual: si la puerta principal no abre, averigua quién más quiere lo que tú quieres.',
  },
  'rhythm-in-all-things': {
    quote: 'Todo tiene su ritmo. Pero el del combate, más que ninguno, queda lejos de quien no lo entrena.',
    source: 'El libro de los cinco anillos, Tierra',
    meaning:
      'La velocidad no basta: lo que cuenta es cuándo. Cada cuerpo lleva un compás al pisar, al respirar y al detenerse, y se aprende a oírlo.',
    importance:
      'Quien marca el ritmo obliga a responder. Quien se mueve siempre a la misma velocidad es fácil de leer, por rápida que sea.',
    application:
      'Haz hoy un ejercicio a tres ritmos: lento, rápido y quebrado, con una pausa donde nadie la espera. Mira también el ritmo de tu semana y pon lo más duro en tu mejor hora.',
  },
  'nothing-useless': {
    quote: 'Lo que no sirve para nada, no lo hagas.',
    source: 'El libro de los cinco anillos, Tierra',
    meaning:
      'Es la última de las nueve reglas de Musashi para quien quiere aprender su camino. Cada paso, cada minuto y cada palabra tienen que llevarte a algún lado; lo demás es peso.',
    importance:
      'El adorno gasta aire, y el aire decide el último asalto. Lo simple, hecho con intención, funciona también con cansancio.',
    application:
      'Grábate dos minutos haciendo sombra y elimina cada movimiento que no golpea, no protege ni prepara. Luego abre la agenda de mañana y tacha una cosa.',
  },
  'thousand-days': {
    quote: 'Mil días de práctica forjan; diez mil días de práctica templan.',
    source: 'El libro de los cinco anillos, Agua',
    meaning:
      'Musashi toma las palabras de quien trabaja el acero. Casi tres años dan la forma, casi treinta dan el temple, y todos llegan de uno en uno.',
    importance:
      'Le quita peso a hoy y se lo pone a la costumbre de presentarte. En un camino así de largo nadie llega tarde, y el talento sin días se ablanda.',
    application:
      'Elige una habilidad y dale diez minutos diarios durante siete días. Marca cada uno; si fallas, al día siguiente vuelves.',
  },
  'obstacle-becomes-road': {
    quote:
      'La mente da la vuelta a lo que la frena y lo aprovecha: lo que estorbaba la obra se vuelve obra, lo que cerraba el camino se vuelve camino.',
    source: 'Meditaciones, V, 20',
    meaning:
      'Las cosas pueden detener tu plan, pero no tu forma de enfrentarlas. El obstáculo mismo te da algo que hacer bien.',
    importance:
      'Una lesión, un mal sorteo, un empleo perdido: el día no pregunta qué tenías planeado. Si cada tropiezo es material, nunca te falta qué entrenar.',
    application:
      '¿Te lastimaste la mano? Habla con quien te atiende y haz de este el mes del juego de pies y de aprender a leer peleas. Anota el mayor obstáculo de hoy y, debajo, la habilidad que te obliga a entrenar.',
  },
  'scratches-in-training': {
    quote:
      'Al entrenar, alguien nos araña o nos da un cabezazo, y no hacemos una escena, no nos ofendemos ni sospechamos una trampa. Nos cuidamos, sí, pero no como de un enemigo: nos apartamos sin rencor. Que así sea en el resto de la vida.',
    source: 'Meditaciones, VI, 20',
    meaning:
      'Un golpe en el entrenamiento no es una traición. Puedes salir del alcance de quien se excede sin guardarle rabia.',
    importance:
      'El rencor echa a perder el lugar donde aprendes. Quien se protege sin ganarse enemistades siempre tiene con quién entrenar.',
    application:
      'Cuando alguien se pase de fuerza, dilo una vez y con calma: “más suave, por favor”. Si continúa, cambia de pareja y deja ahí la historia. Prueba lo mismo con quien te interrumpe siempre en el trabajo.',
  },
  'wrestling-not-dancing': {
    quote: 'Vivir se parece más a luchar que a bailar: hay que plantarse y no caer ante lo que llega sin anunciarse.',
    source: 'Meditaciones, VII, 61',
    meaning:
      'Quien baila conoce el próximo paso; quien lucha, no. La vida se salta la coreografía, así que entrena más el equilibrio que la rutina.',
    importance:
      'Prepara una sola versión perfecta y caerás cuando cambie. Prepara tu base y la sorpresa te encontrará de pie.',
    application:
      'Termina un entrenamiento por semana en una situación que no elegiste: mala posición, piernas cansadas, otra persona decide cómo se empieza. Cada mañana, pregúntate qué puede salir mal hoy y cuál sería tu primer paso.',
  },
  'mastering-yourself': {
    quote:
      'Quien lee a los demás tiene ingenio; quien se lee ve claro. Quien vence a los demás tiene fuerza; quien se vence es fuerte.',
    source: 'Tao Te Ching, capítulo 33',
    meaning:
      'Hay dos combates, y el que se ve es el menor. La rabia, el miedo y la comodidad llevan contigo más asaltos que nadie.',
    importance:
      'La fuerza se topa, tarde o temprano, con otra mayor. Lo que dominaste por dentro entra contigo a cada pelea.',
    application:
      'Ponle nombre al momento en que sueles perder contra ti: el botón de posponer, la respuesta con rabia, la última serie. Decide ahora qué harás cuando llegue y lleva la cuenta una semana.',
  },
  'under-your-feet': {
    quote:
      'El árbol que llena un abrazo nació de un brote fino como un cabello. El viaje de mil leguas empieza bajo tus pies.',
    source: 'Tao Te Ching, capítulo 64',
    meaning: 'Todo lo grande fue pequeño, y nadie aplaudió. Donde estás ya se puede empezar.',
    importance:
      'El tamaño de un objetivo frena a más gente que su dificultad. Un paso que puedes dar ahora vale más que un plan para admirar.',
    application:
      'Recorta el objetivo hasta que quepa en diez minutos y cúmplelo antes de que acabe el día. Después deja las zapatillas o los guantes junto a la puerta para mañana.',
  },
  'supple-lives': {
    quote:
      'El cuerpo vivo es blando y flexible; el muerto, duro y rígido. Lo que no cede acompaña a la muerte, lo que cede acompaña a la vida.',
    source: 'Tao Te Ching, capítulo 76',
    meaning: 'La rigidez parece fuerza y es lo contrario. Lo que se dobla puede moverse, absorber el golpe y volver.',
    importance:
      'Los hombros tensos frenan las manos y vacían los pulmones. Una opinión tensa le hace lo mismo a un equipo.',
    application:
      'Entre un intercambio y otro, baja los hombros, afloja la mandíbula y suelta el aire. En tu próxima discusión, reconoce algo cierto de la otra persona antes de defender lo tuyo.',
  },
}
