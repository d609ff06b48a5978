import { describe, expect, it } from 'vitest'
import { APP_HELP } from '#content/app-help/app-help.ts'
import { HELP_TOPICS, type HelpTopic } from '#content/app-help/help-topic.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { findHelp } from './find-help.ts'

describe.each(LANGUAGES)('help with Kiai in %s', (language) => {
  it.each(HELP_TOPICS)(
    'about %s is found by nearly every way of asking for it, and by the one on its button',
    (topic) => {
      const { asked } = APP_HELP[language][topic]
      const missed = asked.filter((way) => findHelp(way, language)[0] !== topic)
      expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(asked.length / 8)
      expect(missed).not.toContain(asked[0])
    },
  )
})

it.each<[Language, HelpTopic, string]>([
  ['en', 'price', 'do I need to pay for the app?'],
  ['en', 'delete-account', 'want my account gone, where do I do that'],
  ['en', 'change-language', 'can I have this app in spanish'],
  ['pt', 'price', 'o app é pago?'],
  ['pt', 'delete-account', 'quero apagar a minha conta daqui'],
  ['pt', 'password', 'esqueci minha senha do app'],
  ['es', 'price', '¿la app es de pago?'],
  ['es', 'delete-account', 'quiero borrar mi cuenta de la app'],
  ['es', 'password', 'olvidé mi contraseña de la app'],
])('in %s, %s is also found in other words: “%s”', (language, topic, message) => {
  expect(findHelp(message, language)[0]).toBe(topic)
})

it('is found more readily where the reader takes a message for one about Kiai, and hardly in a talk', () => {
  const message = 'Do parents get to see it?'
  expect(findHelp(message, 'en')).toEqual([])
  expect(findHelp(message, 'en', { isAboutKiai: true })[0]).toBe('privacy')
  expect(findHelp('how much does it cost', 'en', { isFirst: false })).toEqual([])
})

it.each<[Language, string]>([
  ['en', 'how much does a pro debut pay'],
  ['en', 'how do I get a member to stop cancelling his membership'],
  ['en', 'my bank account is empty until friday'],
  ['en', 'our kiai is too loud for the neighbours'],
  ['en', 'what can you do for me in this app'],
  // Whoever asks that is told that it is a program.
  ['en', 'are you a real person'],
  ['en', 'am I talking to a human here'],
  ['pt', 'você é uma pessoa ou robô?'],
  ['es', '¿sos una persona real?'],
  ['en', 'can you make me a training plan'],
  ['es', 'creo que mi entrenador me está cobrando de más'],
  ['es', '¿eres un robot o una persona? ¿qué puedo hacer en esta app?'],
  ['pt', 'quanto custa um seguro desportivo'],
  ['pt', 'como lembro os alunos de pagar'],
  ['pt', 'tenho vergonha de gritar o kiai'],
  ['es', 'cuánto cuesta montar un gimnasio chico'],
  ['es', 'puedo entrenar con brackets?'],
  ['es', 'alguna app para cronometrar rounds'],
])('in %s “%s” is not about Kiai', (language, message) => {
  expect(findHelp(message, language)).toEqual([])
})
