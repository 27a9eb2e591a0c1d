import type { LedgerEntry__Output } from '@rostra/proto/gen/rostra/billing/v1/LedgerEntry'
import type { Pocket } from '@rostra/proto/gen/rostra/billing/v1/Pocket'
import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { type EnumNames, fromWire, knownValue } from '../wire-value.ts'

const kinds = ['monthly', 'expiry', 'exchange', 'discussion', 'purchase', 'refund', 'dispute', 'reinstatement', 'grant'] as const
const pockets = ['free', 'purchased'] as const

export const ledgerEntrySchema = z
  .object({
    id: z.string(),
    at: timestamp,
    kind: z.enum(kinds),
    amount: z.int32().meta({ description: 'Negative for what was taken' }),
    pocket: z.enum(pockets),
    balanceAfter: z.uint32().meta({ description: 'The sum of all entries up to this one' }),
    note: z.string().meta({ description: 'A line for people' }),
  })
  .meta({ id: 'LedgerEntry' })

type LedgerEntry = z.infer<typeof ledgerEntrySchema>

const pocketNames: EnumNames<Pocket, LedgerEntry['pocket']> = {
  POCKET_UNSPECIFIED: undefined,
  POCKET_FREE: 'free',
  POCKET_PURCHASED: 'purchased',
}

export const toLedgerEntry = ({ kind, pocket, ...entry }: LedgerEntry__Output): LedgerEntry => ({
  ...entry,
  kind: knownValue(kinds, kind),
  pocket: fromWire(pocketNames, pocket),
})
