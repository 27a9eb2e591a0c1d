import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { FakeProvider, type Received } from '@rostra/llm/testing/fake-provider'
import { PersonaService } from '@rostra/proto/persona'
import { createScenario, file, type Scenario } from './scenario.ts'

let scenario: Scenario
let withServer: RpcClient
let withoutServer: RpcClient
/** The embedding server answers no request before `answer` is called. */
const { promise: answered, resolve: answer } = Promise.withResolvers<void>()

const embed = (response: ServerResponse, { body }: Received) => {
  const data = (body.input as string[]).map((_text, index) => ({ index, embedding: [1, 0] }))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
}
const embeddingServer = new FakeProvider((response, received) => answered.then(() => embed(response, received)))

beforeAll(async () => {
  scenario = await createScenario()
  withoutServer = (await scenario.startReplica()).client()
  const settings = { EMBEDDINGS_MODEL: 'test-model', EMBEDDINGS_BASE_URL: await embeddingServer.start() }
  withServer = (await scenario.startReplica({}, settings)).client()
})
afterAll(async () => {
  answer()
  await scenario?.harness.end()
  await embeddingServer.stop()
})

describe('the vectors of a source', () => {
  it('are counted once it is ready, and are not spoken of without an embedding server', async () => {
    const personaId = await scenario.harness.addPersona({ ownerId: 'ada' })
    const added = await scenario.add(withServer, personaId, file('one\ntwo'))
    expect(added.vectors).toBeNull()
    const failed = await scenario.add(withServer, personaId, file('broken'))
    await scenario.read(withServer, personaId)
    const vectorsOf = async (client: RpcClient) =>
      Object.fromEntries((await scenario.list(client, personaId)).map(({ id, vectors }) => [id, vectors]))
    expect(await vectorsOf(withServer)).toEqual({ [added.id]: { passages: 0, secondsLeft: 0 }, [failed.id]: null })
    expect(await vectorsOf(withoutServer)).toEqual({ [added.id]: null, [failed.id]: null })

    answer()
    const finished = { passages: 2, secondsLeft: 0 }
    await eventually(async () => expect(await vectorsOf(withServer)).toEqual({ [added.id]: finished, [failed.id]: null }))
    const keep = { personaId, sourceId: added.id, keep: true }
    const kept = await withServer.call(PersonaService.KeepOriginal, keep, await scenario.as('ada'))
    expect(kept).toMatchObject({ keepsOriginal: true, vectors: finished })
  })
})
