import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  yours: 'Suas redes',
  yoursEmpty: 'Você ainda não entrou em nenhuma rede. Escolha uma abaixo: é um toque só.',
  featured: 'Redes em destaque',
  explore: 'Explorar mais redes',
  discover: 'Descobrir redes',
  loadFailed: 'Não deu para carregar as redes.',
  members_one: '{{shown}} membro',
  members_many: '{{shown}} de membros',
  members_other: '{{shown}} membros',
  new_one: '{{count}} nova',
  new_many: '{{count}} novas',
  new_other: '{{count}} novas',
  manyNew: '{{count}}+ novas',
  live: {
    next: 'Próximo ao vivo',
    all: 'Toda a agenda ao vivo',
  },
  kings: {
    name: 'Kings Network',
    title: 'Lidere com outros',
    text: 'Uma IA ajuda você a pensar. Na Kings Network você se senta com pessoas: ao vivo toda quinta às 19h em Los Angeles, mastermind no primeiro sábado de cada mês e encontros presenciais.',
    join: 'Entrar na Kings Network',
    more: 'Saiba mais',
  },
  join: {
    join: 'Entrar',
    joinOf: 'Entrar: {{name}}',
    open: 'Abrir',
    openOf: 'Abrir {{name}}',
    clientsOnly: 'Só para clientes deste coach.',
    done: 'Você entrou: {{name}}',
    failed: 'Não deu para entrar: {{name}}',
    network: 'Entrar na rede',
  },
}
