import { z } from 'zod'

const usd = z.number().min(0).max(10_000)

/** The prices of models by their ids, in US dollars for a million tokens. */
export const modelPrices = z.record(z.string(), z.strictObject({ input: usd, output: usd }))

export type ModelPrices = z.output<typeof modelPrices>

interface Tokens {
  inputTokens: number
  outputTokens: number
}

/** Returns the price of tokens in millionths of a US dollar; null for a model without a price. */
export function costOf(prices: ModelPrices, model: string, { inputTokens, outputTokens }: Tokens): number | null {
  const price = prices[model]
  return price ? Math.round(inputTokens * price.input + outputTokens * price.output) : null
}
