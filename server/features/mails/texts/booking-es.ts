import type { BookingLines, BookingMails } from './booking-en.ts'

const reason = 'Recibiste este correo porque hay una sesión reservada con tu cuenta de Kiai.'

export const bookingMails: BookingMails = {
  'booking-confirmed': {
    subject: 'Sesión reservada',
    preheader: 'La hora es tuya. El archivo de calendario viene en este correo.',
    headline: 'Está reservada',
    lines: ['La hora es tuya. El archivo de calendario de este correo la agrega a tu agenda.'],
    button: 'Abrir la sesión',
    reason,
  },
  'booking-moved': {
    subject: 'Una sesión cambió de hora',
    preheader: 'Mira la nueva hora.',
    headline: 'Nueva hora',
    lines: ['Esta sesión cambió de hora. El archivo de calendario de este correo la actualiza en tu agenda.'],
    button: 'Abrir la sesión',
    reason,
  },
  'booking-cancelled': {
    subject: 'Una sesión se canceló',
    preheader: 'No se va a realizar.',
    headline: 'Cancelada',
    lines: ['Esta sesión no se va a realizar. El archivo de calendario de este correo la quita de tu agenda.'],
    button: 'Ver qué pasó',
    reason,
  },
  'booking-reminder': {
    subject: 'Tu sesión ya va a empezar',
    preheader: 'Mira a qué hora empieza.',
    headline: 'Nos vemos pronto',
    lines: ['Tienes una sesión pronto.'],
    button: 'Abrir la sesión',
    reason: 'Recibiste este correo porque tienes una sesión. Puedes desactivar estos recordatorios en Ajustes.',
  },
  'booking-recap': {
    subject: 'El resumen de tu sesión',
    preheader: 'Lo que quedó y lo que sigue.',
    headline: 'Lo que queda',
    lines: ['Tu coach escribió lo que quedó y lo que sigue. Con un toque se convierte en un plan.'],
    button: 'Leer el resumen',
    reason,
  },
}

export const bookingLines: BookingLines = {
  with: {
    member: (coach) => `Coach: ${coach}`,
    coach: (member) => `Con: ${member}`,
  },
  when: (moment) => `Tu hora: ${moment}`,
  coachsTime: (moment) => `Hora de tu coach: ${moment}`,
  lasts: (minutes) => `Dura ${minutes} minutos.`,
  opens: 'La página de la sesión se abre 10 minutos antes.',
  byYou: 'La cancelaste.',
  byOther: { member: 'El miembro la canceló.', coach: 'Tu coach la canceló. Recuperas todo.' },
  because: (why) => `Motivo: ${why}`,
  onThePage: 'míralo en la página de la sesión.',
}
