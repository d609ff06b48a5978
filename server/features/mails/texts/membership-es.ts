import type { membershipMails as english, MembershipLines } from './membership-en.ts'

const member = 'Recibiste este correo porque tienes una membresía Élite en Kiai.'

export const membershipMails = {
  'membership-started': {
    subject: 'Te damos la bienvenida al Élite',
    preheader: 'La red está abierta para ti.',
    headline: 'Ya estás dentro',
    lines: ['Tu membresía Élite empezó. Entra a la Network, preséntate y a trabajar.'],
    button: 'Entrar a la Network',
    reason: member,
  },
  'membership-renews': {
    subject: 'Tu membresía se renueva pronto',
    preheader: 'Cuándo y cuánto.',
    headline: 'Próximo round',
    lines: ['Tu membresía sigue por sí sola. Si no quieres, cancélala antes de ese día: son dos toques.'],
    button: 'Abrir mi membresía',
    reason: member,
  },
  'membership-payment-failed': {
    subject: 'No se pudo cobrar tu membresía',
    preheader: 'Tu Élite sigue abierto unos días.',
    headline: 'El pago falló',
    lines: [
      'Intentamos renovar tu membresía y el pago no pasó. Sucede: una tarjeta vence, se llega a un límite.',
      'Por ahora tu Élite sigue abierto. Usa otra tarjeta o inténtalo de nuevo.',
    ],
    button: 'Pagar ahora',
    reason: member,
  },
  'membership-last-warning': {
    subject: 'Tu Élite está por terminar',
    preheader: 'Todavía falta el pago.',
    headline: 'Última campana',
    lines: ['La renovación de tu membresía sigue sin pagarse. Cuando se acabe el plazo, tu Élite termina.'],
    button: 'Pagar ahora',
    reason: member,
  },
  'membership-cancelled': {
    subject: 'Tu membresía está cancelada',
    preheader: 'El Élite sigue siendo tuyo por el tiempo pagado.',
    headline: 'Cancelada',
    lines: ['Cancelaste tu membresía. No se cobra nada más, y el Élite sigue siendo tuyo por el tiempo pagado.'],
    button: 'Abrir mi membresía',
    reason: member,
  },
  'membership-resumed': {
    subject: 'Tu membresía continúa',
    preheader: 'Qué bueno tenerte en nuestra esquina.',
    headline: 'De vuelta',
    lines: ['Deshiciste la cancelación. Tu membresía sigue como antes.'],
    button: 'Abrir mi membresía',
    reason: member,
  },
  'membership-ended': {
    subject: 'Tu membresía Élite terminó',
    preheader: 'Tu cuenta se queda, con todo lo que hay en ella.',
    headline: 'Hasta el próximo round',
    lines: ['Tu membresía Élite terminó. Tu cuenta y todo lo que escribiste se quedan. Vuelve cuando quieras.'],
    button: 'Volver al Élite',
    reason: 'Recibiste este correo porque tenías una membresía Élite en Kiai.',
  },
} satisfies typeof english

export const membershipLines = {
  plans: { elite_monthly: 'Élite, con pago mensual', elite_yearly: 'Élite, con pago anual' },
  trialUntil: (day) => `Tu prueba dura hasta el ${day}. Después la membresía se paga.`,
  renews: (day, price) => `El ${day} cobramos ${price}.`,
  graceUntil: (day) => `El Élite sigue abierto hasta el ${day}.`,
  paidUntil: (day) => `El Élite es tuyo hasta el ${day}.`,
} satisfies MembershipLines
