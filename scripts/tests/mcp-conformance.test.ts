import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { registerMember } from '../client/register-member.ts'
import { startTestProductProcess, type TestProductProcess } from '../product/test-product.ts'
import { type KeyProxy, startKeyProxy } from './mcp/add-key.ts'
import { exceptions } from './mcp/exceptions.ts'
import { conformanceSuite, type Revision, runConformance } from './mcp/run-conformance.ts'

const suite = await ifAvailable(conformanceSuite())
const revisions: Revision[] = ['2026-07-28', '2025-11-25']
/**
 * The scenarios of a revision in the pinned release of the suite, and the fewest checks that pass. A run that leaves some out does not
 * count.
 */
const sizes = { '2026-07-28': { scenarios: 50, passed: 102 }, '2025-11-25': { scenarios: 33, passed: 36 } }

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
      if (!suite) throw new Error('skipped without the suite')
      const { failures, scenarios, passed } = await runConformance(suite, `${proxy.url}/mcp`, revision)
      const excepted = exceptions[revision]
      const nameOf = (check: string) => (check in excepted ? check : (check.split(':')[0] ?? ''))
      expect([...failures].filter(([check]) => !(nameOf(check) in excepted))).toEqual([])
      // An exception that no longer fails is removed.
      expect([...new Set([...failures.keys()].map(nameOf))].toSorted()).toEqual(Object.keys(excepted).toSorted())
      expect(scenarios).toHaveLength(sizes[revision].scenarios)
      expect(passed).toBeGreaterThanOrEqual(sizes[revision].passed)
    },
    300_000,
  )
})
