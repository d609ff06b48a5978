/** How often the browser checks whether to renew the session (§9: 30 s ticks, when 3 ticks or fewer remain). */
export const SESSION_TICK_SECONDS = 30
export const SESSION_RENEW_BELOW_SECONDS = 3 * SESSION_TICK_SECONDS

/** How long a session lasts without being renewed; opening Kiai renews one that is older than a day. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60
export const SESSION_RENEW_AFTER_SECONDS = 24 * 60 * 60
