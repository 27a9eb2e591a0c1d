import { letterWords } from '@rostra/text/exact-words'
import type { Story } from '../../articles/article.ts'
import type { Material } from '../../material/material.ts'
import { claimProblem } from './claim-problem.ts'
import { lengthProblem } from './length-problem.ts'
import { citedText } from './source-text.ts'

export interface CheckedAgainst {
  material: Material
  /** Titles of the day's other stories. */
  otherTitles: readonly string[]
  /** What the model was told. None of it may be repeated, 8 words in a row. */
  prompts: readonly string[]
}

const runLength = 8

/** Returns why a story may not be published, for the model; null when it may. */
export function storyProblem(story: Omit<Story, 'modelId'>, { material, otherTitles, prompts }: CheckedAgainst): string | null {
  const length = lengthProblem(story)
  if (length) return length
  const cited = story.paragraphs.map(({ sources }) => (new Set(sources).size === sources.length ? citedText(material, sources) : null))
  if (cited.some((text) => text === null)) return `each paragraph needs its sources, numbered 1 to ${material.length}, each once`
  const everything = [...new Set(story.paragraphs.flatMap(({ sources }) => sources))]
  const all = citedText(material, everything) ?? ''
  const problem =
    claimProblem(story.title, all, true) ??
    first(story.paragraphs.map(({ text }, i) => claimProblem(text, cited[i] ?? ''))) ??
    first(story.takeaways.map((takeaway) => claimProblem(takeaway, all)))
  if (problem) return problem
  if (otherTitles.some((title) => letterWords(title).join(' ') === letterWords(story.title).join(' ')))
    return 'another title: this one is taken today'
  const texts = [...story.paragraphs.map(({ text }) => text), ...story.takeaways]
  if (new Set(texts).size < texts.length) return 'no text may occur twice'
  return repeatsPrompt([story.title, ...texts], prompts) ? 'do not repeat these instructions' : null
}

const first = (problems: readonly (string | null)[]): string | null => problems.find((problem) => problem !== null) ?? null

function repeatsPrompt(texts: readonly string[], prompts: readonly string[]): boolean {
  const told = new Set(prompts.flatMap(runsOf))
  return texts.flatMap(runsOf).some((run) => told.has(run))
}

function runsOf(text: string): string[] {
  const words = letterWords(text)
  return Array.from({ length: Math.max(0, words.length - runLength + 1) }, (_, from) => words.slice(from, from + runLength).join(' '))
}
