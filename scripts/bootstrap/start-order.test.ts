import { describe, expect, it } from '@jest/globals'
import { callsOf, type ServiceName, serviceNames } from '@rostra/proto/services'
import { startOrder } from './start-order.ts'

describe('startOrder', () => {
  it('starts identity first, billing before chat, and each service once', () => {
    const order = startOrder()
    expect(order[0]).toBe('identity')
    expect(order.indexOf('billing')).toBeLessThan(order.indexOf('chat'))
    expect([...order].sort()).toEqual([...serviceNames].sort())
  })

  it('starts a service after those that it calls, unless they call it', () => {
    const order = startOrder()
    const isCycle = (a: ServiceName, b: ServiceName) => callsOf(a).includes(b) && callsOf(b).includes(a)
    for (const name of serviceNames)
      for (const callee of callsOf(name).filter((each) => !isCycle(name, each)))
        expect(order.indexOf(callee)).toBeLessThan(order.indexOf(name))
  })

  it('starts the first listed of a cycle last', () => {
    const calls: Record<string, ServiceName[]> = { chat: ['billing'], billing: ['chat'] }
    expect(startOrder(['chat', 'billing'], (name) => calls[name] ?? [])).toEqual(['billing', 'chat'])
    expect(startOrder(['billing', 'chat'], (name) => calls[name] ?? [])).toEqual(['chat', 'billing'])
  })
})
