import { expect, it } from '@jest/globals'
import { newAccount } from '../../domain/accounts/account.ts'
import { groupReads } from './group-reads.ts'

/** Reads accounts at version 1. Fails a command that contains an id of `unreadable`. */
function reader(unreadable: readonly string[] = [], failure = new Error('unknown role')) {
  const commands: string[][] = []
  const read = groupReads(async (ids) => {
    commands.push([...ids])
    await new Promise((resolve) => setImmediate(resolve))
    if (ids.some((id) => unreadable.includes(id))) throw failure
    return ids.map((id) => ({ account: newAccount(id), version: 1 }))
  })
  return { commands, read }
}

it('reads the accounts of one tick by one command, and one for two callers once', async () => {
  const { commands, read } = reader()
  const snapshots = await Promise.all(['ada', 'bob', 'ada'].map(read))
  expect(snapshots.map(({ account }) => account.id)).toEqual(['ada', 'bob', 'ada'])
  expect(commands).toEqual([['ada', 'bob']])
})

it('fails only the account that cannot be read', async () => {
  const { read } = reader(['bob'])
  const outcomes = await Promise.allSettled(['ada', 'bob', 'cyd'].map(read))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('does not read each alone while the store is away', async () => {
  const away = Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' })
  const { commands, read } = reader(['bob'], away)
  const outcomes = await Promise.allSettled(['ada', 'bob', 'cyd'].map(read))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(commands).toHaveLength(1)
})
