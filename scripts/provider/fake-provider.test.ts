import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { providerFiles } from '../cluster/provider-files.ts'
import { type Provider, startProvider } from '../product/start-provider.ts'

test('the fake provider imports only files that its pod on a cluster has', async () => {
  expect([...(await providerFiles()).keys()].sort()).toEqual(['discussion-answers.ts', 'entry-answers.ts', 'fake-provider.ts'])
})

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
}, 60_000)
afterAll(() => void provider.stop())

test.each(['t1 w1 w2', 't1 w1 w2 '])('the fake provider asked to go on after "%s" repeats the last words and goes on', async (written) => {
  const asked = { role: 'user', content: `Continue.\n<last-words>${written.trimEnd()}</last-words>` }
  const body = JSON.stringify({ model: 'gpt-bench-5.5', messages: [{ role: 'assistant', content: written.trimEnd() }, asked] })
  const events = await (await fetch(provider.url, { method: 'POST', body })).text()
  const pieces = [...events.matchAll(/"content":("[^"]*")/g)].map(([, piece]) => JSON.parse(piece as string) as string)
  expect(pieces).toEqual(['t1 w1 w2 ', 'w3 ', 'w4 '])
})

test('the fake provider answers embeddings of as many dimensions as asked for, the same for the same text', async () => {
  const body = JSON.stringify({ model: 'faults-8.1', input: ['tide', 'wind', 'tide'] })
  const answer = await fetch(`${provider.url}/embeddings`, { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { embedding: number[] }[] }
  const [tide, wind, tideAgain] = data.map(({ embedding }) => embedding)
  expect([tide?.length, tideAgain]).toEqual([8, tide])
  expect(wind).not.toEqual(tide)
})

test('the fake provider lists a model for vectors, then one that chats', async () => {
  const { data } = (await (await fetch(`${provider.url}/v1/models`)).json()) as { data: { id: string }[] }
  expect(data.map(({ id }) => id)).toEqual(['nomic-embed-text', 'llama-trial-12.5'])
})
