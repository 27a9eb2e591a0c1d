/** What the files of one folder may import. */
export interface ImportRule {
  /** A glob of the importing files. */
  files: string
  /** Globs of the repository's files that they may import. Without it, all. */
  allows?: readonly string[]
  /** Globs of files and packages that they may not import, even where `allows` names them. */
  refuses?: readonly string[]
  /** What to do instead, for the engineer who reads the failure. */
  advice: string
}

/** A glob of any of these names. */
export const anyOf = (names: readonly string[]) => (names.length === 1 ? names.join() : `{${names}}`)
