import { matchesGlob } from '../matches-glob.ts'
import type { Import, ImportGraph } from './import-graph.ts'

/** What the files of one folder may import. */
export interface ImportRule {
  /** A glob of the importing files. */
  files: string
  /** Globs of the repository's files that they may import. Without it, all. */
  allows?: readonly string[]
  /** Globs of files and packages that they may not import, even where `allows` names them. */
  refuses?: readonly string[]
  /** What to do instead, for the engineer who reads the failure. */
  advice: string
}

/** A glob of any of these names. */
export const anyOf = (names: readonly string[]) => (names.length === 1 ? names.join() : `{${names}}`)

/** Lists the imports that break a rule, each with the advice of the first rule that it breaks. */
export function brokenRules(graph: ImportGraph, rules: readonly ImportRule[]): string[] {
  return [...graph].flatMap(([file, imports]) => {
    const own = rules.filter(({ files }) => matchesGlob(file, files))
    return imports.flatMap((each) => {
      const broken = own.find((rule) => breaks(each, rule))
      return broken ? [`${file}:${each.line} imports ${each.to}\n    ${broken.advice}`] : []
    })
  })
}

function breaks({ to, isPackage }: Import, { allows, refuses = [] }: ImportRule): boolean {
  if (refuses.some((glob) => matchesGlob(to, glob))) return true
  return !isPackage && allows !== undefined && !allows.some((glob) => matchesGlob(to, glob))
}
