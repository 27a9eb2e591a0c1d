import type { LensName } from '../../lenses/lens.ts'

/** A question that is often asked and has two sides. Each lens is on one of them, with an argument of its own. */
export interface Subject {
  /** Matches questions about it. */
  when: RegExp
  /** Matches the option that `pro` argues for, or the thing that `pro` is in favour of. */
  first: RegExp
  pro: Partial<Record<LensName, string>>
  con: Partial<Record<LensName, string>>
}
