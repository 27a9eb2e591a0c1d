import type { Area } from './specification.ts'

/**
 * Lists what is wrong with the specification's statements: tests that do not exist, repeated statements and repeated numbers.
 *
 * @param testsOf Returns the names of a file's tests; undefined when there is no such file.
 */
export function specificationFindings(areas: readonly Area[], testsOf: (file: string) => readonly string[] | undefined): string[] {
  const numbers = new Set<number>()
  const statements = new Set<string>()
  return areas.flatMap(({ title, rows }) =>
    rows.flatMap(({ number, says, shown }) => {
      const place = `${title}, ${number}: ${says}`
      const hasNumberTwice = numbers.has(number)
      const isRepeated = statements.has(says)
      numbers.add(number)
      statements.add(says)
      return [
        ...(hasNumberTwice ? [`${place}\n  has the number of another statement; the next free number is ${nextNumber(areas)}`] : []),
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

/** The number of the next new statement: one more than the greatest. */
export const nextNumber = (areas: readonly Area[]): number =>
  Math.max(0, ...areas.flatMap(({ rows }) => rows.map(({ number }) => number))) + 1
