import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'
import { createZeitgeistHarness } from '../harness/zeitgeist-harness.ts'
import { leakingModel, leakingVocabulary } from './leaking-model.ts'
import { type Doors, openDoors } from './open-doors.ts'
import { compareEditions, type SeenEdition } from './truth/compare-editions.ts'
import { textsOf } from './truth/edition.ts'
import type { Finding } from './truth/finding.ts'
import { createGroundTruth } from './truth/ground-truth.ts'
import { type Judged, judgeNewEntry, judgeTexts } from './truth/judge-edition.ts'
import { judgeRequests } from './truth/judge-requests.ts'
import { findSharedRuns } from './truth/shared-runs.ts'
import type { World } from './world/world.ts'
import { writerVocabulary } from './writer-vocabulary.ts'

export type Writer = 'offline' | 'leaking model'

interface TrialResult {
  findings: Finding[]
  editions: number
  /** Entries that were listed in any edition, each counted once. */
  entries: number
  /** By type. */
  types: Record<string, number>
  /** Entries whose text the model wrote. */
  byModel: number
}

/** Sends the messages of a world to the real service, and checks each edition against what was said. */
export async function runTrial(world: World, writer: Writer): Promise<TrialResult> {
  const harness = await createZeitgeistHarness({ ZEITGEIST_MIN_PEOPLE: String(world.size.minPeople) }, openInProcessTestBuses)
  try {
    const model = writer === 'offline' ? offlineModel() : leakingModel(world.secrets)
    return await judgeEditions(world, model, await openDoors(harness, world, model))
  } finally {
    await harness.stop()
  }
}

/** The writer without a model: the model fails when it is asked. */
const offlineModel = (): ScriptedModel =>
  scriptedModel(
    () => {
      throw new Error('the offline writer asks no model')
    },
    { servedBy: 'offline', offline: true },
  )

async function judgeEditions(world: World, model: ScriptedModel, doors: Doors): Promise<TrialResult> {
  const { secrets, size } = world
  const truth = createGroundTruth(world)
  const vocabulary = new Set([...writerVocabulary(), ...leakingVocabulary(), ...personaWords(world)])
  const findings: Finding[] = []
  const editions: SeenEdition[] = []
  const seen: Map<string, ReturnType<typeof textsOf>> = new Map()
  const types: Record<string, number> = {}
  let byModel = 0
  for (const [edition, step] of world.steps.entries()) {
    truth.apply(step)
    const requestsBefore = model.requests.length
    const { entries, publicEntries } = await doors.live(step)
    const snapshot = truth.snapshot(step.at + 60_000)
    const judged: Judged = { edition, snapshot, minPeople: size.minPeople, secrets, vocabulary }
    for (const entry of entries) {
      findings.push(...judgeTexts(entry, judged))
      if (entry.botId !== '' && !truth.isPublic(entry.botId))
        findings.push({ check: 'evidence of someone who does not count', edition, detail: `persona ${entry.botId}` })
      const unusable = entry.conversationIds.filter((id) => !truth.mayUse(id))
      if (unusable.length > 0)
        findings.push({
          check: 'evidence of someone who does not count',
          edition,
          detail: `"${entry.title}": ${unusable.length} conversations`,
        })
      if (seen.has(entry.id)) continue
      seen.set(entry.id, textsOf(entry))
      findings.push(...judgeNewEntry(entry, judged))
      types[entry.type] = (types[entry.type] ?? 0) + 1
      if (!entry.offline) byModel++
    }
    for (const { conversationIds, title } of publicEntries)
      if (conversationIds.length > 0) findings.push({ check: 'conversation ids in the public answer', edition, detail: title })
    findings.push(...judgeRequests(model.requests.slice(requestsBefore), judged))
    editions.push({ entries, snapshot, afterWithdrawals: step.withdrawals.length + step.madePrivate.length > 0 })
    findings.push(...compareEditions(editions, size.minPeople, vocabulary))
  }
  for (const [run, message] of findSharedRuns([...seen.values()].flat(), truth.messages))
    findings.push({ check: 'run of 8 words shared with a message', edition: -1, detail: `${run} | ${message}` })
  return { findings, editions: editions.length, entries: seen.size, types, byModel }
}

/** Words that an entry may show because they name personas. */
const personaWords = ({ personas }: World) => new Set([...personas.flatMap(({ name }) => name.toLowerCase().split(' ')), 'a', 'persona'])
