import type { ExchangeOutcome__Output } from '../gen/rostra/chat/v1/ExchangeOutcome.ts'

/** The outcomes in the events of an ended exchange or generation. */
export const exchangeOutcomes = [
  'EXCHANGE_OUTCOME_COMPLETE',
  'EXCHANGE_OUTCOME_STOPPED',
  'EXCHANGE_OUTCOME_PARTIAL',
  'EXCHANGE_OUTCOME_EMPTY',
  'EXCHANGE_OUTCOME_FREE',
] as const satisfies readonly ExchangeOutcome__Output[]
