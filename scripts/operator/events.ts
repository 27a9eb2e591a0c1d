import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeadLetterSummary } from '@rostra/kit/events/event-bus'
import { createKafkaBus } from '@rostra/kit/events/kafka/kafka-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { say } from '../bootstrap/console.ts'
import { kafkaOf } from '../bootstrap/open-bus.ts'
import { readBootstrapSettings } from '../bootstrap/settings.ts'

/*
 * `npm run events -- list [topic]` and `npm run events -- replay <topic>`: lists or replays dead letters. With KAFKA_BROKERS they are in
 * `<topic>.dlq`; on a laptop they are in MongoDB, where the running product handles marked ones within a second.
 */
interface DeadLetters {
  list: () => Promise<DeadLetterSummary[]>
  replay: (topic: string) => Promise<number>
  close: () => Promise<void>
}

const [command, topic = ''] = process.argv.slice(2)
if ((command !== 'list' && command !== 'replay') || (command === 'replay' && !topic)) {
  say('Usage: npm run events -- list [topic] | replay <topic>, such as chat.exchange-finished.v1')
  process.exit(2)
}

const deadLetters = await open()
if (command === 'list') {
  const found = (await deadLetters.list()).filter((each) => topic === '' || each.topic === topic)
  if (found.length === 0) say(`${topic || 'Every topic'} has no dead letters.`)
  for (const { topic: name, group, count, oldestAt, lastError } of found)
    say(`${count} events of ${name} could not be handled by ${group}, the oldest since ${oldestAt.toISOString()}: ${lastError}`)
} else {
  say(`${await deadLetters.replay(topic)} events of ${topic} are handled once more.`)
}
await deadLetters.close()

async function open(): Promise<DeadLetters> {
  if (process.env.KAFKA_BROKERS) {
    const bus = await createKafkaBus({ ...kafkaOf(process.env), clientId: 'operator', log: createLog('operator', { level: 'warn' }) })
    return { list: bus.deadLetters, replay: bus.replayDeadLetters, close: bus.close }
  }
  const { dataDir, mongoUrl } = readBootstrapSettings(process.env)
  const url = mongoUrl ?? `mongodb://127.0.0.1:${readFileSync(join(dataDir, 'mongo', 'port'), 'utf8')}/?directConnection=true`
  const connection = await connectMongo(url, `rostra_events${process.env.DATABASE_SUFFIX ?? ''}`)
  const stored = mongoDeadLetters(connection)
  return { list: stored.summaries, replay: stored.mark, close: () => connection.close() }
}
