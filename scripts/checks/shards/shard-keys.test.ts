import { describe, expect, it } from '@jest/globals'
import { storedCollections } from '../stored-collections.ts'
import { type DeclaredCollection, needsChange, shardFindings, shardKeys } from './shard-keys.ts'

/** Every collection of the code with its unique indexes. */
const declared = (await storedCollections()).map(({ name, indexes }): DeclaredCollection => {
  const unique = indexes.filter(([, options]) => options.unique)
  return { name, unique: unique.map(([fields]) => Object.keys(fields)) }
})

describe('the shard keys', () => {
  it('name every collection, and begin every unique index but those that wait for a change', () => {
    expect(declared.length).toBeGreaterThan(40)
    expect(shardFindings(declared, shardKeys)).toEqual(Object.keys(needsChange))
  })
})

describe('shardFindings', () => {
  const keys = { 'tea.cups': { key: ['guest', 'table'], reason: '' }, 'tea.pots': { key: [], reason: '' } }
  const pots = { name: 'tea.pots', unique: [['number']] }

  it('finds a unique index without the key, with a part of it, or with it in another order', () => {
    const cups = { name: 'tea.cups', unique: [['number'], ['guest'], ['table', 'guest']] }
    expect(shardFindings([cups, pots], keys)).toEqual(['tea.cups number', 'tea.cups guest', 'tea.cups table_guest'])
  })

  it('finds a collection without a key and a key without its collection', () => {
    expect(shardFindings([pots, { name: 'tea.trays', unique: [] }], keys)).toEqual([
      'tea.trays has no shard key',
      'tea.cups does not exist',
    ])
  })
})
