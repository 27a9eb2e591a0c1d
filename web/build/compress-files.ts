import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/*
 * `node compress-files.ts [priority]` in the folder of a build: writes a .br and a .gz version of each compressible file, which the
 * gateway sends as they are. Works below the current folder only, so that it fails when another build replaces that.
 */

const compressible = new Set(['.js', '.css', '.html', '.svg'])
/**
 * Quality 11 of Brotli takes ten times as long as 9, for files that are smaller by a tenth.
 * The code of diagrams is large, and few people load it.
 */
const qualityOf = (folder: string) => (/^diagram\b/.test(folder) ? 9 : 11)

async function compress(folder: string, name: string): Promise<void> {
  const content = await readFile(join(folder, name))
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(folder) }
  await writeWhole(folder, `${name}.gz`, await promisify(gzip)(content, { level: 9 }))
  await writeWhole(folder, `${name}.br`, await promisify(brotliCompress)(content, { params }))
}

/** Writes a file atomically. The gateway serves no file whose name begins with a dot. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${process.pid}-${name}`)
  await writeFile(unfinished, content)
  await rename(unfinished, join(folder, name))
}

const niceness = Number(process.argv[2] ?? 0)
// What was started by `nice` may not raise its priority.
if (getPriority() < niceness) setPriority(niceness)
const entries = await readdir('.', { recursive: true, withFileTypes: true })
const files = entries.filter(({ name, parentPath }) => compressible.has(extname(name)) && !/^\.server\b/.test(parentPath))
await Promise.all(files.map(({ parentPath, name }) => compress(parentPath, name)))
await writeFile('.compressed', '')
