import type { Client } from 'pg'

/** Inserts directly into the tables, without triggers: a million single inserts would take longer than the whole bench. */
const STATEMENTS = [
  'set session_replication_role = replica',
  `create temp table people as
     select gen_random_uuid() as id, n,
       (array['Noa', 'Ravi', 'Inês', 'Tomas', 'Marisol', 'Ada', 'João', 'Kaito', 'Lena', 'Omar'])[1 + n % 10] || ' '
         || (array['Vantaro', 'Brasca', 'Talmar', 'Quillon', 'Ventar'])[1 + (n / 10) % 5] || ' ' || 'Clan' || n % 1000 * 7919 % 1000 as name,
       'member' || n || '@gym' || n % 100 || '.example' as email, n % 50 <> 0 as email_verified,
       case when n % 40 = 0 then now() end as banned_at,
       case when n % 100 = 1 then 'coach' else 'member' end as role,
       case when n % 10 = 2 then now() + ((n % 7) - 2) * interval '1 day' end as elite_until,
       now() - n * interval '1 minute' as created_at
     from generate_series(1, $1::int) n`,
  `insert into users (id, name, email, email_verified, banned_at, created_at)
     select id, name, email, email_verified, banned_at, created_at from people`,
  `insert into profiles (user_id, full_name, role, elite_until, created_at)
     select id, name, role, elite_until, created_at from people`,
  `insert into member_directory (user_id, full_name, email, role, elite_until, status, created_at, last_active_at)
     select id, name, email, role, elite_until, user_status(banned_at, email_verified), created_at,
       created_at + (n * 31 % 5000) * interval '1 minute' from people`,
  `insert into transactions (user_id, amount_minor, status, created_at)
     select id, 1000 + n % 9000, (array['completed', 'completed', 'completed', 'pending', 'failed', 'failed'])[1 + n % 6],
       created_at from people`,
  'drop table people',
  'set session_replication_role = default',
]

/** Indexes are created after the rows: that is quicker than updating them for each row. */
export async function fillWithProfiles(client: Client, count: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('profiles'::regclass, 'member_directory'::regclass, 'transactions'::regclass) and not indisprimary`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const statement of STATEMENTS) await client.query(statement, statement.includes('$1') ? [count] : [])
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze')
}
