/** A use case with its ports, as another use case calls it. */
export type Bound<UseCase extends (...args: never[]) => unknown> = UseCase extends (ports: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** Gives a use case its ports. */
export const bindPorts =
  <Ports, Rest extends unknown[], Result>(useCase: (ports: Ports, ...rest: Rest) => Result, ports: Ports) =>
  (...rest: Rest): Result =>
    useCase(ports, ...rest)
