import type { ExportedSource__Output } from '@rostra/proto/gen/rostra/persona/v1/ExportedSource'
import { toPassage } from '../../../json/knowledge/passage.ts'
import { toSource } from '../../../json/knowledge/source.ts'
import { type ExportedStream, nextOf } from './exported-stream.ts'

/**
 * Yields a JSON array of the sources of a member's personas with their passages, as persona streams them. Persona splits a large source
 * into consecutive items. Throws DomainError when persona fails.
 */
export async function* knowledgeFile({ first, rest }: ExportedStream<ExportedSource__Output>): AsyncGenerator<string> {
  let openId: string | undefined
  let separator = ''
  for (let next = first; !next.done; next = await nextOf(rest)) {
    const { personaId, source, pair, passages } = next.value
    if (!source) throw new Error('persona exported passages without their source')
    if (source.id !== openId) {
      const { passages: _, ...exported } = toSource(source)
      const question = pair ? { question: pair.question, answer: pair.answer } : {}
      yield `${openId === undefined ? '[' : ']},'}\n${openObject({ botId: personaId, ...exported, ...question })}`
      openId = source.id
      separator = ''
    }
    for (const passage of passages) {
      const { sourceId: _source, title: _title, ...exported } = toPassage(passage)
      yield `${separator}${JSON.stringify(exported)}`
      separator = ',\n'
    }
  }
  yield openId === undefined ? '[]\n' : ']}]\n'
}

/** Returns the object's JSON without its closing brace, followed by the start of its array `passages`. */
const openObject = (source: object) => `${JSON.stringify(source).slice(0, -1)},"passages":[\n`
