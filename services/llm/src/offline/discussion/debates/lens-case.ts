/** How a lens argues when a question has sides. `{chosen}` and `{other}` are options, `{subject}` is what an opinion is asked about. */
export interface LensCase {
  /** Why it takes an option; fits after "because". */
  because: string
  /** What it would do before choosing; fits after "but first". */
  first: string
  /** What would change its mind, as the lens's `doubt` in other words. */
  doubt: string
  /** What it asks of a thing that it is in favour of, or misses in one that it is against; fits after "as long as" and "unless". */
  proviso: string
  choice: readonly [string, string]
  inFavour: string
  against: string
}
