import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import type { Log } from '@rostra/kit/log'
import type { ChatModel, ChatRequest } from '@rostra/llm/chat-model'
import type { Brief } from '../domain/entries/brief.ts'
import type { TextCandidate } from '../domain/texts/choose-text.ts'
import { draftTexts } from '../domain/texts/draft/draft-texts.ts'
import { writeEntries } from './write-entries.ts'

const briefOf = (head: string): Brief => ({
  type: 'theme',
  words: [head, 'starter', 'flour'].map((text) => ({ text, people: 25 })),
  people: 50,
  personas: 2,
  botName: 'Odette 555 0199 1234',
  growth: null,
  seed: head,
})

const content =
  'At least 50 people talked about it in the last seven days. Their chats share further words: the starter and the flour. Only words that ' +
  'many people used were counted to write this.'
const answerFor = (head: string) => ({
  title: `Talk of ${head}`,
  content,
  sampleMessages: [
    { role: 'user', content: 'Where do I begin?' },
    { role: 'bot', content: 'With the starter, perhaps.' },
  ],
})

const headOf = ({ messages }: ChatRequest) => /<data-\w+>\n(\w+)/.exec(messages[0]?.content ?? '')?.[1] ?? ''
const drafts = draftTexts(briefOf('bread'))
const never = new AbortController().signal
const log = { warn: () => {} } as unknown as Log

function writing(stream: (request: ChatRequest) => Promise<string>, offline = false) {
  const time = new SimulatedTime()
  const requests: ChatRequest[] = []
  const model: ChatModel = {
    stream: async (request, onText) => {
      requests.push(request)
      onText(await stream(request))
      return { inputTokens: 0, outputTokens: 0, finish: 'finished' }
    },
  }
  const ports = { model: { model, modelId: 'scripted', servedBy: 'claude' as const, offline }, clock: time.clock, log }
  /** Returns the candidates of each brief. */
  const write = async (briefs: readonly Brief[], signal = never) => {
    const written: (readonly TextCandidate[])[] = []
    await writeEntries(ports, briefs, signal, async (index, candidates) => {
      written[index] = candidates
    })
    return written
  }
  return { time, requests, write }
}

describe('writing entries', () => {
  it("gives the model's text first and the drafts after it", async () => {
    const { write } = writing(async (request) => JSON.stringify(answerFor(headOf(request))))
    const [candidates] = await write([briefOf('bread')])
    expect(candidates?.[0]).toMatchObject({ offline: false, text: { title: 'Talk of bread', content } })
    expect(candidates?.slice(1).map(({ text }) => text)).toEqual(drafts)
  })

  it('gives drafts only when there is no model', async () => {
    const { write, requests } = writing(async () => '', true)
    const [candidates] = await write([briefOf('bread')])
    expect(candidates).toEqual(drafts.map((text) => ({ text, offline: true })))
    expect(requests).toEqual([])
  })

  it("tells the model no persona's name, and puts a name with a number into no text", async () => {
    const { write, requests } = writing(async (request) => JSON.stringify(answerFor(headOf(request))))
    const candidates = await write([briefOf('bread')])
    expect(JSON.stringify(requests)).not.toContain('Odette')
    expect(JSON.stringify(candidates)).not.toContain('Odette')
  })

  it.each([
    [
      'repeats its request',
      async ({ system, messages }: ChatRequest) => JSON.stringify({ ...answerFor('bread'), content: `${system} ${messages[0]?.content}` }),
    ],
    ['adds a name', async () => JSON.stringify({ ...answerFor('bread'), content: `${content} Lovelace was one of them.` })],
    ['adds a number', async () => JSON.stringify({ ...answerFor('bread'), content: `${content} Call 5550 to join.` })],
    ['adds a link', async () => JSON.stringify({ ...answerFor('bread'), content: `${content} See https://evil.example.` })],
    ['writes HTML', async () => JSON.stringify({ ...answerFor('bread'), title: '<script>bread</script>' })],
    ['writes no JSON', async () => 'I would rather not.'],
    ['fails', () => Promise.reject(new Error('no'))],
  ])('falls back to drafts when the model %s', async (_what, stream) => {
    const { write, requests } = writing(stream)
    const [candidates] = await write([briefOf('bread')])
    expect(candidates).toEqual(drafts.map((text) => ({ text, offline: true })))
    expect(requests.length).toBeLessThanOrEqual(2)
  })

  it('asks once more with the reason when a text is refused', async () => {
    let calls = 0
    const { write, requests } = writing(async () =>
      JSON.stringify(calls++ === 0 ? { ...answerFor('bread'), title: 'Bread 5550' } : answerFor('bread')),
    )
    const [candidates] = await write([briefOf('bread')])
    expect(candidates?.[0]?.offline).toBe(false)
    expect(requests[1]?.messages.at(-1)?.content).toContain('use no number but the given counts')
  })

  it('asks 4 at once, waits 20 s for each and 75 s for all, and gives the drafts of the rest', async () => {
    let running = 0
    let most = 0
    const { time, requests, write } = writing(() => {
      most = Math.max(most, ++running)
      return new Promise(() => {})
    })
    const heads = Array.from({ length: 30 }, (_, i) => `bread${'x'.repeat(i)}`)
    const done = write(heads.map(briefOf))
    await time.runUntil(19_999)
    expect([requests.length, most]).toEqual([4, 4])
    await time.runUntil(74_999)
    expect(requests).toHaveLength(16)
    await time.runUntil(75_000)
    const written = await done
    expect(written.map((candidates) => candidates.length)).toEqual(heads.map(() => drafts.length))
    expect(requests).toHaveLength(16)
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true)
  })

  it('ends with the reason of its signal', async () => {
    const abort = new AbortController()
    const { write } = writing(() => new Promise(() => {}))
    const done = write([briefOf('bread')], abort.signal)
    abort.abort(new Error('drained'))
    await expect(done).rejects.toThrow('drained')
  })
})
