import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { readDemoPersonas } from '../../src/core/store/demo-personas/read-demo-personas.ts'
import type { DemoDocument } from '../../src/material/domain/demo-material/demo-material.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'

const [{ slug = '' } = {}, { slug: otherSlug = '' } = {}] = await readDemoPersonas()
/** Milliseconds until a document is read, on a busy machine. */
const readMs = 15_000
const ownerId = '000000000000000000000001'

let harness: Harness
let owner: { token: string }
beforeEach(async () => {
  harness = await createHarness()
  owner = { token: await harness.identity.member(ownerId, 'super_senator') }
})
afterEach(() => harness?.end())

const document = (name: string, text = `The text of ${name}.`): DemoDocument => ({ name, title: name, text: `# ${name}\n\n${text}` })
const start = (documents: readonly DemoDocument[]) =>
  harness.startReplica({ DEMO_DATA: 'true' }, { demoMaterial: [{ slug, documents }], sources: { pollMs: 100 } })
const find = async (replica: Replica, query: string) => {
  const request = { personaId: await personaOf(replica), query, earlier: [], person: '' }
  return (await replica.client('chat').call(PersonaService.FindPassages, request, owner)).passages.map(({ text }) => text)
}
const personaOf = async ({ client }: Replica, of = slug) => (await client().call(PersonaService.GetPersona, { slug: of }, owner)).id ?? ''
const sourcesOf = async (replica: Replica) =>
  (await replica.client().call(PersonaService.ListSources, { personaId: await personaOf(replica) }, owner)).sources
const titles = async (replica: Replica) => (await sourcesOf(replica)).map(({ title }) => title).sort()
async function deleteSource(replica: Replica, title: string) {
  const sourceId = (await sourcesOf(replica)).find((source) => source.title === title)?.id ?? ''
  await replica.client().call(PersonaService.DeleteSource, { personaId: await personaOf(replica), sourceId }, owner)
}
/** Starts a further replica with these documents in place of the running one. */
async function restart(replica: Replica, documents: readonly DemoDocument[]) {
  await replica.stop()
  return start(documents)
}

describe('the documents of a demo persona', () => {
  it('are added once by replicas that start at once, are found, and are not added again', async () => {
    const documents = [document('bees'), document('wasps')]
    const [one] = await Promise.all([start(documents), start(documents), start(documents)])
    expect(await titles(one)).toEqual(['bees', 'wasps'])
    await eventually(async () => expect((await find(one, 'wasps'))[0]).toBe('The text of wasps.'), readMs)
    const before = await sourcesOf(one)
    const again = await restart(one, documents)
    expect((await sourcesOf(again)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('are found once the service is ready', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `bees${number}`)
    const one = await start(names.map((name) => document(name)))
    expect(await find(one, 'bees11')).toEqual(['The text of bees11.'])
    expect((await sourcesOf(one)).map(({ status }) => status)).toEqual(names.map(() => 'SOURCE_STATUS_READY'))
  })

  it('change with their files: a changed one is replaced, a renamed one kept, and one that is gone removed', async () => {
    const one = await start([document('bees'), document('wasps'), document('ants')])
    const again = await restart(one, [document('bees', 'Another text.'), { ...document('wasps'), name: 'renamed' }])
    const sources = await sourcesOf(again)
    expect(sources.map(({ title }) => title).sort()).toEqual(['bees', 'wasps'])
    expect(await find(again, 'bees')).toEqual(['Another text.'])
    expect(await find(again, 'ants')).toEqual([])
  })

  it('that the owner deleted do not come back, also when their files change', async () => {
    const one = await start([document('bees'), document('wasps')])
    await deleteSource(one, 'bees')
    const again = await restart(one, [document('bees'), document('wasps')])
    expect(await titles(again)).toEqual(['wasps'])
    const changed = await restart(again, [document('bees', 'Another text.'), document('wasps')])
    expect(await titles(changed)).toEqual(['wasps'])
  })

  it('are added when a replica died before it recorded them', async () => {
    const one = await start([document('bees')])
    await harness.connection.collection('knowledge').updateMany({}, { $unset: { given: 1 } })
    const again = await restart(one, [document('bees'), document('wasps')])
    expect(await titles(again)).toEqual(['bees', 'wasps'])
  })

  it('leave what the owner added: the same text is not added twice', async () => {
    const one = await start([])
    const text = { title: 'Mine', text: document('bees').text }
    await one.client().call(PersonaService.AddSource, { personaId: await personaOf(one), requestId: 'mine', text }, owner)
    const again = await restart(one, [document('bees'), document('wasps')])
    expect(await titles(again)).toEqual(['Mine', 'wasps'])
  })

  it('are given to a persona that its owner edited, and to one that is added again after a deletion', async () => {
    const one = await start([document('bees')])
    await harness.connection.collection('personas').updateOne({ slug }, { $set: { name: 'Edited' } })
    const again = await restart(one, [document('bees'), document('wasps')])
    expect(await titles(again)).toEqual(['bees', 'wasps'])
    await again.client().call(PersonaService.DeletePersona, { id: await personaOf(again) }, owner)
    const anew = await restart(again, [document('bees')])
    expect(await titles(anew)).toEqual(['bees'])
  })

  it('are not given to a persona of another owner with the same slug', async () => {
    await harness.addPersona({ slug, ownerId: 'ada' })
    const one = await start([document('bees')])
    expect(await harness.connection.collection('sources').countDocuments()).toBe(0)
    expect(await personaOf(one, otherSlug)).not.toBe('')
  })
})
