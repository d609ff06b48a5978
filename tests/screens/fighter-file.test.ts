import { waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { FighterFile } from '#contract/fighter-file.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, field, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const words = wordingOf('pt')
const { crisis, toast } = words.fighterFile
const CHOOSE = 'PUT /api/fighter-file/crisis-country'

const BY_ZONE = { line: 'CVV, 188', by: 'time-zone', country: 'BR' } as const
const CHOSEN = { line: 'Samaritans, 116 123', by: 'choice', country: 'GB' } as const

function fileWith(crisis_line: FighterFile['crisis_line']): FighterFile {
  return {
    facts: [],
    commitments: [],
    name: 'Robin Reis',
    quiz: null,
    streak: 0,
    training: { sessions: 0, minutes: 0, lesson: null },
    plans: 0,
    saved_sessions: 0,
    crisis_line,
    switched_off: [],
  }
}

function openFile(crisis_line: FighterFile['crisis_line']) {
  return openApp('/fighter-file', {
    language: 'pt',
    session: sessionOf('free_member', { language: 'pt' }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/fighter-file', fileWith(crisis_line))
    },
  })
}

describe('the crisis line on the Fighter File', () => {
  test('can be that of another country, chosen from names in the member’s language', async () => {
    const { wire, user } = await openFile(BY_ZONE)
    await text('CVV, 188')
    await text('Pelo seu fuso horário: Brasil.')
    wire.answer(CHOOSE, fileWith(CHOSEN))
    const country = await field(crisis.country)
    expect(country.value).toBe('')
    const names = [...country.querySelectorAll('option')].map((option) => option.textContent)
    expect(names.slice(0, 4)).toEqual([crisis.byZone, 'África do Sul', 'Angola', 'Argentina'])
    await user.selectOptions(country, 'Reino Unido')
    await text('Samaritans, 116 123')
    await text('Escolha sua: Reino Unido.')
    await expectMessage(words, toast.crisisSaved)

    wire.answer(CHOOSE, fileWith(BY_ZONE))
    await user.selectOptions(country, crisis.byZone)
    await text('CVV, 188')
    expect(wire.sentTo(CHOOSE)).toEqual([{ crisis_country: 'GB' }, { crisis_country: null }])
  })

  test('stays as it was when the choice is not saved', async () => {
    const { wire, user } = await openFile(CHOSEN)
    wire.break(CHOOSE)
    const country = await field(crisis.country)
    await user.selectOptions(country, crisis.elsewhere)
    await expectMessage(words, toast.crisisFailed)
    await waitFor(() => expect(country.value).toBe('GB'))
    await text('Samaritans, 116 123')
  })

  test('offers no choice where the operator has set the line for everyone', async () => {
    await openFile({ line: '0800 1234', by: 'operator', country: null })
    await heading(crisis.title, 2)
    await text('0800 1234')
    await text(crisis.reason.operator)
    await missing(crisis.country)
  })
})

test('an empty file says how facts get there, and leads to the War Room or to writing one', async () => {
  const { user } = await openFile(BY_ZONE)
  const { facts, hint } = words.fighterFile
  await text(facts.empty)
  expect((await link(facts.talk)).getAttribute('href')).toBe('/war-room')
  await user.click(await button(facts.write))
  await text(hint.goal)
})

describe('the date of the event', () => {
  test('is open at once for whoever comes from the camp, and a mistyped year is named as such', async () => {
    const { wire, user } = await openApp('/fighter-file?edit=event_date', {
      language: 'pt',
      session: sessionOf('free_member', { language: 'pt' }),
      answers: (wire) => {
        wire.leaveOpen('GET /api/notifications')
        wire.answer('GET /api/fighter-file', fileWith(BY_ZONE))
      },
    })
    const date = await field(words.fighterFile.edit.date)
    await user.type(date, '2226-12-21')
    wire.refuse('PUT /api/fighter-file/facts/:key', 'request.invalid', { fields: { value: { problem: 'invalid' } } })
    await user.click(await button(words.fighterFile.edit.save))
    await text('Escolha um dia dentro dos próximos 10 anos.')
  })
})
