import type { LiveLines, LiveMails } from './live-en.ts'

const goes = 'Recibiste este correo porque dijiste que vas. Puedes desactivar estos avisos en Ajustes.'

export const liveMails: LiveMails = {
  'live-reminder': {
    subject: 'Ya va a empezar',
    preheader: 'Dijiste que vas.',
    headline: 'Nos vemos ahí',
    lines: ['Un evento en vivo al que vas empieza pronto. Puedes entrar desde 15 minutos antes.'],
    button: 'Abrir el evento',
    reason: goes,
  },
  'live-moved': {
    subject: 'Un evento en vivo cambió de hora',
    preheader: 'Mira la nueva hora.',
    headline: 'Nueva hora',
    lines: [
      'Un evento en vivo al que vas cambió de hora. El archivo de calendario de este correo lo actualiza en tu calendario.',
    ],
    button: 'Abrir el evento',
    reason: goes,
  },
  'live-cancelled': {
    subject: 'Un evento en vivo se canceló',
    preheader: 'Esta fecha no se va a realizar.',
    headline: 'Cancelado',
    lines: [
      'Lo sentimos: un evento en vivo al que ibas no se va a realizar. El archivo de calendario de este correo lo quita de tu calendario.',
    ],
    button: 'Ver los próximos eventos',
    reason: goes,
  },
  'live-seat-offered': {
    subject: 'Hay un lugar para ti',
    preheader: 'Te lo guardamos unas horas.',
    headline: 'Tu lugar',
    lines: ['Esperabas un lugar y se liberó uno. Confirma que vas; si no, pasa a la siguiente persona de la lista.'],
    button: 'Aceptar el lugar',
    reason: 'Recibiste este correo porque te anotaste en la lista de espera de este evento.',
  },
}

export const liveLines: LiveLines = {
  when: (moment) => `Tu hora: ${moment}`,
  original: (moment) => `Hora del evento: ${moment}`,
  keptUntil: (moment) => `Te lo guardamos hasta el ${moment}.`,
}
