import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../bootstrap/settings.ts'

export interface ComposeService {
  image: string
  user?: string
  command?: string[]
  environment?: Record<string, string | number>
  depends_on?: Record<string, unknown>
  build?: { dockerfile: string; target: string; args: { COMPONENT: string } }
  stop_grace_period?: string
}

export interface Skaffold {
  build: {
    artifacts: { image: string; docker: { target: string; buildArgs: { COMPONENT: string } }; sync: { manual: { src: string }[] } }[]
  }
  deploy: { helm: { releases: { valuesFiles: string[]; chartPath: string; setValueTemplates: Record<string, string> }[] } }
  profiles: { name: string; patches: { path: string; value: unknown }[] }[]
}

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Replaces `${NAME:-default}` and `${NAME-default}` by the default. */
const withoutSettings = (text: string): string => {
  const plain = text.replaceAll(/\$\{\w+:?-([^${}]*)\}/g, '$1')
  return plain === text ? text : withoutSettings(plain)
}

export const compose = () => {
  const asWritten = JSON.stringify(parse(textOf('deploy/compose.yaml'), { merge: true }).services)
  return JSON.parse(withoutSettings(asWritten)) as Record<string, ComposeService>
}

export const skaffold = () => parse(textOf('skaffold.yaml'), { merge: true }) as Skaffold

/** Lists the folders of components, which run as processes of their own. */
export const components = () =>
  ['gateway', ...readdirSync(join(root, 'services')).map((name) => `services/${name}`)].filter((folder) =>
    existsSync(join(root, folder, 'src/main.ts')),
  )

export const nameOf = (folder: string) => folder.replace(/.*\//, '')
