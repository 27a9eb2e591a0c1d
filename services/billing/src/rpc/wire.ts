import type { Balance } from '@rostra/proto/gen/rostra/billing/v1/Balance'
import type { LedgerEntry } from '@rostra/proto/gen/rostra/billing/v1/LedgerEntry'
import { type Account, heldIn } from '../domain/account.ts'
import type { Entry } from '../domain/ledger.ts'

const pockets = { free: 'POCKET_FREE', purchased: 'POCKET_PURCHASED' } as const

export function toWireBalance({ free, purchased, holds }: Account): Balance {
  return { free, purchased, held: heldIn(holds) }
}

export function toWireEntry({ id, at, kind, amount, pocket, balanceAfter, note }: Entry): LedgerEntry {
  return { id, at: at.toISOString(), kind, amount, pocket: pockets[pocket], balanceAfter, note }
}
