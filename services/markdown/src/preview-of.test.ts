import { describe, expect, it } from '@jest/globals'
import { cpuMs } from '@rostra/kit/testing/running-time'
import { previewOf, withoutMarks } from './preview-of.ts'

describe('a line without marks', () => {
  it.each([
    ['## A **bold** *plan* for `npm` and [docs](https://example.org/a_b)', 'A bold plan for npm and docs'],
    ['> - _quoted_ snake_case_name stays', 'quoted snake_case_name stays'],
    ['- [x] ~~done~~', 'done'],
    ['12. twelfth', 'twelfth'],
    ['```ts', ''],
    ['* * *', ''],
    ['| - | :-: |', ''],
    ['| tea | 3 min |', 'tea 3 min'],
    ['![An owl](https://example.org/owl.png) at <https://example.org>', 'An owl at https://example.org'],
    ['Bread rises[^1].', 'Bread rises.'],
    ['H<sub>2</sub>O<br>and Map<string>', 'H2O and Map<string>'],
    ['2 * 3 * 4, 1\\. and \\*stars\\*', '2 * 3 * 4, 1. and *stars*'],
    ['`a*b*c` and **`d_e_f`**', 'a*b*c and d_e_f'],
    ['Let $a*b*c$, \\(x_1\\), \\[y^2\\] and $$z \\, t$$', 'Let a*b*c, x_1, y^2 and z \\, t'],
    ['It costs $5 and 10$, says \\[1\\].', 'It costs $5 and 10$, says [1].'],
    ['&#91;Ada\\] says \\*yes\\*', '[Ada] says *yes*'],
    ['What does `&#91;` mean?', 'What does &#91; mean?'],
    ['\\&\\#91\\;', '&#91;'],
    ['**مرحبا** بالعالم', 'مرحبا بالعالم'],
  ])('%j is %j', (line, text) => expect(withoutMarks(line).trim()).toBe(text))
})

describe('the preview of a text', () => {
  it('is one line of its words', () => {
    const text = '## الليل\n\nPeople *ask*:\n\n- about **trains**\n- about $E = mc^2$\n\n```\nconst a = 1\n```'
    expect(previewOf(text)).toBe('الليل People ask: about trains about E = mc^2 const a = 1')
  })

  it('is empty for an empty text, and cuts no character in two', () => {
    expect(previewOf(' \n')).toBe('')
    expect(previewOf(`${'a'.repeat(999)}😀`).isWellFormed()).toBe(true)
  })
})

it.each(['*', '_', '**a', '~~a', '$a', '[', '[a](', '`', '``a`', '<', '\\(', '| ', '# '])(
  '1,000 characters of %j take at most 20 ms',
  (part) => {
    previewOf(part)
    expect(cpuMs(() => previewOf(part.repeat(1_000)))).toBeLessThan(20)
  },
)
