import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { addBubble } from './bubble.ts'
import { addInline } from './inline.ts'
import type { Options } from './options.ts'
import { type Registry, registryOf, type WidgetEvent } from './registry.ts'

const home = 'https://rostra.example'
const defaults: Options = {
  home,
  persona: 'max',
  mode: 'bubble',
  theme: null,
  color: '#4f46e5',
  side: 'right',
  greeting: '',
  opensAtLoad: false,
  language: 'en',
  isRightToLeft: false,
  label: 'Chat',
}

type Page = Window & { Rostra?: { open: (slug?: string) => void; close: (slug?: string) => void; on: (...args: unknown[]) => () => void } }
let page: Page
let registry: Registry
let told: unknown[]

beforeEach(() => {
  // jsdom constructs no style sheets.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  })
  told = []
  const windows = new WeakMap<object, object>()
  Object.defineProperty(window.HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get() {
      if (!windows.has(this)) windows.set(this, { postMessage: (message: unknown, origin: string) => told.push([message, origin]) })
      return windows.get(this)
    },
  })
  page = {} as Page
  registry = registryOf(page)
})
afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

const root = (persona = 'max') => document.querySelector(`[data-rostra=${persona}]`)?.shadowRoot as ShadowRoot
const toggle = (persona?: string) => root(persona).querySelector('.toggle') as HTMLButtonElement
const frameOf = (persona?: string) => root(persona).querySelector('iframe')
const sayFromFrame = (data: unknown, { origin = home, isFrame = true } = {}) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: isFrame ? frameOf()?.contentWindow : {} })
  window.dispatchEvent(event)
}

describe('the button of a widget', () => {
  it('has a name and a state, and opens and closes the frame, which is loaded when it first opens', () => {
    addBubble(defaults, registry)
    expect([toggle().getAttribute('aria-label'), toggle().getAttribute('aria-expanded'), frameOf()]).toEqual(['Chat', 'false', null])
    toggle().click()
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(frameOf()?.src).toBe(`${home}/embed/max#for=http%3A%2F%2Flocalhost&mode=bubble`)
    expect(document.activeElement).toBe(root().host)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([frameOf()?.hidden, toggle().getAttribute('aria-expanded')]).toEqual([true, 'false'])
    expect(root().activeElement).toBe(toggle())
  })

  it('has no inline style, which the policy of a page may forbid', () => {
    addBubble({ ...defaults, greeting: 'Hi' }, registry)
    toggle().click()
    expect([...root().querySelectorAll('[style],style')]).toEqual([])
  })

  it('greets until the visitor opens or dismisses it, once in a tab', () => {
    const options = { ...defaults, greeting: 'Ask <b>me</b>' }
    addBubble(options, registry)
    expect(root().querySelector('.say')?.textContent).toBe('Ask <b>me</b>')
    root().querySelector<HTMLButtonElement>('.dismiss')?.click()
    expect([root().querySelector('.greeting'), root().activeElement]).toEqual([null, toggle()])
    document.body.replaceChildren()
    addBubble(options, registry)
    expect(root().querySelector('.greeting')).toBeNull()
  })

  it('opens with the page when asked to, but not after the visitor has closed it, and takes no focus', () => {
    const options = { ...defaults, opensAtLoad: true }
    addBubble(options, registry)
    expect([toggle().getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', document.body])
    toggle().click()
    document.body.replaceChildren()
    addBubble(options, registry)
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
  })

  it('closes the chat of another persona when it opens its own', () => {
    addBubble(defaults, registry)
    addBubble({ ...defaults, persona: 'livia' }, registry)
    toggle('max').click()
    toggle('livia').click()
    expect(['max', 'livia'].map((persona) => toggle(persona).getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  })
})

describe('a frame', () => {
  it('gets the kept visitor when it asks, and its page keeps what it says', () => {
    localStorage.setItem('rostra.visitor.max', '{"token":"t1","conversation":"c1"}')
    addBubble(defaults, registry)
    toggle().click()
    told = []
    sayFromFrame({ rostra: 'hello' })
    expect(told).toEqual([
      [{ rostra: 'visitor', token: 't1', conversation: 'c1' }, home],
      [{ rostra: 'focus' }, home],
    ])
    sayFromFrame({ rostra: 'keep', token: 't2' })
    expect(localStorage.getItem('rostra.visitor.max')).toBe('{"token":"t2","conversation":"c1"}')
    sayFromFrame({ rostra: 'close' })
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
  })

  it('is not confused with another window or origin', () => {
    addBubble(defaults, registry)
    toggle().click()
    told = []
    for (const other of [{ origin: 'https://rival.example' }, { isFrame: false }])
      for (const rostra of ['hello', 'keep', 'close', 'message']) sayFromFrame({ rostra, token: 'forged' }, other)
    for (const data of [null, 'rostra:close', 7]) sayFromFrame(data)
    expect([told, localStorage.length, toggle().getAttribute('aria-expanded')]).toEqual([[], 0, 'true'])
  })
})

describe('Rostra', () => {
  it('opens and closes a widget, and tells its events without the text of messages', async () => {
    const seen: [string, WidgetEvent][] = []
    addBubble(defaults, registry)
    for (const name of ['ready', 'open', 'close', 'message']) page.Rostra?.on(name, (event: WidgetEvent) => seen.push([name, event]))
    page.Rostra?.open()
    sayFromFrame({ rostra: 'message', from: 'persona', text: 'secret' })
    page.Rostra?.close('max')
    page.Rostra?.open('nobody')
    await Promise.resolve()
    expect(seen).toEqual([
      ['ready', { persona: 'max' }],
      ['open', { persona: 'max' }],
      ['message', { persona: 'max', from: 'persona' }],
      ['close', { persona: 'max' }],
    ])
  })

  it('stops to call a listener that was removed, and is shared by copies of the script', async () => {
    expect(registryOf(page)).toBe(registry)
    addBubble(defaults, registry)
    let opened = 0
    const stop = page.Rostra?.on('open', () => opened++)
    stop?.()
    page.Rostra?.open()
    await Promise.resolve()
    expect(opened).toBe(0)
  })

  it('leaves alone what a page has under this name', () => {
    const own = { Rostra: 'mine' } as unknown as Page
    registryOf(own)
    expect(own.Rostra).toBe('mine')
  })
})

it('an inline chat is where its script is, and has no button', () => {
  const script = document.createElement('script')
  document.body.append(script, document.createElement('p'))
  addInline({ ...defaults, mode: 'inline' }, registry, script)
  expect(script.nextElementSibling?.getAttribute('src')).toMatch(/mode=inline$/)
  expect(document.querySelector('[data-rostra]')).toBeNull()
})
