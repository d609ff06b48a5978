import type { CheckInLines, checkInMails as english } from './check-in-en.ts'

export const checkInMails = {
  'check-in': {
    subject: 'Como foi?',
    preheader: 'Um toque, de 1 a 10. Seu coach continua daí.',
    headline: 'Como foi?',
    lines: [],
    button: 'Responder, de 1 a 10',
    reason:
      'Você recebeu este e-mail porque escolheu que perguntássemos por e-mail como foi. Nunca mais de uma vez por dia.',
  },
} satisfies typeof english

export const checkInLines: CheckInLines = {
  commitment: (text, day) => `Você disse “${text}” até ${day}. De 1 a 10?`,
  step: (text, day) => `No seu plano para ${day}: “${text}”. De 1 a 10?`,
  late: (text, day) =>
    `“${text}” era para ${day}. Acontece. Do jeito que estiver, de 1 a 10? Depois a gente deixa por aí.`,
  withoutText: 'Venceu algo que você assumiu. Como foi, de 1 a 10?',
}
