/** All our streams are server-sent events. */
export const STREAM_TYPE = 'text/event-stream'

export const STREAM_HEADERS = {
  'content-type': `${STREAM_TYPE}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  // Without this, proxies buffer the answer.
  'x-accel-buffering': 'no',
  // The connection is not reused after a stream; kept open, it would only delay a server that stops.
  connection: 'close',
}
