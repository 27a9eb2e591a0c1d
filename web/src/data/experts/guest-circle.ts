import { arrangeCircleRequest } from '../../api/gen/constraints.ts'
import { readStored, writeStored } from '../../lib/storage.ts'

const storageKey = 'rostra.circle'
const { maxItems, items } = arrangeCircleRequest.botIds

/** A persona in a guest's circle. The name is for the notice that the persona was removed. */
export interface GuestExpert {
  id: string
  name: string
}

/** Returns the guest's circle of this browser. Ignores invalid stored entries. */
export function readGuestCircle(): GuestExpert[] {
  const experts = parseList(readStored(storageKey)).flatMap(parseExpert)
  return [...new Map(experts.map((expert) => [expert.id, expert])).values()].slice(0, maxItems)
}

export function writeGuestCircle(experts: readonly GuestExpert[]) {
  writeStored(storageKey, experts.length === 0 ? null : JSON.stringify(experts.map(({ id, name }) => ({ id, name }))))
}

function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Parses an entry: an object with id and name, or only an id. */
function parseExpert(entry: unknown): GuestExpert[] {
  const { id, name } = typeof entry === 'string' ? { id: entry, name: '' } : { ...(entry as Partial<Record<'id' | 'name', unknown>>) }
  const isValid = typeof id === 'string' && id.length >= items.minLength && id.length <= items.maxLength
  return isValid ? [{ id, name: typeof name === 'string' ? name : '' }] : []
}
