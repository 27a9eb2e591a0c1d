import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { providerFiles } from '../cluster/provider-files.ts'
import { startScript } from '../measure/processes.ts'

test('the fake provider imports only files that its pod on a cluster has', async () => {
  expect([...(await providerFiles()).keys()].sort()).toEqual(['discussion-answers.ts', 'entry-answers.ts', 'fake-provider.ts'])
})

let provider: Awaited<ReturnType<typeof startScript>>
beforeAll(async () => {
  provider = await startScript(undefined, 'provider/fake-provider.ts')
}, 60_000)
afterAll(() => void provider.child.kill())

test.each(['t1 w1 w2', 't1 w1 w2 '])('the fake provider asked to go on after "%s" repeats the last words and goes on', async (written) => {
  const asked = { role: 'user', content: `Continue.\n<last-words>${written.trimEnd()}</last-words>` }
  const body = JSON.stringify({ model: 'gpt-bench-5.5', messages: [{ role: 'assistant', content: written.trimEnd() }, asked] })
  const events = await (await fetch(`http://127.0.0.1:${provider.line}/`, { method: 'POST', body })).text()
  const pieces = [...events.matchAll(/"content":("[^"]*")/g)].map(([, piece]) => JSON.parse(piece as string) as string)
  expect(pieces).toEqual(['t1 w1 w2 ', 'w3 ', 'w4 '])
})
