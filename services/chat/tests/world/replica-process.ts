import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/mongo'
import { testAccess } from '@rostra/kit/testing/test-identity'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { freeOfCharge } from './free-of-charge.ts'
import { profileOf } from './profiles.ts'
import { scriptedModel, words } from './scripted-model.ts'

/* A replica in a process of its own, to be killed. It answers with a hundred words, one every 30 ms. */
const config = readConfig(process.env)
const log = createLog('test', { level: 'silent' })
const connection = await connectMongo(config.MONGO_URL, `rostra_chat${config.DATABASE_SUFFIX}`)
const app = createApp(config, {
  identity: testAccess(JSON.parse(process.env.TEST_JWKS ?? '')),
  bus: createInProcessBus({ log, deadLetters: mongoDeadLetters(connection) }),
  log,
  personas: { speakingProfile: async (id) => profileOf(id) },
  members: freeOfCharge,
  served: scriptedModel(() => words(100, 30)),
})
await app.start()
process.stdout.write(`${app.port}\n`)
