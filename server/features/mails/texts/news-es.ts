import type { newsMails as english, NewsLines } from './news-en.ts'

export const newsMails = {
  notifications: {
    subject: 'Hay novedades para ti en Kiai',
    preheader: 'Lo que pasó mientras no estabas.',
    headline: 'Novedades para ti',
    lines: ['Mientras no estabas, pasó esto:'],
    button: 'Abrir Kiai',
    reason: 'Recibiste este correo porque elegiste recibir avisos por correo. Puedes cambiarlo en Ajustes.',
  },
} satisfies typeof english

export const newsLines = {
  /** In place of a name that cannot be mailed. */
  someone: 'Alguien',
  streak_milestone: (days: number) => `Llevas una racha de ${days} días.`,
  coach_news: (name: string) => `${name} tiene una oferta nueva.`,
  coach_note: (name: string) => `${name} dejó una nota en un paso de tu plan.`,
  mention: (name: string) => `${name} te mencionó.`,
  reply: (name: string) => `${name} respondió a tu publicación.`,
  space_news: (space: string) => `Nueva publicación fijada en ${space}.`,
  message: (name: string) => `${name} te escribió.`,
  request: (name: string) => `${name} quiere escribirte.`,
  ranks: {
    newcomer: 'Cara nueva.',
    regular: 'Ya eres de la casa.',
    contender: 'Ya eres contendiente.',
    challenger: 'Ya estás en el nivel retador.',
    champion: 'Ya estás en el nivel campeón.',
  },
  new_application: (name: string) => `${name} quiere ser coach.`,
  reported_review: 'Una reseña espera una decisión.',
  report: 'Algo en la Network espera una decisión.',
  other: 'Hay novedades en tu cuenta.',
  more: (count: number) => `Y ${count} más.`,
} satisfies NewsLines
