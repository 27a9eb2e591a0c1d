import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Connection } from 'mongoose'
import { createLog } from '../src/log.ts'
import { connectMongo } from '../src/stores/mongo.ts'
import { warnOfLongTransactions } from '../src/stores/transaction-lifetime.ts'
import { eventually } from '../src/testing/eventually.ts'

describe('the locks of a killed process', () => {
  let connection: Connection
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-log-'))
    connection = await connectMongo(process.env.TEST_MONGO_URL ?? '', 'rostra_kit_transactions')
  })
  afterAll(async () => {
    await connection.close()
    await rm(folder, { recursive: true })
  })

  it('end after 15 s on the servers that the product starts, and are warned of where they last longer', async () => {
    const file = join(folder, 'kit.log')
    const log = createLog('kit', { file })
    await warnOfLongTransactions(connection, log)
    log.info('nothing to warn of')
    await warnOfLongTransactions(connection, log, 9)
    const text = await eventually(async () => {
      const written = await readFile(file, 'utf8')
      expect(written.split('\n')).toHaveLength(3)
      return written
    })
    const [first, second] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(first).toMatchObject({ msg: 'nothing to warn of' })
    expect(second).toMatchObject({ level: 40, lifetimeS: 10, msg: expect.stringContaining('transactionLifetimeLimitSeconds') })
  })
})
