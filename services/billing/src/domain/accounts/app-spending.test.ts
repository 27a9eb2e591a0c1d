import { describe, expect, it } from '@jest/globals'
import { type Account, type NewHold, newAccount } from './account.ts'
import { addSpending, spendingOf } from './app-spending.ts'
import { captureHold, placeHold, releaseHold } from './holds.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ada: Account = { ...newAccount('ada'), free: 100, month: '2026-11' }
const app = (id = 'a-1') => ({ kind: 'app' as const, id, name: 'Inspector' })
const hold = (account: Account, key: Pick<NewHold, 'id' | 'purpose'>, changes: Partial<NewHold> = {}) =>
  placeHold({ ...key, access: app(), budget: 5, ...changes }, { units: 1, unitPrice: 2 })(account, now)?.account ?? account
const one = { id: 'g-1', purpose: 'exchange' } as const
const two = { id: 'g-2', purpose: 'exchange' } as const
const three = { id: 'g-3', purpose: 'exchange' } as const
const refused = expect.objectContaining({ kind: 'state', reason: 'INSUFFICIENT_BUDGET', message: expect.stringContaining('“Inspector”') })

describe('the budget of an app', () => {
  it('counts what is held and what was charged', () => {
    const held = hold(hold(ada, one), two)
    expect(() => hold(held, three)).toThrow(refused)
    const charged = captureHold(two, 1)(captureHold(one, 1)(held, now)?.account ?? ada, now)?.account ?? ada
    expect(spendingOf(charged)).toEqual([{ id: 'a-1', credits: 4 }])
    expect(() => hold(charged, three)).toThrow(refused)
  })

  it('gets back what is released', () => {
    const released = releaseHold(two)(hold(hold(ada, one), two), now)?.account ?? ada
    expect(spendingOf(released)).toEqual([{ id: 'a-1', credits: 2 }])
    expect(hold(released, three).holds).toHaveLength(2)
  })

  it('is one for each app, and bounds neither keys nor the member', () => {
    const spent = hold(hold(ada, one), two)
    expect(hold(spent, three, { access: app('a-2') }).holds).toHaveLength(3)
    expect(hold(spent, three, { access: { ...app(), kind: 'key' }, budget: 0 }).holds).toHaveLength(3)
    expect(placeHold(three, { units: 1, unitPrice: 2 })(spent, now)?.account.holds).toHaveLength(3)
  })

  it('of an app without one is nothing', () => {
    const { budget: _none, ...withoutBudget } = { ...one, access: app(), budget: 5 }
    expect(() => placeHold(withoutBudget, { units: 1, unitPrice: 2 })(ada, now)).toThrow(refused)
  })

  it('does not change a hold that exists', () => {
    const held = hold(ada, one, { budget: 2 })
    expect(placeHold({ ...one, access: app(), budget: 2 }, { units: 1, unitPrice: 2 })(held, now)).toBeNull()
  })
})

it('the spending of 100 apps is kept, the latest last', () => {
  let apps: Account['apps'] = []
  for (let n = 0; n < 101; n++) apps = addSpending(apps, `a-${n}`, 1)
  expect([apps.length, apps[0]?.id, apps.at(-1)?.id]).toEqual([100, 'a-1', 'a-100'])
  expect(addSpending(apps, 'a-1', 2).at(-1)).toEqual({ id: 'a-1', credits: 3 })
})
