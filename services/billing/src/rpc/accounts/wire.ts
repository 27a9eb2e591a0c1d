import type { Balance } from '@rostra/proto/gen/rostra/billing/v1/Balance'
import type { LedgerEntry as WireEntry } from '@rostra/proto/gen/rostra/billing/v1/LedgerEntry'
import { type Account, type HoldPurpose, heldCredits, type Pocket } from '../../domain/accounts/account.ts'
import type { LedgerEntry } from '../../domain/accounts/ledger.ts'

const wirePockets = { free: 'POCKET_FREE', purchased: 'POCKET_PURCHASED' } as const satisfies Record<Pocket, string>

export const wirePurposes = { exchange: 'PURPOSE_EXCHANGE', discussion: 'PURPOSE_DISCUSSION' } as const satisfies Record<
  HoldPurpose,
  string
>

export function toWireBalance({ free, purchased, holds }: Account): Balance {
  return { free, purchased, held: heldCredits(holds) }
}

export function toWireEntry({ id, at, kind, amount, pocket, balanceAfter, note }: LedgerEntry): WireEntry {
  return { id, at: at.toISOString(), kind, amount, pocket: wirePockets[pocket], balanceAfter, note }
}
