import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { root } from '../launch/settings.ts'
import { components, compose, nameOf, skaffold, textOf } from './deploy-files.ts'

type Environment = Record<string, string | undefined>

const secretsIn = (folder: string) => execFileSync(process.execPath, [join(root, 'deploy/docker/trial-secrets.mjs'), folder])

describe('deploy/compose.yaml', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostra-secrets-'))
    secretsIn(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(components())('runs %s with settings that it accepts and reads, and nothing set by hand', async (component) => {
    const name = nameOf(component)
    const service = compose()[name]
    expect(service?.build?.args.COMPONENT).toBe(component)
    expect(service?.command).toContain(`--env-file=/run/rostra/${name}.env`)
    const { readConfig } = (await import(join(root, component, 'src/config.ts'))) as { readConfig: (env: Environment) => object }
    const given = Object.fromEntries(Object.entries(service?.environment ?? {}).map(([key, value]) => [key, String(value)]))
    const config = readConfig({ ...given, ...parseEnv(readFileSync(join(folder, `${name}.env`), 'utf8')) })
    const shared = ['NODE_ENV', 'KAFKA_BROKERS']
    const set = Object.keys(given).filter((key) => given[key] !== '' && !shared.includes(key))
    expect(Object.keys(config)).toEqual(expect.arrayContaining(set))
  })

  it('waits for what it names, and stops nothing before its grace is over', () => {
    const services = compose()
    for (const { depends_on = {} } of Object.values(services))
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
    for (const component of components())
      expect(Number.parseInt(services[nameOf(component)]?.stop_grace_period ?? '0', 10)).toBeGreaterThan(27)
  })

  it('keeps its secrets when it is brought up again, and has none in the file', () => {
    const before = readFileSync(join(folder, 'identity.env'), 'utf8')
    secretsIn(folder)
    expect(readFileSync(join(folder, 'identity.env'), 'utf8')).toBe(before)
    const names = Object.values(compose()).flatMap(({ environment = {} }) => Object.entries(environment))
    for (const [name, value] of names) if (/SECRET|PASSWORD|_KEY$/.test(name)) expect(value).toBe('')
  })
})

describe('deploy/docker/service.Dockerfile', () => {
  const dockerfile = textOf('deploy/docker/service.Dockerfile')

  it('installs from the manifests of every workspace', () => {
    const lock = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, object> }
    const workspaces = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules'))
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm)].map(([, path]) => path)
    expect(copied.sort()).toEqual(workspaces.sort())
  })

  it('leaves no stage that runs a component with the rights of root', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1)
    const named = new Map(stages.map((stage) => [/ AS (\S+)/.exec(stage)?.[1] ?? '', stage]))
    const userOf = (name: string): string | undefined => {
      const stage = named.get(name)
      return stage && ([...stage.matchAll(/^USER (.+)$/gm)].at(-1)?.[1] ?? userOf(stage.split(' ')[0] ?? ''))
    }
    for (const target of ['service', 'gateway', 'service-dev', 'gateway-dev'])
      expect([target, userOf(target)]).toEqual([target, '1000:1000'])
  })

  it('takes no tests, maps or settings of a machine into its context', () => {
    const ignored = textOf('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['*', '**/node_modules', '**/tests', '**/testing', '**/*.test.*', '**/.env*']))
  })
})

describe('skaffold.yaml', () => {
  const { build, deploy, profiles } = skaffold()
  const [release] = deploy.helm.releases

  it('builds every component and hands each image to the chart', () => {
    expect(build.artifacts.map(({ docker }) => docker.buildArgs.COMPONENT).sort()).toEqual(components().sort())
    for (const { image, docker } of build.artifacts) {
      const name = nameOf(docker.buildArgs.COMPONENT)
      expect(image).toBe(`rostra-${name}`)
      const variable = image.replaceAll('-', '_')
      expect(release?.setValueTemplates).toMatchObject({
        [`components.${name}.image.repository`]: `{{.IMAGE_REPO_${variable}}}`,
        [`components.${name}.image.tag`]: `{{.IMAGE_TAG_${variable}}}`,
        [`components.${name}.image.digest`]: `{{.IMAGE_DIGEST_${variable}}}`,
      })
    }
  })

  it('builds images of the development kind and syncs the sources of each component while it is developed', () => {
    const patches = profiles.find(({ name }) => name === 'dev')?.patches ?? []
    build.artifacts.forEach(({ docker, sync }, index) => {
      const target = patches.find(({ path }) => path === `/build/artifacts/${index}/docker/target`)?.value
      expect(target).toBe(`${docker.target}-dev`)
      expect(sync.manual.map(({ src }) => src)).toContain(`${docker.buildArgs.COMPONENT}/src/**/*`)
    })
  })

  it('names files that exist', () => {
    for (const path of [release?.chartPath, ...(release?.valuesFiles ?? [])])
      expect([path, existsSync(join(root, path ?? '-'))]).toEqual([path, true])
  })
})
