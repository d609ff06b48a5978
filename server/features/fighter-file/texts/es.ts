import type { SharedFileTexts } from './en.ts'

export const es: SharedFileTexts = {
  labels: {
    quiz: 'Quiz Mentalidad Guerrera',
    streak: 'Racha',
    training: 'Entrenamientos',
    commitments: 'Compromisos',
    goal: 'Objetivo',
    obstacle: 'Lo que se interpone',
    event: 'Evento',
    event_date: 'Día del evento',
    sport: 'Deporte',
    level: 'Nivel',
    hours_a_week: 'Tiempo de entrenamiento',
    money: 'Dinero',
    people: 'Personas',
    emotion: 'Cómo se siente',
    confidence: 'Confianza',
    tried: 'Lo que ya intentó',
  },
  fireLevel: (level) => `Nivel de fuego ${level}`,
  days: (days) => (days === 1 ? '1 día' : `${days} días`),
  training: (week, month) => `${week} entrenamientos en los últimos 7 días, ${month} en los últimos 28`,
  confidence: (value) => `${value} de 10`,
  hours: (value) => `${value} h por semana`,
}
