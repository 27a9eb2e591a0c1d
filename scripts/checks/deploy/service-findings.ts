import type { ComposeService, Skaffold } from './deploy-files.ts'

/** A component of the product: the gateway, or a service of the table. */
export interface Component {
  name: string
  /** Below the root. */
  folder: string
  calls: readonly string[]
  stores: readonly string[]
  /** The protocols by which it calls servers outside of the product. */
  outside: readonly string[]
}

interface ChartComponent {
  calls?: string[]
  stores?: string[]
  outside?: string[]
  secretEnv?: Record<string, { key?: string }>
}

/** What names the components outside of the table. */
export interface Deployment {
  compose: Record<string, ComposeService>
  skaffold: Skaffold
  /** `components` of the chart's values. */
  values: Record<string, ChartComponent | undefined>
  /** Whether a file exists. */
  exists: (path: string) => boolean
  /** Reads a file that exists. */
  read: (path: string) => string
}

const addressOf = (name: string) => `${name.toUpperCase()}_ADDRESS`

/** Lists what a component of the table lacks elsewhere, each as the file and what to add to it. */
export const serviceFindings = (component: Component, deployment: Deployment): string[] => [
  ...inSources(component, deployment),
  ...inCompose(component, deployment),
  ...inSkaffold(component, deployment),
  ...inValues(component, deployment),
]

function inSources({ name, folder, calls }: Component, { exists, read }: Deployment): string[] {
  const needed = [
    'package.json',
    'README.md',
    'src/main.ts',
    'src/app.ts',
    'src/config.ts',
    ...(name === 'gateway' ? [] : ['src/prepare.ts']),
  ]
  const missing = needed.map((file) => `${folder}/${file}`).filter((file) => !exists(file))
  if (missing.length > 0) return missing.map((file) => `${file}: add it, as another service has it`)
  const { name: packageName } = JSON.parse(read(`${folder}/package.json`)) as { name: string }
  const config = `${folder}/src/config.ts`
  // The gateway takes its addresses from the table.
  const settings = name === 'gateway' ? calls.map(addressOf) : [...read(config).matchAll(/\b[A-Z]+_ADDRESS\b/g)].map(([setting]) => setting)
  return [
    ...(packageName === `@rostra/${name}` ? [] : [`${folder}/package.json: name it @rostra/${name}`]),
    ...calls.filter((callee) => !settings.includes(addressOf(callee))).map((callee) => `${config}: add the setting ${addressOf(callee)}`),
    ...settings
      .filter((setting) => !calls.some((callee) => addressOf(callee) === setting))
      .map(
        (setting) => `proto/src/services.ts: add the service of ${setting} to the calls of ${name}, or remove the setting from ${config}`,
      ),
  ]
}

function inCompose({ name, folder, calls }: Component, { compose }: Deployment): string[] {
  const file = 'deploy/compose.yaml'
  const service = compose[name]
  if (!service) return [`${file}: add the service ${name}, with COMPONENT ${folder}`]
  return calls
    .map((callee) => `${addressOf(callee)}: ${callee}:50051`)
    .filter((setting) => {
      const [key = '', value] = setting.split(': ')
      return service.environment?.[key] !== value
    })
    .map((setting) => `${file}: add ${setting} to the environment of ${name}`)
}

function inSkaffold({ name, folder }: Component, { skaffold: { build, deploy, profiles } }: Deployment): string[] {
  const file = 'skaffold.yaml'
  const index = build.artifacts.findIndex(({ docker }) => docker.buildArgs.COMPONENT === folder)
  if (index < 0) return [`${file}: add the artifact rostra-${name}, with COMPONENT ${folder}`]
  const values = Object.keys(deploy.helm.releases[0]?.setValueTemplates ?? {})
  const patched = profiles.flatMap(({ patches }) => patches).some(({ path }) => path === `/build/artifacts/${index}/docker/target`)
  return [
    ...['repository', 'tag', 'digest']
      .map((part) => `components.${name}.image.${part}`)
      .filter((value) => !values.includes(value))
      .map((value) => `${file}: add ${value} to setValueTemplates`),
    ...(patched ? [] : [`${file}: add the target of artifact ${index} (${name}) to the profile dev`]),
  ]
}

function inValues(component: Component, { values }: Deployment): string[] {
  const file = 'deploy/helm/rostra/values.yaml'
  const { name, calls } = component
  const given = values[name]
  if (!given) return [`${file}: add components.${name}`]
  const key = `SERVICE_SECRET_${name.toUpperCase()}`
  const needsSecret = calls.length > 0 && given.secretEnv?.SERVICE_SECRET?.key !== key
  return [
    ...(['calls', 'stores', 'outside'] as const).flatMap((list) => {
      const own = given[list] ?? []
      return [
        ...component[list].filter((each) => !own.includes(each)).map((each) => `${file}: add ${each} to components.${name}.${list}`),
        ...own
          .filter((each) => !component[list].includes(each))
          .map((each) => `proto/src/services.ts: add ${each} to the ${list} of ${name}`),
      ]
    }),
    ...(needsSecret ? [`${file}: add SERVICE_SECRET with the key ${key} to components.${name}.secretEnv`] : []),
  ]
}
