import { figureDates, onEveryDate } from '@rostra/platform/console/figures'
import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { ModelCalls, Ports } from '../domain/ports.ts'

const none: ModelCalls = { calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, unpricedCalls: 0 }

export const getModelFiguresRpc = unary(ChatService.GetModelFigures, async ({ days }, caller, { modelDaysOf, now }: Ports) => {
  operator(caller)
  const dates = figureDates(days, new Date(now()))
  return { days: onEveryDate(dates, await modelDaysOf(days), none) }
})
