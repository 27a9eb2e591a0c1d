/** One statement of the specification, with the tests that show it. */
export interface Statement {
  says: string
  /** The section: `core 2`. */
  from: string
  /** The names of tests, by file. */
  shown: Readonly<Record<string, readonly string[]>>
  /** The folder of tests that are not written yet. */
  expected?: string
}

/** A part of the product, such as a page or a rule, with its statements in the order of reading. */
export interface Area {
  title: string
  statements: readonly Statement[]
}

type Row = { says?: unknown; from?: unknown; shown?: unknown; expected?: unknown }

/** Reads the areas of one parsed file. Throws the file and the place of what has another shape. */
export function readAreas(file: string, parsed: unknown): Area[] {
  const wrong = (place: string): never => {
    throw new Error(`${file}: ${place}`)
  }
  const text = (value: unknown, place: string): string => (typeof value === 'string' && value.trim() ? value : wrong(`${place} is no text`))
  const list = (value: unknown, place: string): unknown[] => (Array.isArray(value) ? value : wrong(`${place} is no list`))

  const readShown = (value: unknown, place: string): Statement['shown'] => {
    if (value === undefined) return {}
    if (typeof value !== 'object' || value === null) return wrong(`${place} is no map of files`)
    const entries = Object.entries(value).map(([path, names]: [string, unknown]) => {
      const all = Array.isArray(names) ? names : [names]
      return [path, all.map((name) => text(name, `${place}, ${path}`))] as const
    })
    return Object.fromEntries(entries)
  }
  return list(parsed, 'the file').map((area) => {
    const { title, from, rows } = area as { title?: unknown; from?: unknown; rows?: unknown }
    const name = text(title, 'a title')
    return {
      title: name,
      statements: list(rows, name).map((each, index) => {
        const row = each as Row
        const place = `${name}, row ${index + 1}`
        return {
          says: text(row.says, `${place}, says`),
          from: text(row.from ?? from, `${place}, from`),
          shown: readShown(row.shown, `${place}, shown`),
          ...(row.expected === undefined ? {} : { expected: text(row.expected, `${place}, expected`) }),
        }
      }),
    }
  })
}
