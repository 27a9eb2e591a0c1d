import { globSync } from 'node:fs'
import { root } from '../bootstrap/settings.ts'

const pattern = '{services,gateway,web,proto,scripts,e2e,deploy}/**/*.{ts,tsx,mjs}'
const skippedFolder = /^(node_modules|dist|gen)$/

/** Lists the repository's code files, tests included, as sorted paths relative to `folder`. Generated code (`gen/`) is left out. */
export const sourceFiles = (folder = root): string[] =>
  globSync([pattern, '*.{ts,mjs}'], { cwd: folder, exclude: (name) => skippedFolder.test(name) }).sort()

/** Whether a file is a test or supports tests, and is left out of what runs in production. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)(tests|testing)\/|^e2e\//.test(file)
