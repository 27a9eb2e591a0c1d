import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { removeDraft, removeDrafts } from '../../../data/personas/draft-storage.ts'
import { emptyFields } from '../schema/persona-fields.ts'
import { type Draft, readDraft, sameFields, writeDraft } from './draft.ts'

const browser = globalThis as { localStorage?: unknown }
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

/** A fake localStorage whose entries are own properties, as in a browser. */
function storage(): Record<string, unknown> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}
const setStorage = (value: unknown) => Object.defineProperty(browser, 'localStorage', { value, configurable: true, writable: true })

beforeEach(() => void setStorage(storage()))
afterEach(() => void (before ? Object.defineProperty(browser, 'localStorage', before) : delete browser.localStorage))

const mine = { userId: 'u1', botId: null }
const draft: Draft = { fields: { ...emptyFields, name: 'Li', slug: 'NOT valid', openingLines: ['x', '', ''] }, basedOn: null }

describe('a draft', () => {
  it('is read as it was typed, valid or not', () => {
    writeDraft(mine, draft)
    expect(readDraft(mine)).toEqual(draft)
  })

  it('belongs to one account and one persona', () => {
    writeDraft(mine, draft)
    writeDraft({ userId: 'u1', botId: 'b1' }, { ...draft, basedOn: 4 })
    expect(readDraft({ userId: 'u2', botId: null })).toBeNull()
    expect(readDraft({ userId: 'u1', botId: 'b2' })).toBeNull()
    expect(readDraft({ userId: 'u1', botId: 'b1' })?.basedOn).toBe(4)
  })

  it('is removed alone; logging out removes all drafts and nothing else', () => {
    writeDraft(mine, draft)
    removeDraft(mine)
    expect(readDraft(mine)).toBeNull()
    writeDraft(mine, draft)
    writeDraft({ userId: 'u2', botId: 'b1' }, draft)
    const kept = globalThis.localStorage as unknown as Record<string, string>
    kept['rostra.theme'] = 'dark'
    removeDrafts(null)
    expect(Object.keys(kept)).toEqual(['rostra.theme'])
  })

  it.each([
    '',
    'null',
    'not json',
    '{"v":0}',
    '{"v":3,"basedOn":null,"fields":{"name":7}}',
    JSON.stringify({ v: 2, ...draft }),
    JSON.stringify({ v: 3, basedOn: null, fields: { ...draft.fields, openingLines: ['one'] } }),
    JSON.stringify({ v: 3, basedOn: null, fields: { ...draft.fields, voice: 'robot' } }),
  ])('is null when the stored text is %p', (stored) => {
    ;(globalThis.localStorage as unknown as Record<string, string>)['rostra.persona-draft.u1.new'] = stored
    expect(readDraft(mine)).toBeNull()
  })

  it('causes no error when storage throws', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('blocked')
      },
    })
    expect(() => writeDraft(mine, draft)).not.toThrow()
    expect(readDraft(mine)).toBeNull()
    expect(() => removeDrafts(null)).not.toThrow()
  })
})

it('compares the fields of two forms', () => {
  expect(sameFields(emptyFields, { ...emptyFields, openingLines: ['', '', ''] })).toBe(true)
  expect(sameFields(emptyFields, { ...emptyFields, openingLines: ['', 'x', ''] })).toBe(false)
  expect(sameFields(emptyFields, { ...emptyFields, visibility: 'private' })).toBe(false)
})
