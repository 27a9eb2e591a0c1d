import { expect, it } from '@jest/globals'
import { documentPart } from './document-part.ts'

const part = (text: string, level = 3) => documentPart(text, { level, number: 2 })

it.each([
  ['headings below those of the document', '# Plan\n\nText\n\n### Step', '### Plan\n\nText\n\n##### Step'],
  ['headings that are already below', '#### Plan\n###### Step', '### Plan\n##### Step'],
  ['at most six levels', '# a\n## b\n### c\n#### d\n##### e\n###### f', '### a\n#### b\n##### c\n###### d\n###### e\n###### f'],
  ['no heading of code, and no hashtag', '#tag\n\n```sh\n# comment\n```\n\n~~~\n```\n# comment\n~~~', null],
  ['no heading of code in a list', '- a\n  ```sh\n  # comment\n  ```\n\n# b', '- a\n  ```sh\n  # comment\n  ```\n\n### b'],
  ['a block of code that was cut off', 'a\n\n````js\nb\n```\nc', 'a\n\n````js\nb\n```\nc\n````'],
  ['an indented block of code that was cut off', '  ~~~\n  b', '  ~~~\n  b\n~~~'],
  ['a block of code that its quotation ends', '> ```\n> a\n\nb', null],
  ['a block of code that its list ends', '1. a\n   ```\n   b\n\nc\n# d', '1. a\n   ```\n   b\n\nc\n### d'],
  ['its own notes', 'a[^1] and b[^n]\n\n[^1]: c\n[^n]: d', 'a[^2-1] and b[^2-n]\n\n[^2-1]: c\n[^2-n]: d'],
  ['no note that is a pattern of characters', 'a[^1] `[^a-z]`\n\n[^1]: c', 'a[^2-1] `[^a-z]`\n\n[^2-1]: c'],
])('a part of a document has %s', (_what, text, expected) => expect(part(text)).toBe(expected ?? text))

it('a part has no blank lines around it', () => expect(part('\n\na\n\n')).toBe('a'))
