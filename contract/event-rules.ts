/** §9: the server shows that it is there this often; the browser waits this long before it connects again. */
export const HEARTBEAT_SECONDS = 25
export const RECONNECT_SECONDS = [1, 2, 5, 10] as const

/** The server's sign of life: an event with this name and nothing to say. */
export const HEARTBEAT_EVENT = 'heartbeat'
