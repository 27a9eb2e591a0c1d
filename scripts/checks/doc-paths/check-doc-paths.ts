import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { workspaceResolver } from '../imports/workspaces.ts'
import { missingPaths } from './missing-paths.ts'

const skipped = /^(node_modules|dist|\.git|\.data|test-results)$/

/** Checks that every path that a Markdown page names exists. Throws those that do not. */
export async function checkDocPaths(): Promise<void> {
  const files = globSync(['**', '**/.*', '**/.*/**'], { cwd: root, exclude: (name) => skipped.test(name) })
  const missing = missingPaths({ files, read: (file) => readFileSync(join(root, file), 'utf8'), resolve: workspaceResolver(root) })
  if (missing.length > 0) throw new Error(`${missing.join('\n')}\n${missing.length} paths do not exist`)
}
