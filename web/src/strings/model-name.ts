import { ownModelName } from '@rostra/proto/http/own-model'

/**
 * Returns the name of a model by its id: the same words on every screen. A creator chooses the name of an own model, so that it is quoted.
 */
export function modelName(id: string): string {
  const own = ownModelName(id)
  if (own !== null) return `A model of its creator (“${own}”)`
  return id === 'offline' ? 'Offline model' : id
}
