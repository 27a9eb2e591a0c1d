import { describe, expect, it } from '@jest/globals'
import { ApiError } from '../../lib/errors/api-error.ts'
import type { Material } from './material.ts'
import { createUploadQueue, type Send } from './upload-queue.ts'

const file = (name: string, size = 3): Material => ({ kind: 'file', file: { name, size } as File })
const text: Material = { kind: 'text', title: 'Prices', text: 'All prices.' }
const refused = (reason: string) => new ApiError(403, 'No.', { reason })

/** Waits until the promises of the queue have settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function begin() {
  let count = 0
  const queue = createUploadQueue(() => `u${++count}`)
  const calls: (Parameters<Send>[1] & { material: Material; succeed: () => void; fail: (error: Error) => void })[] = []
  const send: Send = (material, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    calls.push({ ...options, material, succeed: resolve, fail: reject })
    return promise
  }
  const states = () => queue.getState().uploads.map(({ title, state }) => `${title} ${state}`)
  return { queue, calls, send, states }
}

describe('the queue of uploads', () => {
  it('collects until it is started, and then sends one after the other', async () => {
    const { queue, calls, send, states } = begin()
    queue.add([file('a.pdf'), text])
    expect(states()).toEqual(['a.pdf waiting', 'Prices waiting'])
    queue.start(send)
    expect(states()).toEqual(['a.pdf sending', 'Prices waiting'])
    calls[0]?.onProgress(0.5)
    expect(queue.getState().uploads[0]?.sent).toBe(0.5)
    calls[0]?.succeed()
    await settle()
    expect(states()).toEqual(['Prices sending'])
    expect(queue.getState().added).toBe(1)
    calls[1]?.succeed()
    await settle()
    expect(queue.getState()).toEqual({ uploads: [], added: 2 })
    queue.add([text])
    expect(queue.getState().added).toBe(0)
  })

  it('never sends a file that cannot be read', async () => {
    const { queue, calls, send, states } = begin()
    queue.start(send)
    queue.add([file('a.exe'), file('b.pdf', 10_000_001), file('c.md', 0), file('D.DOCX', 10_000_000)])
    expect(states()).toEqual(['a.exe failed', 'b.pdf failed', 'c.md failed', 'D.DOCX sending'])
    expect(queue.getState().uploads.map(({ error }) => (error as { problem?: string } | null)?.problem)).toEqual([
      'wrongType',
      'tooLarge',
      'empty',
      undefined,
    ])
    expect(calls).toHaveLength(1)
  })

  it('goes on after a failure, and sends the failed one again with the same request id', async () => {
    const { queue, calls, send, states } = begin()
    queue.start(send)
    queue.add([file('a.pdf'), file('b.pdf')])
    calls[0]?.fail(new TypeError('No response arrived'))
    await settle()
    expect(states()).toEqual(['a.pdf failed', 'b.pdf sending'])
    calls[1]?.succeed()
    await settle()
    queue.retry('u1')
    expect(states()).toEqual(['a.pdf sending'])
    expect(calls[2]?.requestId).toBe(calls[0]?.requestId)
    calls[2]?.succeed()
    await settle()
    expect(states()).toEqual([])
  })

  it('can retry what may succeed later, and not what is refused for its content', async () => {
    const { queue, calls, send } = begin()
    queue.start(send)
    queue.add([file('a.pdf'), file('b.pdf')])
    calls[0]?.fail(refused('SOURCE_EXISTS'))
    await settle()
    calls[1]?.fail(refused('OVERLOADED'))
    await settle()
    expect(queue.getState().uploads.map(({ canRetry }) => canRetry)).toEqual([false, true])
  })

  it('sends nothing further once there is no room for it', async () => {
    const { queue, calls, send, states } = begin()
    queue.start(send)
    queue.add([file('a.pdf'), file('b.pdf'), text])
    calls[0]?.fail(refused('SOURCE_LIMIT'))
    await settle()
    expect(states()).toEqual(['a.pdf failed', 'b.pdf failed', 'Prices failed'])
    expect(calls).toHaveLength(1)
    expect(queue.getState().uploads.every(({ canRetry }) => canRetry)).toBe(true)
  })

  it('ends the upload that is cancelled, and sends the next', async () => {
    const { queue, calls, send, states } = begin()
    queue.start(send)
    queue.add([file('a.pdf'), file('b.pdf')])
    queue.remove('u1')
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.fail(calls[0].signal.reason)
    await settle()
    expect(states()).toEqual(['b.pdf sending'])
    expect(queue.getState().added).toBe(0)
  })
})
