import { figureDates, onEveryDate } from '@rostra/platform/console/figures'
import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'

const none = { conversations: 0, messages: 0, people: 0 }

export const getUseFiguresRpc = unary(PersonaService.GetUseFigures, async ({ days }, caller, { totalsOf, now }: Ports) => {
  operator(caller)
  const dates = figureDates(days, now())
  return { days: onEveryDate(dates, await totalsOf(days), none) }
})
