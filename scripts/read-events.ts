import protobuf from 'protobufjs'

/** The parts of an event's comment. */
interface EventComment {
  topic: string
  key: string
  meaning: string
  consumers: string
  replay: string
}

/** An event of a contract. */
export interface Event extends EventComment {
  producer: string
  type: protobuf.Type
}

/** Lists the events of one file, whose name errors show. */
export function eventsIn(file: string, source: string): Event[] {
  const { root, package: packageName = '' } = protobuf.parse(source, { keepCase: true, alternateCommentMode: true })
  const namespace = root.lookup(packageName)
  if (!(namespace instanceof protobuf.Namespace)) throw new Error(`${file} declares no package`)
  const producer = packageName.split('.')[1] ?? ''
  const types = namespace.nestedArray.filter((nested) => nested instanceof protobuf.Type)
  return types.map((type) => ({ producer, type, ...readComment(`${file}: ${type.name}`, type.comment ?? '') }))
}

/** Joins the lines of a comment. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function readComment(name: string, comment: string): EventComment {
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
    meaning: /keyed by [^.]+\. (?!Consumers:)(.+?) Consumers: /.exec(text)?.[1] ?? '',
  }
}
