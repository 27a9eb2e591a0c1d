import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createDocumentIndex, type NewDocument } from './document-index.ts'

/** Words that are their own stems, ten with the same first letters. The first are frequent, the last rare. */
const words = Array.from({ length: 200 }, (_, i) => `${String.fromCharCode(97 + Math.floor(i / 10))}x${i % 10}`)
/** Draws evenly by the logarithm of the position: without bias, or nearly all words would be the same two. */
const word = fc.noBias(fc.nat(999_999)).map((n) => words[Math.floor(words.length ** (n / 1_000_000)) - 1] as string)
const facets = ['travel', 'finance', 'other'] as const
const orders = ['popular', 'newest', 'rating'] as const
type Facet = (typeof facets)[number]
type Order = (typeof orders)[number]

/** Changes, of so many documents: enough for a compaction. */
const changeCount = 2_000
const documentCount = 600

interface Content {
  words: string[]
  facet: Facet
}

const change = fc.record({
  number: fc.nat(documentCount),
  words: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
  facet: fc.constantFrom(...facets),
  key: fc.nat(300),
})
const request = fc.record({
  typed: fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((some) => ({ words: [...new Set(some)], prefix: '' })),
    fc.tuple(word, word).map(([first, second]) => ({ words: [first, second.slice(0, 2)], prefix: second.slice(0, 2) })),
  ),
  facet: fc.constantFrom<Facet | null>(null, 'travel'),
  order: fc.constantFrom(...orders),
  skip: fc.constantFrom(0, 10, 80),
})

const encode = (content: Content) => Buffer.from(JSON.stringify(content))
const decode = (bytes: Uint8Array): Content => JSON.parse(Buffer.from(bytes).toString())
const emptyIndex = () =>
  createDocumentIndex<Content, Facet, Order>({
    orders,
    facets,
    contentOf: decode,
    isSame: (one, other) => encode(one).equals(encode(other)),
    wordsOf: (content) => content.words,
    facetOf: ({ facet }) => facet,
    sizes: { minBitmap: 16, minChanged: 20 },
  })

test('frequent and rare words are found as in a full scan, in every order, after changes, removals and a compaction', () => {
  const many = fc.array(change, { minLength: changeCount, maxLength: changeCount, size: 'max' })
  fc.assert(
    fc.property(many, fc.array(request, { minLength: 20, maxLength: 20, size: 'max' }), (changes, requests) => {
      const index = emptyIndex()
      const present = new Map<string, NewDocument<Content, Order>>()
      for (const [i, { number, words: some, facet, key }] of changes.entries()) {
        const id = number.toString(16).padStart(24, '0')
        const content = { words: some, facet }
        const document = { id, bytes: encode(content), content, sortKeys: { popular: key, newest: -key, rating: key % 7 } }
        index.put(document)
        present.set(id, document)
        if (i % 5 > 0) continue
        index.remove(id)
        present.delete(id)
      }
      for (const { typed, facet, order, skip } of requests) {
        const query = { search: typed, facet, order, skip, limit: 10 }
        const hasAll = ({ content }: NewDocument<Content, Order>) =>
          typed.words.every((text) => content.words.some((known) => (text === typed.prefix ? known.startsWith(text) : known === text)))
        const found = [...present.values()].filter((each) => (facet === null || each.content.facet === facet) && hasAll(each))
        found.sort((a, b) => b.sortKeys[order] - a.sortKeys[order] || (a.id < b.id ? 1 : -1))
        const onPage = found.slice(skip, skip + 10)
        expect(index.find(query).total).toBe(found.length)
        expect(index.find(query).documents.map(decode)).toEqual(onPage.map(({ content }) => content))
        expect(index.findIds(query)).toEqual(onPage.map(({ id }) => id))
        if (facet !== null) continue
        const counts = facets.map((each) => ({ facet: each, count: found.filter(({ content }) => content.facet === each).length }))
        expect(index.countByFacet(typed)).toEqual(counts.filter((each) => each.count > 0))
      }
    }),
    // A smaller example of a failure would take minutes to find.
    { numRuns: 3, endOnFailure: true },
  )
})
