import type { Room } from '#contract/rooms.ts'
import type { Memory, Reading } from '#server/strategist/strategist.ts'

/** What the coaches know of a member, and how they come to know it. */
export interface CoachMemory {
  readMemory(user_id: string, place: { room: Room; conversation_id: string }): Promise<Memory>
  /** What was read in a message; never called for one that the safety gate answered. Again when it is answered again. */
  remember(
    user_id: string,
    read: { conversation_id: string; message_id: string; room: Room; reading: Reading },
  ): Promise<void>
}
