import { every } from '@rostra/kit/every'
import { createModels, type ServedModel } from '@rostra/kit/llm/models'
import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/proto/identity-access'
import { PersonaService } from '@rostra/proto/persona'
import { modelQuestioner } from './clients/model-questioner.ts'
import type { Config } from './config.ts'
import { demoPersonas } from './domain/demo-personas.ts'
import { createDirectory } from './domain/directory/directory.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onExchangeFinished, reachGroup } from './events/on-exchange-finished.ts'
import { startLineWriter } from './live/line-writer.ts'
import { rpcs } from './rpc/index.ts'
import { encodeCard, factsOf } from './rpc/wire.ts'
import { mongoActivities } from './store/activities.ts'
import { departureModel, mongoDepartures } from './store/departures.ts'
import { createDirectoryFeed } from './store/directory-feed.ts'
import { mongoFeatured } from './store/featured.ts'
import { mongoOpeningLines } from './store/opening-lines.ts'
import { mongoSlugs, personaChanges } from './store/persona-changes.ts'
import { personaModel } from './store/persona-model.ts'
import { mongoPersonas } from './store/personas.ts'
import { mongoPromptVersions } from './store/prompt-versions.ts'
import { mongoReach } from './store/reach.ts'
import { removeStoredSearch } from './store/remove-stored-search.ts'
import { upgradePersonas } from './store/upgrade.ts'
import { startUpgrade } from './store/upgrade-run.ts'
import { mongoVotes } from './store/votes.ts'
import { addDemoPersonas } from './usecases/add-demo-personas.ts'
import { forgetLateTraces } from './usecases/forget-account.ts'
import { makeOpeningLines } from './usecases/make-opening-lines.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  now?: () => Date
  /** How often it is looked whether anything of an account that was deleted has appeared. */
  lookEveryMs?: number
  /** How long a start waits for personas of an earlier version to be brought up to date. */
  upgradePatienceMs?: number
  /** How long after a start replicas of the version before may still be there. */
  rolloutMs?: number
  /** Who makes opening lines. */
  served?: ServedModel
  lines?: Partial<typeof defaultLines>
  feed?: { patienceMs?: number }
}

const defaultLookEveryMs = 15_000
const defaultUpgradePatienceMs = 10_000
/** After so long no replica of the version before is left. */
const defaultRolloutMs = 600_000
/** When opening lines are looked for, how long a replica may take to make them, and what it waits for a model that failed once. */
const defaultLines = { tickMs: 5_000, leaseMs: 60_000, waitMs: 10_000 }

/** The persona service, whole. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'persona',
    definition: PersonaService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'persona', config.SERVICE_SECRET)
      onStop(identity.close)
      const [model, departureRows] = [personaModel(connection), departureModel(connection)]
      const directory = createDirectory(factsOf)
      const feed = createDirectoryFeed({
        personas: model,
        directory,
        encode: encodeCard,
        log,
        ...overrides.feed,
      })
      onStop(feed.stop)
      const lookEveryMs = overrides.lookEveryMs ?? defaultLookEveryMs
      const lines = { ...defaultLines, ...overrides.lines }
      let wakeLineWriter = () => {}
      const ports: Ports = {
        personas: mongoPersonas(connection, model, feed.refresh),
        publicPersonas: {
          list: (query) => {
            feed.refuseWhileBehind()
            const { cards, total } = directory.find(query)
            return { personas: cards, total }
          },
        },
        featured: mongoFeatured(connection),
        votes: mongoVotes(connection, model, departureRows, feed.refresh),
        activities: mongoActivities(connection),
        departures: mongoDepartures(departureRows, lookEveryMs),
        changes: personaChanges(connection, model, departureRows, feed.refresh),
        slugs: mongoSlugs(model),
        promptVersions: mongoPromptVersions(connection),
        openingLines: mongoOpeningLines(model, lines.leaseMs),
        questioner: modelQuestioner(overrides.served ?? createModels(config).forChat()),
        linesAreDue: () => wakeLineWriter(),
        now: overrides.now ?? (() => new Date()),
      }
      const reach = mongoReach(connection, model, reachGroup)
      const begin = async () => {
        const upgrade = (signal: AbortSignal) => upgradePersonas(connection, model, signal)
        const { begun, stop } = startUpgrade(upgrade, log, overrides.upgradePatienceMs ?? defaultUpgradePatienceMs)
        onStop(stop)
        const removal = setTimeout(() => {
          const failed = (err: unknown) =>
            log.warn({ err }, 'what searches were stored for could not be removed, the next start tries again')
          removeStoredSearch(connection, model).catch(failed)
        }, overrides.rolloutMs ?? defaultRolloutMs)
        onStop(() => clearTimeout(removal))
        await begun
        await feed.start()
        if (config.DEMO_DATA)
          log.info({ added: await addDemoPersonas(ports, demoPersonas, config.DEMO_OWNER_ID) }, 'demo personas are there')
        const lookFailed = (err: unknown) => log.warn({ err }, 'accounts that left could not be looked after, it will be tried again')
        onStop(every(lookEveryMs, () => forgetLateTraces(ports), lookFailed))
        const writing = { ...ports, log, waitMs: lines.waitMs }
        const writer = startLineWriter({ makeDue: (signal) => makeOpeningLines(writing, signal), tickMs: lines.tickMs, log })
        wakeLineWriter = writer.wake
        onStop(writer.stop)
        onStop(await bus.subscribe(onExchangeFinished(reach)))
        onStop(await bus.subscribe(onAccountDeleted(ports)))
      }
      return { ports, rpcs, verify: identity.verify, begin }
    },
  })
}
