import type { PersonaCard } from './persona.ts'

/** From so many conversations on, a public persona belongs to those who talk with it as well. */
const conversationsToStay = 100

/** Does a persona stay, without an owner, when its owner leaves? */
export const staysWithoutOwner = ({ isPrivate, conversationCount }: Pick<PersonaCard, 'isPrivate' | 'conversationCount'>): boolean =>
  !isPrivate && conversationCount >= conversationsToStay
