/** Every known SQL statement that changes or empties the audit log. Each must be refused. */
export const AUDIT_LOG_CHANGES = [
  `update audit_log set admin_name = 'Nobody'`,
  'delete from audit_log',
  'truncate audit_log',
  'truncate audit_log cascade',
  `insert into audit_log select * from audit_log on conflict (id) do update set action = 'ban'`,
  // With this setting a superuser bypasses the triggers of other tables.
  `set local session_replication_role = replica; update audit_log set admin_name = 'Nobody'`,
  'set local session_replication_role = replica; delete from audit_log',
  'set local session_replication_role = replica; truncate audit_log',
]
