import { randomUUID } from 'node:crypto'
import * as training from '#contract/training.ts'
import type { TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

const day = new Date().toISOString().slice(0, 10)
const SESSION = { day, kind: 'sparring', minutes: 60, effort: 7, word: 'Sharp jab' } as const
const RESULT = {
  day,
  kind: 'competition',
  outcome: 'win',
  opponent: 'Brown belt',
  method: 'Armbar',
  learnt: 'Posture first',
} as const
const BELT = { day, art: 'Judo', grade: 'Green belt' } as const

/** Calls that write about the training log, the results and the belts. */
export function trainingWrites(app: () => TestApp): PreparedCall[] {
  /** The page makes the id of what is added. */
  function adding(fields: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => ({ ...(await memberOf(app())), input: { id: randomUUID(), ...fields } })
  }

  function withSession(fields: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await memberOf(app())
      const { id } = await browser.call(training.logTraining, { id: randomUUID(), ...SESSION })
      return { browser, email, input: { id, ...fields } }
    }
  }

  function withResult(fields: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await memberOf(app())
      const { id } = await browser.call(training.addFightResult, { id: randomUUID(), ...RESULT })
      return { browser, email, input: { id, ...fields } }
    }
  }

  function withBelt(fields: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await memberOf(app())
      const { id } = await browser.call(training.addBelt, { id: randomUUID(), ...BELT })
      return { browser, email, input: { id, ...fields } }
    }
  }

  const file = new TextEncoder().encode(`date,kind,minutes,effort\n${day},class,60,5\n`)

  return [
    [training.logTraining, adding(SESSION)],
    [training.changeTraining, withSession({ ...SESSION, minutes: 45 })],
    [training.deleteTraining, withSession()],
    [training.addFightResult, adding(RESULT)],
    [training.changeFightResult, withResult({ ...RESULT, outcome: 'draw' })],
    [training.deleteFightResult, withResult()],
    [training.addBelt, adding(BELT)],
    [training.changeBelt, withBelt({ ...BELT, grade: 'Blue belt' })],
    [training.deleteBelt, withBelt()],
    [training.importTraining, async () => ({ ...(await memberOf(app())), input: { step: 'add' }, file })],
  ]
}
