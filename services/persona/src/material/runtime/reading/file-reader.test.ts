import { afterAll, describe, expect, it, jest } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import type { Passage } from '../../domain/passages/passage.ts'
import { encodePassages } from '../../domain/passages/passage-index.ts'
import { encodeTerms } from '../../domain/passages/passage-terms.ts'
import { UnreadableFile } from '../../domain/sources/ports.ts'
import { createFileReader } from './file-reader.ts'
import { makeDocx, wordParagraph } from './testing/make-docx.ts'
import { makeEncryptedPdf, makePdf, makePdfBomb } from './testing/make-pdf.ts'
import { readingProcesses } from './testing/reading-processes.ts'

// The reading process has the lowest priority: on a busy machine it waits for a core.
jest.setTimeout(60_000)

const never = new AbortController().signal
const text = (content: string) => new TextEncoder().encode(content)
/** Takes markdown-it quadratic time. */
const slow = () => ({ name: 'slow.md', content: text('['.repeat(1_000_000)) })
const short = { name: 'text.md', content: text('# Sleep\n\nBabies sleep.') }

/** A passage with what searches need of it. */
function indexed(passage: Passage) {
  const passages = [{ ...passage, terms: encodeTerms(passage.text) }]
  return { passages, segments: [...encodePassages(passages)].filter((segment) => segment !== undefined) }
}

describe('the reader of files', () => {
  const reader = createFileReader()
  afterAll(reader.stop)

  it('reads the text of each type', async () => {
    const pdf = await makePdf([[{ text: 'Sleep', size: 20 }, { text: 'Babies sleep.', gap: 30 }, { text: 'Every day.' }]])
    expect(await reader.read({ name: 'a.pdf', content: pdf }, never)).toEqual({
      pages: 1,
      ...indexed({ page: 1, heading: 'Sleep', text: 'Babies sleep. Every day.' }),
    })
    const expected = { pages: null, ...indexed({ page: null, heading: 'Sleep', text: 'Babies sleep.' }) }
    const docx = await makeDocx(wordParagraph('Sleep', 'berschrift1') + wordParagraph('Babies sleep.'))
    expect(await reader.read({ name: 'a.docx', content: docx }, never)).toEqual(expected)
    expect(await reader.read(short, never)).toEqual(expected)
    expect(await reader.read({ name: 'a.TXT', content: Buffer.from('# Sleep') }, never)).toMatchObject({
      passages: [{ page: null, heading: '', text: '# Sleep' }],
    })
  })

  it.each([
    ['a.pdf', makeEncryptedPdf(), 'protected by a password'],
    ['a.pdf', text('garbage'), 'is not a PDF'],
    ['a.docx', text('garbage'), 'is not a Word document'],
    ['a.xml', text('garbage'), 'Files of this type cannot be read'],
    ['a', text('garbage'), 'Files of this type cannot be read'],
    ['a.md', text('<!-- nothing -->'), 'no text in this file'],
    ['a.txt', text(''), 'no text in this file'],
    ['a.txt', text('x'.repeat(10_000_000)), 'more than 5,000,000 characters'],
  ])('refuses %s with a reason (%#)', async (name, content, reason) => {
    const refusal = await reader.read({ name, content }, never).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnreadableFile)
    expect((refusal as Error).message).toContain(reason)
  })

  it('leaves the bytes as they are, and reads a part of a larger array', async () => {
    const shared = text('one two')
    expect((await reader.read({ name: 'a.txt', content: shared.subarray(4) }, never)).passages[0]?.text).toBe('two')
    expect(new TextDecoder().decode(shared)).toBe('one two')
  })

  it('reads files that are given at once', async () => {
    const files = Array.from({ length: 5 }, (_, index) => reader.read({ name: 'a.txt', content: text(`text ${index}`) }, never))
    expect((await Promise.all(files)).map(({ passages }) => passages[0]?.text)).toEqual([0, 1, 2, 3, 4].map((index) => `text ${index}`))
  })
})

describe('a file that takes too much', () => {
  it.each([
    // On a busy machine a process of the lowest priority gets its 0.5 s of CPU late.
    ['of CPU', { cpuMs: 500 }, '0.5 seconds', 60_000],
    ['with what it waits for a core', { ms: 500 }, '25 seconds', 5_000],
  ])(
    'is refused when it takes too long %s, and others are read',
    async (_, limits, stated, withinMs) => {
      const reader = createFileReader({ limits })
      const { ms } = await timed(() => expect(reader.read(slow(), never)).rejects.toThrow(`takes longer than ${stated}`))
      expect(ms).toBeLessThan(withinMs)
      await reader.stop()
      const next = createFileReader()
      await next.read(short, never)
      await next.stop()
    },
    120_000,
  )

  it.each([
    ['buffers', 'a.pdf', () => makePdfBomb(' ', 1_000)],
    ['objects', 'a.docx', () => makeDocx('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(500_000))],
  ])('is refused when it takes too much memory in %s, and others are read', async (_, name, make) => {
    const reader = createFileReader({ limits: { memoryMb: 96 } })
    await expect(reader.read({ name, content: await make() }, never)).rejects.toThrow('needs too much memory')
    expect((await reader.read(short, never)).passages).toHaveLength(1)
    await reader.stop()
  })
})

describe('a reading process that is killed', () => {
  const reader = createFileReader()
  afterAll(reader.stop)
  const killed = async (not?: number) => {
    const pid = await eventually(() => {
      const found = readingProcesses().find((id) => id !== not)
      if (found === undefined) throw new Error('no reading process runs')
      return found
    })
    process.kill(pid, 'SIGKILL')
    return pid
  }

  it('is replaced, and its file is read again', async () => {
    const reading = reader.read(short, never)
    await killed()
    expect((await reading).passages).toHaveLength(1)
  })

  it('makes its file unreadable the second time, and the next one is read', async () => {
    const reading = reader.read(slow(), never)
    const outcome = expect(reading).rejects.toThrow('needs too much memory')
    await killed(await killed())
    await outcome
    expect((await reader.read(short, never)).passages).toHaveLength(1)
  })
})

describe('ending a reading', () => {
  it('throws the reason of the signal, and does not delay others', async () => {
    const reader = createFileReader()
    const aborting = new AbortController()
    const reading = reader.read(slow(), aborting.signal)
    const waiting = reader.read(short, never)
    setTimeout(() => aborting.abort(new Error('the lease is lost')), 300)
    await expect(reading).rejects.toThrow('the lease is lost')
    expect((await waiting).passages).toHaveLength(1)
    await expect(reader.read(short, aborting.signal)).rejects.toThrow('the lease is lost')
    await reader.stop()
  })

  it('ends what is read and what waits at a stop', async () => {
    const reader = createFileReader()
    const readings = [reader.read(slow(), never), reader.read(short, never)]
    const outcomes = Promise.allSettled(readings)
    const { ms } = await timed(reader.stop)
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(ms).toBeLessThan(5_000)
    await expect(reader.read(short, never)).rejects.toThrow('stops')
  })
})
