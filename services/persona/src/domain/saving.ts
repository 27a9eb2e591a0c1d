import { DomainError } from '@rostra/kit/errors'
import { openingLinesAfter } from './opening-lines.ts'
import type { NewPersona, Persona } from './persona.ts'
import type { PersonaDraft } from './persona-form.ts'

/** A persona at its first save. */
export function created(draft: PersonaDraft, { slug, ownerId, at }: { slug: string; ownerId: string; at: Date }): NewPersona {
  return {
    ...draft,
    ...{ slug, ownerId, createdAt: at, version: 1, greeting: '', openingLinesMade: false },
    ...{ upvotes: 0, downvotes: 0, conversationCount: 0, peopleCount: 0 },
  }
}

/** A persona after a form was saved over it. A form without a slug leaves the slug, which links lead to, as it is. */
export function edited(persona: Persona, draft: PersonaDraft): Persona {
  return { ...persona, ...draft, ...openingLinesAfter(persona, draft), slug: draft.slug || persona.slug, version: persona.version + 1 }
}

/** Throws EDITED_ELSEWHERE when somebody has saved since `version`, which nobody has to name. */
export function refuseStale(persona: Persona, version: number | undefined): void {
  if (version !== undefined && version !== persona.version)
    throw new DomainError('state', 'EDITED_ELSEWHERE', 'This AI persona was changed elsewhere. Load it again before you save')
}
