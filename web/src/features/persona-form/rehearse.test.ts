import { afterEach, describe, expect, it } from '@jest/globals'
import { linesToSend, rehearse, type TrialLine } from './rehearse.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

const persona = { name: 'Livia', description: 'Plans.', category: 'Other', rolePrompt: 'You are Livia.', strictlyFollows: '' }
const hello: TrialLine[] = [{ content: 'Hello', isFromBot: false }]

function answerWith(pieces: string[], init: ResponseInit = {}) {
  const asked: { url: string; body: unknown }[] = []
  globalThis.fetch = async (url, options) => {
    asked.push({ url: String(url), body: JSON.parse(String(options?.body)) })
    const left = pieces.map((piece) => new TextEncoder().encode(piece))
    const body = new ReadableStream({
      pull: (to) => {
        const next = left.shift()
        if (next) to.enqueue(next)
        else to.close()
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' }, ...init })
  }
  return asked
}

function listen() {
  const heard: string[] = []
  const offline: boolean[] = []
  const hearing = {
    signal: new AbortController().signal,
    onText: (text: string) => void heard.push(text),
    onOffline: (is: boolean) => void offline.push(is),
  }
  return { heard, offline, hearing }
}

describe('a trial', () => {
  it('tells the reply as it grows, cut anywhere, and gives the whole', async () => {
    const asked = answerWith([
      'id: rehearsal:1\ndata: {"conte',
      'nt":"Sal"}\n\ndata: {"content":"ve"}\n\n',
      'data: {"done":true,"fullResponse":"Salve!"}\n\n',
    ])
    const { heard, offline, hearing } = listen()
    expect(await rehearse(persona, hello, hearing)).toBe('Salve!')
    expect([heard, offline]).toEqual([['Sal', 'Salve'], [false]])
    expect(asked).toEqual([{ url: '/api/bots/rehearsal', body: { ...persona, messages: hello } }])
  })

  it('says that the offline model answers', async () => {
    answerWith(['data: {"done":true}\n\n'], { headers: { 'X-Offline-Model': 'true' } })
    const { offline, hearing } = listen()
    await rehearse(persona, hello, hearing)
    expect(offline).toEqual([true])
  })

  it.each([
    ['an error', 'data: {"error":"The model is away.","reason":"MODEL_FAILED"}\n\n', 'The model is away.'],
    ['something unreadable', 'data: {oh\n\n', ''],
    ['no end', 'data: {"content":"Sal"}\n\n', ''],
    ['nothing', '', ''],
  ])('that ends in %s has failed', async (_, stream, message) => {
    answerWith([stream])
    await expect(rehearse(persona, hello, listen().hearing)).rejects.toMatchObject({ name: 'Error', message })
  })

  it('that is refused gives the refusal', async () => {
    globalThis.fetch = async () => Response.json({ message: 'Busy', reason: 'OVERLOADED' }, { status: 503 })
    await expect(rehearse(persona, hello, listen().hearing)).rejects.toMatchObject({ status: 503, reason: 'OVERLOADED' })
  })
})

it('sends the end of a long trial, without empty replies', () => {
  const long = Array.from({ length: 60 }, (_, i) => ({ content: i === 58 ? ' ' : `${i}`.padEnd(5_000, '.'), isFromBot: i % 2 === 0 }))
  const sent = linesToSend(long)
  expect([sent.length, sent[0]?.content.slice(0, 3), sent.at(-1)?.content.slice(0, 3)]).toEqual([39, '20.', '59.'])
  expect(Math.max(...sent.map(({ content }) => content.length))).toBe(4_000)
})
