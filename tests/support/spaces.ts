import { randomUUID } from 'node:crypto'
import type { MembershipType } from '#contract/access.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { joinSpace, type Post, writePost } from '#contract/spaces.ts'
import { ensurePerson } from '#server/features/people/public.ts'
import type { TestApp } from './app.ts'
import { memberOf, type Person } from './people.ts'

export interface Insider extends Person {
  handle: string
}

/** A member of the Network who joined these spaces. */
export async function insider(
  app: TestApp,
  slugs: readonly string[] = ['kings'],
  options: { membership_type?: MembershipType; language?: Language } = {},
): Promise<Insider> {
  const person = await memberOf(app, { membership_type: 'elite_member', ...options })
  for (const slug of slugs) await person.browser.call(joinSpace, { slug })
  const { handle } = await app.services.db.transaction((tx) => ensurePerson(tx, person.user_id))
  return { ...person, handle }
}

type Written = Partial<Input<typeof writePost>>

/** What a post needs at least. */
export function draft(body = 'Three rounds on the bag', more: Written = {}): Input<typeof writePost> {
  return { slug: 'kings', key: randomUUID(), body, pictures: [], ...more }
}

export function post({ browser }: Pick<Person, 'browser'>, body?: string, more?: Written): Promise<Post> {
  return browser.call(writePost, draft(body, more))
}

export async function block(app: TestApp, one: Pick<Person, 'user_id'>, other: Pick<Person, 'user_id'>, how = 'block') {
  await app.pool.query('insert into distances (user_id, other_id, distance) values ($1, $2, $3)', [
    one.user_id,
    other.user_id,
    how,
  ])
}

/** By a moderator, for a day. */
export async function suspend(app: TestApp, { user_id }: Pick<Person, 'user_id'>) {
  await app.pool.query(
    `with opened as (
       insert into moderation_cases (thing, thing_id, person_id, cause) values ('person', $1, $1, 'reported') returning id
     )
     insert into moderation_decisions (case_id, person_id, act, until)
     select id, $1, 'suspend', now() + interval '1 day' from opened`,
    [user_id],
  )
}
