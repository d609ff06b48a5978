import { randomUUID } from 'node:crypto'
import { FACT_KEYS } from '#contract/fighter-file-items.ts'
import { ALL_IN_ONE, SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts'
import type { Account } from './accounts.ts'
import type { Installation } from './installation.ts'

const PAYLOADS = [...SCRIPT_PAYLOADS]

/** Puts payloads into every text of a member. */
export async function seedMember({ database }: Installation, { user_id }: Account): Promise<void> {
  const talk = randomUUID()
  const plan = randomUUID()
  const begin = `insert into conversations (id, user_id, room, template, language, topic, summary, open, saved_at)`
  await database.query(`${begin} values ($1, $2, 'war-room', 'fight', 'en', null, $3, true, null)`, [
    talk,
    user_id,
    ALL_IN_ONE,
  ])
  await database.query(
    `insert into chat_messages (conversation_id, user_id, position, role, content, template, model)
     select $1, $2, 2 * n + side, case side when 0 then 'user' else 'assistant' end, payload, 'fight',
       case side when 0 then null else 'builtin:strategist' end
     from unnest($3::text[]) with ordinality said (payload, n), generate_series(0, 1) side`,
    [talk, user_id, PAYLOADS],
  )
  await database.query(
    `insert into conversations (user_id, room, template, language, topic, open, saved_at)
     select $1, 'war-room', 'fight', 'en', payload, false, now() from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(`insert into plans (id, user_id, title, metric, if_then) values ($1, $2, $3, $3, $3)`, [
    plan,
    user_id,
    ALL_IN_ONE,
  ])
  await database.query(
    `insert into plan_steps (plan_id, user_id, position, text)
     select $1, $2, n, payload from unnest($3::text[]) with ordinality step (payload, n)`,
    [plan, user_id, PAYLOADS],
  )
  await database.query(
    `insert into training_entries (user_id, id, day, kind, minutes, effort, word)
     select $1, gen_random_uuid(), current_date, 'class', 60, 5, left(payload, 280) from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(
    `insert into fight_results (user_id, id, day, kind, outcome, opponent, method, learnt)
     select $1, gen_random_uuid(), current_date, 'sparring', 'draw', payload, payload, payload from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(
    `insert into belts (user_id, id, day, art, grade)
     select $1, gen_random_uuid(), current_date, payload, payload from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(
    `insert into fighter_facts (user_id, key, value, source, expires_at)
     select $1, key, $3, 'member', now() + interval '9 days' from unnest($2::text[]) key`,
    [user_id, FACT_KEYS.filter((key) => !/date|hours|confidence/.test(key)), ALL_IN_ONE],
  )
  await database.query(
    `insert into fighter_commitments (user_id, text) select $1, payload from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(
    `insert into saved_quotes (user_id, quote, author, meaning, importance, application)
     select $1, payload, payload, payload, payload, payload from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(
    `insert into notifications (user_id, kind, details)
     select $1, 'coach_news', jsonb_build_object('slug', 'ai-ember', 'full_name', payload, 'title', payload)
     from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
}

/** Puts payloads into the offers of a coach. */
export async function seedDesk({ database }: Installation, { user_id }: Account): Promise<void> {
  await database.query(
    `insert into offers (coach_id, kind, title, description, duration, price_minor, features)
     select $1, 'coaching', payload, payload, left(payload, 60), 100, array[payload] from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(
    `insert into offers (coach_id, kind, title, brand, description, price_minor)
     select $1, 'product', payload, payload, payload, 100 from unnest($2::text[]) payload`,
    [user_id, PAYLOADS],
  )
  await database.query(`update profiles set coach_bio = $2, coach_experience = $2 where user_id = $1`, [
    user_id,
    ALL_IN_ONE,
  ])
}

/** Creates people with payloads as names, who have applied, paid or been decided about, and failed mails with payloads. */
export async function seedOthers({ database }: Installation, admin: Account): Promise<void> {
  const { rows } = await database.query<{ id: string; name: string }>(
    `insert into users (name, email, email_verified, language)
     select payload, gen_random_uuid() || '@people.example', true, 'en' from unnest($1::text[]) payload returning id, name`,
    [PAYLOADS],
  )
  const ids = rows.map(({ id }) => id)
  await database.query(
    `update profiles p set full_name = u.name, coach_status = 'pending' from users u where u.id = p.user_id and u.id = any($1)`,
    [ids],
  )
  await database.query(
    `insert into coach_applications (user_id, full_name, bio, experience, specialties, motivation)
     select id, name, name, name, '{boxing}', name from users where id = any($1)`,
    [ids],
  )
  await database.query(
    `insert into transactions (user_id, amount_minor, status) select id, 100, 'completed' from users where id = any($1)`,
    [ids],
  )
  await database.query(
    `insert into audit_log (admin_user_id, admin_name, action, target_user_id, target_name, before, after)
     select $1, name, 'ban', id, name, jsonb_build_object('reason', name), jsonb_build_object('reason', name)
     from users where id = any($2)`,
    [admin.user_id, ids],
  )
  // Only the newest failed mails are listed.
  await database.query(
    `insert into mails ("to", language, template, subject, text, html, status, last_error)
     values ('robin@people.example', 'en', 'confirm-email', $1, $1, $1, 'failed', $1)`,
    [ALL_IN_ONE],
  )
}

/** Puts payloads into everything that members of the Network write, and returns where they are shown. */
export async function seedNetwork({ database }: Installation, { user_id }: Account, other: Account): Promise<string[]> {
  const ids = [user_id, other.user_id].sort()
  await database.query(
    `insert into people (user_id, handle, about, in_directory) select id, left(id::text, 8), $2, true
     from unnest($1::uuid[]) id on conflict (user_id) do update set about = $2, in_directory = true`,
    [ids, ALL_IN_ONE.slice(0, 500)],
  )
  await database.query(
    `insert into space_members (space_id, user_id) select spaces.id, member from spaces, unnest($1::uuid[]) member
     where slug = 'kings' on conflict do nothing`,
    [ids],
  )
  const inserted = await database.query<{ id: string }>(
    `insert into posts (space_id, author_id, key, body, language, pictures, side, matter, place, pay)
     select spaces.id, $1, gen_random_uuid(), payload, 'en',
       jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'alt', payload)), 'offer', 'other', payload, payload
     from spaces, unnest($2::text[]) payload where slug = 'kings' returning id`,
    [other.user_id, PAYLOADS],
  )
  const post_id = inserted.rows.at(-1)?.id ?? ''
  await database.query(
    `insert into posts (space_id, parent_id, author_id, key, body, language)
     select space_id, id, author_id, gen_random_uuid(), payload, 'en' from posts, unnest($2::text[]) payload where id = $1`,
    [post_id, PAYLOADS],
  )
  const event = await database.query<{ id: string; day: string }>(
    `insert into live_events (space_id, title, about, repeat, first_day, start_time, time_zone, minutes, place, address)
     select id, payload, $1, 'once', current_date + 2, '19:00', 'UTC', 60, 'in_person', payload
     from spaces, unnest($2::text[]) payload where slug = 'kings' returning id, first_day::text as day`,
    [ALL_IN_ONE, PAYLOADS],
  )
  const { id: event_id = '', day = '' } = event.rows[0] ?? {}
  await database.query(
    `insert into live_occurrences (event_id, day, starts_at, minutes, agenda, recap, recap_at)
     values ($1, $2, $2::date + time '19:00', 60, $3, $3, now())`,
    [event_id, day, ALL_IN_ONE],
  )
  await database.query(
    `insert into live_questions (event_id, day, author_id, body) select $1, $2, $3, payload from unnest($4::text[]) payload`,
    [event_id, day, other.user_id, PAYLOADS],
  )
  const thread = randomUUID()
  await database.query(
    `insert into threads (id, first_id, second_id, state, changed_at) values ($1, $2, $3, 'open', now())`,
    [thread, ...ids],
  )
  await database.query(
    `insert into thread_people (thread_id, user_id) select $1, member from unnest($2::uuid[]) member`,
    [thread, ids],
  )
  await database.query(
    `insert into messages (thread_id, author_id, key, text, created_at)
     select $1, $2, gen_random_uuid(), payload, now() - interval '1 second' * n
     from unnest($3::text[]) with ordinality said (payload, n)`,
    [thread, other.user_id, PAYLOADS],
  )
  return ['/spaces/kings', `/spaces/kings/${post_id}`, `/live/${event_id}_${day}`, `/messages/${thread}`, '/people']
}
