import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { grants, type NeededScope, scopes } from '@rostra/platform/scope'
import { scopeSets } from '@rostra/platform/testing/scope-sets'
import { z } from 'zod'
import { areas } from '../../src/routes/index.ts'
import { type Route, route } from '../../src/routing/route.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

/** A route for each scope, so that the walk meets all of them whatever the API has. */
const examples = [...scopes, 'any' as const].map((bearer: NeededScope) =>
  route({
    method: 'get',
    path: `/v1/walk/${bearer}`,
    summary: 'An example',
    bearer,
    responses: { 200: z.object({}) },
    handle: async () => ({ status: 200, body: {} }),
  }),
)
const routes: readonly Route[] = [...Object.values(areas).flat(), ...examples]
const ofPrograms = routes.filter(({ bearer }) => bearer)
const others = routes.filter(({ bearer }) => !bearer)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '1000000' }, { routes: examples })
})
afterAll(() => gateway?.stop())

const send = async ({ method, path }: Route, headers: Record<string, string>) => {
  const hasBody = method !== 'get' && method !== 'delete'
  const response = await gateway.fetch(path.replaceAll(/\{\w+\}/g, 'x1'), {
    method: method.toUpperCase(),
    headers: { ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  })
  const text = await response.text()
  return { status: response.status, isBeyondScope: response.status === 403 && /insufficient.?scope/i.test(text) }
}
const keysSeen = () => gateway.identity.calls('Authenticate').filter(({ request }) => request.sessionSecret.startsWith('rk_')).length

describe('a key', () => {
  it.each(scopeSets.map((set) => [set.join(), set] as const))(
    'with %s reaches exactly the routes of programs in its scopes',
    async (_name, set) => {
      const headers = await gateway.asKey(set)
      const surprises: string[] = []
      for (const each of ofPrograms) {
        const { status, isBeyondScope } = await send(each, headers)
        if (status === 401 || isBeyondScope === grants(set, each.bearer as NeededScope))
          surprises.push(`${each.method} ${each.path}: ${status}`)
      }
      expect(surprises).toEqual([])
      expect(ofPrograms.length).toBeGreaterThanOrEqual(examples.length)
    },
  )

  it('is not looked at by any other route', async () => {
    const headers = await gateway.asKey([...scopes], 'nobody-else')
    const before = keysSeen()
    for (const each of others) {
      const { status } = await send(each, headers)
      if (each.membersOnly) expect([`${each.method} ${each.path}`, status]).toEqual([`${each.method} ${each.path}`, 401])
    }
    expect(keysSeen()).toBe(before)
    expect(others.length).toBeGreaterThan(100)
  })

  it('is needed by every route below /v1 and /mcp, and by no other', () => {
    const isOfPrograms = ({ path }: Route) => path.startsWith('/v1/') || path === '/mcp'
    expect(ofPrograms.filter((each) => !isOfPrograms(each))).toEqual([])
    expect(others.filter(isOfPrograms)).toEqual([])
  })

  it('is asked for by every route of programs: without one, the answer is 401', async () => {
    const withCookie = await gateway.asMember()
    for (const each of ofPrograms)
      for (const headers of [{}, withCookie]) expect([each.path, (await send(each, headers)).status]).toEqual([each.path, 401])
  })
})
