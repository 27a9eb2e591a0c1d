import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { limit, page } from '../../json/inputs.ts'
import { ledgerEntrySchema, toLedgerEntry } from '../../json/ledger-entry.ts'

export const listLedger = route({
  method: 'get',
  path: '/api/credits/ledger',
  summary: 'Where one’s credits came from and went, the latest first',
  description: 'The sum of all amounts is the balance, with what is held for an answer that is still being written.',
  membersOnly: true,
  query: z.object({ page, limit: limit(20, 100) }),
  answers: { 200: z.array(ledgerEntrySchema) },
  headers: { 'X-Total-Count': 'How many there are, on every page' },
  handle: async ({ query, call }, { billing }) => {
    const { entries, total } = await billing.call(BillingService.ListLedger, query, call)
    return { status: 200, body: entries.map(toLedgerEntry), headers: { 'X-Total-Count': String(total) } }
  },
})
