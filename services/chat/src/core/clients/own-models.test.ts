import { afterEach, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { createPublicHosts } from '@rostra/kit/net/public-hosts'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { partial } from '@rostra/kit/testing/partial'
import type { ChatRequest } from '@rostra/llm/chat-model'
import { FakeProvider, refused, type Script, streamed } from '@rostra/llm/testing/fake-provider'
import { ownModelOpener } from './own-models.ts'

const piece = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const written = piece({ content: 'Yes' })
const ended = (reason: string) => [piece({}, reason), 'data: [DONE]\n\n']

let provider: FakeProvider | undefined
afterEach(() => provider?.stop())

/** Asks a creator's model once. Returns what persona is told, and whether the answer failed. */
async function ask(script: Script, change: Partial<ChatRequest> = {}, { failures = 0, onText = () => {} } = {}) {
  provider = new FakeProvider(script)
  const notes: string[] = []
  const persona = partial<RpcClient>({
    call: async (_method: unknown, request: unknown) => void notes.push((request as { failure: string }).failure),
  })
  const hosts = createPublicHosts({ allowsLocal: true })
  const own = { baseUrl: await provider.start(), model: 'llama', key: '', setAt: 'now', failures, restsForS: 0 }
  const model = ownModelOpener(persona, hosts, createLog('test', { level: 'silent' }))('p-1', own)
  const messages = [{ role: 'user' as const, content: 'Hello' }]
  const request = { model: 'own:llama', system: 's', messages, maxTokens: 10, signal: new AbortController().signal, ...change }
  const hasFailed = await model.stream(request, onText).then(
    () => false,
    () => true,
  )
  return { notes, hasFailed, asked: provider.received[0]?.body.model }
}

describe('a call of a creator’s own model', () => {
  it('asks by the model’s own name, and tells the first success after a failure', async () => {
    const script = streamed([written, ...ended('stop')])
    expect(await ask(script)).toEqual({ notes: [], hasFailed: false, asked: 'llama' })
    await provider?.stop()
    expect((await ask(script, {}, { failures: 1 })).notes).toEqual(['OWN_MODEL_FAILURE_UNSPECIFIED'])
  })

  it.each([
    ['at the longest time of an answer', 'overdue', ['OWN_MODEL_FAILURE_SLOW']],
    ['at the longest time of a trial', new DOMException('over', 'TimeoutError'), ['OWN_MODEL_FAILURE_SLOW']],
    ['by a reader', 'stopped', []],
  ])('that is aborted %s is a failure unless a reader did it', async (_what, reason, notes) => {
    const abort = new AbortController()
    const onText = () => abort.abort(reason)
    const answer = await ask(streamed([written], false), { signal: abort.signal }, { onText })
    expect([answer.hasFailed, answer.notes]).toEqual([true, notes])
  })

  it.each([
    ['without a word is a failure', ended('stop'), '', ['OWN_MODEL_FAILURE_BROKEN']],
    ['without a word, at a limit of tokens, is none', ended('length'), '', []],
    ['without a word is none where an answer may be complete', ended('stop'), 'All of it.', []],
  ])('%s', async (_what, events, before, notes) => {
    expect((await ask(streamed(events), { written: before })).notes).toEqual(notes)
  })

  it('that is refused for its content is no failure: a reader can cause it', async () => {
    const answer = await ask(refused(422, { error: { message: 'not this text' } }))
    expect([answer.hasFailed, answer.notes]).toEqual([true, []])
    await provider?.stop()
    expect((await ask(refused(401, { error: { message: 'a key' } }))).notes).toEqual(['OWN_MODEL_FAILURE_KEY'])
  })
})
