import type { SharedOfferTexts } from '../catalogue-offer.ts'

export const es: SharedOfferTexts = {
  packages: {
    leadership: [
      'Cuatro viernes con Bastion',
      'Cuatro sesiones, una por semana. Dices qué hará tu equipo antes del viernes, y el viernes revisamos cómo fue.',
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
      'Cuatro sesiones, y en cada una movemos una piedra: sueño, trabajo, entrenamiento, gente. Antes de seguir, miramos atrás.',
    ],
  },
  consultation: [
    'Consulta gratuita',
    'Veinte minutos con el coach principal de la Kings Network: qué quieres, qué te frena y qué haría él primero.',
  ],
  consultation_features: ['No cuesta nada', 'Una consulta gratuita a la vez'],
  persona: {
    coaching: ['Por escrito, con una IA'],
    group: ['Hasta seis personas, por escrito', 'La dirige una IA'],
    package: ['Sesiones por escrito, con una IA', 'Úsalas cuando te convenga'],
    shoutout: ['Lo escribe una IA a partir de tu encargo', 'Tu navegador lo lee en voz alta'],
    seminar: ['Material de la IA, en vivo con el equipo de Kiai', 'Tiempo para preguntas al final'],
  },
  house: {
    package: ['Sesiones de 60 minutos, de una en una', 'Lo organiza el equipo de Kiai'],
    film_review: ['Notas con el minuto exacto y ejercicios para tu plan', 'Lo entrega el equipo de Kiai'],
    shoutout: ['Hecho para tu encargo', 'Lo entrega el equipo de Kiai'],
    seminar: ['En línea y en vivo, con el equipo de Kiai', 'Tiempo para preguntas al final'],
  },
  video: [
    'Clip corto de muestra, dibujado y animado por el equipo de Kiai',
    'Sin palabras: déjalo en bucle mientras entrenas',
  ],
  product: ['Lo vende y envía el equipo de Kiai', 'Se puede devolver hasta 14 días después de recibirlo'],
  minutes: (count) => `${count} minutos`,
  hours: (count) => `${count} horas`,
  seconds: (count) => `${count} segundos`,
}
