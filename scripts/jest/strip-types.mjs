import { createHash } from 'node:crypto'
import { stripTypeScriptTypes } from 'node:module'

/** Node's own type stripping as jest's transform: positions stay, so no source map is needed. */
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source) }),
  getCacheKey: (source, path) => createHash('sha256').update(process.version).update(path).update(source).digest('hex'),
}
