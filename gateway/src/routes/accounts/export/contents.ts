/** A file of an export, or the files of a folder, and the collections whose data it has. */
interface ExportedFile {
  name: string
  says: string
  /** As the privacy page names them. */
  has: readonly string[]
}

/** What an export contains. A test compares it with the privacy page, which names every collection. */
export const exportedFiles: readonly ExportedFile[] = [
  {
    name: 'account.json',
    says: 'the account, its credits and those held for answers, where it is signed in, and former addresses while a link restores them',
    has: ['identity.accounts', 'identity.sessions', 'billing.accounts'],
  },
  {
    name: 'second-factor.json',
    says: 'its passkeys by name, whether it has an authenticator app, and how many recovery codes are left',
    has: ['identity.accounts'],
  },
  { name: 'identities.json', says: 'the accounts at other services that log in to it', has: ['identity.accounts'] },
  { name: 'keys.json', says: 'its API keys by name, with their first characters', has: ['identity.access_keys'] },
  {
    name: 'apps.json',
    says: 'the apps that may act for it, with what they may do, spend and have spent',
    has: ['identity.apps', 'billing.accounts'],
  },
  {
    name: 'notifications.json',
    says: 'which push services of its browsers get notifications, and since when',
    has: ['identity.push_subscriptions'],
  },
  {
    name: 'security-events.json',
    says: 'sign-ins, failed ones and changes of the last 90 days, the latest first',
    has: ['identity.audit_entries'],
  },
  { name: 'operator-actions.json', says: 'what operators did to the account, when and why', has: ['identity.operator_actions'] },
  { name: 'personas.json', says: 'its own personas, with their prompts and suspensions', has: ['persona.personas'] },
  { name: 'prompt-versions.json', says: 'the kept versions of their prompts', has: ['persona.prompt_versions'] },
  {
    name: 'knowledge.json',
    says: 'what its personas know: files, texts and pairs, with the passages that were read from them',
    has: ['persona.sources', 'persona.knowledge', 'persona.passages'],
  },
  {
    name: 'files/',
    says: 'the files and texts that were given to its personas, as far as they are still kept',
    has: ['persona.source_files.files', 'persona.source_files.chunks'],
  },
  {
    name: 'webhooks.json',
    says: 'its webhooks without their secrets, each with its latest deliveries',
    has: ['persona.webhooks', 'persona.webhook_deliveries'],
  },
  {
    name: 'own-models.json',
    says: 'the addresses of its own models that answer for personas, without their keys',
    has: ['persona.own_models'],
  },
  { name: 'inbox.json', says: 'the inboxes of its personas', has: ['chat.inbox_items'] },
  { name: 'analytics.json', says: 'how much its personas were used, day by day', has: ['persona.daily'] },
  { name: 'visits.json', says: 'which personas it used, and on which of the last 100 days', has: ['persona.reach'] },
  { name: 'votes.json', says: 'its votes on personas', has: ['persona.votes'] },
  { name: 'saved-personas.json', says: 'the personas that it saved', has: ['persona.bookmarks'] },
  {
    name: 'followed-creators.json',
    says: 'the creators whom it follows, by the ids of their accounts',
    has: ['persona.follows'],
  },
  { name: 'reports.json', says: 'its reports on personas', has: ['persona.reports'] },
  {
    name: 'conversations.json',
    says: 'its conversations with all messages, ratings and shares, the oldest first',
    has: ['chat.conversations', 'chat.exchanges', 'chat.shares'],
  },
  { name: 'memories.json', says: 'what personas remember about it, and whether they may', has: ['chat.memories', 'chat.memory_settings'] },
  { name: 'circle.json', says: 'its circle of experts, in its order', has: ['experts.circles'] },
  { name: 'discussions.json', says: 'its expert discussions', has: ['experts.discussions'] },
  { name: 'questions.json', says: 'its questions to three models, with their answers in Markdown', has: ['experts.questions'] },
  {
    name: 'insights.json',
    says: 'the days of the last week on which its messages were counted for the Zeitgeist',
    has: ['zeitgeist.activity', 'zeitgeist.people', 'zeitgeist.keys'],
  },
  { name: 'payments.json', says: 'its payments with their refunds and disputes, the latest first, in US cents', has: ['billing.payments'] },
  { name: 'ledger.json', says: 'where its credits came from and went, the latest first', has: ['billing.ledger'] },
]
