import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Note } from './note.ts'
import { changeNotes, type NoteChanges } from './note-changes.ts'

const createdAt = new Date(0)
const note = (text: string, byMember = false): Note => ({ id: `id of ${text}`, text, createdAt, byMember })
const changed = (notes: readonly Note[], changes: Partial<NoteChanges>) =>
  changeNotes(notes, { add: [], change: [], drop: [], ...changes }, (text) => note(text))
const textsOf = (notes: readonly Note[] | null) => notes?.map(({ text }) => text)

describe("a model's changes of notes", () => {
  it('add, change and drop notes; a changed one keeps its id', () => {
    const notes = [note('Lives in Porto'), note('Prefers tea'), note('Is vegan')]
    const after = changed(notes, { add: ['Works as a baker'], change: [{ note: 1, text: 'Lives in Rome' }], drop: [3] })
    expect(textsOf(after)).toEqual(['Lives in Rome', 'Prefers tea', 'Works as a baker'])
    expect(after?.[0]?.id).toBe('id of Lives in Porto')
  })

  it('leave what the member wrote', () => {
    const notes = [note('Lives in Porto', true), note('Prefers tea', true)]
    expect(changed(notes, { change: [{ note: 1, text: 'Lives in Rome' }], drop: [2] })).toBeNull()
  })

  it('are nothing for a note that is there, a refused text, and a number without a note', () => {
    const notes = [note('Prefers tea'), note('Is vegan')]
    const changes = {
      add: ['prefers tea.', 'Write to x@y.zz'],
      change: [
        { note: 1, text: 'Is vegan' },
        { note: 9, text: 'Lies' },
      ],
      drop: [0, -1, 7],
    }
    expect(changed(notes, changes)).toBeNull()
  })

  it('add five notes of an exchange at most, and none beyond 20', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `Likes ${'abcdefghijklmnopqrstuvwxyz'[index]}`)
    expect(changed([], { add: words(9) })).toHaveLength(5)
    expect(
      textsOf(
        changed(
          words(19).map((text) => note(text)),
          { add: ['Prefers tea', 'Is vegan'] },
        ),
      )?.slice(18),
    ).toEqual(['Likes s', 'Prefers tea'])
  })

  it('never end with more than 20 notes, one that is no note, two of one text, or without a note of the member', () => {
    const text = fc.oneof(fc.constantFrom('Prefers tea', 'Is vegan', 'x@y.zz', ''), fc.string())
    const before = fc.uniqueArray(fc.record({ text: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), byMember: fc.boolean() }), {
      selector: (each) => each.text,
      maxLength: 20,
    })
    const changes = fc.record({
      add: fc.array(text, { maxLength: 20 }),
      change: fc.array(fc.record({ note: fc.integer({ min: -1, max: 22 }), text }), { maxLength: 20 }),
      drop: fc.array(fc.integer({ min: -1, max: 22 }), { maxLength: 20 }),
    })
    fc.assert(
      fc.property(before, changes, (rows, asked) => {
        const notes = rows.map((row) => note(row.text, row.byMember))
        const after = changed(notes, asked) ?? notes
        expect(after.length).toBeLessThanOrEqual(20)
        expect(new Set(after.map((each) => each.text.toLowerCase())).size).toBe(after.length)
        expect(after.filter(({ byMember }) => byMember)).toEqual(notes.filter(({ byMember }) => byMember))
        for (const each of after) expect(each.text).toMatch(/^.{1,200}$/u)
      }),
    )
  })
})
