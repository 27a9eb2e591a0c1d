import { fileURLToPath } from 'node:url'
import { loadSync, type MessageTypeDefinition, type ServiceDefinition } from '@grpc/proto-loader'
import { loaderOptions } from './loader-options.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const load = (file: string) => loadSync(file, { ...loaderOptions, includeDirs: [root] })

/** The gRPC definition of a service. Throws when the file has no service of that name. */
export function loadService<Definition>(file: string, name: string): Definition {
  const definition = load(file)[name]
  if (!definition || 'format' in definition) throw new Error(`${file} defines no service ${name}`)
  return definition as ServiceDefinition as Definition
}

/** A message that travels outside gRPC, with `serialize` and `deserialize`. Throws when the file has no message of that name. */
export function loadMessage<Input, Output>(file: string, name: string): MessageTypeDefinition<Input, Output> {
  const definition = load(file)[name]
  if (!definition || !('format' in definition) || !('serialize' in definition)) throw new Error(`${file} defines no message ${name}`)
  return definition as unknown as MessageTypeDefinition<Input, Output>
}
