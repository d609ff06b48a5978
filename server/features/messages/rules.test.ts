import { describe, expect, test } from 'vitest'
import { type Beginning, decideBeginning, type Standing, type ThreadStanding, whyNotWrite } from './rules.ts'

const NOTHING: Standing = {
  writer_is_admin: false,
  writer_may_enter: false,
  other_is_coach: false,
  other_may_enter: false,
  other_accepts: false,
  follows: false,
  bought: false,
  invited: false,
}
const ELITE = { writer_may_enter: true, other_may_enter: true }

describe('the first message', () => {
  const cases: [string, Partial<Standing>, Beginning][] = [
    ['a free member to a coach', { other_is_coach: true }, 'request'],
    ['a free member to a coach they follow', { other_is_coach: true, follows: true }, 'open'],
    ['a free member to a coach they bought from', { other_is_coach: true, bought: true }, 'open'],
    ['a coach to a buyer who takes no messages', { writer_may_enter: true, bought: true }, 'open'],
    ['a coach to a member who takes no messages', { writer_may_enter: true }, 'messages.not-accepted'],
    ['a free member to a member who takes messages', { other_accepts: true }, 'spaces.needs-elite'],
    ['an Elite member to one who takes messages', { ...ELITE, other_accepts: true }, 'request'],
    ['an Elite member to one who takes none', ELITE, 'messages.not-accepted'],
    [
      'to one who takes messages and whose membership ended',
      { writer_may_enter: true, other_accepts: true },
      'messages.not-accepted',
    ],
    ['an answer to a business post of one who takes none', { ...ELITE, invited: true }, 'request'],
    ['an admin to anyone', { writer_is_admin: true }, 'open'],
  ]
  test.each(cases)('%s', (_, standing, begins) => {
    expect(decideBeginning({ ...NOTHING, ...standing })).toBe(begins)
  })
})

describe('the next message', () => {
  const OPEN: ThreadStanding = {
    state: 'open',
    is_asker: true,
    other_is_gone: false,
    other_is_staff: false,
    bought: false,
    may_enter: true,
  }
  const cases: [string, Partial<ThreadStanding>, ReturnType<typeof whyNotWrite>][] = [
    ['in an open thread', {}, null],
    ['before the request is accepted', { state: 'request' }, 'messages.request-waiting'],
    ['after it was declined', { state: 'declined' }, 'messages.closed'],
    ['of the one who was asked', { state: 'request', is_asker: false }, null],
    ['of the one who declined and thought again', { state: 'declined', is_asker: false }, null],
    ['to a deleted account', { other_is_gone: true }, 'messages.closed'],
    ['after the membership ended', { may_enter: false }, 'spaces.needs-elite'],
    ['after the membership ended, to a coach', { may_enter: false, other_is_staff: true }, null],
    ['of a coach who is none any more, to a buyer', { may_enter: false, bought: true }, null],
  ]
  test.each(cases)('%s', (_, standing, refusal) => {
    expect(whyNotWrite({ ...OPEN, ...standing })).toBe(refusal)
  })
})
