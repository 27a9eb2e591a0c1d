import { expect, it } from '@jest/globals'
import { keptValues } from './kept.ts'

function storage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage & { values: Map<string, string> }
}
const newPage = () => ({ localStorage: storage(), sessionStorage: storage() })

it('keeps the visitor of each persona apart, across pages', () => {
  const page = newPage()
  const kept = keptValues('max', page)
  expect(kept.visitor()).toEqual({})
  kept.keep({ token: 't1' })
  kept.keep({ conversation: 'c1' })
  expect(keptValues('max', page).visitor()).toEqual({ token: 't1', conversation: 'c1' })
  expect(keptValues('livia', page).visitor()).toEqual({})
  expect([...page.localStorage.values.keys()]).toEqual(['rostra.visitor.max'])
})

it.each(['nonsense', 'null', '7', '{"token":7,"conversation":[]}'])('takes the stored %j as a new visitor', (text) => {
  const page = newPage()
  page.localStorage.setItem('rostra.visitor.max', text)
  expect(keptValues('max', page).visitor()).toEqual({})
})

it('knows in this tab whether the widget was open', () => {
  const page = newPage()
  const kept = keptValues('max', page)
  expect(kept.lastState()).toBeNull()
  kept.keepState('open')
  expect(keptValues('max', page).lastState()).toBe('open')
})

it('lasts as long as the page when storage is blocked', () => {
  const page = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError')
    },
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  const kept = keptValues('max', page)
  kept.keep({ token: 't1' })
  kept.keepState('open')
  expect([kept.visitor(), kept.lastState()]).toEqual([{ token: 't1' }, null])
})
