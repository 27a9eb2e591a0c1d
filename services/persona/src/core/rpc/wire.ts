import { DomainError } from '@rostra/kit/errors'
import { type ChatChoices, choiceOf } from '@rostra/llm/chat-choices'
import type { Caller } from '@rostra/platform/caller'
import type { Direction__Output as WireDirection } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import type { OperatedPersona as WireOperated } from '@rostra/proto/gen/rostra/persona/v1/OperatedPersona'
import type { Persona as WirePersona } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import type { PersonaForm__Output as WireForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import type { PromptVersion as WireVersion } from '@rostra/proto/gen/rostra/persona/v1/PromptVersion'
import type { SpeakingProfile as WireProfile } from '@rostra/proto/gen/rostra/persona/v1/SpeakingProfile'
import type { Visibility__Output as WireVisibility } from '@rostra/proto/gen/rostra/persona/v1/Visibility'
import type { Vote as WireVote } from '@rostra/proto/gen/rostra/persona/v1/Vote'
import { PersonaMessage } from '@rostra/proto/persona'
import type { OperatedPersona } from '../domain/operators/ports.ts'
import type { PersonaForm } from '../domain/persona-form/persona-form.ts'
import { shownChoice } from '../domain/personas/chat-model.ts'
import { greetingOf } from '../domain/personas/greeting.ts'
import { isOwner } from '../domain/personas/ownership.ts'
import {
  type Category,
  type Persona,
  type PersonaCard,
  type PersonaSummary,
  type Visibility,
  visibilities,
} from '../domain/personas/persona.ts'
import type { CreatorModel } from '../domain/personas/ports.ts'
import { isHidden } from '../domain/personas/visibility.ts'
import type { PromptVersion } from '../domain/prompt-versions/prompt-version.ts'
import type { Vote } from '../domain/votes/ports.ts'
import type { Direction } from '../domain/votes/vote.ts'

/** Returns the public fields of a persona. They are listed by name, so that a new field of the domain is not public by accident. */
export function toWireCard(persona: PersonaCard): WirePersona {
  const { id, slug, name, description, category, voice, avatarUrl, avatarEmoji, avatarBgColor, visibility, ownerId } = persona
  return {
    id,
    slug,
    name,
    description,
    category,
    voice,
    avatarUrl,
    avatarEmoji,
    avatarBgColor,
    isPrivate: visibility === 'private',
    visibility: wireVisibilities[visibility],
    ownerId,
    createdAt: persona.createdAt.toISOString(),
    voteCount: persona.upvotes - persona.downvotes,
    conversationCount: persona.conversationCount,
    hasOwnModel: persona.hasOwnModel ?? false,
  }
}

/** Encodes a card as the search index stores it and the public list returns it. */
export const encodeCard = (persona: PersonaCard): Buffer => PersonaMessage.serialize(toWireCard(persona))

/** Returns the summary of an encoded card. */
export function summaryOfCard(encoded: Uint8Array): PersonaSummary {
  const { name, description, category } = PersonaMessage.deserialize(Buffer.from(encoded.buffer, encoded.byteOffset, encoded.length))
  return { name, description, category: category as Category }
}

/** Returns one persona with the fields that the caller may see: some are for its owner only. */
export function toWirePersona(persona: Persona, caller: Caller, { chatModels }: { chatModels: ChatChoices }): WirePersona {
  const { openingLines, openingLinesMade, embedOrigins, chatModel = '' } = persona
  const messageCredits = choiceOf(chatModels, chatModel).credits
  const beginning = { firstMessage: greetingOf(persona), openingLines: [...openingLines], openingLinesMade }
  const details = { ...beginning, embedOrigins: [...embedOrigins], messageCredits }
  const shown = { ...toWireCard(persona), ...details }
  return isOwner(persona, caller) ? { ...shown, ...ownFields(persona, chatModels) } : shown
}

/** Returns the fields for the owner. */
function ownFields(persona: Persona, chatModels: ChatChoices) {
  const { rolePrompt, strictlyFollows, greeting, version, onlyFromMaterial = false, aboveLimit = false, chatModel = '' } = persona
  const chosen = shownChoice(chatModels, chatModel)
  const prompts = { rolePrompt, strictlyFollows, greeting }
  return { ...prompts, version, onlyFromMaterial, aboveLimit, chatModel: chosen, ...ownSuspension(persona) }
}

/** Returns the suspension as its owner reads it: without who suspended the persona. */
const ownSuspension = ({ suspension }: Persona) =>
  suspension ? { suspension: { reason: suspension.reason, at: suspension.at.toISOString() } } : {}

/** Returns a persona as operators see it: without its prompts. */
export function toWireOperated(persona: OperatedPersona): WireOperated {
  const { suspension, ownerSuspended = false, aboveLimit = false, openReports } = persona
  const wireSuspension = suspension && { ...suspension, at: suspension.at.toISOString() }
  return { persona: toWireCard(persona), suspension: wireSuspension ?? null, ownerSuspended, aboveLimit, openReports }
}

/** Returns what a model needs to answer as the persona, prompts included. For services only. */
export function toWireProfile(persona: Persona): WireProfile {
  const { id, slug, name, description, category, rolePrompt, strictlyFollows } = persona
  const greeting = greetingOf(persona)
  const { hasMaterial = false, onlyFromMaterial = false, chatModel = '' } = persona
  const profile = { id, slug, name, description, category, rolePrompt, strictlyFollows, greeting, isPublic: !isHidden(persona) }
  return { ...profile, hasMaterial, onlyFromMaterial, chatModel }
}

/** Returns the model of a persona's creator, with its key. For chat only. */
export const toWireModel = ({ setAt, restsForMs, ...model }: CreatorModel) => ({
  ...model,
  setAt: setAt.toISOString(),
  restsForS: Math.ceil(restsForMs / 1_000),
})

/** Reads a form. A request without a form counts as an empty form, which the rules of the form refuse. */
export function fromWireForm(form: WireForm | null): PersonaForm {
  if (!form) return emptyForm
  const { isPrivate, visibility, ...fields } = form
  return { ...fields, visibility: fromWireVisibility(visibility, isPrivate) }
}

const wireVisibilities = {
  public: 'VISIBILITY_PUBLIC',
  unlisted: 'VISIBILITY_UNLISTED',
  draft: 'VISIBILITY_DRAFT',
  private: 'VISIBILITY_PRIVATE',
} as const satisfies Record<Visibility, WireVisibility>

/** Reads the visibility of a form; without one `is_private` decides. Throws VALIDATION for an unknown value. */
function fromWireVisibility(visibility: WireVisibility, isPrivate: boolean): Visibility {
  if (visibility === 'VISIBILITY_UNSPECIFIED') return isPrivate ? 'private' : 'public'
  const found = visibilities.find((known) => wireVisibilities[known] === visibility)
  if (found) return found
  const message = 'Please choose who can see it'
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { visibility: message } })
}

const emptyForm: PersonaForm = {
  name: '',
  description: '',
  category: '',
  rolePrompt: '',
  strictlyFollows: '',
  voice: '',
  slug: '',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: '',
  visibility: 'public',
  greeting: '',
  openingLines: [],
  embedOrigins: [],
  onlyFromMaterial: false,
  chatModel: '',
}

export function toWireVersion({ version, savedAt, rolePrompt, strictlyFollows }: PromptVersion): WireVersion {
  return { version, savedAt: savedAt.toISOString(), rolePrompt, strictlyFollows }
}

const wireDirections = { up: 'DIRECTION_UP', down: 'DIRECTION_DOWN' } as const

export const toWireDirection = (direction: Direction | null): WireDirection =>
  direction ? wireDirections[direction] : 'DIRECTION_UNSPECIFIED'

export function toWireVote({ personaId, direction, at }: Vote): WireVote {
  return { personaId, direction: wireDirections[direction], castAt: at.toISOString() }
}

/** Reads the direction of a vote. Throws VALIDATION for DIRECTION_UNSPECIFIED and for unknown values. */
export function fromWireDirection(direction: WireDirection): Direction {
  if (direction === wireDirections.up) return 'up'
  if (direction === wireDirections.down) return 'down'
  const message = 'A vote must be up or down'
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { direction: message } })
}
