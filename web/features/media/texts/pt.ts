import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  video: 'Enviar um vídeo',
  media: 'Enviar um vídeo ou áudio',
  replace: 'Escolher outro arquivo',
  remove: 'Remover arquivo',
  drop: 'Ou solte um arquivo aqui.',
  videoFormats: 'MP4, WebM ou MOV, até 500 MB.',
  mediaFormats: 'MP4, WebM, MOV, M4A, MP3, Ogg ou WAV, até 500 MB.',
  progress: 'Enviando {{name}}',
  percent: '{{percent}}% enviado',
  checking: 'Conferindo o arquivo…',
  waiting: 'A conexão caiu. O envio continua sozinho quando ela voltar.',
  cancel: 'Cancelar envio',
  cancelled: 'Envio cancelado.',
  done: '{{name}} foi enviado.',
  removed: 'Arquivo removido.',
  tooLarge: 'Este arquivo é grande demais. Escolha um de até 500 MB.',
  wrongVideo: 'Este arquivo não é um vídeo. Escolha um MP4, WebM ou MOV.',
  wrongMedia: 'Este arquivo não é vídeo nem áudio. Escolha um MP4, WebM, MOV, M4A, MP3, Ogg ou WAV.',
  cut: 'O envio foi interrompido. Escolha o mesmo arquivo de novo e ele continua de onde parou.',
}
