/** Every way we know of to change the audit log, or to empty it, with statements alone. Each must be refused. */
export const AUDIT_LOG_CHANGES = [
  `update audit_log set admin_name = 'Nobody'`,
  'delete from audit_log',
  'truncate audit_log',
  'truncate audit_log cascade',
  `insert into audit_log select * from audit_log on conflict (id) do update set action = 'ban'`,
  // What spares a superuser the triggers of other tables.
  `set local session_replication_role = replica; update audit_log set admin_name = 'Nobody'`,
  'set local session_replication_role = replica; delete from audit_log',
  'set local session_replication_role = replica; truncate audit_log',
]
