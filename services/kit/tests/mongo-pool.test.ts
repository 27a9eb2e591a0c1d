import { expect, it } from '@jest/globals'
import { connectMongo } from '../src/stores/mongo.ts'

/** Returns the most connections that were being opened at the same time for eight commands of a new client. */
async function openedTogether(options: { maxConnecting?: number }): Promise<number> {
  const connection = await connectMongo(process.env.TEST_MONGO_URL ?? '', 'rostra_kit_pool', options)
  let opening = 0
  let most = 0
  connection
    .getClient()
    .on('connectionCreated', () => {
      most = Math.max(most, ++opening)
    })
    .on('connectionReady', () => opening--)
  try {
    await Promise.all(Array.from({ length: 8 }, () => connection.db?.command({ ping: 1 })))
  } finally {
    await connection.close()
  }
  return most
}

it('a client that services share opens more connections at the same time than the driver alone would', async () => {
  expect(await openedTogether({})).toBeLessThanOrEqual(2)
  expect(await openedTogether({ maxConnecting: 8 })).toBeGreaterThan(2)
})
