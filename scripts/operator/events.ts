import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replayKafkaDeadLetters } from '@rostra/kit/events/kafka-replay'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { say } from '../bootstrap/console.ts'
import { readBootstrapSettings } from '../bootstrap/settings.ts'

/*
 * `npm run events -- list|replay <topic>`: counts or replays the dead letters of a topic. With KAFKA_BROKERS they are in `<topic>.dlq`;
 * on a laptop they are in MongoDB, where the running product handles marked ones within a second.
 */
const [command, topic] = process.argv.slice(2)
const brokers = process.env.KAFKA_BROKERS?.split(',')

if ((command !== 'list' && command !== 'replay') || !topic) {
  say('Usage: npm run events -- list|replay <topic>, such as chat.exchange-finished.v1')
  process.exit(2)
}
if (brokers && command === 'list') {
  say(`List ${topic}.dlq with the broker's own tools. This command can replay it.`)
} else if (brokers) {
  say(`${await replayKafkaDeadLetters(brokers, topic)} events of ${topic} were published again.`)
} else {
  const { dataDir, mongoUrl } = readBootstrapSettings(process.env)
  const url = mongoUrl ?? `mongodb://127.0.0.1:${readFileSync(join(dataDir, 'mongo', 'port'), 'utf8')}/?directConnection=true`
  const connection = await connectMongo(url, `rostra_events${process.env.DATABASE_SUFFIX ?? ''}`)
  const deadLetters = mongoDeadLetters(connection)
  if (command === 'list') say(`${await deadLetters.count(topic)} events of ${topic} could not be handled.`)
  else say(`${await deadLetters.mark(topic)} events of ${topic} are marked; the running product handles them again within a second.`)
  await connection.close()
}
