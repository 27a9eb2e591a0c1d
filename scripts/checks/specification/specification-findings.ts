import type { Area } from './specification.ts'

/**
 * Lists what is wrong with the specification's tables: tests that do not exist, and statements that are there twice.
 *
 * @param testsOf Returns the names of a file's tests; undefined when there is no such file.
 */
export function specificationFindings(areas: readonly Area[], testsOf: (file: string) => readonly string[] | undefined): string[] {
  const seen = new Set<string>()
  return areas.flatMap(({ title, statements }) =>
    statements.flatMap(({ says, shown }) => {
      const place = `${title}: ${says}`
      const isRepeated = seen.has(place)
      seen.add(place)
      return [
        ...(isRepeated ? [`${place}\n  is there twice`] : []),
        ...Object.entries(shown).flatMap(([file, names]) => {
          const tests = testsOf(file)
          if (!tests) return [`${place}\n  names ${file}, which does not exist`]
          return names.filter((name) => !tests.includes(name)).map((name) => `${place}\n  names a test that ${file} does not have: ${name}`)
        }),
      ]
    }),
  )
}
