/** For `vi.waitFor`: its own second is too short, because on a busy machine a test may not run for seconds. */
export const soon = { timeout: 30_000, interval: 10 }
