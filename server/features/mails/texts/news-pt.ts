import type { newsMails as english, NewsLines } from './news-en.ts'

export const newsMails = {
  notifications: {
    subject: 'Tem novidade para você no Kiai',
    preheader: 'O que aconteceu enquanto você estava fora.',
    headline: 'Novidades para você',
    lines: ['Enquanto você estava fora, aconteceu isto:'],
    button: 'Abrir o Kiai',
    reason: 'Você recebeu este e-mail porque escolheu receber avisos por e-mail. Dá para mudar isso nas configurações.',
  },
} satisfies typeof english

export const newsLines = {
  /** In place of a name that cannot be mailed. */
  someone: 'Alguém',
  streak_milestone: (days: number) => `Sua sequência chegou a ${days} dias.`,
  coach_news: (name: string) => `${name} tem uma oferta nova.`,
  coach_note: (name: string) => `${name} deixou um recado em um passo do seu plano.`,
  mention: (name: string) => `${name} mencionou você.`,
  reply: (name: string) => `${name} respondeu à sua publicação.`,
  space_news: (space: string) => `Nova publicação fixada em ${space}.`,
  message: (name: string) => `${name} escreveu para você.`,
  request: (name: string) => `${name} quer conversar com você.`,
  ranks: {
    newcomer: 'Estreante.',
    regular: 'Agora você é de casa.',
    contender: 'Agora você está na disputa.',
    challenger: 'Agora você é desafiante.',
    champion: 'Agora você está no nível campeão.',
  },
  new_application: (name: string) => `${name} quer ser coach.`,
  reported_review: 'Uma avaliação espera uma decisão.',
  report: 'Algo na Network espera uma decisão.',
  other: 'Há novidades na sua conta.',
  more: (count: number) => `E mais: ${count}.`,
} satisfies NewsLines
