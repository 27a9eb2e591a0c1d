import { arrangeCircleRequest } from '../../api/gen/constraints.ts'
import { readStored, writeStored } from '../../lib/storage.ts'

const storageKey = 'rostra.circle'
const { maxItems, items } = arrangeCircleRequest.botIds

/** A persona in a guest's circle. The name is for the notice that it has left. */
export interface GuestExpert {
  id: string
  name: string
}

/** Returns the guest's circle of this browser. Invalid parts of what is stored are left out. */
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

/** An entry is an object with the id and the name, or the id alone. */
function parseExpert(entry: unknown): GuestExpert[] {
  const { id, name } = typeof entry === 'string' ? { id: entry, name: '' } : { ...(entry as Partial<Record<'id' | 'name', unknown>>) }
  const isValid = typeof id === 'string' && id.length >= items.minLength && id.length <= items.maxLength
  return isValid ? [{ id, name: typeof name === 'string' ? name : '' }] : []
}
