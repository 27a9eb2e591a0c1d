import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { ModelPrices } from '@rostra/llm/model-price'
import type { OnModelUse } from '@rostra/llm/observed-model'
import { figureDates, keptFigures } from '@rostra/platform/console/figures'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { getModelFiguresRpc } from './rpc/get-model-figures.ts'
import { createModelMeter } from './runtime/model-meter.ts'
import { mongoModelDays } from './store/model-days.ts'

/** Milliseconds between two writes of what was counted. */
const storeMs = 10_000

interface Figures extends Slice {
  /** Counts a call to a model. */
  onUse: OnModelUse
}

/** Creates the slice that counts the calls to models and their cost by day, for operators. */
export function createFigures({ connection, log, onStop }: Foundation, prices: ModelPrices, now: () => number = Date.now): Figures {
  const modelDays = mongoModelDays(connection)
  const meter = createModelMeter(modelDays, prices, now)
  const modelDaysOf = keptFigures((days) => modelDays.since(figureDates(days, new Date(now()))[0]))
  const ports: Ports = { modelDaysOf, now }
  return {
    rpcs: bindRpcs([getModelFiguresRpc], ports),
    onUse: meter.count,
    begin: async () => {
      const subject = 'the count of calls to models'
      const stop = startPeriodicWork({ everyMs: storeMs, subject, run: meter.store, log })
      onStop(async () => {
        await stop()
        await meter.store().catch((err) => log.warn({ err }, 'the last calls to models were not counted'))
      })
    },
  }
}
