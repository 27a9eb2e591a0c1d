import type { ZeitgeistEntry, ZeitgeistType } from '../../api/schemas.ts'
import { entryTypes } from './entries.ts'

/** The most entries on the public page. */
const maxShown = 8
const param = 'show'

/** Returns the chosen kinds of an address; none means all. Unknown kinds are ignored. */
export function readChosenTypes(address: URLSearchParams): ZeitgeistType[] {
  const names = (address.get(param) ?? '').split(',')
  return entryTypes.filter((type) => names.includes(type))
}

/** Returns a copy of an address with these kinds chosen. */
export function writeChosenTypes(address: URLSearchParams, types: readonly ZeitgeistType[]): URLSearchParams {
  const changed = new URLSearchParams(address)
  if (types.length === 0) changed.delete(param)
  else changed.set(param, types.join(','))
  return changed
}

/** Adds a kind to the choice, or removes it. */
export const toggleType = (chosen: readonly ZeitgeistType[], type: ZeitgeistType): ZeitgeistType[] =>
  entryTypes.filter((each) => chosen.includes(each) !== (each === type))

/** Returns the first 8 entries of the chosen kinds. Of entries with equal titles only the first is shown. */
export function shownEntries(entries: readonly ZeitgeistEntry[], chosen: readonly ZeitgeistType[]): ZeitgeistEntry[] {
  const titles = new Set<string>()
  const unique = entries.filter(({ type, title }) => {
    if ((chosen.length > 0 && !chosen.includes(type)) || titles.has(title)) return false
    titles.add(title)
    return true
  })
  return unique.slice(0, maxShown)
}
