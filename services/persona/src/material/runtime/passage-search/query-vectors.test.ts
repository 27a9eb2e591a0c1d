import { expect, it } from '@jest/globals'
import { keptQueryVectors } from './query-vectors.ts'

const signal = new AbortController().signal

it('asks the model once for the same message, and again for another text or kind', async () => {
  const asked: string[] = []
  const embed = keptQueryVectors(async (texts, _signal, kind) => {
    asked.push(`${kind} ${texts}`)
    return [[asked.length]]
  })
  const same = await Promise.all([1, 2, 3].map(() => embed(['a'], signal, 'query')))
  expect(same).toEqual([[[1]], [[1]], [[1]]])
  await embed(['b'], signal, 'query')
  await embed(['a'], signal, 'passage')
  expect(asked).toEqual(['query a', 'query b', 'passage a'])
})

it('fails at once for a second after the model failed', async () => {
  let asked = 0
  const embed = keptQueryVectors(async () => {
    asked++
    throw new Error('away')
  })
  for (let time = 0; time < 3; time++) await expect(embed(['a'], signal, 'query')).rejects.toThrow('away')
  expect(asked).toBe(1)
})
