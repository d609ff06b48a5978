import type { BookingLines, BookingMails } from './booking-en.ts'

const reason = 'Você recebeu este e-mail porque há uma sessão marcada com a sua conta do Kiai.'

export const bookingMails: BookingMails = {
  'booking-confirmed': {
    subject: 'Sessão marcada',
    preheader: 'O horário está garantido. O arquivo de calendário vem neste e-mail.',
    headline: 'Está marcado',
    lines: ['O horário está garantido. O arquivo de calendário deste e-mail coloca a sessão na sua agenda.'],
    button: 'Abrir a sessão',
    reason,
  },
  'booking-moved': {
    subject: 'Uma sessão mudou de horário',
    preheader: 'Ela foi remarcada.',
    headline: 'Novo horário',
    lines: ['Esta sessão foi remarcada. O arquivo de calendário deste e-mail atualiza a sua agenda.'],
    button: 'Abrir a sessão',
    reason,
  },
  'booking-cancelled': {
    subject: 'Uma sessão foi cancelada',
    preheader: 'Ela não vai acontecer.',
    headline: 'Cancelada',
    lines: ['Esta sessão não vai acontecer. O arquivo de calendário deste e-mail tira a sessão da sua agenda.'],
    button: 'Ver o que aconteceu',
    reason,
  },
  'booking-reminder': {
    subject: 'Sua sessão está chegando',
    preheader: 'Veja quando ela começa.',
    headline: 'Até já',
    lines: ['Você tem uma sessão em breve.'],
    button: 'Abrir a sessão',
    reason:
      'Você recebeu este e-mail porque tem uma sessão marcada. Dá para desativar esses lembretes nas configurações.',
  },
  'booking-recap': {
    subject: 'O resumo da sua sessão',
    preheader: 'O que ficou e o que vem agora.',
    headline: 'O que fica',
    lines: ['Seu coach escreveu o que ficou e o que vem agora. Com um toque, isso vira um plano.'],
    button: 'Ler o resumo',
    reason,
  },
}

export const bookingLines: BookingLines = {
  with: {
    member: (coach) => `Coach: ${coach}`,
    coach: (member) => `Com: ${member}`,
  },
  when: (moment) => `No seu horário: ${moment}`,
  coachsTime: (moment) => `No horário do coach: ${moment}`,
  lasts: (minutes) => `Dura ${minutes} minutos.`,
  opens: 'A página da sessão abre 10 minutos antes.',
  byYou: 'Você cancelou.',
  byOther: { member: 'O membro cancelou.', coach: 'O coach cancelou. Você recebe tudo de volta.' },
  because: (why) => `Motivo: ${why}`,
  onThePage: 'veja na página da sessão.',
}
