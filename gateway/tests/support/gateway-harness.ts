import { createHash, randomUUID } from 'node:crypto'
import { createLog } from '@rostra/kit/log'
import type { Resource } from '@rostra/platform/caller'
import type { Role } from '@rostra/platform/role'
import type { Scope } from '@rostra/platform/scope'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { addressSetting, type ContractOf, type ServiceName, serviceNames, services } from '@rostra/proto/services'
import { type ScriptedService, startScriptedService } from '../../../services/platform/src/testing/scripted-service.ts'
import { createApp, type Overrides } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'

/** A response whose JSON has no static type. */
export interface JsonResponse extends Response {
  // biome-ignore lint/suspicious/noExplicitAny: tests compare any JSON
  json: () => Promise<any>
}

type Scripted = { [Name in ServiceName]: ScriptedService<ContractOf<Name>> }

export interface TestGateway extends Scripted {
  url: string
  opsUrl: string
  tokens: TestIdentity
  fetch: (path: string, init?: RequestInit) => Promise<JsonResponse>
  /** Sends a POST with a JSON body. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<JsonResponse>
  /** Returns the cookie of a signed-in member; each browser has its own session. */
  asMember: (id?: string, role?: Role, browser?: string) => Promise<{ cookie: string }>
  /** Returns the header of a program with an API key of a member. Each combination of member and scopes has a key of its own. */
  asKey: (scopes: readonly Scope[], id?: string) => Promise<{ authorization: string }>
  /** Returns the header of an app with a token for a resource; its id is `app-<member>`. */
  asApp: (scopes: readonly Scope[], resource: Resource, id?: string) => Promise<{ authorization: string }>
  /** Returns the cookie of a guest. */
  asGuest: (id?: string) => Promise<{ cookie: string }>
  /** Starts another gateway with the same services and Redis. It stops with this one. */
  replica: () => Promise<{ url: string; fetch: TestGateway['fetch'] }>
  stop: () => Promise<void>
}

/**
 * Starts the real gateway on a free port, with scripted services. Each gateway has its own keys in Redis, so rate limits are not shared.
 */
export async function startGateway(settings: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestGateway> {
  const tokens = await createTestIdentity('gateway')
  const { verify } = tokens.access
  const started = await Promise.all(
    serviceNames.map(async (name) => [name, await startScriptedService(services[name].contract, verify)] as const),
  )
  const peers = Object.fromEntries(started) as Scripted
  const { identity, billing } = peers
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
    // Without production's cookies and without the development pages.
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://rostra.example',
    TRUSTED_NETWORK: 'true',
    REDIS_URL: process.env.TEST_REDIS_URL,
    DATABASE_SUFFIX: `_${randomUUID().slice(0, 8)}`,
    ...Object.fromEntries(started.map(([name, { address }]) => [addressSetting(name), address])),
    SERVICE_SECRET: 'a secret of the tests, long enough to pass',
    STOP_GRACE_MS: '0',
    ...settings,
  })
  const create = () => createApp(config, { identity: tokens.access, log: createLog('gateway', { level: 'silent' }), ...overrides })
  const app = create()
  const replicas: ReturnType<typeof create>[] = []
  const stop = async () => {
    await Promise.all([app, ...replicas].map((gateway) => gateway.stop()))
    await Promise.all(started.map(([, peer]) => peer.stop()))
  }
  await app.start().catch(async (error) => {
    await stop()
    throw error
  })
  const url = `http://127.0.0.1:${app.port}`
  const requestOf =
    (url: string) =>
    (path: string, init?: RequestInit): Promise<JsonResponse> =>
      fetch(`${url}${path}`, { redirect: 'manual', ...init })
  const request = requestOf(url)
  return {
    url,
    opsUrl: `http://127.0.0.1:${app.opsPort}`,
    ...peers,
    tokens,
    fetch: request,
    post: (path, body, headers = {}) =>
      request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }),
    asMember: async (id = 'ada', role: Role = 'citizen', browser = '') => {
      const session = browser ? `${id}-${browser}` : id
      const secret = `secret-of-${session}`
      secrets.set(secret, await tokens.sign({ kind: 'member', sub: id, name: id, role, sid: `session-${session}` }))
      return { cookie: `rostra_session=${secret}` }
    },
    asKey: async (scopes, id = 'ada') => {
      const key = `rk_${createHash('sha256').update(`${id} ${scopes}`).digest('base64url')}`
      secrets.set(key, await tokens.program(id, scopes))
      return { authorization: `Bearer ${key}` }
    },
    asApp: async (scopes, resource, id = 'ada') => {
      const token = `rt_${createHash('sha256').update(`${id} ${scopes} ${resource}`).digest('base64url')}`
      const access = { kind: 'app' as const, name: `app of ${id}`, scopes: [...scopes], budget: 100, resource }
      secrets.set(token, await tokens.sign({ kind: 'member', sub: id, name: id, role: 'citizen', sid: `app-${id}`, access }))
      return { authorization: `Bearer ${token}` }
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
