import { afterEach, describe, expect, it } from '@jest/globals'
import { answerTrial, messagesToSend, type TrialMessage } from './trial.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

const persona = {
  name: 'Livia',
  description: 'Plans.',
  category: 'Other',
  rolePrompt: 'You are Livia.',
  strictlyFollows: '',
  onlyFromMaterial: false,
  chatModel: '',
  botId: 'b1',
} as const
const citation = { n: 1, sourceId: 's1', title: 'Handbook', page: 3, heading: '', excerpt: 'Rest on Mondays.' }
const hello: TrialMessage[] = [{ content: 'Hello', isFromBot: false }]

function answerWith(pieces: string[], init: ResponseInit = {}) {
  const requests: { url: string; body: unknown }[] = []
  globalThis.fetch = async (url, options) => {
    requests.push({ url: String(url), body: JSON.parse(String(options?.body)) })
    const rest = pieces.map((piece) => new TextEncoder().encode(piece))
    const body = new ReadableStream({
      pull: (to) => {
        const next = rest.shift()
        if (next) to.enqueue(next)
        else to.close()
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' }, ...init })
  }
  return requests
}

function recordHandlers() {
  const texts: string[] = []
  const offline: boolean[] = []
  const activities: unknown[] = []
  const handlers = {
    signal: new AbortController().signal,
    onText: (text: string) => void texts.push(text),
    onActivity: (activity: unknown) => void activities.push(activity),
    onOffline: (is: boolean) => void offline.push(is),
  }
  return { texts, offline, activities, handlers }
}

describe('a trial', () => {
  it('reports the growing answer, cut anywhere, and returns the whole with its passages', async () => {
    const requests = answerWith([
      'id: trial:1\ndata: {"conte',
      'nt":"Sal"}\n\ndata: {"content":"ve"}\n\n',
      `data: ${JSON.stringify({
        done: true,
        fullResponse: 'Salve!',
        userMessageId: '',
        botMessageId: '',
        status: 'complete',
        citations: [citation],
        given: [citation, { ...citation, n: 2 }],
        model: 'claude-sonnet-5-5',
      })}\n\n`,
    ])
    const { texts, offline, handlers } = recordHandlers()
    expect(await answerTrial(persona, hello, handlers)).toEqual({
      content: 'Salve!',
      citations: [citation],
      given: [citation, { ...citation, n: 2 }],
      model: 'claude-sonnet-5-5',
    })
    expect([texts, offline]).toEqual([['Sal', 'Salve'], [false]])
    expect(requests).toEqual([{ url: '/api/bots/trial', body: { ...persona, messages: hello } }])
  })

  it('reports what the model does while no text arrives', async () => {
    const thinking = { state: 'thinking', seconds: 2 }
    answerWith([`data: ${JSON.stringify(thinking)}\n\ndata: {"content":"Sal"}\n\ndata: {"done":true}\n\n`])
    const { texts, activities, handlers } = recordHandlers()
    expect((await answerTrial(persona, hello, handlers)).content).toBe('Sal')
    expect([activities, texts]).toEqual([[thinking], ['Sal']])
  })

  it('reports that the offline model answers', async () => {
    answerWith(['data: {"done":true,"fullResponse":"","userMessageId":"","botMessageId":"","status":"complete"}\n\n'], {
      headers: { 'X-Offline-Model': 'true' },
    })
    const { offline, handlers } = recordHandlers()
    await answerTrial(persona, hello, handlers)
    expect(offline).toEqual([true])
  })

  it.each([
    ['an error', 'data: {"error":"The model is away.","reason":"MODEL_FAILED"}\n\n', 'The model is away.'],
    ['something unreadable', 'data: {oh\n\n', ''],
    ['no end', 'data: {"content":"Sal"}\n\n', ''],
    ['nothing', '', ''],
  ])('fails when the stream ends in %s', async (_, stream, message) => {
    answerWith([stream])
    await expect(answerTrial(persona, hello, recordHandlers().handlers)).rejects.toMatchObject({ name: 'Error', message })
  })

  it('rejects with the error of a refusal', async () => {
    globalThis.fetch = async () => Response.json({ message: 'Busy', reason: 'OVERLOADED' }, { status: 503 })
    await expect(answerTrial(persona, hello, recordHandlers().handlers)).rejects.toMatchObject({ status: 503, reason: 'OVERLOADED' })
  })
})

it('sends the latest messages of a long trial, without empty answers', () => {
  const long = Array.from({ length: 60 }, (_, i) => ({ content: i === 58 ? ' ' : `${i}`.padEnd(5_000, '.'), isFromBot: i % 2 === 0 }))
  const sent = messagesToSend(long)
  expect([sent.length, sent[0]?.content.slice(0, 3), sent.at(-1)?.content.slice(0, 3)]).toEqual([39, '20.', '59.'])
  expect(Math.max(...sent.map(({ content }) => content.length))).toBe(4_000)
})
