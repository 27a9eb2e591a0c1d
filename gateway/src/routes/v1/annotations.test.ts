import { expect, it } from '@jest/globals'
import { annotationsOf } from './annotations.ts'

const citation = (n: number) => ({
  n,
  sourceId: `s-${n}`,
  title: `Source ${n}`,
  page: 0,
  pageLabel: '',
  heading: '',
  excerpt: `Passage ${n}`,
})
const annotation = (n: number, index: number) => ({
  type: 'file_citation',
  file_id: `s-${n}`,
  filename: `Source ${n}`,
  index,
  quote: `Passage ${n}`,
})

it('leaves out code, and a number that is the text of a link', () => {
  const text = 'Take `arr[1]` or [1](https://a.example).\n```js\nconst first = arr[1]\n```\nSo it is [1].'
  expect(annotationsOf(text, [citation(1)])).toEqual([annotation(1, text.lastIndexOf('[1]'))])
})

it('names the passage of each marker, where it stands, and no passage that is not given', () => {
  expect(annotationsOf('😀 [2][1], [9], [x] and [1].', [citation(1), citation(2)])).toEqual([
    annotation(2, 3),
    annotation(1, 6),
    annotation(1, 24),
  ])
  expect(annotationsOf('Nothing [1]', [])).toEqual([])
})
