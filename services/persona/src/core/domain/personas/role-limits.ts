import { DomainError } from '@rostra/kit/errors'
import type { Role } from '@rostra/platform/role'
import type { Visibility } from './persona.ts'

interface Limits {
  personas: number
  privatePersonas: boolean
  /** Of one persona. Failed sources do not count. */
  sources: number
}

const limits: Record<Role, Limits> = {
  citizen: { personas: 5, privatePersonas: false, sources: 20 },
  orator: { personas: 10, privatePersonas: true, sources: 100 },
  super_senator: { personas: 100, privatePersonas: true, sources: 100 },
}

/** Returns how many personas a member of this role may own. */
export const personaLimit = (role: Role): number => limits[role].personas

/** Throws PERSONA_LIMIT when a member of this role already owns as many personas as the role allows. */
export function checkPersonaLimit(role: Role, owned: number): void {
  const { personas } = limits[role]
  if (owned >= personas) throw new DomainError('denied', 'PERSONA_LIMIT', `You have reached your limit of ${personas} AI personas`)
}

/** Throws PRIVATE_NOT_ALLOWED when the role may not make a persona private. A persona that is already private may stay private. */
export function checkPrivateAllowed(role: Role, wanted: Visibility, before?: Visibility): void {
  if (wanted === 'private' && before !== 'private' && !limits[role].privatePersonas)
    throw new DomainError('denied', 'PRIVATE_NOT_ALLOWED', 'Private AI personas need a premium account')
}

/** Returns how many sources a persona of an owner with this role may have. Failed ones do not count. */
export const sourceLimit = (role: Role): number => limits[role].sources
