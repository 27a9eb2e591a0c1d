import { figureDates, onEveryDate } from '@rostra/platform/console/figures'
import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../domain/ports.ts'

const none = { payments: 0, amount: 0, refunded: 0 }

export const getRevenueFiguresRpc = unary(BillingService.GetRevenueFigures, async ({ days }, caller, { payments, now }: Ports) => {
  operator(caller)
  const dates = figureDates(days, now())
  return { days: onEveryDate(dates, await payments.revenue(days), none) }
})
