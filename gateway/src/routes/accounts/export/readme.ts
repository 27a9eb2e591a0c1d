import { exportedFiles } from './contents.ts'

const nameWidth = Math.max(...exportedFiles.map(({ name }) => name.length)) + 2
const files = exportedFiles.map(({ name, says }) => `${name.padEnd(nameWidth)}${says}`).join('\n')

/** Returns the README.txt of an export. */
export const readme = (username: string, exportedAt: Date): string =>
  `Everything that Rostra keeps of the account ${username}, as of ${exportedAt.toISOString()}.

${files}

Files that end in .json are JSON in UTF-8. Times are ISO 8601 in UTC. The Zeitgeist keeps no text of a message, only hashes of
its words. After 7 days what is kept no longer leads to an account, so older days are not in here. Passwords, codes, keys and
the secrets of sessions and authenticator apps are not in here: only what they are checked by is kept.
`
