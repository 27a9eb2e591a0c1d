import { randomUUID } from 'node:crypto'
import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { createRunningWork } from '@rostra/kit/leases/running-work'
import { createModels, type Models } from '@rostra/llm/models'
import { billingFreeWork } from '@rostra/platform/free-use/free-work'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { billingCredits } from '@rostra/platform/paid-work/credits'
import { createServiceApp } from '@rostra/platform/service'
import { ExpertsService } from '@rostra/proto/experts'
import { personaClient } from './clients/personas.ts'
import type { Config } from './config.ts'
import type { OpenDiscussion } from './domain/discussions/discussion.ts'
import { discussionPrice } from './domain/discussions/outcome.ts'
import type { Ports } from './domain/ports.ts'
import { discussionFinished } from './events/discussion-finished.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onAccountSuspensionChanged } from './events/on-account-suspension-changed.ts'
import { onPersonaDeleted } from './events/on-persona-deleted.ts'
import { rpcs } from './rpc/index.ts'
import { PolledChanges } from './runtime/discussion-changes.ts'
import { discussionMetrics, limitGauge, runningGauge } from './runtime/discussion-metrics.ts'
import { measureModelCall } from './runtime/panel-metrics.ts'
import { circleModel } from './store/circles/circle-model.ts'
import { mongoCircles } from './store/circles/circles.ts'
import { deletedAccountModel } from './store/deletion/deleted-account-model.ts'
import { mongoDeletedAccounts } from './store/deletion/deleted-accounts.ts'
import { discussionModel } from './store/discussions/discussion-model.ts'
import { mongoDiscussions } from './store/discussions/discussions.ts'
import { failedDiscussionSeconds, failedDiscussions } from './store/discussions/failed-discussions.ts'
import { questionCountSeconds, questionLimits } from './store/questions/question-limits.ts'
import { questionModel } from './store/questions/question-model.ts'
import { mongoQuestions } from './store/questions/questions.ts'
import { usageCountsFor } from './store/usage-count-model.ts'
import { sweepLateWrites } from './usecases/deletion/sweep-late-writes.ts'
import { settleTakenOver } from './usecases/discussions/run/settle-taken-over.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  models?: Models
  /** The clock of the daily limits of questions. */
  now?: () => Date
}

/** The most clients that follow discussions at this process at the same time. */
const maxFollowers = 2_000

/** Creates the experts service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'experts',
    definition: ExpertsService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const { verify, connect } = openServiceAccess('experts', config, { identity: overrides.identity, onStop })
      const personaRpc = connect('persona')
      const billingRpc = connect('billing')

      const discussionRows = discussionModel(connection)
      const deletedAccountRows = deletedAccountModel(connection)
      const leases = leaseTimes(config.DISCUSSION_LEASE_MS)
      let wakeRelay = () => {}
      const discussions = mongoDiscussions(
        discussionRows,
        { owner: randomUUID(), leases },
        { discussionFinished, onChanged: (id, discussion) => changes.changed(id, discussion), onEvent: () => wakeRelay() },
      )
      const changes = new PolledChanges({ versions: discussions.versions, maxFollowers, log })
      onStop(() => changes.stop())
      const running = createRunningWork({
        gauges: { running: runningGauge, limit: limitGauge },
        limit: config.MAX_DISCUSSIONS,
        release: discussions.leases.release,
        onError: (err, { id: discussionId }) => log.error({ err, discussionId }, 'a discussion could not go on and is left to a takeover'),
      })

      const runningQuestions = createRunningWork({
        limit: config.MAX_QUESTIONS,
        onError: (err) => log.error({ err }, 'a question to three models could not be answered'),
      })

      const freeWork = billingFreeWork(billingRpc)
      const models = overrides.models ?? (await createModels(config, { log }))
      const limits = { scale: config.RATE_LIMIT_SCALE, secret: config.SERVICE_SECRET }
      const ports: Ports = {
        circles: mongoCircles(circleModel(connection)),
        discussions,
        failedDiscussions: failedDiscussions(usageCountsFor(connection, failedDiscussionSeconds), freeWork, limits),
        running,
        changes,
        metrics: discussionMetrics,
        personas: personaClient(personaRpc),
        credits: billingCredits(billingRpc, discussionPrice),
        speakingModel: models.forChat(),
        models,
        clock: processClock,
        wallTime: Date.now,
        runningQuestions,
        questions: mongoQuestions(questionModel(connection)),
        questionLimits: questionLimits(usageCountsFor(connection, questionCountSeconds), { ...limits, now: overrides.now }),
        freeWork,
        onModelCalled: measureModelCall,
        verify,
        deletedAccounts: mongoDeletedAccounts(deletedAccountRows, config.DISCUSSION_LEASE_MS),
        log,
      }

      return {
        ports,
        rpcs,
        verify,
        begin: async () => {
          const relay = startOutboxRelay({ service: 'experts', connection, models: [discussionRows, deletedAccountRows], bus, log })
          wakeRelay = relay.wake
          onStop(relay.stop)
          const leasesFailed = (err: unknown) => log.warn({ err }, 'a heartbeat or takeover failed and will be repeated')
          const settle = (discussion: OpenDiscussion) => settleTakenOver(ports, discussion)
          onStop(keepLeases({ leases: discussions.leases, running, settle }, { times: leases, onError: leasesFailed }))
          const sweep = () => sweepLateWrites(ports)
          const subject = 'the sweep for late writes of deleted accounts'
          onStop(startPeriodicWork({ everyMs: config.DISCUSSION_LEASE_MS, subject, run: sweep, log }))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
          onStop(await bus.subscribe(onAccountSuspensionChanged(ports)))
          onStop(await bus.subscribe(onPersonaDeleted(ports)))
        },
        drain: async (graceMs) => {
          await Promise.all([running.drain(graceMs), runningQuestions.drain(graceMs)])
        },
      }
    },
  })
}
