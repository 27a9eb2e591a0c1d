import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { cached } from '../../packages/cache-folder.mjs'
import { onPath, runCommand } from '../command.ts'

const version = '4.3.1'
const copyDependencies = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies'

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>rostra</groupId><artifactId>kafka</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${version}</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>
`

/** Returns the folder with Kafka's jars. Downloads them with Maven the first time. */
export async function kafkaJars(): Promise<string> {
  if (!onPath('java'))
    throw new ExpectedError('The tests on a real Kafka need Java 17. Install it: apt-get install -y default-jre-headless')
  const folderInCache = await cached(`kafka-${version}`, async (folder) => {
    if (!onPath('mvn')) throw new ExpectedError('The tests on a real Kafka need Maven. Install it: apt-get install -y maven')
    await writeFile(join(folder, 'pom.xml'), pom)
    const args = ['-B', '-q', copyDependencies, '-DoutputDirectory=lib', '-DincludeScope=runtime']
    const { code, output } = await runCommand('mvn', args, { cwd: folder })
    if (code !== 0) throw new ExpectedError(`Kafka could not be downloaded with Maven:\n${output.trim()}`)
  })
  return join(folderInCache, 'lib')
}
