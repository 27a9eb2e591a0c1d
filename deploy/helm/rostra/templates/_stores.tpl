{{- define "rostra.storeSetting" -}}
{{- get (dict "mongo" "MONGO_URL" "redis" "REDIS_URL" "kafka" "KAFKA_BROKERS") . -}}
{{- end -}}

{{/* The name of the Secret with a store's address. Empty when the address is plain. {root, store, component} */}}
{{- define "rostra.storeSecret" -}}
{{- $override := get .component.storeOverrides .store | default dict -}}
{{- if not (or .root.Values.bundled.enabled $override.url (eq .store "kafka")) }}{{ get .root.Values.secrets.existing .store | default "" }}{{ end -}}
{{- end -}}

{{/* A store's plain address. Empty when a Secret has it. Fails when neither is set. {root, store, component} */}}
{{- define "rostra.storeAddress" -}}
{{- $base := include "rostra.name" .root -}}
{{- $override := get .component.storeOverrides .store | default dict -}}
{{- if $override.url }}{{ $override.url }}
{{- else if .root.Values.bundled.enabled -}}
{{- get (dict
  "mongo" (printf "mongodb://%s-mongo-0.%s-mongo:27017/?replicaSet=rs0" $base $base)
  "redis" (printf "redis://%s-redis:6379" $base)
  "kafka" (printf "%s-kafka-0.%s-kafka:9092" $base $base)) .store -}}
{{- else if not (include "rostra.storeSecret" .) -}}
{{- $value := ternary .root.Values.kafka.brokers (get .root.Values .store).url (eq .store "kafka") -}}
{{- required (printf "%s has no address: set %s.%s, a Secret in secrets.existing, or bundled.enabled for development" .store .store (ternary "brokers" "url" (eq .store "kafka"))) $value -}}
{{- end -}}
{{- end -}}

{{/* The addresses of the bundled stores that a component uses, as a list in YAML. Empty when it uses none. {root, component} */}}
{{- define "rostra.bundledStores" -}}
{{- if .root.Values.bundled.enabled -}}
{{- range $store := .component.stores }}
{{- $override := get $.component.storeOverrides $store | default dict }}
{{- if not $override.url }}
- {{ include "rostra.name" $.root }}-{{ $store }}:{{ get (dict "mongo" 27017 "redis" 6379 "kafka" 9092) $store }}
{{- end }}
{{- end }}
{{- end -}}
{{- end -}}

{{/* Waits until these stores accept a connection, so that pods do not crash during a first installation. {root, name, component, addresses} */}}
{{- define "rostra.waitForStores" -}}
- name: wait-for-stores
  image: {{ include "rostra.componentImage" . }}
  imagePullPolicy: {{ .component.image.pullPolicy }}
  command:
    - node
    - --eval
    - |
      const { connect } = require('node:net')
      const reach = ([host, port]) => new Promise((resolve) => {
        const again = () => setTimeout(() => reach([host, port]).then(resolve), 500)
        const socket = connect(port, host, () => { socket.destroy(); resolve() }).on('error', again)
      })
      Promise.all(process.argv.slice(1).map((address) => reach(address.split(':'))))
    - --
    {{- .addresses | nindent 4 }}
  securityContext: {{- toYaml .component.securityContext | nindent 4 }}
  resources:
    requests: { cpu: 10m, memory: 48Mi, ephemeral-storage: 16Mi }
    limits: { memory: 128Mi, ephemeral-storage: 16Mi }
{{- end -}}
