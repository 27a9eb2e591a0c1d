{{- define "rostra.deployment" }}
{{- $selector := include "rostra.selector" (dict "root" .root "component" .name) }}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "rostra.name" .root }}-{{ .name }}
  labels: {{- include "rostra.labels" (dict "root" .root "component" .name) | nindent 4 }}
spec:
  {{- if not .component.hpa.enabled }}
  replicas: {{ .component.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  minReadySeconds: {{ .component.minReadySeconds }}
  # A rollout starts one new pod and stops an old one only when the new one is ready, so that the capacity never falls.
  strategy: { type: RollingUpdate, rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
  selector:
    matchLabels: {{- $selector | nindent 6 }}
  template:
    metadata:
      labels:
        {{- $selector | nindent 8 }}
        app.kubernetes.io/part-of: rostra
        {{- with .component.podLabels }}{{ toYaml . | nindent 8 }}{{ end }}
      {{- with include "rostra.podAnnotations" . | trim }}
      annotations: {{- . | nindent 8 }}
      {{- end }}
    spec:
      {{- include "rostra.podFrame" . | nindent 6 }}
      terminationGracePeriodSeconds: {{ .component.stopping.totalSeconds }}
      {{- if .component.topologySpread }}
      topologySpreadConstraints:
        {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: { matchLabels: {{ $selector | fromYaml | toJson }} }
          matchLabelKeys: [pod-template-hash]
        {{- end }}
      {{- end }}
      {{- with include "rostra.bundledStores" . | trim }}
      initContainers:
        {{- include "rostra.waitForStores" (merge (dict "addresses" .) $) | nindent 8 }}
      {{- end }}
      containers:
        - {{- include "rostra.container" . | nindent 10 }}
{{- end }}

{{- define "rostra.podAnnotations" -}}
{{- if .root.Values.monitoring.annotations }}
prometheus.io/scrape: "true"
prometheus.io/port: {{ .component.opsPort | quote }}
prometheus.io/path: /metrics
{{- end }}
{{- if and .root.Values.secrets.generate (hasKey .component.secretEnv "SERVICE_SECRET_HASHES") }}
# Restarts the pods when the list of callers changes: it changes the generated hashes, which are read only at start.
checksum/callers: {{ include "rostra.callers" .root | sha256sum }}
{{- end }}
{{- with .component.podAnnotations }}
{{ toYaml . }}
{{- end }}
{{- end -}}
