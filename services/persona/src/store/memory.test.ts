import { describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { createMemory } from './memory.ts'

function world() {
  let at = 0
  let looks = 0
  const memory = createMemory<number>({ most: 3, freshMs: 10, usableMs: 20, now: () => at })
  return {
    memory,
    pass: (ms: number) => {
      at += ms
    },
    looks: () => looks,
    ask: (key = 'a', isKept?: (value: number) => boolean) => memory.get(key, async () => ++looks, isKept),
  }
}

describe('what is remembered', () => {
  it('is looked up once for many who ask at once', async () => {
    const { ask, looks } = world()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(looks()).toBe(1)
  })

  it('is given while it is fresh, given and renewed while it is usable, and looked up after', async () => {
    const { ask, pass, looks } = world()
    expect(await ask()).toBe(1)
    pass(9)
    expect(await ask()).toBe(1)
    expect(looks()).toBe(1)
    pass(2)
    expect(await ask()).toBe(1)
    await eventually(async () => expect(await ask()).toBe(2))
    expect(looks()).toBe(2)
    pass(20)
    expect(await ask()).toBe(3)
  })

  it('is nothing that is not to be kept', async () => {
    const { ask } = world()
    expect([await ask('a', () => false), await ask('a', () => false)]).toEqual([1, 2])
  })

  it('is forgotten at once when it is dropped, and so is a look that was under way', async () => {
    const { memory, ask } = world()
    let answer = (_value: number) => {}
    const early = memory.get('a', () => new Promise((resolve) => (answer = resolve)))
    memory.drop()
    const late = ask()
    answer(99)
    expect([await early, await late, await ask()]).toEqual([99, 1, 1])
  })

  it('is no failure', async () => {
    const { memory, ask } = world()
    await expect(memory.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await ask()).toBe(1)
  })

  it('survives a failure to renew it until it is too old', async () => {
    const { memory, ask, pass } = world()
    await ask()
    pass(15)
    const fail = () => Promise.reject(new Error('no'))
    expect(await memory.get('a', fail)).toBe(1)
    pass(5)
    await expect(memory.get('a', fail)).rejects.toThrow('no')
  })

  it('is bounded: what was asked for the longest ago goes', async () => {
    const { ask, looks } = world()
    for (const key of ['a', 'b', 'c']) await ask(key)
    await ask('a')
    await ask('d')
    expect(looks()).toBe(4)
    await ask('a')
    expect(looks()).toBe(4)
    await ask('b')
    expect(looks()).toBe(5)
  })
})
