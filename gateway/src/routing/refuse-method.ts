import { DomainError } from '@rostra/kit/errors'
import type { IRouter, RequestHandler } from 'express'

/** The methods of a path that is only read. */
export const readMethods = ['GET', 'HEAD'] as const

/** Returns a handler that throws METHOD_NOT_ALLOWED and names these methods in `Allow`. It comes after the handlers of a path. */
export function refuseMethod(allowed: readonly string[]): RequestHandler {
  const names = allowed.join(', ')
  return (request, response) => {
    response.locals.route = String(request.route.path).replaceAll(/:(\w+)/g, '{$1}')
    response.set('Allow', names)
    throw new DomainError('invalid', 'METHOD_NOT_ALLOWED', `This address knows ${names} only`)
  }
}

/** Refuses every method but GET and HEAD at these paths, whose handlers are mounted already. */
export function readOnly(router: IRouter, paths: readonly string[]): void {
  for (const path of paths) router.all(path, refuseMethod(readMethods))
}
