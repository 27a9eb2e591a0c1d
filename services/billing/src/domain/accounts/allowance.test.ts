import { describe, expect, it } from '@jest/globals'
import { type Account, newAccount } from './account.ts'
import { beginMonth } from './allowance.ts'

const november = new Date('2026-11-30T23:59:59.999Z')
const december = new Date('2026-12-01T00:00:00Z')
const ada: Account = { ...newAccount('ada'), free: 30, purchased: 7, month: '2026-11' }

describe('a new month', () => {
  it('sets the free pocket to the allowance of the role and keeps the purchased one', () => {
    const change = beginMonth('orator')(ada, december)
    expect(change?.account).toEqual({ ...ada, free: 500, month: '2026-12' })
    expect(change?.entries).toMatchObject([
      { kind: 'expiry', amount: -30, pocket: 'free', reference: '2026-11', note: 'Unused free credits of November 2026' },
      { kind: 'monthly', amount: 500, pocket: 'free', reference: '2026-12', note: 'Free credits for December 2026' },
    ])
  })

  it('creates no expiry entry when the free pocket is empty', () => {
    expect(beginMonth('citizen')({ ...ada, free: 0 }, december)?.entries).toMatchObject([{ kind: 'monthly', amount: 100 }])
    expect(beginMonth('citizen')(newAccount('bob'), december)?.entries).toMatchObject([{ kind: 'monthly', amount: 100 }])
  })

  it('begins at midnight UTC, once, and never for a clock that is behind', () => {
    expect(beginMonth('citizen')(ada, november)).toBeNull()
    expect(beginMonth('citizen')({ ...ada, month: '2026-12' }, december)).toBeNull()
    expect(beginMonth('citizen')({ ...ada, month: '2026-12' }, november)).toBeNull()
  })

  it('does not begin for a closed account', () => {
    expect(beginMonth('citizen')({ ...ada, closed: true }, december)).toBeNull()
  })
})
