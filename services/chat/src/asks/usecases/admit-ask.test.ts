import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from '@jest/globals'
import { bindPorts } from '@rostra/kit/bind-ports'
import { partial } from '@rostra/kit/testing/partial'
import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import type { RunGeneration } from '../../core/domain/generations/ports.ts'
import { holdPrice } from '../../core/usecases/generations/hold-price.ts'
import { readAsk } from '../domain/ask.ts'
import type { Ports } from '../domain/ports.ts'
import { admitAsk, prepareAsk } from './admit-ask.ts'
import { paidAsk } from './paid-ask.ts'

/** Admits an ask, and returns the generation that it has started, with a reference to its earlier messages. */
async function admit() {
  const started: RunGeneration[] = []
  const ports = partial<Ports>({
    personas: { speakingProfile: async () => ({ name: 'Plato', hasMaterial: false }) },
    unansweredSends: { refuseTooMany: async () => undefined },
    credits: { hold: async () => undefined },
    asks: { admit: async () => true },
    running: {
      isFull: () => false,
      start: (_exchange: unknown, _begun: unknown, run: RunGeneration) => void started.push(run),
      frameLogOf: () => undefined,
    },
    modelOf: () => ({
      modelId: 'm',
      answerTokens: 1_024,
      credits: 1,
      isFull: () => false,
      model: { stream: async () => ({ finish: 'finished' as const }) },
    }),
  })
  const messages = [
    { content: 'One', isFromPersona: false },
    { content: 'First', isFromPersona: true },
    { content: 'Two', isFromPersona: false },
  ]
  const ask = readAsk({ personaId: 'plato', messages, callerData: '', maxTokens: 0, stop: ['END'], requestId: 'k' })
  const claimed = partial<Exchange>({ id: 'a-1', person: 'member:ada', personaId: 'plato' })
  const worker = { person: 'member:ada', isConfirmed: true, clientAddress: '' }
  const sender = { token: '', clientAddress: '', arrivedAt: 0, worker, isServedFirst: false }
  const before = { paid: paidAsk(ports), holdPrice: bindPorts(holdPrice, ports), prepareAsk: bindPorts(prepareAsk, ports) }
  await admitAsk({ ...ports, ...before, generate: async () => undefined }, claimed, ask, sender)
  return { started, earlier: new WeakRef(ask.earlier) }
}

it('an answer that is written keeps no earlier messages in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { started, earlier } = await admit()
  expect(started).toHaveLength(1)
  // A WeakRef holds its target until the end of the job that made it.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  expect(earlier.deref()).toBeUndefined()
  expect(started).toHaveLength(1)
})
