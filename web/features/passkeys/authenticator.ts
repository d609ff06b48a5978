/*
 * The browser's own passkey API. Browsers without it (before Chrome 129, Firefox 119, Safari 18.4) are not offered
 * passkeys: a polyfill would be larger than the whole sign-in form.
 */

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Whether the browser can suggest passkeys in the e-mail field. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

export async function createPasskey(options: object): Promise<RegistrationResponseJSON> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const created = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
  if (!created) throw new DOMException('No passkey was created', 'NotAllowedError')
  return created.toJSON() as RegistrationResponseJSON
}

/** `autofill`: waits until a passkey is chosen from the suggestions of a field, without a dialog. */
export async function askForPasskey(
  options: object,
  { autofill, signal }: { autofill: boolean; signal: AbortSignal },
): Promise<AuthenticationResponseJSON> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  const mediation = autofill ? 'conditional' : 'optional'
  const credential = (await navigator.credentials.get({ publicKey, mediation, signal })) as PublicKeyCredential | null
  if (!credential) throw new DOMException('No passkey was chosen', 'NotAllowedError')
  return credential.toJSON() as AuthenticationResponseJSON
}

/** Whether the person or the page cancelled the request. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** Whether the device already has a passkey for this account. */
export function isAlreadyRegistered(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}
