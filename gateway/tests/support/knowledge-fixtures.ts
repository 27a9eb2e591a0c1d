const createdAt = '2026-11-25T08:00:00.000Z'

/** A source as persona sends it. */
export const wireSource = (source: object = {}) => ({
  id: 's-1',
  kind: 'SOURCE_KIND_FILE',
  title: 'owls.pdf',
  bytes: 1_234,
  pages: 12,
  passages: 30,
  status: 'SOURCE_STATUS_READY',
  reason: '',
  createdAt,
  originalUntil: '',
  keepsOriginal: false,
  vectors: null,
  ...source,
})

/** The same source in the API's form. */
export const source = {
  id: 's-1',
  kind: 'file',
  title: 'owls.pdf',
  bytes: 1_234,
  pages: 12,
  passages: 30,
  status: 'ready',
  reason: null,
  createdAt,
  originalUntil: null,
  keepsOriginal: false,
  meaning: null,
}

/** A citation as chat sends it. */
export const wireCitation = (citation: object = {}) => ({
  n: 2,
  sourceId: 's-1',
  title: 'owls.pdf',
  page: 3,
  heading: 'Owls › Food',
  excerpt: 'Owls eat mice.',
  ...citation,
})

/** The same citation in the API's form. */
export const citation = { n: 2, sourceId: 's-1', title: 'owls.pdf', page: 3, heading: 'Owls › Food', excerpt: 'Owls eat mice.' }
