/** An everyday subject that many people talk about. */
export interface Subject {
  name: string
  /** `{a|b}` stands for one of the alternatives. */
  templates: readonly string[]
}
