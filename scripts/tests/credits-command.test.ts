import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { root } from '../bootstrap/settings.ts'
import { registerMember } from '../client/register-member.ts'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

describe('npm run credits', () => {
  let folder: string
  let harness: TestProduct
  let product: Product
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-credits-'))
    harness = await createTestProduct({ DATA_DIR: folder })
    product = await harness.start()
  }, 60_000)
  afterAll(async () => {
    await harness.end()
    await rm(folder, { recursive: true })
  })

  const run = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const runEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: folder, ...env }
      execFile(process.execPath, [join(root, 'scripts/operator/credits.ts'), ...args], { env: runEnv }, (error, stdout) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout.trim() }),
      )
    })

  it('grants purchased credits, which are in the balance at once and in the ledger', async () => {
    const { get } = await registerMember([product.url], { username: 'ada' })
    await get('/api/user/status')
    expect(await run(['Ada', '250', 'For', 'the', 'trouble'])).toEqual({
      code: 0,
      output: 'ada got 250 credits and has 350 now (100 free, 250 purchased).',
    })
    expect(await get('/api/credits/ledger')).toContainEqual(
      expect.objectContaining({ kind: 'grant', amount: 250, pocket: 'purchased', balanceAfter: 350, note: 'For the trouble' }),
    )
  })

  it('names an unknown account and an invalid amount', async () => {
    const amounts = ['0', '-5', '1.5', 'many', '1000001']
    const [nobody, without, ...invalid] = await Promise.all(
      [['nobody', '5'], ['ada'], ...amounts.map((amount) => ['ada', amount])].map((args) => run(args)),
    )
    expect(nobody).toEqual({ code: 1, output: "There is no account named 'nobody'." })
    expect(without).toEqual({ code: 2, output: 'Usage: npm run credits -- <username> <amount> [note]' })
    const noAmount = { code: 2, output: expect.stringContaining('An amount is a whole number, 1 to 1,000,000.') }
    expect(invalid).toEqual(amounts.map(() => noAmount))
  }, 60_000)

  it('says that no product runs, or that it does not answer', async () => {
    expect(await run(['ada', '5'], { DATA_DIR: join(folder, 'none') })).toEqual({
      code: 1,
      output: expect.stringContaining('Start it first'),
    })
    const away = { IDENTITY_ADDRESS: '127.0.0.1:1', BILLING_ADDRESS: '127.0.0.1:1', SERVICE_SECRET: 's'.repeat(32) }
    expect(await run(['ada', '5'], away)).toEqual({ code: 1, output: 'Rostra does not answer. Start it first, or see its log.' })
  })
})
