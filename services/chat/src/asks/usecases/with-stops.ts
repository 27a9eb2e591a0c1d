import type { AskedAnswer } from '../../core/usecases/generations/call-model.ts'
import { StopFilter } from '../domain/stop-filter.ts'

/** Returns the answer up to the first of some stop texts. `onStop` is called at it, and ends the generation. */
export function withStops(asked: AskedAnswer, stops: readonly string[], onStop: () => void): AskedAnswer {
  if (stops.length === 0) return asked
  return {
    ...asked,
    read: async (signal, { onText, onThinking }) => {
      const filter = new StopFilter(stops, onText, onStop)
      try {
        return await asked.read(signal, { onText: (text) => filter.push(text), onThinking })
      } finally {
        filter.end()
      }
    },
  }
}
