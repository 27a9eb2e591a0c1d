import { type MeasuredLoad, type MeasureOptions, measureLoad } from './measure-load.ts'
import { arrived, type Reading } from './stream-reader.ts'

export interface StreamLoadOptions extends MeasureOptions<Reading> {
  /** The tokens that the provider can send to all clients in a second. */
  offeredTokens?: number
}

export interface MeasuredStreams extends MeasuredLoad<Reading> {
  /** The tokens that arrived in the measured time. */
  tokens: number
  /**
   * The answers of the measured time. Each counts by the share of its tokens that arrived in it, since long answers are cut at its ends.
   */
  exchanges: number
}

/** The provider's timer may be early by a tick. */
const offeredTolerance = 1.02

/**
 * Runs a load of streams that begin over the first half of the warm-up, so that their answers do not end in step. The tokens of content
 * frames of the whole load, warm-up and last answers included, must be exactly those of its whole answers.
 */
export async function measureStreams(options: StreamLoadOptions): Promise<MeasuredStreams> {
  const { warmUpSeconds = 2, offeredTokens = Number.POSITIVE_INFINITY } = options
  let answers = 0
  let whole = 0
  const act = async (client: number) => {
    const reading = await options.act(client)
    answers++
    whole += reading.tokens
    return reading
  }
  const arrivedBefore = arrived.tokens
  const meters = { ...options.meters, tokens: () => arrived.tokens }
  const load = await measureLoad({ ...options, act, meters, warmUpSeconds, rampSeconds: warmUpSeconds / 2 })
  const arrivedInAll = arrived.tokens - arrivedBefore
  const tokens = load.used.tokens ?? 0
  const perSecond = tokens / load.seconds
  const problems = [...load.problems]
  if (perSecond > offeredTokens * offeredTolerance)
    problems.push(`${Math.round(perSecond)} tokens/s are more than the ${Math.round(offeredTokens)} that were offered`)
  if (arrivedInAll !== whole) problems.push(`${arrivedInAll} tokens arrived, and the whole answers have ${whole}`)
  return { ...load, tokens, exchanges: (tokens / whole) * answers, problems }
}
