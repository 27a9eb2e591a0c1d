import { runJob } from '@rostra/kit/app/run-main'
import { prepareService } from '@rostra/platform/service'
import { readConfig } from './config.ts'
import { models } from './store/models.ts'

await runJob('chat', () => prepareService({ name: 'chat', config: readConfig(process.env), models }))
