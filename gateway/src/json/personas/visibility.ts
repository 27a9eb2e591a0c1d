import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import type { Visibility as WireVisibility } from '@rostra/proto/gen/rostra/persona/v1/Visibility'
import { z } from 'zod'

export const visibilitySchema = z.enum(['public', 'unlisted', 'draft', 'private']).meta({
  id: 'Visibility',
  description:
    'Who may see a persona. `public`: everyone, in lists too. `unlisted`: everyone who has its link. `draft`, until it is finished, and ' +
    '`private`, a right of some roles: its owner',
})

export type Visibility = z.infer<typeof visibilitySchema>

export const wireVisibilities = {
  public: 'VISIBILITY_PUBLIC',
  unlisted: 'VISIBILITY_UNLISTED',
  draft: 'VISIBILITY_DRAFT',
  private: 'VISIBILITY_PRIVATE',
} as const satisfies Record<Visibility, WireVisibility>

/** Returns who may see a persona. A persona service from before unlisted personas and drafts says whether it is private. */
export const visibilityOf = ({ visibility, isPrivate }: Pick<Persona__Output, 'visibility' | 'isPrivate'>): Visibility =>
  visibilitySchema.options.find((known) => wireVisibilities[known] === visibility) ?? (isPrivate ? 'private' : 'public')

/** Reports whether pages and pictures may show a persona to everyone who has its link. */
export const isOpen = (persona: Pick<Persona__Output, 'visibility' | 'isPrivate'>): boolean =>
  ['public', 'unlisted'].includes(visibilityOf(persona))

/** Reports whether lists and search engines may have a persona. */
export const isListed = (persona: Pick<Persona__Output, 'visibility' | 'isPrivate'>): boolean => visibilityOf(persona) === 'public'
