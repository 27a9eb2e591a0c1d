import { randomUUID } from 'node:crypto'
import { createLog } from '@rostra/kit/log'
import { createTestIdentity, type TestIdentity } from '@rostra/kit/testing/test-identity'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { createApp, type Overrides } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { type Peer, startPeer } from './peer.ts'

/** An answer whose JSON a test may look into. */
export interface Answer extends Response {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever it expects
  json: () => Promise<any>
}

export interface TestGateway {
  url: string
  opsUrl: string
  identity: Peer
  persona: Peer
  chat: Peer
  billing: Peer
  tokens: TestIdentity
  fetch: (path: string, init?: RequestInit) => Promise<Answer>
  /** A POST with a JSON body. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** A Cookie header of somebody who is signed in, a session for each browser, and of a guest. */
  asMember: (id?: string, role?: string, browser?: string) => Promise<{ cookie: string }>
  asGuest: (id?: string) => Promise<{ cookie: string }>
  /** Another gateway before the same services and Redis; it stops with this one. */
  replica: () => Promise<{ url: string; fetch: TestGateway['fetch'] }>
  stop: () => Promise<void>
}

/** The real gateway on a free port, before services that do what the test says. Limits are its own: every gateway has its own keys. */
export async function startGateway(settings: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestGateway> {
  const tokens = await createTestIdentity('gateway')
  const { verify } = tokens.access
  const [identity, persona, chat, billing] = await Promise.all(
    [IdentityService, PersonaService, ChatService, BillingService].map((service) => startPeer(service, verify)),
  )
  if (!identity || !persona || !chat || !billing) throw new Error('a peer is missing')
  const secrets = new Map<string, string>()
  identity.on('Authenticate', ({ request }) => ({ accessToken: secrets.get(request.sessionSecret) ?? '' }))
  identity.on('IssueGuestToken', async ({ request }) => ({
    token: request.token || (await tokens.sign({ kind: 'guest', sub: randomUUID() }, 30 * 86_400)),
    expiresAt: '2099-01-01T00:00:00.000Z',
  }))
  billing.on('GetBalance', () => ({ free: 480, purchased: 20, held: 0 }))
  const config = readConfig({
    PORT: '0',
    OPS_PORT: '0',
    PUBLIC_URL: 'https://rostra.example',
    REDIS_URL: process.env.TEST_REDIS_URL,
    DATABASE_SUFFIX: `_${randomUUID().slice(0, 8)}`,
    IDENTITY_ADDRESS: identity.address,
    PERSONA_ADDRESS: persona.address,
    CHAT_ADDRESS: chat.address,
    BILLING_ADDRESS: billing.address,
    SERVICE_SECRET: 'a secret of the tests, long enough to pass',
    STOP_GRACE_MS: '0',
    ...settings,
  })
  const create = () => createApp(config, { identity: tokens.access, log: createLog('gateway', { level: 'silent' }), ...overrides })
  const app = create()
  const replicas: ReturnType<typeof create>[] = []
  const stop = async () => {
    await Promise.all([app, ...replicas].map((gateway) => gateway.stop()))
    await Promise.all([identity.stop(), persona.stop(), chat.stop(), billing.stop()])
  }
  await app.start().catch(async (error) => {
    await stop()
    throw error
  })
  const url = `http://127.0.0.1:${app.port}`
  const requestOf =
    (url: string) =>
    (path: string, init?: RequestInit): Promise<Answer> =>
      fetch(`${url}${path}`, { redirect: 'manual', ...init })
  const request = requestOf(url)
  return {
    url,
    opsUrl: `http://127.0.0.1:${app.opsPort}`,
    identity,
    persona,
    chat,
    billing,
    tokens,
    fetch: request,
    post: (path, body, headers = {}) =>
      request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }),
    asMember: async (id = 'ada', role = 'citizen', browser = '') => {
      const session = browser ? `${id}-${browser}` : id
      const secret = `secret-of-${session}`
      secrets.set(secret, await tokens.sign({ kind: 'member', sub: id, name: id, role, sid: `session-${session}` }))
      return { cookie: `rostra_session=${secret}` }
    },
    asGuest: async (id = 'guest-1') => ({ cookie: `rostra_guest=${await tokens.guest(id)}` }),
    replica: async () => {
      const other = create()
      await other.start()
      replicas.push(other)
      const url = `http://127.0.0.1:${other.port}`
      return { url, fetch: requestOf(url) }
    },
    stop,
  }
}
