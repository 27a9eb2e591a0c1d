import mongoose from 'mongoose'

/**
 * Checks MONGO_URL with the driver's own parser, so that every form works that the driver accepts: several hosts, mongodb+srv, escaped
 * users and passwords, options. Does not connect. Throws an Error that says what is wrong, without user and password.
 */
export function checkMongoUrl(text: string): void {
  const { hosts, srvHost } = optionsOf(text)
  const wrong = hosts.find(({ host, socketPath }) => socketPath === undefined && !/^[^\s/?#@]+$/.test(host ?? ''))
  if (wrong || (hosts.length === 0 && !srvHost)) throw new Error(`has a host that is not host or host:port: ${wrong?.host ?? ''}`)
}

/** Whether connections by this URL are encrypted and check the server's certificate and name. */
export function isEncryptedMongo(text: string): boolean {
  // The driver maps tlsAllowInvalidCertificates, tlsAllowInvalidHostnames and tlsInsecure to these two options of Node.
  const { tls, rejectUnauthorized, checkServerIdentity } = optionsOf(text)
  return tls === true && rejectUnauthorized !== false && checkServerIdentity === undefined
}

function optionsOf(text: string) {
  try {
    return new mongoose.mongo.MongoClient(text).options
  } catch (error) {
    throw new Error(withoutCredentials(error instanceof Error ? error.message : String(error), text))
  }
}

/** Returns the driver's message, or one without details when a part of the user or password is in it. */
function withoutCredentials(message: string, url: string): string {
  const form =
    'must be mongodb://[user:password@]host[:port][,host[:port]][/database][?options] or mongodb+srv://…, with escapes in user and password'
  const [credentials = ''] = /:\/\/.*@/.exec(url) ?? []
  const parts = credentials.split(/[^\w.~-]+/).filter((part) => part.length > 2)
  return parts.some((part) => message.includes(part)) ? form : `${message} (it ${form})`
}
