import type { ShoutoutTexts } from './en.ts'

export const es: ShoutoutTexts = {
  paid: 'Mensaje pagado.',
  openings: {
    plain: (for_whom, name) => `${for_whom}, un minuto de tu atención. Habla ${name}, desde la esquina de Kiai.`,
    direct: (for_whom, name) =>
      `¡${for_whom}! Habla ${name}, desde la esquina de Kiai. Guardia arriba, mentón abajo, oídos abiertos.`,
    warm: (for_whom, name) =>
      `Hola, ${for_whom}. Habla ${name}, desde la esquina de Kiai. Qué gusto poder decirte esto.`,
  },
  occasions: {
    birthday:
      '¡Feliz cumpleaños! Un año más de pie. Respira hondo y mira a tu alrededor: tu esquina agradece que existas.',
    fight:
      'Tu pelea está cerca. El trabajo se hace en los días previos, y lo demás es una respiración, un asalto, un paso a la vez.',
    grading:
      'Se acerca tu examen de cinturón. Nadie te quita lo que repetiste cien veces. Muéstralo limpio y sin prisa.',
    comeback:
      'Volver cuesta más que quedarse. El primer entrenamiento de vuelta vale más que una medalla: ve con calma y no pares.',
    thanks: 'Alguien quiere darte las gracias, y hay gracias que merecen decirse en voz alta.',
    other: 'Hoy alguien pensó en ti y quiso que lo supieras.',
  },
  message: (wish) => `Y esto te lo dice quien pidió este mensaje: «${wish}»`,
  closings: {
    plain: (for_whom) => `Eso es todo, ${for_whom}. Un paso hoy, otro mañana.`,
    direct: (for_whom) => `Así que, ${for_whom}: sin excusas y sin ruido. Haz lo que sigue, y hazlo bien.`,
    warm: (for_whom) => `Llévalo contigo, ${for_whom}. No tienes que cargar con todo a solas.`,
  },
  signature: (name) => `¡Kiai! ${name}, coach de IA`,
  worried:
    'Lo que escribiste suena serio, y un shoutout no es la ayuda correcta. Si tú u otra persona está en peligro, llama ahora a emergencias. En la War Room encuentras con quién hablar y el número de una línea de ayuda. Te devolvemos tu dinero.',
  unsafe:
    'No transmitimos mensajes sobre cosas peligrosas, como lastimar a alguien, cortes bruscos de peso o dopaje. Inténtalo con otras palabras. Te devolvemos tu dinero.',
  insulting:
    'Un shoutout es para levantar a alguien, y este mensaje lastimaría. Inténtalo con otras palabras. Te devolvemos tu dinero.',
}
