import * as oidc from 'openid-client'
import type { Logger } from 'pino'
import { EmailSchema, isStorable } from '#contract/fields.ts'
import { cleanLine } from '#contract/text-rules.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import {
  type OidcClient,
  type ProvidedIdentity,
  type ProviderAnswer,
  ProviderFailure,
  type ProviderRequest,
} from './identity-provider.ts'
import { createProviderFetch } from './provider-fetch.ts'

interface ClientSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

interface Surroundings {
  clock: Clock
  log: Logger
  /** How long one exchange may take. */
  timeoutMs?: number
}

const TIMEOUT_MS = 5_000
const DISCOVERY_TRIES = 2
/** How long what the provider says about itself is believed before it is asked again. */
const METADATA_MS = 60 * 60 * 1_000
/** How far the clocks of provider and server may be apart. */
const CLOCK_TOLERANCE_SECONDS = 30
/** The token is made when the code is exchanged: an older one comes from somewhere else. */
const TOKEN_AGE_SECONDS = 10 * 60
/** Keys of which only the provider has the secret half. Neither `none` nor the client secret signs an ID token. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
/** OpenID Connect allows no longer subject. */
const LONGEST_SUBJECT = 255

type Metadata = oidc.ServerMetadata

/** The authorization code flow with PKCE. */
export function createOidcClient(
  { issuer, clientId, clientSecret }: ClientSettings,
  { clock, log, timeoutMs = TIMEOUT_MS }: Surroundings,
): OidcClient {
  const fetchBounded = createProviderFetch(timeoutMs)
  // The settings allow http on this very machine only.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  let known: { metadata: Metadata; until: number } | undefined
  let asking: Promise<Metadata> | undefined

  /** What the provider says about itself: fetched once for all waiting requests, cached for an hour, and fetched again after a failure. */
  async function readMetadata(): Promise<Metadata> {
    if (known && known.until > clock.now().getTime()) return known.metadata
    asking ??= discover().finally(() => {
      asking = undefined
    })
    try {
      const metadata = await asking
      known = { metadata, until: clock.now().getTime() + METADATA_MS }
      return metadata
    } catch (error) {
      log.warn({ part: 'oidc', reason: reasonOf(error) }, 'the OpenID Connect provider cannot be asked')
      if (known) return known.metadata
      throw new ProviderFailure('away', 'the provider cannot be asked', error)
    }
  }

  async function discover(): Promise<Metadata> {
    for (let tries = 1; ; tries += 1) {
      try {
        const options = { [oidc.customFetch]: fetchBounded, execute }
        const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), options)
        return { ...found.serverMetadata() }
      } catch (error) {
        if (tries >= DISCOVERY_TRIES) throw error
      }
    }
  }

  /** Made for each exchange, so that the provider's keys are always those of now: it may have changed them. */
  function configure(metadata: Metadata): oidc.Configuration {
    const supported = metadata.id_token_signing_alg_values_supported ?? ['RS256']
    const server = {
      ...metadata,
      id_token_signing_alg_values_supported: supported.filter((algorithm) => ALGORITHMS.includes(algorithm)),
    }
    const client = {
      [oidc.clockSkew]: Math.round((clock.now().getTime() - systemClock.now().getTime()) / 1000),
      [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    }
    const inBody = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    const authenticate = inBody ? oidc.ClientSecretPost : oidc.ClientSecretBasic
    const config = new oidc.Configuration(server, clientId, client, authenticate(clientSecret))
    config[oidc.customFetch] = fetchBounded
    for (const extension of execute) extension(config)
    // Without it the library believes any token that comes from the token endpoint.
    oidc.enableNonRepudiationChecks(config)
    return config
  }

  return {
    async addressFor({ state, nonce, verifier, redirect_uri }, { language, again }) {
      const metadata = await readMetadata()
      const asksAgain = {
        ...([metadata.prompt_values_supported].flat().includes('login') && { prompt: 'login' }),
        // With it the standard makes the provider say when the person signed in; some want to be asked for that.
        max_age: '0',
        claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
      }
      const address = oidc.buildAuthorizationUrl(configure(metadata), {
        redirect_uri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(again && asksAgain),
      })
      return address.href
    },

    async readIdentity(answer, request) {
      const config = configure(await readMetadata())
      try {
        return await exchange(config, answer, request)
      } catch (error) {
        log.warn({ part: 'oidc', reason: reasonOf(error) }, 'a sign-in with the OpenID Connect provider failed')
        throw failureOf(error)
      }
    },
  }

  async function exchange(
    config: oidc.Configuration,
    { code, state, iss }: ProviderAnswer,
    request: ProviderRequest,
  ): Promise<ProvidedIdentity> {
    const address = new URL(request.redirect_uri)
    address.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new ProviderFailure('refused', 'there is no ID token')
    const now = clock.now().getTime() / 1000
    if (claims.iat > now + CLOCK_TOLERANCE_SECONDS || claims.iat < now - TOKEN_AGE_SECONDS)
      throw new ProviderFailure('refused', 'the ID token was not made now')
    if (claims.azp !== undefined && claims.azp !== clientId)
      throw new ProviderFailure('refused', 'the ID token is for another client')
    const { sub: subject, auth_time } = claims
    if (cleanLine(subject) === '' || subject.length > LONGEST_SUBJECT || !isStorable(subject))
      throw new ProviderFailure('refused', 'the subject is not one')
    // By the standard these come with the token or from an address of their own; the signature covers the token.
    const told =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, subject)
        : claims
    const authenticated_at = auth_time === undefined ? null : new Date(auth_time * 1000)
    return { issuer, subject, authenticated_at, ...readProfile({ ...told }) }
  }
}

function readProfile({ email: address, email_verified, name }: Record<string, unknown>) {
  const email = EmailSchema.safeParse(address)
  return {
    email: email.success ? email.data : undefined,
    email_verified: email_verified === true,
    full_name: typeof name === 'string' ? name : undefined,
  }
}

function failureOf(error: unknown): ProviderFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ProviderFailure) return cause
  return new ProviderFailure('refused', 'what the provider says is not acceptable', error)
}

/** The error messages without their data, which may contain a token or an address. */
function reasonOf(error: unknown): string {
  const words: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) words.push(cause.message)
  return words.join(': ').slice(0, 500)
}
