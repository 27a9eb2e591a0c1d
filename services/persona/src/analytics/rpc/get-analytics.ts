import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { getAnalytics } from '../usecases/get-analytics.ts'

export const getAnalyticsRpc = unary(PersonaService.GetAnalytics, async ({ personaId, days }, caller, ports: Ports) =>
  getAnalytics(ports, { caller, personaId, days }),
)
