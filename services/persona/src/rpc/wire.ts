import type { Caller } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import type { Direction__Output as WireDirection } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import type { PastVote } from '@rostra/proto/gen/rostra/persona/v1/PastVote'
import type { Persona as WirePersona } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import type { PersonaForm__Output as WireForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import type { PromptVersion as WireVersion } from '@rostra/proto/gen/rostra/persona/v1/PromptVersion'
import { PersonaMessage } from '@rostra/proto/persona'
import type { Category, Persona, PersonaCard, PersonaFacts } from '../domain/persona.ts'
import type { PersonaForm } from '../domain/persona-form.ts'
import type { Vote } from '../domain/ports.ts'
import type { PromptVersion } from '../domain/prompt-version.ts'
import { isOwner } from '../domain/visibility.ts'
import type { Direction } from '../domain/vote.ts'

/** A persona as everybody who may know of it may see it: what is shown is named, so that nothing new slips out. */
export function toWireCard(persona: PersonaCard): WirePersona {
  const { id, slug, name, description, category, voice, avatarUrl, avatarEmoji, avatarBgColor, isPrivate, ownerId } = persona
  return {
    ...{ id, slug, name, description, category, voice, avatarUrl, avatarEmoji, avatarBgColor, isPrivate, ownerId },
    createdAt: persona.createdAt.toISOString(),
    voteCount: persona.upvotes - persona.downvotes,
    conversationCount: persona.conversationCount,
  }
}

/** A persona as the public list holds it. */
export const encodeCard = (persona: PersonaCard): Buffer => PersonaMessage.serialize(toWireCard(persona))

/** What an encoded persona is about. */
export function factsOf(encoded: Buffer): PersonaFacts {
  const { name, description, category } = PersonaMessage.deserialize(encoded)
  return { name, description, category: category as Category }
}

/** A persona as this caller may see it. */
export function toWirePersona(persona: Persona, caller: Caller): WirePersona {
  const { rolePrompt, strictlyFollows, version } = persona
  const { openingLines, openingLinesMade, embedOrigins } = persona
  const shown = { openingLines: [...openingLines], openingLinesMade, embedOrigins: [...embedOrigins] }
  return { ...toWireCard(persona), ...shown, ...(isOwner(persona, caller) ? { rolePrompt, strictlyFollows, version } : {}) }
}

/** No form at all is an empty one. */
export function fromWireForm(form: WireForm | null): PersonaForm {
  return form ?? emptyForm
}

const emptyForm: PersonaForm = {
  ...{ name: '', description: '', category: '', rolePrompt: '', strictlyFollows: '', voice: '', slug: '' },
  ...{ avatarUrl: '', avatarEmoji: '', avatarBgColor: '', isPrivate: false, openingLines: [], embedOrigins: [] },
}

export function toWireVersion({ version, savedAt, rolePrompt, strictlyFollows }: PromptVersion): WireVersion {
  return { version, savedAt: savedAt.toISOString(), rolePrompt, strictlyFollows }
}

const toWire = { up: 'DIRECTION_UP', down: 'DIRECTION_DOWN' } as const

export const toWireDirection = (direction: Direction | null): WireDirection => (direction ? toWire[direction] : 'DIRECTION_UNSPECIFIED')

export function toWireVote({ personaId, direction, at }: Vote): PastVote {
  return { personaId, direction: toWire[direction], castAt: at.toISOString() }
}

/** Which way a vote goes. Throws VALIDATION for none, and for a number from a newer contract. */
export function fromWireDirection(wire: WireDirection): Direction {
  if (wire === toWire.up) return 'up'
  if (wire === toWire.down) return 'down'
  const message = 'A vote must be up or down'
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { direction: message } })
}
