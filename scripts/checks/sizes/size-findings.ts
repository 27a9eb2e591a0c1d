import { dirname } from 'node:path'

export interface SourceFile {
  /** Relative to the root. */
  path: string
  lines: number
}

const limits = { medianLines: 60, p95Lines: 180, maxLines: 250, filesInFolder: 15 }

/**
 * Lists what is too large: the median, the 95th percentile or one of the files, and folders with more than 15 files of their own.
 * Subfolders do not count as entries. A folder of `exceptions` may hold more.
 */
export function sizeFindings(files: readonly SourceFile[], exceptions: ReadonlySet<string>): string[] {
  const { medianLines, p95Lines, maxLines, filesInFolder } = limits
  const { median, p95 } = quantiles(files)
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  return [
    ...(median > medianLines ? [`the median file has ${median} lines, more than ${medianLines}`] : []),
    ...(p95 > p95Lines ? [`the 95th percentile is ${p95} lines, more than ${p95Lines}`] : []),
    ...files
      .filter(({ lines }) => lines > maxLines)
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${maxLines}: split it by verb`),
    ...[...folders]
      .filter(([folder, own]) => own.length > filesInFolder && !exceptions.has(folder))
      .map(([folder, own]) => `${folder}/ has ${own.length} source files, more than ${filesInFolder}: group them by aggregate`),
  ]
}

/** The median and the 95th percentile of the files' lines, by the nearest rank. */
export function quantiles(files: readonly SourceFile[]): { median: number; p95: number } {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}
