import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ExchangeTree, type TreeExchange } from './exchange-tree.ts'

const at = (second: number) => new Date(1_000 * second)
/** An exchange that starts at a second. */
const exchange = (second: number, id: string, parentId: string | null, more: Partial<TreeExchange> = {}): TreeExchange => ({
  id,
  parentId,
  questionId: id,
  startedAt: at(second),
  ...more,
})

describe('the tree of a conversation', () => {
  it('is empty without exchanges', () => {
    const tree = new ExchangeTree([])
    expect([tree.shownLeaf, tree.branchTo(null), tree.has('a')]).toEqual([null, [], false])
  })

  it('shows an edited message with nothing after it, and counts it among its siblings', () => {
    const tree = new ExchangeTree([exchange(1, 'a', null), exchange(2, 'b', 'a'), exchange(3, 'c', 'b'), exchange(4, 'b2', 'a')])
    expect(tree.branchTo(tree.shownLeaf)).toEqual(['a', 'b2'])
    expect(tree.questionSiblings('b2')).toEqual({ index: 2, count: 2, previousId: 'b', nextId: null })
    expect(tree.questionSiblings('b')).toEqual({ index: 1, count: 2, previousId: null, nextId: 'b2' })
    expect(tree.answerSiblings('b2')).toMatchObject({ index: 1, count: 1 })
  })

  it('gives siblings to the answer alone when it is made again', () => {
    const tree = new ExchangeTree([exchange(1, 'a', null), exchange(2, 'a2', null, { questionId: 'a' })])
    expect([tree.questionOf('a2'), tree.questionSiblings('a2')]).toEqual(['a', { index: 1, count: 1, previousId: null, nextId: null }])
    expect(tree.answerSiblings('a2')).toEqual({ index: 2, count: 2, previousId: 'a', nextId: null })
  })

  it('shows the branch that was chosen, until a later exchange', () => {
    const earlier = [exchange(1, 'a', null), exchange(2, 'b', 'a', { shownAt: at(5) }), exchange(3, 'b2', 'a')]
    expect(new ExchangeTree(earlier).branchTo(new ExchangeTree(earlier).shownLeaf)).toEqual(['a', 'b'])
    const later = new ExchangeTree([...earlier, exchange(6, 'c', 'b')])
    expect(later.branchTo(later.shownLeaf)).toEqual(['a', 'b', 'c'])
  })

  it('finds the child that was shown last below a message, and all answers below a question', () => {
    const tree = new ExchangeTree([
      exchange(1, 'a', null),
      exchange(2, 'b', 'a'),
      exchange(3, 'c', 'b', { shownAt: at(8) }),
      exchange(4, 'c2', 'b'),
      exchange(5, 'b2', 'a'),
      exchange(6, 'a2', null, { questionId: 'a', shownAt: at(9) }),
    ])
    expect(tree.leafBelow('b', 'answer')).toBe('c')
    expect(tree.leafBelow('b2', 'answer')).toBe('b2')
    expect(tree.leafBelow('a', 'answer')).toBe('c')
    expect(tree.leafBelow('a', 'question')).toBe('a2')
  })

  it('begins a branch where the parent is gone', () => {
    const tree = new ExchangeTree([exchange(1, 'b', 'gone'), exchange(2, 'c', 'b')])
    expect(tree.branchTo('c')).toEqual(['b', 'c'])
  })

  it('has one shown branch after any sends, edits, new answers and choices, whose end has no child', () => {
    const step = fc.record({ kind: fc.constantFrom('send', 'edit', 'again', 'choose'), pick: fc.nat(1_000) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const rows: TreeExchange[] = []
        for (const [index, { kind, pick }] of steps.entries()) {
          const tree = new ExchangeTree(rows)
          const chosen = rows[pick % Math.max(rows.length, 1)]
          const id = `e${String(index).padStart(3, '0')}`
          if (kind === 'send' || !chosen) rows.push(exchange(index, id, tree.shownLeaf))
          else if (kind === 'edit') rows.push(exchange(index, id, tree.parentOf(chosen.id)))
          else if (kind === 'again') rows.push(exchange(index, id, tree.parentOf(chosen.id), { questionId: tree.questionOf(chosen.id) }))
          else {
            const leaf = rows.find((row) => row.id === tree.leafBelow(chosen.id, pick % 2 ? 'question' : 'answer'))
            if (leaf) leaf.shownAt = at(index)
          }
          const after = new ExchangeTree(rows)
          const leaf = after.shownLeaf
          expect(rows.some(({ parentId }) => parentId !== null && parentId === leaf)).toBe(false)
          if (kind === 'choose' && chosen) expect(after.branchTo(leaf)).toContain(chosen.id === leaf || pick % 2 === 0 ? chosen.id : leaf)
          else expect(leaf).toBe(id)
          for (const { id } of rows) {
            const { index: place, count } = after.answerSiblings(id)
            expect(place >= 1 && place <= count).toBe(true)
          }
        }
      }),
    )
  })
})
