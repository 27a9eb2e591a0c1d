import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient

beforeEach(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).client()
})
afterEach(() => harness?.end())

const up = 'DIRECTION_UP'
const down = 'DIRECTION_DOWN'
const asMember = async (id: string) => ({ token: await harness.identity.member(id) })

describe('ListOwnVotes', () => {
  it('returns the latest votes of the caller only, newest first', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => harness.addPersona({ ownerId: 'bob' })))
    const [first = '', second = '', third = ''] = ids
    for (const [voterId, personaId, direction] of [
      ['ada', first, up],
      ['ada', second, up],
      ['eve', third, up],
      ['ada', third, down],
      ['ada', first, down],
    ] as const) {
      harness.clock.now = new Date(harness.clock.now.getTime() + 1_000)
      await gateway.call(PersonaService.CastVote, { personaId, direction }, await asMember(voterId))
    }
    const { votes } = await gateway.call(PersonaService.ListOwnVotes, {}, await asMember('ada'))
    expect(votes.map(({ personaId, direction }) => [personaId, direction])).toEqual([
      [first, down],
      [third, down],
      [second, up],
    ])
    expect(votes[0]?.castAt).toBe(harness.clock.now.toISOString())
    expect((await gateway.call(PersonaService.ListOwnVotes, {}, await asMember('new'))).votes).toEqual([])
  })

  it('needs an account', async () => {
    for (const token of [undefined, await harness.identity.guest('ada')]) {
      await expect(gateway.call(PersonaService.ListOwnVotes, {}, { token })).rejects.toMatchObject({
        kind: 'unauthenticated',
        reason: 'AUTH_REQUIRED',
      })
    }
  })
})
