import { prepareService } from '@rostra/kit/prepare-service'
import { readConfig } from './config.ts'
import { demoPersonas } from './domain/demo-personas.ts'
import { createListReader } from './store/list-reader.ts'
import { models } from './store/models.ts'
import { personaModel } from './store/persona-model.ts'
import { mongoPersonas } from './store/personas.ts'
import { mongoPublicPersonas } from './store/public-personas.ts'
import { mongoVocabulary } from './store/vocabulary.ts'
import { addDemoPersonas } from './usecases/add-demo-personas.ts'

const config = readConfig(process.env)
await prepareService({
  name: 'persona',
  config,
  models,
  also: async (connection, log) => {
    if (!config.DEMO_DATA) return
    const model = personaModel(connection)
    const personas = mongoPersonas(connection, model, mongoPublicPersonas(createListReader(model), mongoVocabulary(connection)))
    const added = await addDemoPersonas({ personas, now: () => new Date() }, demoPersonas, config.DEMO_OWNER_ID)
    log.info({ added }, 'demo personas are there')
  },
})
