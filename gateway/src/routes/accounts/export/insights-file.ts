import type { ExportedDay__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/ExportedDay'
import { type ExportedStream, nextOf } from './exported-stream.ts'

/** Yields a JSON array of the days on which a member's messages were counted for the zeitgeist. Throws DomainError when zeitgeist fails. */
export async function* insightsFile({ first, rest }: ExportedStream<ExportedDay__Output>): AsyncGenerator<string> {
  let separator = '[\n'
  for (let next = first; !next.done; next = await nextOf(rest)) {
    const { personaId, ...day } = next.value
    yield `${separator}${JSON.stringify({ ...day, botId: personaId })}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
