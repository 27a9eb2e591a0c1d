import type { Foundation } from '@rostra/kit/app/service-app'
import { createPublicHosts } from '@rostra/kit/net/public-hosts'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import type { Personas } from '../core/domain/personas/ports.ts'
import type { Slice } from '../core/slice.ts'
import { createModelTry } from './clients/try-model.ts'
import type { OwnModels, Ports, TryModel } from './domain/ports.ts'
import { rpcs } from './rpc/own-models.ts'
import { ownModelModel } from './store/own-model-model.ts'
import { mongoOwnModels } from './store/own-models.ts'

export interface OwnModelOptions {
  now: () => Date
  /** Replaces the try of a model, for tests. */
  tryModel?: TryModel | undefined
}

export interface OwnModelSettings {
  PERSONA_ENCRYPTION_SECRET: string
  LOCAL_ADDRESSES: boolean
}

/** Opens the models of creators, which core reads before the slice exists. */
export const openOwnModels = (
  { connection }: Pick<Foundation, 'connection'>,
  { PERSONA_ENCRYPTION_SECRET }: OwnModelSettings,
  now: () => Date,
): OwnModels => mongoOwnModels(connection, PERSONA_ENCRYPTION_SECRET, now)

/** The models that creators run, and that answer for their personas. */
export function createOwnModels(
  { connection }: Foundation,
  { LOCAL_ADDRESSES }: OwnModelSettings,
  { ownModels, personas }: { ownModels: OwnModels; personas: Personas },
  { now, tryModel = createModelTry(createPublicHosts({ allowsLocal: LOCAL_ADDRESSES })) }: OwnModelOptions,
): Slice {
  const ports: Ports = { ownModels, personas, tryModel, now }
  return {
    rpcs: bindRpcs(rpcs, ports),
    forget: {
      account: (accountId) => [() => ownModels.removeSome(accountId)],
      persona: (personaId) => [batchDeletion(ownModelModel(connection), { _id: personaId }, '_id')],
    },
  }
}
