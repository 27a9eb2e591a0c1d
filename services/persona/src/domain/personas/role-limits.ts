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

/** Least privilege: a role that identity added since this replica was deployed has the limits of a citizen. */
const limitsOf = (role: string) => limits.get(role) ?? citizen

/** Throws PERSONA_LIMIT when a member of this role already owns as many personas as the role allows. */
export function checkPersonaLimit(role: string, owned: number): void {
  const { personas } = limitsOf(role)
  if (owned >= personas) throw new DomainError('denied', 'PERSONA_LIMIT', `You have reached your limit of ${personas} AI personas`)
}

/** Throws PRIVATE_NOT_ALLOWED when the role may not make a persona private. A persona that is already private may stay private. */
export function checkPrivateAllowed(role: string, isPrivate: boolean, wasPrivate = false): void {
  if (isPrivate && !wasPrivate && !limitsOf(role).privatePersonas)
    throw new DomainError('denied', 'PRIVATE_NOT_ALLOWED', 'Private AI personas need a premium account')
}
