import type { membershipMails as english, MembershipLines } from './membership-en.ts'

const member = 'Recibiste este correo porque tienes una membresía Élite en Kiai.'

export const membershipMails = {
  'membership-started': {
    subject: 'Te damos la bienvenida a Élite',
    preheader: 'La Network está abierta para ti.',
    headline: 'Ya estás dentro',
    lines: ['Tu membresía Élite empezó. Entra a la Network, preséntate y a entrenar.'],
    button: 'Entrar a la Network',
    reason: member,
  },
  'membership-renews': {
    subject: 'Tu membresía se renueva pronto',
    preheader: 'Cuándo y cuánto.',
    headline: 'Se acerca la renovación',
    lines: [
      'Tu membresía se renueva automáticamente. Si no quieres que siga, cancélala antes de ese día: son dos toques.',
    ],
    button: 'Abrir mi membresía',
    reason: member,
  },
  'membership-payment-failed': {
    subject: 'No se pudo cobrar tu membresía',
    preheader: 'Conservas Élite unos días más.',
    headline: 'El pago falló',
    lines: [
      'Intentamos renovar tu membresía y el pago falló. A veces pasa: la tarjeta venció o llegó a su límite.',
      'Por ahora conservas Élite. Usa otra tarjeta o inténtalo de nuevo.',
    ],
    button: 'Pagar ahora',
    reason: member,
  },
  'membership-last-warning': {
    subject: 'Tu membresía Élite está por terminar',
    preheader: 'Todavía falta el pago.',
    headline: 'Última campana',
    lines: ['Todavía falta el pago para renovar tu membresía. Cuando se acabe el plazo, Élite termina.'],
    button: 'Pagar ahora',
    reason: member,
  },
  'membership-cancelled': {
    subject: 'Tu membresía está cancelada',
    preheader: 'Conservas Élite por el tiempo que pagaste.',
    headline: 'Cancelada',
    lines: ['Cancelaste tu membresía. No se cobra nada más y conservas Élite por el tiempo que pagaste.'],
    button: 'Abrir mi membresía',
    reason: member,
  },
  'membership-resumed': {
    subject: 'Tu membresía continúa',
    preheader: 'Qué bueno tenerte en nuestra esquina.',
    headline: 'De vuelta',
    lines: ['Tu membresía ya no está cancelada y sigue como antes.'],
    button: 'Abrir mi membresía',
    reason: member,
  },
  'membership-ended': {
    subject: 'Tu membresía Élite terminó',
    preheader: 'Tu cuenta sigue ahí, con todo lo que hay en ella.',
    headline: 'Hasta la próxima',
    lines: ['Tu membresía Élite terminó. Tu cuenta y todo lo que escribiste siguen ahí. Vuelve cuando quieras.'],
    button: 'Volver a Élite',
    reason: 'Recibiste este correo porque tenías una membresía Élite en Kiai.',
  },
} satisfies typeof english

export const membershipLines = {
  plans: { elite_monthly: 'Élite, con pago mensual', elite_yearly: 'Élite, con pago anual' },
  trialUntil: (day) => `Tu prueba dura hasta el ${day}. Después se cobra la membresía.`,
  renews: (day, price) => `El ${day} cobramos ${price}.`,
  graceUntil: (day) => `Conservas Élite hasta el ${day}.`,
  paidUntil: (day) => `Tienes Élite hasta el ${day}.`,
} satisfies MembershipLines
