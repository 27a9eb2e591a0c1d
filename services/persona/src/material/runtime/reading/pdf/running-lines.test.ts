import { describe, expect, it } from '@jest/globals'
import type { Line } from './pdf-lines.ts'
import { withoutRunningLines } from './running-lines.ts'

const pageHeight = 800

function lineAt(text: string, y: number, height = 10): Line {
  const isAtEdge = y > pageHeight * 0.9 || y < pageHeight * 0.1
  return { text, cells: [], height, y, left: 50, right: 300, turned: false, isAtEdge, tag: null }
}

const body = (page: number) =>
  Array.from({ length: 6 }, (_, line) => lineAt(`Text ${'abcdef'[line]} of ${'uvwxyz'[page]}.`, 600 - line * 20))
/** Returns the lines that are kept of three pages with these lines beside their text. */
const keptOf = (linesOf: (page: number) => Line[], pages = 3) => {
  const read = Array.from({ length: pages }, (_, page) => [...linesOf(page), ...body(page)])
  const kept = withoutRunningLines(read, ({ height }) => height > 12, 10)
  return kept.map((lines) => lines.map(({ text }) => text).filter((text) => !text.startsWith('Text')))
}
const none = [[], [], []]

describe('running heads', () => {
  it('are left out with the number of their page, wherever it begins', () => {
    expect(keptOf((page) => [lineAt('The handbook', 780), lineAt(`Page ${page + 7} of 90`, 20)])).toEqual(none)
    expect(keptOf((page) => [lineAt(`Bees ${['iv', 'v', 'vi'][page]}`, 780), lineAt(`第 ${page + 1} 页`, 20)])).toEqual(none)
    expect(keptOf((page) => [lineAt(`كتاب ${['٩', '١٠', '١١'][page]}`, 780)])).toEqual(none)
    expect(keptOf((page) => [lineAt(`${page + 1}/3`, 300)])).toEqual(none)
    expect(keptOf((page) => [lineAt(`Chapter ${'xyz'[page]}`, 780), lineAt('The handbook', 765)]).flat()).not.toContain('The handbook')
  })

  it('are no lines of the text whose numbers are others than that of the page', () => {
    const serves = [4, 6, 8]
    const linesOf = (page: number) => [
      lineAt(`Serves ${serves[page]}, ready in ${serves[page]}0 minutes`, 750),
      lineAt(`Energy: ${serves[page]}20 kcal`, 30),
    ]
    expect(keptOf(linesOf)).toEqual([0, 1, 2].map((page) => linesOf(page).map(({ text }) => text)))
  })

  it('are no lines inside of a page, though they have its number, and none below the title of a page', () => {
    const titles = ['Pancakes', 'Soup', 'Pie']
    const linesOf = (page: number) => [lineAt(titles[page] ?? '', 750, 18), lineAt('Ingredients', 725), lineAt(`Recipe ${page + 1}`, 400)]
    expect(keptOf(linesOf)).toEqual(titles.map((title, page) => [title, 'Ingredients', `Recipe ${page + 1}`]))
  })

  it('are left out beside the number of their page, whatever chapter they name', () => {
    const heads = ['ii CONTENTS', 'PREFACE iii', 'iv', '2 BEES', '1.2 HONEY 3', '4 BEES', 'HIVES 5']
    expect(keptOf((page) => [lineAt(heads[page + 3] ?? '', 780)], 4).flat()).toEqual([])
    expect(keptOf((page) => [lineAt(heads[page] ?? '', 780)]).flat()).toEqual([])
    const lowHeads = ['Chapter 1. Bees 1', '2 CHAPTER 1. BEES', '3 BEES']
    const title = lineAt('Bees', 700, 18)
    expect(keptOf((page) => [...(page === 0 ? [title] : []), lineAt(lowHeads[page] ?? '', 710)]).flat()).toEqual(['Bees'])
    expect(keptOf((page) => [lineAt(`${page + 1} ${['Which', 'What', 'Whose'][page]} is it?`, 700)]).flat()).toHaveLength(3)
    expect(keptOf((page) => [lineAt(`${[3, 9, 4][page]} eggs`, 780)]).flat()).toHaveLength(3)
  })

  it('are also at the edges of two pages, but not what may be a title', () => {
    expect(keptOf((page) => [lineAt('The handbook', 780), lineAt(`Page ${page + 1} of 2`, 20)], 2)).toEqual([[], []])
    expect(keptOf((page) => [lineAt(`Day ${page + 1}`, 780), lineAt('At noon', 500)], 2).flat()).toEqual([
      'Day 1',
      'At noon',
      'Day 2',
      'At noon',
    ])
  })

  it('are also large words in the same place of each page', () => {
    expect(keptOf(() => [lineAt('DRAFT', 550, 60)])).toEqual(none)
  })
})
