import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Cartão para compartilhar',
  drawing: 'Desenhando o cartão...',
  failed: 'Não deu para desenhar o cartão.',
  download: 'Baixar imagem',
  send: 'Compartilhar',
  sendFailed: 'Não deu para compartilhar. Baixe a imagem.',
}
