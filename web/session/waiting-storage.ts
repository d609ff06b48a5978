import { isRecord, parseJson } from '#web/api/json.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'
import { setOnlyHere } from '#web/offline/storage-full.ts'
import { waitingKey } from './load-when-waiting.ts'

type Rules = {
  /** Part of the storage key. */
  name: string
  /** Checks what was read from the browser's storage, which may hold anything. */
  isItem: (value: Record<string, unknown>) => boolean
}

/**
 * What waits for the server, for each account, in the order it was written. It is kept in the browser's storage; what
 * has no room there waits behind it in this page, until the page is closed.
 */
export function createWaitingStorage<Item>({ name, isItem }: Rules) {
  const unstored = new Map<string, Item[]>()

  function storedOf(user_id: string): Item[] {
    const list = parseJson(readStored(waitingKey(name, user_id)) ?? '')
    return Array.isArray(list) ? (list.filter((value) => isRecord(value) && isItem(value)) as Item[]) : []
  }

  /** Gives whether there was room. If not, the storage is as before. */
  function tryToStore(user_id: string, items: readonly Item[]): boolean {
    const key = waitingKey(name, user_id)
    if (items.length === 0) forget(key)
    else store(key, JSON.stringify(items))
    return items.length === 0 || readStored(key) === JSON.stringify(items)
  }

  const tellRest = () => setOnlyHere(name, unstored.size > 0)

  return {
    itemsOf: (user_id: string): Item[] => [...storedOf(user_id), ...(unstored.get(user_id) ?? [])],
    write(user_id: string, items: readonly Item[]): void {
      unstored.delete(user_id)
      let fitting = items.length
      while (!tryToStore(user_id, items.slice(0, fitting))) fitting -= 1
      if (fitting < items.length) unstored.set(user_id, items.slice(fitting))
      tellRest()
    },
    /** Nobody is signed in any more. */
    forgetUnstored(): void {
      unstored.clear()
      tellRest()
    },
  }
}
