import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'

const schema = z.array(
  z.strictObject({
    /** The messages of a person. The label is for the answer to the last one. */
    say: z.array(z.string()).min(1),
    kind: z.enum(['on-topic', 'off-topic', 'phrase', 'name', 'follow-up', 'ruled-out', 'language', 'crisis']),
    right: z.strictObject({
      /** The questions of passages, one of which it cites. */
      passages: z.array(z.string()),
      abstain: z.boolean(),
      /** Texts in lower case, one of which it contains. */
      says: z.array(z.string()),
    }),
    /** Texts in lower case that it does not contain. */
    never: z.array(z.string()),
  }),
)

/** A labelled conversation. */
export type Labelled = z.output<typeof schema>[number]

/**
 * The first questions; those of 2026-11-29 in everyday words; and those of 2026-11-30, written from what a newcomer sees of a persona:
 * a fifth of them in other languages. None of these was written after its answer was seen. `restriction-questions`: what people do not
 * eat and what keeps them from exercise. `reported-questions`: those that were once answered wrongly.
 */
export type QuestionSet = 'questions' | 'everyday-questions' | 'newcomer-questions' | 'restriction-questions' | 'reported-questions'

/** Reads the labelled conversations of each demo persona, by its slug. */
export async function readQuestions(set: QuestionSet): Promise<Map<string, Labelled[]>> {
  const folder = fileURLToPath(new URL(set, import.meta.url))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  const read = async (name: string): Promise<[string, Labelled[]]> => {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    return [name.slice(0, -'.yaml'.length), schema.parse(parse(text))]
  }
  return new Map(await Promise.all(names.map(read)))
}
