import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { fromStatus } from '@rostra/kit/rpc/status'
import type { ExportedSource__Output } from '@rostra/proto/gen/rostra/persona/v1/ExportedSource'
import { PersonaService } from '@rostra/proto/persona'
import { createScenario, file, pair, type Scenario } from './scenario.ts'

let scenario: Scenario
let gateway: RpcClient

beforeAll(async () => {
  scenario = await createScenario()
  gateway = (await scenario.startReplica()).client()
})
afterAll(() => scenario?.harness.end())

async function exported(options: { token: string }): Promise<ExportedSource__Output[]> {
  const stream = await gateway.open(PersonaService.ExportKnowledge, {}, options)
  const parts: ExportedSource__Output[] = []
  stream.on('data', (part: ExportedSource__Output) => parts.push(part))
  await once(stream, 'end').catch((error) => Promise.reject(fromStatus(error)))
  return parts
}

it('has the sources of all personas of the caller, a large one in several parts', async () => {
  const { harness } = scenario
  const one = await harness.addPersona({ ownerId: 'ada' })
  const two = await harness.addPersona({ ownerId: 'ada', visibility: 'private' })
  const foreign = await harness.addPersona({ ownerId: 'eve' })
  const lines = Array.from({ length: 500 }, (_, n) => `line ${n} ${'é'.repeat(2_000)}`)
  const { id: large } = await scenario.add(gateway, one, file(lines.join('\n')))
  const { id: small } = await scenario.add(gateway, two, pair('Why?', 'Because.'))
  const { id: failed } = await scenario.add(gateway, two, file('broken'))
  await scenario.add(gateway, foreign, file('not hers'), 'eve')
  for (const id of [one, two]) await scenario.read(gateway, id)
  await scenario.read(gateway, foreign, 'eve')

  const parts = await exported(await scenario.as('ada'))
  const of = (sourceId: string) => parts.filter(({ source }) => source?.id === sourceId)
  expect(new Set(parts.map(({ source }) => source?.id))).toEqual(new Set([large, small, failed]))
  expect(of(large).length).toBeGreaterThan(3)
  expect(of(large).flatMap(({ passages }) => passages.map(({ text }) => text))).toEqual(lines)
  for (const { passages } of of(large)) expect(Buffer.byteLength(JSON.stringify(passages))).toBeLessThan(1_000_000)
  expect(of(small)).toMatchObject([{ personaId: two, pair: { question: 'Why?', answer: 'Because.' }, passages: [{ sourceId: small }] }])
  expect(of(failed)).toMatchObject([{ source: { status: 'SOURCE_STATUS_FAILED' }, pair: null, passages: [] }])
})

it('is empty for a member without personas, and refused for guests', async () => {
  expect(await exported(await scenario.as('nobody'))).toEqual([])
  await expect(exported({ token: await scenario.harness.identity.guest('g') })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
})
