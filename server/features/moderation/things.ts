import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { ReportedThing } from '#contract/moderation-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { changeNoteRemoval, findReadableNote, findShownNotes } from '#server/features/athletes/public.ts'
import { changeQuestionRemoval, findReadableQuestion, findShownQuestions } from '#server/features/live/public.ts'
import { changeRemoval, findReadableMessage, findShownMessages, threads } from '#server/features/messages/public.ts'
import { notBlocked, people } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import {
  changePostState,
  findReadable,
  isKnownTo,
  posts,
  retractPostNotifications,
  spaces,
} from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Reportable } from './open-case.ts'

export type ThingServices = Pick<Services, 'clock' | 'events' | 'notifier'>

/** How each kind of thing is found by someone who reports it, hidden and shown again. */
interface Thing {
  /** Refuses what the member cannot see. */
  find(tx: Transaction, member: Member, id: string, now: Date): Promise<Reportable>
  hide(services: ThingServices, tx: Transaction, ids: readonly string[]): Promise<void>
  /** Only what is still hidden: its author may have deleted it. */
  show(services: ThingServices, tx: Transaction, ids: readonly string[]): Promise<void>
}

const post: Thing = {
  async find(tx, member, id, now) {
    await findReadable(tx, member, id, now)
    const [found] = await tx
      .select({ post: posts, space: { id: spaces.id, coach_id: spaces.coach_id, slug: spaces.slug } })
      .from(posts)
      .innerJoin(spaces, eq(spaces.id, posts.space_id))
      .where(and(eq(posts.id, id), eq(posts.state, 'shown')))
    if (!found) throw new Refusal('not-found')
    const { author_id: person_id, body: words, parent_id } = found.post
    const path = `/spaces/${found.space.slug}/${parent_id ?? id}`
    return { thing: 'post', id, person_id, space: found.space, words, path }
  },
  async hide(services, tx, ids) {
    for (const id of ids) await changePostState(services, tx, id, 'removed')
    await retractPostNotifications(services, tx, ids)
  },
  async show(services, tx, ids) {
    for (const id of ids) {
      const [found] = await tx.select({ state: posts.state }).from(posts).where(eq(posts.id, id))
      if (found?.state === 'removed' || found?.state === 'waiting') await changePostState(services, tx, id, 'shown')
    }
  },
}

/** A condition on `people`: they have a thread, and neither blocked the other. */
function writesWith(user_id: string) {
  return sql`(exists (select from ${threads} thread
    where (thread.first_id = ${user_id} and thread.second_id = ${people.user_id})
      or (thread.second_id = ${user_id} and thread.first_id = ${people.user_id}))
    and ${notBlocked(user_id, people.user_id)})`
}

/** Someone's name, picture or introduction, or how they behave. There is nothing to hide. */
const person: Thing = {
  async find(tx, { user_id }, id) {
    const [found] = await tx
      .select({ about: people.about, handle: people.handle })
      .from(people)
      .innerJoin(profiles, eq(profiles.user_id, people.user_id))
      .where(and(eq(people.user_id, id), or(isKnownTo(user_id), writesWith(user_id))))
    if (!found) throw new Refusal('not-found')
    return {
      thing: 'person',
      id,
      person_id: id,
      space: null,
      words: found.about ?? '',
      path: `/people/${found.handle}`,
    }
  },
  hide: async () => {},
  show: async () => {},
}

/** Only its two people see it, so moderators get the words and no page. */
const message: Thing = {
  async find(tx, member, id) {
    const { author_id: person_id, text: words } = await findReadableMessage(tx, member, id)
    return { thing: 'message', id, person_id, space: null, words, path: null }
  },
  hide: (services, tx, ids) => changeRemoval(services, tx, { ids, removed: true }),
  show: (services, tx, ids) => changeRemoval(services, tx, { ids, removed: false }),
}

/** Of a live event. */
const question: Thing = {
  async find(tx, member, id, now) {
    const { author_id: person_id, body: words, occurrence_id, space } = await findReadableQuestion(tx, member, id, now)
    return { thing: 'question', id, person_id, space, words, path: `/live/${occurrence_id}` }
  },
  hide: (services, tx, ids) => changeQuestionRemoval(services, tx, { ids, removed: true }),
  show: (services, tx, ids) => changeQuestionRemoval(services, tx, { ids, removed: false }),
}

/** Of a coach on a step of an athlete. Only these two see it, so moderators get the words and no page. */
const step_note: Thing = {
  async find(tx, member, id) {
    const { coach_id: person_id, text: words } = await findReadableNote(tx, member, id)
    return { thing: 'step_note', id, person_id, space: null, words, path: null }
  },
  hide: (services, tx, ids) => changeNoteRemoval(services, tx, { ids, removed: true }),
  show: (services, tx, ids) => changeNoteRemoval(services, tx, { ids, removed: false }),
}

const THINGS: Record<ReportedThing, Thing> = { post, person, message, question, step_note }

export function thingOf(kind: ReportedThing): Thing {
  return THINGS[kind]
}

/** Everything that someone wrote and that others can see. */
export async function findAllOf(
  tx: Transaction,
  person_id: string,
): Promise<{ thing: ReportedThing; ids: string[] }[]> {
  const written = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.author_id, person_id), inArray(posts.state, ['shown', 'waiting'])))
    .orderBy(posts.id)
  return [
    { thing: 'post', ids: written.map(({ id }) => id) },
    { thing: 'message', ids: await findShownMessages(tx, person_id) },
    { thing: 'question', ids: await findShownQuestions(tx, person_id) },
    { thing: 'step_note', ids: await findShownNotes(tx, person_id) },
  ]
}
