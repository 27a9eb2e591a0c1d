import { type Caller, confirmedMember } from '@rostra/platform/caller'
import { personaNotFound, requireEditable } from '../../core/domain/personas/ownership.ts'
import { isSameServer, keyNeeded, noKeyStored, type OwnModel, type OwnModelInput, readInput } from '../domain/own-model.ts'
import type { Ports } from '../domain/ports.ts'

/**
 * Lets a persona answer through a model that its creator runs, once the model has answered a try. Throws AUTH_REQUIRED,
 * EMAIL_NOT_CONFIRMED, BOT_NOT_FOUND, PERSONA_READ_ONLY, VALIDATION, ADDRESS_NOT_ALLOWED or OWN_MODEL_FAILED.
 */
export async function setOwnModel(
  { ownModels, personas, tryModel, now }: Ports,
  { caller, personaId, ...input }: OwnModelInput & { caller: Caller; personaId: string },
): Promise<OwnModel> {
  confirmedMember(caller, 'use a model of your own')
  const persona = requireEditable(caller, await personas.byId(personaId))
  const { baseUrl, model, key: entered, keepsKey } = readInput(input)
  const before = keepsKey ? await ownModels.speaking(personaId) : null
  if (keepsKey && !before) throw noKeyStored()
  if (before && !isSameServer(before.baseUrl, baseUrl)) throw keyNeeded()
  const chosen = { baseUrl, model, key: before?.key ?? entered }
  await tryModel(chosen)
  const stored = await ownModels.set(persona, chosen, now())
  if (!stored) throw personaNotFound()
  return stored
}
