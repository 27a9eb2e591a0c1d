import { expect, it } from '@jest/globals'
import { refuseHigherPrice } from './agreed-price.ts'

const ada = { person: 'member:ada' }

it('refuses an answer that costs a member more than agreed, and says both prices', () => {
  expect(() => refuseHigherPrice(ada, 5, 2)).toThrow('costs 5 credits now, more than the 2 that you agreed to')
  expect(() => refuseHigherPrice(ada, 5, 4)).toThrow(expect.objectContaining({ kind: 'exists', reason: 'PRICE_CHANGED' }))
})

it('refuses nothing at the agreed price or below, without one, or of a guest, who pays no credits', () => {
  refuseHigherPrice(ada, 2, 2)
  refuseHigherPrice(ada, 1, 2)
  refuseHigherPrice(ada, 100, 0)
  refuseHigherPrice({ person: 'guest:1' }, 5, 2)
})
