import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'

export const listMessagesForInsightsRpc = unary(ChatService.ListMessagesForInsights, async (_request, _caller, _ports: Ports, call) => {
  requireService('zeitgeist', call)
  throw new DomainError('unavailable', 'NOT_BUILT', 'Not built yet')
})
