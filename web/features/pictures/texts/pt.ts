import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  upload: 'Enviar uma foto',
  replace: 'Enviar outra foto',
  remove: 'Remover foto',
  drop: 'Ou solte uma foto aqui.',
  formats: 'JPEG, PNG, WebP, AVIF ou GIF.',
  addressReplaces: 'Um endereço que comece com https:// substitui a foto enviada.',
  notPicture: 'Este arquivo não é uma foto. Escolha um JPEG ou PNG.',
  unsaved: 'Foto enviada. Salve para usar.',
  removed: 'Foto removida. Salve para confirmar.',
  title: 'Recorte sua foto',
  area: 'Parte da foto que será usada',
  keys: 'Arraste a foto ou mova com as setas do teclado. Use + e − para o zoom.',
  fingers: 'Arraste a foto. Aproxime com dois dedos.',
  zoom: 'Zoom',
  preview: 'Como vai ficar',
  use: 'Usar esta foto',
  uploading: 'Enviando sua foto…',
  opening: 'Abrindo sua foto…',
  unreadable: 'Seu navegador não consegue abrir este arquivo como foto. Tente um JPEG ou PNG.',
  offline: 'Você está offline. Sua foto não foi enviada. Tente de novo quando a conexão voltar.',
}
