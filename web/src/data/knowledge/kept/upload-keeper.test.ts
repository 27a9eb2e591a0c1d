import { describe, expect, it } from '@jest/globals'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { rowsInMemory } from '../../testing/kept-rows.ts'
import type { Material } from '../material.ts'
import { createUploadQueue, type Send } from '../upload-queue.ts'
import { keptUploads } from './kept-uploads.ts'
import { type Exclusively, keepUploads } from './upload-keeper.ts'

const draft = { userId: 'u1', botId: null }
const text = (title: string): Material => ({ kind: 'text', title, text: 'All prices.' })

/** Waits until the promises of the queue have settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A browser: what it keeps, and its tabs. */
function openBrowser() {
  let count = 0
  const rows = rowsInMemory()
  const store = keptUploads(rows.change)
  const running = new Map<string, Promise<unknown>>()
  const exclusively: Exclusively = (name, _signal, run) => {
    const turn = (running.get(name) ?? Promise.resolve()).then(run, run)
    running.set(name, turn)
    return turn
  }
  const calls: { persona: string; title: string; requestId: string; succeed: () => void; fail: (error: Error) => void }[] = []

  /** Opens a page with the uploads of a draft, or of a saved persona, which are not restored yet. */
  function beginTab(botId: string | null) {
    const queue = createUploadQueue(() => `id${++count}`)
    const keeper = keepUploads(queue, { ...draft, botId }, { store, exclusively })
    const startFor = (persona: string) => {
      const send: Send = (material, { requestId }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        const title = material.kind === 'text' ? material.title : ''
        calls.push({ persona, title, requestId, succeed: resolve, fail: reject })
        return promise
      }
      queue.start(async (material, options) => void (await keeper.sendOnce(send, material, options)))
    }
    const publish = async (persona: string) => {
      void keeper.moveTo(persona)
      startFor(persona)
      await settle()
    }
    const states = () => queue.getState().uploads.map(({ title, state, isKept }) => `${title} ${state}${isKept ? '' : ', not kept'}`)
    if (botId !== null) startFor(botId)
    return { queue, keeper, publish, states }
  }
  async function openTab(botId: string | null = null) {
    const tab = beginTab(botId)
    await settle()
    return tab
  }
  const sent = () => calls.map(({ persona, title }) => `${title} to ${persona}`)
  return { beginTab, openTab, calls, sent, rows, store }
}

describe('the uploads of a draft', () => {
  it('are there after a reload, in their order', async () => {
    const { openTab } = openBrowser()
    const tab = await openTab()
    tab.queue.add([text('Prices')])
    expect(tab.states()).toEqual(['Prices waiting, not kept'])
    tab.queue.add([text('Hours')])
    await settle()
    expect(tab.states()).toEqual(['Prices waiting', 'Hours waiting'])
    expect((await openTab()).states()).toEqual(['Prices waiting', 'Hours waiting'])
  })

  it('are sent to the saved persona, and not kept any longer', async () => {
    const { openTab, calls, sent } = openBrowser()
    const tab = await openTab()
    tab.queue.add([text('Prices')])
    await settle()
    await tab.publish('b1')
    expect(sent()).toEqual(['Prices to b1'])
    calls[0]?.succeed()
    await settle()
    expect(tab.queue.getState()).toEqual({ uploads: [], added: 1 })
    expect((await openTab()).states()).toEqual([])
    expect((await openTab('b1')).states()).toEqual([])
  })

  it('go on after a reload with the same request id', async () => {
    const { openTab, calls, sent } = openBrowser()
    const tab = await openTab()
    tab.queue.add([text('Prices')])
    await tab.publish('b1')
    expect(sent()).toEqual(['Prices to b1'])
    // A reload ends the request, and releases its lock.
    calls[0]?.fail(new TypeError('No response arrived'))
    await settle()
    await openTab('b1')
    expect(sent()).toEqual(['Prices to b1', 'Prices to b1'])
    expect(calls[1]?.requestId).toBe(calls[0]?.requestId)
  })

  it('are sent when the persona is saved before they were restored', async () => {
    const { beginTab, sent, store } = openBrowser()
    await store.add(draft, [{ id: 'id0', material: text('Prices') }])
    await beginTab(null).publish('b1')
    expect(sent()).toEqual(['Prices to b1'])
    expect(await store.has({ userId: 'u1', botId: 'b1' }, 'id0')).toBe(true)
  })

  it('are not kept when one is removed, also while it is being stored, or all are discarded', async () => {
    const { openTab } = openBrowser()
    const tab = await openTab()
    tab.queue.add([text('Prices'), text('Hours'), text('Places')])
    tab.queue.remove('id1')
    await settle()
    expect((await openTab()).states()).toEqual(['Hours waiting', 'Places waiting'])
    tab.queue.remove('id2')
    await settle()
    expect((await openTab()).states()).toEqual(['Places waiting'])
    await tab.keeper.discard()
    expect(tab.states()).toEqual([])
    expect((await openTab()).states()).toEqual([])
  })

  it('are sent as before when the browser refuses to store them', async () => {
    const { openTab, rows, sent } = openBrowser()
    rows.refuse()
    const tab = await openTab()
    tab.queue.add([text('Prices')])
    await settle()
    expect(tab.states()).toEqual(['Prices waiting, not kept'])
    await tab.publish('b1')
    expect(sent()).toEqual(['Prices to b1'])
  })
})

describe('two tabs', () => {
  it('send each upload of a draft once, even to two personas', async () => {
    const { openTab, calls, sent } = openBrowser()
    const one = await openTab()
    one.queue.add([text('Prices')])
    await settle()
    const other = await openTab()
    await one.publish('b1')
    await other.publish('b2')
    calls[0]?.succeed()
    await settle()
    expect(sent()).toEqual(['Prices to b1'])
    expect(one.states()).toEqual([])
    expect(other.states()).toEqual([])
  })

  it('take turns with an upload to a saved persona', async () => {
    const { openTab, calls, sent } = openBrowser()
    const one = await openTab('b1')
    one.queue.add([text('Prices')])
    await settle()
    const other = await openTab('b1')
    expect(other.states()).toEqual(['Prices sending'])
    expect(sent()).toEqual(['Prices to b1'])
    calls[0]?.succeed()
    await settle()
    expect(sent()).toEqual(['Prices to b1'])
    expect(other.states()).toEqual([])
  })

  it('show the same after a change of tabs', async () => {
    const { openTab } = openBrowser()
    const one = await openTab()
    one.queue.add([text('Prices'), text('Hours')])
    await settle()
    const other = await openTab()
    other.queue.add([text('Places')])
    one.queue.remove('id1')
    await settle()
    await one.keeper.synchronize()
    await other.keeper.synchronize()
    expect(one.states()).toEqual(['Hours waiting', 'Places waiting'])
    expect(other.states()).toEqual(['Hours waiting', 'Places waiting'])
  })
})

it('keeps what may succeed later, and not what is refused for its content', async () => {
  const { openTab, calls } = openBrowser()
  const tab = await openTab('b1')
  tab.queue.add([text('Prices'), text('Hours')])
  await settle()
  calls[0]?.fail(new ApiError(409, 'No.', { reason: 'SOURCE_EXISTS' }))
  await settle()
  calls[1]?.fail(new ApiError(429, 'No.', { reason: 'RATE_LIMITED' }))
  await settle()
  await tab.keeper.synchronize()
  expect(tab.states()).toEqual(['Prices failed', 'Hours failed'])
  expect((await openTab('b1')).states()).toEqual(['Hours sending'])
})
