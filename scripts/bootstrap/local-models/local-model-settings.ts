import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, isAtTerminal, say } from '../console.ts'
import { ExpectedError } from '../expected-error.ts'
import type { BootstrapSettings } from '../settings.ts'
import { findLocalModels, type KnownServer, knownServers, type LocalModels } from './find-local-models.ts'

interface ModelEnvironment {
  OPENAI_API_KEY?: string
  OPENAI_BASE_URL?: string
  MODEL_GPT4?: string
  CHAT_MODEL?: string
}

type Wanted = Pick<BootstrapSettings, 'dataDir' | 'localModels' | 'localModel' | 'port'>

/** For tests: which servers are looked for, and the person at the terminal; undefined when there is none. */
interface Surroundings {
  servers?: readonly KnownServer[]
  ask?: ((question: string) => Promise<string | undefined>) | undefined
  say?: (line: string) => void
}

/**
 * Looks for a model server on this machine and returns the settings by which its model answers, the one of CHAT_MODEL or the
 * first; none when there is no server, or the person at the terminal wants none. The answer to that question is kept in the
 * data folder. Throws an ExpectedError when no server has the model of CHAT_MODEL.
 */
export async function localModelSettings(wanted: Wanted, surroundings: Surroundings = {}): Promise<ModelEnvironment> {
  const { servers = knownServers, say: print = say } = surroundings
  if (wanted.localModels === 'off') return {}
  const found = await findLocalModels(servers.filter(({ port }) => port !== wanted.port))
  for (const { name, models } of found) print(`  Found ${name} with ${shortList(models)}`)
  const { localModel } = wanted
  const server = localModel === undefined ? found[0] : found.find(({ models }) => models.includes(localModel))
  if (localModel !== undefined && !server) throw new ExpectedError(missing(localModel, servers))
  if (!server) return {}
  const model = localModel ?? server.models[0] ?? ''
  if (!(await isWanted(wanted, `${model} of ${server.name}`, { ask: isAtTerminal() ? ask : undefined, say: print, ...surroundings })))
    return {}
  print(`  ${model} of ${server.name} answers. LOCAL_MODELS=off starts without it.`)
  return settingsOf(server, model)
}

/** Who names a model in CHAT_MODEL, or says `use`, is not asked. */
async function isWanted(
  { dataDir, localModels, localModel }: Wanted,
  model: string,
  { ask, say = () => undefined }: Surroundings,
): Promise<boolean> {
  if (localModels === 'use' || localModel !== undefined) return true
  const file = join(dataDir, 'local-models')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept === 'off') say('  You chose to start without it. LOCAL_MODELS=use starts with it.')
  if (kept === 'use' || kept === 'off') return kept === 'use'
  const answer = await ask?.(`  Let ${model} answer? [Y/n] `)
  if (answer === undefined) say('  Nobody chose it, so the offline model answers. LOCAL_MODELS=use starts with it.')
  else {
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, isYes(answer) ? 'use\n' : 'off\n')
  }
  return answer !== undefined && isYes(answer)
}

const isYes = (answer: string) => /^(y|yes)?$/i.test(answer.trim())

/** The name gpt4 is that of any OpenAI-compatible server. Such a server wants no key, but the client sends one. */
const settingsOf = ({ url }: LocalModels, model: string): ModelEnvironment => ({
  OPENAI_API_KEY: 'local',
  OPENAI_BASE_URL: url,
  MODEL_GPT4: model,
  CHAT_MODEL: 'gpt4',
})

const missing = (model: string, servers: readonly KnownServer[]) =>
  `CHAT_MODEL: no server on this machine has the model ${model}. Looked for ${servers.map(({ name, port }) => `${name} on port ${port}`).join(', ')}.`

const shortList = (models: readonly string[]) =>
  models.length > 4 ? `${models.slice(0, 3).join(', ')} and ${models.length - 3} others` : models.join(', ')
