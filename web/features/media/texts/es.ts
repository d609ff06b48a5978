import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  video: 'Subir un video',
  media: 'Subir un video o audio',
  replace: 'Elegir otro archivo',
  remove: 'Quitar archivo',
  drop: 'O suelta un archivo aquí.',
  videoFormats: 'MP4, WebM o MOV, 500 MB como máximo.',
  mediaFormats: 'MP4, WebM, MOV, M4A, MP3, Ogg o WAV, 500 MB como máximo.',
  progress: 'Subiendo {{name}}',
  percent: '{{percent}} % subido',
  checking: 'Revisando el archivo…',
  waiting: 'Se perdió la conexión. La subida sigue sola cuando vuelva.',
  cancel: 'Cancelar la subida',
  cancelled: 'Subida cancelada.',
  done: '{{name}} ya está subido.',
  removed: 'Archivo quitado.',
  tooLarge: 'Este archivo es demasiado grande. Elige uno de 500 MB como máximo.',
  wrongVideo: 'Este archivo no es un video. Elige un MP4, WebM o MOV.',
  wrongMedia: 'Este archivo no es un video ni un audio. Elige un MP4, WebM, MOV, M4A, MP3, Ogg o WAV.',
  cut: 'La subida se cortó. Elige el mismo archivo otra vez y sigue donde se quedó.',
}
