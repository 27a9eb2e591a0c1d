import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startTestProductProcess, type TestProductProcess } from '../product/test-product.ts'
import type { ApiDocument } from './hostile/api-document.ts'
import { type ApiOperation, apiOperations } from './hostile/api-fields.ts'
import { attackOperation, maxBlockMs, storedRefusals } from './hostile/attack-product.ts'
import { createAttackers } from './hostile/attackers.ts'
import { attacksOn, texts } from './hostile/attacks.ts'
import { files } from './hostile/corpus/files.ts'
import { headers } from './hostile/corpus/headers.ts'
import { jsonBodies } from './hostile/corpus/json-bodies.ts'
import { values } from './hostile/corpus/values.ts'
import { eventLoopBlocks } from './hostile/event-loop-blocks.ts'
import { sendRequest } from './hostile/send-request.ts'

const size = (corpus: object) => Object.keys(corpus).length

describe('hostile inputs in every field of every route that the API documents', () => {
  let product: TestProductProcess
  beforeAll(async () => {
    product = await startTestProductProcess()
  }, 120_000)
  afterAll(() => product?.stop(), 60_000)

  it('cause no 5xx, block no event loop for 50 ms, and leave nothing of what was refused', async () => {
    const startedAt = performance.now()
    const { url } = product
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument
    const attackers = createAttackers(url, product.stores.databaseSuffix)
    const target = { url, blocks: eventLoopBlocks(product.opsUrl) }
    const findings: string[] = []
    const refusedMarkers = new Map<string, string>()
    const sums = { requests: 0, accepted: 0, refused: 0 }
    const paths = apiOperations(document).map(({ method, path, isOperators }) => ({ method, path, isOperators }))
    for (const { method, path, isOperators } of paths) {
      const attacker = isOperators ? await attackers.operator() : await attackers.member()
      const operation = apiOperations(document, attacker.sampleOf).find((one) => one.method === method && one.path === path)
      const result = await attackOperation(target, operation as ApiOperation, attacker)
      findings.push(...result.findings)
      for (const [marker, sent] of result.refusedMarkers) refusedMarkers.set(marker, sent)
      sums.requests += result.requests
      sums.accepted += result.accepted
      sums.refused += result.refused
    }
    // What was accepted is read again, by its owner and by others.
    for (const { cookie, sampleOf } of [await attackers.member(), await attackers.operator()])
      for (const operation of apiOperations(document, sampleOf).filter(({ method }) => method === 'get')) {
        const [plain] = attacksOn({ ...operation, fields: [], hasBody: false })
        const { status, text } = await sendRequest(url, { ...plain?.request('', cookie), headers: { Cookie: cookie } } as Parameters<
          typeof sendRequest
        >[1])
        if (status >= 500) findings.push(`reading ${operation.path}: ${status} ${text}`)
      }

    const fields = apiOperations(document).flatMap((operation) => operation.fields).length
    const inputs = [size(texts), size(values), size(jsonBodies), size(files), size(headers)]
    process.stdout.write(
      `${inputs.reduce((sum, n) => sum + n)} hostile inputs (${inputs[0]} texts, ${inputs[1]} values, ${inputs[2]} JSON bodies, ${inputs[3]} files, ` +
        `${inputs[4]} headers) in ${fields} fields of ${paths.length} routes: ${sums.requests} requests in ${Math.round((performance.now() - startedAt) / 1_000)} s, ` +
        `${sums.accepted} accepted, ${sums.refused} refused; ${findings.length} of them with a 5xx or a block of ${maxBlockMs} ms\n`,
    )
    expect(findings).toEqual([])
    // Claims of refused sends are deleted after their response.
    await eventually(async () => expect(storedRefusals(await product.stores.everythingStored(), refusedMarkers)).toEqual([]), 30_000)
    process.stdout.write(`nothing stored of ${refusedMarkers.size} refused requests\n`)
  }, 900_000)
})
