import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../../api/client.ts'
import type { OwnModel } from '../../../api/schemas.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { whenShownAgain } from '../../client/hydration.ts'

/** The member's own models that answer for personas. */
export const ownModelsQuery = (userId: string) =>
  queryOptions({ queryKey: ['own-models', userId], queryFn: () => bodyOf(api.GET('/api/own-models')), refetchOnMount: whenShownAgain })

export interface OwnModelInput {
  baseUrl: string
  model: string
  /** Absent to keep the stored key. */
  key?: string
}

/** Tries a model and lets a persona answer through it. */
export const setOwnModel = (botId: string, body: OwnModelInput): Promise<OwnModel> =>
  bodyOf(api.PUT('/api/bots/{id}/own-model', { params: { path: { id: botId } }, body }))

/** Lets a persona answer through our models again. Succeeds for one without an own model. */
export async function removeOwnModel(botId: string): Promise<void> {
  try {
    await api.DELETE('/api/bots/{id}/own-model', { params: { path: { id: botId } } })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}
