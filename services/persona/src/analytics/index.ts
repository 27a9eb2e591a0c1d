import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { figureDates, keptFigures } from '@rostra/platform/console/figures'
import type { Slice } from '../core/slice.ts'
import { personaModel } from '../core/store/personas/persona-model.ts'
import type { Ports } from './domain/ports.ts'
import { onExchangeFinished, reachGroup } from './events/on-exchange-finished.ts'
import { exportActivityRpc } from './rpc/export-activity.ts'
import { getAnalyticsRpc } from './rpc/get-analytics.ts'
import { getUseFiguresRpc } from './rpc/get-use-figures.ts'
import { mongoDailyActivity } from './store/daily-activity.ts'
import { mongoDailyTotals } from './store/daily-totals.ts'
import { forgetPersona } from './store/forget-persona.ts'
import { mongoReach } from './store/reach.ts'
import { mongoVisits } from './store/visits.ts'

/** The conversations and people that personas reach, counted from the events of chat, and what their owners see of it. */
export function createAnalytics({ connection, bus, onStop }: Foundation, core: Pick<Ports, 'personas' | 'now'>): Slice {
  const visits = mongoVisits(connection)
  const reach = mongoReach(connection, personaModel(connection), reachGroup)
  const totals = mongoDailyTotals(connection)
  const totalsOf = keptFigures((days) => totals.since(figureDates(days, core.now())[0]))
  const ports: Ports = { ...core, visits, dailyActivity: mongoDailyActivity(connection), totalsOf }
  return {
    rpcs: bindRpcs([getAnalyticsRpc, exportActivityRpc, getUseFiguresRpc], ports),
    forget: {
      account: (accountId) => [() => visits.anonymizeSome(accountId)],
      persona: forgetPersona(connection),
    },
    begin: async () => onStop(await bus.subscribe(onExchangeFinished(reach))),
  }
}
