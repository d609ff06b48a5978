import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Caixa de saída',
  lead: 'Esta instalação não tem servidor de e-mail. O que ela teria enviado fica guardado aqui, do mais novo ao mais antigo.',
  filter: 'Para este endereço',
  apply: 'Mostrar',
  clear: 'Mostrar todos',
  loading: 'Abrindo a caixa de saída...',
  empty: 'Nenhum e-mail ainda',
  emptyText: 'Crie uma conta ou peça uma nova senha: o e-mail aparece aqui na hora.',
  emptyFor: 'Nada para {{address}}',
  emptyForText: 'Confira o endereço ou mostre todos os e-mails.',
  refresh: 'Atualizar',
  to: 'Para {{address}}',
  asText: 'Como texto simples',
  frame: 'E-mail: {{subject}}',
  count_one: 'Um e-mail',
  count_many: '{{count}} de e-mails',
  count_other: '{{count}} e-mails',
}
