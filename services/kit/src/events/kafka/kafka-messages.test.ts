import { describe, expect, it } from '@jest/globals'
import type { IHeaders, KafkaMessage } from 'kafkajs'
import { toEnvelope, toMessage } from './kafka-messages.ts'

const sentAt = new Date('2026-11-30T12:00:00.000Z')
const message = (headers: IHeaders, timestamp = String(sentAt.getTime())): KafkaMessage => ({
  key: Buffer.from('ada'),
  value: Buffer.from('hello'),
  headers,
  timestamp,
  offset: '7',
  attributes: 0,
})
const read = (foreign: KafkaMessage) => toEnvelope('kit.sent.v1', 3, foreign)

describe('a message on a topic', () => {
  it('is the event that was published', () => {
    const event = { id: 'e-1', topic: 'kit.sent.v1', key: 'ada', payload: Buffer.from('hello'), at: new Date(0), traceparent: '00-1-2-01' }
    const { headers } = toMessage(event, {})
    expect(read(message(headers))).toEqual(event)
  })

  it.each([
    ['no headers', {}],
    ['a time that is no date', { 'event-id': '', 'event-at': 'yesterday' }],
    ['an empty time', { 'event-at': '' }],
    ['several of each header', { 'event-at': ['yesterday', 'today'] }],
  ])('of another producer with %s has the time at which it was sent, so that it can become a dead letter', (_what, headers) => {
    const event = read(message(headers))
    expect(event).toMatchObject({ id: 'kit.sent.v1/3/7', at: sentAt })
    expect(toMessage(event, {}).headers['event-at']).toBe(sentAt.toISOString())
  })

  it('whose timestamp is no date either has the time at which it is read', () => {
    const at = read(message({ 'event-at': 'yesterday' }, '9'.repeat(18))).at
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000)
  })
})
