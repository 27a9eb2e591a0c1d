{{- define "rostra.autoscaler" }}
{{- with .component.hpa }}
{{- if .enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "rostra.name" $.root }}-{{ $.name }}
  labels: {{- include "rostra.labels" (dict "root" $.root "component" $.name) | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "rostra.name" $.root }}-{{ $.name }} }
  minReplicas: {{ .min }}
  maxReplicas: {{ .max }}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: Utilization, averageUtilization: {{ .cpu }} } }
    {{- if and $.root.Values.autoscaling.customMetrics.enabled .metric }}
    - type: Pods
      pods: { metric: { name: {{ .metric }} }, target: { type: AverageValue, averageValue: {{ .perReplica | quote }} } }
    {{- end }}
  behavior:
    # Adds pods without delay. Removes one pod a minute, after 5 minutes of low load, because a stopping pod waits for its streams to end.
    scaleUp:
      stabilizationWindowSeconds: 0
      policies:
        - { type: Percent, value: 100, periodSeconds: 30 }
        - { type: Pods, value: 2, periodSeconds: 30 }
    scaleDown:
      stabilizationWindowSeconds: 300
      policies:
        - { type: Pods, value: 1, periodSeconds: 60 }
{{- end }}
{{- end }}
{{- end }}

{{- define "rostra.disruptionBudget" }}
{{- if .component.pdb.enabled }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "rostra.name" .root }}-{{ .name }}
  labels: {{- include "rostra.labels" (dict "root" .root "component" .name) | nindent 4 }}
spec:
  maxUnavailable: {{ .component.pdb.maxUnavailable }}
  # A pod that is not ready may always be evicted, so that it does not block the drain of a node.
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{- include "rostra.selector" (dict "root" .root "component" .name) | nindent 6 }}
{{- end }}
{{- end }}
