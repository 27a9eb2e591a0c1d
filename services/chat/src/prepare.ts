import { runJob } from '@rostra/kit/app/run-main'
import { prepareService } from '@rostra/platform/service'
import { readConfig } from './config.ts'
import { endConversations } from './migrations/2026-11-23-end-of-conversations.ts'
import { nameParents } from './migrations/2026-11-24-parents-of-exchanges.ts'
import { addSearchEntries } from './migrations/2026-11-25-search-entries.ts'
import { titleConversations } from './migrations/2026-11-25-titles-of-conversations.ts'
import { addReportedAnswers } from './migrations/2026-11-26-reported-answers.ts'
import { models } from './store/models.ts'
import { entryStores } from './store/search/entry-stores.ts'
import { indexConversation } from './usecases/search/index-conversation.ts'

await runJob('chat', () =>
  prepareService({
    name: 'chat',
    config: readConfig(process.env),
    models,
    afterIndexes: async (connection, log) => {
      log.info({ changed: await endConversations(connection, new Date()) }, 'conversations of guests and without messages have an end')
      log.info({ changed: await nameParents(connection) }, 'exchanges of before name the one before them')
      log.info({ changed: await titleConversations(connection) }, 'conversations of before have a title')
      const addAll = (id: string) => indexConversation(entryStores(connection), id)
      log.info({ added: await addSearchEntries(connection, addAll) }, 'conversations of before are found by what was said in them')
      log.info({ added: await addReportedAnswers(connection) }, 'answers that were shared with creators before are in their inboxes')
    },
  }),
)
