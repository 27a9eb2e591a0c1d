import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base } from './test-fixtures.ts'

/** A test against a product of its own, whose model is the fake provider. A worker starts one for all of these tests. */
export const providerTest = base.extend<object, { providerProduct: string }>({
  providerProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a fixture from this pattern
    async ({}, use) => {
      const script = spawn(process.execPath, ['scripts/test-stages/provider-product.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
      const [line] = await once(script.stdout, 'data')
      await use(String(line).trim())
      script.stdin.end()
      await once(script, 'exit')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ providerProduct }, use) => use(providerProduct),
})
