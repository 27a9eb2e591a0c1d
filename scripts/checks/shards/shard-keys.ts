/** How a collection is spread over shards. */
export interface ShardKey {
  /** The fields of the key in order; none for a collection that stays on one shard. */
  key: readonly string[]
  reason: string
}

const spread = (reason: string, ...key: string[]): ShardKey => ({ key, reason })
const whole = (reason: string): ShardKey => ({ key: [], reason })

/** The shard key of each collection, by `<service>.<collection>`. shard-keys.test.ts compares it with the indexes of the code. */
export const shardKeys: Readonly<Record<string, ShardKey>> = {
  'billing.accounts': spread('every call names the account', '_id'),
  'billing.ledger': spread('entries are read and written by account', 'accountId'),
  'billing.free_work': spread('counted by person and by network', 'key'),
  'billing.payments': whole('one row a purchase; found by the provider’s id'),
  'chat.asks': spread('a request id is unique for its person; gone after an hour', 'person'),
  'chat.conversations': spread('lists are of one person; a read by id alone asks every shard', 'person'),
  'chat.deleted_accounts': spread('gone after an hour', '_id'),
  'chat.deleted_conversations': spread('gone after an hour', '_id'),
  'chat.exchanges': spread('an exchange is read and written with its conversation', 'conversationId'),
  'chat.inbox_items': spread('lists are of one persona; a removal asks every shard', 'personaId'),
  'chat.inbox_summaries': spread('one for each owner and week', 'ownerId'),
  'chat.inbox_summary_runs': whole('one a week'),
  'chat.memories': spread('notes are of one member', 'person'),
  'chat.memory_settings': spread('one for each member', '_id'),
  'chat.model_days': whole('some a day'),
  'chat.shares': whole('tokens are unique; 1 M of 10 kB are 10 GB'),
  'chat.search_entries': spread('searches are of one person; its removal asks every shard', 'person'),
  'experts.circles': spread('one for each member', '_id'),
  'experts.deleted_accounts': spread('gone after an hour', '_id'),
  'experts.discussions': spread('lists are of one member', 'memberId'),
  'experts.usage_counts': spread('counted by person', 'key'),
  'experts.questions': spread('read by id', '_id'),
  'identity.accounts': whole('names and addresses are both unique; 10 M accounts of 2 kB are 20 GB'),
  'identity.audit_entries': spread('read by account', 'accountId'),
  'identity.apps': spread('found by id; a list asks every shard', '_id'),
  'identity.oauth_documents': spread('found by id; an end of an app asks every shard', '_id'),
  'identity.access_keys': spread('found by the hash of its secret', 'secretHash'),
  'identity.handled_events': spread('found by id', '_id'),
  'identity.mails': spread('gone once sent', '_id'),
  'identity.new_factors': spread('gone within minutes', '_id'),
  'identity.oidc_sign_ins': spread('gone within minutes', '_id'),
  'identity.operator_actions': whole('few'),
  'identity.pending_sign_ins': spread('gone within minutes', '_id'),
  'identity.push_deliveries': spread('gone after an hour', '_id'),
  'identity.push_subscriptions': spread('read by account', 'accountId'),
  'identity.sessions': spread('found by the hash of its secret', 'secretHash'),
  'identity.signing_keys': whole('one document'),
  'newsroom.archive_state': whole('one'),
  'newsroom.articles': whole('four a day'),
  'newsroom.editions': whole('one a day'),
  'persona.bookmarks': spread('read by member', 'memberId'),
  'persona.daily': spread('one for each persona and day', '_id'),
  'persona.daily_totals': whole('64 a day'),
  'persona.deleted_accounts': spread('gone after an hour', '_id'),
  'persona.deleted_personas': spread('gone after an hour', '_id'),
  'persona.featured_bots': whole('a few a day'),
  'persona.follows': spread('read by member; a count of followers asks every shard', 'memberId'),
  'persona.handled_events': spread('found by id', '_id'),
  'persona.knowledge': spread('one for each persona with material', '_id'),
  'persona.operator_events': whole('few'),
  'persona.own_models': spread('one for a persona; found by its id', '_id'),
  'persona.owners': spread('one for each owner', '_id'),
  'persona.passage_indexes': spread('ids begin with the persona', '_id'),
  'persona.passage_vectors': spread('ids begin with the persona', '_id'),
  'persona.passages': spread('ids begin with the persona', '_id'),
  'persona.personas': whole('slugs are unique; 500,000 of 4 kB are 2 GB; lists are read from memory'),
  'persona.pictures.chunks': spread('read by picture', 'files_id'),
  'persona.pictures.files': spread('one for each picture', '_id'),
  'persona.prompt_versions': spread('read by persona', 'personaId'),
  'persona.reach': spread('one for each persona and person', '_id'),
  'persona.reports': spread('read by persona', 'personaId'),
  'persona.source_files.chunks': spread('read by file', 'files_id'),
  'persona.source_files.files': spread('one for each file', '_id'),
  'persona.sources': spread('read by persona', 'personaId'),
  'persona.votes': spread('counted by persona', 'personaId'),
  'persona.webhook_counts': spread('one for a persona and a webhook', '_id'),
  'persona.webhook_deliveries': spread('read by webhook', 'webhookId'),
  'persona.webhooks': spread('lists are of one member; the places of a member are unique', 'ownerId'),
  'zeitgeist.activity': spread('written by id; a refresh reads all', '_id'),
  'zeitgeist.decisions': whole('some hundred an edition'),
  'zeitgeist.excluded_terms': whole('500 at most'),
  'zeitgeist.entries': whole('some dozen an edition'),
  'zeitgeist.held_topics': whole('some dozen'),
  'zeitgeist.keys': whole('one a day'),
  'zeitgeist.operator_events': whole('few'),
  'zeitgeist.people': spread('one for each pseudonym', '_id'),
  'zeitgeist.planned_topics': whole('some hundred a refresh'),
  'zeitgeist.refreshes': whole('a few a day'),
  'zeitgeist.withdrawals': spread('found by id', '_id'),
}

/** Unique indexes that do not begin with their shard key, with what is needed before the collection is sharded. */
export const needsChange: Readonly<Record<string, string>> = {
  'chat.exchanges person_requestId':
    'a request id is unique for its person (one send, one exchange), which one shard cannot check for others. Before this collection is sharded, claim the ' +
    'id in a collection of its own first: `_id` is person and request id, sharded by it, gone after a day. That is one insert more for a send, in the ' +
    'same group commit',
}

/** A collection as the code declares it. */
export interface DeclaredCollection {
  name: string
  /** The fields of each unique index. */
  unique: readonly (readonly string[])[]
}

/**
 * Lists what contradicts the table: collections that it misses or that are gone, and unique indexes that do not begin with the shard key.
 */
export function shardFindings(collections: readonly DeclaredCollection[], keys: Readonly<Record<string, ShardKey>>): string[] {
  const names = new Set(collections.map(({ name }) => name))
  return [
    ...collections.filter(({ name }) => !keys[name]).map(({ name }) => `${name} has no shard key`),
    ...Object.keys(keys).flatMap((name) => (names.has(name) ? [] : [`${name} does not exist`])),
    ...collections.flatMap(({ name, unique }) => {
      const key = keys[name]?.key ?? []
      return unique.filter((fields) => key.some((field, index) => fields[index] !== field)).map((fields) => `${name} ${fields.join('_')}`)
    }),
  ]
}
