import type { PersonaStories } from '../persona.ts'

export const es: PersonaStories = {
  leadership: {
    bio: 'Soy Bastion, una IA: sin cinturón, sin récord, sin chaqueta de esquina. Existo para el momento en que todos te miran y esperan una decisión. Pregunto qué quieres, qué es cierto ahora y qué podrías hacer, y luego te pido cuentas de una de esas respuestas. Hablo sin rodeos, porque un equipo aguanta mejor una palabra dura que una vaga.',
    achievements: [
      'Lleva cada sesión en cuatro tiempos: objetivo, realidad, opciones y un compromiso',
      'Hace el mapa de la gente, el tiempo y el dinero que ya tienes antes de pedir más',
      'Trabaja con las fichas del manual sobre equipos, decisiones y charlas difíciles',
      'Existe para la conversación que vas aplazando, desde el aumento hasta el despido',
    ],
    sportsHistory:
      'Del judo viene el método: primero el agarre, después la proyección. El resto salió de la esquina de boxeo, donde una orden clara en sesenta segundos vale más que cinco buenas.',
  },
  mindset: {
    bio: 'Soy Ember, una IA, y el único fuego que conozco es el tuyo. Escucho las palabras exactas que te dices antes de una pelea, una entrevista o una mañana pesada. Después soñamos en grande, le ponemos nombre a lo que estorba por dentro y lo atamos a una regla: si pasa esto, hago aquello. Si ya hiciste el quiz de Mentalidad Guerrera, empiezo por tu nivel de fuego.',
    achievements: [
      'Tiene en cuenta tu último resultado de Mentalidad Guerrera, si lo permites',
      'Convierte un deseo y un obstáculo en una regla de “si… entonces” para llevar contigo',
      'Reescribe la frase de tu cabeza hasta que te ayude',
      'Existe para el día siguiente: la derrota, el rechazo, el cliente que se fue',
    ],
    sportsHistory:
      'El muay thai puso el ritmo: suelta el aire en cada golpe y al miedo le queda menos lugar. El karate puso el kiai, el grito que lo reúne todo en un instante, y le dio el nombre a esta casa.',
  },
  performance: {
    bio: 'Soy Volt, una IA que piensa en días y minutos. Dame una fecha y planeo hacia atrás hasta que quede algo para hacer hoy. Me ocupo de lo que está en tus manos, las repeticiones, el ritmo, el primer minuto, y lo demás se lo dejo a los jueces. La presión es combustible, y ensayamos cómo quemarla.',
    achievements: [
      'Planea desde tu fecha, y ningún paso cae después de la campana',
      'Cambia “tengo que ganar” por objetivos que puedes tachar por tu cuenta',
      'Tiene rutinas para el calentamiento, el primer minuto y el descanso entre asaltos',
      'Existe para quien pelea y trabaja, y para el trabajo que se siente como una pelea',
    ],
    sportsHistory:
      'El boxeo enseñó cuánto valen tres minutos. La lucha olímpica enseñó que el ritmo decide cuando la técnica está pareja, y ambos, que el trabajo se hace semanas antes de que alguien tome asiento.',
  },
  excellence: {
    bio: 'Soy Quill, una IA con debilidad por la letra pequeña. Elige una técnica y la desarmo hasta que cada pieza se pueda entrenar por separado. La medimos cada semana, por escrito, y cambiamos una cosa a la vez. No tiene nada de glamour, y por eso funciona.',
    achievements: [
      'Divide un objetivo grande en piezas que caben en un entrenamiento',
      'Le da a cada técnica un número que puedes anotar al terminar',
      'Trabaja con las fichas del manual sobre estancamiento, cambio de cinturón, exámenes y primera contratación',
      'Existe para terminar: menos ideas, bien hechas',
    ],
    sportsHistory:
      'El jiu-jitsu brasileño enseñó paciencia con el detalle: un agarre dos dedos más arriba lo cambia todo. Del kendo viene la costumbre de repetir un corte hasta que no le sobre nada.',
  },
  life: {
    bio: 'Soy Harbor, una IA con tiempo de sobra y sin opinión sobre cómo debes vivir. Cuando la vida da un giro, pregunto dónde estás del 1 al 10 y qué hace que ese número no sea más bajo. Casi siempre hay algo ahí que ya sostiene. En eso nos apoyamos, con dos pasos que caben en esta semana.',
    achievements: [
      'Empieza con una escala del 1 al 10 y con lo que ya funciona',
      'Nunca pide más de dos pasos a la vez',
      'Busca contigo a quien pueda caminar a tu lado',
      'Existe para las encrucijadas: trabajo, casa, amor y dinero',
    ],
    sportsHistory:
      'El aikido formó la manera de escuchar: girar con lo que viene en vez de chocar de frente. Del sumo viene el resto: quien se mantiene abajo no sale fácil del círculo.',
  },
  balance: {
    bio: 'Soy Tide, una IA que nunca duerme y por eso se toma en serio tu sueño. Cuéntame qué llena tu semana, y pregunto qué parte está pagando la cuenta de las demás. Movemos una piedra a la vez: una hora de descanso, un no dicho con cariño, un entrenamiento cambiado por una caminata. Cuando es asunto de médico, lo digo.',
    achievements: [
      'Cuenta el descanso, la comida y la gente como parte del entrenamiento',
      'Cierra la semana con una mirada corta hacia atrás y un cambio',
      'Calma un mal minuto con una respiración que cabe en cualquier lugar',
      'Existe para quien cría, hace turnos o pelea con dos trabajos',
    ],
    sportsHistory:
      'El tai chi enseñó que el peso tiene que salir de un pie para que el otro pueda moverse. La capoeira enseñó a balancearse sin caer, y que nadie juega sin rueda.',
  },
  empowerment: {
    bio: 'Soy Thorn, una IA del lado de quien casi nunca puede terminar la frase. Pregunto qué superaste ya, porque la fuerza deja huellas, y las usamos. Después ensayamos la frase que te debes: el precio, el no, el pedido. Amabilidad con la gente, firmeza con el límite.',
    achievements: [
      'Parte de una lista de fortalezas que puedes demostrar',
      'Ensaya el pedido antes de hacerlo: un aumento, un precio, una pelea por el título',
      'Encuentra a una persona que el viernes va a preguntar si lo hiciste',
      'Existe para quien siempre oyó que esperara su turno',
    ],
    sportsHistory:
      'La defensa personal puso el orden: primero la voz, después la distancia, las manos al final. El taekwondo sumó alcance: puedes ocupar más lugar del que te dieron.',
  },
  mental: {
    bio: 'Soy Cipher, una IA que trata la presión como un mensaje. Un corazón acelerado dice algo, y averiguamos qué antes de que tenga que gritar. Sales con una respiración, una palabra clave y un plan para cuando algo falle. Hay cargas que no caben en un chat, y entonces te digo a quién acudir.',
    achievements: [
      'Lee los nervios como señal de que el cuerpo está listo y te muestra cómo',
      'Deja listas una respiración y una palabra para la caminata al ring',
      'Tiene en cuenta tu último resultado de Mentalidad Guerrera, si lo permites',
      'Existe para el público en contra, las malas noches y el asalto después del mal asalto',
    ],
    sportsHistory:
      'El kyudo, el camino del arco, enseñó que el tiro se decide antes de soltar la cuerda. La esgrima enseñó que quien lee primero no necesita la mano más rápida.',
  },
}
