import type { CoachId } from '#contract/personas.ts'
import { type Room, WAR_ROOM } from '#contract/rooms.ts'

/** How quickly each of them speaks when an answer is read aloud; 1 is the pace of the browser's voice. */
const PACES: Record<CoachId | typeof WAR_ROOM, number> = {
  [WAR_ROOM]: 1,
  'ai-bastion': 0.95,
  'ai-ember': 1,
  'ai-volt': 1.15,
  'ai-quill': 1,
  'ai-harbor': 0.9,
  'ai-tide': 0.85,
  'ai-thorn': 1.1,
  'ai-cipher': 0.95,
}

export function speakingPace(room: Room): number {
  return PACES[room]
}
