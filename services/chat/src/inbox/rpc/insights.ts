import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { getInsights } from '../usecases/get-insights.ts'

export const getInsightsRpc = unary(ChatService.GetInsights, async ({ personaId, days }, caller, ports: Ports, { callerToken, signal }) => {
  const owner = { memberId: member(caller).id, token: callerToken, signal }
  const { subjects, ratings } = await getInsights(ports, { ...owner, personaId, days })
  return {
    subjects: subjects.map(({ words, people }) => ({ words: [...words], people })),
    ...(ratings.totals && { ratings: ratings.totals }),
    ratingDays: ratings.days.map(({ date, ...counts }) => ({ date, ratings: counts })),
  }
})
