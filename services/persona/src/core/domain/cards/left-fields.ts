import { displayablePart } from '../personas/displayable-text.ts'
import { isObject, type JsonObject } from './card-draft.ts'

const maxPath = 100
const maxPaths = 200

/** The fields of a card that have no place in a draft, each once, in the order in which they were found. */
export interface LeftFields {
  add: (path: string) => void
  /** Adds the fields of an object that have a value, except those that are taken. */
  addOthers: (prefix: string, fields: JsonObject, taken: readonly string[]) => void
  /** At most 200 paths; the last one is then `…`. */
  list: () => string[]
}

export function createLeftFields(): LeftFields {
  const paths = new Set<string>()
  const add = (path: string) => {
    const shown = displayablePart(path.slice(0, maxPath)).replaceAll(/\s+/g, ' ').trim()
    if (paths.size <= maxPaths && shown !== '') paths.add(shown)
  }
  return {
    add,
    addOthers: (prefix, fields, taken) => {
      for (const [key, value] of Object.entries(fields)) {
        if (!taken.includes(key) && hasValue(value)) add(prefix === '' ? key : `${prefix}.${key}`)
      }
    },
    list: () => (paths.size > maxPaths ? [...[...paths].slice(0, maxPaths - 1), '…'] : [...paths]),
  }
}

/** Whether a value says anything: false, 0 and what is empty are the defaults of a card. */
function hasValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return isObject(value) ? Object.keys(value).length > 0 : Boolean(value)
}
