import { describe, expect, test } from 'vitest'
import { findGuess, newPasswordProblem } from './password-rules.ts'

const OWN = ['Renée Oliveira', 'renee.oliveira+gym@people.example']

describe('a password is refused as a pattern when it is', () => {
  test.each([
    ['one character', ['aaaaaa', '000000', '!!!!!!!!', 'x'.repeat(128), '押押押押押押']],
    ['a short repeated unit', ['121212', 'abcabc', 'ababababa', 'AbAbAb', '20262026', 'osu!osu!osu!', '1a1a1a1a']],
    ['a few different characters', ['110101', 'abbaab', '112233', 'aabbcc']],
    ['digits in order', ['654321', '987654321', '123456789012', '0987654321']],
    ['the alphabet', ['abcdef', 'ABCDEF', 'fedcba', 'mnopqrst', 'abcdefghijklmnopqrstuvwxyz']],
    ['a row of a keyboard', ['qwerty', 'asdfgh', 'azerty', 'qwertz', 'POIUYT', 'zxcvbnm', '1qaz2wsx', '1q2w3e4r']],
    ['several of these', ['abc123', 'qwerty123456', 'abcdef654321', '111222', 'aaa111bbb', 'asdf1234']],
    ['one of these with a few more characters', ['123456a', 'abcdef!', 'qwerty!1', '1aaaaaaa']],
  ])('%s', (_, passwords) => {
    for (const password of passwords) expect(findGuess(password, OWN), password).toBe('password-pattern')
  })
})

describe('a password is refused as personal', () => {
  test.each([
    'reneeoliveira',
    'Renée2026',
    'oliveira!',
    'renee.oliveira',
    'OLIVEIRA1990',
    'oliveira07121990',
    'renee123456',
    'kiai2026',
    'KiaiKiai!',
    'renee-kiai',
  ])('when it is the name, the start of the address or the product name: %s', (password) => {
    expect(findGuess(password, OWN)).toBe('password-own')
  })
})

describe('the own e-mail address', () => {
  test.each([
    'renee.oliveira+gym@people.example',
    'Renee.Oliveira+Gym@People.Example',
    'renee.oliveira+gym@people.example1',
    'renee.oliveira@people.example',
    'renee.oliveira@people',
    'reneeoliveirapeopleexample',
    'people.example',
    'renee oliveira people example 7',
    'rеnее.оlivеirа',
  ])('is refused in any spelling: %s', (password) => {
    expect(findGuess(password, OWN)).toBe('password-own')
  })
})

describe('a common word in Portuguese, Spanish or combat sports', () => {
  test.each([
    'senha1',
    'SENHA!!',
    '123senha',
    's3nh4',
    'mudar123',
    'amor123',
    'te amo',
    'te-amo-2026',
    'tequiero1',
    'contraseña',
    'usuario',
    'brasil10',
    'boxeo1',
    'Muay Thai',
    'jiu-jitsu2026',
    'trainfightwin',
    'Train. Fight. Win.',
    'guerreiro07',
    'campeón1',
    'boxeo-guerrero',
    'sеnhа1',
    'sen\u200bha1',
  ])('is refused with digits, signs, accents or look-alike letters: %s', (password) => {
    expect(findGuess(password, OWN)).toBe('password-common')
  })
})

describe('a password without pattern, personal or common word is accepted', () => {
  test.each([
    'correct horse battery staple',
    'osu-hidari-42',
    'gi-5x9',
    'a-new-one-2026',
    'first student of property law',
    'my dog ate the 123456 homework',
    'oliveira plants olives in spring',
    'kiai is what we shout at the gym',
    'tatame azul às seis e meia',
    'el lunes toca guardia abierta',
    'aaa batteries not included',
    'abcdef is where it starts, not where it ends',
    '押忍！道場で七時',
    'k7#Wq2vX',
    'Renee#9vQ2x',
    'boxeo en la lluvia de abril',
    'te amo desde el primer asalto',
    'senha do portão da academia',
    'fight camp starts on monday',
    'amor7391846205',
    'boxeo guerrero campeon',
    'example people plants',
    'пароль от зала',
    '5f4dcc3b5aa7',
  ])('%s', (password) => {
    expect(findGuess(password, OWN)).toBeUndefined()
  })

  test('when the name is too short or missing', () => {
    expect(findGuess('boxing-days', ['Bo', 'b@people.example'])).toBeUndefined()
    expect(findGuess('boxing-days', ['', ''])).toBeUndefined()
  })
})

test('a new password is checked for its length first, then for patterns and the personal data in the form', () => {
  expect(newPasswordProblem('12121', 6, OWN)).toEqual({ problem: 'too-short', limit: 6 })
  expect(newPasswordProblem('121212', 6, OWN)).toEqual({ problem: 'password-pattern' })
  expect(newPasswordProblem('oliveira!', 6, OWN)).toEqual({ problem: 'password-own' })
  expect(newPasswordProblem('oliveira!', 6, ['', ''])).toBeUndefined()
})
