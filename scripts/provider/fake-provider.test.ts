import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { providerFiles } from '../cluster/provider-files.ts'
import { type Provider, startProvider } from '../product/start-provider.ts'

test('the fake provider imports only files that its pod on a cluster has', async () => {
  expect([...(await providerFiles()).keys()].sort()).toEqual([
    'discussion-answers.ts',
    'entry-answers.ts',
    'fake-provider.ts',
    'scripted-answers.ts',
  ])
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

const ask = (content: string, more: object[] = []) =>
  fetch(provider.url, {
    method: 'POST',
    body: JSON.stringify({ model: 'gpt-bench-4.5', messages: [{ role: 'user', content }, ...more] }),
  })

test.each([
  ['thinks', ['reasoning_content', 'w1', 'w3', '"finish_reason":"stop"']],
  ['is cut off', ['w1', '"finish_reason":"length"']],
  ['is filtered', ['w1', '"finish_reason":"content_filter"']],
  ['refuses', ['"refusal":"I cannot help with that."', '"finish_reason":"stop"']],
])('the fake provider answers by a marker in the last message: it %s', async (kind, parts) => {
  const events = await (await ask(`[model ${kind}] Hello`)).text()
  const places = parts.map((part) => events.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  if (parts.length < 4) expect(events).not.toContain('w3')
})

test('the fake provider gives the rest of an answer that it cut off, and is busy once', async () => {
  const goOn = [
    { role: 'assistant', content: 't1 w1' },
    { role: 'user', content: 'Continue.\n<last-words>w1</last-words>' },
  ]
  expect(await (await ask('[model is cut off]', goOn)).text()).toMatch(/w1 .*w2 .*w3 .*"finish_reason":"stop"/s)
  const busy = await ask('[model is busy 1]')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '11'])
  expect((await ask('[model is busy 1]')).status).toBe(200)
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
