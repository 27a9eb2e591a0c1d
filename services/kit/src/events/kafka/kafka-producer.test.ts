import { expect, it } from '@jest/globals'
import { EventsRefusedError } from '../event-errors.ts'
import { connectProducer } from './kafka-producer.ts'

/** Creates a fake Kafka whose sends fail with the errors of the list, one after the other. */
function fakeKafka(errors: (Error | undefined)[]) {
  const calls: string[] = []
  let created = 0
  const producer = () => {
    const name = `p${++created}`
    return {
      connect: async () => void calls.push(`${name} connects`),
      disconnect: async () => void calls.push(`${name} disconnects`),
      sendBatch: async () => {
        calls.push(`${name} sends`)
        const error = errors.shift()
        if (error) throw error
      },
    }
  }
  return { calls, kafka: { producer } as never }
}

const protocolError = (type: string) =>
  Object.assign(new Error('wrapped'), { cause: Object.assign(new Error(type), { name: 'KafkaJSProtocolError', type }) })

it('a producer takes a new id after a failed send, so that no later message passes for a duplicate', async () => {
  const { calls, kafka } = fakeKafka([new Error('timed out'), undefined, undefined])
  const { send } = await connectProducer(kafka)
  await expect(send({ topicMessages: [] })).rejects.toThrow('timed out')
  await send({ topicMessages: [] })
  await send({ topicMessages: [] })
  expect(calls.filter((call) => !call.endsWith('disconnects'))).toEqual(['p1 connects', 'p1 sends', 'p2 connects', 'p2 sends', 'p2 sends'])
  expect(calls).toContain('p1 disconnects')
})

it.each(['MESSAGE_TOO_LARGE', 'INVALID_RECORD'])('a refusal of the records is told apart from an outage: %s', async (type) => {
  const { send } = await connectProducer(fakeKafka([protocolError(type)]).kafka)
  await expect(send({ topicMessages: [] })).rejects.toMatchObject({ name: 'EventsRefusedError', reason: type })
})

it('an outage is no refusal', async () => {
  const { send } = await connectProducer(fakeKafka([protocolError('NOT_ENOUGH_REPLICAS')]).kafka)
  await expect(send({ topicMessages: [] })).rejects.not.toBeInstanceOf(EventsRefusedError)
})
