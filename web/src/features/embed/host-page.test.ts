import { describe, expect, it } from '@jest/globals'
import type { FrameMessage } from '../../lib/embed/messages.ts'
import { connectToHostPage, parentOrigin } from './host-page.ts'

it('accepts only an exact origin of the parent page', () => {
  expect(parentOrigin('#for=https%3A%2F%2Fshop.example')).toBe('https://shop.example')
  expect(parentOrigin('#for=http%3A%2F%2Flocalhost%3A8080')).toBe('http://localhost:8080')
  const useless = [
    '',
    '#',
    '#for=*',
    '#for=null',
    '#for=https%3A%2F%2Fshop.example%2Fpath',
    '#for=javascript%3Aalert(1)',
    '#for=data%3A%2C',
  ]
  expect(useless.map(parentOrigin)).toEqual(useless.map(() => null))
})

const shop = 'https://shop.example'
const hash = `#for=${encodeURIComponent(shop)}&mode=bubble`

/** A window inside a page that records what it is told, and a function that says something to the window. */
function framed() {
  const told: [FrameMessage, string][] = []
  const parent = { postMessage: (message: FrameMessage, origin: string) => told.push([message, origin]) }
  const listeners: ((event: { source: unknown; origin: string; data: unknown }) => void)[] = []
  let giveUp = () => {}
  const page = {
    parent,
    addEventListener: (_name: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    setTimeout: (run: () => void) => {
      giveUp = run
    },
  }
  const hear = (data: unknown, { source = parent as unknown, origin = shop } = {}) => {
    for (const listener of listeners) listener({ source, origin, data })
  }
  return { window: page as unknown as Window, told, hear, giveUp: () => giveUp() }
}

describe('the page around the frame', () => {
  it('is asked for its visitor at its own origin only', async () => {
    const { window, told, hear } = framed()
    const host = connectToHostPage(hash, window)
    expect(told).toEqual([[{ rostra: 'hello' }, shop]])
    hear({ rostra: 'visitor', token: 'kept', conversation: 7 })
    expect(await host?.visitor).toEqual({ origin: shop, token: 'kept', conversation: '' })
    expect(host?.hasButton).toBe(true)
  })

  it('is heard only as the parent window and from that origin', async () => {
    const { window, hear, giveUp } = framed()
    const host = connectToHostPage(hash, window)
    let focused = 0
    host?.onFocus(() => focused++)
    for (const other of [{ origin: 'https://rival.example' }, { source: {} }, { origin: 'null' }]) {
      hear({ rostra: 'visitor', token: 'forged' }, other)
      hear({ rostra: 'focus' }, other)
    }
    for (const data of [null, 'rostra:focus', {}, 7]) hear(data)
    giveUp()
    expect([await host?.visitor, focused]).toEqual([null, 0])
    hear({ rostra: 'focus' })
    expect(focused).toBe(1)
  })

  it('may give the focus before the chat is there, which then gets it once', () => {
    const { window, hear } = framed()
    const host = connectToHostPage(hash, window)
    hear({ rostra: 'focus' })
    let focused = 0
    host?.onFocus(() => focused++)()
    host?.onFocus(() => focused++)
    expect(focused).toBe(1)
  })

  it('is none for a frame without the script, and for a page of its own', () => {
    const { window } = framed()
    expect(connectToHostPage('', window)).toBeNull()
    expect(connectToHostPage('#for=https%3A%2F%2Fshop.example', window)).toBeNull()
    const alone = { parent: null as unknown }
    alone.parent = alone
    expect(connectToHostPage(hash, alone as Window)).toBeNull()
  })
})
