import { z } from 'zod'
import { type CheckedAgainst, storyProblem } from '../checks/story-problem.ts'

/** Returns the schema of a model's answer. A story that may not be published does not fit it; the reason is the schema's error. */
export function modelAnswer(against: CheckedAgainst) {
  const line = z.string().max(4_000).transform(inOneLine)
  const paragraph = z.object({ text: line, sources: z.array(z.int().positive().max(20)).min(1).max(10) })
  return z
    .object({ title: line, paragraphs: z.array(paragraph).max(12), takeaways: z.array(line).max(12) })
    .superRefine((story, context) => {
      const problem = storyProblem(story, against)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
