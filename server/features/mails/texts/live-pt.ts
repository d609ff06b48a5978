import type { LiveLines, LiveMails } from './live-en.ts'

const goes = 'Você recebeu este e-mail porque confirmou presença. Dá para desativar esses avisos nas configurações.'

export const liveMails: LiveMails = {
  'live-reminder': {
    subject: 'Já vai começar',
    preheader: 'Você confirmou presença.',
    headline: 'Está chegando',
    lines: ['Um evento ao vivo em que você confirmou presença começa em breve. A entrada abre 15 minutos antes.'],
    button: 'Abrir o evento',
    reason: goes,
  },
  'live-moved': {
    subject: 'Um evento ao vivo mudou de horário',
    preheader: 'Ele foi remarcado.',
    headline: 'Novo horário',
    lines: [
      'Um evento ao vivo em que você confirmou presença foi remarcado. O arquivo de calendário deste e-mail atualiza o seu calendário.',
    ],
    button: 'Abrir o evento',
    reason: goes,
  },
  'live-cancelled': {
    subject: 'Um evento ao vivo foi cancelado',
    preheader: 'Esta data não vai acontecer.',
    headline: 'Cancelado',
    lines: [
      'Sentimos muito: um evento ao vivo em que você confirmou presença não vai acontecer. O arquivo de calendário deste e-mail tira a data do seu calendário.',
    ],
    button: 'Ver o que vem por aí',
    reason: goes,
  },
  'live-seat-offered': {
    subject: 'Abriu uma vaga para você',
    preheader: 'Ela fica guardada por algumas horas.',
    headline: 'Sua vaga',
    lines: ['Você esperava por uma vaga, e abriu uma. Confirme a presença; senão, ela passa para a próxima pessoa.'],
    button: 'Ficar com a vaga',
    reason: 'Você recebeu este e-mail porque entrou na lista de espera deste evento.',
  },
}

export const liveLines: LiveLines = {
  when: (moment) => `No seu horário: ${moment}`,
  original: (moment) => `No horário do evento: ${moment}`,
  keptUntil: (moment) => `A vaga fica guardada para você até ${moment}.`,
}
