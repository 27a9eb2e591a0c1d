import { LeaseLost } from '@rostra/kit/leases/running-work'
import { conversationsOf } from '../../core/domain/decisions/decision.ts'
import { takeRuns } from '../../core/domain/terms/runs.ts'
import type { PlannedEntry, PlannedTopic, TopicChange } from '../domain/plan.ts'
import type { Ports } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import { chooseText, type TextCandidate } from '../domain/texts/choose-text.ts'
import { findSharedRuns } from './find-shared-runs.ts'
import { withoutWithdrawn } from './without-withdrawn.ts'

/** Withdrawals that may come between a check and its publication before the refresh fails. */
const attempts = 10
const entryLifeMs = 14 * 86_400_000
const maxConversations = 100

/**
 * Publishes a written plan. Each entry gets its first text that shares no run of words with a message. Consents and personas are checked again
 * right before, and again when a withdrawal comes meanwhile.
 */
export async function publishEdition(ports: Ports, refresh: Refresh, plan: readonly PlannedTopic[], signal: AbortSignal): Promise<void> {
  const chosen = await chooseTexts(ports, refresh, plan, signal)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const withdrawals = await ports.editions.withdrawals()
    const topics = await withoutWithdrawn(ports, refresh, plan, signal)
    const changes = topics.map((topic) => toChange(topic, chosen, refresh.cutAt))
    signal.throwIfAborted()
    const result = await ports.editions.publish(refresh, changes, withdrawals)
    if (result === 'lease-lost') throw new LeaseLost()
    if (result === 'published') return
  }
  throw new Error('withdrawals came faster than the edition could be checked')
}

async function chooseTexts(ports: Ports, { cutAt }: Refresh, plan: readonly PlannedTopic[], signal: AbortSignal) {
  const { metrics } = ports
  const entries = plan.flatMap(({ entry }) => entry ?? [])
  const isShared = await findSharedRuns(
    ports,
    entries.flatMap(({ candidates }) => candidates ?? []),
    cutAt,
    signal,
  )
  const chosen = new Map<string, TextCandidate>()
  for (const { id, candidates } of entries) {
    const text = chooseText(candidates ?? [], takeRuns, isShared)
    for (const candidate of candidates ?? []) {
      const writer = candidate.offline ? 'offline' : 'model'
      if (candidate === text) metrics.text(writer, 'chosen')
      if (candidate === text) break
      metrics.text(writer, 'shares-a-run')
    }
    if (text) chosen.set(id, text)
  }
  return chosen
}

function toChange({ key, decision, entry }: PlannedTopic, chosen: ReadonlyMap<string, TextCandidate>, cutAt: Date): TopicChange {
  const text = entry && chosen.get(entry.id)
  if (!decision) return { key, decision: null, entry: null }
  // Who talked with whom is kept for published entries only: it is what their withdrawal needs.
  if (!entry || !text) return { key, decision: { ...decision, entryId: null, people: decision.people.map(withoutDetails) }, entry: null }
  return { key, decision, entry: toEntry(entry, text, conversationsOf(decision).slice(0, maxConversations), cutAt) }
}

const withoutDetails = ({ person, terms }: { person: string; terms: number }) => ({ person, terms, personas: [] })

function toEntry(
  { id, type, botId, trend, brief }: PlannedEntry,
  { text, offline }: TextCandidate,
  conversationIds: string[],
  createdAt: Date,
) {
  const { title, content, sampleMessages } = text
  const expiresAt = new Date(createdAt.getTime() + entryLifeMs)
  const headword = brief.words[0]?.text ?? ''
  return { id, type, botId, trend, title, content, sampleMessages, conversationIds, createdAt, expiresAt, offline, headword }
}
