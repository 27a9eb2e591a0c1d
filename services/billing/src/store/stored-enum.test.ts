import { describe, expect, it } from '@jest/globals'
import { Types } from 'mongoose'
import { newAccount } from '../domain/accounts/account.ts'
import { packageById } from '../domain/payments/packages.ts'
import { newPayment } from '../domain/payments/payment.ts'
import { type AccountRow, toAccount } from './accounts/account-model.ts'
import { type LedgerEntryRow, toLedgerEntry } from './accounts/ledger-model.ts'
import { type PaymentRow, toPayment } from './payments/payment-model.ts'

const at = new Date(0)
const hold = { id: 'g-1', purpose: 'exchange', free: 1, purchased: 0, unitPrice: 1, month: '2026-11', heldAt: at } as const
const account: AccountRow = { ...newAccount('ada'), _id: 'ada', version: 1, holds: [hold] }
const entry: LedgerEntryRow = {
  _id: 'ada/grant:g-1:1',
  accountId: 'ada',
  number: 1,
  at,
  balanceAfter: 1,
  note: '',
  kind: 'grant',
  amount: 1,
  pocket: 'purchased',
  reference: 'g-1',
}
const payment: PaymentRow = {
  ...newPayment('ada', packageById('citizen-100'), at),
  _id: new Types.ObjectId(),
  version: 1,
  checkedAt: at,
}

describe('stored documents', () => {
  it('are converted when every enum value is known', () => {
    expect(toAccount(account)).toEqual({ ...newAccount('ada'), holds: [hold] })
    expect(toLedgerEntry(entry)).toMatchObject({ id: 'grant:g-1:1', kind: 'grant', pocket: 'purchased' })
    expect(toPayment(payment)).toMatchObject({ status: 'pending', role: 'citizen' })
  })

  it.each<[string, () => unknown]>([
    ['accounts.holds.purpose', () => toAccount({ ...account, holds: [{ ...hold, purpose: 'gift' as never }] })],
    ['accounts.boughtRole.role', () => toAccount({ ...account, boughtRole: { role: 'tribune' as never, version: 1 } })],
    ['ledger.kind', () => toLedgerEntry({ ...entry, kind: 'tip' as never })],
    ['ledger.pocket', () => toLedgerEntry({ ...entry, pocket: 'gold' as never })],
    ['payments.status', () => toPayment({ ...payment, status: 'lost' as never })],
    ['payments.role', () => toPayment({ ...payment, role: 'tribune' as never })],
  ])('with an unknown value throw with the name of the field: %s', (field, convert) => {
    expect(convert).toThrow(field)
  })
})
