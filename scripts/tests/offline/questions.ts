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

/** Reads the labelled conversations of each demo persona, by its slug: the first ones, and those in everyday words, which were written later. */
export async function readQuestions(): Promise<Map<string, Labelled[]>> {
  const bySlug = new Map<string, Labelled[]>()
  for (const folder of ['questions', 'everyday-questions']) {
    for (const [slug, conversations] of await readFolder(fileURLToPath(new URL(folder, import.meta.url))))
      bySlug.set(slug, [...(bySlug.get(slug) ?? []), ...conversations])
  }
  return bySlug
}

async function readFolder(folder: string): Promise<[slug: string, Labelled[]][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  const read = async (name: string): Promise<[string, Labelled[]]> => {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    return [name.slice(0, -'.yaml'.length), schema.parse(parse(text))]
  }
  return Promise.all(names.map(read))
}
