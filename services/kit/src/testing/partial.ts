/** Some members of a type, at every depth; a function may return some members of its result. */
type Part<T> = T extends (...args: infer Args) => infer Result
  ? (...args: Args) => Part<Result>
  : T extends Date
    ? T
    : T extends Promise<infer Value>
      ? Promise<Part<Value>>
      : T extends readonly (infer Item)[]
        ? readonly Part<Item>[]
        : T extends object
          ? { [Name in keyof T]?: Part<T[Name]> }
          : T

/** Returns these members as a whole value of their type, for a test of code that uses no others. Their own types are checked. */
export const partial = <T>(members: Part<T>): T => members as T
