import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as en } from './en.ts'

export const texts: TextsLike<typeof en> = {
  title: 'Publicações em outros idiomas',
  text: 'Aqui se escreve em inglês, português e espanhol. A IA traduz, e o original está sempre a um toque.',
  always: 'Sempre traduzir as publicações',
  alwaysHint: 'Com isto desativado, toque em Traduzir quando quiser.',
  failed: 'Nada foi alterado',
}
