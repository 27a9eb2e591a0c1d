import type { Options } from '@grpc/proto-loader'

/** The form of messages in JavaScript, at run time. `generatorFlags` tells the type generator the same: change both together. */
export const loaderOptions: Options = {
  keepCase: false,
  longs: String,
  enums: String,
  defaults: true,
  oneofs: true,
}

/** The flags of proto-loader-gen-types that describe `loaderOptions`. */
export const generatorFlags: readonly string[] = [
  '--longs=String',
  '--enums=String',
  '--defaults',
  '--oneofs',
  '--includeComments',
  '--grpcLib=@grpc/grpc-js',
  '--targetFileExtension=.ts',
  '--importFileExtension=.ts',
]
