/** How strongly the experts of a discussion agree. */
export type Agreement = 'strong' | 'mixed' | 'split'

/** What the chair answers. */
export interface Conclusion {
  consensus: string
  agreement: Agreement
  minority: { experts: string[]; view: string; reason: string } | null
}
