import type { Rule } from './ports.ts'

/** Two rules as one: the second sees what the first has made. */
export const inOrder =
  (first: Rule, second: Rule): Rule =>
  (account, now) => {
    const begun = first(account, now)
    const change = second(begun?.account ?? account, now)
    if (!begun || !change) return begun ?? change
    return { account: change.account, entries: [...begun.entries, ...change.entries] }
  }
