import { describe, expect, it } from '@jest/globals'
import type { Connection } from 'mongoose'
import { readOutboxes } from './outbox-rows.ts'

describe('a reading of outboxes', () => {
  it('has the events of a document once, also when MongoDB returns the document for each of its index entries', async () => {
    const row = (_id: string, ...ids: string[]) => ({ _id, collection: 'things', outbox: ids.map((id) => ({ id, at: new Date(1) })) })
    const ada = row('ada', 'one', 'two')
    const bob = row('bob', 'three')
    const connection = { collection: () => ({ aggregate: () => ({ toArray: async () => [ada, bob, ada] }) }) } as unknown as Connection
    const { entries } = await readOutboxes(connection, ['things'], new Map())
    expect(entries.map(({ documentId, event }) => [documentId, event.id])).toEqual([
      ['ada', 'one'],
      ['ada', 'two'],
      ['bob', 'three'],
    ])
  })
})
