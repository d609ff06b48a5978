import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  upload: 'Subir una foto',
  replace: 'Subir otra foto',
  remove: 'Quitar foto',
  drop: 'O suelta una foto aquí. JPEG, PNG, WebP, AVIF o GIF.',
  unsaved: 'Foto subida. Guarda para usarla.',
  title: 'Recorta tu foto',
  area: 'Parte de la foto que se usa',
  keys: 'Arrastra la foto o muévela con las flechas del teclado. Usa + y − para el zoom.',
  zoom: 'Zoom',
  preview: 'Así se verá',
  use: 'Usar esta foto',
  uploading: 'Subiendo tu foto…',
  opening: 'Abriendo tu foto…',
  unreadable: 'Tu navegador no puede abrir este archivo como foto. Prueba con un JPEG o PNG.',
  offline: 'Estás sin conexión. Tu foto no se subió. Inténtalo de nuevo cuando vuelvas a tener conexión.',
}
