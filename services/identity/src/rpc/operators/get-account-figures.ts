import { figureDates, onEveryDate } from '@rostra/platform/console/figures'
import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

export const getAccountFiguresRpc = unary(IdentityService.GetAccountFigures, async ({ days }, caller, { operatedAccounts, now }: Ports) => {
  operator(caller)
  const dates = figureDates(days, new Date(now()))
  const figures = await operatedAccounts.figures(days)
  return { accounts: figures.accounts, days: onEveryDate(dates, figures.days, { registered: 0 }) }
})
