import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as en } from './en.ts'

export const texts: TextsLike<typeof en> = {
  title: 'Publicaciones en otros idiomas',
  text: 'Aquí se escribe en inglés, portugués y español. La IA traduce y el original siempre está a un toque.',
  always: 'Traducir siempre las publicaciones',
  alwaysHint: 'Si no, toca Traducir en las publicaciones que quieras.',
  failed: 'No se cambió nada',
}
