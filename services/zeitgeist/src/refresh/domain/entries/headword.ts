import { singularOf } from '@rostra/text/stem'

/** Whether two words or pairs of words are the same, apart from an English plural. */
export function sameSubject(a: string, b: string): boolean {
  return singularOf(a) === singularOf(b)
}
