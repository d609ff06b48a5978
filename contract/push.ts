import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema, isStorable } from './fields.ts'

const DeviceSchema = z.object({
  id: IdSchema,
  /** What the browser says it is, as in the list of devices that are signed in. */
  user_agent: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  /** When a push service last took a push for it. */
  last_success_at: z.nullable(z.iso.datetime()),
  /** The one that asks. */
  current: z.boolean(),
})
export type PushDevice = z.infer<typeof DeviceSchema>

const PushSettingsSchema = z.object({
  /** The browser passes it to its push service: only we can then send to the device. */
  public_key: z.string(),
  devices: z.array(DeviceSchema),
})
export type PushSettings = z.infer<typeof PushSettingsSchema>

export const readPushSettings = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'member',
  summary: 'The key for subscribing, and the devices of this member that get pushes',
  input: z.object({}),
  output: PushSettingsSchema,
  errors: [],
})

/** Where a browser's push service takes pushes: an https address on the public internet, on its own port. */
const EndpointSchema = z.string().check(z.maxLength(1000), z.refine(isPushEndpoint, { error: 'https-url' }))

function isPushEndpoint(value: string): boolean {
  if (!isStorable(value) || /[\s\p{C}]/u.test(value) || !URL.canParse(value)) return false
  const { protocol, port, username, password } = new URL(value)
  return protocol === 'https:' && port === '' && username === '' && password === ''
}

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/push/devices',
  access: 'member',
  summary: 'Pushes come to this browser as long as it is signed in; the same one again is stored once',
  input: z.object({
    endpoint: EndpointSchema,
    keys: z.object({
      // A point of P-256 and 16 random bytes, in base64url.
      p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
      auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
    }),
  }),
  output: PushSettingsSchema,
  errors: [],
  status: 201,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/push/devices/:id',
  access: 'member',
  summary: 'No more pushes to this device',
  input: z.object({ id: IdSchema }),
  output: PushSettingsSchema,
  errors: ['not-found'],
})

export const testPush = endpoint({
  method: 'POST',
  path: '/api/push/test',
  access: 'member',
  summary: 'Send a push to the browser that asks, to see that it arrives',
  input: z.object({}),
  output: z.object({}),
  errors: ['not-found'],
})
