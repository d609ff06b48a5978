/**
 * Over those a test runner puts into the environment, which would reach the server: it runs as for somebody who has
 * just installed it, and says nothing.
 */
export const INSTALLED = { BASE_URL: '', NODE_ENV: '', TEST: '', VITEST: '', LOG_LEVEL: 'silent' }
