import type { membershipMails as english, MembershipLines } from './membership-en.ts'

const member = 'Você recebeu este e-mail porque tem uma assinatura Elite no Kiai.'

export const membershipMails = {
  'membership-started': {
    subject: 'Boas-vindas ao Elite',
    preheader: 'A Network está aberta para você.',
    headline: 'Agora você é Elite',
    lines: ['Sua assinatura Elite começou. Entre na Network e conte quem você é.'],
    button: 'Entrar na Network',
    reason: member,
  },
  'membership-renews': {
    subject: 'Sua assinatura renova em breve',
    preheader: 'Veja quando e quanto.',
    headline: 'Próximo round',
    lines: ['Sua assinatura renova automaticamente. Se não quiser, cancele antes desse dia: são dois toques.'],
    button: 'Abrir minha assinatura',
    reason: member,
  },
  'membership-payment-failed': {
    subject: 'O pagamento da sua assinatura não passou',
    preheader: 'Seu Elite continua aberto por alguns dias.',
    headline: 'O pagamento falhou',
    lines: [
      'Tentamos renovar sua assinatura e o pagamento não passou. Acontece: o cartão vence, o limite acaba.',
      'Por enquanto seu Elite continua aberto. Tente de novo ou use outro cartão.',
    ],
    button: 'Pagar agora',
    reason: member,
  },
  'membership-last-warning': {
    subject: 'Seu Elite está para acabar',
    preheader: 'O pagamento ainda não chegou.',
    headline: 'O gongo vai soar',
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
    preheader: 'Que bom ter você no nosso córner.',
    headline: 'De volta',
    lines: ['Você desfez o cancelamento. Sua assinatura continua como antes.'],
    button: 'Abrir minha assinatura',
    reason: member,
  },
  'membership-ended': {
    subject: 'Sua assinatura Elite terminou',
    preheader: 'Sua conta continua, com tudo o que está nela.',
    headline: 'Até o próximo round',
    lines: ['Sua assinatura Elite terminou. Sua conta continua, com tudo o que você escreveu. Volte quando quiser.'],
    button: 'Voltar para o Elite',
    reason: 'Você recebeu este e-mail porque tinha uma assinatura Elite no Kiai.',
  },
} satisfies typeof english

export const membershipLines = {
  plans: { elite_monthly: 'Plano: Elite mensal', elite_yearly: 'Plano: Elite anual' },
  trialUntil: (day) => `Seu teste grátis vai até ${day}. Depois disso a assinatura é cobrada.`,
  renews: (day, price) => `Cobrança em ${day}: ${price}.`,
  graceUntil: (day) => `O Elite continua aberto até ${day}.`,
  paidUntil: (day) => `O Elite é seu até ${day}.`,
} satisfies MembershipLines
