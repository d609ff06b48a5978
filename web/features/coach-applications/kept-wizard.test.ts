import { expect, it } from 'vitest'
import { BLANK } from './application-draft.ts'
import { parseWizard } from './kept-wizard.ts'

const ROSA = { ...BLANK, full_name: 'Rosa Prova' }
const START = { step: 'account', email: '', application: BLANK }

it('goes on at the step it was left at, with what was typed', () => {
  const kept = { step: 'application', email: 'rosa@people.example', application: { ...ROSA, bio: 'I teach.' } }
  expect(parseWizard(JSON.stringify(kept))).toEqual(kept)
})

it('knows that it was sent', () => {
  expect(parseWizard('{"step":"submitted","email":"rosa@people.example"}')).toEqual({
    step: 'submitted',
    email: 'rosa@people.example',
    application: BLANK,
  })
})

it.each([null, '', '{', '[]', 'null', '7', '{"step":"admin"}', '{"email":7,"application":"x"}'])(
  'begins anew with %j',
  (kept) => expect(parseWizard(kept)).toEqual(START),
)

it('takes over no field that it does not ask for', () => {
  const kept = { ...START, password: 'secret', application: { ...ROSA, password: 'secret', bio: 7 } }
  expect(parseWizard(JSON.stringify(kept))).toEqual({ ...START, application: ROSA })
})

it('asks for the account first where it is not known', () => {
  expect(parseWizard(JSON.stringify({ step: 'application', email: '', application: ROSA })).step).toBe('account')
  expect(parseWizard('{"step":"submitted","email":""}').step).toBe('account')
})
