/** Server-sent events, as every stream of ours is sent. */
export const STREAM_TYPE = 'text/event-stream'

export const STREAM_HEADERS = {
  'content-type': `${STREAM_TYPE}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  // Proxies collect an answer before they pass it on, unless told not to.
  'x-accel-buffering': 'no',
  // Nothing follows a stream on its connection: kept open, it would only hold up a server that stops.
  connection: 'close',
}
