import { loadFileDescriptorSetFromBuffer } from '@grpc/proto-loader'

/** A text field in the request of a method. `fill` returns the request `base` with the given text in that field. */
export interface TextField {
  method: string
  path: string
  fill: (text: string, base?: object) => object
}

interface Field {
  name: string
  type: string
  typeName: string
  label: string
}

type Types = ReadonlyMap<string, readonly Field[]>

/** Lists every text field in the requests of a service from its contract, including nested fields and lists. */
export function textFields(definition: object): TextField[] {
  const methods = definition as Record<string, { requestType: { type: object; fileDescriptorProtos: Buffer[] } }>
  return Object.entries(methods).flatMap(([method, { requestType }]) => {
    const { type, fileDescriptorProtos } = requestType
    const types = typesOf(fileDescriptorProtos)
    return pathsOf((type as { field: Field[] }).field, types).map(
      (path): TextField => ({
        method,
        path: path.map(({ name }) => name).join('.'),
        fill: (text, base = {}) => withText(base, path, text),
      }),
    )
  })
}

interface Step {
  name: string
  inList: boolean
}

function pathsOf(fields: readonly Field[], types: Types): Step[][] {
  return fields.flatMap(({ name, type, typeName, label }) => {
    const step = { name, inList: label === 'LABEL_REPEATED' }
    if (type === 'TYPE_STRING') return [[step]]
    if (type !== 'TYPE_MESSAGE') return []
    const nested = types.get(typeName.split('.').at(-1) ?? '')
    if (!nested) throw new Error(`the contract has no message ${typeName}`)
    return pathsOf(nested, types).map((path) => [step, ...path])
  })
}

function withText(base: unknown, [step, ...rest]: readonly Step[], text: string): object {
  const message = (base ?? {}) as Record<string, unknown>
  if (!step) return message
  const value = message[step.name]
  const inside = Array.isArray(value) ? value.at(-1) : value
  const filled = rest.length === 0 ? text : withText(inside, rest, text)
  return { ...message, [step.name]: step.inList ? [filled] : filled }
}

/** Reads the messages of a contract's files, by their names without the package. */
function typesOf(files: readonly Buffer[]): Types {
  const set = Buffer.concat(files.flatMap((file) => [Buffer.from([0x0a, ...varint(file.length)]), file]))
  const definitions = Object.entries(loadFileDescriptorSetFromBuffer(set, { keepCase: false }))
  return new Map(
    definitions.flatMap(([name, definition]) =>
      'type' in definition ? [[name.split('.').at(-1) ?? '', (definition.type as { field?: Field[] }).field ?? []] as const] : [],
    ),
  )
}

const varint = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)])
