import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  upload: 'Subir una foto',
  replace: 'Subir otra foto',
  remove: 'Quitar foto',
  drop: 'O suelta una foto aquí.',
  formats: 'JPEG, PNG, WebP, AVIF o GIF.',
  addressReplaces: 'Una dirección que empiece con https:// reemplaza la foto subida.',
  notPicture: 'Este archivo no es una foto. Elige un JPEG o PNG.',
  unsaved: 'Foto subida. Guarda para usarla.',
  removed: 'Foto quitada. Guarda para confirmar.',
  title: 'Recorta tu foto',
  area: 'Parte de la foto que se usa',
  keys: 'Arrastra la foto o muévela con las flechas del teclado. Usa + y − para el zoom.',
  fingers: 'Arrastra la foto. Acércala con dos dedos.',
  zoom: 'Zoom',
  preview: 'Así se verá',
  use: 'Usar esta foto',
  uploading: 'Subiendo tu foto…',
  opening: 'Abriendo tu foto…',
  unreadable: 'Tu navegador no puede abrir este archivo como foto. Prueba con un JPEG o PNG.',
  offline: 'Estás sin conexión. Tu foto no se subió. Inténtalo de nuevo cuando vuelvas a tener conexión.',
}
