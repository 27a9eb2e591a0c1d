import { describe, expect, it } from '@jest/globals'
import { createToastStore } from './toast-store.ts'

function begin() {
  const timers: { then: () => void; ms: number }[] = []
  return { store: createToastStore((then, ms) => timers.push({ then, ms })), timers }
}

describe('toasts', () => {
  it('shows only the newest', () => {
    const { store } = begin()
    store.show('First', '')
    store.show('Second', 'text', 'destructive')
    expect(store.list()).toMatchObject([{ title: 'Second', variant: 'destructive', open: true }])
  })

  it('closes a dismissed one at once and removes it after 1,000,000 ms', () => {
    const { store, timers } = begin()
    store.show('First', '')
    store.dismiss(1)
    expect(store.list()).toMatchObject([{ open: false }])
    expect(timers[0]?.ms).toBe(1_000_000)
    timers[0]?.then()
    expect(store.list()).toEqual([])
  })
})
