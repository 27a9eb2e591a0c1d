import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { Types } from 'mongoose'
import { mongoConversations } from './mongo-conversations.ts'

/** Conversations of a collection with these rows, and the ids of each find. */
function scripted(rows: { _id: Types.ObjectId; person: string; preview: string; deletedAt?: Date }[]) {
  const finds: string[][] = []
  const find = ({ _id: { $in } }: { _id: { $in: Types.ObjectId[] } }) => {
    finds.push($in.map(String))
    return { toArray: async () => rows.filter(({ _id }) => $in.some((id) => id.equals(_id))) }
  }
  const store = mongoConversations({ collection: { find } } as never, { touch: async () => undefined }, async () => undefined)
  return { finds, byId: store.byId }
}

it('conversations that are read at the same time share one find, and each caller gets its own', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => ({ _id: new Types.ObjectId(), person: `member:${n}`, preview: 'Hi' }))
  const ids = rows.map(({ _id }) => _id.toHexString())
  const { finds, byId } = scripted(rows)
  const read = await Promise.all([...ids, ...ids.slice(0, 2)].map(byId))
  expect(read.map((conversation) => conversation?.person)).toEqual([...rows, ...rows.slice(0, 2)].map(({ person }) => person))
  expect(finds).toEqual([ids])
})

it('a deleted conversation and one that does not exist are read as null beside others, and a malformed id without a find', async () => {
  const present = { _id: new Types.ObjectId(), person: 'member:a', preview: 'Hi' }
  const deleted = { _id: new Types.ObjectId(), person: 'member:a', preview: 'Hi', deletedAt: new Date() }
  const { finds, byId } = scripted([present, deleted])
  expect(await byId('not an id')).toBeNull()
  expect(finds).toEqual([])
  const [found, ...others] = await Promise.all([`${present._id}`, `${deleted._id}`, `${new Types.ObjectId()}`].map(byId))
  expect(found?.id).toBe(`${present._id}`)
  expect(others).toEqual([null, null])
})

it('the total of a long list is counted beside its page, once a page of it was full', async () => {
  const row = { _id: new Types.ObjectId(), person: 'member:a', preview: 'Hi', personaId: 'p' }
  const events: string[] = []
  const find = () => ({
    toArray: async () => {
      events.push('page begins')
      await turn()
      events.push('page ends')
      return [row, row]
    },
  })
  const command = async () => {
    events.push('count')
    return { n: 0 }
  }
  const model = { collection: { find, collectionName: 'conversations' }, db: { db: { command } } }
  const store = mongoConversations(model as never, { touch: async () => undefined }, async () => undefined)
  await store.listRecent('member:a', 1, 2)
  expect(events.indexOf('count')).toBeGreaterThan(events.indexOf('page ends'))
  events.length = 0
  await store.listRecent('member:a', 1, 2)
  expect(events.indexOf('count')).toBeLessThan(events.indexOf('page ends'))
})
