export const en = {
  test: { title: 'It works', body: 'This is how Kiai reaches you on this device.' },
}

export type PushTexts = typeof en
