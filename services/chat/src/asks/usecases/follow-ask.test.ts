import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { Frame } from '../../core/domain/generations/frame.ts'
import { FrameLog } from '../../core/domain/generations/frame-log.ts'
import type { Ports } from '../domain/ports.ts'
import { followAsk } from './follow-ask.ts'

describe('the frames of an ended ask', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    // The fake timers have no part in it.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const timeout = new AbortController()
      setTimeout(() => timeout.abort(), ms)
      return timeout.signal
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  const chunk = (seq: number): Frame => ({ kind: 'chunk', seq, content: 'owl ' })
  const end = partial<Frame>({ kind: 'end', seq: 3 })

  /** Follows an ask whose frames the test delivers. `read` makes the client take a frame. */
  function follow() {
    const log = new FrameLog()
    const reads: (() => void)[] = []
    const seqs: number[] = []
    const ports = partial<Ports>({
      running: { frameLogOf: () => undefined },
      asks: { byId: async () => null },
      askEnds: { watch: () => () => undefined },
      frames: { follow: () => ({ log, release: () => undefined }) },
    })
    const onFrame = ({ seq }: Frame) => {
      seqs.push(seq)
      return new Promise<void>((resolve) => reads.push(resolve))
    }
    const signal = new AbortController().signal
    const result = followAsk(ports, 'a-1', { log: undefined, signal, onFrame, onState: () => undefined }).then(
      () => 'ended',
      ({ reason }) => reason,
    )
    const read = () => reads.shift()?.()
    return { log, seqs, result, read }
  }

  it('wait for a client that reads slowly', async () => {
    const { log, seqs, result, read } = follow()
    for (const frame of [chunk(1), chunk(2), end]) log.append(frame)
    for (let frame = 0; frame < 3; frame++) {
      await jest.advanceTimersByTimeAsync(60_000)
      read()
    }
    expect([await result, seqs]).toEqual(['ended', [1, 2, 3]])
  })

  it('are gone when the next one does not arrive within 1.5 s', async () => {
    const { log, seqs, result, read } = follow()
    log.append(chunk(1))
    await jest.advanceTimersByTimeAsync(1_400)
    read()
    await jest.advanceTimersByTimeAsync(1_600)
    expect([await result, seqs]).toEqual(['ANSWER_GONE', [1]])
  })
})
