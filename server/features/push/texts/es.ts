import type { PushTexts } from './en.ts'

export const es: PushTexts = {
  test: { title: 'Funciona', body: 'Así te avisa Kiai en este dispositivo.' },
}
