import type { CoachId } from './personas.ts'

export const WAR_ROOM = 'war-room'

/** Where a conversation takes place: the War Room, or a session with one of the AI coaches. */
export type Room = typeof WAR_ROOM | CoachId
