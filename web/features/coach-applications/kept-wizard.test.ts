import { expect, it } from 'vitest'
import { BLANK } from './application-draft.ts'
import { parseWizard } from './kept-wizard.ts'

const ROSA = { ...BLANK, full_name: 'Rosa Prova' }
const START = { step: 'account', email: '', application: BLANK }

it('restores the step and the typed text', () => {
  const kept = { step: 'application', email: 'rosa@people.example', application: { ...ROSA, bio: 'I teach.' } }
  expect(parseWizard(JSON.stringify(kept))).toEqual(kept)
})

it('restores that the application was sent', () => {
  expect(parseWizard('{"step":"submitted","email":"rosa@people.example"}')).toEqual({
    step: 'submitted',
    email: 'rosa@people.example',
    application: BLANK,
  })
})

it.each([null, '', '{', '[]', 'null', '7', '{"step":"admin"}', '{"email":7,"application":"x"}'])(
  'starts from the beginning with stored %j',
  (kept) => expect(parseWizard(kept)).toEqual(START),
)

it('ignores fields that the form does not have', () => {
  const kept = { ...START, password: 'secret', application: { ...ROSA, password: 'secret', bio: 7 } }
  expect(parseWizard(JSON.stringify(kept))).toEqual({ ...START, application: ROSA })
})

it('starts with the account step if the account is unknown', () => {
  expect(parseWizard(JSON.stringify({ step: 'application', email: '', application: ROSA })).step).toBe('account')
  expect(parseWizard('{"step":"submitted","email":""}').step).toBe('account')
})
