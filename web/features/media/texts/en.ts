export const texts = {
  video: 'Upload a video',
  media: 'Upload a video or sound',
  replace: 'Choose another file',
  remove: 'Remove file',
  drop: 'Or drop a file here.',
  videoFormats: 'MP4, WebM or MOV, at most 500 MB.',
  mediaFormats: 'MP4, WebM, MOV, M4A, MP3, Ogg or WAV, at most 500 MB.',
  progress: 'Uploading {{name}}',
  percent: '{{percent}} % uploaded',
  checking: 'Checking the file…',
  waiting: 'The connection is gone. The upload goes on by itself when it is back.',
  cancel: 'Cancel upload',
  cancelled: 'Upload cancelled.',
  done: '{{name}} is uploaded.',
  removed: 'File removed.',
  tooLarge: 'This file is too large. Choose one of at most 500 MB.',
  wrongVideo: 'This file is not a video. Choose an MP4, WebM or MOV.',
  wrongMedia: 'This file is neither a video nor a sound. Choose an MP4, WebM, MOV, M4A, MP3, Ogg or WAV.',
  cut: 'The upload broke off. Choose the same file again and it goes on where it stopped.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    media: typeof texts
  }
}
