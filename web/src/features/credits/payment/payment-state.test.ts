import { describe, expect, it } from '@jest/globals'
import type { Payment } from '../../../api/schemas.ts'
import { findPayment, paymentStateOf, pollInterval } from './payment-state.ts'

const payment = (id: string, status: Payment['status'] = 'pending', createdAt = '2026-11-21T10:00:00.000Z'): Payment => ({
  id,
  packageId: 'citizen-100',
  amount: 200,
  creditsPurchased: 100,
  status,
  createdAt,
})

describe('the payment after the checkout', () => {
  it('is the one in the address', () => {
    expect(findPayment([payment('a'), payment('b')], 'b')?.id).toBe('b')
  })

  it('is the newest one when the address names none', () => {
    const older = payment('a', 'paid', '2026-11-20T10:00:00.000Z')
    expect(findPayment([older, payment('b')], null)?.id).toBe('b')
  })

  it('is unknown when the one in the address belongs to another account', () => {
    expect(paymentStateOf(findPayment([payment('a', 'paid')], 'x'), 0)).toEqual({ kind: 'unknown', payment: null })
    expect(paymentStateOf(findPayment([], null), 0)).toEqual({ kind: 'unknown', payment: null })
  })

  it('is waiting, and slow after 30 s', () => {
    expect(paymentStateOf(payment('a'), 29_999).kind).toBe('waiting')
    expect(paymentStateOf(payment('a'), 30_000).kind).toBe('slow')
  })

  it('has the state of its status, however long it took', () => {
    for (const status of ['paid', 'failed', 'expired', 'refunded'] as const) {
      expect(paymentStateOf(payment('a', status), 60_000).kind).toBe(status)
    }
  })
})

it('a payment is polled until its state is final, at growing intervals', () => {
  expect(pollInterval('waiting', 0)).toBe(1_500)
  expect(pollInterval('slow', 30_000)).toBe(5_000)
  expect(pollInterval('slow', 600_000)).toBe(30_000)
  expect((['paid', 'failed', 'expired', 'refunded', 'unknown'] as const).map((kind) => pollInterval(kind, 0))).toEqual(Array(5).fill(false))
})
