import type { Bound } from '@rostra/kit/bind-ports'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import { conversationsOf, type Decision } from '../../../core/domain/decisions/decision.ts'
import type { Entry } from '../../../core/domain/entries/entry.ts'
import { showsTerm } from '../../../core/domain/entries/shown-text.ts'
import { takeRuns } from '../../../core/domain/terms/runs.ts'
import type { PlannedEntry, PlannedTopic, TopicChange } from '../../domain/plan.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh.ts'
import { chooseText, type TextCandidate } from '../../domain/texts/choose-text.ts'
import { findSharedRuns } from './find-shared-runs.ts'
import type { recheckPlan } from './recheck-plan.ts'

interface Needed extends Pick<Ports, 'refreshes' | 'decisions' | 'excludedTerms' | 'activity' | 'model' | 'termKey' | 'metrics'> {
  recheckPlan: Bound<typeof recheckPlan>
}

/** The most checks of one plan. A withdrawal between a check and its publication needs another one. */
const attempts = 10
const entryLifeMs = 14 * 86_400_000
const maxConversations = 100

/**
 * Publishes a written plan. Each entry gets its first text that shares no run of words with a message. Consents,
 * personas and excluded terms are checked again right before, and once more after each withdrawal or excluded term that
 * comes meanwhile. Throws LeaseLost when another replica owns the refresh.
 */
export async function publishEdition(ports: Needed, refresh: Refresh, plan: readonly PlannedTopic[], signal: AbortSignal): Promise<void> {
  const texts = await chooseTexts(ports, refresh, plan, signal)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const withdrawals = await ports.decisions.withdrawalCount()
    const topics = await ports.recheckPlan(refresh, plan, signal)
    const excluded = await ports.excludedTerms.all()
    const changes = topics.map((topic) => changeOf(topic, texts, { createdAt: refresh.cutAt, modelId: ports.model.modelId, excluded }))
    signal.throwIfAborted()
    const result = await ports.refreshes.publish(refresh, changes, withdrawals)
    if (result === 'lease-lost') throw new LeaseLost()
    if (result === 'published') return
  }
  throw new Error('withdrawals came faster than the edition could be checked')
}

/**
 * Chooses the text of each planned entry, by its id. An entry whose candidates all share a run of words with a message has none. While rows
 * have words of several versions of the text library, a model's text is not chosen: not all its runs could be compared.
 */
async function chooseTexts(ports: Needed, { cutAt }: Refresh, plan: readonly PlannedTopic[], signal: AbortSignal) {
  const isComparable = !(await ports.activity.hasOtherVersions())
  const candidatesOf = ({ candidates }: PlannedEntry) => (candidates ?? []).filter(({ offline }) => offline || isComparable)
  const entries = plan.flatMap(({ entry }) => entry ?? [])
  const isShared = await findSharedRuns(ports, entries.flatMap(candidatesOf), cutAt, signal)
  const chosen = new Map<string, TextCandidate>()
  for (const entry of entries) {
    const candidates = candidatesOf(entry)
    const text = chooseText(candidates, takeRuns, isShared)
    countTexts(ports, candidates, text)
    if (text) chosen.set(entry.id, text)
  }
  return chosen
}

/** Counts the candidates up to the chosen one. Those behind it were not considered. */
function countTexts({ metrics }: Needed, candidates: readonly TextCandidate[], chosen: TextCandidate | null): void {
  for (const candidate of candidates) {
    const writer = candidate.offline ? 'offline' : 'model'
    metrics.text(writer, candidate === chosen ? 'chosen' : 'shares-a-run')
    if (candidate === chosen) return
  }
}

interface Origin {
  /** When the edition was cut. */
  createdAt: Date
  /** The model that wrote the texts that are not offline. */
  modelId: string
  /** The terms that no entry may show. */
  excluded: ReadonlySet<string>
}

function changeOf({ key, decision, entry }: PlannedTopic, texts: ReadonlyMap<string, TextCandidate>, origin: Origin): TopicChange {
  if (!decision) return { key, decision: null, entry: null, showsExcludedTerm: false }
  const text = entry && texts.get(entry.id)
  if (!entry || !text) return { key, decision: withoutEntry(decision), entry: null, showsExcludedTerm: false }
  const written = toEntry(entry, text, conversationsOf(decision).slice(0, maxConversations), origin)
  return { key, decision, entry: written, showsExcludedTerm: showsTerm(written, origin.excluded) }
}

/** Returns a decision without an entry, and without the personas of its people: only the withdrawal of an entry needs them. */
function withoutEntry(decision: Decision): Decision {
  const people = decision.people.map(({ person, terms }) => ({ person, terms, personas: [] }))
  return { ...decision, entryId: null, people }
}

function toEntry(
  { id, type, botId, trend, brief }: PlannedEntry,
  { text, offline }: TextCandidate,
  conversationIds: string[],
  { createdAt, modelId }: Origin,
): Entry & { headword: string } {
  const { title, content, sampleMessages } = text
  const expiresAt = new Date(createdAt.getTime() + entryLifeMs)
  const model = offline ? 'offline' : modelId
  const headword = brief.words[0]?.text ?? ''
  return { id, type, botId, trend, title, content, sampleMessages, conversationIds, createdAt, expiresAt, offline, model, headword }
}
