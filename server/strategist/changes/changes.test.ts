import { describe, expect, it } from 'vitest'
import { changeText } from '#content/changes/change-texts.ts'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { NOTHING_KNOWN, type Reply, type Turn } from '../strategist.ts'
import { type ChangedSituation, readChange } from './read-change.ts'

function talk(language: Language, ...messages: string[]): Reply {
  const history: Turn[] = []
  let reply: Reply | undefined
  for (const message of messages) {
    const place = { language, template: 'general', persona: null, memory: NOTHING_KNOWN } as const
    reply = answerQuestion({ ...place, message, history: [...history], today: '2026-11-18', seed: 'changes' })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text, trace: reply.trace })
  }
  if (!reply) throw new Error('Nothing was said')
  return reply
}

describe('what is different in the situation is read', () => {
  it.each<[Language, string, ChangedSituation | null]>([
    ['en', 'coach sent me a clip, he is a southpaw', 'southpaw'],
    ['en', "forget the bag, I don't have one any more", 'no_bag'],
    ['en', "I didn't lose, I won by decision", 'won'],
    ['en', 'he is 11, the 8 year old is his brother', 'child'],
    ['en', 'what if he is a southpaw?', null],
    ['en', 'do I need a bag for that?', null],
    ['pt', 'meu adversário é canhoto', 'southpaw'],
    ['pt', 'não tenho saco de pancada em casa', 'no_bag'],
    ['pt', 'e se ele for canhoto?', null],
    ['es', 'mi rival es zurdo', 'southpaw'],
    ['es', 'no tengo costal en casa', 'no_bag'],
    ['es', '¿y si es zurdo?', null],
  ])('in %s: “%s” is %s', (language, message, change) => {
    expect(readChange(message, language)).toBe(change)
  })
})

describe('a talk in which something is different', () => {
  it.each<[Language, string, string, ChangedSituation]>([
    [
      'en',
      'my opponent is taller than me, boxing, how do I get inside?',
      'coach sent me a clip, he is a southpaw',
      'southpaw',
    ],
    [
      'pt',
      'meu adversário é mais alto, boxe, como eu entro na distância?',
      'o treinador mandou um vídeo, ele é canhoto',
      'southpaw',
    ],
    ['es', 'mi rival es más alto que yo, boxeo, ¿cómo entro?', 'me mandaron un video, es zurdo', 'southpaw'],
  ])('says in %s what changes with it', (language, first, message, change) => {
    const { text, trace } = talk(language, first, message)
    expect(text).toContain(changeText(change, 'technique', language))
    expect(trace.act).toBe('correction')
  })

  it('a number that is another one gets the answer with it', () => {
    const { text } = talk('en', 'my gym has 60 members at 50, rent 2000', 'sorry, 45 members')
    expect(text).toContain('45 members × 50 = 2,250')
  })
})

it.each<[Language, string, string, string]>([
  ['en', 'boxing bout on 19 december, how should I train till then', 'sorry, it is on 5 december', 'Thu, Nov 26'],
  ['pt', 'minha luta de boxe é dia 19 de dezembro, como eu treino até lá', 'errei, é dia 5 de dezembro', '26 de nov'],
  ['es', 'mi pelea de boxeo es el 19 de diciembre, cómo entreno', 'perdón, es el 5 de diciembre', '26 de nov'],
])('a new day of a bout says until when one works hard: %s', (language, first, message, day) => {
  expect(talk(language, first, message).text).toContain(day)
})

it('with an injury the days until a bout bring no hard training', () => {
  const first = 'broke my nose in sparring, kickboxing tournament this saturday, can I fight?'
  expect(talk('en', first, 'they moved the tournament to december 19').text).not.toContain('hard')
})

it('whoever a doctor keeps out of contact is told of no change with contact in it', () => {
  const first = 'the doctor said no sparring for 4 weeks after my knockout, what can I train against a tall boxer?'
  const { text } = talk('en', first, 'coach sent me a clip, he is a southpaw')
  expect(text).not.toContain(changeText('southpaw', 'technique', 'en'))
})
