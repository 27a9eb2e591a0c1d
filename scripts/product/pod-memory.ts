import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Component } from './layouts.ts'

interface Values {
  default: { resources: { limits: { memory: string } } }
  components: Record<Component, { resources?: { limits?: { memory?: string } } }>
}

const values = parse(readFileSync(new URL('../../deploy/helm/rostra/values.yaml', import.meta.url), 'utf8')) as Values

/** Returns the MiB of memory of a component's container, by the chart. */
export function containerMb(component: Component): number {
  const limit = values.components[component].resources?.limits?.memory ?? values.default.resources.limits.memory
  const mb = Number(/^(\d+)Mi$/.exec(limit)?.[1])
  if (Number.isNaN(mb)) throw new Error(`the memory of ${component} in values.yaml is not in Mi: ${limit}`)
  return mb
}

/**
 * Returns the MiB that Node gives its old generation in that container: half of it, and at least
 * 256 (measured with Node 24 in containers of 384 to 896 MiB).
 */
export const heapMb = (component: Component): number => Math.max(256, containerMb(component) / 2)
