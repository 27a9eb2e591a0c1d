import { describe, expect, it } from '@jest/globals'
import { timed } from '@rostra/kit/testing/running-time'
import { leastFit } from '@rostra/llm/least-fit'
import { encodeVectors } from '@rostra/search/segments/vector-segment'
import type { Reading, ReadySource } from '../../domain/passages/passage.ts'
import { encodePassages } from '../../domain/passages/passage-index.ts'
import type { Embed, PassageIndex } from '../../domain/passages/ports.ts'
import { scaleOf } from '../../domain/passages/query/fit.ts'
import { createPassageSearch } from './passage-search.ts'
import { scannedVectors } from './scanned-vectors.ts'

const signal = new AbortController().signal
const sourceOf = (readingId: string, passages: number): ReadySource => ({ personaId: 'p', sourceId: 's', readingId, title: '', passages })
const query = (text: string) => ({ text, earlier: [] })

/** Stored readings by their id, with a count of the loads and of the texts that were read. */
function storeOf(readings: Record<string, readonly string[]>) {
  const store = { loads: [] as string[][], texts: 0, fails: false }
  const index: PassageIndex = {
    segments: async (_personaId, wanted) => {
      store.loads.push(wanted.map(({ readingId }) => readingId))
      await new Promise(setImmediate)
      if (store.fails) throw new Error('away')
      return new Map(
        wanted.flatMap(({ readingId }): [string, Uint8Array[]][] => {
          const passages = readings[readingId]?.map((text) => ({ heading: '', text }))
          return passages ? [[readingId, [...encodePassages(passages)].filter((part) => part !== undefined)]] : []
        }),
      )
    },
    texts: async (_personaId, places) => {
      store.texts += places.length
      return places.flatMap((place) => {
        const text = readings[place.readingId]?.[place.index]
        return text === undefined ? [] : [{ place, passage: { page: null, heading: '', text } }]
      })
    },
  }
  return { store, index }
}
const limits = { maxIndexBytes: 2 ** 20, maxTextBytes: 2 ** 20 }

describe('the search for passages', () => {
  it('loads a reading once for concurrent searches, and keeps it with its texts', async () => {
    const { store, index } = storeOf({ a: ['bees make honey', 'wax'], b: ['honey cake'] })
    const search = createPassageSearch({ stored: index, ...limits })
    const sources = [sourceOf('a', 2), sourceOf('b', 1)]
    const found = await Promise.all([1, 2, 3].map(() => search.find('p', sources, query('honey'), signal)))
    for (const passages of found) expect(passages.map(({ text }) => text).sort()).toEqual(['bees make honey', 'honey cake'])
    const { texts } = store
    await search.find('p', [sourceOf('b', 1), sourceOf('a', 2)], query('honey'), signal)
    expect(store.loads).toEqual([['a', 'b']])
    expect(store.texts).toBe(texts)
  })

  it('answers from the only passage that there is, by the words of one sentence', async () => {
    const { index } = storeOf({ a: ['Workshop handbook. We are open from nine to five. The warranty of a bicycle is seven years.'] })
    const search = createPassageSearch({ stored: index, ...limits })
    const fitOf = async (text: string) => (await search.find('p', [sourceOf('a', 1)], query(text), signal))[0]?.fit ?? 0
    expect(await fitOf('How long is the warranty of a bicycle?')).toBeGreaterThan(leastFit)
    expect(await fitOf('How long is the warranty of a car battery?')).toBeLessThan(leastFit)
  })

  it('loads only the readings that are new', async () => {
    const { store, index } = storeOf({ a: ['bees make honey'], b: ['honey cake'] })
    const search = createPassageSearch({ stored: index, ...limits })
    await search.find('p', [sourceOf('a', 1)], query('honey'), signal)
    await search.find('p', [sourceOf('a', 1), sourceOf('b', 1)], query('honey'), signal)
    expect(store.loads).toEqual([['a'], ['b']])
  })

  it('forgets what does not fit into its memory', async () => {
    const { store, index } = storeOf({ a: ['bees make honey'], b: ['honey cake'] })
    const search = createPassageSearch({ stored: index, maxIndexBytes: 700, maxTextBytes: 1 })
    for (const readingId of ['a', 'b', 'a']) await search.find('p', [sourceOf(readingId, 1)], query('honey'), signal)
    expect(store.loads).toEqual([['a'], ['b'], ['a']])
  })

  it('ends a search whose signal aborts, and goes on for the others of the same load', async () => {
    const { index } = storeOf({ a: ['bees make honey'] })
    const search = createPassageSearch({ stored: index, ...limits })
    const leaving = new AbortController()
    const left = search.find('p', [sourceOf('a', 1)], query('honey'), leaving.signal)
    const stayed = search.find('p', [sourceOf('a', 1)], query('honey'), signal)
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    expect(await stayed).toHaveLength(1)
  })

  it('fails while the store is away, and reads again afterwards', async () => {
    const { store, index } = storeOf({ a: ['bees make honey'] })
    const search = createPassageSearch({ stored: index, ...limits })
    store.fails = true
    await expect(search.find('p', [sourceOf('a', 1)], query('honey'), signal)).rejects.toThrow('away')
    store.fails = false
    expect(await search.find('p', [sourceOf('a', 1)], query('honey'), signal)).toHaveLength(1)
  })

  it('leaves out a passage whose row was deleted meanwhile', async () => {
    const { index } = storeOf({ a: ['bees make honey', 'honey'] })
    const search = createPassageSearch({ stored: { ...index, texts: async () => [] }, ...limits })
    expect(await search.find('p', [sourceOf('a', 2)], query('honey'), signal)).toEqual([])
  })
})

describe('the search by words and meaning', () => {
  const texts = ['feline companions sleep all day', 'bees make honey', 'a cat likes honey']
  /** Vectors of two numbers: how much of cats, how much of bees. */
  const vectors = [[[1, 0]], [[0, 1]], [[0.8, 0.6]]]
  const createSearch = (embed: Embed) => {
    const { index } = storeOf({ a: texts })
    const stored = {
      add: async () => {},
      deleteOthers: async () => {},
      segments: async (_personaId: string, readings: readonly Reading[]) =>
        new Map(readings.map(({ readingId }) => [readingId, [encodeVectors(0, vectors)]])),
      deletionOf: () => [],
      deletionOfPersona: () => [],
    }
    const search = createPassageSearch({ stored: index, byMeaning: { embed, vectors: scannedVectors(stored, 2 ** 20) }, ...limits })
    return async (text: string) => (await search.find('p', [sourceOf('a', 3)], query(text), signal)).map((passage) => passage.text)
  }

  it('finds a passage that shares no word, and puts first what both find', async () => {
    const find = createSearch(async () => [[1, 0]])
    expect(await find('cat')).toEqual([texts[2], texts[0]])
  })

  it('finds by its question what a message of several sentences means', async () => {
    const find = createSearch(async (asked) => asked.map((text) => (text === 'Where do kittens sleep?' ? [1, 0] : [0, 1])))
    const found = await find('Where do kittens sleep? My sister travels tomorrow.')
    expect(found).toContain(texts[0])
    expect(found).toContain(texts[1])
  })

  it('finds what a question in another language means', async () => {
    const find = createSearch(async () => [[1, 0]])
    expect(await find('Где спят кошки?')).toEqual([texts[0], texts[2]])
  })

  it('finds by words alone when the model fails', async () => {
    const find = createSearch(async () => {
      throw new Error('away')
    })
    expect(await find('cat')).toEqual([texts[2]])
  })

  it('finds by words alone when the model takes longer than a second', async () => {
    const find = createSearch(() => new Promise(() => {}))
    const { result, ms } = await timed(() => find('cat'))
    expect(result).toEqual([texts[2]])
    expect(ms).toBeLessThan(3_000)
  })

  it('leaves out what is hardly similar, and vectors of another length', async () => {
    expect(await createSearch(async () => [[-1, 0.1]])('zebra')).toEqual([])
    expect(await createSearch(async () => [[1, 0, 0]])('cat')).toEqual([texts[2]])
  })
})

describe('a request for help after what a person tells', () => {
  const texts = [
    'We help you to choose a bicycle. Our advice is free of charge.',
    'Wir helfen dir bei der Wahl. Der Tipp des Monats ist kostenlos.',
    'We help with tyres too. My advice is to check them in spring.',
  ]
  const find = async (text: string) => {
    const { index } = storeOf({ a: texts })
    return createPassageSearch({ stored: index, ...limits }).find('p', [sourceOf('a', 3)], query(text), signal)
  }

  it.each([
    'My phone screen is broken. Can you help me?',
    'We are getting married in May! Do you have any advice?',
    'Mein Handydisplay ist kaputt. Kannst du mir helfen?',
    'Wir heiraten im Mai! Hast du einen Tipp?',
  ])('fits nothing on other subjects: %s', async (message) => {
    expect((await find(message)).filter(({ fit }) => fit >= leastFit)).toEqual([])
  })

  it('fits what has another word of the message', async () => {
    expect((await find('I need a bicycle. Can you help?')).map(({ fit, text }) => [text, fit >= leastFit])[0]).toEqual([texts[0], true])
  })
})

describe('what fits a question', () => {
  const passages = [
    { heading: '', text: 'About bees.' },
    { heading: 'Honey › How long does honey keep?', text: 'For many years, in a closed jar.' },
    { heading: 'Honey › Why does honey set?', text: 'Because of its glucose.' },
    {
      heading: 'Wax',
      text: 'Bees make wax from honey. They build combs of it in the dark hive, cell beside cell, and close ripe ones with a thin white lid each summer.',
    },
  ]
  const stored: PassageIndex = {
    segments: async () => new Map([['a', [...encodePassages(passages)].filter((part) => part !== undefined)]]),
    texts: async (_personaId, places) =>
      places.flatMap((place) => {
        const passage = passages[place.index]
        return passage ? [{ place, passage: { page: null, ...passage } }] : []
      }),
  }
  const sources = [sourceOf('a', passages.length)]
  /** `similarities`: those of the first passages to every message; the others have no vectors. */
  const of = (similarities?: readonly number[]) => {
    const vectors = similarities && {
      nearest: async () => similarities.map((similarity, index) => ({ sourceId: 's', readingId: 'a', index, similarity })),
      embedded: async () => (place: { index: number }) => place.index < similarities.length,
    }
    const byMeaning = vectors && { embed: async () => [[1]], scale: scaleOf('multilingual-e5-small'), vectors }
    const search = createPassageSearch({ stored, byMeaning, ...limits })
    const find = (text: string, ...earlier: string[]) => search.find('p', sources, { text, earlier }, signal)
    return { find, openers: async (text: string) => search.openers('p', sources, await find(text), signal) }
  }

  it('has the words of the question that a passage answers', async () => {
    const [keeps] = await of().find('How long does honey keep?')
    expect(keeps).toMatchObject({ text: passages[1]?.text, fit: 1 })
    expect(await of().find('What is the capital of Peru?')).toEqual([])
  })

  it('is judged by words while a passage has no vector', async () => {
    const fitOf = async (similarities: number[]) =>
      (await of(similarities).find('Why does honey set?')).find(({ text }) => text === passages[2]?.text)?.fit
    expect(await fitOf([0.7])).toBe(1)
    expect(await fitOf([0.7, 0.7, 0.7, 0.7])).toBeLessThan(0.5)
  })

  it('is found by misspelled words too', async () => {
    const [keeps] = await of().find('hw lng does hnoey keep?')
    expect(keeps?.text).toBe(passages[1]?.text)
    expect(keeps?.fit).toBeGreaterThan(leastFit)
  })

  it('is what follows in the same source, for a message that asks for more', async () => {
    const found = await of().find('Anything else?', 'How long does honey keep?')
    const fits = new Map(found.map(({ text, fit }) => [text, fit]))
    const [about, keeps, sets, wax] = passages.map(({ text }) => fits.get(text) ?? 0)
    expect(keeps).toBe(1)
    expect(sets).toBeGreaterThan(wax ?? 0)
    expect(wax).toBeGreaterThan(about ?? 0)
  })

  it('is nothing for a message without a subject, after one on which there is nothing', async () => {
    expect(await of().find('How do I keep going?', 'My husband is ill')).toEqual([])
    expect(await of().find('How do I keep going?', 'How long does honey keep?')).not.toEqual([])
  })

  it('has openers otherwise, each of which is answered: questions, then headings', async () => {
    const openers = await of().openers('What is the capital of Peru?')
    expect(openers).toEqual(['How long does honey keep?', 'Why does honey set?', 'Wax'])
    for (const opener of openers) {
      const [answer] = await of().find(opener)
      expect(answer?.heading.endsWith(opener)).toBe(true)
      expect(answer?.fit).toBeGreaterThanOrEqual(0.5)
    }
  })

  it('has openers that are nearest to the message first', async () => {
    const far = [0.78, 0.78, 0.78, 0.8]
    expect((await of(far).openers('Which candles burn longest?'))[0]).toBe('Wax')
    expect(await of(far).openers('Which wax burns longest?')).toContain('Wax')
    const search = createPassageSearch({ stored, ...limits })
    expect(await search.openers('p', [], [], signal)).toEqual([])
  })
})
