import { describe, expect, it } from '@jest/globals'
import type { Frame } from './frame.ts'
import { FrameLog } from './frame-log.ts'

const chunk = (seq: number): Frame => ({ kind: 'chunk', seq, content: `${seq} ` })
const end = (seq: number): Frame => ({ kind: 'end', seq, status: 'complete', reply: '', failure: null })
const never = new AbortController().signal

async function readAll(log: FrameLog, after: number, signal = never): Promise<number[]> {
  const seen: number[] = []
  await log.read(after, signal, ({ seq }) => {
    seen.push(seq)
    return undefined
  })
  return seen
}

describe('the log of a generation', () => {
  it('gives every reader the same frames, wherever each one starts', async () => {
    const log = new FrameLog()
    log.append(chunk(1))
    const early = readAll(log, 0)
    const late = readAll(log, 1)
    log.append(chunk(2))
    log.append(end(3))
    expect(await early).toEqual([1, 2, 3])
    expect(await late).toEqual([2, 3])
    expect(await readAll(log, 3)).toEqual([3])
  })

  it('passes over what it has and refuses a gap', () => {
    const log = new FrameLog()
    log.append(chunk(1))
    log.append(chunk(1))
    expect(log.length).toBe(1)
    expect(() => log.append(chunk(3))).toThrow('frame 3 came after 1')
  })

  it('lets a reader that goes away go at once', async () => {
    const log = new FrameLog()
    const leaving = new AbortController()
    const reading = readAll(log, 0, leaving.signal)
    leaving.abort()
    expect(await reading).toEqual([])
  })

  it('ends its readers when it is closed without an end', async () => {
    const log = new FrameLog()
    const reading = readAll(log, 0)
    log.append(chunk(1))
    log.close()
    expect(await reading).toEqual([1])
  })

  it('gives a reader no more than it takes', async () => {
    const log = new FrameLog()
    for (const seq of [1, 2, 3]) log.append(chunk(seq))
    const taken = Promise.withResolvers<void>()
    const seen: number[] = []
    const leaving = new AbortController()
    const reading = log.read(0, leaving.signal, ({ seq }) => {
      seen.push(seq)
      return seq === 2 ? taken.promise : undefined
    })
    await Promise.resolve()
    expect(seen).toEqual([1, 2])
    leaving.abort()
    taken.resolve()
    expect(await reading).toBe(false)
    expect(seen).toEqual([1, 2])
  })
})
