import { parseAllDocuments } from 'yaml'
import { runCommand } from '../../infra/command.ts'
import type { KubeObject } from './kube-object.ts'

export interface Rendering {
  /** The path of helm. */
  helm: string
  /** The chart's folder. */
  chart: string
  /** Files of values, the later ones over the earlier. */
  values: readonly string[]
  kubeVersion: string
  /** Values over those of the file: `name=value`. */
  set?: readonly string[]
}

/** Without this machine's cluster, about whose kubeconfig helm may warn in its output, and without plugins. */
const env = { ...process.env, KUBECONFIG: 'none', HELM_NO_PLUGINS: '1' }

/** Runs helm's linter on a chart with these values. Returns its messages. */
export async function lintChart({ helm, chart, values, kubeVersion }: Rendering): Promise<string[]> {
  const args = ['lint', chart, '--strict', '--quiet', '--kube-version', kubeVersion, ...files(values)]
  const { code, output } = await runCommand(helm, args, { env })
  return code === 0 ? [] : [output.trim()]
}

/** Renders a chart with these values, hooks and tests included. Throws helm's output when it fails. */
export async function renderChart({ helm, chart, values, kubeVersion, set = [] }: Rendering): Promise<KubeObject[]> {
  const args = [
    'template',
    'rostra',
    chart,
    '--kube-version',
    kubeVersion,
    '-n',
    'rostra',
    ...files(values),
    ...set.flatMap((value) => ['--set', value]),
  ]
  const { code, output } = await runCommand(helm, args, { env })
  if (code !== 0) throw new Error(output.trim())
  return parseObjects(output)
}

const files = (values: readonly string[]) => values.flatMap((file) => ['-f', file])

/** Parses a stream of YAML documents. Throws for invalid YAML and duplicate keys. */
function parseObjects(text: string): KubeObject[] {
  return parseAllDocuments(text, { uniqueKeys: true }).flatMap((document) => {
    const [error] = 'errors' in document ? document.errors : []
    if (error) throw error
    const object = 'toJS' in document ? (document.toJS() as KubeObject | null) : null
    return object ? [object] : []
  })
}
