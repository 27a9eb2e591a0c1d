import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { limit, page } from '../../json/fields.ts'
import { ledgerEntrySchema, toLedgerEntry } from '../../json/payments/ledger-entry.ts'
import { route } from '../../routing/route.ts'

export const listLedger = route({
  method: 'get',
  path: '/api/credits/ledger',
  summary: 'List the ledger of the member’s credits, latest first',
  description: 'The sum of all amounts is the balance, including credits held for a running answer.',
  membersOnly: true,
  query: z.object({ page, limit: limit(20, 100) }),
  responses: { 200: z.array(ledgerEntrySchema) },
  headers: { 'X-Total-Count': 'The total number, on every page' },
  handle: async ({ query, call }, { billing }) => {
    const { entries, total } = await billing.call(BillingService.ListLedger, query, call)
    return { status: 200, body: entries.map(toLedgerEntry), headers: { 'X-Total-Count': String(total) } }
  },
})
