import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn()
const posted = vi.fn()
let container: EventTarget

/** A page that an old worker controls, and a new worker that waits. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubEnv('PROD', true)
  for (const spy of [reload, posted]) spy.mockClear()
  const waiting = { postMessage: posted }
  const registered = Object.assign(new EventTarget(), { waiting, active: { postMessage: () => {} } })
  const worker = { controller: {}, ready: Promise.resolve(registered), register: async () => registered }
  container = Object.assign(new EventTarget(), worker)
  const script = { getAttribute: () => '/assets/app-1.js' }
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => script }))
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

async function started() {
  const worker = await import('./start-worker.ts')
  await worker.startWorker()
  return worker
}

test('the worker that waits hears of which build the page is, and says whether it is a newer version', async () => {
  const { updateReady } = await started()
  expect(posted.mock.calls).toEqual([[{ type: 'running', entry: '/assets/app-1.js' }]])
  expect(updateReady.get()).toBe(false)
  container.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'newer-version' } }))
  expect(updateReady.get()).toBe(true)
})

test('an accepted version is loaded as soon as its worker has taken over', async () => {
  const { takeUpdate } = await started()
  const taken = takeUpdate()
  expect(posted).toHaveBeenLastCalledWith({ type: 'take-over' })
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  await taken
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an accepted version is loaded after a few seconds although another tab keeps the old worker busy', async () => {
  const { takeUpdate } = await started()
  const taken = takeUpdate()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  await taken
  expect(reload).toHaveBeenCalledTimes(1)
})
