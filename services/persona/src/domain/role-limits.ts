import { DomainError } from '@rostra/kit/errors'

interface Limits {
  personas: number
  privatePersonas: boolean
}

const citizen: Limits = { personas: 5, privatePersonas: false }
const limits = new Map<string, Limits>([
  ['citizen', citizen],
  ['orator', { personas: 10, privatePersonas: true }],
  ['super_senator', { personas: 100, privatePersonas: true }],
])

/** A role that isn't known here has what a citizen has. */
const limitsOf = (role: string) => limits.get(role) ?? citizen

/** Throws PERSONA_LIMIT when somebody who has `owned` personas may not have one more. */
export function refuseBeyondLimit(role: string, owned: number): void {
  const { personas } = limitsOf(role)
  if (owned >= personas) throw new DomainError('denied', 'PERSONA_LIMIT', `You have reached your limit of ${personas} AI personas`)
}

/** Throws PRIVATE_NOT_ALLOWED when a role may not make a persona private. One that is private already may stay so. */
export function refusePrivate(role: string, isPrivate: boolean, wasPrivate = false): void {
  if (isPrivate && !wasPrivate && !limitsOf(role).privatePersonas)
    throw new DomainError('denied', 'PRIVATE_NOT_ALLOWED', 'Private AI personas need a premium account')
}
