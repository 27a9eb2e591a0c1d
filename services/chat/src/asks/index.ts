import { randomUUID } from 'node:crypto'
import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { bindPorts } from '@rostra/kit/bind-ports'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { memberIdOf } from '@rostra/platform/caller'
import type { HoldOutcome } from '../core/domain/exchanges/outcome.ts'
import type { Stores } from '../core/domain/ports.ts'
import { generationEnded } from '../core/events/exchange-finished.ts'
import { onAccountSuspended } from '../core/events/on-account-suspended.ts'
import { watchGenerationEnds } from '../core/runtime/generation-ends.ts'
import type { Slice } from '../core/slice.ts'
import { countUnanswered } from '../core/usecases/exchanges/count-unanswered.ts'
import { generate } from '../core/usecases/generations/generate.ts'
import { holdPrice } from '../core/usecases/generations/hold-price.ts'
import type { Ports } from './domain/ports.ts'
import { askRpc, interruptAskRpc } from './rpc/ask.ts'
import { askModel } from './store/ask-model.ts'
import { type MongoAsksOptions, mongoAsks } from './store/mongo-asks.ts'
import { admitAsk, prepareAsk } from './usecases/admit-ask.ts'
import { askPersona } from './usecases/ask-persona.ts'
import { endAsk } from './usecases/end-ask.ts'
import { paidAsk } from './usecases/paid-ask.ts'
import { settleTakenOverAsk } from './usecases/settle-taken-over-ask.ts'
import { stopAsksOf } from './usecases/stop-asks.ts'

interface AskSlice extends Slice {
  askOutcomes: (ids: readonly string[]) => Promise<ReadonlyMap<string, HoldOutcome>>
}

interface AskOptions extends Pick<MongoAsksOptions, 'onEnded'> {
  leaseMs: number
}

/** Milliseconds between two reads of which asks of other replicas have ended, and between two removals of expired asks. */
const endCheckMs = 2_000
const removeEveryMs = 60_000

/** Creates the slice of asks: answers without a conversation, of which only the charge is kept. */
export function createAsks(
  { connection, bus, log, onStop }: Foundation,
  stores: Stores,
  personaPaused: (personaId: string) => Promise<void>,
  { leaseMs, onEnded }: AskOptions,
): AskSlice {
  const model = askModel(connection)
  const times = leaseTimes(leaseMs)
  const asks = mongoAsks(model, {
    owner: randomUUID(),
    times,
    ended: ({ id, person }, ending, finishedAt) => generationEnded({ id, accountId: memberIdOf(person) }, ending, finishedAt),
    onEnded,
  })
  const askEnds = watchGenerationEnds(asks.openAmong, endCheckMs)
  onStop(askEnds.stop)
  const ports: Ports = { ...stores, asks, askEnds }
  const generated = bindPorts(generate, {
    ...stores,
    exchanges: asks,
    endExchange: bindPorts(endAsk, ports),
    countUnanswered: bindPorts(countUnanswered, { ...stores, personaPaused }),
  })
  const paid = paidAsk(ports)
  const before = { paid, holdPrice: bindPorts(holdPrice, stores), prepareAsk: bindPorts(prepareAsk, ports) }
  const admitted = bindPorts(admitAsk, { ...ports, ...before, generate: generated })
  const asked = bindPorts(askPersona, { ...ports, paid, admitAsk: admitted })
  return {
    rpcs: bindRpcs([askRpc, interruptAskRpc], { ...ports, askPersona: asked }),
    outboxes: [model],
    forget: { person: asks.removePerson },
    askOutcomes: asks.outcomes,
    begin: async () => {
      const running = { list: () => stores.running.list('ask'), abort: stores.running.abort, isDraining: stores.running.isDraining }
      const settle = bindPorts(settleTakenOverAsk, { ...ports, paid })
      const onError = (err: unknown) => log.warn({ err }, 'a heartbeat or takeover of asks failed and will be repeated')
      onStop(keepLeases({ leases: asks.leases, running, settle }, { times, onError }))
      onStop(await bus.subscribe(onAccountSuspended('chat.suspended-asks', (person) => stopAsksOf(ports, person))))
      onStop(startPeriodicWork({ everyMs: removeEveryMs, subject: 'the removal of ended asks', run: asks.removeExpired, log }))
    },
  }
}
