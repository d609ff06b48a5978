import type { ErrorCode } from '#contract/errors.ts'
import { asApiError } from '#web/api/api-error.ts'
import { isConnected, onConnectionRegained } from '#web/api/connection.ts'
import { createStore, useStore } from '#web/store/create-store.ts'
import { onSessionChange, sessionState } from './session-store.ts'
import { createWaitingStorage } from './waiting-storage.ts'

/** Being sent now, or refused with an error that a later try does not solve. */
export type Progress = 'sending' | ErrorCode

/** The pause before the next try when the server was busy or failed. */
const RETRY_MS = 10_000

type QueueRules<Item> = {
  /** Part of the storage key. */
  name: string
  /** Checks what was read from the browser's storage, which may hold anything. */
  isItem: (value: Record<string, unknown>) => boolean
  /** The server stores an item once, however often it is sent with the same key. */
  send: (item: Item) => Promise<void>
  /** Refusals that pass with time. */
  passing: readonly ErrorCode[]
  /** Called once for all that went out together, to say so. */
  onSent?: (items: readonly Item[]) => void
}

/**
 * What was written while the server could not be reached. It is kept in the browser, survives a reload, and is sent in
 * the order it was written, from whichever page is open. It belongs to one account, and goes when that one signs out.
 */
export function createSendQueue<Item extends { key: string }>(rules: QueueRules<Item>) {
  const { name, isItem, send, passing, onSent } = rules
  const progress = new Map<string, Progress>()
  const waiting = createWaitingStorage<Item>({
    name,
    isItem: (value) => typeof value.key === 'string' && isItem(value),
  })
  const { itemsOf } = waiting
  /** Counts the changes, to render again: the items are read from the browser's storage each time. */
  const version = createStore(0)
  const changed = () => version.set(version.get() + 1)
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()

  function write(user_id: string, items: Item[]): void {
    waiting.write(user_id, items)
    changed()
  }

  function setProgress(key: string, next: Progress | undefined): void {
    if (next) progress.set(key, next)
    else progress.delete(key)
    changed()
  }

  function remove(user_id: string, key: string): void {
    progress.delete(key)
    write(
      user_id,
      itemsOf(user_id).filter((item) => item.key !== key),
    )
  }

  const next = (user_id: string) => itemsOf(user_id).find(({ key }) => (progress.get(key) ?? 'sending') === 'sending')

  async function sendAll(user_id: string, asked: boolean): Promise<void> {
    const sent: Item[] = []
    while (await sendNext(user_id, asked, sent));
    if (sent.length > 0) onSent?.(sent)
  }

  /** Gives whether there may be more to send. */
  async function sendNext(user_id: string, asked: boolean, sent: Item[]): Promise<boolean> {
    const item = next(user_id)
    if (!item || !(asked || isConnected()) || sessionState().session?.user.id !== user_id) return false
    setProgress(item.key, 'sending')
    try {
      await send(item)
      remove(user_id, item.key)
      sent.push(item)
    } catch (error) {
      const { status, code } = asApiError(error)
      const passes = status === 0 || status >= 500 || code === 'session.missing' || passing.includes(code)
      setProgress(item.key, passes ? undefined : code)
      if (passes) return false
    }
    return true
  }

  /** A lock lets one tab send; without locks (a page without https) the key prevents duplicates. */
  function sendNow({ asked = false } = {}): void {
    clearTimeout(timer)
    const user_id = sessionState().session?.user.id
    if (!user_id || !(asked || isConnected()) || !next(user_id)) return
    turn = turn
      .then(() =>
        navigator.locks
          ? navigator.locks.request(`kiai.${name}`, () => sendAll(user_id, asked))
          : sendAll(user_id, asked),
      )
      .catch((error: unknown) => console.warn(error))
      .then(() => {
        clearTimeout(timer)
        if (next(user_id)) timer = setTimeout(() => sendNow(), RETRY_MS)
      })
  }

  return {
    /** Called once, when its code was loaded: what waits from an earlier visit is sent. */
    start(): void {
      onConnectionRegained(() => sendNow())
      window.addEventListener('storage', changed)
      onSessionChange(({ session, origin }, before) => {
        if (session?.user.id === before.session?.user.id) return
        if (session) sendNow()
        else if (origin !== 'expired') waiting.forgetUnstored()
      })
      sendNow()
    },
    add(user_id: string, item: Item): void {
      write(user_id, [...itemsOf(user_id), item])
      sendNow()
    },
    /** Its author took it back. */
    remove,
    /** The member's retry, also of an item that was refused, and of one that a connection is not known for. */
    retry(key: string): void {
      setProgress(key, undefined)
      sendNow({ asked: true })
    },
    onChange: version.subscribe,
    count: (user_id: string): number => itemsOf(user_id).length,
    itemsOf,
    /** The waiting items with their progress. */
    useWaiting(user_id: string): (Item & { progress: Progress | undefined })[] {
      useStore(version)
      return itemsOf(user_id).map((item) => ({ ...item, progress: progress.get(item.key) }))
    },
  }
}
