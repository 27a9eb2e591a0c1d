/** One statement of the specification, with the tests that show it. */
export interface Statement {
  says: string
  /** The section: `core 2`. */
  from: string
  /** The names of tests, by file; at least one. */
  shown: Readonly<Record<string, readonly string[]>>
}

/** A part of the product, such as a page or a rule, with its statements in the order of reading. */
export interface Area {
  title: string
  statements: readonly Statement[]
}

type Row = { says?: unknown; from?: unknown; shown?: unknown }

/** Reads the areas of one parsed file. Throws the file and the place of what has another shape. */
export function readAreas(file: string, parsed: unknown): Area[] {
  const wrong = (place: string): never => {
    throw new Error(`${file}: ${place}`)
  }
  const text = (value: unknown, place: string): string => (typeof value === 'string' && value.trim() ? value : wrong(`${place} is no text`))
  const list = (value: unknown, place: string): unknown[] => (Array.isArray(value) ? value : wrong(`${place} is no list`))

  const readShown = (value: unknown, place: string): Statement['shown'] => {
    if (typeof value !== 'object' || value === null) return wrong(`${place} is no map of files`)
    const entries = Object.entries(value).map(([path, names]: [string, unknown]) => {
      const all = Array.isArray(names) ? names : [names]
      return [path, all.map((name) => text(name, `${place}, ${path}`))] as const
    })
    const isShown = entries.length > 0 && entries.every(([, names]) => names.length > 0)
    return isShown ? Object.fromEntries(entries) : wrong(`${place} names no test`)
  }
  return list(parsed, 'the file').map((area) => {
    const { title, from, rows } = area as { title?: unknown; from?: unknown; rows?: unknown }
    const name = text(title, 'a title')
    return {
      title: name,
      statements: list(rows, name).map((each, index) => {
        const place = `${name}, row ${index + 1}`
        const { says, from: section, shown, ...others } = each as Row
        const [unknown] = Object.keys(others)
        if (unknown) wrong(`${place}, ${unknown} is unknown`)
        return {
          says: text(says, `${place}, says`),
          from: text(section ?? from, `${place}, from`),
          shown: readShown(shown, `${place}, shown`),
        }
      }),
    }
  })
}
