import type { BookingLines, BookingMails } from './booking-en.ts'

const reason = 'Recibiste este correo porque hay una sesión reservada con tu cuenta de Kiai.'

export const bookingMails: BookingMails = {
  'booking-confirmed': {
    subject: 'Sesión confirmada',
    preheader: 'El archivo de calendario viene en este correo.',
    headline: 'Sesión confirmada',
    lines: ['La sesión está confirmada. El archivo de calendario de este correo la agrega a tu calendario.'],
    button: 'Abrir la sesión',
    reason,
  },
  'booking-moved': {
    subject: 'Una sesión cambió de horario',
    preheader: 'Mira el nuevo horario.',
    headline: 'Nuevo horario',
    lines: ['Esta sesión cambió de horario. El archivo de calendario de este correo la actualiza en tu calendario.'],
    button: 'Abrir la sesión',
    reason,
  },
  'booking-cancelled': {
    subject: 'Una sesión se canceló',
    preheader: 'Mira qué cambia para ti.',
    headline: 'Cancelada',
    lines: ['Esta reserva se canceló. El archivo de calendario de este correo la quita de tu calendario.'],
    button: 'Ver qué pasó',
    reason: 'Recibiste este correo porque había una sesión reservada con tu cuenta de Kiai.',
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
    headline: 'Resumen de tu sesión',
    lines: ['Tu coach escribió lo que quedó y lo que sigue. Con un toque se convierte en un plan.'],
    button: 'Leer el resumen',
    reason,
  },
  'booking-missed': {
    subject: 'Alguien te esperó',
    preheader: 'Se le devuelve lo que pagó.',
    headline: 'Te esperaban',
    lines: [
      'Alguien entró a esta sesión y esperó, pero no viniste. Se le devuelve lo que pagó, o la sesión vuelve a su paquete.',
      'Si no fue así, escribe a soporte desde la página de la sesión.',
    ],
    button: 'Abrir la sesión',
    reason: 'Recibiste este correo porque había una sesión reservada contigo en Kiai.',
  },
}

export const bookingLines: BookingLines = {
  with: {
    member: (coach) => `Coach: ${coach}`,
    coach: (member) => `Con: ${member}`,
  },
  when: (moment) => `Tu horario: ${moment}`,
  coachsTime: (moment) => `Horario de tu coach: ${moment}`,
  price: (price) => `Precio: ${price}`,
  lasts: (minutes) => `Dura ${minutes} minutos.`,
  opens: 'La sala se abre 10 minutos antes.',
  freeUntil: (moment) => `Puedes cambiar el horario o cancelarla sin costo hasta el ${moment}.`,
  tooLate:
    'Empieza en menos de 24 horas: ya no se puede cambiar el horario y, si la cancelas, no se devuelve el precio.',
  movedByYou: 'Cambiaste el horario.',
  movedByOther: (name) => `${name} cambió el horario.`,
  before: (moment) => `Antes: ${moment}`,
  mayCancel: 'Si el nuevo horario no te sirve, cancélala antes de que empiece y recuperas todo.',
  byYou: 'La cancelaste.',
  byOther: (name) => `${name} la canceló.`,
  nameless: { member: 'Quien había reservado', coach: 'Tu coach' },
  groupGoesOn: 'Solo se canceló este lugar: el grupo sigue.',
  settled: {
    refunded: 'Lo que se pagó vuelve por la misma vía.',
    not_refunded: 'El plazo de reembolso ya había pasado: el precio no se devuelve.',
    session_back: 'La sesión volvió a tu paquete.',
    session_used: 'El plazo ya había pasado: la sesión del paquete cuenta como usada.',
  },
  because: (why) => `Motivo: ${why}`,
  onThePage: 'míralo en la página de la sesión.',
}
