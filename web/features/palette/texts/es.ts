import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: '¿Adónde?',
  label: 'Comandos',
  placeholder: 'Escribe una página, un idioma, un tema...',
  empty: 'Nada con ese nombre.',
  pages: 'Páginas',
  language: 'Idioma',
  theme: 'Tema',
  account: 'Cuenta',
  shortcuts: {
    title: 'Atajos de teclado',
    palette: 'Búsqueda y comandos',
    help: 'Estos atajos',
    move: 'Moverse por una lista',
    choose: 'Elegir',
    close: 'Cerrar lo que está abierto',
  },
}
