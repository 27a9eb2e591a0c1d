import { utcDate } from '@rostra/kit/utc-date'
import { costOf, type ModelPrices } from '@rostra/llm/model-price'
import type { ModelUse } from '@rostra/llm/observed-model'
import type { ModelCalls, ModelDays } from '../domain/ports.ts'

export interface ModelMeter {
  /** Counts a call in memory. */
  count: (use: ModelUse) => void
  /** Stores what was counted since the last call. What cannot be stored is kept for the next one. */
  store: () => Promise<void>
}

/** Counts the calls to models of this replica by day and model. A replica that is killed loses what it has not stored. */
export function createModelMeter(days: Pick<ModelDays, 'add'>, prices: ModelPrices, now: () => number): ModelMeter {
  let counted = new Map<string, ModelCalls & { date: string; model: string }>()
  const add = (date: string, model: string, more: ModelCalls) => {
    const key = `${date} ${model}`
    const before = counted.get(key)
    counted.set(key, before ? { date, model, ...sum(before, more) } : { date, model, ...more })
  }
  return {
    count: ({ model, inputTokens, outputTokens }) => {
      const date = utcDate(now())
      const cost = costOf(prices, model, { inputTokens, outputTokens })
      add(date, model, { calls: 1, inputTokens, outputTokens, costMicros: cost ?? 0, unpricedCalls: cost === null ? 1 : 0 })
    },
    store: async () => {
      const rows = [...counted.values()]
      counted = new Map()
      const results = await Promise.allSettled(rows.map(({ date, model, ...calls }) => days.add(date, model, calls)))
      results.forEach((result, index) => {
        const row = rows[index]
        if (result.status === 'rejected' && row) {
          const { date, model, ...calls } = row
          add(date, model, calls)
        }
      })
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}

const sum = (one: ModelCalls, other: ModelCalls): ModelCalls => ({
  calls: one.calls + other.calls,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  costMicros: one.costMicros + other.costMicros,
  unpricedCalls: one.unpricedCalls + other.unpricedCalls,
})
