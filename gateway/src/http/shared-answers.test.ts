import { describe, expect, it } from '@jest/globals'
import { createSharedAnswers } from './shared-answers.ts'

function world() {
  let [now, made] = [0, 0]
  const shared = createSharedAnswers<string>(() => now)
  const make = async () => String(++made)
  return { shared, ask: (key = 'list') => shared.get(key, make), pass: (ms: number) => (now += ms) }
}

describe('an answer for everybody', () => {
  it('is made once for all who ask within a second', async () => {
    const { ask, pass } = world()
    expect(await Promise.all([ask(), ask(), ask('other')])).toEqual(['1', '1', '2'])
    pass(999)
    expect(await ask()).toBe('1')
    pass(1)
    expect(await ask()).toBe('3')
  })

  it('is made anew when something has changed, also one that was under way', async () => {
    const { shared, ask } = world()
    const begun = ask()
    shared.drop()
    expect([await begun, await ask(), await ask()]).toEqual(['1', '2', '2'])
  })

  it('is not kept when it failed', async () => {
    const { shared, ask } = world()
    await expect(shared.get('list', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await ask()).toBe('1')
  })

  it('fills no memory, whatever is asked for', async () => {
    const { ask } = world()
    for (let n = 0; n <= 1_000; n++) await ask(`${n}`)
    expect([await ask('1000'), await ask('0')]).toEqual(['1001', '1002'])
  })
})
