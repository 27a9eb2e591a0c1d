#!/usr/bin/env bash
# Umzug's FileLocker lets two instances that start at once run the same migration at the same time.
#
# Package:  umzug 3.8.3
# Expected: one lock is held per file, and an attempt to take a held one fails (description of FileLocker in its source, which the README names
#           for locking).
# Seen:     the lock looks for its file, and writes it in later steps. Of two instances that start at once, both find none, and both migrate:
#             at the same time: runs of the migration: 2, at once: 2
#               ends: migrated; ENOENT, unlink
#             one during the other: runs of the migration: 1, at once: 1
#               ends: refused; migrated
#           The one that ends last fails after its work, because the first has removed the file for both.
# For us:   the replicas of a service start together, and each may find a pending migration; the file of one is unknown to the others besides.
#           services/kit/src/app/run-migrations.ts takes a lease in the database instead, in one atomic step.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent umzug@3.8.3

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { FileLocker, memoryStorage, Umzug } from 'umzug'

/** Runs the migrations of two instances with a common ledger and lock file, the second one after `delayMs`. */
async function migrateTwice(delayMs) {
  let [runs, running, most] = [0, 0, 0]
  const up = async () => {
    runs++
    most = Math.max(most, ++running)
    await sleep(500)
    running--
  }
  const storage = memoryStorage()
  const instance = async () => {
    const umzug = new Umzug({ migrations: [{ name: 'demo', up }], storage, logger: undefined })
    FileLocker.attach(umzug, { path: 'migrations.lock' })
    try {
      await umzug.up()
      return 'migrated'
    } catch (error) {
      return /acquire lock/.test(error.message) ? 'refused' : `${error.code}, ${error.syscall}`
    }
  }
  const first = instance()
  if (delayMs > 0) await sleep(delayMs)
  const outcomes = (await Promise.all([first, instance()])).sort().reverse()
  return { runs, most, outcomes }
}

const print = (name, { runs, most, outcomes }) => {
  console.log(`${name}: runs of the migration: ${runs}, at once: ${most}`)
  console.log(`  ends: ${outcomes.join('; ')}`)
}
const together = await migrateTwice(0)
print('at the same time', together)
const during = await migrateTwice(200)
print('one during the other', during)
assert.deepEqual(during, { runs: 1, most: 1, outcomes: ['refused', 'migrated'] })
assert.deepEqual([together.runs, together.most], [2, 2], 'the behaviour has changed')
JS
node finding.mjs
