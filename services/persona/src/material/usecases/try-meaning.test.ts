import { expect, it } from '@jest/globals'
import { tryMeaning } from './try-meaning.ts'

const signal = new AbortController().signal

it('the search by meaning is off without an embedding server', async () => {
  expect(await tryMeaning(null, signal)).toBe('off')
})

it('the search by meaning is ready while its server makes a vector of a question, and away while it fails', async () => {
  const kinds: string[] = []
  const embed = async (_: readonly string[], __: AbortSignal, kind: string) => {
    kinds.push(kind)
    return [[1]]
  }
  expect(await tryMeaning(embed, signal)).toBe('ready')
  expect(kinds).toEqual(['query'])
  expect(await tryMeaning(() => Promise.reject(new Error('refused')), signal)).toBe('away')
})

it('the trial of the search by meaning ends with the call', async () => {
  const gone = AbortSignal.abort(new Error('the caller left'))
  await expect(tryMeaning(() => Promise.reject(new Error('refused')), gone)).rejects.toThrow('the caller left')
})
