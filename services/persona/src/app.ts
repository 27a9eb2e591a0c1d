import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { billingFreeWork } from '@rostra/platform/free-use/free-work'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { PersonaService } from '@rostra/proto/persona'
import { createAnalytics } from './analytics/index.ts'
import { createBookmarks } from './bookmarks/index.ts'
import { createCards } from './cards/index.ts'
import type { Config } from './config.ts'
import { createCore, type OpeningLinesTimes } from './core/index.ts'
import type { Slice } from './core/slice.ts'
import { createDeletion } from './deletion/index.ts'
import { createMaterial, type MaterialOptions, removeSourceOwner } from './material/index.ts'
import { createModeration } from './moderation/index.ts'
import { createOwnModels, type OwnModelOptions, openOwnModels } from './own-models/index.ts'
import { createPictures, type PictureOptions } from './pictures/index.ts'
import { createSearch, type FeedTimes } from './search/index.ts'
import { createSuggestions } from './suggestions/index.ts'
import { createWebhooks, type WebhookOptions } from './webhooks/index.ts'

export interface Overrides
  extends ServiceOverrides,
    MaterialOptions,
    WebhookOptions,
    Partial<Omit<PictureOptions & OwnModelOptions, 'now'>> {
  identity?: IdentityAccess
  now?: () => Date
  /** Time between two sweeps for late writes of a deleted account, in milliseconds. */
  sweepMs?: number
  /** The model that generates opening lines and suggests texts, in place of that of the settings. */
  model?: ServedModel
  openingLines?: Partial<OpeningLinesTimes>
  /** Time between two counts of open reports, in milliseconds. */
  countReportsMs?: number
  feed?: Partial<FeedTimes>
}

/** Creates the persona service: core and its slices, each of which gets what it needs of the others here. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<unknown>({
    name: 'persona',
    definition: PersonaService,
    config,
    overrides,
    wire: async (foundation) => {
      const { connection, bus, log, onStop } = foundation
      const { verify, connect } = openServiceAccess('persona', config, { identity: overrides.identity, onStop })
      const now = overrides.now ?? (() => new Date())

      const search = createSearch(foundation, overrides.feed)
      const refreshIndex = search.refresh
      const { sweepPicturesMs, fetchPicture } = overrides
      const pictures = createPictures(foundation, { now, sweepPicturesMs, fetchPicture })
      const freeWork = billingFreeWork(connect('billing'))
      const model = overrides.model ?? (await createModels(config, { log })).forChat()
      const ownModels = openOwnModels(foundation, config, now)
      const hooks = {
        speakingModel: ownModels.speaking,
        refreshIndex,
        removeOwnerWith: removeSourceOwner(connection),
        freeWork,
        settlePicture: pictures.settle,
      }
      const core = createCore(foundation, config, hooks, { now, model, times: overrides.openingLines })
      const { personas } = core
      const secret = config.SERVICE_SECRET
      const owned = createOwnModels(foundation, config, { ownModels, personas }, { now, tryModel: overrides.tryModel })
      const webhooks = createWebhooks(foundation, config, { personas, now }, overrides)
      const { reported } = webhooks
      const moderation = createModeration(foundation, { refreshIndex, secret, verify, now, reported, countMs: overrides.countReportsMs })
      const analytics = createAnalytics(foundation, { personas, now })
      const bookmarks = createBookmarks(foundation, { personas, now })
      const material = await createMaterial(foundation, config, { personas, now }, overrides)
      const cards = createCards({ personas, readCard: material.readCard, encodePicture: pictures.encode })
      const suggestions = createSuggestions({ model, freeWork, log })
      const forgets = [core, moderation, analytics, bookmarks, material, pictures, webhooks, owned].flatMap(({ forget }) => forget ?? [])
      const deletion = createDeletion(foundation, { personas, forgets }, overrides.sweepMs)
      const parts: Slice[] = [
        search,
        core,
        deletion,
        moderation,
        material,
        analytics,
        bookmarks,
        pictures,
        suggestions,
        cards,
        webhooks,
        owned,
      ]

      return {
        ports: undefined,
        rpcs: parts.flatMap(({ rpcs }) => rpcs),
        verify,
        begin: async () => {
          for (const { begin } of parts) await begin?.()
          const models = parts.flatMap(({ outboxes = [] }) => outboxes)
          onStop(startOutboxRelay({ service: 'persona', connection, models, bus, log }).stop)
        },
        drain: material.drain,
      }
    },
  })
}
