import { expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { ChatRequest } from '@rostra/llm/chat-model'
import type { Caller } from '@rostra/platform/caller'
import { answerTrial, type TrialEnd } from './answer-trial.ts'

it('says of a trial whose time ends that the model took too long, with its text so far', async () => {
  const stream = ({ signal }: ChatRequest, onText: (text: string) => void) => {
    onText('Half a thought')
    return new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const ports = partial<Parameters<typeof answerTrial>[0]>({
    running: { isFull: () => false },
    modelOf: () => ({ model: { stream }, modelId: 'm', offline: false, answerTokens: 100, answerMs: 20, isFull: () => false }),
    trialQuota: { use: async () => undefined },
    freeWork: { use: async () => async () => undefined },
    log: { warn: () => undefined },
  })
  const trial = partial<Parameters<typeof answerTrial>[1]>({
    personaId: '',
    name: 'Ada',
    description: 'Explains sums',
    category: 'Education',
    rolePrompt: 'You are Ada the strict.',
    strictlyFollows: '',
    onlyFromMaterial: false,
    chatModel: '',
    caller: partial<Caller>({ kind: 'member', id: 'eve', role: 'citizen', isConfirmed: true }),
    messages: [{ content: 'Hello', isFromPersona: false }],
    clientAddress: '',
    signal: new AbortController().signal,
  })
  let end: TrialEnd | undefined
  const reader = {
    onStart: () => undefined,
    onFrame: (frame: { kind: string }) => {
      if (frame.kind === 'end') end = frame as TrialEnd
      return undefined
    },
    onState: () => undefined,
  }
  await answerTrial(ports, trial, reader)
  expect(end).toMatchObject({ answer: 'Half a thought', failure: { reason: 'MODEL_SILENT' } })
})
