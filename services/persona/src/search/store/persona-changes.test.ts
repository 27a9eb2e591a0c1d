import { expect, it } from '@jest/globals'
import { mongo } from 'mongoose'
import { isPositionLost } from './persona-changes.ts'

const serverError = (code: number) => new mongo.MongoServerError({ message: 'failed', code })

it.each([
  [286, 'its position is not in the oplog any more'],
  [260, 'its position is not one of this server'],
  [136, 'it fell behind the oplog'],
])('a stream cannot go on after error %d: %s', (code) => {
  expect(isPositionLost(serverError(code))).toBe(true)
})

it.each([serverError(11601), serverError(189), new mongo.MongoNetworkError('connection reset'), new Error('unknown')])(
  'a stream goes on after %p',
  (error) => {
    expect(isPositionLost(error)).toBe(false)
  },
)
