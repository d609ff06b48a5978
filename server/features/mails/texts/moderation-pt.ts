import type { moderationMails as english } from './moderation-en.ts'

const reason = 'Você recebeu este e-mail porque ele trata de algo que você escreveu na Network do Kiai.'

export const moderationMails = {
  'moderation-removed': {
    subject: 'Algo que você escreveu foi removido',
    preheader: 'O que saiu e por quê.',
    headline: 'Removido',
    lines: ['A moderação removeu algo que você escreveu na Network. O motivo:'],
    button: 'Ver as regras ou recorrer',
    reason,
  },
  'moderation-warned': {
    subject: 'Uma advertência da moderação',
    preheader: 'O motivo e o que dá para fazer.',
    headline: 'Uma advertência',
    lines: ['A moderação enviou uma advertência a você. Por enquanto, nada mais muda. O motivo:'],
    button: 'Ver as regras ou recorrer',
    reason,
  },
  'moderation-suspended': {
    subject: 'Por enquanto, você não pode escrever na Network',
    preheader: 'Por quê e até quando.',
    headline: 'Pausa',
    lines: [
      'A moderação decidiu que você fica um tempo sem escrever na Network. Você continua podendo ler tudo. O motivo:',
    ],
    button: 'Ver as regras ou recorrer',
    reason,
  },
  'moderation-restored': {
    subject: 'Uma decisão sobre você foi desfeita',
    preheader: 'Ela não vale mais.',
    headline: 'Desfeita',
    lines: [
      'A moderação desfez uma decisão sobre você. Se algo tinha sido removido, voltou a aparecer. O que a moderação diz:',
    ],
    button: 'Ver as regras da comunidade',
    reason,
  },
  'moderation-appeal-accepted': {
    subject: 'Seu recurso foi aceito',
    preheader: 'A decisão não vale mais.',
    headline: 'Você tinha razão',
    lines: ['Analisamos de novo e aceitamos o seu recurso. A decisão não vale mais. A resposta:'],
    button: 'Ver as regras da comunidade',
    reason,
  },
  'moderation-appeal-denied': {
    subject: 'Seu recurso não foi aceito',
    preheader: 'A decisão continua valendo.',
    headline: 'Decisão mantida',
    lines: ['Analisamos de novo, e a decisão continua valendo. A resposta:'],
    button: 'Ver as regras da comunidade',
    reason,
  },
} satisfies typeof english
