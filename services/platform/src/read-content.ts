import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))

/**
 * Reads the YAML files of a folder of `content/`, in the order of their names, each checked by the schema. Throws an Error that names the
 * file and its wrong fields. Loads the parser on the first call, so that processes without demo data do not load it.
 */
export async function readContent<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  root = contentFolder,
): Promise<z.output<Schema>[]> {
  const { parse } = await import('yaml')
  const names = (await readdir(`${root}/${folder}`)).filter((name) => name.endsWith('.yaml')).sort()
  const read = async (name: string) => {
    const text = await readFile(`${root}/${folder}/${name}`, 'utf8')
    return checked(`content/${folder}/${name}`, schema, () => parse(text))
  }
  return Promise.all(names.map(read))
}

/** A Markdown file of `content/`. */
export interface Document {
  /** The name without its folder and extension. */
  name: string
  /** Its first heading. */
  title: string
  text: string
}

/**
 * Reads the Markdown files of a folder of `content/`, in the order of their names; none when there
 * is no such folder. Throws an Error for one without a title.
 */
export async function readDocuments(folder: string, root = contentFolder): Promise<Document[]> {
  const found = await readdir(`${root}/${folder}`).catch(() => [])
  const names = found.filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${root}/${folder}/${name}`, 'utf8')
      const title = /^# (.+)$/m.exec(text)?.[1]
      if (!title) throw new Error(`content/${folder}/${name} has no title`)
      return { name: name.slice(0, -'.md'.length), title, text }
    }),
  )
}

/** Reads a file of `content/`; null when there is none. */
export const readContentFile = (path: string, root = contentFolder): Promise<Buffer | null> =>
  readFile(`${root}/${path}`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

function checked<Schema extends z.ZodType>(file: string, schema: Schema, parse: () => unknown): z.output<Schema> {
  let value: unknown
  try {
    value = parse()
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `\n  ${path.join('.') || '(the file)'}: ${message}`)
  throw new Error(`${file} is wrong:${problems.join('')}`)
}
