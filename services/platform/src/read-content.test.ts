import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { readContent } from './read-content.ts'

const schema = z.strictObject({ name: z.string(), lines: z.array(z.strictObject({ text: z.string().max(10) })) })
const valid = 'name: Ada\nlines:\n  - text: Hello\n'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rostra-content-'))
  mkdirSync(join(root, 'people'))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'people', name), text)
  return readContent('people', schema, root)
}

describe('readContent', () => {
  it('returns the YAML files in the order of their names', async () => {
    const people = await read({ '02-bob.yaml': valid.replace('Ada', 'Bob'), '01-ada.yaml': valid, 'notes.txt': '' })
    expect(people).toEqual([
      { name: 'Ada', lines: [{ text: 'Hello' }] },
      { name: 'Bob', lines: [{ text: 'Hello' }] },
    ])
  })

  it.each([
    ['a wrong field', valid.replace('Hello', 'Hello to all of you'), /^content\/people\/ada\.yaml is wrong:\n {2}lines\.0\.text: Too big/],
    ['a field that is missing', 'name: Ada\n', /ada\.yaml is wrong:\n {2}lines: /],
    ['a field that is unknown', `${valid}age: 3\n`, /ada\.yaml is wrong:\n {2}\(the file\): .*age/],
    ['every wrong field', 'lines: 3\n', /name: .*\n {2}lines: /],
    ['text that is no YAML', 'name: [Ada', /^content\/people\/ada\.yaml: .* at line 1/],
  ])('throws the file and the path of %s', async (_case, text, message) => {
    await expect(read({ 'ada.yaml': text })).rejects.toThrow(message)
  })
})
