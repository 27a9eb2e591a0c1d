import type { ExportedData__Output } from '@rostra/proto/gen/rostra/experts/v1/ExportedData'
import { toCircleEntry } from '../../../json/experts/circle.ts'
import { toDiscussion } from '../../../json/experts/discussion.ts'
import { toExportedQuestion } from '../../../json/experts/model-answers.ts'
import { type ExportedStream, nextOf } from './exported-stream.ts'

interface ExpertsFile {
  name: string
  chunks: AsyncIterable<string>
}

/**
 * Returns the files of a member's circle, discussions and questions, as JSON arrays. The caller must read them in this order, in which
 * experts streams their items. Reading throws DomainError when experts fails.
 */
export function expertsFiles({ first, rest }: ExportedStream<ExportedData__Output>): ExpertsFile[] {
  let next = first
  async function* jsonArray(read: (item: ExportedData__Output) => object[] | null | undefined) {
    let separator = '[\n'
    for (let values = valuesOf(next, read); values; values = valuesOf(next, read)) {
      for (const value of values) {
        yield `${separator}${JSON.stringify(value)}`
        separator = ',\n'
      }
      next = await nextOf(rest)
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n'
  }
  async function* lastJsonArray(read: (item: ExportedData__Output) => object[] | null | undefined) {
    yield* jsonArray(read)
    if (!next.done) throw new Error('experts exported data out of order')
  }
  return [
    { name: 'circle.json', chunks: jsonArray(({ circle }) => circle?.entries.map(toCircleEntry)) },
    { name: 'discussions.json', chunks: jsonArray(({ discussion }) => discussion && [toDiscussion(discussion)]) },
    { name: 'questions.json', chunks: lastJsonArray(({ question }) => question && [toExportedQuestion(question)]) },
  ]
}

/** Returns the values of an item; undefined when the item belongs to the next file, or the stream has ended. */
const valuesOf = <Item>(next: IteratorResult<Item>, read: (item: Item) => object[] | null | undefined) =>
  next.done ? undefined : (read(next.value) ?? undefined)
