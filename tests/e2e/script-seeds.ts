import { randomUUID } from 'node:crypto'
import { FACT_KEYS } from '#contract/fighter-file-items.ts'
import { SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts'
import type { Account } from './accounts.ts'
import type { Installation } from './installation.ts'

const PAYLOADS = [...SCRIPT_PAYLOADS]
/** All payloads in one text, for fields that exist once. */
export const ALL_IN_ONE = PAYLOADS.join('\n')

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
