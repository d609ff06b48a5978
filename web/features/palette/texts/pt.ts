import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Para onde?',
  label: 'Comandos',
  placeholder: 'Página, coach, idioma, tema...',
  empty: 'Nada com esse nome.',
  pages: 'Páginas',
  sessions: 'Sessões salvas',
  coaches: 'Coaches',
  posts: 'Publicações',
  searchPosts: 'Buscar publicações com “{{words}}”',
  language: 'Idioma',
  theme: 'Tema',
  account: 'Conta',
  shortcuts: {
    title: 'Atalhos do teclado',
    palette: 'Busca e comandos',
    help: 'Estes atalhos',
    move: 'Navegar por uma lista',
    choose: 'Escolher',
    close: 'Fechar o que está aberto',
    send: 'Enviar sua mensagem',
    newLine: 'Nova linha na mensagem',
    editLast: 'Mudar sua última mensagem (com o campo vazio)',
    stop: 'Parar a resposta',
  },
}
