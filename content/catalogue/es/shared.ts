import type { SharedOfferTexts } from '../catalogue-offer.ts'

export const es: SharedOfferTexts = {
  packages: {
    leadership: [
      'Cuatro viernes con Bastion',
      'Cuatro sesiones, una por semana. Dices qué hará tu equipo hasta el viernes, y el viernes hacemos cuentas.',
    ],
    performance: [
      'Cuatro semanas hasta la campana',
      'Cuatro sesiones contadas hacia atrás desde tu fecha: base, presión, ensayo, descanso. La última es corta a propósito.',
    ],
    excellence: [
      'Una técnica en cuatro sesiones',
      'Desarmar, entrenar las piezas, volver a armar, medir. La misma técnica de la primera a la última sesión.',
    ],
    balance: [
      'Un mes en equilibrio',
      'Cuatro sesiones y una piedra movida en cada una: sueño, trabajo, entrenamiento, gente. Antes de seguir, miramos atrás.',
    ],
  },
  persona: {
    coaching: ['Por escrito, con una IA'],
    group: ['Hasta seis personas, por escrito', 'La dirige una IA'],
    package: ['Sesiones por escrito, con una IA', 'Úsalas cuando te venga bien'],
    shoutout: ['Lo escribe una IA a partir de tu encargo', 'Tu navegador lo lee en voz alta'],
    seminar: ['Material de la IA, en vivo con el equipo Kiai', 'Tiempo para preguntas al final'],
  },
  house: {
    package: ['Sesiones de 60 minutos, de una en una', 'Lo organiza el equipo Kiai'],
    film_review: ['Notas con el minuto exacto y ejercicios para tu plan', 'Lo entrega el equipo Kiai'],
    shoutout: ['Hecho para tu encargo', 'Lo entrega el equipo Kiai'],
    seminar: ['En línea y en vivo, con el equipo Kiai', 'Tiempo para preguntas al final'],
  },
  video: [
    'Clip corto de muestra, dibujado y animado por el equipo Kiai',
    'Sin palabras: déjalo en bucle mientras entrenas',
  ],
  product: ['Lo vende y envía el equipo Kiai', 'Se puede devolver en 14 días'],
  minutes: (count) => `${count} minutos`,
  hours: (count) => `${count} horas`,
  seconds: (count) => `${count} segundos`,
}
