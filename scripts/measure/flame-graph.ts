/** A CPU profile of V8, as its inspector returns it. */
export interface CpuProfile {
  nodes: readonly ProfileNode[]
  /** The node of each sample. */
  samples: readonly number[]
  /** The microseconds before each sample. */
  timeDeltas: readonly number[]
}

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string }
  children?: readonly number[]
}

/** Frames of one owner above each other, with what they called. */
interface Frame {
  owner: string
  /** Microseconds, with those of what it called. */
  total: number
  called: Map<string, Frame>
}

/** A line with a smaller share is left out. */
const leastShare = 0.01
/** The share of a frame that the only one below it needs in order to stand on its line. */
const leastOfChain = 0.9
/** How V8 names the time in which a process does nothing, and frames that are no calls. */
const idle = '(idle)'
const root = '(root)'

/**
 * Returns a flame graph as text: for each owner of code the percent of the CPU time with all that it called, and below it what
 * it called. Neighbouring frames of one owner are one; shares below 1 % are left out, and a chain of calls with about one share
 * is one line. An owner is a package, a part of Node, or a folder of the product.
 */
export function flameGraph(profile: CpuProfile): string {
  const times = new Map<number, number>()
  for (const [index, node] of profile.samples.entries()) times.set(node, (times.get(node) ?? 0) + (profile.timeDeltas[index] ?? 0))
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const whole: Frame = { owner: root, total: 0, called: new Map() }
  const add = (id: number, parent: Frame): number => {
    const node = nodes.get(id)
    if (!node || node.callFrame.functionName === idle) return 0
    const owner = ownerOf(node.callFrame)
    const frame = owner === parent.owner || owner === root ? parent : childOf(parent, owner)
    let time = times.get(id) ?? 0
    for (const child of node.children ?? []) time += add(child, frame)
    if (frame !== parent) frame.total += time
    return time
  }
  const [first] = profile.nodes
  whole.total = first ? add(first.id, whole) : 0
  return linesOf(whole, whole.total, 0).join('\n')
}

function childOf(parent: Frame, owner: string): Frame {
  const known = parent.called.get(owner)
  if (known) return known
  const frame: Frame = { owner, total: 0, called: new Map() }
  parent.called.set(owner, frame)
  return frame
}

function linesOf(frame: Frame, all: number, depth: number): string[] {
  return shownIn(frame, all).flatMap((first) => {
    const chain = [first]
    for (let last = first; ; chain.push(last)) {
      const [next, other] = shownIn(last, all)
      if (!next || other || next.total < leastOfChain * last.total) break
      last = next
    }
    const owners = chain.map(({ owner }) => owner).join(' › ')
    return [
      `${((100 * first.total) / all).toFixed(1).padStart(5)} ${'  '.repeat(depth)}${owners}`,
      ...linesOf(chain.at(-1) ?? first, all, depth + 1),
    ]
  })
}

const shownIn = (frame: Frame, all: number): Frame[] =>
  [...frame.called.values()].filter(({ total }) => total >= leastShare * all).sort((one, other) => other.total - one.total)

/** Packages with a scope have two names. */
const packages = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/
/** The folders of the product's code: two below a service's sources, or one of a program's. */
const ownCode = /\/((?:services\/[^/]+|gateway|proto|web|scripts)(?:\/src(?:\/[^/]+){1,2}(?=\/)|\/src)?)/

function ownerOf({ functionName, url }: ProfileNode['callFrame']): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'native code'
  if (url.startsWith('node:')) return url.replace(/^(node:(?:internal\/)?[^/]+).*/, '$1')
  return packages.exec(url)?.[1] ?? ownCode.exec(url)?.[1]?.replace('/src', '') ?? url
}
