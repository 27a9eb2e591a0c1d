import { modelName } from '../model-name.ts'
import { pluralize } from '../pluralize.ts'

/** The texts of /admin/zeitgeist. The tabs, the buttons and the messages are worded as specified. */
export const enZeitgeistAdmin = {
  title: 'Zeitgeist insights',
  intro:
    'All current entries, with what only admins see. Readers and the newsroom see shown entries only. An entry that is written anew of a subject that is held back is held back too.',
  toPublic: 'See the public page',
  checkFailed: 'Failed to check admin status',
  checking: 'Checking your permission',
  counts: 'Entries by type',
  tabs: 'Types of entries',
  all: 'All Insights',
  types: { theme: 'Themes', excerpt: 'Exchanges', trend: 'Trends' },
  type: { theme: 'Theme', excerpt: 'Exchange', trend: 'Trend' },
  refresh: 'Refresh Insights',
  generate: 'Generate Insights',
  done: 'Successfully generated new zeitgeist insights',
  failed: 'Failed to refresh zeitgeist insights',
  empty: 'No insights yet',
  emptyText: 'Generate insights once enough members have talked about the same subjects within 7 days.',
  emptyType: 'No insights of this type',
  emptyTypeText: 'The last refresh published none.',
  review: {
    states: { shown: 'Shown', waiting: 'Waits for a review', held: 'Held back' },
    button: { shown: 'Show', held: 'Hold back' },
    name: { shown: (title: string) => `Show “${title}”`, held: (title: string) => `Hold back “${title}”` },
    term: 'Exclude a term',
    termHint: 'One to three words. Entries that show it are held back, and no new one gets it.',
    exclude: 'Exclude',
    terms: 'Excluded terms',
    noTerms: 'No term is excluded.',
    allow: 'Allow',
    allowName: (term: string) => `Allow “${term}” again`,
  },
  fields: {
    created: 'Created',
    expires: 'Expires',
    expired: 'Expired',
    bot: 'Bot ID',
    noBot: 'None fits',
    conversations: 'Conversation IDs',
    noConversations: 'None',
    conversationCount: (count: number) => pluralize(count, 'conversation'),
    samples: 'Sample messages',
    noSamples: 'No sample messages',
    writtenBy: (model: string) => `Written by AI · ${modelName(model)}`,
  },
  how: {
    title: 'How it works',
    steps: [
      [
        'Collect',
        'Finished exchanges of members who allow it, with public personas, are reduced to keyed hashes of words. No message text is stored. After 7 days the key that connects a member with them is deleted.',
      ],
      [
        'Refresh',
        'Each night, or by the button, the words of the last 7 days are grouped into subjects. One refresh runs at a time. It takes up to two minutes and continues when you leave.',
      ],
      [
        'Check',
        'A subject needs ZEITGEIST_MIN_PEOPLE people, and so does each of its words. No persona may have more than half of the people or conversations. A text that shares 8 words in a row with a message is dropped.',
      ],
      [
        'Publish',
        'An entry appears or changes only when at least that many people changed since the last edition. It expires after 14 days, and is withdrawn within a minute when it loses the people it stands on.',
      ],
    ],
  },
} as const
