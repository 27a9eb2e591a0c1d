import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { fromStatus } from '@rostra/kit/rpc/status'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ExportedActivity__Output } from '@rostra/proto/gen/rostra/persona/v1/ExportedActivity'
import { PersonaService } from '@rostra/proto/persona'
import { exchangeFinished } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient

beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).client()
})
afterAll(() => harness?.end())

async function exported(options: { token: string }): Promise<ExportedActivity__Output[]> {
  const stream = await gateway.open(PersonaService.ExportActivity, {}, options)
  const items: ExportedActivity__Output[] = []
  stream.on('data', (item: ExportedActivity__Output) => items.push(item))
  await once(stream, 'end').catch((error) => Promise.reject(fromStatus(error)))
  return items
}
const now = Date.now()
const at = (daysAgo: number) => new Date(now - daysAgo * 24 * 3_600_000)
const dateOf = (time: Date) => time.toISOString().slice(0, 10)

it('has the personas that a member used with their days, and the days of the member’s own personas', async () => {
  const own = await harness.addPersona({ ownerId: 'ada' })
  const foreign = await harness.addPersona({ ownerId: 'eve' })
  const yesterday = at(1)
  const times = [at(2), yesterday]
  const used = times.map((time, n) =>
    exchangeFinished(foreign, { person: 'member:ada', conversationId: `c-${n}`, finishedAt: time.toISOString() }),
  )
  const others = [exchangeFinished(own, { person: 'member:bob', finishedAt: yesterday.toISOString() })]
  await (await harness.buses.join()).publish([...used, ...others])
  await eventually(async () => {
    const items = await exported({ token: await harness.identity.member('ada') })
    expect(items).toEqual([
      {
        visit: {
          personaId: foreign,
          firstAt: times[0]?.toISOString(),
          lastAt: times[1]?.toISOString(),
          dates: times.map(dateOf),
        },
        day: null,
      },
      {
        visit: null,
        day: { personaId: own, activity: expect.objectContaining({ date: dateOf(yesterday), people: 1, conversations: 1, messages: 1 }) },
      },
    ])
  }, eventTimeoutMs)
})

it('is empty for a member without activity, and refused for guests', async () => {
  expect(await exported({ token: await harness.identity.member('nobody') })).toEqual([])
  await expect(exported({ token: await harness.identity.guest('g') })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
})
