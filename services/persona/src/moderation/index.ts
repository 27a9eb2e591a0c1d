import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { RefreshIndex } from '../core/domain/personas/ports.ts'
import { operatorEvents as events } from '../core/events/operator-events.ts'
import type { Slice } from '../core/slice.ts'
import { personaModel } from '../core/store/personas/persona-model.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountSuspensionChanged } from './events/on-account-suspension-changed.ts'
import { adoptReportsRpc } from './rpc/adopt-reports.ts'
import { dismissReportsRpc } from './rpc/dismiss-reports.ts'
import { listOwnReportsRpc } from './rpc/list-own-reports.ts'
import { listReportedAnswersRpc, listReportedPersonasRpc } from './rpc/list-reported-personas.ts'
import { reportPersonaRpc } from './rpc/report-persona.ts'
import { restorePersonaRpc } from './rpc/restore-persona.ts'
import { searchPersonasRpc } from './rpc/search-personas.ts'
import { suspendPersonaRpc } from './rpc/suspend-persona.ts'
import { setReportGauges } from './runtime/report-metrics.ts'
import { forgetPersona } from './store/forget-persona.ts'
import { mongoReports, type OnReport } from './store/reports.ts'
import { mongoSuspensions } from './store/suspensions.ts'

export interface ModerationOptions {
  refreshIndex: RefreshIndex
  /** The key of the hashes that stand for reporting persons. */
  secret: string
  verify: TokenVerifier
  now: () => Date
  /** Called in the transaction that stores a report. */
  reported: OnReport
  /** Milliseconds between two counts of open reports. */
  countMs?: number | undefined
}

const rpcs = [
  reportPersonaRpc,
  listOwnReportsRpc,
  adoptReportsRpc,
  listReportedPersonasRpc,
  listReportedAnswersRpc,
  dismissReportsRpc,
  searchPersonasRpc,
  suspendPersonaRpc,
  restorePersonaRpc,
]

/** Reports of people, and what operators do about personas. */
export function createModeration(
  { connection, bus, log, onStop }: Foundation,
  { refreshIndex, secret, verify, now, reported, countMs = 30_000 }: ModerationOptions,
): Slice {
  const personas = personaModel(connection)
  const ports: Ports = {
    reports: mongoReports({ connection, personas, events, secret, reported }),
    suspensions: mongoSuspensions({ connection, personas, events, refreshIndex }),
    verify,
    now,
  }
  const { reports, suspensions } = ports
  const count = async () => setReportGauges(await reports.backlog(), now())
  return {
    rpcs: bindRpcs(rpcs, ports),
    forget: {
      account: (accountId) => [() => reports.anonymizeSome(accountId)],
      persona: forgetPersona(connection),
    },
    begin: async () => {
      onStop(startPeriodicWork({ everyMs: countMs, subject: 'the count of open reports', run: count, log }))
      onStop(await bus.subscribe(onAccountSuspensionChanged(suspensions)))
    },
  }
}
