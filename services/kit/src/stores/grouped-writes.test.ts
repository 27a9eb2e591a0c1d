import { describe, expect, it } from '@jest/globals'
import { groupedWrites } from './grouped-writes.ts'

interface Command {
  size: number
  succeed: (modifiedCount: number) => void
  fail: (error: Error) => void
}

/** Creates grouped writes on a fake collection whose commands the test ends. */
function scripted() {
  const commands: Command[] = []
  const send = (size: number) =>
    new Promise<{ modifiedCount: number }>((resolve, reject) => {
      commands.push({ size, succeed: (modifiedCount) => resolve({ modifiedCount }), fail: reject })
    })
  const collection = { insertOne: () => send(1), updateOne: () => send(1), bulkWrite: (operations: unknown[]) => send(operations.length) }
  const writes = groupedWrites(collection as never)
  const asked: number[] = []
  // Each insert has its own turn of the event loop, because inserts of one turn are sent together.
  const insertInTurns = async (rows: object[]) => {
    for (const row of rows) {
      void writes.insert(row)
      await ticks()
    }
  }
  const updateInTurns = async (updates: (readonly [number: number, isStored?: boolean])[]) => {
    const results: Promise<boolean | string>[] = []
    for (const [number, isStored] of updates) {
      results.push(update(number, isStored).catch((error: Error) => error.message))
      await ticks()
    }
    return results
  }
  const update = (number: number, isStored = false) =>
    writes.update({ _id: number }, { $set: { done: true } }, async () => {
      asked.push(number)
      return isStored
    })
  return { commands, asked, update, updateInTurns, insertInTurns, sizes: () => commands.map(({ size }) => size) }
}

const ticks = () => new Promise((resolve) => setImmediate(resolve))

describe('grouped writes', () => {
  it('are sent at once while fewer than two commands are under way, and together afterwards', async () => {
    const { updateInTurns, commands, sizes } = scripted()
    const results = await updateInTurns([[1], [2], [3], [4], [5]])
    expect(sizes()).toEqual([1, 1])
    commands[0]?.succeed(1)
    await ticks()
    expect(sizes()).toEqual([1, 1, 3])
    commands[1]?.succeed(1)
    commands[2]?.succeed(3)
    expect(await Promise.all(results)).toEqual([true, true, true, true, true])
  })

  it('go together when they are asked for in one turn of the event loop', async () => {
    const { update, commands, sizes } = scripted()
    const results = [1, 2, 3].map((number) => update(number))
    await ticks()
    expect(sizes()).toEqual([3])
    commands[0]?.succeed(3)
    expect(await Promise.all(results)).toEqual([true, true, true])
  })

  it('keep inserts and updates apart, so that neither waits for the other', async () => {
    const { insertInTurns, updateInTurns, sizes } = scripted()
    await updateInTurns([[1], [2], [3]])
    await insertInTurns([{ _id: 4 }])
    expect(sizes()).toEqual([1, 1, 1])
  })

  it('ask for each update of a group that found fewer documents than it has updates, and for no other', async () => {
    const { updateInTurns, commands, asked } = scripted()
    const results = await updateInTurns([[1], [2, true], [3, true], [4], [5, true]])
    commands[0]?.succeed(1)
    commands[1]?.succeed(0)
    await ticks()
    commands[2]?.succeed(2)
    expect(await Promise.all(results)).toEqual([true, true, true, false, true])
    expect(asked).toEqual([2, 3, 4, 5])
  })

  it('all reject when their command fails, and later ones are sent', async () => {
    const { update, updateInTurns, commands, sizes } = scripted()
    const results = await updateInTurns([[1], [2], [3], [4]])
    commands[0]?.fail(new Error('no primary'))
    await ticks()
    commands[1]?.succeed(1)
    commands[2]?.fail(new Error('the primary has stepped down'))
    const failed = 'the primary has stepped down'
    expect(await Promise.all(results)).toEqual(['no primary', true, failed, failed])
    void update(5)
    await ticks()
    expect(sizes()).toEqual([1, 1, 2, 1])
  })

  it('go 100 at a time', async () => {
    const { update, updateInTurns, commands, sizes } = scripted()
    await updateInTurns([[0], [1]])
    for (let number = 2; number < 252; number++) void update(number)
    for (const [index, size] of [1, 1, 100, 100].entries()) {
      commands[index]?.succeed(size)
      await ticks()
    }
    expect(sizes()).toEqual([1, 1, 100, 100, 50])
  })

  it('go with at most 1 MB of others, and alone when larger', async () => {
    const { insertInTurns, commands, sizes } = scripted()
    await insertInTurns([1, 1, 400_000, 500_000, 200_000, 2_000_000, 1].map((bytes) => ({ text: 'x'.repeat(bytes) })))
    for (let index = 0; index < 4; index++) {
      commands[index]?.succeed(0)
      await ticks()
    }
    expect(sizes()).toEqual([1, 1, 2, 1, 1, 1])
  })
})
