/*
 * The browser's own calls for passkeys. Where it lacks them (before Chrome 129, Firefox 119, Safari 18.4) nothing of
 * passkeys is shown; a library that fills them in would weigh more than the whole sign-in form.
 */

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Whether passkeys can be offered where the e-mail address is typed. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

export async function createPasskey(options: object): Promise<RegistrationResponseJSON> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
  if (!made) throw new DOMException('No passkey was made', 'NotAllowedError')
  return made.toJSON() as RegistrationResponseJSON
}

/** `autofill`: waits quietly until one is picked from the list below a field. */
export async function askForPasskey(
  options: object,
  { autofill, signal }: { autofill: boolean; signal: AbortSignal },
): Promise<AuthenticationResponseJSON> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  const mediation = autofill ? 'conditional' : 'optional'
  const given = (await navigator.credentials.get({ publicKey, mediation, signal })) as PublicKeyCredential | null
  if (!given) throw new DOMException('No passkey was given', 'NotAllowedError')
  return given.toJSON() as AuthenticationResponseJSON
}

/** What the person did, in place of what failed. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

export function isAlreadyThere(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}
