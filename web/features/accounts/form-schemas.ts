import * as z from 'zod/mini'
import {
  changePassword,
  finishTwoFactor,
  requestPasswordReset,
  resetPassword,
  signUp,
  verifySecondFactor,
} from '#contract/accounts.ts'
import { PasswordSchema } from '#contract/fields.ts'

/** The sign-in accepts any text as an address: an invalid one gets the same error as a wrong password. */
const credentials = {
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1)),
}

export const schemas = {
  signUp: z.pick(signUp.input, { full_name: true, email: true, password: true }),
  /** In one form with signing up, so it carries the name along. */
  signIn: z.object({ full_name: z.string(), ...credentials }),
  adminSignIn: z.object(credentials),
  secondFactor: z.pick(verifySecondFactor.input, { code: true }),
  email: z.pick(requestPasswordReset.input, { email: true }),
  password: z.pick(resetPassword.input, { password: true }),
  passwordChange: changePassword.input,
  twoFactorCode: finishTwoFactor.input,
  ownWord: z.object({ password: z.string(), word: z.string() }),
  ownPassword: z.object({ password: PasswordSchema, word: z.string() }),
}
