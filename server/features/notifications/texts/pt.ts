import type { PushTexts } from './en.ts'

export const pt: PushTexts = {
  open: 'Abra o Kiai para ver.',
  news: 'Novidades para você',
  several: (count) => `${count} notificações novas.`,
  check_in: (late) => (late ? 'Sem pressão, só para saber' : 'Como foi?'),
  about: {
    order: 'Sua compra',
    sale: 'Suas vendas',
    live: 'Evento ao vivo',
    booking: 'Sua sessão',
    coach_application: 'Sua candidatura de coach',
    membership: 'Sua assinatura',
    moderation: 'Uma decisão sobre você',
    support_message: 'Uma mensagem ao suporte',
  },
}
