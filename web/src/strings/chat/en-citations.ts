/** The English texts of citations in answers. Another language is another file of this shape. */
export const enCitations = {
  sources: 'Sources',
  source: (n: number, title: string, page: number | string | null) => `Source ${n}: ${title}${page === null ? '' : `, page ${page}`}`,
  pending: (n: number) => `Source ${n}, available when the answer is complete`,
  page: (page: number | string) => `p. ${page}`,
  described: (n: number, page: number | string | null) => `Source ${n} of this answer${page === null ? '' : `, page ${page}`}`,
  close: 'Close',
} as const
