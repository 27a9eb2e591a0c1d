/** Deletes what a part of the service stores beside conversations and exchanges. Each can be repeated. */
export interface Forget {
  /** Deletes all data of a person. */
  person?: (person: string) => Promise<void>
  /** Deletes what is stored only with these conversations. */
  conversations?: (ids: readonly string[]) => Promise<void>
}
