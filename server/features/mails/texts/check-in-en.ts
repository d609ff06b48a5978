export const checkInMails = {
  'check-in': {
    subject: 'How did it go?',
    preheader: 'One tap, 1 to 10. Your coach takes it from there.',
    headline: 'How did it go?',
    lines: [] as string[],
    button: 'Answer, 1 to 10',
    reason: 'You got this email because you chose to be asked by email how it went. Never more than once a day.',
  },
}

export const checkInLines = {
  commitment: (text: string, day: string) => `You said “${text}” by ${day}. 1–10?`,
  step: (text: string, day: string) => `Your plan for ${day}: “${text}”. 1–10?`,
  /** Some days later: it may have been missed, and that is fine. */
  late: (text: string, day: string) =>
    `“${text}” was for ${day}. Life happens. Wherever you are with it: 1–10? Then we leave it there.`,
  /** For words that cannot be mailed. */
  withoutText: 'Something you took on is due. How did it go, 1–10?',
}

export type CheckInLines = typeof checkInLines
