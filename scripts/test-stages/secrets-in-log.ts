/** Secrets without a recognisable format: passwords that tests use, codes and links in mails. */
export interface KnownSecrets {
  passwords: readonly string[]
  mails: readonly { text: string }[]
}

type Kind = 'address of mail' | 'JWT' | 'password' | 'reset token' | 'one-time code'

/** A kind of secret and its place in the log: the line's message and route, without the secret. */
export interface Leak {
  kind: Kind
  where: string
}

const shapes: [Kind, RegExp][] = [
  ['address of mail', /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi],
  ['JWT', /eyJ[\w-]+\.eyJ[\w-]+/g],
]

/** Finds secrets in a log of JSON lines. Reports each kind once for each place. */
export function secretsInLog(log: string, known: KnownSecrets): Leak[] {
  const patterns = [...shapes, ...knownPatterns(known)]
  const leaks = new Map<string, Leak>()
  for (const line of log.split('\n')) {
    for (const [kind, pattern] of patterns) {
      if (line.search(pattern) < 0) continue
      const where = without(patterns, placeOf(line))
      leaks.set(`${kind} ${where}`, { kind, where })
    }
  }
  return [...leaks.values()]
}

/** A number of six digits counts as a code only by itself, not within an id, a time or a fraction. */
function knownPatterns({ passwords, mails }: KnownSecrets): [Kind, RegExp][] {
  const mailed = (secret: RegExp) => mails.flatMap(({ text }) => secret.exec(text)?.[1] ?? [])
  return [
    ...passwords.map((password): [Kind, RegExp] => ['password', new RegExp(literal(password), 'g')]),
    ...mailed(/\/reset-password\/(\S+)/).map((token): [Kind, RegExp] => ['reset token', new RegExp(literal(token), 'g')]),
    ...mailed(/^\s*(\d{6})\s*$/m).map((code): [Kind, RegExp] => ['one-time code', new RegExp(`(?<![\\w.-])${code}(?![\\w-]|\\.\\d)`, 'g')]),
  ]
}

const literal = (text: string) => text.replace(/\W/g, '\\$&')

function placeOf(line: string): string {
  try {
    const { service, msg, route } = JSON.parse(line)
    return [service, route, msg].filter(Boolean).join(', ')
  } catch {
    return 'a line that is not JSON'
  }
}

const without = (patterns: [Kind, RegExp][], place: string) => patterns.reduce((text, [, pattern]) => text.replace(pattern, '…'), place)
