import { expect, it } from 'vitest'
import { parseBegunGame, parseGames, withoutGame } from './kept-games.ts'

const FIRST = '11111111-1111-4111-8111-111111111111'
const SECOND = '22222222-2222-4222-8222-222222222222'

it('reads the finished games of the signed-in member', () => {
  expect(parseGames(`me 0123:${FIRST} 000:${SECOND}`, 'me')).toEqual([
    { answers: [0, 1, 2, 3], result_key: FIRST },
    { answers: [0, 0, 0], result_key: SECOND },
  ])
})

it.each([
  null,
  '',
  'me',
  'me ',
  'me 0123',
  'me 0123:',
  'me 0123:no-key',
  `me :${FIRST}`,
  `me 01:${FIRST}`,
  `me 0000:${FIRST}`,
  `me 0124:${FIRST}`,
  `me 01a3:${FIRST}`,
  `someone-else 0123:${FIRST}`,
])('finds none of mine in %j', (kept) => expect(parseGames(kept, 'me')).toEqual([]))

it('removes only one of two equal games', () => {
  const [first, second] = [
    { answers: [0, 0, 0] as const, result_key: FIRST },
    { answers: [0, 0, 0] as const, result_key: SECOND },
  ]
  expect(withoutGame([first, second], first)).toEqual([second])
  expect(withoutGame([second], first)).toEqual([second])
})

it('reads the answers of a game that is not finished', () => {
  expect(parseBegunGame('me 3', 'me')).toEqual([3])
  expect(parseBegunGame('me 332', 'me')).toEqual([3, 3, 2])
})

it.each([null, '', 'me', 'me 4', 'me 3x', 'me 000', 'me 0123', 'me 33333', 'someone-else 3'])(
  'reads no unfinished game from %j',
  (kept) => expect(parseBegunGame(kept, 'me')).toEqual([]),
)
