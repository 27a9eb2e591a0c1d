import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import type { FileReader } from '../../src/material/domain/sources/ports.ts'
import { FakeReader } from './fake-passages.ts'
import { createScenario, file, pair, patient, type Scenario } from './scenario.ts'

let scenario: Scenario
let gateway: RpcClient

beforeAll(async () => {
  scenario = await createScenario()
  gateway = (await scenario.startReplica()).client()
})
afterAll(() => scenario?.harness.end())

const persona = () => scenario.harness.addPersona({ ownerId: 'ada' })
const rows = () => scenario.harness.connection.collection('sources')
const passage = (text: string) => ({ page: null, heading: '', text })

/** Stores a source as a replica leaves it that was killed while it read it: under a lease that ends soon, with passages of its reading. */
async function leaveReading(personaId: string, losses = 0): Promise<string> {
  // No replica of the test reads it before the row is changed.
  const sourceId = new Types.ObjectId()
  await scenario.add(gateway, personaId, file(`left ${sourceId}`))
  await scenario.read(gateway, personaId)
  const lost = {
    status: 'processing',
    owner: 'a killed replica',
    readingId: 'lost',
    leaseUntil: new Date(Date.now() + 300),
    losses,
    passages: 0,
  }
  const row = await rows().findOneAndUpdate({ personaId }, { $set: lost })
  const knowledge = scenario.harness.connection.collection<{ _id: string }>('knowledge')
  await knowledge.updateOne({ _id: personaId }, { $set: { ready: [], passages: 0 } })
  const id = row?._id.toHexString() ?? ''
  await scenario.passages.add({ personaId, sourceId: id, readingId: 'lost' }, { passages: [passage('half')] }, new AbortController().signal)
  return id
}

/** Takes a minute to read any file. */
const slowed = (reader: FileReader): FileReader => ({
  read: (_file, signal) => reader.read({ name: 'x', content: Buffer.from('slow') }, signal),
})

describe('a source whose replica died while it read it', () => {
  it('is read again by another replica, and has no passages of the lost reading', async () => {
    const id = await persona()
    const sourceId = await leaveReading(id)
    const [source] = await scenario.read(gateway, id)
    expect(source).toMatchObject({ status: 'SOURCE_STATUS_READY', passages: 1 })
    await eventually(() => expect(scenario.passages.readingsOf(sourceId)).toHaveLength(1))
    expect(scenario.passages.readingsOf(sourceId)).not.toContain('lost')
  })

  it('fails with a reason after the second time, and leaves nothing', async () => {
    const id = await persona()
    await leaveReading(id, 1)
    const [source] = await scenario.read(gateway, id)
    expect(source).toMatchObject({ status: 'SOURCE_STATUS_FAILED', reason: expect.stringContaining('interrupted twice') })
    await eventually(async () => expect(await scenario.rowsOf(id)).toMatchObject({ files: 0, chunks: 0, passages: 0 }))
    await scenario.add(gateway, id, file('in its place'))
  })
})

it('a replica that stops gives up what it reads, and another one goes on', async () => {
  const alone = await createScenario()
  const slowReader = new FakeReader()
  const first = await alone.startReplica({ fileReader: slowed(slowReader) })
  const id = await alone.harness.addPersona({ ownerId: 'ada' })
  await alone.add(first.client(), id, file('patience'))
  await eventually(() => expect(slowReader.begun).toEqual(['slow']))
  const second = (await alone.startReplica()).client()
  await first.stop()
  const [source] = await alone.read(second, id)
  expect(source).toMatchObject({ status: 'SOURCE_STATUS_READY', passages: 1 })
  expect(await alone.harness.connection.collection('sources').findOne({ personaId: id })).toMatchObject({ attempts: 2, losses: 0 })
  await alone.harness.end()
})

it('owners have turns: one with many sources does not hold others up', async () => {
  const alone = await createScenario()
  // Sources wait while no replica reads.
  const idle = await alone.startReplica({ sources: { pollMs: 3_600_000 }, fileReader: slowed(alone.reader) })
  const many = await alone.harness.addPersona({ ownerId: 'ada' })
  const few = await alone.harness.addPersona({ ownerId: 'bob' })
  for (let n = 0; n < 10; n++) await alone.add(idle.client(), many, file(`many ${n}`))
  await alone.add(idle.client(), few, file('few'), 'bob')
  await alone.startReplica()
  await eventually(() => expect(alone.reader.begun).toContain('few'))
  // One reading of the first replica, and one of another owner.
  expect(alone.reader.begun.indexOf('few')).toBeLessThan(3)
  await alone.harness.end()
})

it('a pair is read while a file takes long', async () => {
  const id = await persona()
  await scenario.add(gateway, id, file(`slow ${id}`))
  await eventually(() => expect(scenario.reader.begun).toContain(`slow ${id}`))
  await scenario.add(gateway, id, pair('Why?', 'Because.'))
  await eventually(async () => {
    const [{ status } = { status: '' }] = (await scenario.list(gateway, id)).filter(({ kind }) => kind === 'SOURCE_KIND_PAIR')
    expect(status).toBe('SOURCE_STATUS_READY')
  })
  const [slow] = (await scenario.list(gateway, id)).filter(({ kind }) => kind === 'SOURCE_KIND_FILE')
  expect(slow?.status).toBe('SOURCE_STATUS_PROCESSING')
  await gateway.call(PersonaService.DeleteSource, { personaId: id, sourceId: slow?.id ?? '' }, await scenario.as('ada'))
})

it('an upload that died leaves neither its place nor its content', async () => {
  const id = await persona()
  await scenario.add(gateway, id, file('kept'))
  const { connection } = scenario.harness
  const sourceId = new Types.ObjectId().toHexString()
  const left = { id: sourceId, hash: 'h', requestId: 'r', pendingSince: new Date(Date.now() - 61_000) }
  await connection.collection<{ _id: string; sources: object[] }>('knowledge').updateOne({ _id: id }, { $push: { sources: left } })
  await connection.collection('source_files.chunks').insertOne({ files_id: `${id}/${sourceId}`, n: 0, data: Buffer.from('half') })
  await eventually(async () => {
    const registry = await connection.collection<{ _id: string; sources: object[] }>('knowledge').findOne({ _id: id })
    expect(registry?.sources).toHaveLength(1)
    expect(await scenario.rowsOf(id)).toMatchObject({ sources: 1, files: 1, chunks: 1 })
  })
})

it('a call that is cancelled while its content is stored leaves nothing', async () => {
  const id = await persona()
  const big = { file: { name: 'big.txt', content: Buffer.alloc(8 * 1024 * 1024, 'y') } }
  const chunks = scenario.harness.connection.collection('source_files.chunks')
  const stored = () => chunks.countDocuments({ files_id: { $gte: `${id}/`, $lt: `${id}0` } })
  /**
   * Cancels a call once its first content is stored. Returns its source when all was stored
   * before that, and undefined once nothing is left of it.
   */
  const cancelled = async () => {
    const abort = new AbortController()
    const call = gateway.call(
      PersonaService.AddSource,
      { personaId: id, ...big },
      { ...(await scenario.as('ada')), ...patient, signal: abort.signal },
    )
    const ended = call.then(
      () => 'stored',
      ({ message }: Error) => message,
    )
    await eventually(async () => expect(await stored()).toBeGreaterThan(0))
    abort.abort(new Error('gone'))
    expect(await ended).toMatch(/gone|stored/)
    return eventually(async () => {
      const [source] = await scenario.list(gateway, id)
      if (!source) expect(await scenario.rowsOf(id)).toMatchObject({ sources: 0, files: 0, chunks: 0 })
      return source?.id
    })
  }
  for (let sourceId = await cancelled(); sourceId !== undefined; sourceId = await cancelled()) {
    await gateway.call(PersonaService.DeleteSource, { personaId: id, sourceId }, await scenario.as('ada'))
    await eventually(async () => expect(await stored()).toBe(0))
  }
  await scenario.add(gateway, id, big)
})
