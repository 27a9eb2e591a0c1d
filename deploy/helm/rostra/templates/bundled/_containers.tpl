{{/* A replica set of one. The startup probe initiates it once and afterwards only checks it. */}}
{{- define "rostra.mongoContainer" -}}
{{- $host := printf "%s-mongo-0.%s-mongo:27017" (include "rostra.name" .) (include "rostra.name" .) -}}
command: [mongod, --replSet, rs0, --bind_ip_all, --dbpath, /data/db, --wiredTigerCacheSizeGB, "0.25", --oplogSize, "128", --setParameter, diagnosticDataCollectionEnabled=false, --setParameter, transactionLifetimeLimitSeconds=10]
# mongosh writes its settings into the home folder
env: [{ name: HOME, value: /tmp }]
ports: [{ name: mongo, containerPort: 27017 }]
startupProbe:
  exec:
    command:
      - mongosh
      - --quiet
      - --eval
      - |
        const asked = db.hello()
        if (!asked.setName) rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '{{ $host }}' }] })
        if (!asked.isWritablePrimary) quit(1)
  periodSeconds: 3
  timeoutSeconds: 20
  failureThreshold: 30
readinessProbe: { tcpSocket: { port: mongo }, periodSeconds: 5, timeoutSeconds: 2 }
livenessProbe: { tcpSocket: { port: mongo }, periodSeconds: 20, timeoutSeconds: 5, failureThreshold: 6 }
{{- end -}}

{{- define "rostra.redisContainer" -}}
command: [redis-server, --protected-mode, "no", --appendonly, "yes", --appendfsync, everysec, --dir, /data, --maxmemory, 192mb]
ports: [{ name: redis, containerPort: 6379 }]
startupProbe: { exec: { command: [redis-cli, ping] }, periodSeconds: 1, failureThreshold: 60 }
readinessProbe: { exec: { command: [redis-cli, ping] }, periodSeconds: 10, timeoutSeconds: 3 }
livenessProbe: { tcpSocket: { port: redis }, periodSeconds: 20, timeoutSeconds: 5, failureThreshold: 6 }
{{- end -}}

{{- define "rostra.mailContainer" -}}
ports: [{ name: mail, containerPort: 1025 }, { name: http, containerPort: 8025 }]
startupProbe: { tcpSocket: { port: mail }, periodSeconds: 1, failureThreshold: 60 }
readinessProbe: { httpGet: { path: /readyz, port: http }, periodSeconds: 10 }
livenessProbe: { tcpSocket: { port: mail }, periodSeconds: 20, failureThreshold: 6 }
{{- end -}}
