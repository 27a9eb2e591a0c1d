import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { setPageTitle } from '../navigation/tab-title.ts'
import { chooseNotifications } from './notification-choice.ts'
import { tellHiddenTab } from './tell-hidden-tab.ts'

let isHidden = true
let permission: NotificationPermission = 'default'
const shown: { title: string; options: NotificationOptions; onclick?: () => void; close: () => void }[] = []

/** Takes the place of the browser's class, which jsdom lacks. */
class FakeNotification {
  static get permission() {
    return permission
  }
  static requestPermission = jest.fn(async () => permission)
  onclick?: () => void
  readonly close = jest.fn()
  readonly title: string
  readonly options: NotificationOptions
  constructor(title: string, options: NotificationOptions) {
    this.title = title
    this.options = options
    shown.push(this)
  }
}

const setHidden = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true })
  Object.defineProperty(window, 'Notification', { value: FakeNotification, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  isHidden = true
  permission = 'granted'
  shown.length = 0
  document.title = 'Livia · Rostra'
})
afterEach(() => {
  setHidden(false)
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(window, 'Notification')
})

describe('what ends in a hidden tab', () => {
  it('is counted in the title until the tab is visible', () => {
    tellHiddenTab('Answer ready', null)
    expect(document.title).toBe('(1) Answer ready · Rostra')
    tellHiddenTab('Answer ready', null)
    expect(document.title).toBe('(2) Answer ready · Rostra')
    setHidden(false)
    expect(document.title).toBe('Livia · Rostra')
    setHidden(true)
    tellHiddenTab('Discussion ended', null)
    expect(document.title).toBe('(1) Discussion ended · Rostra')
  })

  it('keeps its mark when the page gets another title, which is shown once the tab is visible', () => {
    tellHiddenTab('Answer ready', null)
    setPageTitle('Max')
    expect(document.title).toBe('(1) Answer ready · Rostra')
    setHidden(false)
    expect(document.title).toBe('Max · Rostra')
  })

  it('is no news in a visible tab', () => {
    setHidden(false)
    tellHiddenTab('Answer ready', 'u1')
    expect([document.title, shown]).toEqual(['Livia · Rostra', []])
  })

  it('is notified to the member who wished that here, and to no other', async () => {
    tellHiddenTab('Answer ready', 'u1')
    await chooseNotifications('u1', true)
    tellHiddenTab('Answer ready', null)
    tellHiddenTab('Answer ready', 'u2')
    await new Promise(setImmediate)
    expect(shown).toEqual([])
    tellHiddenTab('Answer ready', 'u1')
    await new Promise(setImmediate)
    expect(shown.map(({ title, options }) => [title, options.body])).toEqual([['Answer ready', 'Open the tab to read it.']])
    const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined)
    shown[0]?.onclick?.()
    expect(focus).toHaveBeenCalled()
    expect(shown[0]?.close).toHaveBeenCalled()
    await chooseNotifications('u1', false)
    tellHiddenTab('Answer ready', 'u1')
    await new Promise(setImmediate)
    expect(shown).toHaveLength(1)
  })
})
