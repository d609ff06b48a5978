import type { PushTexts } from './en.ts'

export const pt: PushTexts = {
  test: { title: 'Funcionou', body: 'É assim que o Kiai fala com você neste aparelho.' },
}
