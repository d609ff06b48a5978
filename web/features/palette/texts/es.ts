import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: '¿Adónde vamos?',
  label: 'Comandos',
  placeholder: 'Página, coach, idioma, tema...',
  empty: 'Nada con ese nombre.',
  pages: 'Páginas',
  sessions: 'Sesiones guardadas',
  coaches: 'Coaches',
  posts: 'Publicaciones',
  searchPosts: 'Buscar publicaciones con “{{words}}”',
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
    send: 'Enviar tu mensaje',
    newLine: 'Nueva línea en el mensaje',
    editLast: 'Cambiar tu último mensaje (con el campo vacío)',
    stop: 'Parar la respuesta',
  },
}
