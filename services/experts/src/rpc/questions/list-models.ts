import { modelNames } from '@rostra/llm/model-settings'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'

export const listModelsRpc = unary(ExpertsService.ListModels, async (_request, _caller, { models }: Ports) => ({
  models: modelNames.map((model) => ({ model, modelId: models.named(model).modelId })),
}))
