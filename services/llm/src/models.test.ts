import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { modelSettings } from './model-settings.ts'
import { createModels } from './models.ts'

const models = (env: Record<string, string>) => createModels(z.object(modelSettings).parse(env))

describe('the model for chats', () => {
  it('is the offline model without a key', async () => {
    const { forChat, named } = await models({})
    expect(forChat()).toMatchObject({ servedBy: 'offline', offline: true })
    expect(named('claude')).toMatchObject({ servedBy: 'offline', offline: true })
  })

  it('is the first of claude, gpt4, gemini and deepseek that has a key', async () => {
    expect((await models({ DEEPSEEK_API_KEY: 'k', GEMINI_API_KEY: 'k' })).forChat()).toMatchObject({
      servedBy: 'gemini',
      offline: false,
      modelId: 'gemini-3.8-flash',
    })
    expect((await models({ DEEPSEEK_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' })).forChat().servedBy).toBe('claude')
  })

  it('is the model of CHAT_MODEL, if it has a key', async () => {
    expect((await models({ OPENAI_API_KEY: 'k', DEEPSEEK_API_KEY: 'k', CHAT_MODEL: 'deepseek' })).forChat().servedBy).toBe('deepseek')
    expect((await models({ OPENAI_API_KEY: 'k', CHAT_MODEL: 'offline' })).forChat().offline).toBe(true)
    expect((await models({ OPENAI_API_KEY: 'k', CHAT_MODEL: 'claude' })).forChat().offline).toBe(true)
  })

  it('is the chosen one of CHAT_MODELS, else its first, with its own id and price', async () => {
    const CHAT_MODELS = JSON.stringify([
      { id: 'quick', label: 'Quick', name: 'gpt4', model: 'gpt-quick', credits: 1 },
      { id: 'deep', label: 'Deep', name: 'claude', model: 'claude-deep', credits: 5 },
    ])
    const { forChat } = await models({ OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', CHAT_MODEL: 'claude', CHAT_MODELS })
    const quick = { id: 'quick', servedBy: 'gpt4', modelId: 'gpt-quick', credits: 1, offline: false }
    expect(forChat('deep')).toMatchObject({ id: 'deep', servedBy: 'claude', modelId: 'claude-deep', credits: 5 })
    for (const choice of ['quick', 'gone', '']) expect(forChat(choice)).toMatchObject(quick)
    expect(forChat()).toMatchObject(quick)
    await expect(models({ OPENAI_API_KEY: 'k', CHAT_MODELS })).rejects.toThrow('CHAT_MODELS: deep needs a key for claude')
  })

  it('costs 2 credits without CHAT_MODELS, whatever a persona chose', async () => {
    expect((await models({ OPENAI_API_KEY: 'k', CHAT_MODELS: '' })).forChat('deep')).toMatchObject({ id: '', servedBy: 'gpt4', credits: 2 })
  })

  const listed = { id: 'a', label: 'A', name: 'gpt4', model: 'm', credits: 2 }
  it.each([
    'no JSON',
    '[]',
    JSON.stringify([listed, listed]),
    JSON.stringify([{ ...listed, id: 'A B' }]),
    JSON.stringify([{ ...listed, name: 'offline' }]),
    JSON.stringify([{ ...listed, credits: 0 }]),
    JSON.stringify([{ ...listed, credits: 1.5 }]),
    JSON.stringify([{ ...listed, price: 3 }]),
  ])('rejects CHAT_MODELS=%s', (CHAT_MODELS) => {
    expect(() => models({ OPENAI_API_KEY: 'k', CHAT_MODELS })).toThrow('CHAT_MODELS')
  })

  it('has the model id of the settings', async () => {
    expect((await models({ OPENAI_API_KEY: 'k', MODEL_GPT4: 'llama-local' })).named('gpt4').modelId).toBe('llama-local')
  })

  it('is as long silent as the settings of its name say, those of all, or its address', async () => {
    const silenceOf = async (env: Record<string, string>) => (await models({ OPENAI_API_KEY: 'k', ...env })).named('gpt4').silenceMs
    expect(await silenceOf({})).toBe(60_000)
    expect(await silenceOf({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toBe(300_000)
    expect(await silenceOf({ MODEL_FIRST_EVENT_S: '90', MODEL_SILENCE_S: '20' })).toBe(90_000)
    expect(await silenceOf({ MODEL_FIRST_EVENT_S: '90', MODEL_GPT4_FIRST_EVENT_S: '5', MODEL_GPT4_SILENCE_S: '7' })).toBe(7_000)
    expect((await models({})).named('gpt4').silenceMs).toBeUndefined()
    expect(() => models({ MODEL_CLAUDE_SILENCE_S: '0' })).toThrow('MODEL_CLAUDE_SILENCE_S')
  })

  it('has the limit of an answer that the settings of its name say', async () => {
    const env = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', MODEL_GPT4_ANSWER_TOKENS: '512' }
    const { named } = await models(env)
    expect([named('gpt4').answerTokens, named('claude').answerTokens]).toEqual([512, undefined])
  })

  it('is asked with the parameters of the settings', async () => {
    expect(() => models({ OPENAI_API_KEY: 'k', MODEL_GPT4_PARAMETERS: 'max_completion_tokens, -stream_options,developer' })).not.toThrow()
    expect(() => models({ MODEL_GPT4_PARAMETERS: 'tempreature' })).toThrow('MODEL_GPT4_PARAMETERS')
  })

  it('treats an empty setting as unset', async () => {
    expect((await models({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '', MODEL_GPT4: '', CHAT_MODEL: '' })).forChat().offline).toBe(true)
    expect((await models({ OPENAI_API_KEY: 'k', MODEL_GPT4: '' })).named('gpt4').modelId).toBe('gpt-5.6-terra')
  })

  it('rejects an unknown name and an invalid address', () => {
    expect(() => models({ CHAT_MODEL: 'gpt9' })).toThrow('CHAT_MODEL')
    expect(() => models({ OPENAI_BASE_URL: 'nowhere' })).toThrow('OPENAI_BASE_URL')
  })
})

describe('the calls of a provider', () => {
  it('are counted while they run, against MODEL_CALLS', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const address = `http://127.0.0.1:${port}/v1`
    const { model, isFull } = (await models({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: address, MODEL_CALLS: '2' })).named('gpt4')
    const stop = new AbortController()
    const ask = () =>
      model.stream(
        { model: 'm', system: '', messages: [{ role: 'user', content: 'Hi' }], maxTokens: 9, signal: stop.signal },
        () => undefined,
      )
    const first = ask().catch(() => undefined)
    expect([isFull?.(), isFull?.(0.5)]).toEqual([false, true])
    const second = ask().catch(() => undefined)
    expect(isFull?.()).toBe(true)
    stop.abort()
    await Promise.all([first, second])
    expect(isFull?.(0.5)).toBe(false)
    silent.closeAllConnections()
    silent.close()
  })

  it('have no limit by default', async () => {
    expect((await models({ OPENAI_API_KEY: 'k' })).named('gpt4').isFull?.(0.8)).toBe(false)
    expect((await models({})).forChat().isFull).toBeUndefined()
  })
})
