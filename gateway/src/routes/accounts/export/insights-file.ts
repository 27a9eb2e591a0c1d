import type { ExportedDay__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/ExportedDay'
import { type ExportedStream, nextOf } from './exported-stream.ts'
import { jsonArray } from './json-array.ts'

/** Yields a JSON array of the days on which a member's messages were counted for the zeitgeist. Throws DomainError when zeitgeist fails. */
export const insightsFile = (stream: ExportedStream<ExportedDay__Output>): AsyncGenerator<string> => jsonArray(daysOf(stream))

async function* daysOf({ first, rest }: ExportedStream<ExportedDay__Output>) {
  for (let next = first; !next.done; next = await nextOf(rest)) {
    const { personaId, ...day } = next.value
    yield { ...day, botId: personaId }
  }
}
