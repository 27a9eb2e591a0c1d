import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { ownModelProblem } from '@rostra/llm/own-model'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireEditable } from '../../core/domain/personas/ownership.ts'
import { type OwnModel, ownModelNotFound } from '../domain/own-model.ts'
import type { Ports } from '../domain/ports.ts'
import { setOwnModel } from '../usecases/set-own-model.ts'

const toWire = ({ ownerId: _, setAt, failingSince, ...model }: OwnModel) => ({
  ...model,
  setAt: setAt.toISOString(),
  failingSince: failingSince?.toISOString() ?? '',
})

const listOwnModelsRpc = unary(PersonaService.ListOwnModels, async (_request, caller, { ownModels }: Ports) => ({
  models: (await ownModels.of(member(caller).id)).map(toWire),
}))

const setOwnModelRpc = unary(PersonaService.SetOwnModel, async (request, caller, ports: Ports) => {
  const { personaId, baseUrl, model, key, keepsKey } = request
  return toWire(await setOwnModel(ports, { caller, personaId, baseUrl, model, key, keepsKey }))
})

const removeOwnModelRpc = unary(PersonaService.RemoveOwnModel, async ({ personaId }, caller, { ownModels, personas }: Ports) => {
  requireEditable(caller, await personas.byId(personaId))
  if (!(await ownModels.remove(personaId))) throw ownModelNotFound()
  return {}
})

const problems = {
  OWN_MODEL_FAILURE_UNSPECIFIED: '',
  OWN_MODEL_FAILURE_SLOW: ownModelProblem('silent'),
  OWN_MODEL_FAILURE_UNREACHABLE: ownModelProblem('connection'),
  OWN_MODEL_FAILURE_REFUSED: ownModelProblem('rejected'),
  OWN_MODEL_FAILURE_KEY: ownModelProblem('unauthorized'),
  OWN_MODEL_FAILURE_UNKNOWN: ownModelProblem('unknown_model'),
  OWN_MODEL_FAILURE_BUSY: ownModelProblem('rate_limited'),
  OWN_MODEL_FAILURE_BROKEN: ownModelProblem('provider'),
} as const

const noteOwnModelUseRpc = unary(PersonaService.NoteOwnModelUse, async (request, _caller, { ownModels }: Ports, call) => {
  requireService('chat', call)
  const setAt = new Date(request.setAt)
  const problem = problems[request.failure]
  if (Number.isNaN(setAt.getTime()) || problem === undefined) throw new DomainError('invalid', 'VALIDATION', 'This is no use of a model')
  await ownModels.note(request.personaId, setAt, problem)
  return {}
})

export const rpcs = [listOwnModelsRpc, setOwnModelRpc, removeOwnModelRpc, noteOwnModelUseRpc]
