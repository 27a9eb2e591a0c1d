import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { pauseProcess, type Resume } from './pause-process.ts'
import { setName, startMember } from './start-mongo.ts'
import { storeFolder } from './store-folder.ts'
import type { Server } from './supervise.ts'

export interface Member {
  host: string
  /** Sends SIGKILL and resolves when the process has ended. */
  kill: () => Promise<void>
  /** Starts a killed member on its data. Resolves when it accepts connections. */
  start: () => Promise<void>
  /** Pauses the member by SIGSTOP. */
  pause: () => Promise<Resume>
  /** Lets the member stand for election at once. Rejects when it does not win. */
  stepUp: () => Promise<void>
}

export interface ReplicaSet {
  /** The address of all members, for MONGO_URL. */
  url: string
  members: readonly Member[]
  /** Returns the newest primary; undefined while there is none. */
  primary: () => Promise<Member | undefined>
  /** Resolves when one member is primary and all others are its secondaries. Throws after 60 s. */
  healthy: () => Promise<Member>
  /** Changes how long the others wait for a silent primary, of the running set. */
  setElectionTimeout: (ms: number) => Promise<void>
  /** Stops the members and deletes their data. */
  stop: () => Promise<void>
}

interface ReplicaSetOptions {
  size?: number
  /** How long the others wait for a silent primary; 10 s by default, as in MongoDB. */
  electionTimeoutMs?: number
}

type Hello = { isWritablePrimary: boolean; secondary: boolean; electionId?: { toHexString: () => string } }

const healthyWithinMs = 60_000
/** How long a member may take to answer: one that is paused never does. */
const answerWithinMs = 500

/** Starts a MongoDB replica set of several members, each a process of its own on its own port. Resolves when all members are in use. */
export async function startReplicaSet({ size = 3, electionTimeoutMs = 10_000 }: ReplicaSetOptions = {}): Promise<ReplicaSet> {
  const servers: (Server & { port: number })[] = []
  const folders: string[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
  try {
    const members = await Promise.all(
      Array.from({ length: size }, async (_, number): Promise<Member> => {
        const dataDir = await storeFolder(`member-${number}`)
        folders.push(dataDir)
        const start = async () => {
          servers[number] = await startMember({ dataDir, removeWhenStopped: true })
        }
        await start()
        const running = () => servers[number] as Server & { port: number }
        const host = `127.0.0.1:${running().port}`
        return {
          host,
          start,
          stepUp: () => onMember(host, answerWithinMs, async (client) => void (await client.db('admin').command({ replSetStepUp: 1 }))),
          pause: () => pauseProcess(running().pid),
          kill: async () => {
            process.kill(running().pid, 'SIGKILL')
            await running().exited
          },
        }
      }),
    )
    const hosts = members.map(({ host }) => host)
    await initiate(hosts, electionTimeoutMs)
    const set: ReplicaSet = {
      url: `mongodb://${hosts.join(',')}/?replicaSet=${setName}`,
      members,
      stop,
      primary: async () => {
        const states = await Promise.all(members.map(async (member) => ({ member, hello: await helloOf(member.host) })))
        const primaries = states.filter(({ hello }) => hello?.isWritablePrimary)
        // A primary that was paused does not know yet that there is another one. The term is part of the election's id.
        return primaries.sort((one, other) => electionOf(other.hello).localeCompare(electionOf(one.hello)))[0]?.member
      },
      setElectionTimeout: async (ms) => {
        const primary = await set.healthy()
        await onMember(primary.host, 10_000, async (client) => {
          const { config } = await client.db('admin').command({ replSetGetConfig: 1 })
          const settings = { ...config.settings, electionTimeoutMillis: ms }
          await client.db('admin').command({ replSetReconfig: { ...config, version: config.version + 1, settings } })
        })
      },
      healthy: async () => {
        const deadline = Date.now() + healthyWithinMs
        for (;;) {
          const states = await Promise.all(hosts.map(helloOf))
          const [primary, ...others] = members.filter((_, number) => states[number]?.isWritablePrimary)
          if (primary && others.length === 0 && states.filter((hello) => hello?.secondary).length === size - 1) return primary
          if (Date.now() > deadline) throw new Error(`The replica set was not healthy within ${healthyWithinMs / 1_000} s`)
          await delay(50)
        }
      },
    }
    await set.healthy()
    return set
  } catch (error) {
    await stop()
    throw error
  }
}

const electionOf = (hello: Hello | undefined) => hello?.electionId?.toHexString() ?? ''

async function initiate(hosts: readonly string[], electionTimeoutMillis: number): Promise<void> {
  // MongoDB's defaults are 10 s and 2 s.
  const settings = { electionTimeoutMillis, heartbeatIntervalMillis: electionTimeoutMillis / 5 }
  const members = hosts.map((host, _id) => ({ _id, host }))
  await onMember(hosts[0] as string, 10_000, (client) =>
    client.db('admin').command({ replSetInitiate: { _id: setName, members, settings } }),
  )
}

/** Returns a member's answer to `hello`; undefined when it does not answer. */
const helloOf = (host: string): Promise<Hello | undefined> =>
  onMember(host, answerWithinMs, (client) => client.db('admin').command({ hello: 1 })).then(
    (hello) => hello as unknown as Hello,
    () => undefined,
  )

async function onMember<T>(host: string, withinMs: number, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const limits = { serverSelectionTimeoutMS: withinMs, connectTimeoutMS: withinMs, socketTimeoutMS: withinMs }
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, limits)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}
