import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { registerMember } from '../client/register-member.ts'
import { startTestProductProcess, type TestProductProcess } from '../product/test-product.ts'
import { type KeyProxy, startKeyProxy } from './mcp/add-key.ts'
import { type Exceptions, fixtureExceptions, productExceptions } from './mcp/exceptions.ts'
import { type FixtureServer, startFixtureServer } from './mcp/fixtures/start-fixture-server.ts'
import { type ConformanceReport, conformanceSuite, type Revision, runConformance } from './mcp/run-conformance.ts'

const suite = await ifAvailable(conformanceSuite())
const revisions: Revision[] = ['2026-07-28', '2025-11-25']
/**
 * The scenarios of a revision in the pinned release of the suite, and the fewest checks that pass. A run that leaves some out does not
 * count.
 */
const sizes = {
  product: { '2026-07-28': { scenarios: 50, passed: 102 }, '2025-11-25': { scenarios: 33, passed: 36 } },
  fixtures: { '2026-07-28': { scenarios: 50, passed: 150 }, '2025-11-25': { scenarios: 33, passed: 54 } },
}
const timeoutMs = 300_000

const run = (url: string, revision: Revision) => {
  if (!suite) throw new Error('skipped without the suite')
  return runConformance(suite, url, revision)
}

/** Expects that exactly the excepted scenarios and checks fail. */
function expectConformance(report: ConformanceReport, exceptions: Exceptions[Revision], size: { scenarios: number; passed: number }) {
  const nameOf = (check: string) => (check in exceptions ? check : (check.split(':')[0] ?? ''))
  const failures = [...report.failures]
  expect(failures.filter(([check]) => !(nameOf(check) in exceptions))).toEqual([])
  // An exception that no longer fails is removed.
  expect([...new Set(failures.map(([check]) => nameOf(check)))].toSorted()).toEqual(Object.keys(exceptions).toSorted())
  expect(report.scenarios).toHaveLength(size.scenarios)
  expect(report.passed).toBeGreaterThanOrEqual(size.passed)
}

;(suite ? describe : describe.skip)('the MCP server of the product, against the official conformance suite', () => {
  let product: TestProductProcess
  let proxy: KeyProxy
  beforeAll(async () => {
    product = await startTestProductProcess()
    const member = await registerMember([product.url])
    const { key } = await member.post('/api/keys', { name: 'suite', scopes: ['chat', 'read', 'experts'] })
    proxy = await startKeyProxy(product.url, key)
  }, 120_000)
  afterAll(async () => {
    await proxy?.stop()
    await product?.stop()
  }, 60_000)

  it.each(revisions)(
    'conforms to revision %s, except for what it does not offer',
    async (revision) => {
      expectConformance(await run(`${proxy.url}/mcp`, revision), productExceptions[revision], sizes.product[revision])
    },
    timeoutMs,
  )
})

;(suite ? describe : describe.skip)('a server with the tools of the suite, on the HTTP layer of the product', () => {
  let server: FixtureServer
  beforeAll(async () => {
    server = await startFixtureServer()
  })
  afterAll(() => server?.stop())

  it.each(revisions)(
    'conforms to revision %s, except for what needs a session or an extension',
    async (revision) => {
      expectConformance(await run(server.url, revision), fixtureExceptions[revision], sizes.fixtures[revision])
    },
    timeoutMs,
  )
})
