import type { moderationMails as english } from './moderation-en.ts'

const reason = 'Recibiste este correo porque trata de algo que escribiste en la Network de Kiai.'

export const moderationMails = {
  'moderation-removed': {
    subject: 'Se retiró algo que escribiste',
    preheader: 'Qué se retiró y por qué.',
    headline: 'Retirado',
    lines: ['La moderación retiró algo que escribiste en la Network. Este es el motivo:'],
    button: 'Ver las reglas o apelar',
    reason,
  },
  'moderation-warned': {
    subject: 'Una advertencia de la moderación',
    preheader: 'De qué se trata.',
    headline: 'Recibiste una advertencia',
    lines: ['La moderación te envió una advertencia. Por ahora no cambia nada más. Este es el motivo:'],
    button: 'Ver las reglas o apelar',
    reason,
  },
  'moderation-suspended': {
    subject: 'Por ahora no puedes escribir en la Network',
    preheader: 'Por qué y hasta cuándo.',
    headline: 'Una pausa',
    lines: [
      'La moderación decidió que por un tiempo no puedes escribir en la Network. Puedes seguir leyendo todo. Este es el motivo:',
    ],
    button: 'Ver las reglas o apelar',
    reason,
  },
  'moderation-restored': {
    subject: 'Se deshizo una decisión sobre ti',
    preheader: 'Ya no cuenta.',
    headline: 'Decisión deshecha',
    lines: [
      'La moderación deshizo una decisión sobre ti. Si se había retirado algo, vuelve a verse. Esto dice la moderación:',
    ],
    button: 'Ver las reglas de la comunidad',
    reason,
  },
  'moderation-appeal-accepted': {
    subject: 'Aceptamos tu apelación',
    preheader: 'La decisión ya no cuenta.',
    headline: 'Tenías razón',
    lines: [
      'Lo revisamos otra vez y aceptamos tu apelación. La decisión ya no cuenta. Esto te responde la moderación:',
    ],
    button: 'Ver las reglas de la comunidad',
    reason,
  },
  'moderation-appeal-denied': {
    subject: 'No aceptamos tu apelación',
    preheader: 'La decisión se mantiene.',
    headline: 'La decisión se mantiene',
    lines: ['Lo revisamos otra vez y la decisión se mantiene. Este es el motivo:'],
    button: 'Ver las reglas de la comunidad',
    reason,
  },
} satisfies typeof english
