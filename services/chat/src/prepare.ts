import { runJob } from '@rostra/kit/app/run-main'
import { prepareService } from '@rostra/platform/service'
import { models } from './all-models.ts'
import { readConfig } from './config.ts'

await runJob('chat', () => prepareService({ name: 'chat', config: readConfig(process.env), models }))
