export interface PublicPersona {
  id: string
  name: string
}

export interface Personas {
  /** Returns those of the personas that everybody can see now. */
  public: (ids: readonly string[], signal: AbortSignal) => Promise<PublicPersona[]>
  /** Returns the public persona that fits a subject best; null when none does. */
  findFor: (subject: string, signal: AbortSignal) => Promise<PublicPersona | null>
}
