import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { isTest, sourceFiles } from '../source-files.ts'

interface SourceFile {
  /** Relative to the root. */
  path: string
  lines: readonly string[]
}

const limits = { linesOfFile: 250, filesInFolder: 15, columnsOfComment: 140 }

/**
 * Checks the sizes of source files and folders, tests left out, and the width of comments. Generated code is left out. Throws all findings.
 */
export async function checkSizes(): Promise<void> {
  const files = sourceFiles().map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }))
  const findings = [...sizeFindings(files.filter(({ path }) => !isTest(path))), ...files.flatMap(wideComments)]
  if (findings.length > 0) throw new Error(findings.join('\n'))
}

/** Lists files that are too long, and folders with too many files of their own. Subfolders do not count. */
export function sizeFindings(files: readonly SourceFile[]): string[] {
  const { linesOfFile, filesInFolder } = limits
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  return [
    ...files
      .map(({ path, lines }) => ({ path, count: lines.length - 1 }))
      .filter(({ count }) => count > linesOfFile)
      .map(({ path, count }) => `${path} has ${count} lines, more than ${linesOfFile}: split it by verb`),
    ...[...folders]
      .filter(([, own]) => own.length > filesInFolder)
      .map(([folder, own]) => `${folder}/ has ${own.length} source files, more than ${filesInFolder}: group them by aggregate`),
  ]
}

/** Lists the lines of a file that are comments and too wide; the formatter wraps code only. A single word may be wider. */
export function wideComments({ path, lines }: SourceFile): string[] {
  const { columnsOfComment } = limits
  return lines.flatMap((line, index) => {
    const isWide = line.length > columnsOfComment && /^\s*(?:\/\/|\/?\*+) (?!biome-ignore).* /.test(line)
    return isWide ? [`${path}:${index + 1} has a comment of ${line.length} columns, more than ${columnsOfComment}`] : []
  })
}
