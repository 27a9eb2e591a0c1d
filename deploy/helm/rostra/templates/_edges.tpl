{{/* A peer of a network policy: the pods of one component of this release. {root, component, kind?} */}}
{{- define "rostra.peer" -}}
- podSelector:
    matchLabels: {{- include "rostra.selector" . | nindent 6 }}
{{- end -}}

{{/* One rule of egress: {peers: list, ports: list of numbers, note}. Without peers any address is allowed. */}}
{{- define "rostra.egressRule" -}}
# {{ .note }}
- {{ with .peers }}to: {{- toYaml . | nindent 4 }}
  {{ end }}ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
{{- end -}}

{{/* Egress to a store, bundled or external: {root, store, component?} */}}
{{- define "rostra.storeRule" -}}
{{- $own := dig "storeOverrides" .store dict (.component | default dict) -}}
{{- $store := get .root.Values .store -}}
{{- $peers := $store.peers -}}
{{- $port := $store.port -}}
{{- if $own.url -}}
  {{- $peers = $own.peers -}}
  {{- $port = $own.port | default $port -}}
{{- else if .root.Values.bundled.enabled -}}
  {{- $peers = include "rostra.peer" (dict "root" .root "component" .store "kind" "rostra-store") | fromYamlArray -}}
  {{- $port = get (dict "mongo" 27017 "redis" 6379 "kafka" 9092) .store -}}
{{- end -}}
{{- $ports := list $port -}}
{{- if and $store.sentinelPort (not $own.url) (not .root.Values.bundled.enabled) }}{{ $ports = append $ports $store.sentinelPort }}{{ end -}}
{{- include "rostra.egressRule" (dict "peers" $peers "ports" $ports "note" (printf "to %s" .store)) -}}
{{- end -}}

{{/* Egress to an entry of `outside`: {root, place} */}}
{{- define "rostra.outsideRule" -}}
{{- if and (eq .place "smtp") (include "rostra.bundledMailUrl" .root) -}}
  {{- $peers := include "rostra.peer" (dict "root" .root "component" "mail" "kind" "rostra-store") | fromYamlArray -}}
  {{- include "rostra.egressRule" (dict "peers" $peers "ports" (list 1025) "note" "to mail") -}}
{{- else -}}
  {{- $place := get .root.Values.networkPolicy .place -}}
  {{- include "rostra.egressRule" (dict "peers" $place.peers "ports" $place.ports "note" (printf "to %s" .place)) -}}
{{- end -}}
{{- end -}}

{{- define "rostra.policyHead" }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "rostra.name" .root }}-{{ .name }}
  labels: {{- include "rostra.labels" (dict "root" .root "component" (.component | default "network")) | nindent 4 }}
{{- end -}}
