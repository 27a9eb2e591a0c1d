import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { MessageTerms } from '../../domain/activity/activity.ts'
import { packMessage, unpackMessages } from './packed-message.ts'
import { conversationOfRow, dayOfRow, firstRowId, rowId } from './row-id.ts'

const hex = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((id) => Buffer.from(id).toString('hex'))
const ascending = (max: number, length: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max }), { maxLength: length }).map((hashes) => hashes.sort((one, other) => one - other))

const unpacked = (day: number, ...messages: MessageTerms[]) =>
  unpackMessages(day, messages.map(packMessage)).map(({ exchangeId, at, terms, runs }) => ({ exchangeId, at, terms, runs }))

it('a message is unpacked as it was packed', () => {
  const at = fc.date({ min: new Date('2026-01-02'), max: new Date('2026-01-02T23:59:59.999Z'), noInvalidDate: true })
  const any = fc.record({ exchangeId: hex(12), at, terms: ascending(2 ** 40 - 1, 200), runs: ascending(2 ** 32 - 1, 50) })
  fc.assert(
    fc.property(any, (message) => {
      const day = Math.floor(message.at.getTime() / 86_400_000)
      expect(unpacked(day, message)).toEqual([message])
    }),
  )
})

it('of two messages with one exchange the later one counts', () => {
  const message = { exchangeId: '0123456789abcdef01234567', at: new Date('2026-01-02T10:00:00Z'), terms: [1, 2], runs: [] }
  const anew = { ...message, terms: [3] }
  const other = { ...message, exchangeId: 'ffffffffffffffffffffffff' }
  expect(unpacked(20_455, message, other, anew)).toEqual([anew, other])
})

it('the id of a row has its day and conversation, and rows of a day lie between its first id and that of the next day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_534 }), hex(12), (day, conversationId) => {
      const id = rowId(day, conversationId)
      expect([dayOfRow(id), conversationOfRow(id)]).toEqual([day, conversationId])
      expect(Buffer.compare(firstRowId(day), id)).toBeLessThanOrEqual(0)
      expect(Buffer.compare(id, firstRowId(day + 1))).toBe(-1)
    }),
  )
})
