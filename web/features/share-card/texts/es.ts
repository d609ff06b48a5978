import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Tarjeta para compartir',
  drawing: 'Creando la tarjeta...',
  failed: 'No se pudo crear la tarjeta.',
  download: 'Descargar imagen',
  send: 'Compartir',
  sendFailed: 'No se pudo compartir. Descarga la imagen.',
}
