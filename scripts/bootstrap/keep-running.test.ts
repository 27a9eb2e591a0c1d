import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { keepRunning } from './keep-running.ts'

/** Starts servers that end when a test says so. */
function servers() {
  const ends: (() => void)[] = []
  const reasons: string[] = []
  const start = async () => {
    const { promise: exited, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    return { exited, stop: async () => resolve() }
  }
  return { ends, reasons, start, onEnd: () => undefined, onGiveUp: (reason: string) => reasons.push(reason) }
}

it('starts a server again when it ends, three times within a minute', async () => {
  const { ends, reasons, ...options } = servers()
  const { stop } = keepRunning(options)
  for (let count = 1; count <= 4; count++) {
    await eventually(() => expect(ends).toHaveLength(count))
    ends.at(-1)?.()
  }
  await eventually(() => expect(reasons).toEqual(['it ended 4 times within a minute']))
  expect(ends).toHaveLength(4)
  await stop()
})

it('stops the server that runs', async () => {
  const { ends, reasons, ...options } = servers()
  const { stop } = keepRunning(options)
  await eventually(() => expect(ends).toHaveLength(1))
  await stop()
  expect([ends.length, reasons]).toEqual([1, []])
})

it('says why a server does not start', async () => {
  const { reasons, onEnd, onGiveUp } = servers()
  const { stop } = keepRunning({ start: () => Promise.reject(new Error('no Python')), onEnd, onGiveUp })
  await eventually(() => expect(reasons).toEqual(['no Python']))
  await stop()
})

it('ends a start that takes long, and then says nothing', async () => {
  const { reasons, onEnd, onGiveUp } = servers()
  const start = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('the download was ended'))))
  await keepRunning({ start, onEnd, onGiveUp }).stop()
  expect(reasons).toEqual([])
})

it('waits until a server that ended may be started again', async () => {
  const { ends, ...options } = servers()
  const { promise: hasSpace, resolve: clear } = Promise.withResolvers<void>()
  const { started, stop } = keepRunning({ ...options, untilStartable: () => hasSpace })
  await started
  ends[0]?.()
  await new Promise((done) => setImmediate(done))
  expect(ends).toHaveLength(1)
  clear()
  await eventually(() => expect(ends).toHaveLength(2))
  await stop()
})

it('rejects when the server does not start the first time', async () => {
  const { onEnd, onGiveUp, reasons } = servers()
  const { started } = keepRunning({ start: () => Promise.reject(new Error('the folder is read-only')), onEnd, onGiveUp })
  await expect(started).rejects.toThrow('the folder is read-only')
  await eventually(() => expect(reasons).toEqual(['the folder is read-only']))
})
