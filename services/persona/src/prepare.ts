import { prepareService } from '@rostra/kit/prepare-service'
import { readConfig } from './config.ts'
import { demoPersonas } from './domain/demo-personas.ts'
import { models } from './store/models.ts'
import { personaModel } from './store/persona-model.ts'
import { mongoPersonas } from './store/personas.ts'
import { addDemoPersonas } from './usecases/add-demo-personas.ts'

const config = readConfig(process.env)
await prepareService({
  name: 'persona',
  config,
  models,
  also: async (connection, log) => {
    if (!config.DEMO_DATA) return
    const personas = mongoPersonas(connection, personaModel(connection), async () => {})
    const added = await addDemoPersonas({ personas, now: () => new Date() }, demoPersonas, config.DEMO_OWNER_ID)
    log.info({ added }, 'demo personas are there')
  },
})
