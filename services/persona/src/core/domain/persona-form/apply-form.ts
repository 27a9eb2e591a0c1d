import { DomainError } from '@rostra/kit/errors'
import { defaultOpeningLines } from '../opening-lines/default-opening-lines.ts'
import { openingLinesAfterSave } from '../opening-lines/opening-lines.ts'
import type { NewPersona, Persona } from '../personas/persona.ts'
import type { PersonaDraft } from './persona-form.ts'

/** Returns a new persona from a form. */
export function newPersona(draft: PersonaDraft, { slug, ownerId, at }: { slug: string; ownerId: string; at: Date }): NewPersona {
  return {
    ...draft,
    slug,
    ownerId,
    createdAt: at,
    version: 1,
    openingLinesMade: false,
    upvotes: 0,
    downvotes: 0,
    conversationCount: 0,
    peopleCount: 0,
  }
}

/** Returns a persona with the fields of a form. A form without a slug keeps the persona's slug, because links lead to it. */
export function applyForm(persona: Persona, draft: PersonaDraft): Persona {
  const lines = openingLinesAfterSave(persona, draft, defaultOpeningLines(draft))
  return { ...persona, ...draft, ...lines, slug: draft.slug || persona.slug, version: persona.version + 1 }
}

/** Returns a persona with the default opening lines where it has none, for an owner who has no free work left. */
export function withDefaultLines<P extends NewPersona>(persona: P): P {
  if (persona.openingLines.length > 0) return persona
  return { ...persona, openingLines: defaultOpeningLines(persona), openingLinesMade: true }
}

/** Throws EDITED_ELSEWHERE when the persona was saved since `version`. An undefined version skips the check. */
export function checkVersion(persona: Persona, version: number | undefined): void {
  if (version !== undefined && version !== persona.version)
    throw new DomainError('state', 'EDITED_ELSEWHERE', 'This AI persona was changed elsewhere. Load it again before you save')
}
