import { describe, expect, it } from '@jest/globals'
import mongoose from 'mongoose'
import { DomainError } from '../errors.ts'
import { RedisUnavailable } from './bounded-redis.ts'
import { isOutage, storeFailure } from './store-failure.ts'

const { MongoNetworkError, MongoServerError, MongoBulkWriteError } = mongoose.mongo
const serverError = (code: number) => new MongoServerError({ message: 'no', code })

describe('storeFailure', () => {
  it.each([
    ['a lost connection', new MongoNetworkError('connection closed')],
    ['a server that is no longer primary', serverError(10107)],
    ['a server that shuts down', serverError(11600)],
    ['a majority that does not acknowledge', serverError(64)],
    ['a cursor that was lost', serverError(43)],
    ['a bulk write that was cut off', new MongoBulkWriteError(new MongoNetworkError('connection closed') as never, {} as never)],
    ['a transaction that failed repeatedly', new Error('failed', { cause: new MongoNetworkError('connection closed') })],
    ['a socket that the server has ended', Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' })],
    ['a Redis that does not answer', new RedisUnavailable('Redis does not answer', false)],
    ['a Redis that is loading', new Error('LOADING Redis is loading the dataset in memory')],
    ['a Redis that is read-only', new Error("READONLY You can't write against a read only replica.")],
  ])('refuses %s as unavailable for 2 s', (_case, error) => {
    expect(storeFailure(error)).toMatchObject({ kind: 'unavailable', reason: 'STORE_UNAVAILABLE', details: { retryAfter: 2 } })
  })

  it.each([
    ['MongoDB', serverError(14031)],
    ['Redis', new Error('MISCONF Errors writing to the AOF file: No space left on device')],
    ['a bulk write', new Error('failed', { cause: serverError(14031) })],
  ])('says of a full disk of %s that nothing can be saved', (_case, error) => {
    expect(storeFailure(error)).toMatchObject({ kind: 'unavailable', reason: 'DISK_FULL', details: { retryAfter: 30 } })
    expect(isOutage(error)).toBe(true)
  })

  it.each([
    ['a duplicate key', serverError(11000)],
    ['a value that the store refuses', serverError(2)],
    ['a wrong type in Redis', new Error('WRONGTYPE Operation against a key holding the wrong kind of value')],
    ['a defect', new TypeError('x is not a function')],
    ['a refusal', new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')],
    ['no error', undefined],
  ])('returns undefined for %s', (_case, error) => {
    expect(storeFailure(error)).toBeUndefined()
  })
})
