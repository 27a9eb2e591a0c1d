/** A use case whose ports are bound, as another use case calls it. */
export type Bound<UseCase extends (...args: never[]) => unknown> = UseCase extends (ports: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** Binds the ports of a use case. */
export const bindPorts =
  <Ports, Rest extends unknown[], Result>(useCase: (ports: Ports, ...rest: Rest) => Result, ports: Ports) =>
  (...rest: Rest): Result =>
    useCase(ports, ...rest)
