import { setTimeout as sleep } from 'node:timers/promises'
import type { Passage, Reading } from '../../src/material/domain/passages/passage.ts'
import type { Passages } from '../../src/material/domain/passages/ports.ts'
import { type FileReader, UnreadableFile, type UploadedFile } from '../../src/material/domain/sources/ports.ts'

/** Passages in memory, which replicas of one test share. */
export class FakePassages implements Passages {
  readonly rows = new Map<string, { reading: Reading; passages: readonly Passage[] }>()

  readonly add: Passages['add'] = async (reading, { passages }) => {
    this.rows.set(reading.readingId, { reading, passages })
  }

  readonly list: Passages['list'] = async ({ readingId }, { skip, limit }) =>
    [...(this.rows.get(readingId)?.passages ?? [])].slice(skip, skip + limit)

  readonly reindexOne: Passages['reindexOne'] = async () => false

  readonly deletionOf: Passages['deletionOf'] = ({ sourceId }, except) => [
    async () => this.#delete((reading) => reading.sourceId === sourceId && reading.readingId !== except),
  ]

  readonly deletionOfPersona: Passages['deletionOfPersona'] = (personaId) => [
    async () => this.#delete((reading) => reading.personaId === personaId),
  ]

  readingsOf(sourceId: string): string[] {
    return [...this.rows.values()].flatMap(({ reading }) => (reading.sourceId === sourceId ? [reading.readingId] : []))
  }

  #delete(matches: (reading: Reading) => boolean): boolean {
    for (const [id, { reading }] of this.rows) if (matches(reading)) this.rows.delete(id)
    return false
  }
}

/** Reads each line of a text as a passage. A file whose text begins with a word of `faults` behaves as its name says. */
export class FakeReader implements FileReader {
  /** The texts whose reading began. */
  readonly begun: string[] = []

  readonly read: FileReader['read'] = async ({ content }: UploadedFile, signal) => {
    const text = Buffer.from(content).toString()
    this.begun.push(text)
    if (text.startsWith('broken')) throw new UnreadableFile('This file is broken. Save it again.')
    if (text.startsWith('defect')) throw new TypeError('a defect')
    if (text.startsWith('slow')) await sleep(60_000, undefined, { signal, ref: false })
    if (text.startsWith('partly'))
      return { pages: 2, passages: [{ page: 1, heading: '', text }], note: 'Page 2 is a picture without text.' }
    if (text.startsWith('huge'))
      return { pages: null, passages: Array.from({ length: Number(text.slice(4)) }, () => ({ page: null, heading: '', text: 'x' })) }
    return { pages: 3, passages: text.split('\n').map((line) => ({ page: 1, heading: 'Start', text: line })) }
  }
}
