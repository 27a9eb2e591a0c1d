import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Slice } from '../core/slice.ts'
import { personaModel } from '../core/store/personas/persona-model.ts'
import type { Ports } from './domain/ports.ts'
import { onExchangeFinished, reachGroup } from './events/on-exchange-finished.ts'
import { exportActivityRpc } from './rpc/export-activity.ts'
import { getAnalyticsRpc } from './rpc/get-analytics.ts'
import { mongoDailyActivity } from './store/daily-activity.ts'
import { forgetPersona } from './store/forget-persona.ts'
import { mongoReach } from './store/reach.ts'
import { mongoVisits } from './store/visits.ts'

/** The conversations and people that personas reach, counted from the events of chat, and what their owners see of it. */
export function createAnalytics({ connection, bus, onStop }: Foundation, core: Pick<Ports, 'personas' | 'now'>): Slice {
  const visits = mongoVisits(connection)
  const reach = mongoReach(connection, personaModel(connection), reachGroup)
  return {
    rpcs: bindRpcs([getAnalyticsRpc, exportActivityRpc], { ...core, visits, dailyActivity: mongoDailyActivity(connection) }),
    forget: {
      account: (accountId) => [() => visits.anonymizeSome(accountId)],
      persona: forgetPersona(connection),
    },
    begin: async () => onStop(await bus.subscribe(onExchangeFinished(reach))),
  }
}
