import { describe, expect, it } from '@jest/globals'
import type { Payment } from '../../api/payment.ts'
import { findPayment, nextQuestion, standOf } from './payment-stand.ts'

const payment = (id: string, status: Payment['status'] = 'pending', createdAt = '2026-11-21T10:00:00.000Z'): Payment => ({
  id,
  packageId: 'citizen-100',
  amount: 200,
  creditsPurchased: 100,
  status,
  createdAt,
})

describe('who comes back from the checkout', () => {
  it('is told of the payment in the address', () => {
    expect(findPayment([payment('a'), payment('b')], 'b')?.id).toBe('b')
  })

  it('is told of the newest one when the address names none', () => {
    const older = payment('a', 'paid', '2026-11-20T10:00:00.000Z')
    expect(findPayment([older, payment('b')], null)?.id).toBe('b')
  })

  it('is told of no other payment when the one in the address is not theirs', () => {
    expect(standOf(findPayment([payment('a', 'paid')], 'x'), 0)).toEqual({ stand: 'unknown', payment: null })
    expect(standOf(findPayment([], null), 0)).toEqual({ stand: 'unknown', payment: null })
  })

  it('waits, and after 30 s reads that it can take longer', () => {
    expect(standOf(payment('a'), 29_999).stand).toBe('waiting')
    expect(standOf(payment('a'), 30_000).stand).toBe('slow')
  })

  it('reads what became of it, however long it took', () => {
    for (const status of ['paid', 'failed', 'expired', 'refunded'] as const) {
      expect(standOf(payment('a', status), 60_000).stand).toBe(status)
    }
  })
})

it('a payment is asked about until something became of it, less and less often', () => {
  expect(nextQuestion('waiting', 0)).toBe(1_500)
  expect(nextQuestion('slow', 30_000)).toBe(5_000)
  expect(nextQuestion('slow', 600_000)).toBe(30_000)
  expect((['paid', 'failed', 'expired', 'refunded', 'unknown'] as const).map((stand) => nextQuestion(stand, 0))).toEqual(
    Array(5).fill(false),
  )
})
