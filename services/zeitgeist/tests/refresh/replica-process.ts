import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { testAccess } from '@rostra/platform/testing/test-identity'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { scriptedModel } from '../harness/scripted-model.ts'
import { writeAbout } from '../harness/writing-model.ts'

/* The process of spawn-replica.ts: a replica with the harness's clock, whose model may hang at its second entry. It prints its port. */
const config = readConfig(process.env)
const { TEST_JWKS = '', TEST_SERVICE_TOKEN = '', TEST_HANGING_MODEL = '', TEST_CLOCK_AHEAD_MS = '0' } = process.env
const log = createLog('test', { level: 'silent' })
const connection = await connectMongo(config.MONGO_URL, `rostra_zeitgeist${config.DATABASE_SUFFIX}`)
let calls = 0
const app = createApp(config, {
  identity: testAccess(JSON.parse(TEST_JWKS), async () => TEST_SERVICE_TOKEN),
  bus: createInProcessBus({ log, deadLetters: mongoDeadLetters(connection) }),
  log,
  model: scriptedModel((request) => {
    calls += 1
    return TEST_HANGING_MODEL && calls > 1 ? new Promise<never>(() => {}) : writeAbout(request)
  }),
  timers: { schedule: 3_600_000 },
  now: () => Date.now() + Number(TEST_CLOCK_AHEAD_MS),
})
await app.start()
process.stdout.write(`${app.port}\n`)
