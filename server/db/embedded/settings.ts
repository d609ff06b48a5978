/** Passed at every start, so that changes here also apply to an existing cluster. */
export const postgresSettings = {
  // An acknowledged write survives a power cut.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  // Small on the user's machine: little memory, few processes, nothing that needs a large /dev/shm.
  max_connections: '100',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',

  // Failed statements and row details contain personal data, which does not belong in a log.
  log_min_messages: 'error',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',

  timezone: 'UTC',
  log_timezone: 'UTC',
}
