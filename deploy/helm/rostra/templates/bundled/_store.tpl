{{/* Service and StatefulSet of a bundled store, with the given container. {root, name, port, container: text, volumes: text, data: size wanted?} */}}
{{- define "rostra.store" }}
{{- $base := include "rostra.name" .root }}
{{- $selector := include "rostra.selector" (dict "root" .root "component" .name "kind" "rostra-store") }}
{{- $store := get .root.Values.bundled .name }}
{{- $keeps := and .data .root.Values.bundled.persistence.enabled }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ $base }}-{{ .name }}
  labels: {{- include "rostra.labels" (dict "root" .root "component" .name "kind" "rostra-store") | nindent 4 }}
spec:
  clusterIP: None
  # DNS has the pod's name before the pod is ready, so that clients find it at once after a restart.
  publishNotReadyAddresses: true
  selector: {{- $selector | nindent 4 }}
  ports:
    - { name: {{ .name }}, port: {{ .port }}, targetPort: {{ .name }} }
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: {{ $base }}-{{ .name }}
  labels: {{- include "rostra.labels" (dict "root" .root "component" .name "kind" "rostra-store") | nindent 4 }}
spec:
  replicas: 1
  serviceName: {{ $base }}-{{ .name }}
  selector:
    matchLabels: {{- $selector | nindent 6 }}
  template:
    metadata:
      labels:
        {{- $selector | nindent 8 }}
        app.kubernetes.io/part-of: rostra
      {{- with .checksum }}
      annotations: { checksum/config: {{ . }} }
      {{- end }}
    spec:
      serviceAccountName: {{ $base }}-stores
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: 30
      {{- if eq .name "mongo" }}
      # Resolves the pod's own name to itself. A member of a replica set must reach itself by its name when it starts, and DNS then has no
      # address for the name, or still that of the former pod.
      hostAliases: [{ ip: 127.0.0.1, hostnames: [{{ $base }}-mongo-0.{{ $base }}-mongo] }]
      {{- end }}
      {{- with .root.Values.imagePullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: {{ $store.uid }}
        runAsGroup: {{ $store.uid }}
        fsGroup: {{ $store.uid }}
        fsGroupChangePolicy: OnRootMismatch
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: {{ .name }}
          image: {{ include "rostra.image" (dict "image" $store.image "usual" .name "tag" "latest") }}
          imagePullPolicy: {{ $store.image.pullPolicy }}
          {{- .container | trim | nindent 10 }}
          resources: {{- toYaml $store.resources | nindent 12 }}
          securityContext: {{- toYaml .root.Values.default.securityContext | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- with .data }}
            - { name: data, mountPath: {{ . }} }
            {{- end }}
            {{- with .mounts }}{{ . | trim | nindent 12 }}{{ end }}
      volumes:
        - { name: tmp, emptyDir: { sizeLimit: 64Mi } }
        {{- if and .data (not $keeps) }}
        - { name: data, emptyDir: {} }
        {{- end }}
        {{- with .volumes }}{{ . | trim | nindent 8 }}{{ end }}
  {{- if $keeps }}
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        {{- with .root.Values.bundled.persistence.storageClass }}
        storageClassName: {{ . }}
        {{- end }}
        resources: { requests: { storage: {{ .root.Values.bundled.persistence.size }} } }
  {{- end }}
{{- include "rostra.storePolicy" . }}
{{- end }}

{{- define "rostra.storePolicy" }}
{{- if .root.Values.networkPolicy.enabled }}
{{- include "rostra.policyHead" (dict "root" .root "name" .name "component" .name) }}
spec:
  podSelector:
    matchLabels: {{- include "rostra.selector" (dict "root" .root "component" .name "kind" "rostra-store") | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    {{- range $name, $component := include "rostra.components" .root | fromJson }}
    {{- $elsewhere := dig "storeOverrides" $.name "url" "" $component }}
    {{- if or (and (has $.name $component.stores) (not $elsewhere)) (and (eq $.name "mail") (has "smtp" $component.outside)) }}
    # from {{ $name }}
    - from: {{- include "rostra.peer" (dict "root" $.root "component" $name) | nindent 8 }}
      ports: [{ protocol: TCP, port: {{ $.port }} }]
    {{- end }}
    {{- end }}
    {{- if and (eq .name "mongo") .root.Values.prepare.enabled }}
    # from the jobs that prepare it
    - from:
        - podSelector:
            matchLabels: { app.kubernetes.io/name: rostra-prepare, app.kubernetes.io/instance: {{ .root.Release.Name }} }
      ports: [{ protocol: TCP, port: {{ .port }} }]
    {{- end }}
{{- end }}
{{- end }}
