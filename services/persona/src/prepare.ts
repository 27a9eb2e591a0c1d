import { runJob } from '@rostra/kit/app/run-main'
import { prepareService } from '@rostra/platform/service'
import { readConfig } from './config.ts'
import { personaDeleted } from './events/persona-deleted.ts'
import { readDemoPersonas } from './store/demo-personas/read-demo-personas.ts'
import { models } from './store/models.ts'
import { personaModel } from './store/personas/persona-model.ts'
import { mongoPersonas } from './store/personas/personas.ts'
import { addDemoPersonas } from './usecases/demo-personas/add-demo-personas.ts'

await runJob('persona', () => {
  const config = readConfig(process.env)
  return prepareService({
    name: 'persona',
    config,
    models,
    afterIndexes: async (connection, log) => {
      if (!config.DEMO_DATA) return
      // This process has no search index to refresh.
      const personas = mongoPersonas(connection, personaModel(connection), async () => {}, personaDeleted)
      const added = await addDemoPersonas({ personas, now: () => new Date() }, await readDemoPersonas(), config.DEMO_OWNER_ID)
      log.info({ added }, 'demo personas are added')
    },
  })
})
