import type { Credits } from '../../src/domain/ports.ts'

/** For stories in which nobody counts credits. */
export const freeOfCharge: Credits = {
  hold: async () => undefined,
  release: async () => undefined,
  settle: async () => undefined,
}
