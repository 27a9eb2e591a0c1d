import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { latestMessages } from './latest-messages.ts'

interface Update {
  updateOne: {
    filter: { _id: { toHexString: () => string } }
    update: [
      { $set: { lastMessageAt: { $max: [string, Date] }; preview: object; title?: { $cond: [object, string, { $literal: string }] } } },
    ]
  }
}

const plato = 'a'.repeat(24)
const ada = 'b'.repeat(24)

/** Creates a store whose commands take `commandMs`; those in `failing`, by their number, fail. */
function scripted(commandMs = 0, failing: readonly number[] = []) {
  const time = new SimulatedTime()
  const commands: { at: number; previews: Record<string, string>; titles: (string | undefined)[]; latest: number }[] = []
  const bulkWrite = async (updates: Update[]) => {
    const changes = updates.map(({ updateOne }) => [updateOne.filter._id.toHexString(), updateOne.update[0].$set] as const)
    const previews = Object.fromEntries(changes.map(([id, { preview }]) => [id, Object.values(preview)[0]]))
    const titles = changes.map(([, { title }]) => title?.$cond[2].$literal)
    commands.push({
      at: time.now,
      previews,
      titles,
      latest: Math.max(...changes.map(([, { lastMessageAt }]) => lastMessageAt.$max[1].getTime())),
    })
    const number = commands.length
    await new Promise<void>((resolve) => time.after(commandMs, resolve))
    if (failing.includes(number)) throw new Error('no primary')
  }
  const messages = latestMessages({ bulkWrite } as never, time.clock)
  const touch = (id: string, preview: string, at = time.now, title?: string) =>
    messages.touch(id, new Date(at), preview, title).then(
      () => time.now,
      (error: Error) => error.message,
    )
  return { time, commands, messages, touch }
}

describe('the latest messages of conversations', () => {
  it('are gathered for 100 ms and stored with one command, the last one of each', async () => {
    const { time, commands, touch } = scripted(5)
    const stored = [touch(plato, 'one'), touch(ada, 'two')]
    time.at(60, () => void stored.push(touch(plato, 'three')))
    time.at(100.5, () => void stored.push(touch(plato, 'four')))
    await time.runUntil(1_000)
    expect(commands.map(({ at, previews }) => [at, previews])).toEqual([
      [100, { [plato]: 'three', [ada]: 'two' }],
      [200.5, { [plato]: 'four' }],
    ])
    expect(await Promise.all(stored)).toEqual([105, 105, 105, 205.5])
  })

  it('are dated by the latest of them, in whatever order they come', async () => {
    const { time, commands, touch } = scripted()
    void touch(plato, 'later', 70)
    void touch(plato, 'earlier', 50)
    await time.runUntil(200)
    expect(commands).toMatchObject([{ latest: 70, previews: { [plato]: 'earlier' } }])
  })

  it('bring the title of the first message, also when others follow in the same command', async () => {
    const { time, commands, touch } = scripted()
    void touch(plato, 'one', 0, 'First')
    void touch(plato, 'two', 0, 'Other')
    void touch(plato, 'three')
    void touch(ada, 'one')
    await time.runUntil(200)
    expect(commands.map(({ titles }) => titles)).toEqual([['First', undefined]])
  })

  it('are never stored by two commands at once, so that an earlier one cannot come last', async () => {
    const { time, commands, touch } = scripted(1_000)
    void touch(plato, 'one')
    time.at(150, () => void touch(plato, 'two'))
    time.at(900, () => void touch(plato, 'three'))
    await time.runUntil(5_000)
    expect(commands.map(({ at, previews }) => [at, previews[plato]])).toEqual([
      [100, 'one'],
      [1_100, 'three'],
    ])
  })

  it('tell their callers when they could not be stored, and go on', async () => {
    const { time, touch } = scripted(0, [1])
    const failed = [touch(plato, 'one'), touch(ada, 'two')]
    await time.runUntil(150)
    const stored = touch(plato, 'three')
    await time.runUntil(300)
    expect([...(await Promise.all(failed)), await stored]).toEqual(['no primary', 'no primary', 250])
  })

  it('are stored at once when the process stops', async () => {
    const { time, commands, messages, touch } = scripted(5)
    void touch(plato, 'one')
    const closed = messages.close().then(() => time.now)
    await time.runUntil(50)
    expect([await closed, commands.map(({ previews }) => previews)]).toEqual([5, [{ [plato]: 'one' }]])
    void touch(plato, 'after it')
    await time.runUntil(60)
    expect(commands).toHaveLength(2)
  })
})
