import { expect, it } from '@jest/globals'
import { completedDiscussion, discussion } from '../../../data/testing/fixtures.ts'
import { discussionMarkdown } from './discussion-markdown.ts'

it('a discussion as Markdown has the question, the conclusion and the answers by round', () => {
  const [livia, max] = completedDiscussion.experts
  const experts = [
    { ...livia, name: '*Livia*' },
    { ...max, absent: true },
    { ...max, name: 'Ada', absent: true, declined: true },
  ] as typeof completedDiscussion.experts
  const prompt = 'Should I run\n# before breakfast?'
  expect(discussionMarkdown({ ...completedDiscussion, prompt, experts, model: 'offline' })).toBe(`# Expert Discussion

> Should I run
> # before breakfast?

2025-04-15

Experts: \\*Livia\\*, Max (did not answer), Ada (declined to answer)

_Answered by Offline model_

## Expert Consensus

**The experts agree in part.**

Eat a little, then run.

## Minority view

Max would run on an empty stomach.

## First answers

### Livia

Livia in round 1

### Max

Max in round 1

## After reading each other

### Livia

Livia in round 2

### Max

Max in round 2
`)
})

it('an answer that was cut off says so', () => {
  const conversationFlow = completedDiscussion.conversationFlow.slice(0, 2).map((answer) => ({ ...answer, end: 'length' as const }))
  expect(discussionMarkdown({ ...completedDiscussion, conversationFlow })).toContain(
    'Livia in round 1\n\n_The answer was cut off_\n\n### Max',
  )
})

it('an answer has its headings below its expert, ends its own code, and has its own notes', () => {
  const [first, second] = completedDiscussion.conversationFlow
  if (!first || !second) throw new Error('expected two answers')
  const conversationFlow = [
    { ...first, content: '# Plan[^1]\n\n[^1]: a\n\n```js\ncut' },
    { ...second, content: 'Go on[^1]\n\n[^1]: b' },
  ]
  const document = discussionMarkdown({ ...completedDiscussion, consensus: '## Eat', conversationFlow })
  expect(document).toContain('\n\n### Eat\n\n')
  expect(document).toContain('### Livia\n\n#### Plan[^3-1]\n\n[^3-1]: a\n\n```js\ncut\n```\n\n### Max\n\nGo on[^4-1]\n\n[^4-1]: b\n')
})

it('a completed discussion without a conclusion says so', () => {
  const unconcluded = { ...completedDiscussion, consensus: null, agreement: null, minorityView: null }
  expect(discussionMarkdown(unconcluded)).toContain(
    '_No conclusion could be written. The answers of the experts are below._\n\n## First answers',
  )
})

it('an ongoing discussion has no empty sections', () => {
  expect(discussionMarkdown(discussion)).toBe(`# Expert Discussion

> Should I run before breakfast?

2025-04-15

Experts: Livia, Max

_Answered by claude-sonnet-5-5_
`)
})
