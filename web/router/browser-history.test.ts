import { expect, onTestFinished, test, vi } from 'vitest'
import { coverPage } from '#web/ui/open-sheets.ts'
import { createBrowserHistory, type Place } from './browser-history.ts'

type Entry = { state: unknown; url: URL }

/** A stand-in for the browser's history, as the standard defines it. */
function createBrowser(address: string) {
  const target = new EventTarget()
  let entries: Entry[] = [{ state: null, url: new URL(address, 'https://kiai.example') }]
  let index = 0
  const shown = (): Entry => entries[index] as Entry
  const at = (href: string | URL | null | undefined) => new URL(href ?? '', shown().url)
  const history = {
    get state() {
      return shown().state
    },
    pushState(state: unknown, _: string, href?: string | URL | null) {
      entries = [...entries.slice(0, index + 1), { state: structuredClone(state), url: at(href) }]
      index += 1
    },
    replaceState(state: unknown, _: string, href?: string | URL | null) {
      entries[index] = { state: structuredClone(state), url: at(href) }
    },
    go(delta: number) {
      index += delta
      target.dispatchEvent(new Event('popstate'))
    },
  }
  return {
    history,
    get location() {
      return { ...pick(shown().url), assign: vi.fn() }
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as Window
}

const pick = ({ origin, pathname, search, hash }: URL) => ({ origin, pathname, search, hash })

function visit(address: string) {
  const browser = createBrowser(address)
  const history = createBrowserHistory(browser)
  const places: Place[] = []
  const stop = history.listen((place) => places.push(place))
  return {
    history,
    places,
    stop,
    go: (delta: number) => browser.history.go(delta),
    path: () => browser.location.pathname,
  }
}

test('the first place is that of the address', () => {
  expect(visit('/plans?open=1#step').history.place()).toEqual({
    action: 'POP',
    location: { pathname: '/plans', search: '?open=1', hash: '#step', state: null, key: 'default' },
  })
})

test('a push reports the new place with its state, and going back reports the one before', () => {
  const { history, places, go } = visit('/plans')
  history.navigate('/auth?a=b', { state: { from: '/plans' } })
  go(-1)
  go(1)
  expect(places.map(({ action, location }) => [action, location.pathname + location.search, location.state])).toEqual([
    ['PUSH', '/auth?a=b', { from: '/plans' }],
    ['POP', '/plans', null],
    ['POP', '/auth?a=b', { from: '/plans' }],
  ])
  // Scroll positions are kept by key, so going back has to give the same key.
  expect(places[2]?.location.key).toBe(places[0]?.location.key)
  expect(places[1]?.location.key).not.toBe(places[0]?.location.key)
})

test('a replaced page cannot be reached by going back', () => {
  const { history, places, go } = visit('/plans')
  history.navigate('/auth')
  history.navigate('/dashboard', { replace: true })
  go(-1)
  expect(places.map(({ action, location }) => [action, location.pathname])).toEqual([
    ['PUSH', '/auth'],
    ['REPLACE', '/dashboard'],
    ['POP', '/plans'],
  ])
})

test('a removed listener is no longer called', () => {
  const { history, places, stop, go } = visit('/plans')
  stop()
  history.navigate('/auth')
  go(-1)
  expect(places).toEqual([])
})

test.each(['//other.example/a', '/\\other.example', 'https://other.example', 'javascript:alert(1)'])(
  'it does not navigate to %s, which is not on this site',
  (address) => {
    const { history, places } = visit('/plans')
    expect(() => history.navigate(address)).toThrow('Not an address of this site')
    expect(() => history.navigate(address, { replace: true })).toThrow('Not an address of this site')
    expect(places).toEqual([])
  },
)

test('going back closes an open sheet and stays on the page; going back again leaves it', () => {
  const { history, places, go, path } = visit('/plans')
  history.navigate('/auth')
  const close = vi.fn<() => void>(() => uncover())
  const uncover = coverPage(close)
  go(-1)
  expect(close).toHaveBeenCalledOnce()
  expect([path(), places.length]).toEqual(['/auth', 1])
  go(-1)
  expect(places.map(({ location }) => location.pathname)).toEqual(['/auth', '/plans'])
})

test('of two sheets going back closes the upper one first', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { go, path } = visit('/plans')
  const closed: string[] = []
  const open = (name: string) => {
    const uncover = coverPage(() => {
      closed.push(name)
      uncover()
    })
  }
  open('lower')
  open('upper')
  for (const expected of [['upper'], ['upper', 'lower']]) {
    go(-1)
    vi.runAllTimers()
    expect([closed, path()]).toEqual([expected, '/plans'])
  }
})

test('a sheet that was closed leaves no entry, and a page that was chosen in it takes its place', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { history, places, go } = visit('/plans')
  history.navigate('/quiz')
  coverPage(() => undefined)()
  vi.runAllTimers()
  const uncover = coverPage(() => undefined)
  history.navigate('/auth')
  uncover()
  vi.runAllTimers()
  go(-1)
  go(-1)
  expect(places.map(({ action, location }) => [action, location.pathname])).toEqual([
    ['PUSH', '/quiz'],
    ['PUSH', '/auth'],
    ['POP', '/quiz'],
    ['POP', '/plans'],
  ])
})

test('a page that is replaced while a sheet is open is replaced itself, not the entry of the sheet', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { history, places, go, path } = visit('/plans')
  history.navigate('/quiz')
  const uncover = coverPage(() => undefined)
  history.navigate('/auth', { replace: true })
  uncover()
  vi.runAllTimers()
  expect(path()).toBe('/auth')
  go(-1)
  expect(places.map(({ location }) => location.pathname)).toEqual(['/quiz', '/auth', '/plans'])
})
