import { runJob } from '@rostra/kit/app/run-main'
import { prepareService } from '@rostra/platform/service'
import { readConfig } from './config.ts'
import { accountModel } from './store/accounts/account-model.ts'
import { mongoAccounts } from './store/accounts/accounts.ts'
import { models } from './store/models.ts'

await runJob('identity', () => {
  const config = readConfig(process.env)
  return prepareService({
    name: 'identity',
    config,
    models,
    afterIndexes: async (connection) => {
      if (config.DEMO_DATA) await mongoAccounts(accountModel(connection)).ensureDemoAccounts(config.DEMO_OWNER_ID, new Date())
    },
  })
})
