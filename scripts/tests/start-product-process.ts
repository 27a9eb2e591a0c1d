import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'
import { freePort } from '../infra/ports.ts'
import { createTestProduct, type TestProduct } from './test-product.ts'

export interface ProductProcess {
  url: string
  /** The address of `/metrics`. */
  opsUrl: string
  stores: TestProduct
  /** Ends the process and removes its databases. */
  stop: () => Promise<void>
}

/** Starts the whole product in one process of its own, with its own databases on the tests' stores. Its event loop then runs the gateway and every service. */
export async function startProductProcess(): Promise<ProductProcess> {
  const stores = await createTestProduct()
  const opsPort = await freePort()
  const product = fork(join(root, 'scripts/product-process.ts'), {
    env: {
      ...process.env,
      ...{ MONGO_URL: process.env.TEST_MONGO_URL, REDIS_URL: process.env.TEST_REDIS_URL, DATABASE_SUFFIX: stores.databaseSuffix },
      ...{ PORT: '0', OPS_PORT: String(opsPort), WEB_DIST: '', KEY_ENCRYPTION_SECRET: randomUUID() },
      ...{ LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000' },
    },
    silent: true,
  })
  let output = ''
  const ready = new Promise<string | undefined>((resolve) => {
    product.stdout?.on('data', (chunk) => {
      output += chunk
      const [, url] = /^Rostra is ready on (\S+)/m.exec(output) ?? []
      if (url) resolve(url)
    })
    product.stderr?.on('data', (chunk) => {
      output += chunk
    })
    product.once('exit', () => resolve(undefined))
  })
  const url = await ready
  if (!url) {
    await stores.end()
    throw new Error(`The product did not start:\n${output}`)
  }
  return {
    url,
    opsUrl: `http://127.0.0.1:${opsPort}`,
    stores,
    stop: async () => {
      try {
        if (product.exitCode !== null || product.signalCode !== null)
          throw new Error(`The product ended by itself:\n${output.slice(-4_000)}`)
        product.kill('SIGTERM')
        await once(product, 'exit')
      } finally {
        await stores.end()
      }
    },
  }
}
