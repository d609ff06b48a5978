import type { CheckInLines, checkInMails as english } from './check-in-en.ts'

export const checkInMails = {
  'check-in': {
    subject: '¿Cómo te fue?',
    preheader: 'Un toque, del 1 al 10. Tu coach sigue desde ahí.',
    headline: '¿Cómo te fue?',
    lines: [],
    button: 'Responder, del 1 al 10',
    reason:
      'Recibiste este correo porque elegiste que te preguntemos por correo cómo te fue. Nunca más de una vez al día.',
  },
} satisfies typeof english

export const checkInLines: CheckInLines = {
  commitment: (text, day) => `Dijiste “${text}” para el ${day}. ¿Del 1 al 10?`,
  step: (text, day) => `En tu plan para el ${day}: “${text}”. ¿Del 1 al 10?`,
  late: (text, day) => `“${text}” era para el ${day}. Pasa. Como haya quedado, ¿del 1 al 10? Después lo dejamos ahí.`,
  withoutText: 'Hoy toca algo que te propusiste. ¿Cómo te fue, del 1 al 10?',
}
