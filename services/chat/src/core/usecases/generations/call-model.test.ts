import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { ChatRequest } from '@rostra/llm/chat-model'
import { callModel, type WrittenParts } from './call-model.ts'

/** Asks a model that writes, ends and fails when a test says so, for the rest of what is `written`. */
function ask(parts: WrittenParts = {}) {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  let write = (_text: string): void => undefined
  let request: ChatRequest | undefined
  const stream = async (asked: ChatRequest, onText: (text: string) => void) => {
    request = asked
    write = onText
    asked.signal.addEventListener('abort', () => reject(asked.signal.reason))
    await ended
    return { inputTokens: 0, outputTokens: 0, finish: 'length' as const }
  }
  const messages = [{ role: 'user' as const, content: 'Hi' }]
  const model = partial<Parameters<typeof callModel>[0]>({ model: { stream }, modelId: 'm', answerTokens: 1_024 })
  const asked = callModel(model, { system: '', messages, hints: {} }, parts)
  const texts: string[] = []
  const reading = new AbortController()
  let thoughts = 0
  const read = () => asked.read(reading.signal, { onText: (text) => texts.push(text), onThinking: () => thoughts++ })
  return {
    asked,
    messages,
    texts,
    reading,
    read,
    write: (text: string) => write(text),
    end: resolve,
    fail: reject,
    request: () => request,
    thoughts: () => thoughts,
  }
}

describe('an answer that the model was asked for', () => {
  it('is kept until it is read, and passed on piece by piece from then on', async () => {
    const { texts, read, write, end } = ask()
    write('One ')
    write('two ')
    expect(texts).toEqual([])
    const ended = read()
    expect(texts).toEqual(['One two '])
    write('three')
    end()
    expect(await ended).toBe('length')
    expect(texts).toEqual(['One two ', 'three'])
  })

  it('gives its reader the error of a model that failed before', async () => {
    const { texts, read, write, fail } = ask()
    write('One')
    fail(new Error('no credit'))
    await expect(read()).rejects.toThrow('no credit')
    expect(texts).toEqual(['One'])
  })

  it('ends the call of the model when its reader stops, also when that stopped before', async () => {
    for (const isLate of [false, true]) {
      const { read, reading, request } = ask()
      if (!isLate) reading.abort('stopped')
      const ended = read()
      if (isLate) reading.abort('stopped')
      await expect(ended).rejects.toBe('stopped')
      expect(request()?.signal.reason).toBe('stopped')
    }
  })

  it('ends the call of the model when it is abandoned, without an unhandled error', async () => {
    const { asked, request } = ask()
    asked.abandon()
    expect(request()?.signal.aborted).toBe(true)
    await new Promise((resolve) => setImmediate(resolve))
  })

  it('frees the prompt at the first token', () => {
    const { messages, write } = ask()
    expect(messages).toHaveLength(1)
    write('One')
    expect(messages).toEqual([])
  })

  const written = 'The ship of Theseus had thirty oars and '
  it.each([
    ['former owners have shown, with the tokens that are left', { shown: written }, 1_014],
    ['an answer has already, with all tokens of an answer', { before: written }, 1_024],
    ['both have written', { before: 'The ship of Theseus ', shown: 'had thirty oars and ' }, 1_019],
  ])('has the rest only of what %s', async (_which, parts, tokens) => {
    const { texts, read, write, end, request } = ask(parts)
    write('thirty oars and the young men of Athens')
    end()
    await read()
    expect([texts.join(''), request()?.written, request()?.maxTokens]).toEqual(['the young men of Athens', written, tokens])
  })

  it('has ended at its length when no tokens are left, without a call of the model', async () => {
    const { read, request } = ask({ shown: 'x'.repeat(5_000) })
    expect([await read(), request()]).toEqual(['length', undefined])
  })

  it('tells its reader that the model thinks, also when that began before', async () => {
    const { read, request, thoughts, end } = ask()
    request()?.onState?.('thinking')
    const ended = read()
    expect(thoughts()).toBe(1)
    request()?.onState?.('thinking')
    end()
    await ended
    expect(thoughts()).toBe(2)
  })
})
