import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import protobuf from 'protobufjs'

/** What the comment of an event says. */
interface Said {
  topic: string
  key: string
  what: string
  consumers: string
  replay: string
}

interface Event extends Said {
  producer: string
  type: protobuf.Type
}

/** The page docs/events.md, from the comments in every events.proto below `proto`. Throws for an event whose comment leaves something out. */
export function eventsPage(proto: string): string {
  const files = globSync('rostra/*/v1/events.proto', { cwd: proto }).sort()
  const events = files.flatMap((file) => eventsIn(file, readFileSync(join(proto, file), 'utf8')))
  return `${[head, overview(events), ...events.map(section)].join('\n\n')}\n`
}

const head = `# Events

<!-- Made by \`npm run proto:gen\` from the comments in proto/rostra/*/v1/events.proto: change those. -->

What services tell each other, as proto messages. Delivery is at least once and in order for one key; every group of consumers gets every event. How an
event is stored, sent and handled is in [architecture.md](architecture.md), how to add one in [CONTRIBUTING.md](../CONTRIBUTING.md#an-event). The kit counts
them: \`rostra_events_published_total\`, \`rostra_events_handled_total\` (done, retried, dead), \`rostra_events_lag\`, \`rostra_outbox_oldest_seconds\`.`

/** The events of one file, which is named to whoever has to mend it. */
export function eventsIn(file: string, source: string): Event[] {
  const { root, package: packageName = '' } = protobuf.parse(source, { keepCase: true, alternateCommentMode: true })
  const namespace = root.lookup(packageName)
  if (!(namespace instanceof protobuf.Namespace)) throw new Error(`${file} declares no package`)
  const producer = packageName.split('.')[1] ?? ''
  const types = namespace.nestedArray.filter((nested) => nested instanceof protobuf.Type)
  return types.map((type) => ({ producer, type, ...readComment(`${file}: ${type.name}`, type.comment ?? '') }))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function readComment(name: string, comment: string): Said {
  const text = oneLine(comment)
  const need = (part: string, pattern: RegExp) => {
    const found = pattern.exec(text)?.[1]
    if (found === undefined) throw new Error(`${name}: its comment must say '${part}'`)
    return found
  }
  return {
    topic: need('Topic `<service>.<event>.v<n>`', /^Topic `([a-z0-9.-]+\.v\d+)`/),
    key: need(', keyed by <what>.', /^Topic `[^`]+`, keyed by ([^.]+)\./),
    consumers: need('Consumers: <who>.', /\. Consumers: (.+?)(?:\. A replay|\.$|$)/),
    replay: need('A replay <does what>.', /\. (A replay .+)$/),
    what: /keyed by [^.]+\. (?!Consumers:)(.+?) Consumers: /.exec(text)?.[1] ?? '',
  }
}

function overview(events: readonly Event[]): string {
  const anchor = (topic: string) => `[\`${topic}\`](#${topic.replaceAll('.', '')})`
  const rows = events.map(({ topic, producer, key, consumers }) => [anchor(topic), producer, key, consumers])
  return table(['topic', 'from', 'keyed by', 'consumers'], rows)
}

function section({ topic, producer, key, what, consumers, replay, type }: Event): string {
  const about = [what, `From ${producer}, keyed by ${key}. Consumers: ${consumers}.`, replay].filter((line) => line !== '')
  const rows = type.fieldsArray.map((field) => [
    `\`${field.name}\``,
    `${field.repeated ? 'repeated ' : ''}${field.type}`,
    oneLine([field.comment ?? '', ...valuesOf(field)].join(' ')),
  ])
  return [`## ${topic}`, ...about, table([`\`${type.name}\``, 'type', 'meaning'], rows)].join('\n\n')
}

/** What an enum's values are called, with what is said of them. */
function valuesOf(field: protobuf.Field): string[] {
  const type = field.parent?.lookup(field.type)
  if (!(type instanceof protobuf.Enum)) return []
  const said = (name: string) => (type.comments[name] ? ` (${oneLine(type.comments[name]).replace(/\.$/, '')})` : '')
  const names = Object.keys(type.values).filter((name) => type.values[name] !== 0)
  return [`${names.map((name) => `\`${name}\`${said(name)}`).join(', ')}.`]
}

function table(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [top = [], ...body] = cells
  return [line(top), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
