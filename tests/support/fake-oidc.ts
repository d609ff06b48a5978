import { createHash, createHmac, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Who is signed in at the provider. */
export interface FakePerson {
  sub: string
  email?: string | undefined
  email_verified?: boolean | undefined
  name?: string | undefined
}

type Json = Record<string, unknown>
type Signing = 'RS256' | 'none' | 'HS256 with the public key' | 'a key of somebody else' | 'an unknown key id'

/** What the provider does wrong, until `behave` is called. */
export interface OidcFaults {
  /** How the answers of an address go wrong. */
  at?: Partial<
    Record<'discovery' | 'jwks' | 'token' | 'userinfo', 'down' | 'hang' | 'rubbish' | 'endless' | 'redirect'>
  >
  metadata?: (metadata: Json) => Json
  claims?: (claims: Json) => Json
  signing?: Signing
  /** What is sent back to the browser in the address. */
  answer?: (parameters: Record<string, string>) => Record<string, string>
  /** The ID token says nothing of the person; the address for that does. */
  thinToken?: boolean
}

interface Granted {
  redirect_uri: string
  nonce: string | null
  code_challenge: string | null
  person: FakePerson
}

const CLIENT = { id: 'kiai-client', secret: 'fake-oidc-secret' }
const TOKEN_SECONDS = 300

export type FakeOidc = Awaited<ReturnType<typeof startFakeOidc>>

/**
 * An OpenID Connect provider on loopback: discovery, authorization, token, keys and user info, as the standard has
 * them. It refuses a wrong client, a code used before, another redirect address and a verifier that does not fit.
 */
export async function startFakeOidc() {
  let key = newKey()
  let faults: OidcFaults = {}
  let person: FakePerson = { sub: 'nobody' }
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, FakePerson>()
  /** Names of the addresses that were asked, in their order. */
  const asked: string[] = []

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', issuer)
    const answers = {
      '/.well-known/openid-configuration': () => at('discovery', response, () => send(response, 200, metadata())),
      '/jwks': () => at('jwks', response, () => send(response, 200, { keys: [publicJwk(key)] })),
      '/authorize': () => authorize(url.searchParams, response),
      '/token': async () => {
        const form = new URLSearchParams(await text(request))
        at('token', response, () => exchange(request, form, response))
      },
      '/userinfo': () => at('userinfo', response, () => userInfo(request, response)),
    }
    const answer = Object.hasOwn(answers, url.pathname) && answers[url.pathname as keyof typeof answers]
    if (answer) await answer()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Whoever forgets to close it does not keep the tests from ending.
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function metadata(): Json {
    const announced = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }
    return faults.metadata?.(announced) ?? announced
  }

  function at(name: keyof NonNullable<OidcFaults['at']>, response: ServerResponse, answer: () => unknown): unknown {
    asked.push(name)
    switch (faults.at?.[name]) {
      case undefined:
        return answer()
      case 'hang':
        return
      case 'down':
        return response.writeHead(503).end()
      case 'rubbish':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
      case 'redirect':
        return response.writeHead(302, { location: `${issuer}/elsewhere` }).end()
      case 'endless':
        response.writeHead(200, { 'content-type': 'application/json' })
        return pour(response)
    }
  }

  function authorize(query: URLSearchParams, response: ServerResponse): unknown {
    const redirect_uri = query.get('redirect_uri') ?? ''
    const isOurs = query.get('client_id') === CLIENT.id && query.get('response_type') === 'code'
    if (!isOurs || !URL.canParse(redirect_uri)) return response.writeHead(400).end()
    const code = randomBytes(16).toString('base64url')
    const granted = { redirect_uri, nonce: query.get('nonce'), code_challenge: query.get('code_challenge'), person }
    if (query.get('code_challenge_method') === 'S256' && query.get('scope')?.includes('openid'))
      codes.set(code, granted)
    const parameters = { code, state: query.get('state') ?? '', iss: issuer }
    const back = new URL(redirect_uri)
    back.search = new URLSearchParams(faults.answer?.(parameters) ?? parameters).toString()
    return response.writeHead(302, { location: back.href }).end()
  }

  function exchange(request: IncomingMessage, form: URLSearchParams, response: ServerResponse): unknown {
    const expected = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
    if (decodeBasic(request.headers.authorization) !== decodeBasic(expected))
      return send(response, 401, { error: 'invalid_client' })
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (granted?.redirect_uri !== form.get('redirect_uri') || granted?.code_challenge !== challenge)
      return send(response, 400, { error: 'invalid_grant' })
    const access_token = randomBytes(16).toString('base64url')
    tokens.set(access_token, granted.person)
    return send(response, 200, {
      access_token,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      id_token: idToken(granted),
    })
  }

  function idToken({ nonce, person: { sub, ...told } }: Granted): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      sub,
      aud: CLIENT.id,
      iat: now,
      exp: now + TOKEN_SECONDS,
      auth_time: now,
      nonce,
      ...(faults.thinToken ? {} : told),
    }
    return signToken(faults.claims?.(claims) ?? claims, faults.signing ?? 'RS256', key)
  }

  function userInfo(request: IncomingMessage, response: ServerResponse): void {
    const found = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (found) send(response, 200, { ...found })
    else send(response, 401, { error: 'invalid_token' })
  }

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Fake Provider',
    },
    asked,
    /** From now on this person is signed in at the provider. */
    signIn(next: FakePerson) {
      person = next
    },
    misbehave(next: OidcFaults) {
      faults = next
    },
    behave() {
      faults = {}
    },
    /** The provider signs with a new key from now on, and publishes no other. */
    rotateKey() {
      key = newKey()
    },
    /** What a browser does with the address it was told to open: answers what the provider sends it back with. */
    async visit(address: string, next: FakePerson) {
      person = next
      const { headers } = await fetch(address, { redirect: 'manual' })
      const parameters = new URL(headers.get('location') ?? '').searchParams
      const iss = parameters.get('iss')
      return { code: parameters.get('code') ?? '', state: parameters.get('state') ?? '', ...(iss !== null && { iss }) }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface SigningKey {
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
}

function newKey(): SigningKey {
  return { id: randomBytes(6).toString('hex'), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

const someKey = newKey()

function publicJwk({ id, publicKey }: SigningKey): Json {
  return { ...publicKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' }
}

function signToken(claims: Json, signing: Signing, key: SigningKey): string {
  const alg = signing === 'none' ? 'none' : signing.startsWith('HS256') ? 'HS256' : 'RS256'
  const kid = signing === 'an unknown key id' ? 'unknown' : key.id
  const encode = (part: Json) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg, kid, typ: 'JWT' })}.${encode(claims)}`
  if (alg === 'none') return `${content}.`
  if (alg === 'HS256') {
    const pem = key.publicKey.export({ format: 'pem', type: 'spki' })
    return `${content}.${createHmac('sha256', pem).update(content).digest('base64url')}`
  }
  const { privateKey } = signing === 'a key of somebody else' ? someKey : key
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
}

function decodeBasic(header = ''): string {
  return decodeURIComponent(Buffer.from(header.replace(/^Basic /, ''), 'base64').toString())
}

function send(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** As fast as it is read, for ever. */
function pour(response: ServerResponse): void {
  const more = Buffer.alloc(64 * 1024, ' ')
  const write = () => {
    while (!response.destroyed && response.write(more));
  }
  response.on('drain', write)
  write()
}
