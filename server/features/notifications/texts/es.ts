import type { PushTexts } from './en.ts'

export const es: PushTexts = {
  open: 'Abre Kiai para verlo.',
  news: 'Novedades para ti',
  several: (count) => `${count} notificaciones nuevas.`,
  check_in: (late) => (late ? 'Sin presión, solo pregunto' : '¿Cómo te fue?'),
  about: {
    order: 'Tu compra',
    sale: 'Tus ventas',
    live: 'Evento en vivo',
    booking: 'Tu sesión',
    coach_application: 'Tu solicitud de coach',
    membership: 'Tu membresía',
    moderation: 'Una decisión sobre ti',
    support_message: 'Un mensaje a soporte',
  },
}
