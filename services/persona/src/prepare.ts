import { runJob } from '@rostra/kit/app/run-main'
import { prepareService } from '@rostra/platform/service'
import { models } from './all-models.ts'
import { readConfig } from './config.ts'
import { personaDeleted } from './core/events/persona-deleted.ts'
import { readDemoPersonas } from './core/store/demo-personas/read-demo-personas.ts'
import { personaModel } from './core/store/personas/persona-model.ts'
import { mongoPersonas } from './core/store/personas/personas.ts'
import { addDemoPersonas } from './core/usecases/demo-personas/add-demo-personas.ts'

await runJob('persona', () => {
  const config = readConfig(process.env)
  return prepareService({
    name: 'persona',
    config,
    models,
    afterIndexes: async (connection, log) => {
      if (!config.DEMO_DATA) return
      // This process has no search index to refresh, and removes no owner.
      const nothing = async () => {}
      const personas = mongoPersonas(connection, personaModel(connection), {
        refreshIndex: nothing,
        removeOwnerWith: nothing,
        personaDeleted,
      })
      const added = await addDemoPersonas({ personas, now: () => new Date() }, await readDemoPersonas(), config.DEMO_OWNER_ID)
      log.info({ added }, 'demo personas are added')
    },
  })
})
