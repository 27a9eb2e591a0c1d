/** Deletes the data of one part of the service, conversations and exchanges apart. Both methods can be repeated. */
export interface Forget {
  /** Deletes all data of a person. */
  person?: (person: string) => Promise<void>
  /** Deletes what is stored only with these conversations. */
  conversations?: (ids: readonly string[]) => Promise<void>
}
