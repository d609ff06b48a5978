import { describe, expect, test } from 'vitest'
import { isTranslationOf } from './check-translation.ts'

const POST =
  'Ontem treinei com @ana-prado, e a raspagem da meia-guarda saiu. **Vídeo:** [aqui](https://kiai.example/a_(1)?b=2) e www.gym.example.'
const ANSWER =
  'Yesterday I trained with @ana-prado, and the half guard sweep worked. **Video:** [here](https://kiai.example/a_(1)?b=2) and www.gym.example.'

describe('the answer of a model is taken as a translation', () => {
  test('with the same addresses and mentions, or fewer addresses', () => {
    expect(isTranslationOf(POST, ANSWER, 'en')).toBe(true)
    expect(isTranslationOf(POST, ANSWER.replace(' and www.gym.example', ''), 'en')).toBe(true)
    expect(isTranslationOf('Oss!', 'Oss!', 'es')).toBe(true)
  })

  test.each([
    ['a link to another address', ANSWER.replace('kiai.example/a', 'evil.example/a')],
    ['a link that the post does not have', `${ANSWER} [prize](https://evil.example)`],
    ['a link with an encoded address', `${ANSWER} [prize](https&#58;//evil%2Eexample)`],
    ['a definition of a link', `${ANSWER}\n\n[prize]\n\n[prize]:\n  https&#58;//evil`],
    ['an address in angle brackets', `${ANSWER} <https://evil.example>`],
    ['a script', `${ANSWER} [prize](javascript:alert(1))`],
    ['a bare host name', `${ANSWER} See evil.example for more`],
    ['another mention', ANSWER.replace('@ana-prado', '@ana-pardo')],
    ['one mention too many', `${ANSWER} @kiai-team`],
    ['no mention', ANSWER.replace('@ana-prado', 'her')],
    ['nothing', ' '],
    ['next to nothing', 'PWNED @ana-prado'],
    ['a long speech', `${ANSWER} ${'and so on '.repeat(60)}`],
    [
      'another language',
      'No puedo, lo siento, porque el texto es muy largo y yo no hago eso para @ana-prado, pero hay otro.',
    ],
  ])('but not with %s', (_, answer) => {
    expect(isTranslationOf(POST, answer, 'en')).toBe(false)
  })
})
