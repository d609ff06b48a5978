import type { CheckInLines, checkInMails as english } from './check-in-en.ts'

export const checkInMails = {
  'check-in': {
    subject: 'Como foi?',
    preheader: 'Um toque, de 1 a 10. Seu coach continua daí.',
    headline: 'Como foi?',
    lines: [],
    button: 'Responder, de 1 a 10',
    reason:
      'Você recebeu este e-mail porque escolheu receber a pergunta “Como foi?” por e-mail. Nunca mais de uma por dia.',
  },
} satisfies typeof english

export const checkInLines: CheckInLines = {
  commitment: (text, day) => `Seu combinado até ${day}: “${text}”. De 1 a 10?`,
  step: (text, day) => `No seu plano para ${day}: “${text}”. De 1 a 10?`,
  late: (text, day) =>
    `“${text}” era para ${day}. Acontece. Do jeito que estiver, de 1 a 10? Depois a gente para por aí.`,
  withoutText: 'Chegou o dia de algo que você combinou. Como foi, de 1 a 10?',
}
