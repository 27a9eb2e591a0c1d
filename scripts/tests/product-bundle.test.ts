import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { registerMember } from '../client/register-member.ts'
import { runCommand } from '../infra/command.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { bundleFolder } from '../product/bundle/import-product.ts'
import { type ProductProcess, startProductProcess } from '../product/one-process.ts'

describe('a start from the bundle of the code', () => {
  let product: ProductProcess
  beforeAll(async () => {
    const written = await runCommand(process.execPath, ['scripts/product/bundle/write-bundle.ts', bundleFolder()])
    expect(written).toMatchObject({ code: 0 })
    const env = { PORT: '0', EMBEDDINGS: 'off', LOCAL_MODELS: 'off', DEMO_DATA: 'true' }
    product = await startProductProcess({ script: 'start.ts', dataDir: await storeFolder('bundle'), env })
  }, 120_000)
  // The bundle stays: other products may have started from it.
  afterAll(() => product?.stop(), 60_000)

  it('used the bundle: one that cannot be imported is removed', () => {
    expect(existsSync(bundleFolder())).toBe(true)
  })

  it('finds the files beside a module: contracts, the worker that hashes a password, the material of a persona', async () => {
    const member = await registerMember([product.url])
    const conversationId = await member.startConversation()
    const sent = await member.send({ conversationId, content: 'Who are you?', requestId: crypto.randomUUID() })
    expect(sent.kind).toBe('complete')
  })

  it('draws the picture of a page, with its fonts', async () => {
    const page = await (await fetch(`${product.url}/persona/coach-bex`)).text()
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? []
    const { status, headers } = await fetch(new URL(new URL(picture).pathname, product.url))
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})
