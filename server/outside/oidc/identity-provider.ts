/** A person that the provider has identified. Accounts are identified by issuer and subject, never by the address. */
export interface ProvidedIdentity {
  /** As the settings name it; the token's own is the same. */
  issuer: string
  subject: string
  /** In lower case; undefined where the provider tells none, or none that is an address. */
  email: string | undefined
  email_verified: boolean
  full_name: string | undefined
  /** When the person signed in at the provider, which may be long ago; null where it does not say. */
  authenticated_at: Date | null
}

/** What a sign-in begins with and its end is checked against. All of it belongs to one sign-in only. */
export interface ProviderRequest {
  state: string
  nonce: string
  /** The PKCE verifier: the browser only gets its digest. */
  verifier: string
  redirect_uri: string
}

/** What the provider put into the address when it sent the browser back. */
export interface ProviderAnswer {
  code: string
  state: string
  iss?: string | undefined
}

/** An OpenID Connect provider of the operator's choice. */
export interface IdentityProvider {
  name: string
  issuer: string
  /** Where the browser goes to sign in. `again`: even if the person is still signed in there. */
  addressFor(request: ProviderRequest, options: { language: string; again: boolean }): Promise<string>
  /** Exchanges the code and checks all that the provider says. Throws a ProviderFailure. */
  readIdentity(answer: ProviderAnswer, request: ProviderRequest): Promise<ProvidedIdentity>
}

export type OidcClient = Pick<IdentityProvider, 'addressFor' | 'readIdentity'>

/** `away`: it does not answer, or with rubbish. `refused`: what it says is not acceptable. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly kind: 'away' | 'refused'

  constructor(kind: 'away' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
