import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  yours: 'Seus espaços',
  yoursEmpty: 'Você ainda não entrou em nenhum espaço. Escolha um abaixo: é um toque só.',
  featured: 'Espaços em destaque',
  explore: 'Explorar mais espaços',
  discover: 'Descobrir espaços',
  loadFailed: 'Não deu para carregar os espaços.',
  members_one: '{{shown}} membro',
  members_many: '{{shown}} de membros',
  members_other: '{{shown}} membros',
  new_one: '{{count}} nova',
  new_many: '{{count}} novas',
  new_other: '{{count}} novas',
  manyNew: '{{count}}+ novas',
  live: {
    next: 'Próximo evento ao vivo',
    inPerson: 'Presencial',
    all: 'Todos os eventos ao vivo',
  },
  kings: {
    name: 'Kings Network',
    title: 'Lidere junto de quem lidera',
    text: 'Uma IA ajuda você a pensar. Na Kings Network você conversa com gente: ao vivo toda quinta, às 19h de Los Angeles, mastermind no primeiro sábado do mês e encontros presenciais.',
    join: 'Entrar na Kings Network',
    more: 'Saiba mais',
  },
  join: {
    join: 'Entrar',
    joinOf: 'Entrar em {{name}}',
    open: 'Abrir',
    openOf: 'Abrir {{name}}',
    clientsOnly: 'Só para quem treina com este coach.',
    done: 'Que bom ter você em {{name}}',
    failed: 'Não deu para entrar em {{name}}',
    network: 'Entrar no espaço',
  },
}
