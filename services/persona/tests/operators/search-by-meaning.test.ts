import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let client: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  client = (await harness.startReplica()).client()
})
afterAll(() => harness?.end())

describe('GetSearchByMeaning', () => {
  it('tells super senators alone that no embedding server is set', async () => {
    const olga = { token: await harness.identity.member('olga', 'super_senator') }
    expect(await client.call(PersonaService.GetSearchByMeaning, {}, olga)).toEqual({ state: 'SEARCH_BY_MEANING_OFF' })
    const bob = { token: await harness.identity.member('bob', 'orator') }
    await expect(client.call(PersonaService.GetSearchByMeaning, {}, bob)).rejects.toMatchObject({ reason: 'OPERATORS_ONLY' })
  })
})
