{{/* One broker that is its own controller. A file configures it: with variables the image would write into its read-only root. */}}
{{- define "rostra.kafka" }}
{{- $base := include "rostra.name" . }}
{{- $config := tpl (.Files.Get "files/kafka.properties") . }}
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ $base }}-kafka
  labels: {{- include "rostra.labels" (dict "root" . "component" "kafka" "kind" "rostra-store") | nindent 4 }}
data:
  server.properties: |
    {{- $config | trim | nindent 4 }}
{{- include "rostra.store" (dict "root" . "name" "kafka" "port" 9092 "data" "/var/lib/kafka/data" "checksum" (sha256sum $config)
  "container" (include "rostra.kafkaContainer" .)
  "mounts" "- { name: config, mountPath: /etc/rostra, readOnly: true }"
  "volumes" (printf "- { name: config, configMap: { name: %s-kafka } }" $base)) }}
{{- end }}

{{- define "rostra.kafkaContainer" -}}
command:
  - sh
  - -ec
  - |
    /opt/kafka/bin/kafka-storage.sh format --ignore-formatted --cluster-id 4L6g3nShT-eMCtK--X86sw --config /etc/rostra/server.properties
    exec /opt/kafka/bin/kafka-server-start.sh /etc/rostra/server.properties
env:
  - { name: KAFKA_HEAP_OPTS, value: {{ printf "-Xmx%s -Xms128m" .Values.bundled.kafka.heap | quote }} }
  - { name: LOG_DIR, value: /tmp/logs }
ports: [{ name: kafka, containerPort: 9092 }]
startupProbe: { tcpSocket: { port: kafka }, periodSeconds: 2, failureThreshold: 90 }
readinessProbe: { tcpSocket: { port: kafka }, periodSeconds: 10, timeoutSeconds: 3 }
livenessProbe: { tcpSocket: { port: kafka }, periodSeconds: 20, timeoutSeconds: 5, failureThreshold: 6 }
{{- end -}}
