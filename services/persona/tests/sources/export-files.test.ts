import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { fromStatus } from '@rostra/kit/rpc/status'
import type { ExportedFilePiece__Output } from '@rostra/proto/gen/rostra/persona/v1/ExportedFilePiece'
import { PersonaService } from '@rostra/proto/persona'
import { createScenario, file, pair, type Scenario, text } from './scenario.ts'

let scenario: Scenario
let gateway: RpcClient

beforeAll(async () => {
  scenario = await createScenario()
  gateway = (await scenario.startReplica()).client()
})
afterAll(() => scenario?.harness.end())

/** Returns the exported files by source id, with the number of pieces. */
async function exported(options: { token: string }) {
  const stream = await gateway.open(PersonaService.ExportFiles, {}, options)
  const files = new Map<string, { title: string; content: string; pieces: number }>()
  stream.on('data', ({ sourceId, title, content }: ExportedFilePiece__Output) => {
    const before = files.get(sourceId) ?? { title, content: '', pieces: 0 }
    files.set(sourceId, { title, content: before.content + Buffer.from(content).toString(), pieces: before.pieces + 1 })
  })
  await once(stream, 'end').catch((error) => Promise.reject(fromStatus(error)))
  return files
}

it('has the files and texts of all personas of the caller as they were given, a large one in pieces', async () => {
  const { harness } = scenario
  const one = await harness.addPersona({ ownerId: 'ada' })
  const two = await harness.addPersona({ ownerId: 'ada', visibility: 'private' })
  const foreign = await harness.addPersona({ ownerId: 'eve' })
  const long = 'a long file, '.repeat(200_000)
  const { id: large } = await scenario.add(gateway, one, file(long, 'large.txt'))
  const { id: written } = await scenario.add(gateway, two, text('Owls eat mice.', 'Food'))
  await scenario.add(gateway, two, pair('Why?', 'Because.'))
  await scenario.add(gateway, foreign, file('not hers'), 'eve')
  for (const id of [one, two]) await scenario.read(gateway, id)
  const files = await exported(await scenario.as('ada'))
  expect([...files.keys()].sort()).toEqual([large, written].sort())
  expect(files.get(large)).toEqual({ title: 'large.txt', content: long, pieces: 3 })
  expect(files.get(written)).toEqual({ title: 'Food', content: 'Owls eat mice.', pieces: 1 })
})

it('is empty for a member without personas, and refused for guests', async () => {
  expect((await exported(await scenario.as('nobody'))).size).toBe(0)
  await expect(exported({ token: await scenario.harness.identity.guest('g') })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
})
