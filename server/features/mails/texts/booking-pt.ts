import type { BookingLines, BookingMails } from './booking-en.ts'

const reason = 'Você recebeu este e-mail porque há uma sessão marcada com a sua conta do Kiai.'

export const bookingMails: BookingMails = {
  'booking-confirmed': {
    subject: 'Sessão confirmada',
    preheader: 'Sua sessão está confirmada. O arquivo de calendário vem neste e-mail.',
    headline: 'Sessão confirmada',
    lines: ['A sessão está confirmada. O arquivo de calendário deste e-mail a coloca no seu calendário.'],
    button: 'Abrir a sessão',
    reason,
  },
  'booking-moved': {
    subject: 'Uma sessão mudou de horário',
    preheader: 'Ela foi remarcada.',
    headline: 'Novo horário',
    lines: ['Esta sessão foi remarcada. O arquivo de calendário deste e-mail atualiza o seu calendário.'],
    button: 'Abrir a sessão',
    reason,
  },
  'booking-cancelled': {
    subject: 'Uma sessão foi cancelada',
    preheader: 'Veja o que isso muda.',
    headline: 'Cancelada',
    lines: ['Esta reserva foi cancelada. O arquivo de calendário deste e-mail tira a sessão do seu calendário.'],
    button: 'Ver o que aconteceu',
    reason: 'Você recebeu este e-mail porque havia uma sessão marcada com a sua conta do Kiai.',
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
    headline: 'Resumo da sua sessão',
    lines: ['Seu coach escreveu o que ficou e o que vem agora. Com um toque, isso vira um plano.'],
    button: 'Ler o resumo',
    reason,
  },
  'booking-missed': {
    subject: 'Uma pessoa esperou por você',
    preheader: 'Ela recebe de volta o que pagou.',
    headline: 'Esperaram por você',
    lines: [
      'Uma pessoa entrou nesta sessão e esperou, mas você não veio. O valor pago volta para ela, ou a sessão volta para o pacote.',
      'Se não foi assim, fale com o suporte pela página da sessão.',
    ],
    button: 'Abrir a sessão',
    reason: 'Você recebeu este e-mail porque havia uma sessão marcada com você no Kiai.',
  },
}

export const bookingLines: BookingLines = {
  with: {
    member: (coach) => `Coach: ${coach}`,
    coach: (member) => `Com: ${member}`,
  },
  when: (moment) => `No seu horário: ${moment}`,
  coachsTime: (moment) => `No horário do coach: ${moment}`,
  price: (price) => `Preço: ${price}`,
  lasts: (minutes) => `Dura ${minutes} minutos.`,
  opens: 'A sala abre 10 minutos antes.',
  freeUntil: (moment) => `Dá para remarcar ou cancelar sem custo até ${moment}.`,
  tooLate: 'Começa em menos de 24 horas: não dá mais para remarcar, e quem cancela não recebe o valor de volta.',
  movedByYou: 'Você remarcou.',
  movedByOther: (name) => `${name} mudou o horário.`,
  before: (moment) => `Antes: ${moment}`,
  mayCancel: 'Se o novo horário não der para você, cancele antes do início e receba tudo de volta.',
  byYou: 'Você cancelou.',
  byOther: (name) => `${name} cancelou.`,
  nameless: { member: 'Quem tinha reservado', coach: 'Seu coach' },
  groupGoesOn: 'Só esta vaga foi cancelada: o grupo continua.',
  settled: {
    refunded: 'O valor pago volta pelo mesmo meio de pagamento.',
    not_refunded: 'O prazo de reembolso já tinha passado: o valor não é devolvido.',
    session_back: 'A sessão voltou para o seu pacote.',
    session_used: 'O prazo já tinha passado: a sessão do pacote conta como usada.',
  },
  because: (why) => `Motivo: ${why}`,
  onThePage: 'veja na página da sessão.',
}
