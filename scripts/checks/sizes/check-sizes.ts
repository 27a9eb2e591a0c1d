import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { isTest, sourceFiles } from '../source-files.ts'
import { crowdedFolders } from './crowded-folders.ts'
import { quantiles, sizeFindings } from './size-findings.ts'

/** Checks the sizes of source files and folders, tests and generated code left out. Returns the figures; throws all findings. */
export async function checkSizes(): Promise<string> {
  const files = sourceFiles()
    .filter((path) => !isTest(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
  const findings = [...sizeFindings(files, new Set(Object.keys(crowdedFolders))), ...Object.keys(crowdedFolders).flatMap(unexplained)]
  const { median, p95 } = quantiles(files)
  const figures = `${files.length} source files: median ${median} lines, 95th percentile ${p95}`
  if (findings.length > 0) throw new Error(`${findings.join('\n')}\n${figures}`)
  return figures
}

/** A folder of the exceptions that is gone, or that the nearest README above it does not name. */
function unexplained(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [`${folder}/ does not exist: remove it from scripts/checks/sizes/crowded-folders.ts`]
  const readme = nearestReadme(folder)
  return readFileSync(join(root, readme), 'utf8').includes(`${basename(folder)}/`)
    ? []
    : [`${readme} does not say why ${folder}/ holds many files`]
}

function nearestReadme(folder: string): string {
  const file = join(folder, 'README.md')
  return folder === '.' || existsSync(join(root, file)) ? file : nearestReadme(dirname(folder))
}
