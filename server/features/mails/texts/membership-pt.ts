import type { membershipMails as english, MembershipLines } from './membership-en.ts'

const member = 'Você recebeu este e-mail porque tem uma assinatura Elite no Kiai.'

export const membershipMails = {
  'membership-started': {
    subject: 'Boas-vindas ao Elite',
    preheader: 'A rede está aberta para você.',
    headline: 'Você entrou',
    lines: ['Sua assinatura Elite começou. Entre na Network, se apresente e mãos à obra.'],
    button: 'Entrar na Network',
    reason: member,
  },
  'membership-renews': {
    subject: 'Sua assinatura renova em breve',
    preheader: 'Quando e quanto.',
    headline: 'Próximo round',
    lines: ['Sua assinatura continua sozinha. Se não quiser, cancele antes desse dia: são dois toques.'],
    button: 'Abrir minha assinatura',
    reason: member,
  },
  'membership-payment-failed': {
    subject: 'O pagamento da sua assinatura não passou',
    preheader: 'Seu Elite continua aberto por alguns dias.',
    headline: 'O pagamento falhou',
    lines: [
      'Tentamos renovar sua assinatura e o pagamento não passou. Acontece: o cartão vence, o limite acaba.',
      'Por enquanto seu Elite continua aberto. Use outro cartão ou tente de novo.',
    ],
    button: 'Pagar agora',
    reason: member,
  },
  'membership-last-warning': {
    subject: 'Seu Elite está para acabar',
    preheader: 'O pagamento ainda não chegou.',
    headline: 'Último gongo',
    lines: ['A renovação da sua assinatura ainda não foi paga. Quando o prazo acabar, seu Elite termina.'],
    button: 'Pagar agora',
    reason: member,
  },
  'membership-cancelled': {
    subject: 'Sua assinatura foi cancelada',
    preheader: 'O Elite continua seu pelo tempo já pago.',
    headline: 'Cancelada',
    lines: ['Você cancelou sua assinatura. Nada mais será cobrado, e o Elite continua seu pelo tempo já pago.'],
    button: 'Abrir minha assinatura',
    reason: member,
  },
  'membership-resumed': {
    subject: 'Sua assinatura continua',
    preheader: 'Que bom ter você no nosso corner.',
    headline: 'De volta',
    lines: ['Você desfez o cancelamento. Sua assinatura continua como antes.'],
    button: 'Abrir minha assinatura',
    reason: member,
  },
  'membership-ended': {
    subject: 'Sua assinatura Elite terminou',
    preheader: 'Sua conta fica, com tudo o que está nela.',
    headline: 'Até o próximo round',
    lines: ['Sua assinatura Elite terminou. Sua conta e tudo o que você escreveu ficam. Volte quando quiser.'],
    button: 'Voltar para o Elite',
    reason: 'Você recebeu este e-mail porque tinha uma assinatura Elite no Kiai.',
  },
} satisfies typeof english

export const membershipLines = {
  plans: { elite_monthly: 'Elite, pago todo mês', elite_yearly: 'Elite, pago todo ano' },
  trialUntil: (day) => `Seu período de teste vai até ${day}. Depois disso a assinatura é paga.`,
  renews: (day, price) => `Em ${day} cobramos ${price}.`,
  graceUntil: (day) => `O Elite continua aberto até ${day}.`,
  paidUntil: (day) => `O Elite é seu até ${day}.`,
} satisfies MembershipLines
