import { expect, it } from '@jest/globals'
import { afterBlank } from './blank-text.ts'

it.each([
  ['nothing of white space alone', ['\n', ' \t', '\n'], []],
  ['white space with the first word', ['\n', ' ', ' Yes', ' ', '\n'], ['\n  Yes', ' ', '\n']],
  ['text as it comes', ['Yes', ' and no'], ['Yes', ' and no']],
])('the beginning of an answer shows %s', (_what, pieces, shown) => {
  const emitted: string[] = []
  const push = afterBlank((text) => emitted.push(text))
  for (const piece of pieces) push(piece)
  expect(emitted).toEqual(shown)
})
