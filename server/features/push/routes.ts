import * as contract from '#contract/push.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { addDevice, readPushSettings, removeDevice } from './devices.ts'
import { testPush } from './test-push.ts'

export function pushRoutes(services: Services): Route[] {
  return [
    route(contract.readPushSettings, ({ member }) => readPushSettings(services, member)),
    route(contract.addPushDevice, ({ input, member }) => addDevice(services, member, input), {
      changes: 'push-devices',
    }),
    route(contract.removePushDevice, ({ input, member }) => removeDevice(services, member, input.id), {
      changes: 'push-devices',
    }),
    route(contract.testPush, async ({ member }) => {
      await testPush(services, member)
      return {}
    }),
  ]
}
