import { request as sendRequest } from 'node:http'
import type { MemberEvent } from '#contract/events.ts'
import type { EventHub } from '#server/events/event-hub.ts'
import type { ApiBrowser } from './api-browser.ts'

export interface ReadStream {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The events so far, oldest first. */
  events: MemberEvent[]
  /** The number of heartbeats so far. */
  heartbeats(): number
  ended(): boolean
  /** Closes the connection, like a closed tab. */
  leave(): void
}

/** Reads a browser's event stream over a real socket. */
export function readStream(port: number, browser: Pick<ApiBrowser, 'cookies'>): Promise<ReadStream> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    const request = sendRequest({ host: '127.0.0.1', port, path: '/api/events', headers: { cookie } }, (response) => {
      const events: MemberEvent[] = []
      let [text, heartbeats, ended] = ['', 0, false]
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const blocks = (text + chunk).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.startsWith('event: heartbeat\n')) heartbeats += 1
          else events.push(JSON.parse(block.replace(/^data: /, '')) as MemberEvent)
        }
      })
      response.on('end', () => {
        ended = true
      })
      // `leave` closes the connection in the middle, which is an error here.
      response.on('error', () => {})
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        events,
        heartbeats: () => heartbeats,
        ended: () => ended,
        leave: () => request.destroy(),
      })
    })
    request.on('error', reject)
    request.end()
  })
}

/** The same hub, which also counts its followers. */
export function countFollowers(hub: EventHub): EventHub & { following(): number } {
  let following = 0
  return {
    ...hub,
    following: () => following,
    async follow(user_id, follower) {
      const { stop, ...rest } = await hub.follow(user_id, follower)
      following += 1
      let left = false
      return {
        ...rest,
        stop() {
          stop()
          if (!left) following -= 1
          left = true
        },
      }
    },
  }
}
