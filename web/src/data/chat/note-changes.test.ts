import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Memories, Note } from '../../api/schemas.ts'
import { applyNoteChange, forget, type NoteChange, notesOf, replaceNote, undoNoteChange } from './note-changes.ts'

const livia = { botId: 'b1', botName: 'Livia', botSlug: 'livia' }
const max = { botId: 'b2', botName: 'Max', botSlug: 'max' }
const note = (id: string, minute = 0): Note => ({
  id,
  text: `Text of ${id}`,
  byMember: false,
  createdAt: `2025-04-15T00:${String(minute).padStart(2, '0')}:00Z`,
})
const memories: Memories = {
  enabled: true,
  personas: [
    { ...livia, notes: [note('n1', 1), note('n2', 2), note('n3', 3)] },
    { ...max, notes: [note('m1')] },
  ],
}
const ids = (of: Memories, botId = 'b1') => notesOf(of, botId).map(({ id }) => id)

describe('a change of a note', () => {
  it('adds at the end, and lists a persona that had none first', () => {
    expect(ids(applyNoteChange(memories, { kind: 'add', persona: livia, note: note('n4') }))).toEqual(['n1', 'n2', 'n3', 'n4'])
    const ada = { botId: 'b3', botName: 'Ada', botSlug: 'ada' }
    const added = applyNoteChange(memories, { kind: 'add', persona: ada, note: note('a1') })
    expect(added.personas.map(({ botName }) => botName)).toEqual(['Ada', 'Livia', 'Max'])
  })

  it('makes an edited note the member’s', () => {
    const edited = applyNoteChange(memories, { kind: 'edit', persona: livia, note: note('n2', 2), text: 'New' })
    expect(notesOf(edited, 'b1')[1]).toEqual({ ...note('n2', 2), text: 'New', byMember: true })
  })

  it('keeps a persona whose last note is deleted, for its undo', () => {
    const deleted = applyNoteChange(memories, { kind: 'delete', persona: max, note: note('m1') })
    expect(deleted.personas.map(({ botName, notes }) => [botName, notes.length])).toEqual([
      ['Livia', 3],
      ['Max', 0],
    ])
  })

  it('shows what the server stored, except over a later edit', () => {
    const change: NoteChange = { kind: 'edit', persona: livia, note: note('n1', 1), text: 'First' }
    const stored = { ...note('n1', 1), text: 'First, stored' }
    const first = applyNoteChange(memories, change)
    expect(notesOf(replaceNote(first, change, stored), 'b1')[0]).toEqual(stored)
    const second = applyNoteChange(first, { ...change, text: 'Second' })
    expect(replaceNote(second, change, stored)).toEqual(second)
  })

  it('adds no second note of a text that is noted already', () => {
    const change: NoteChange = { kind: 'add', persona: livia, note: { ...note('new'), text: 'Text of n1' } }
    expect(ids(replaceNote(applyNoteChange(memories, change), change, note('n1', 1)))).toEqual(['n2', 'n3', 'n1'])
  })
})

it('all notes of a persona, or of all, are removed', () => {
  expect(forget(memories, 'b1').personas.map(({ botId }) => botId)).toEqual(['b2'])
  expect(forget(memories, null)).toEqual({ enabled: true, personas: [] })
})

const existing = fc.constantFrom(...notesOf(memories, 'b1'))
const changes: fc.Arbitrary<NoteChange> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), persona: fc.constant(livia), note: fc.constantFrom(note('new1', 8), note('new2', 9)) }),
  fc.record({ kind: fc.constant('edit' as const), persona: fc.constant(livia), note: existing, text: fc.constantFrom('A', 'B') }),
  fc.record({ kind: fc.constant('delete' as const), persona: fc.constant(livia), note: existing }),
)

describe('reverting a change that failed', () => {
  it('leaves the notes as they were', () => {
    fc.assert(fc.property(changes, (change) => expect(undoNoteChange(applyNoteChange(memories, change), change)).toEqual(memories)))
  })

  it('keeps the change of another note that came after it', () => {
    fc.assert(
      fc.property(changes, changes, (failed, later) => {
        fc.pre(failed.note.id !== later.note.id)
        const after = undoNoteChange(applyNoteChange(applyNoteChange(memories, failed), later), failed)
        expect(after).toEqual(applyNoteChange(memories, later))
      }),
    )
  })
})
