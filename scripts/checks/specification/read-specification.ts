import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../bootstrap/settings.ts'
import { type Area, readAreas } from './specification.ts'

/** The page that is generated, relative to the root. */
export const specificationPage = 'docs/specification.md'

/** Reads docs/specification/*.yaml in the order of the files' names. Throws the file and the place of a mistake. */
export const readSpecification = (): Area[] =>
  globSync('docs/specification/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => readAreas(file, parse(readFileSync(join(root, file), 'utf8'))))
