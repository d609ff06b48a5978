import * as z from 'zod/mini'
import type { Room } from '#contract/rooms.ts'

const NAME = 'kiai-rooms'
const MessageSchema = z.object({ room: z.string(), user_id: z.string() })

/** Tells the other tabs of this browser that something was said in a room. */
export function openRoomChannel(room: Room, user_id: string, onNews: () => void) {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = MessageSchema.safeParse(data).data
    if (message?.room === room && message.user_id === user_id) onNews()
  })
  return { tell: () => channel.postMessage({ room, user_id }), close: () => channel.close() }
}
