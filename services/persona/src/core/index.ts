import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { chatChoices } from '@rostra/llm/chat-choices'
import type { ServedModel } from '@rostra/llm/models'
import type { FreeWork } from '@rostra/platform/free-use/free-work'
import type { Config } from '../config.ts'
import { createOpeningLinesGenerator } from './clients/opening-lines-generator.ts'
import type { Personas, RefreshIndex, SettlePicture, SpeakingModelOf } from './domain/personas/ports.ts'
import type { Ports } from './domain/ports.ts'
import { onEmailConfirmed } from './events/on-email-confirmed.ts'
import { onRoleChanged } from './events/on-role-changed.ts'
import { operatorEvents } from './events/operator-events.ts'
import { personaDeleted } from './events/persona-deleted.ts'
import { rpcs } from './rpc/index.ts'
import { createOpeningLinesWorker } from './runtime/opening-lines-worker.ts'
import type { Slice } from './slice.ts'
import { readDemoPersonas } from './store/demo-personas/read-demo-personas.ts'
import { mongoFeaturedTurns } from './store/featured/featured-turns.ts'
import { mongoFeaturingChoices } from './store/featured/featuring-choices.ts'
import { mongoOpeningLinesJobs } from './store/opening-lines/opening-lines-jobs.ts'
import { operatorEventModel } from './store/operators/operator-event-model.ts'
import { forgetPersona } from './store/personas/forget-persona.ts'
import { personaModel } from './store/personas/persona-model.ts'
import { mongoPersonaWrites } from './store/personas/persona-writes.ts'
import { mongoPersonas, type RemoveOwnerWith } from './store/personas/personas.ts'
import { mongoPlanLimits } from './store/personas/plan-limits.ts'
import { mongoPromptVersions } from './store/prompt-versions/prompt-versions.ts'
import { mongoSlugs } from './store/slugs/slugs.ts'
import { deletedAccountModel } from './store/tombstones/deleted-account-model.ts'
import { deletedPersonaModel } from './store/tombstones/deleted-persona-model.ts'
import { mongoVotes } from './store/votes/votes.ts'
import { addDemoPersonas } from './usecases/demo-personas/add-demo-personas.ts'
import { generateDueOpeningLines } from './usecases/opening-lines/generate-due-opening-lines.ts'
import { openingLinesAllowance } from './usecases/opening-lines/opening-lines-allowance.ts'

/** What core takes from other parts of the service, which it does not know. */
export interface Hooks {
  refreshIndex: RefreshIndex
  removeOwnerWith: RemoveOwnerWith
  settlePicture: SettlePicture
  /** The daily budgets of work that costs no credits. */
  freeWork: FreeWork
  speakingModel: SpeakingModelOf
}

/** Milliseconds between polls, and before the first retry. A claim lasts for OPENING_LINES_LEASE_MS. */
const defaultTimes = { pollMs: 5_000, retryDelayMs: 10_000 }

export type OpeningLinesTimes = typeof defaultTimes & { leaseMs: number }

export interface CoreOptions {
  now: () => Date
  /** The model that generates opening lines. */
  model: ServedModel
  times: Partial<OpeningLinesTimes> | undefined
}

/** Personas, with their slugs, prompts, opening lines, votes and turns on the landing page. It knows no other part of the service. */
export function createCore(
  { connection, bus, log, onStop }: Foundation,
  config: Config,
  { refreshIndex, removeOwnerWith, settlePicture, freeWork, speakingModel }: Hooks,
  { now, model, times }: CoreOptions,
): Slice & { personas: Personas } {
  const rows = personaModel(connection)
  const deletedAccounts = deletedAccountModel(connection)
  const { pollMs, leaseMs, retryDelayMs } = { ...defaultTimes, leaseMs: config.OPENING_LINES_LEASE_MS, ...times }
  const openingLinesJobs = mongoOpeningLinesJobs(rows, leaseMs)
  const openingLinesGenerator = createOpeningLinesGenerator(model)
  const worker = createOpeningLinesWorker({
    generateDue: (signal) => generateDueOpeningLines({ openingLinesJobs, openingLinesGenerator, log, retryDelayMs }, signal),
    pollMs,
    log,
  })
  const ports: Ports = {
    personas: mongoPersonas(connection, rows, { refreshIndex, personaDeleted, removeOwnerWith }),
    personaWrites: mongoPersonaWrites(connection, rows, deletedAccounts, refreshIndex),
    slugs: mongoSlugs(rows),
    settlePicture,
    speakingModel,
    promptVersions: mongoPromptVersions(connection),
    featuredTurns: mongoFeaturedTurns(connection, rows, config.DEMO_OWNER_ID),
    featuringChoices: mongoFeaturingChoices(connection, rows, { events: operatorEvents, demoOwnerId: config.DEMO_OWNER_ID }),
    votes: mongoVotes(connection, rows, deletedAccounts, refreshIndex),
    wakeOpeningLinesWorker: worker.wake,
    chatModels: chatChoices(config),
    mayGenerateLines: openingLinesAllowance({ freeWork, generatesLines: openingLinesGenerator !== null, log }),
    now,
  }
  return {
    rpcs: bindRpcs(rpcs, ports),
    personas: ports.personas,
    outboxes: [operatorEventModel(connection), deletedPersonaModel(connection)],
    forget: {
      account: (accountId) => [() => ports.votes.anonymizeSome(accountId)],
      persona: forgetPersona(connection),
    },
    begin: async () => {
      if (config.DEMO_DATA) {
        const added = await addDemoPersonas(ports, await readDemoPersonas(), config.DEMO_OWNER_ID)
        log.info({ added }, 'demo personas are added')
      }
      onStop(worker.start())
      onStop(await bus.subscribe(onEmailConfirmed(ports)))
      onStop(await bus.subscribe(onRoleChanged(mongoPlanLimits(connection, rows, refreshIndex))))
    },
  }
}
