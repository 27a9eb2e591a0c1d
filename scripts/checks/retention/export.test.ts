import { expect, it } from '@jest/globals'
import { exportedFiles } from '../../../gateway/src/routes/accounts/export/contents.ts'
import { byName, promisedRetention } from './retention-tables.ts'

const promised = [...byName(promisedRetention()).keys()]
const exported = new Set(exportedFiles.flatMap(({ has }) => has))

/** Why data is not in the export. A reason stands for every collection and key that it names. */
const notExported: Record<string, readonly string[]> = {
  'a secret, or work of minutes to which a secret belongs': [
    'identity.pending_sign_ins',
    'identity.new_factors',
    'identity.oidc_sign_ins',
    'identity.oauth_documents',
    'identity.signing_keys',
  ],
  'a mail or a notification on its way to the member, who reads it': ['identity.mails', 'identity.push_deliveries'],
  'derived from exported data': [
    'chat.search_entries',
    'chat.inbox_summaries',
    'persona.passage_indexes',
    'persona.passage_vectors',
    'persona.owners',
  ],
  'counts of uses within a day, under a keyed hash': [
    'chat:guest',
    'chat:hold',
    'chat:network-messages',
    'chat:trials',
    'chat:trials:network',
    'chat:unanswered',
    'chat:unanswered:network',
    'chat:empty-answers',
    'chat:paused',
    'experts.usage_counts',
    'billing.free_work',
    'gateway:limit',
  ],
  'pieces of an answer that is being written, how many read it, and that a program was charged for one': [
    'chat:frames',
    'chat:readers',
    'chat.asks',
  ],
  'acts of operators, not of the member': ['persona.operator_events', 'zeitgeist.operator_events'],
  'published to everybody: personas.json has the addresses': ['persona.pictures.files', 'persona.pictures.chunks'],
  'published to everybody, of no person': ['persona.featured_bots', 'zeitgeist.entries', 'newsroom.articles'],
  'of no person': [
    'chat.inbox_summary_runs',
    'chat.model_days',
    'persona.daily_totals',
    'persona.webhook_counts',
    'zeitgeist.decisions',
    'zeitgeist.refreshes',
    'zeitgeist.planned_topics',
    'zeitgeist.edition_state',
    'zeitgeist.excluded_terms',
    'zeitgeist.held_topics',
    'newsroom.editions',
    'newsroom.archive_state',
    'kit.migrations',
  ],
  'only about accounts that are gone': [
    'persona.deleted_accounts',
    'persona.deleted_personas',
    'chat.deleted_accounts',
    'chat.deleted_conversations',
    'experts.deleted_accounts',
    'kit.deleted_accounts',
    'zeitgeist.withdrawals',
  ],
  'machinery: numbers of events, and who does which work': [
    'persona.handled_events',
    'identity.handled_events',
    'kit.handled_events',
    'kit.dead_letters',
    'newsroom.leases',
    'persona.leases',
    'billing.leases',
    'chat.leases',
    'experts.leases',
    'zeitgeist.leases',
    'kit.leases',
  ],
}
const reasoned = Object.values(notExported).flat()

it('the export has every collection of the privacy page, or there is a reason why not', () => {
  expect(promised.length).toBeGreaterThan(50)
  expect(promised.filter((name) => !exported.has(name) && !reasoned.includes(name))).toEqual([])
})

it('nothing is both exported and not, and no name is unknown to the privacy page', () => {
  expect(reasoned.filter((name) => exported.has(name))).toEqual([])
  expect([...exported, ...reasoned].filter((name) => !promised.includes(name))).toEqual([])
  expect(reasoned).toHaveLength(new Set(reasoned).size)
})
