import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { readSpecification, specificationPage } from './read-specification.ts'
import { renderSpecification } from './render-specification.ts'
import { specificationFindings } from './specification-findings.ts'
import { testNamesOf } from './test-names.ts'

/** Checks that each statement of the specification names tests that exist, and that its page is up to date. Throws the findings. */
export async function checkSpecification(): Promise<string> {
  const areas = readSpecification()
  const known = new Map<string, readonly string[] | undefined>()
  const testsOf = (file: string) => {
    const path = join(root, file)
    if (!known.has(file)) known.set(file, existsSync(path) ? testNamesOf(file, readFileSync(path, 'utf8')) : undefined)
    return known.get(file)
  }
  const findings = specificationFindings(areas, testsOf)
  if (findings.length > 0) throw new Error(`${findings.join('\n')}\n${findings.length} findings`)
  if (readFileSync(join(root, specificationPage), 'utf8') !== renderSpecification(areas)) {
    throw new Error(`${specificationPage} is not up to date: run npm run specification:gen`)
  }
  const statements = areas.flatMap((area) => area.statements)
  const tests = new Set(
    statements.flatMap(({ shown }) => Object.entries(shown).flatMap(([file, names]) => names.map((name) => file + name))),
  )
  return `  ${statements.length} statements are shown by ${tests.size} tests`
}
