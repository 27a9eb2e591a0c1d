import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { isTest, sourceFiles } from '../source-files.ts'

interface SourceFile {
  /** Relative to the root. */
  path: string
  lines: number
}

const limits = { linesOfFile: 250, filesInFolder: 15 }

/** Checks the sizes of source files and folders, tests and generated code left out. Throws all findings. */
export async function checkSizes(): Promise<void> {
  const files = sourceFiles().filter((path) => !isTest(path))
  const findings = sizeFindings(files.map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 })))
  if (findings.length > 0) throw new Error(findings.join('\n'))
}

/** Lists files that are too long, and folders with too many files of their own. Subfolders do not count. */
export function sizeFindings(files: readonly SourceFile[]): string[] {
  const { linesOfFile, filesInFolder } = limits
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  return [
    ...files
      .filter(({ lines }) => lines > linesOfFile)
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${linesOfFile}: split it by verb`),
    ...[...folders]
      .filter(([, own]) => own.length > filesInFolder)
      .map(([folder, own]) => `${folder}/ has ${own.length} source files, more than ${filesInFolder}: group them by aggregate`),
  ]
}
