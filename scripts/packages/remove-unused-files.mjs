import { existsSync, readdirSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Gives way to everything else. */
const lowestPriority = 19

/**
 * Files of packages that neither the product nor tests and checks read: second builds
 * of the same code, sources of compiled code, and demos.
 */
const unused = {
  '@anthropic-ai/sdk': ['src'],
  'cytoscape-fcose': ['demo'],
  mermaid: ['dist/chunks/mermaid.esm', 'dist/chunks/mermaid.esm.min', 'dist/mermaid.js', 'dist/mermaid.min.js'],
  openai: ['src'],
  'pdf-lib': ['dist'],
  zod: ['src'],
}

/** The upright files with the axis of weights: no other is read. */
const usedFont = /-wght-normal\.woff2$/
/** Latin, Greek and Cyrillic letters in a font for another script: they are read from Noto Sans. */
const doubleFont = /^noto-(sans|serif)-[a-z]+-(latin|cyrillic|greek|vietnamese)/

/**
 * Removes source maps, font files and the files above from a folder `node_modules`, a third of what npm installs.
 * @param {string} modules
 */
export function removeUnusedFiles(modules) {
  for (const [name, paths] of Object.entries(unused)) {
    for (const path of paths) rmSync(join(modules, name, path), { recursive: true, force: true })
  }
  removeFonts(join(modules, '@fontsource-variable'))
  removeSourceMaps(modules)
}

function removeFonts(fonts) {
  if (!existsSync(fonts)) return
  for (const font of readdirSync(fonts)) {
    const files = join(fonts, font, 'files')
    const isUnused = (name) => !usedFont.test(name) || doubleFont.test(name)
    for (const name of readdirSync(files).filter(isUnused)) rmSync(join(files, name), { force: true })
  }
}

function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeSourceMaps(path)
    else if (entry.isFile() && extname(entry.name) === '.map') rmSync(path, { force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setPriority(lowestPriority)
  removeUnusedFiles(process.argv[2] ?? '')
}
