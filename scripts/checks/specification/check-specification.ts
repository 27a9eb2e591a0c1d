import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../bootstrap/settings.ts'
import { readAreas } from './specification.ts'
import { nextNumber, specificationFindings } from './specification-findings.ts'
import { testNamesOf } from './test-names.ts'

/** Checks that each statement of docs/specification has a number of its own and names tests that exist. Throws the findings. */
export async function checkSpecification(): Promise<string> {
  const areas = globSync('docs/specification/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => readAreas(file, parse(readFileSync(join(root, file), 'utf8'))))
  const known = new Map<string, readonly string[] | undefined>()
  const testsOf = (file: string) => {
    const path = join(root, file)
    if (!known.has(file)) known.set(file, existsSync(path) ? testNamesOf(file, readFileSync(path, 'utf8')) : undefined)
    return known.get(file)
  }
  const findings = specificationFindings(areas, testsOf)
  if (findings.length > 0) throw new Error(`${findings.join('\n')}\n${findings.length} findings`)
  const rows = areas.flatMap((area) => area.rows)
  const tests = new Set(rows.flatMap(({ shown }) => Object.entries(shown).flatMap(([file, names]) => names.map((name) => file + name))))
  return `  ${rows.length} statements are shown by ${tests.size} tests; the next free number is ${nextNumber(areas)}`
}
