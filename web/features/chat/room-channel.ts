import type { Room } from '#contract/rooms.ts'

const NAME = 'kiai-rooms'

/** Tells the other tabs of this browser that something was said in a room. */
export function openRoomChannel(room: Room, user_id: string, onNews: () => void) {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab of another version may say anything.
    const { room: where, user_id: whose } =
      typeof data === 'object' && data !== null ? { room: '', user_id: '', ...data } : {}
    if (where === room && whose === user_id) onNews()
  })
  return { tell: () => channel.postMessage({ room, user_id }), close: () => channel.close() }
}
