import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import { createScenario, file, pair, type Scenario, text } from './scenario.ts'

const dayMs = 24 * 3_600_000

let scenario: Scenario
let gateway: RpcClient

beforeAll(async () => {
  scenario = await createScenario()
  gateway = (await scenario.startReplica({}, { STORAGE_QUOTA_MB: '1' })).client()
})
afterAll(() => scenario?.harness.end())

const persona = (ownerId: string) => scenario.harness.addPersona({ ownerId })
const rows = () => scenario.harness.connection.collection('sources')
/** Adds a source and waits until it is read. */
async function addRead(ownerId: string, personaId: string, material: ReturnType<typeof file>) {
  const { id } = await scenario.add(gateway, personaId, material, ownerId)
  await scenario.read(gateway, personaId, ownerId)
  return id
}
const keep = async (ownerId: string, personaId: string, sourceId: string, isKept: boolean) =>
  gateway.call(PersonaService.KeepOriginal, { personaId, sourceId, keep: isKept }, await scenario.as(ownerId))
const storage = async (ownerId: string) => gateway.call(PersonaService.GetStorage, {}, await scenario.as(ownerId))
/** Makes the original of a source due. */
const expire = (id: string) => rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: { originalDue: new Date(Date.now() - 1_000) } })

describe('the original of a source', () => {
  it('is deleted 7 days after it was read, and its passages stay', async () => {
    const id = await persona('erna')
    const sourceId = await addRead('erna', id, file('one\ntwo'))
    const [{ originalUntil = '', keepsOriginal } = {}] = await scenario.list(gateway, id, 'erna')
    expect(keepsOriginal).toBe(false)
    expect(Date.parse(originalUntil) - Date.now()).toBeGreaterThan(6.9 * dayMs)
    expect(Date.parse(originalUntil) - Date.now()).toBeLessThanOrEqual(7 * dayMs)
    expect(await scenario.rowsOf(id)).toMatchObject({ files: 1 })
    await expire(sourceId)
    await eventually(async () => expect(await scenario.rowsOf(id)).toMatchObject({ sources: 1, files: 0 }))
    await eventually(async () => expect((await scenario.list(gateway, id, 'erna'))[0]?.originalUntil).toBe(''))
    expect(await scenario.list(gateway, id, 'erna')).toMatchObject([{ status: 'SOURCE_STATUS_READY', passages: 2 }])
    await expect(keep('erna', id, sourceId, true)).rejects.toMatchObject({ kind: 'state', reason: 'NO_ORIGINAL' })
    await expect(keep('erna', id, '0'.repeat(24), true)).rejects.toMatchObject({ reason: 'SOURCE_NOT_FOUND' })
  })

  it('stays when its owner keeps it, and has 7 days again afterwards', async () => {
    const id = await persona('otto')
    const sourceId = await addRead('otto', id, text('# Hours\nNine to five', 'Hours'))
    expect(await keep('otto', id, sourceId, true)).toMatchObject({ keepsOriginal: true, originalUntil: '' })
    expect(await rows().countDocuments({ _id: new Types.ObjectId(sourceId), originalDue: { $exists: true } })).toBe(0)
    const again = await keep('otto', id, sourceId, false)
    expect(again.keepsOriginal).toBe(false)
    expect(Date.parse(again.originalUntil) - Date.now()).toBeGreaterThan(6.9 * dayMs)
    expect(await keep('otto', id, sourceId, false)).toEqual(again)
    await expect(keep('erna', id, sourceId, true)).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
  })

  it('of a pair is the pair itself, which stays', async () => {
    const id = await persona('paul')
    await addRead('paul', id, pair('When?', 'At nine.'))
    const [{ id: sourceId = '' } = {}] = await scenario.list(gateway, id, 'paul')
    expect(await scenario.list(gateway, id, 'paul')).toMatchObject([{ originalUntil: '', keepsOriginal: false }])
    await expect(keep('paul', id, sourceId, true)).rejects.toMatchObject({ reason: 'NO_ORIGINAL' })
  })
})

describe('the storage of an account', () => {
  it('counts originals and texts of all its personas, and less once originals are gone', async () => {
    const [one, other] = [await persona('rita'), await persona('rita')]
    const sourceId = await addRead('rita', one, file('x'.repeat(1_000)))
    await addRead('rita', other, file('y'.repeat(500)))
    const { bytes, quotaBytes } = await storage('rita')
    expect([Number(quotaBytes), Number(bytes)]).toEqual([1_000_000, 3_000])
    await expire(sourceId)
    await eventually(async () => expect(Number((await storage('rita')).bytes)).toBe(2_000))
    expect(Number((await storage('nobody')).bytes)).toBe(0)
  })

  it('counts no source that failed, once its content is deleted', async () => {
    const id = await persona('fritz')
    await addRead('fritz', id, file('broken'))
    expect(await scenario.list(gateway, id, 'fritz')).toMatchObject([{ status: 'SOURCE_STATUS_FAILED' }])
    await eventually(async () => expect(Number((await storage('fritz')).bytes)).toBe(0))
    expect(await scenario.rowsOf(id)).toMatchObject({ sources: 1, files: 0 })
  })

  it('counts a source that failed while its content is stored', async () => {
    const id = await persona('franz')
    const bytes = 1_000
    const row = { personaId: id, ownerId: 'franz', status: 'failed', bytes }
    await rows().insertOne({ ...row, cleanUps: 0, cleanUpAt: new Date(Date.now() + dayMs) })
    expect(Number((await storage('franz')).bytes)).toBe(bytes)
  })

  it('has a quota, beyond which a source of any persona is refused', async () => {
    const [one, other] = [await persona('vera'), await persona('vera')]
    // Its text counts too, once it is read.
    await addRead('vera', one, file('x'.repeat(300_000)))
    const refused = { kind: 'denied', reason: 'STORAGE_QUOTA', message: expect.stringContaining('1 MB') }
    await expect(scenario.add(gateway, other, file('y'.repeat(500_000)), 'vera')).rejects.toMatchObject(refused)
    expect(await scenario.list(gateway, other, 'vera')).toEqual([])
    await scenario.add(gateway, other, file('z'.repeat(50_000)), 'vera')
  })
})
