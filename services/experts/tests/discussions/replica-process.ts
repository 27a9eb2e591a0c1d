import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { testAccess } from '@rostra/platform/testing/test-identity'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { modelsOf } from '../harness/scripted-models.ts'
import { debatingModel, hangsAt } from './debating-model.ts'

/*
 * The process of spawn-replica.ts: a replica whose model hangs where the question says,
 * and that prints its port. Its bus is not the tests'.
 */
const config = readConfig(process.env)
const { TEST_JWKS = '', TEST_SERVICE_TOKEN = '' } = process.env
const log = createLog('test', { level: 'silent' })
const connection = await connectMongo(config.MONGO_URL, `rostra_experts${config.DATABASE_SUFFIX}`)
const app = createApp(config, {
  identity: testAccess(JSON.parse(TEST_JWKS), async () => TEST_SERVICE_TOKEN),
  bus: createInProcessBus({ log, deadLetters: mongoDeadLetters(connection) }),
  log,
  models: modelsOf(debatingModel(hangsAt)),
})
await app.start()
process.stdout.write(`${app.port}\n`)
