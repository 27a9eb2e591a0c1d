import { expect, it } from '@jest/globals'
import { openTestDatabase } from '../src/testing/test-database.ts'

const url = process.env.TEST_MONGO_URL ?? ''

it('a released database is empty for the next test, and keeps its indexes', async () => {
  const first = await openTestDatabase(url, 'rostra_kit_shared')
  const things = first.connection.collection('things')
  await things.createIndex({ name: 1 })
  await things.insertMany([{ name: 'vase' }, { name: 'lamp' }])
  await first.connection.collection('others').insertOne({ name: 'vase' })
  await first.connection.db?.command({ profile: 2 })
  await things.findOne({})
  await first.release()

  const next = await openTestDatabase(url, 'rostra_kit_shared')
  expect(next.suffix).toBe(first.suffix)
  const names = (await next.connection.db?.listCollections().toArray())?.map(({ name }) => name)
  expect(names?.sort()).toEqual(['others', 'things'])
  for (const name of names ?? []) expect(await next.connection.collection(name).countDocuments()).toBe(0)
  expect((await next.connection.collection('things').indexes()).map(({ name }) => name)).toEqual(['_id_', 'name_1'])
  expect(await next.connection.db?.command({ profile: -1 })).toMatchObject({ was: 0 })
  await next.release()
})

it('two databases that are open at once are not the same', async () => {
  const databases = await Promise.all([1, 2].map(() => openTestDatabase(url, 'rostra_kit_shared')))
  expect(new Set(databases.map(({ suffix }) => suffix)).size).toBe(2)
  for (const { release } of databases) await release()
})
