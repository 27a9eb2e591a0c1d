/** The fields of an exchange from which the tree of its conversation is built. */
export interface TreeExchange {
  id: string
  /** The exchange before it in its branch; null for the first one. */
  parentId: string | null
  /** The exchange that asked its question first. Its own id, unless it regenerates the answer of that one. */
  questionId: string
  startedAt: Date
  /** When its person last chose its branch. Absent without a choice since its start. */
  shownAt?: Date | undefined
}

/** The place of a message among its alternatives, by their ids. */
export interface Siblings {
  /** From 1. */
  index: number
  count: number
  previousId: string | null
  nextId: string | null
}

/**
 * The exchanges of a conversation as a tree. An edited message and a regenerated answer are siblings of what they replace. The shown branch
 * ends with the exchange that was shown last. That one has no children, because a new exchange starts after all others and is shown at
 * once.
 */
export class ExchangeTree {
  readonly #byId = new Map<string, TreeExchange>()
  readonly #parents = new Map<string, string | null>()
  readonly #children = new Map<string | null, TreeExchange[]>()

  /** `exchanges`: all admitted ones of a conversation, oldest first. */
  constructor(exchanges: readonly TreeExchange[]) {
    for (const exchange of exchanges) {
      const { parentId } = exchange
      const parent = parentId !== null && this.#byId.has(parentId) ? parentId : null
      this.#byId.set(exchange.id, exchange)
      this.#parents.set(exchange.id, parent)
      const siblings = this.#children.get(parent)
      if (siblings) siblings.push(exchange)
      else this.#children.set(parent, [exchange])
    }
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  /** The last exchange of the shown branch; null without any exchange. */
  get shownLeaf(): string | null {
    return shownLast(this.#byId.values())?.id ?? null
  }

  /** When the shown branch was begun or chosen, in milliseconds since 1970; 0 without any exchange. */
  get shownAt(): number {
    const last = shownLast(this.#byId.values())
    return last ? shownAtOf(last) : 0
  }

  /** The exchanges from the start of the conversation to this one, oldest first. */
  branchTo(leaf: string | null): string[] {
    const branch: string[] = []
    for (let id = leaf; id !== null; id = this.parentOf(id)) branch.push(id)
    return branch.reverse()
  }

  parentOf(id: string): string | null {
    return this.#parents.get(id) ?? null
  }

  /** The exchange that asked the question of this one first. */
  questionOf(id: string): string {
    const { questionId } = this.#byId.get(id) ?? { questionId: id }
    return this.#byId.has(questionId) ? questionId : id
  }

  /** The last exchange of the branch that was shown last below an answer, or below a question with any of its answers. */
  leafBelow(id: string, message: 'question' | 'answer'): string {
    const answer = this.#byId.get(id)
    const roots = message === 'question' ? this.#answersTo(id) : answer ? [answer] : []
    return shownLast(this.#withDescendants(roots))?.id ?? id
  }

  /** The place of a question among its alternatives, by the exchanges that asked them first. */
  questionSiblings(id: string): Siblings {
    const asked = new Set(this.#siblings(id).map((exchange) => this.questionOf(exchange.id)))
    return placeAmong([...asked], this.questionOf(id))
  }

  /** The place of an answer among those to the same question. */
  answerSiblings(id: string): Siblings {
    const answers = this.#answersTo(id).map((exchange) => exchange.id)
    return placeAmong(answers, id)
  }

  #siblings(id: string): TreeExchange[] {
    return this.#children.get(this.parentOf(id)) ?? []
  }

  #answersTo(id: string): TreeExchange[] {
    const question = this.questionOf(id)
    return this.#siblings(id).filter((exchange) => this.questionOf(exchange.id) === question)
  }

  *#withDescendants(roots: readonly TreeExchange[]): Generator<TreeExchange> {
    const waiting = [...roots]
    for (let exchange = waiting.pop(); exchange; exchange = waiting.pop()) {
      yield exchange
      waiting.push(...(this.#children.get(exchange.id) ?? []))
    }
  }
}

const shownAtOf = ({ shownAt, startedAt }: TreeExchange) => (shownAt ?? startedAt).getTime()

function shownLast(exchanges: Iterable<TreeExchange>): TreeExchange | undefined {
  let last: TreeExchange | undefined
  for (const exchange of exchanges) {
    const later = last ? shownAtOf(exchange) - shownAtOf(last) || exchange.startedAt.getTime() - last.startedAt.getTime() : 1
    if (later > 0 || (later === 0 && last && exchange.id > last.id)) last = exchange
  }
  return last
}

function placeAmong(ids: readonly string[], id: string): Siblings {
  const at = ids.indexOf(id)
  return { index: at + 1, count: ids.length, previousId: ids[at - 1] ?? null, nextId: ids[at + 1] ?? null }
}
