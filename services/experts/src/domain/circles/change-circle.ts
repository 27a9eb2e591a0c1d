import { DomainError } from '@rostra/kit/errors'
import { type Circle, type CircleEntry, maxExperts } from './circle.ts'

type Change = Pick<Circle, 'entries' | 'left'>
/** A rule returns the new circle, or null to change nothing. Throws to refuse. */
type Rule = (circle: Circle) => Change | null
type NewEntry = Pick<CircleEntry, 'personaId' | 'name'>

/** Adds a persona at the end. Throws ALREADY_IN_CIRCLE or CIRCLE_FULL. */
export const add =
  (persona: NewEntry, addedAt: Date) =>
  ({ entries }: Circle): Change => {
    if (entries.some(({ personaId }) => personaId === persona.personaId))
      throw new DomainError('exists', 'ALREADY_IN_CIRCLE', `${persona.name} is in your circle already`)
    if (entries.length >= maxExperts)
      throw new DomainError('exists', 'CIRCLE_FULL', `Your circle has ${maxExperts} experts. Remove one to add another.`)
    return { entries: [...entries, { ...persona, addedAt }], left: [] }
  }

/**
 * Puts the given personas first, in the given order, and adds those that are not in the circle while there is room. Removes no entry: the
 * other entries follow in their order.
 */
export const arrange =
  (personas: readonly NewEntry[], addedAt: Date) =>
  ({ entries }: Circle): Change => {
    const byId = new Map(entries.map((entry) => [entry.personaId, entry]))
    let room = maxExperts - entries.length
    const named = personas.flatMap((persona): CircleEntry[] => {
      const entry = byId.get(persona.personaId)
      if (entry) return [entry]
      return room-- > 0 ? [{ ...persona, addedAt }] : []
    })
    const rest = entries.filter(({ personaId }) => personas.every((persona) => persona.personaId !== personaId))
    return { entries: [...named, ...rest], left: [] }
  }

/** Removes a persona; changes nothing when it is not in the circle. */
export const remove =
  (personaId: string) =>
  ({ entries }: Circle): Change | null => {
    const kept = entries.filter((entry) => entry.personaId !== personaId)
    return kept.length === entries.length ? null : { entries: kept, left: [] }
  }

/** Removes personas that the member can no longer see, and stores their names in `left`. */
export const dropMissing =
  (missingIds: ReadonlySet<string>) =>
  ({ entries, left }: Circle): Change | null => {
    const missing = entries.filter(({ personaId }) => missingIds.has(personaId))
    if (missing.length === 0) return null
    return {
      entries: entries.filter(({ personaId }) => !missingIds.has(personaId)),
      left: [...left, ...missing.map(({ name }) => name)].slice(-maxExperts),
    }
  }

/** Removes personas that the member can no longer see, and then applies a change of the member. `left` contains only these personas. */
export const afterDropping =
  (missingIds: ReadonlySet<string>, rule: Rule): Rule =>
  (circle) => {
    const dropped = dropMissing(missingIds)({ ...circle, left: [] })
    const change = rule({ ...circle, ...dropped })
    return change ? { ...change, left: dropped?.left ?? [] } : dropped
  }
