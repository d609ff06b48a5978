import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { findSupposition, inFirstPerson } from './supposition.ts'

const SUPPOSED: readonly [Language, string, string][] = [
  ['en', 'what if he shoots right at the bell?', 'he shoots right at the bell'],
  ['en', 'ok but what if my landlord says no', 'my landlord says no'],
  ['en', 'And if nobody turns up?', 'nobody turns up'],
  ['en', 'suppose the judge is late, what then?', 'the judge is late'],
  ['en', 'what do I do when my hands go numb?', 'my hands go numb'],
  ['en', 'if she starts crying, what do I say?', 'she starts crying'],
  ['pt', 'e se a sala ficar vazia?', 'a sala ficar vazia'],
  ['pt', 'Tá, mas e se ele rir de mim?', 'ele rir de mim'],
  ['pt', 'o que faço se doer o ombro no aquecimento?', 'doer o ombro no aquecimento'],
  ['pt', 'se o juiz atrasar, o que eu faço?', 'o juiz atrasar'],
  ['es', '¿y si llueve el día del evento?', 'llueve el día del evento'],
  ['es', 'bueno, ¿qué hago si mi socio se enoja?', 'mi socio se enoja'],
  ['es', 'si me tiemblan las manos, ¿qué hago?', 'me tiemblan las manos'],
]

describe('finding a supposition', () => {
  it.each(SUPPOSED)('%s: %s', (language, message, text) => {
    expect(findSupposition(message, language)).toEqual({ text, followsIf: true })
  })

  it('marks verbs that cannot follow the word for if', () => {
    expect(findSupposition('suponha que ele não venha', 'pt')).toEqual({ text: 'ele não venha', followsIf: false })
    expect(findSupposition('supongamos que no venga nadie', 'es')?.followsIf).toBe(false)
  })

  it.each([
    ['en', 'what is the first step?'],
    ['en', 'what if I train on Sundays instead?'],
    ['en', 'I wonder if that helps'],
    ['pt', 'ele chega e se senta no canto'],
    ['pt', 'como eu começo?'],
    ['es', 'sí, y luego descanso'],
    ['es', '¿qué hago primero?'],
  ] as const)('%s: finds none in “%s”', (language, message) => {
    expect(findSupposition(message, language)).toBeNull()
  })

  it('converts it to the first person', () => {
    expect(inFirstPerson('i lose my nerve', 'en')).toBe('I lose my nerve')
    expect(inFirstPerson('you drop your guard', 'en')).toBe('I drop my guard')
    expect(inFirstPerson('Eu travar', 'pt')).toBe('eu travar')
  })
})
