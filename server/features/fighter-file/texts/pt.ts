import type { SharedFileTexts } from './en.ts'

export const pt: SharedFileTexts = {
  labels: {
    quiz: 'Quiz Mentalidade Guerreira',
    streak: 'Sequência',
    training: 'Treinos',
    commitments: 'Compromissos',
    goal: 'Objetivo',
    obstacle: 'O que atrapalha',
    event: 'Evento',
    event_date: 'Dia do evento',
    sport: 'Esporte',
    level: 'Nível',
    hours_a_week: 'Tempo de treino',
    money: 'Dinheiro',
    people: 'Pessoas',
    emotion: 'Como se sente',
    confidence: 'Confiança',
    tried: 'O que já tentou',
  },
  fireLevel: (level) => `Nível de fogo ${level}`,
  days: (days) => (days === 1 ? '1 dia' : `${days} dias`),
  training: (week, month) => `${week} treinos nos últimos 7 dias, ${month} nos últimos 28`,
  confidence: (value) => `${value} de 10`,
  hours: (value) => `${value} h por semana`,
}
