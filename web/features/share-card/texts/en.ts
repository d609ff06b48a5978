export const texts = {
  title: 'Share card',
  drawing: 'Drawing the card...',
  failed: 'The card could not be drawn.',
  download: 'Download image',
  send: 'Share',
  sendFailed: 'Sharing did not work. Download the image instead.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'share-card': typeof texts
  }
}
