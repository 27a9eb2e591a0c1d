import type { MethodDefinition } from '@grpc/proto-loader'

interface Echo {
  say: string
}

const codec = {
  serialize: (value: Echo) => Buffer.from(JSON.stringify(value)),
  deserialize: (bytes: Buffer): Echo => JSON.parse(String(bytes)),
}

const method = (name: string, responseStream: boolean, read: boolean) =>
  ({
    path: `/test.EchoService/${name}`,
    requestStream: false,
    responseStream,
    requestSerialize: codec.serialize,
    requestDeserialize: codec.deserialize,
    responseSerialize: codec.serialize,
    responseDeserialize: codec.deserialize,
    options: { idempotency_level: read ? 'NO_SIDE_EFFECTS' : 'IDEMPOTENCY_UNKNOWN' },
  }) as unknown as MethodDefinition<Echo, Echo, Echo, Echo>

/** A service without a contract file, for tests of the frame itself. */
export const EchoService = {
  Say: method('Say', false, false),
  Read: method('Read', false, true),
  Open: method('Open', false, false),
  Count: method('Count', true, false),
}
