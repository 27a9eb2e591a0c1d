import type { LedgerEntry__Output } from '@rostra/proto/gen/rostra/billing/v1/LedgerEntry'
import { z } from 'zod'

export const ledgerEntrySchema = z
  .object({
    id: z.string(),
    at: z.string(),
    kind: z.string().meta({
      description: 'monthly, expiry, exchange, discussion, purchase, refund, dispute, reinstatement or grant; more may come',
    }),
    amount: z.int().meta({ description: 'Negative for what was taken' }),
    pocket: z.enum(['free', 'purchased']),
    balanceAfter: z.int().meta({ description: 'The sum of all entries up to this one' }),
    note: z.string().meta({ description: 'A line for people' }),
  })
  .meta({ id: 'LedgerEntry' })

type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export const toLedgerEntry = ({ pocket, ...entry }: LedgerEntry__Output): LedgerEntry => ({
  ...entry,
  pocket: pocket === 'POCKET_PURCHASED' ? 'purchased' : 'free',
})
