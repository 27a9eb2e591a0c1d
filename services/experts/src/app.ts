import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { interval } from '@rostra/kit/async/interval'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { createModels, type Models } from '@rostra/llm/models'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { BillingService } from '@rostra/proto/billing'
import { ExpertsService } from '@rostra/proto/experts'
import { PersonaService } from '@rostra/proto/persona'
import { billingCredits } from './clients/billing.ts'
import { personaClient } from './clients/personas.ts'
import type { Config } from './config.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { rpcs } from './rpc/index.ts'
import { measureModelCall } from './runtime/panel-metrics.ts'
import { circleModel } from './store/circles/circle-model.ts'
import { mongoCircles } from './store/circles/circles.ts'
import { deletedAccountModel } from './store/deletion/deleted-account-model.ts'
import { mongoDeletedAccounts } from './store/deletion/deleted-accounts.ts'
import { questionCountModel } from './store/questions/question-count-model.ts'
import { mongoQuestionLimits } from './store/questions/question-limits.ts'
import { questionModel } from './store/questions/question-model.ts'
import { mongoQuestions } from './store/questions/questions.ts'
import { sweepLateWrites } from './usecases/deletion/sweep-late-writes.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  models?: Models
}

/** Creates the experts service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'experts',
    definition: ExpertsService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'experts', config.SERVICE_SECRET)
      onStop(identity.close)
      const personaRpc = createRpcClient(PersonaService, { address: config.PERSONA_ADDRESS, credential: identity.credential })
      onStop(personaRpc.close)
      const billingRpc = createRpcClient(BillingService, { address: config.BILLING_ADDRESS, credential: identity.credential })
      onStop(billingRpc.close)

      const models = overrides.models ?? createModels(config)
      const ports: Ports = {
        circles: mongoCircles(circleModel(connection)),
        personas: personaClient(personaRpc),
        credits: billingCredits(billingRpc),
        speakingModel: models.forChat(),
        models,
        questions: mongoQuestions(questionModel(connection)),
        questionLimits: mongoQuestionLimits(questionCountModel(connection), { scale: config.RATE_LIMIT_SCALE }),
        onModelCalled: measureModelCall,
        deletedAccounts: mongoDeletedAccounts(deletedAccountModel(connection), config.DISCUSSION_LEASE_MS),
        log,
      }

      return {
        ports,
        rpcs,
        verify: identity.verify,
        begin: async () => {
          const sweepFailed = (err: unknown) => log.warn({ err }, 'a sweep for late writes of deleted accounts failed and will be repeated')
          onStop(interval(config.DISCUSSION_LEASE_MS, () => sweepLateWrites(ports), sweepFailed))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
        },
      }
    },
  })
}
