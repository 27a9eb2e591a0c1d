import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { root } from '../../bootstrap/settings.ts'
import { imageNodeArgs } from '../../product/service-process.ts'
import { deployedImports, isInContext } from './build-context.ts'
import { components, compose, nameOf, skaffold, textOf } from './deploy-files.ts'

type Environment = Record<string, string | undefined>

const writeSecrets = (folder: string) => execFileSync(process.execPath, [join(root, 'deploy/docker/dev-secrets.mjs'), folder])

describe('deploy/compose.yaml', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostra-secrets-'))
    writeSecrets(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(components())('runs %s with settings that its config accepts, without required input', async (component) => {
    const name = nameOf(component)
    const service = compose()[name]
    expect(service?.build?.args.COMPONENT).toBe(component)
    expect(service?.command).toEqual(['node', `--env-file=/run/rostra/${name}.env`, ...imageNodeArgs, 'src/main.ts'])
    const { readConfig } = (await import(join(root, component, 'src/config.ts'))) as { readConfig: (env: Environment) => object }
    const given = Object.fromEntries(Object.entries(service?.environment ?? {}).map(([key, value]) => [key, String(value)]))
    const config = readConfig({ ...given, ...parseEnv(readFileSync(join(folder, `${name}.env`), 'utf8')) })
    const shared = ['NODE_ENV', 'KAFKA_BROKERS']
    const set = Object.keys(given).filter((key) => given[key] !== '' && !shared.includes(key))
    expect(Object.keys(config)).toEqual(expect.arrayContaining(set))
  })

  it('takes settings that docs/images.md lists', () => {
    const taken = [...textOf('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    const page = textOf('docs/images.md')
    expect([...new Set(taken)].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('names existing services in depends_on and gives each component longer than its stop grace', () => {
    const services = compose()
    for (const { depends_on = {} } of Object.values(services))
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
    for (const component of components())
      expect(Number.parseInt(services[nameOf(component)]?.stop_grace_period ?? '0', 10)).toBeGreaterThan(27)
  })

  it('keeps its secrets when it starts again, and holds none in the file', () => {
    const before = readFileSync(join(folder, 'identity.env'), 'utf8')
    writeSecrets(folder)
    expect(readFileSync(join(folder, 'identity.env'), 'utf8')).toBe(before)
    const names = Object.values(compose()).flatMap(({ environment = {} }) => Object.entries(environment))
    for (const [name, value] of names) if (/SECRET|PASSWORD|_KEY$/.test(name)) expect(value).toBe('')
  })
})

describe('deploy/docker/embeddings.Dockerfile', () => {
  const dockerfile = textOf('deploy/docker/embeddings.Dockerfile')

  it('gets the files that it copies, and serves on the port of compose.yaml, not as root', () => {
    const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '))
    expect(copied).toHaveLength(2)
    expect(copied.filter((file) => !existsSync(join(root, file)) || !isInContext(file, textOf('.dockerignore')))).toEqual([])
    const { embeddings, persona } = compose()
    expect(embeddings?.build?.dockerfile).toBe('deploy/docker/embeddings.Dockerfile')
    expect(persona?.environment?.EMBEDDINGS_BASE_URL).toBe('http://embeddings:8080/v1')
    expect(dockerfile).toMatch(/^CMD \[.*"8080", "0.0.0.0"\]$/m)
    expect(dockerfile).toMatch(/^USER 1000:1000$/m)
  })
})

describe('deploy/docker/service.Dockerfile', () => {
  const dockerfile = textOf('deploy/docker/service.Dockerfile')

  it('compiles and runs a component with the options that the trials and benches give it', () => {
    const run = JSON.stringify(['node', ...imageNodeArgs, 'src/main.ts']).replaceAll(',', ', ')
    expect(dockerfile).toContain(`\nCMD ${run}\n`)
    // Node may refuse what it has compiled with other options.
    expect(dockerfile).toContain(`NODE_COMPILE_CACHE=/tmp/compiled node ${imageNodeArgs.join(' ')} --eval`)
  })

  it('writes a manifest for every workspace of the lock, with its dependencies', () => {
    const [, command = ''] = /^RUN (node -e "const[\s\S]*?\}")$/m.exec(dockerfile) ?? []
    const folder = mkdtempSync(join(tmpdir(), 'rostra-manifests-'))
    try {
      cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
      execFileSync('sh', ['-c', command.replaceAll('\\\n', '\n')], { cwd: folder })
      const workspaces = globSync(['proto', 'gateway', 'web', 'services/*'], { cwd: root })
      const written = globSync('**/package.json', { cwd: folder }).map((file) => dirname(file))
      expect(written.sort()).toEqual(workspaces.sort())
      for (const workspace of workspaces) {
        const { name, dependencies } = JSON.parse(textOf(`${workspace}/package.json`)) as { name: string; dependencies: object }
        expect(JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'))).toMatchObject({ name, dependencies })
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('runs no component as root', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1)
    const named = new Map(stages.map((stage) => [/ AS (\S+)/.exec(stage)?.[1] ?? '', stage]))
    const userOf = (name: string): string | undefined => {
      const stage = named.get(name)
      return stage && ([...stage.matchAll(/^USER (.+)$/gm)].at(-1)?.[1] ?? userOf(stage.split(' ')[0] ?? ''))
    }
    for (const target of ['service', 'gateway', 'service-dev', 'gateway-dev'])
      expect([target, userOf(target)]).toEqual([target, '1000:1000'])
  })

  it('receives every file that a component imports', () => {
    const ignore = textOf('.dockerignore')
    const imports = deployedImports()
    expect(imports.filter(({ file }) => file.endsWith('.md')).length).toBeGreaterThan(0)
    expect(imports.filter(({ file }) => !isInContext(file, ignore))).toEqual([])
    const copied = [...dockerfile.matchAll(/^COPY (\S+\.mjs|\S+\.sh) /gm)].map(([, file = '']) => file)
    expect(copied).toContain('scripts/packages/remove-unused-files.mjs')
    expect(copied.filter((file) => !isInContext(file, ignore))).toEqual([])
    expect(isInContext('web/README.md', ignore)).toBe(false)
  })

  it('holds the demo data', () => {
    const ignore = textOf('.dockerignore')
    const files = globSync('content/**/*.*', { cwd: root })
    expect(files.filter((file) => file.endsWith('.md')).length).toBeGreaterThan(50)
    expect(files.filter((file) => !isInContext(file, ignore))).toEqual([])
    expect(dockerfile).toContain('\nCOPY content content\n')
  })

  it('excludes tests, packages and local settings from its context', () => {
    const ignored = textOf('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['*', '**/node_modules', '**/tests', '**/testing', '**/*.test.*', '**/.env*']))
  })
})

describe('skaffold.yaml', () => {
  const { build, deploy, profiles } = skaffold()
  const [release] = deploy.helm.releases

  it('builds every component and passes each image to the chart', () => {
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

  it('builds development images and syncs the sources of each component in the profile dev', () => {
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
