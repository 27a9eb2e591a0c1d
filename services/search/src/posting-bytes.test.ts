import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { PostingReader, removePosting, writePosting } from './posting-bytes.ts'
import { ByteWriter, readVarint, varintLength } from './varint.ts'

test('postings are read as they were written, those of many occurrences as 65,535', () => {
  const gap = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5_000_000 }))
  const posting = fc.record({ gap, occurrences: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 70_000 })) })
  const reader = new PostingReader()
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 200 }), fc.nat(5), (postings, before) => {
      const writer = new ByteWriter(0)
      writer.write(new Uint8Array(before))
      const docIds: number[] = []
      for (const { gap: distance, occurrences } of postings) {
        const previous = docIds.at(-1) ?? -1
        docIds.push(previous + distance)
        writePosting(writer, previous, previous + distance, occurrences)
      }
      reader.read(writer.bytes, before, postings.length)
      expect([...reader.docIds.subarray(0, postings.length)]).toEqual(docIds)
      const occurrences = postings.map((each) => Math.min(each.occurrences, 65_535))
      expect([...reader.occurrences.subarray(0, postings.length)]).toEqual(occurrences)
    }),
  )
})

test('postings without a removed one are those that were never with it', () => {
  const docIds = fc.uniqueArray(fc.oneof(fc.nat(300), fc.nat(5_000_000)), { minLength: 1, maxLength: 60 })
  const encode = (ids: readonly number[]) => {
    const writer = new ByteWriter(8)
    for (const [i, docId] of ids.entries()) writePosting(writer, ids[i - 1] ?? -1, docId, 1 + (docId % 3))
    return writer
  }
  fc.assert(
    fc.property(docIds, fc.nat(), (unsorted, number) => {
      const ids = unsorted.sort((a, b) => a - b)
      const at = number % ids.length
      const writer = encode(ids)
      expect(removePosting(writer, ids[at] as number)).toBe(ids[at - 1] ?? -1)
      expect(Buffer.compare(writer.bytes, encode(ids.toSpliced(at, 1)).bytes)).toBe(0)
      expect(removePosting(writer, ids[at] as number)).toBeUndefined()
      expect(Buffer.compare(writer.bytes, encode(ids.toSpliced(at, 1)).bytes)).toBe(0)
    }),
  )
})

test('varints hold numbers of 32 bits', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff_ffff), { minLength: 1 }), (numbers) => {
      const writer = new ByteWriter(1)
      for (const number of numbers) writer.varint(number)
      let at = 0
      for (const number of numbers) {
        expect(readVarint(writer.bytes, at)).toBe(number)
        at += varintLength(number)
      }
      expect(at).toBe(writer.length)
    }),
  )
})
