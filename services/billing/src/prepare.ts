import { prepareService } from '@rostra/platform/service'
import { readConfig } from './config.ts'
import { models } from './store/models.ts'

await prepareService({ name: 'billing', config: readConfig(process.env), models })
