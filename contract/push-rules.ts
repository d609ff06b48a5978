/** What a push carries, encrypted. The service worker shows it and opens `path` when it is pressed. */
export interface PushPayload {
  title: string
  body: string
  /** A path on our own site. */
  path: string
  /** A push with the same tag replaces the one that is still shown. */
  tag: string
}

/** Of one member; the device that was heard of longest ago makes room. */
export const PUSH_DEVICES_MAX = 10
