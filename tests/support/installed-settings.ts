/**
 * Overrides the variables that the test runner sets and a child process would inherit: the server runs as after a new
 * installation, without a log.
 */
export const INSTALLED = { BASE_URL: '', NODE_ENV: '', TEST: '', VITEST: '', LOG_LEVEL: 'silent' }
