import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replayKafkaDeadLetters } from '@rostra/kit/events/kafka-replay'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { connectMongo } from '@rostra/kit/mongo'
import { say } from './launch/console.ts'
import { readLaunchSettings } from './launch/settings.ts'

/*
 * `npm run events -- list <topic>` and `npm run events -- replay <topic>`: the events that could not be handled. With KAFKA_BROKERS they are
 * in `<topic>.dlq`; on a laptop in MongoDB, where the running product picks up what is marked within a second.
 */
const [command, topic] = process.argv.slice(2)
const brokers = process.env.KAFKA_BROKERS?.split(',')

if ((command !== 'list' && command !== 'replay') || !topic) {
  say('Usage: npm run events -- list|replay <topic>, such as chat.exchange-finished.v1')
  process.exit(2)
}
if (brokers && command === 'list') {
  say(`Read ${topic}.dlq with the broker's own tools; replay works from here.`)
} else if (brokers) {
  say(`${await replayKafkaDeadLetters(brokers, topic)} events of ${topic} were sent again.`)
} else {
  const { dataDir, mongoUrl } = readLaunchSettings(process.env)
  const url = mongoUrl ?? `mongodb://127.0.0.1:${readFileSync(join(dataDir, 'mongo', 'port'), 'utf8')}/?directConnection=true`
  const connection = await connectMongo(url, `rostra_events${process.env.DATABASE_SUFFIX ?? ''}`)
  const letters = mongoDeadLetters(connection)
  if (command === 'list') say(`${await letters.count(topic)} events of ${topic} could not be handled.`)
  else say(`${await letters.mark(topic)} events of ${topic} are marked; the running product handles them again at once.`)
  await connection.close()
}
