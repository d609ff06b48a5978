import { readParts } from '#content/read-parts.ts'
import type { FollowUp } from './follow-up.ts'

/** What people say next in a talk. Each list is written apart: it has what is said in its language, not translations. */
export const followUps = readParts<FollowUp>(import.meta)
