import * as contract from '#contract/accounts.ts'
import * as providerCalls from '#contract/identity-provider.ts'
import * as passkeyCalls from '#contract/passkeys.ts'
import { readSession, renewSession as renewSessionEndpoint } from '#contract/session.ts'
import { isOutboxOpenHere } from '#server/features/mails/public.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeLanguage } from './change-language.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { createToken } from './create-token.ts'
import { deleteAccount } from './delete-account.ts'
import { listDevices, revokeDevice } from './devices.ts'
import { endSession, forgetCookie } from './end-session.ts'
import { exportAccount } from './export-account.ts'
import { linkPendingIdentity, readWaysIn, unlinkIdentity } from './identities.ts'
import { forgetDeviceCookie } from './known-device.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts'
import { finishProviderSignIn, startLinking, startProviderSignIn } from './provider-sign-in.ts'
import { renewSession } from './renew-session.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts'
import { signUp } from './sign-up.ts'
import { finishTwoFactor, renewBackupCodes, startTwoFactor, stopTwoFactor } from './two-factor.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

export function accountsRoutes(services: Services): Route[] {
  return [
    route(readSession, async ({ member }) => ({ session: member?.session ?? null })),
    route(renewSessionEndpoint, async (call) => ({ session: await renewSession(services, call.member, call) })),
    route(contract.readAccountRules, async ({ fromThisMachine }) => ({
      password_min_length: services.env.PASSWORD_MIN_LENGTH,
      outbox: isOutboxOpenHere(services.env) && fromThisMachine(),
      provider_name: services.identityProvider?.name ?? null,
    })),
    route(contract.signUp, (call) => signUp(services, call.input, call)),
    route(contract.resendConfirmation, async (call) => {
      await resendConfirmation(services, call.input, call)
      return {}
    }),
    route(contract.confirmEmail, (call) => confirmEmail(services, call.input, call)),
    route(contract.signIn, (call) => signIn(services, call.input, call)),
    route(contract.verifySecondFactor, (call) => verifySecondFactor(services, call.input, call)),
    route(contract.createToken, (call) => createToken(services, call.input, call)),
    route(contract.signOut, async ({ member, headers }) => {
      if (member) await endSession(services, member)
      forgetCookie(services, headers)
      return {}
    }),
    route(contract.requestPasswordReset, async (call) => {
      await requestPasswordReset(services, call.input, call)
      return {}
    }),
    route(contract.resetPassword, async (call) => {
      await resetPassword(services, call.input, call)
      return {}
    }),
    route(contract.changePassword, async (call) => {
      await changePassword(services, call.member, call.input, call)
      return {}
    }),
    route(contract.changeLanguage, async ({ input, member }) => {
      await changeLanguage(services, member, input.language)
      return {}
    }),
    route(contract.startTwoFactor, (call) => startTwoFactor(services, call.input.password, call)),
    route(contract.finishTwoFactor, async (call) => {
      await finishTwoFactor(services, call.input.code, call)
      return {}
    }),
    route(contract.stopTwoFactor, async (call) => {
      await stopTwoFactor(services, call.input.password, call)
      return {}
    }),
    route(contract.renewBackupCodes, (call) => renewBackupCodes(services, call.input.password, call)),
    ...passkeyRoutes(services),
    ...providerRoutes(services),
    route(contract.listDevices, async ({ member }) => ({ devices: await listDevices(services, member) })),
    route(contract.revokeDevice, async (call) => {
      await revokeDevice(services, call.member, call.input.id, call)
      return {}
    }),
    route(contract.exportAccount, ({ member }) => exportAccount(services, member)),
    route(contract.deleteAccount, async ({ input, member, request, headers }) => {
      await deleteAccount(services, member, input.password, request)
      forgetCookie(services, headers)
      forgetDeviceCookie(services, headers)
      return {}
    }),
  ]
}

function passkeyRoutes(services: Services): Route[] {
  const changes = { changes: 'passkeys' } as const
  return [
    route(passkeyCalls.listPasskeys, async ({ member }) => ({ passkeys: await listPasskeys(services, member) })),
    route(passkeyCalls.startPasskey, (call) => startPasskey(services, call.input.password, call)),
    route(passkeyCalls.addPasskey, (call) => addPasskey(services, call.input, call), changes),
    route(passkeyCalls.renamePasskey, ({ input, member }) => renamePasskey(services, member, input), changes),
    route(
      passkeyCalls.removePasskey,
      async (call) => {
        await removePasskey(services, call.input, call)
        return {}
      },
      changes,
    ),
    route(passkeyCalls.startPasskeySignIn, (call) => startPasskeySignIn(services, call)),
    route(passkeyCalls.signInWithPasskey, (call) => signInWithPasskey(services, call.input.credential, call)),
  ]
}

function providerRoutes(services: Services): Route[] {
  const changes = { changes: 'ways-in' } as const
  return [
    route(providerCalls.startProviderSignIn, (call) => startProviderSignIn(services, call.input, call)),
    route(providerCalls.finishProviderSignIn, (call) => finishProviderSignIn(services, call.input, call)),
    route(providerCalls.readWaysIn, (call) => readWaysIn(services, call)),
    route(providerCalls.startLinking, (call) => startLinking(services, call.input, call)),
    route(
      providerCalls.linkPendingIdentity,
      async (call) => {
        await linkPendingIdentity(services, call)
        return {}
      },
      changes,
    ),
    route(
      providerCalls.unlinkIdentity,
      async (call) => {
        await unlinkIdentity(services, call.input.password, call)
        return {}
      },
      changes,
    ),
  ]
}
