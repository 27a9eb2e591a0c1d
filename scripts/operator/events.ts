import type { DeadLetterSummary } from '@rostra/kit/events/event-bus'
import { createKafkaBus } from '@rostra/kit/events/kafka/kafka-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { say } from '../bootstrap/console.ts'
import { kafkaOf } from '../bootstrap/open-bus.ts'
import { databaseUrl } from './command.ts'
import { listSetAsideEvents, putBackEvents } from './set-aside-events.ts'

/*
 * `npm run events -- list [topic]` and `npm run events -- replay <topic>`: lists or replays dead letters. With KAFKA_BROKERS they are
 * in `<topic>.dlq`; on a laptop they are in MongoDB, where the running product handles marked ones within a second. `npm run events --
 * set-aside` and `npm run events -- put-back [service]`: lists or puts back the events of outboxes that the broker refused.
 */
interface DeadLetters {
  list: () => Promise<DeadLetterSummary[]>
  replay: (topic: string) => Promise<number>
  close: () => Promise<void>
}

const suffix = process.env.DATABASE_SUFFIX ?? ''
const [command, argument = ''] = process.argv.slice(2)

if (command === 'list') await list(argument)
else if (command === 'replay' && argument) await replay(argument)
else if (command === 'set-aside') await listSetAside()
else if (command === 'put-back') await putBack(argument || undefined)
else {
  say(
    'Usage: npm run events -- list [topic] | replay <topic> | set-aside | put-back [service]; a topic is such as chat.exchange-finished.v1',
  )
  process.exitCode = 2
}

async function list(topic: string): Promise<void> {
  const deadLetters = await open()
  const found = (await deadLetters.list()).filter((each) => topic === '' || each.topic === topic)
  if (found.length === 0) say(`${topic || 'Every topic'} has no dead letters.`)
  for (const { topic: name, group, count, oldestAt, lastError } of found)
    say(`${count} events of ${name} could not be handled by ${group}, the oldest since ${oldestAt.toISOString()}: ${lastError}`)
  await deadLetters.close()
}

async function replay(topic: string): Promise<void> {
  const deadLetters = await open()
  say(`${await deadLetters.replay(topic)} events of ${topic} are handled once more.`)
  await deadLetters.close()
}

async function listSetAside(): Promise<void> {
  const found = await listSetAsideEvents({ mongoUrl: databaseUrl(), suffix })
  if (found.length === 0) say('No event is set aside.')
  for (const { service, collection, documentId, event } of found)
    say(`${service}, document ${documentId} of ${collection}: ${event.topic}, ${event.payload.length} bytes, ${event.refused?.reason}`)
}

async function putBack(service?: string): Promise<void> {
  const found = await putBackEvents({ mongoUrl: databaseUrl(), suffix }, service)
  if (found.length === 0) say('No event is set aside.')
  for (const { service: name, collection, documents } of found)
    say(`${name}: events of ${documents} documents of ${collection} are sent again.`)
}

async function open(): Promise<DeadLetters> {
  if (process.env.KAFKA_BROKERS) {
    const bus = await createKafkaBus({ ...kafkaOf(process.env), clientId: 'operator', log: createLog('operator', { level: 'warn' }) })
    return { list: bus.deadLetters, replay: bus.replayDeadLetters, close: bus.close }
  }
  const connection = await connectMongo(databaseUrl(), `rostra_events${suffix}`)
  const stored = mongoDeadLetters(connection)
  return { list: stored.summaries, replay: stored.mark, close: () => connection.close() }
}
