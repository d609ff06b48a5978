export const texts = {
  upload: 'Upload a picture',
  replace: 'Upload another picture',
  remove: 'Remove picture',
  drop: 'Or drop a picture here.',
  formats: 'JPEG, PNG, WebP, AVIF or GIF.',
  addressReplaces: 'A web address that begins with https:// replaces the uploaded picture.',
  notPicture: 'This file is not a picture. Choose a JPEG or PNG.',
  unsaved: 'Picture uploaded. Save to use it.',
  removed: 'Picture removed. Save to confirm.',
  title: 'Crop your picture',
  area: 'Part of the picture that is used',
  keys: 'Drag the picture, or move it with the arrow keys. Zoom with + and −.',
  fingers: 'Drag the picture. Zoom with two fingers.',
  zoom: 'Zoom',
  preview: 'How it will look',
  use: 'Use this picture',
  uploading: 'Uploading your picture…',
  opening: 'Opening your picture…',
  unreadable: 'Your browser cannot open this file as a picture. Try a JPEG or PNG.',
  offline: 'You are offline. Your picture was not uploaded. Try again once you are back online.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pictures: typeof texts
  }
}
