import { afterEach, expect, test, vi } from 'vitest'
import { readPushHere } from './push-here.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const DEVICE = { id: 'x', user_agent: null, created_at: '', last_success_at: null, current: true }

interface Given {
  permission?: NotificationPermission
  subscribed?: boolean
  worker?: boolean
}

/** A browser that can show pushes. */
function browser({ permission = 'granted', subscribed = false, worker = true }: Given = {}): void {
  const pushManager = { getSubscription: async () => (subscribed ? {} : null) }
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  const getRegistration = async () => (worker ? { pushManager } : undefined)
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration, ready: new Promise(() => undefined) },
    userAgent: 'Firefox',
    maxTouchPoints: 0,
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['on', { subscribed: true }, [DEVICE]],
  ['off, because nothing was switched on', {}, []],
  ['off, because the browser forgot it', {}, [DEVICE]],
  ['off, because it belonged to a session that has ended', { subscribed: true }, [{ ...DEVICE, current: false }]],
  ['refused', { permission: 'denied', subscribed: true }, [DEVICE]],
  ['unsupported, without a service worker', { worker: false }, []],
] as const)('this device is %s', async (state, given, devices) => {
  browser(given)
  vi.useFakeTimers()
  const read = readPushHere({ devices: [...devices] })
  await vi.runAllTimersAsync()
  expect(await read).toBe(state.split(',')[0])
})

test('a browser without pushes says so, and an iPhone that the app can be installed', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { userAgent: 'Old', maxTouchPoints: 0 })
  expect(await readPushHere({ devices: [] })).toBe('unsupported')
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 })
  expect(await readPushHere({ devices: [] })).toBe('install')
})
