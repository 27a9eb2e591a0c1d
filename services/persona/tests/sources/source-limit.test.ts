import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import { PersonaService } from '@rostra/proto/persona'
import { createScenario, file, pair, type Scenario, text } from './scenario.ts'

let scenario: Scenario
/** Clients of two replicas. */
let clients: [RpcClient, RpcClient]

beforeAll(async () => {
  scenario = await createScenario()
  const replicas = await Promise.all([scenario.startReplica(), scenario.startReplica()])
  clients = [replicas[0].client(), replicas[1].client()]
})
afterAll(() => scenario?.harness.end())

const persona = () => scenario.harness.addPersona({ ownerId: 'ada' })
/** Adds sources at once, at both replicas. Returns the reasons of refusals and the ids of sources. */
async function addAtOnce(personaId: string, count: number, sourceOf: (n: number) => ReturnType<typeof text>) {
  const adding = Array.from({ length: count }, (_, n) => {
    const source = { requestId: randomUUID(), ...sourceOf(n) }
    return whileUnavailable(() => scenario.add(clients[n % 2 ? 1 : 0], personaId, source))
  })
  const settled = await Promise.allSettled(adding)
  return {
    ids: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : [])),
    refusals: settled.flatMap((result) => (result.status === 'rejected' ? [result.reason.reason ?? result.reason] : [])),
  }
}
const fill = async (personaId: string, count: number) => {
  const { refusals } = await addAtOnce(personaId, count, (n) => file(`kept ${n}`))
  expect(refusals).toEqual([])
}

describe('the limit of sources', () => {
  it('holds for 30 uploads at once, on two replicas', async () => {
    const id = await persona()
    await fill(id, 15)
    const { ids, refusals } = await addAtOnce(id, 30, (n) => file(`new ${n}`))
    expect([ids.length, refusals]).toEqual([5, Array.from({ length: 25 }, () => 'SOURCE_LIMIT')])
    expect(await scenario.list(clients[0], id)).toHaveLength(20)
    expect(await scenario.rowsOf(id)).toMatchObject({ sources: 20, files: 20 })
  })

  it('counts pairs, and neither failed nor deleted sources', async () => {
    const id = await persona()
    await fill(id, 18)
    await scenario.add(clients[0], id, pair('Why?', 'Because.'))
    await scenario.add(clients[0], id, file('broken'))
    await scenario.read(clients[0], id)
    const { id: last } = await scenario.add(clients[0], id, file('the last one'))
    await expect(scenario.add(clients[1], id, file('one too many'))).rejects.toMatchObject({ kind: 'denied', reason: 'SOURCE_LIMIT' })
    await clients[1].call(PersonaService.DeleteSource, { personaId: id, sourceId: last }, await scenario.as('ada'))
    await scenario.add(clients[0], id, file('in its place'))
    const { sources, limit } = await clients[0].call(PersonaService.ListSources, { personaId: id }, await scenario.as('ada'))
    expect([sources.length, limit]).toEqual([21, 20])
  })

  it('is 100 for an orator', async () => {
    const id = await persona()
    await fill(id, 20)
    await scenario.add(clients[0], id, file('the 21st'), 'ada', 'orator')
    const { limit } = await clients[0].call(PersonaService.ListSources, { personaId: id }, await scenario.as('ada', 'orator'))
    expect(limit).toBe(100)
  })
})

describe('the same content', () => {
  it('is added once, also at once and under other names', async () => {
    const id = await persona()
    const { ids, refusals } = await addAtOnce(id, 10, (n) => file('the same', `name-${n}.txt`))
    expect([ids.length, new Set(refusals)]).toEqual([1, new Set(['SOURCE_EXISTS'])])
    await expect(scenario.add(clients[0], id, text('the same'))).rejects.toMatchObject({ kind: 'exists', reason: 'SOURCE_EXISTS' })
    await scenario.add(clients[0], id, pair('Why?', 'Because.'))
    await expect(scenario.add(clients[0], id, pair('Why?', 'Because.'))).rejects.toMatchObject({ reason: 'SOURCE_EXISTS' })
    await scenario.add(clients[0], id, pair('Why?', 'For no reason.'))
  })

  it('may be added to another persona, and again after its deletion', async () => {
    const one = await persona()
    const other = await persona()
    const { id: sourceId } = await scenario.add(clients[0], one, file('shared'))
    await scenario.add(clients[0], other, file('shared'))
    await clients[0].call(PersonaService.DeleteSource, { personaId: one, sourceId }, await scenario.as('ada'))
    await scenario.add(clients[1], one, file('shared'))
  })
})

describe('a repeated request id', () => {
  it('returns the source of the first call, also at once and on another replica', async () => {
    const id = await persona()
    const requestId = randomUUID()
    const { ids, refusals } = await addAtOnce(id, 6, () => ({ ...file('once'), requestId }))
    expect([ids.length, new Set(ids).size, refusals]).toEqual([6, 1, []])
    const [source] = await scenario.read(clients[0], id)
    expect(await scenario.add(clients[1], id, { ...file('once'), requestId })).toEqual(source)
    expect(await scenario.rowsOf(id)).toMatchObject({ sources: 1, files: 1 })
  })

  it('returns the first source also when it failed', async () => {
    const id = await persona()
    const request = { ...file('broken'), requestId: 'r-1' }
    const { id: sourceId } = await scenario.add(clients[0], id, request)
    await scenario.read(clients[0], id)
    expect(await scenario.add(clients[0], id, request)).toMatchObject({ id: sourceId, status: 'SOURCE_STATUS_FAILED' })
  })

  it('is refused with another content, which would be lost', async () => {
    const id = await persona()
    const request = { ...file('first'), requestId: 'r-3' }
    await scenario.add(clients[0], id, request)
    const refused = { kind: 'exists', reason: 'REQUEST_ID_REUSED' }
    await expect(scenario.add(clients[0], id, { ...file('second'), requestId: 'r-3' })).rejects.toMatchObject(refused)
    expect(await scenario.rowsOf(id)).toMatchObject({ sources: 1, files: 1 })
  })

  it('belongs to one persona', async () => {
    const one = await persona()
    const other = await persona()
    const request = { ...file('twice'), requestId: 'r-2' }
    const { id: first } = await scenario.add(clients[0], one, request)
    const { id: second } = await scenario.add(clients[0], other, request)
    expect(first).not.toBe(second)
  })
})
