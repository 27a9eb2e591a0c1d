import { describe, expect, it } from '@jest/globals'
import type { Frame } from './frame.ts'
import { FrameLog } from './frame-log.ts'

const chunk = (seq: number): Frame => ({ kind: 'chunk', seq, content: `${seq} ` })
const end = (seq: number): Frame => ({
  kind: 'end',
  seq,
  status: 'complete',
  end: 'finished',
  answer: '',
  failure: null,
  citations: [],
  openers: [],
  isFree: false,
  model: 'm',
})
const never = new AbortController().signal

async function readAll(log: FrameLog, after: number, signal = never): Promise<number[]> {
  const seen: number[] = []
  await log.read(after, signal, ({ seq }) => {
    seen.push(seq)
    return undefined
  })
  return seen
}

describe('FrameLog', () => {
  it('delivers the same frames to every reader from its own position', async () => {
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

  it('ignores a frame that it has already and throws for a gap', () => {
    const log = new FrameLog()
    log.append(chunk(1))
    log.append(chunk(1))
    expect(log.length).toBe(1)
    expect(() => log.append(chunk(3))).toThrow('frame 3 came after 1')
  })

  it('ends a read at once when its signal aborts', async () => {
    const log = new FrameLog()
    const controller = new AbortController()
    const reading = readAll(log, 0, controller.signal)
    controller.abort()
    expect(await reading).toEqual([])
  })

  it('knows whether a reader follows it, and whether one has left before the end', async () => {
    const log = new FrameLog()
    const controller = new AbortController()
    const states = () => [log.isRead, log.wasLeft]
    expect(states()).toEqual([false, false])
    const leaving = readAll(log, 0, controller.signal)
    const staying = readAll(log, 0)
    expect(states()).toEqual([true, false])
    controller.abort()
    await leaving
    expect(states()).toEqual([true, true])
    log.append(end(1))
    await staying
    expect(states()).toEqual([false, true])
  })

  it('ends all reads when it is closed without an end frame', async () => {
    const log = new FrameLog()
    const reading = readAll(log, 0)
    log.append(chunk(1))
    log.close()
    expect(await reading).toEqual([1])
  })

  it('waits for a reader before it delivers the next frame', async () => {
    const log = new FrameLog()
    for (const seq of [1, 2, 3]) log.append(chunk(seq))
    const handled = Promise.withResolvers<void>()
    const seen: number[] = []
    const controller = new AbortController()
    const reading = log.read(0, controller.signal, ({ seq }) => {
      seen.push(seq)
      return seq === 2 ? handled.promise : undefined
    })
    await Promise.resolve()
    expect(seen).toEqual([1, 2])
    controller.abort()
    handled.resolve()
    expect(await reading).toBe(false)
    expect(seen).toEqual([1, 2])
  })
})
