import type { orderMails as english, OrderLines } from './order-en.ts'

const bought = 'Você recebeu este e-mail porque comprou algo no Kiai com este endereço.'
const sold = 'Você recebeu este e-mail porque vende no Kiai.'

export const orderMails = {
  'order-receipt': {
    subject: 'Seu recibo',
    preheader: 'O que você comprou e o que vem agora.',
    headline: 'É seu',
    lines: ['Valeu! Seu pedido está pago. Guarde este e-mail: ele é o seu recibo.'],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'order-delivered': {
    subject: 'Seu pedido está pronto',
    preheader: 'Está à sua espera.',
    headline: 'Chegou',
    lines: ['O que você pediu foi entregue. Abra o pedido para ver.'],
    button: 'Ver agora',
    reason: bought,
  },
  'order-sent': {
    subject: 'Seu pedido está a caminho',
    preheader: 'Já saiu do córner.',
    headline: 'A caminho',
    lines: ['Seu pedido foi enviado. Quando estiver nas suas mãos, avise na página do pedido.'],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'order-refunded': {
    subject: 'Seu dinheiro está voltando',
    preheader: 'Qual pedido, quanto e por quê.',
    headline: 'Dinheiro de volta',
    lines: [
      'O reembolso é feito pelo mesmo meio de pagamento da compra. O banco pode levar alguns dias para mostrar o valor.',
    ],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'withdrawal-asked': {
    subject: 'Confirme a desistência da compra',
    preheader: 'Mais um passo e está feito.',
    headline: 'Só falta um passo',
    lines: [
      'Alguém pediu para desistir desta compra. Foi você? Então confirme na página que o botão abre.',
      'O link vale por uma hora.',
    ],
    button: 'Desistir da compra',
    reason:
      'Você recebeu este e-mail porque alguém informou o número do seu pedido e este endereço. Não foi você? Não faça nada: o pedido continua como está.',
  },
  'withdrawal-done': {
    subject: 'Você desistiu da compra',
    preheader: 'Este e-mail é a sua confirmação.',
    headline: 'Desistência confirmada',
    lines: ['Recebemos a sua desistência. Guarde este e-mail como confirmação.'],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'return-missing': {
    subject: 'Sua devolução não chegou',
    preheader: 'Quem vendeu ainda espera pelo pacote.',
    headline: 'Ainda não chegou',
    lines: [
      'Quem vendeu diz que o produto devolvido não chegou. O reembolso espera até a equipe do Kiai decidir.',
      'Você já enviou? Escreva para o suporte com o número do pedido e o comprovante de envio.',
    ],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'return-closed': {
    subject: 'Sua devolução foi encerrada',
    preheader: 'Ela fica sem reembolso. Veja o motivo.',
    headline: 'Devolução encerrada',
    lines: [
      'O produto devolvido não chegou, e a equipe do Kiai encerrou a devolução sem reembolso. Se você não concorda, escreva para o suporte.',
    ],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'new-sale': {
    subject: 'Você vendeu',
    preheader: 'Tem pedido novo esperando por você.',
    headline: 'Nova venda',
    lines: ['Alguém comprou de você, e já está pago.'],
    button: 'Abrir meus pedidos',
    reason: sold,
  },
  'sale-due': {
    subject: 'O prazo de um pedido está acabando',
    preheader: 'Entregue antes que o tempo acabe.',
    headline: 'O relógio está correndo',
    lines: ['Este pedido ainda espera por você. Se atrasar, quem comprou recebe o dinheiro de volta automaticamente.'],
    button: 'Abrir meus pedidos',
    reason: sold,
  },
  'seat-offered': {
    subject: 'Abriu uma vaga para você',
    preheader: 'Ela fica guardada por algumas horas.',
    headline: 'Sua vaga',
    lines: [
      'Você esperava por uma vaga, e abriu uma. Ela fica guardada para você por um tempo e depois passa para a próxima pessoa da lista.',
    ],
    button: 'Ficar com a vaga',
    reason: 'Você recebeu este e-mail porque entrou na lista de espera deste seminário.',
  },
  'unused-package': {
    subject: 'Você ainda tem sessões',
    preheader: 'Estão pagas e esperando por você.',
    headline: 'Bora voltar',
    lines: ['Você tem sessões que ainda não usou. Não deixe vencer.'],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'seminar-moved': {
    subject: 'Seu seminário mudou de horário',
    preheader: 'A nova data e um novo arquivo de calendário.',
    headline: 'Nova data',
    lines: [
      'O seminário que você reservou vai acontecer em outro horário. O arquivo de calendário neste e-mail já traz o novo.',
    ],
    button: 'Abrir meu pedido',
    reason: bought,
  },
  'seminar-cancelled': {
    subject: 'Seu seminário foi cancelado',
    preheader: 'Ele não vai acontecer.',
    headline: 'Cancelado',
    lines: [
      'Sentimos muito: o seminário que você reservou não vai acontecer. O arquivo de calendário neste e-mail tira o evento do seu calendário.',
    ],
    button: 'Abrir meu pedido',
    reason: bought,
  },
} satisfies typeof english

export const orderLines = {
  order: (number, title) => `Pedido ${number}: ${title}`,
  seller: (name) => `De: ${name}`,
  price: (price) => `Preço: ${price}`,
  amount: (price) => `Valor: ${price}`,
  because: (reason) => `O motivo: ${reason}`,
  onThePage: 'veja na página do pedido',
  noMoney: 'Foi um teste: nenhum dinheiro foi movimentado.',
  dueBy: (moment) => `Prazo de entrega: ${moment}.`,
  keptUntil: (moment) => `Guardada para você até ${moment}.`,
  newTime: (moment) => `Novo início: ${moment}.`,
  giveBackUntil: (moment) =>
    `Se o novo horário não servir, você pode devolver sua vaga na página do pedido até ${moment} e receber todo o dinheiro de volta.`,
  moneyBack: 'Você recebe todo o dinheiro de volta, pelo mesmo meio de pagamento.',
  left: (count, moment) => `Sessões restantes: ${count}. Elas valem até ${moment}.`,
  tracking: (link) => `Acompanhe a entrega: ${link}`,
  afterReturn: 'Antes, envie o produto de volta. O dinheiro sai assim que ele chegar.',
  next: {
    shoutout: 'O que vem agora: seu shoutout é preparado e aparece no pedido.',
    film_review: 'O que vem agora: seu vídeo é analisado e a resposta aparece no pedido.',
    seminar: 'O que vem agora: o link para entrar e o arquivo de calendário estão no pedido.',
    video: 'O que vem agora: já dá para assistir, quantas vezes quiser.',
    product: 'O que vem agora: o produto é embalado e enviado. A gente avisa quando sair.',
    package: 'O que vem agora: suas sessões estão prontas para usar.',
    coaching: 'O que vem agora: vocês se encontram no horário que você escolheu.',
    membership: 'O que vem agora: o Elite está aberto. Mude ou cancele quando quiser na página da sua assinatura.',
  },
  rules: {
    until_delivered: 'Dinheiro de volta: a qualquer momento antes da entrega, e automaticamente se atrasar.',
    until_watched: 'Dinheiro de volta: enquanto você não começar a assistir.',
    until_two_days_before: 'Dinheiro de volta: até 48 horas antes do início.',
    until_day_before: 'Dinheiro de volta: até 24 horas antes do início.',
    until_used: 'Dinheiro de volta: enquanto nenhuma sessão for usada e, em até 14 dias, pelas sessões que restam.',
    return_14_days: 'Dinheiro de volta: antes do envio, ou devolvendo em até 14 dias depois de receber.',
    unused_days: 'Dinheiro de volta: em até 14 dias depois do primeiro pagamento, pelos dias que restam.',
  },
  openTimes: (times: string) => `Horários livres agora: ${times}.`,
  chooseAgain: (link: string) => `Escolha outro horário aqui: ${link}`,
  theCoach: 'Seu coach',
  tooLate:
    'Dinheiro de volta: começa em menos de 24 horas, então o prazo já passou. Se o coach cancelar, você recebe tudo de volta.',
  sessionCauses: {
    coach_cancelled: (name) => `${name} cancelou a sessão.`,
    coach_absent: (name) => `${name} não veio.`,
  },
  causes: {
    late: 'Não foi entregue no prazo. Desculpe por isso.',
    withdrawn: 'Você desistiu da compra.',
    cancelled: 'O pedido foi cancelado.',
    returned: 'Sua devolução chegou.',
    sold_out: 'Seu pagamento chegou tarde: a última vaga ou o seu horário já tinha sido ocupado, ou já tinha começado.',
    seller_gone: 'Quem vendeu não pode mais entregar.',
    declined: 'Quem vende não pôde aceitar o pedido.',
    admin: 'Foi uma decisão da equipe do Kiai.',
  },
} satisfies OrderLines
