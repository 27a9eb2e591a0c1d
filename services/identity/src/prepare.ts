import { prepareService } from '@rostra/kit/prepare-service'
import { readConfig } from './config.ts'
import { accountModel } from './store/account-model.ts'
import { mongoAccounts } from './store/accounts.ts'
import { models } from './store/models.ts'

const config = readConfig(process.env)
await prepareService({
  name: 'identity',
  config,
  models,
  also: async (connection) => {
    if (config.DEMO_DATA) await mongoAccounts(accountModel(connection)).keepDemoOwner(config.DEMO_OWNER_ID, new Date())
  },
})
