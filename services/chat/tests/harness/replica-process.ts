import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { testAccess } from '@rostra/platform/testing/test-identity'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { scriptedModel, words } from './scripted-model.ts'

/*
 * The process of spawn-replica.ts: a replica that answers with 100 words, one every 30 ms, and prints its port. Its bus is not the tests'.
 */
const config = readConfig(process.env)
const { TEST_JWKS = '', TEST_SERVICE_TOKEN = '' } = process.env
const log = createLog('test', { level: 'silent' })
const connection = await connectMongo(config.MONGO_URL, `rostra_chat${config.DATABASE_SUFFIX}`)
const app = createApp(config, {
  identity: testAccess(JSON.parse(TEST_JWKS), async () => TEST_SERVICE_TOKEN),
  bus: createInProcessBus({ log, deadLetters: mongoDeadLetters(connection) }),
  log,
  answeringModel: scriptedModel(() => words(100, 30)),
})
await app.start()
process.stdout.write(`${app.port}\n`)
