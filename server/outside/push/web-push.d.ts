/** The part of web-push (which has no types of its own) that we use: it encrypts and signs, and we send. */
declare module 'web-push' {
  interface Details {
    headers: Record<string, string | number>
    body: Buffer
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    /** In seconds: how long the push service keeps it for a device that is off. */
    TTL: number
    urgency: 'very-low' | 'low' | 'normal' | 'high'
    /** A later push with the same topic replaces one that waits for the device. */
    topic: string
  }
  const webPush: {
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: Options,
    ): Details
  }
  export default webPush
}
