import { runJob } from '@rostra/kit/app/run-main'
import { prepareService } from '@rostra/platform/service'
import { models } from './all-models.ts'
import { readConfig } from './config.ts'

await runJob('zeitgeist', () => prepareService({ name: 'zeitgeist', config: readConfig(process.env), models }))
