import { describe, expect, it } from '@jest/globals'
import { importsOf } from './import-graph.ts'

const resolve = (specifier: string) => (specifier === '@rostra/kit/log' ? 'services/kit/src/log.ts' : undefined)
const targets = (text: string) => importsOf('services/chat/src/rpc/send.ts', text, resolve).map(({ to }) => to)

describe('importsOf', () => {
  it.each([
    ["import { a } from './a.ts'", 'services/chat/src/rpc/a.ts'],
    ["import type { A } from '../domain/a.ts'", 'services/chat/src/domain/a.ts'],
    ["import './style.css'", 'services/chat/src/rpc/style.css'],
    ["import font from '../font.woff2?url'", 'services/chat/src/font.woff2'],
    ["export { a } from './a.ts'", 'services/chat/src/rpc/a.ts'],
    ["export type * from './a.ts'", 'services/chat/src/rpc/a.ts'],
    ["const a = await import('./a.ts')", 'services/chat/src/rpc/a.ts'],
    ["type A = import('./a.ts').A", 'services/chat/src/rpc/a.ts'],
    ["type A = typeof import('./a.ts')", 'services/chat/src/rpc/a.ts'],
    ["import { log } from '@rostra/kit/log'", 'services/kit/src/log.ts'],
    ["import mongoose from 'mongoose'", 'mongoose'],
  ])('reads %s', (text, target) => {
    expect(targets(text)).toEqual([target])
  })

  it('names the line of an import once, also behind characters of more than one byte', () => {
    const text = "// – 🎭\nimport { a } from './a.ts'\nimport type { A } from './a.ts'\n"
    expect(importsOf('a/b.ts', text, resolve)).toEqual([{ from: 'a/b.ts', to: 'a/a.ts', isPackage: false, line: 2 }])
  })

  it('ignores specifiers that are computed, commented out or in a string', () => {
    expect(targets("// import './a.ts'\nconst text = \"import './b.ts'\"\nawait import(text)")).toEqual([])
  })

  it('throws the name of a file that it cannot parse', () => {
    expect(() => targets('import {')).toThrow('services/chat/src/rpc/send.ts')
  })
})
